import CopyRuntime
import Foundation

/// Walks through every place where a person meets copy, one after the other, in the language of `--locale`. Each
/// is what an app does there, with a terminal in place of its views.
@MainActor struct Tour {
  /// What this module’s catalog shows any error as.
  private let errors = CatalogErrors(SyncError.self)
  private let folder = "Photos"
  private let target = "Copy"

  func walk() async {
    progressAndSuccess()
    await content()
    form()
    decision()
    alertOfSystemError()
    queueOfAlerts()
    banner()
    fullScreen()
  }

  /// What runs names itself; what is done says so where it happened, and never in an alert.
  private func progressAndSuccess() {
    show(SyncCopy.copying(count: 12))
    show(SyncCopy.allCopied(target: target))
  }

  /// Content that did not load says so in its place and offers to load again. Empty is no failure.
  private func content() async {
    let drive = Drive()
    let folder = folder
    let loading = Retry { () async throws(SyncError) -> [String] in
      guard await drive.answers() else { throw .folderSilent(folder: folder) }
      return []
    }
    var files = Loadable<[String], SyncError>.notStarted
    repeat {
      files.start()
      files.finish(with: await loading.result())
      if let failure = files.failure { show(failure, in: files.failureContext) }
    } while files.failure != nil && loading.attempts < 5
    if case .empty = files { show(SyncCopy.noFiles(folder: folder)) }
  }

  /// A drive that is asleep when it is asked first.
  private actor Drive {
    private var isAwake = false

    func answers() -> Bool {
      defer { isAwake = true }
      return isAwake
    }
  }

  private enum Field { case name, limit }

  /// After a submit that failed the first error has the focus, the fields keep their values, and each error goes with
  /// the first valid value.
  private func form() {
    var form = FieldErrors<Field>(order: [.name, .limit])
    form.check(.name) { () throws(SyncError) in try checkName("") }
    form.check(.limit) { () throws(SyncError) in try checkLimit(0) }
    let summary = form.summary { SyncError.fieldsSummary(count: $0) }
    if let summary { show(summary, "summary") }
    say("announced", form.takeAnnouncement(summary: summary))
    say("focus", form.firstField.map { "\($0)" })
    for (field, value) in [(Field.name, ""), (.limit, "0")] {
      if let copy = form.copy(of: field) { show(copy, "at the field \(field)") }
      say("read aloud", form.accessibilityValue(of: field, value: value))
    }
    form.recheck(.name) { () throws(SyncError) in try checkName(String(repeating: "a", count: 52)) }
    if let copy = form.copy(of: .name) { show(copy, "at the field name, as it is edited") }
    form.recheck(.name) { () throws(SyncError) in try checkName("Copy") }
    say("focus", form.firstField.map { "\($0)" })
  }

  private func checkName(_ name: String) throws(SyncError) {
    let limit = 40
    if name.isEmpty { throw .nameMissing }
    if name.count > limit { throw .nameTooLong(excess: name.count - limit, limit: limit) }
  }

  private func checkLimit(_ megabytes: Int) throws(SyncError) {
    if megabytes < 1 { throw .limitTooLow(least: 1) }
  }

  /// A step that destroys something asks, and says on its button what it does.
  private func decision() {
    show(SyncCopy.deleteExtra(count: 3, target: target, folder: folder))
  }

  /// An error of the system becomes copy of the catalog. The details that a person can copy keep what it was.
  private func alertOfSystemError() {
    do {
      _ = try Data(contentsOf: URL(fileURLWithPath: "/nowhere/Concert.mov"))
    } catch {
      guard case .shown(let resolved) = errors.resolve(error) else { return }
      show(resolved.copy(), "alert")
      show(SyncCopy.errorDetails)
      let facts = DiagnosticFacts(app: "FileSync", version: "1.0", build: "1")
      let report = DiagnosticReport(resolved, facts: facts, time: Date(timeIntervalSince1970: 1_788_271_500))
      say("details", report.text)
      show(SyncCopy.detailsCopied)
    }
  }

  /// Alerts come one at a time: the same error is one alert, a cancellation is none, and an alert goes with its cause.
  private func queueOfAlerts() {
    let queue = AlertQueue(errors) { SyncError.unexpected(underlying: $0) }
    let missing = NSError(domain: NSCocoaErrorDomain, code: CocoaError.Code.fileReadNoSuchFile.rawValue)
    for _ in 1...3 { queue.show(missing, cause: "drive") }
    queue.show(CancellationError())
    queue.show(SyncError.targetInside(folder: folder, target: target))
    while let alert = queue.current {
      show(alert.copy(), "alert, \(alert.count) of the same, \(queue.waiting.count) behind it")
      if alert.causes.isEmpty { queue.dismiss(alert.id) } else { queue.causeIsGone("drive") }
    }
  }

  /// What can be ignored goes by itself.
  private func banner() { show(SyncError.filesSkipped(count: 2, target: target)) }

  /// What is gone for good takes the whole screen, with a way on.
  private func fullScreen() {
    show(SyncError.versionTooOld(folder: target, needed: "2.0", installed: "1.0"))
  }

  // MARK: The terminal

  private func show(_ value: some CatalogCopy, in context: CopyContext? = nil) {
    let copy = value.copy(context: context)
    show(copy, "\(copy.presentation)")
  }

  private func show(_ copy: ErrorCopy, _ place: String) { print("— \(place)\n\(Terminal.text(of: copy))\n") }

  private func say(_ what: String, _ text: String?) { print("— \(what)\n\(text ?? "nothing")\n") }
}
