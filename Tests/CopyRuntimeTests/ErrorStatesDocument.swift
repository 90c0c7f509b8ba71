import CopyRuntime
import Foundation
import LumenErrors
import Testing

/// The app that `docs/error-states.md` shows pieces of. Every block of plain Swift there stands here line by line, so
/// that it compiles; the tests below run them.
@MainActor final class DocumentedApp {
  final class Transfer {
    var progress = 0.25
    var failure: (any Error)?

    nonisolated(nonsending) func send(_ file: String) async throws {
      progress = 0.75
      await Task.yield()
      if let failure { throw failure }
    }
  }

  struct Library: Sendable {
    func photos() async throws -> [String] { ["a.heic"] }
  }

  let transfer = Transfer()
  let library = Library()
  var did: [String] = []
  var status = ""
  var progressText = ""
  var emptyTitle = ""
  var pasteboard = ""
  var deleteLabel = ""

  func announce(_ text: String) { did.append("announced: \(text)") }
  func log(_ line: String) { did.append("log: \(line)") }
  func suggestAnother(than name: String) { did.append("another than \(name)") }
  func uploadAgain() { did.append("again") }
  func openSettings() { did.append("settings") }
  func showSignIn() { did.append("sign-in") }
  func load() async { did.append("load") }
  func send() async -> Bool { true }

  // MARK: Throwing

  func rename(to name: String, among names: Set<String>) throws(SyncError) {
    if names.contains(name) { throw .nameTaken(fileName: name) }
  }

  func upload(_ file: String) async throws {
    try await SyncError.uploadInterrupted(fileName: file, progress: transfer.progress) {
      try await transfer.send(file)
    }
  }

  func uploadIfWanted(_ file: String) async throws(SyncError) -> Bool {
    try await SyncError.uploadInterrupted(fileName: file, progress: transfer.progress, ifCancelled: false) {
      try await transfer.send(file)
      return true
    }
  }

  func renameOrSuggest(among names: Set<String>) throws(SyncError) {
    do throws(SyncError) {
      try rename(to: "Notes.txt", among: names)
    } catch {
      switch error {
      case .nameTaken(let fileName): suggestAnother(than: fileName)
      default: throw error
      }
    }
  }

  struct UploadRefused: HTTPFailure {
    let httpStatus: Int
    var retryAfter: Double?  // in seconds: `args.wait` with `from = "retry-after"`
    var failingURL: URL?  // `from = "host"` and `from = "url"`
  }

  func answered(_ status: Int, retryAfter: String?, at url: URL) throws {
    if status >= 400 { throw HTTPError(status, retryAfter: retryAfter, url: url) }
  }

  func quantities(of data: Data) -> [String] {
    let size = ByteCount(data.count), limit: ByteCount = 8_400_000
    let price = MoneyAmount(1.5, "EUR")
    let exact = MoneyAmount(Decimal(string: "0.10", locale: nil) ?? 0, "EUR")
    return ["\(size)", "\(limit)", "\(price)", "\(exact)"]
  }

  // MARK: Presentations

  func showAlerts() async -> [AlertQueue.Alert] {
    let alerts = AlertQueue(CatalogErrors(SyncError.self)) { SyncError.unexpected(underlying: $0) }
    do { try await upload("Holiday.mov") } catch { alerts.show(error, cause: "connection") }
    let shown = alerts.waiting + [alerts.current].compactMap(\.self)
    alerts.causeIsGone("connection")  // the connection is back: nobody has to dismiss this any more
    return alerts.current == nil ? shown : []
  }

  func perform(_ action: SyncError.Action) {
    switch action {
    case .tryAgain: uploadAgain()
    case .openSettings: openSettings()
    case .signIn: showSignIn()
    default: break  // cancel: the alert closes, and nothing else happens
    }
  }

  func recover(from error: SyncError) -> RecoverableCatalogError<SyncError> {
    let recoverable = error.recoverable { [self] action in
      switch action {
      case .tryAgain: return await send()  // true: the caller does again what failed
      default: return false
      }
    }
    return recoverable
  }

  func showBanner(of error: SyncError) {
    let banner = error.copy(context: .passing)
    status = banner.message
    announce(banner.announcement)
  }

