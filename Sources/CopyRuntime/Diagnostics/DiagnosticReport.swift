import Foundation

/// What a “Copy details” button copies: everything that support and developers need to find an error again,
/// and nothing private.
///
/// ```
/// title: Couldn’t upload “‹fileName›”
/// message: The album is full for your plan.
/// recovery: Remove 3 photos, then upload it again.
/// language: en
/// formats: en-GB
/// support-code: ALB-2
/// error: com.example.album 2 upload-too-large (count: 3, reason: quota)
/// cause.1: NSCocoaErrorDomain 640
/// cause.1.1: NSPOSIXErrorDomain 28 ENOSPC
/// app: Lumen 3.2 (418)
/// system: macOS 15.1.0, arm64
/// time: 2026-09-01T14:05:00Z
/// ```
/// An `HTTPFailure` has the domain `http`, its status as code, and its type as name: `http 429 ShelfBusy`. One
/// with a domain of its own keeps that, with `(http-status: 429)`.
///
/// Private arguments are shown as `‹name›`, here and in the texts of the errors underneath, and what
/// `Redaction` knows is taken out of every text that no catalog holds. Show the report behind a control,
/// never in the message.
public struct DiagnosticReport: Sendable, Hashable {
  /// The facts, in the order above. Keys that have nothing to tell are left out, `formats` where they are those
  /// of the language; where the copy was not shown in the catalog's source language, `source-title`,
  /// `source-message` and `source-recovery` follow.
  public let fields: [DiagnosticField]

  /// - Parameters:
  ///   - error: any error. One that is no catalog error has a chain and no copy.
  ///   - context: where the copy was shown. `nil`: the entry's default.
  ///   - preferences: for whom it was shown.
  ///   - facts: the app and the system.
  ///   - time: when it was met.
  public init(
    _ error: any Error, context: CopyContext? = nil, preferences: CopyPreferences = .current,
    facts: DiagnosticFacts = .current, time: Date = Date()
  ) {
    let chain = ErrorChain(error)
    let redaction = Redaction(hiding: chain.privateTexts)
    var fields: [DiagnosticField] = []
    if let own = ErrorChain.catalogError(error) {
      let copy = PrivateCopy(own, redaction: redaction)
      let shown = copy.text(context: context, preferences: preferences)
      let source = copy.sourceText(context: context, preferences: preferences)
      fields += DiagnosticReport.texts(of: shown, prefix: "")
      fields.append(DiagnosticField("language", shown.locale.identifier))
      if shown.formats != shown.locale { fields.append(DiagnosticField("formats", shown.formats.identifier)) }
      if source.locale != shown.locale { fields += DiagnosticReport.texts(of: source, prefix: "source-") }
      if let code = own.supportCode { fields.append(DiagnosticField("support-code", code)) }
    }
    let writer = ChainWriter(redaction: redaction, preferences: preferences)
    fields += writer.lines(of: chain)
    if let app = facts.appLine { fields.append(DiagnosticField("app", OneLine.text(of: app))) }
    if let system = facts.systemLine { fields.append(DiagnosticField("system", OneLine.text(of: system))) }
    fields.append(DiagnosticField("time", Timestamp.text(of: time)))
    self.fields = fields
  }

  /// The report as text: one line a field, `key: value`. Lines after the first of a value begin with two
  /// spaces.
  public var text: String {
    let lines = fields.map { field in
      let value = field.value.split(separator: "\n", omittingEmptySubsequences: false)
      return "\(field.key): \(value.joined(separator: "\n  "))"
    }
    return lines.joined(separator: "\n")
  }

  /// What a log holds of an error: domain, code, entry, public arguments, and the chain with what was written
  /// for developers. No copy. The keys are `domain`, `code`, `name`, `support-code`, `argument.<name>`,
  /// `text`, and for the errors underneath `cause.1`, `cause.1.1` and so on.
  ///
  /// ```swift
  /// for field in DiagnosticReport.logFields(of: error) { logger[metadataKey: field.key] = "\(field.value)" }
  /// ```
  public static func logFields(of error: any Error) -> [DiagnosticField] {
    let chain = ErrorChain(error)
    let writer = ChainWriter(redaction: Redaction(hiding: chain.privateTexts))
    guard let first = chain.levels.first else { return [] }
    var fields = [
      DiagnosticField("domain", writer.identifier(first.domain)), DiagnosticField("code", String(first.code)),
    ]
    if let name = first.name { fields.append(DiagnosticField("name", writer.identifier(name))) }
    if let code = ErrorChain.catalogError(error)?.supportCode {
      fields.append(DiagnosticField("support-code", code))
    }
    fields += writer.arguments(of: first).map { DiagnosticField("argument.\($0.key)", $0.value) }
    if let text = first.developerText { fields.append(DiagnosticField("text", writer.cleaned(text))) }
    return fields + writer.lines(of: chain).dropFirst()
  }

  private static func texts(of copy: ErrorCopy, prefix: String) -> [DiagnosticField] {
    let texts = [("title", copy.title), ("message", copy.message), ("recovery", copy.recovery)]
    return texts.compactMap { key, text in
      text.flatMap { $0.isEmpty ? nil : DiagnosticField(prefix + key, $0) }
    }
  }
}
