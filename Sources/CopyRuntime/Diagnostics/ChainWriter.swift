/// Writes the errors of a chain, one line each.
struct ChainWriter {
  let redaction: Redaction
  /// For whom to tell what errors underneath say to the person, where they say nothing to developers. `nil`:
  /// for nobody.
  var preferences: CopyPreferences?

  /// Key `error` for the outermost error, `cause.1`, `cause.1.1` … for those underneath.
  func lines(of chain: ErrorChain) -> [DiagnosticField] {
    var lines = chain.levels.map { level in
      let key = level.path.isEmpty ? "error" : "cause." + level.path.map(String.init).joined(separator: ".")
      return DiagnosticField(key, line(of: level))
    }
    if let cut = chain.cut { lines.append(DiagnosticField("left-out", cut.rawValue)) }
    return lines
  }

  /// `domain code name (argument: value): text`.
  private func line(of level: ErrorChain.Level) -> String {
    var line = "\(identifier(level.domain)) \(level.code)"
    if let name = level.name { line += " \(identifier(name))" }
    if !level.arguments.isEmpty {
      line += " (\(arguments(of: level).map { "\($0.key): \($0.value)" }.joined(separator: ", ")))"
    }
    if let text = level.developerText {
      line += ": \(cleaned(text))"
    } else if let text = shownText(of: level) {
      line += ": \(text)"
    }
    return line
  }

  /// What the person is told: of a catalog error in the source language, and not of the outermost one, whose
  /// copy the report begins with.
  private func shownText(of level: ErrorChain.Level) -> String? {
    guard let preferences else { return nil }
    if let own = level.catalogError {
      guard !level.path.isEmpty else { return nil }
      let copy = PrivateCopy(own, redaction: redaction)
      return OneLine.text(of: copy.sourceText(context: nil, preferences: preferences).headline)
    }
    return level.shownText.map { cleaned(QuotedNames.hidden(in: $0)) }
  }

  /// The public arguments of a catalog error.
  func arguments(of level: ErrorChain.Level) -> [DiagnosticField] {
    level.arguments.map { DiagnosticField($0.name, $0.isText ? cleaned($0.value) : $0.value) }
  }

  /// A name that a developer gave. A word of it may be the name of a person's file too, and stays.
  func identifier(_ name: String) -> String { ChainWriter(redaction: Redaction()).cleaned(name) }

  /// A text of others on one line, without what may not leave the device.
  func cleaned(_ text: String) -> String {
    // Cut twice: what the first cut leaves of a secret is not told.
    let start = OneLine.shortened(text, to: 4 * OneLine.longest)
    return OneLine.text(of: OneLine.shortened(redaction.applied(to: start), to: OneLine.longest))
  }
}