  func checkForm(name: String, names: Set<String>) -> [String] {
    enum Field { case name, folder }
    var errors = FieldErrors<Field>(order: [.name, .folder])
    var focus: Field?

    errors.check(.name) { () throws(SyncError) in try rename(to: name, among: names) }
    focus = errors.firstField
    if let text = errors.takeAnnouncement() { announce(text) }
    let spoken = errors.accessibilityValue(of: .name, value: name)

    errors.recheck(.name) { () throws(SyncError) in try rename(to: name, among: names) }
    return [spoken, "\(focus as Any)"]
  }

  func loadPhotos() async -> Loadable<[String], any Error> {
    let library = library
    let loading = Retry { try await library.photos() }
    var photos = Loadable<[String], any Error>.notStarted
    photos.start()
    photos.finish(with: await loading.result())
    return photos
  }

  func tryAgain(after error: SyncError) async throws {
    guard error.isRepeatable else { return }
    if let wait = error.retryAfter() { try await Task.sleep(for: wait) }
    await load()
  }

  func ask() {
    let question = SyncCopy.deleteFiles(count: 3, days: 30)
    let copy = question.copy()
    for button in question.buttons(of: copy) where button.action == .delete { deleteLabel = button.label }
  }

  func showOtherStates() {
    progressText = SyncCopy.uploading(count: 12, progress: 0.4).copy().message
    emptyTitle = SyncCopy.noFiles.copy().title ?? ""
    announce(SyncCopy.upToDate.copy().announcement)
  }

  func copyDetails(of error: any Error) {
    let report = DiagnosticReport(error)
    pasteboard = report.text
    for field in DiagnosticReport.logFields(of: error) { log("\(field.key)=\(field.value)") }
  }

  func logBridged(_ error: SyncError) {
    let bridged: any Error = error as NSError
    log(DiagnosticReport.logFields(of: bridged).map { "\($0.key)=\($0.value)" }.joined(separator: " "))
  }

  // MARK: Language and accessibility

  func languages(of error: SyncError, in tag: String) -> [String] {
    let german = error.copy(locale: "de").message
    let chosen = error.copy(locale: CopyLocale(tag)).message  // a String that is no literal
    let french = CopyPreferences.$task.withValue(CopyPreferences(languages: ["fr"])) { error.copy().message }
    return [german, chosen, french]
  }

  func useJapanese() {
    CopyPreferences.process = CopyPreferences(languages: ["ja"], timeZone: TimeZone(identifier: "Asia/Tokyo"))
  }

  func announcement(of error: SyncError, before: SyncError?) -> String? {
    error.id == before?.id ? nil : error.copy().announcement
  }
}

@MainActor @Suite struct ErrorStatesDocumentTests {
  private let app = DocumentedApp()
  private let english = CopyPreferences(languages: ["en"], timeZone: TimeZone(identifier: "UTC"))

  /// Lines of the document's plain Swift, block by block.
  nonisolated private static func blocks() throws -> [[String]] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let document = try String(contentsOf: root.appending(path: "docs/error-states.md"), encoding: .utf8)
    var blocks: [[String]] = []
    var block: [String]?
    for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```swift" {
        block = []
      } else if line == "```" {
        if let lines = block { blocks.append(lines) }
        block = nil
      } else {
        block?.append(line.trimmingCharacters(in: .whitespaces))
      }
    }
    return blocks
  }

  nonisolated private static let frameworks = ["// SwiftUI", "// AppKit", "// UIKit", "// StoreKit", "// XCTest"]

  @Test func everyBlockOfPlainSwiftIsCompiledHere() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let blocks = try Self.blocks()
    let plain = blocks.filter { block in !Self.frameworks.contains { block.first?.hasPrefix($0) ?? false } }
    #expect(plain.count > 15 && blocks.count - plain.count > 6)
    for block in plain {
      // A block may leave out lines of the app around it where it has an empty line.
      for part in block.split(separator: "") {
        let isThere = lines.indices.contains { lines[$0...].starts(with: part) }
        #expect(isThere, "not compiled:\n\(part.joined(separator: "\n"))")
      }
    }
    for block in blocks where !plain.contains(block) {
      #expect(block.first?.hasSuffix("not compiled here") == true, "\(block.first ?? "")")
    }
  }

  @Test func aTestExpectsAnEntry() {
    func rename(to name: String, among names: Set<String>) throws(SyncError) {
      if names.contains(name) { throw .nameTaken(fileName: name) }
    }
    let error = #expect(throws: SyncError.self) { try rename(to: "Notes.txt", among: ["Notes.txt"]) }
    #expect(error?.id == .nameTaken)
  }

  @Test func whatIsThrownReachesItsPresentation() async throws {
    try app.renameOrSuggest(among: ["Notes.txt"])
    #expect(app.did == ["another than Notes.txt"])
    app.transfer.failure = POSIXError(.EPIPE)
    let alerts = await app.showAlerts()
    guard case .uploadInterrupted("Holiday.mov", 0.75, _)? = alerts.first?.error as? SyncError else {
      Issue.record("\(alerts)")
      return
    }
    app.transfer.failure = CancellationError()
    #expect(await app.showAlerts().isEmpty)
    #expect(try await app.uploadIfWanted("a.mov") == false)
    app.transfer.failure = nil
    #expect(try await app.uploadIfWanted("a.mov"))
  }

  @Test func answersAndQuantities() throws {
    let url = try #require(URL(string: "https://example.com/albums"))
    try app.answered(204, retryAfter: nil, at: url)
    let busy = #expect(throws: HTTPError.self) { try app.answered(429, retryAfter: "120", at: url) }
    #expect(busy?.retryAfter == 120)
    let refused = DocumentedApp.UploadRefused(httpStatus: 507)
    #expect(DiagnosticReport.logFields(of: refused).first { $0.key == "code" }?.value == "507")
    #expect(app.quantities(of: Data([1, 2])) == ["2 bytes", "8400000 bytes", "1.5 EUR", "0.1 EUR"])
  }

  @Test func buttonsActionsAndRecovery() async {
    let error = SyncError.uploadInterrupted(fileName: "a.mov", progress: 0.5, underlying: POSIXError(.EPIPE))
    for button in error.copy().actions { SyncError.Action(button).map(app.perform) }
    #expect(app.did == ["again"])
    #expect(SyncError.Action(CopyAction(key: "of-another-domain", label: "")) == nil)
    let recoverable = app.recover(from: error)
    let answer = await withCheckedContinuation { continuation in
      recoverable.attemptRecovery(optionIndex: 0) { continuation.resume(returning: $0) }
    }
    #expect(answer)
  }

  @Test func otherPresentations() async throws {
    try await CopyPreferences.$task.withValue(english) {
      app.showBanner(of: .storageFull(limit: 5))
      #expect(app.status == "Your Lumen storage is full.")
      #expect(
        app.checkForm(name: "Notes.txt", names: ["Notes.txt"]).first
          == "This folder already has a file called “Notes.txt”. Enter another name. Notes.txt")
      guard case .loaded(["a.heic"]) = await app.loadPhotos() else {
        Issue.record("nothing was loaded")
        return
      }
      try await app.tryAgain(after: .offline)
      try await app.tryAgain(after: .storageFull(limit: 5))
      #expect(app.did.count { $0 == "load" } == 1)
      app.ask()
      #expect(app.deleteLabel == "Delete 3 Files")
      app.showOtherStates()
      #expect(app.progressText == "Uploading 12 files…")
      #expect(app.emptyTitle == "No files yet")
      #expect(app.did.last == "announced: All files are up to date.")
    }
  }

  @Test func detailsLanguagesAndAnnouncements() {
    CopyPreferences.$task.withValue(english) {
      app.copyDetails(of: SyncError.nameTaken(fileName: "Diary.txt"))
      #expect(app.pasteboard.contains("support-code: SYN-14") && !app.pasteboard.contains("Diary"))
      #expect(app.did.contains("log: name=name-taken"))
      #expect(app.announcement(of: .offline, before: .offline) == nil)
      #expect(app.announcement(of: .offline, before: nil)?.hasPrefix("You’re offline") == true)
    }
    let texts = app.languages(of: .offline, in: "ja")
    #expect(Set(texts).count == 3 && texts.allSatisfy { !$0.isEmpty })
  }
}
