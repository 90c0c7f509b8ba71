import Foundation
import Testing

@testable import CopyRuntime

private let errors = CatalogErrors(AlbumError.self, FilesError.self)
private let english = CopyPreferences(languages: ["en"], isolatesArguments: false)

private func system(_ domain: String, _ code: Int, _ info: [String: Any] = [:]) -> NSError {
  NSError(domain: domain, code: code, userInfo: info)
}

private func under(_ error: any Error) -> [String: Any] { [NSUnderlyingErrorKey: error as NSError] }

private func shown(_ error: any Error) -> String? { errors.resolve(error).resolved?.error.entryID }

private func isQuiet(_ error: any Error) -> Bool {
  if case .quiet = errors.resolve(error) { true } else { false }
}

/// An error that may be underneath itself.
private final class Ring: Error {
  nonisolated(unsafe) var next: (any Error)?
}

@Suite struct CatalogErrorsTests {
  @Test func aSystemErrorIsShownWithTheCopyThatMapsIt() throws {
    let thrown = system(NSCocoaErrorDomain, 640, ["NSFilePath": "/home/ada/Report.pdf"])
    let resolved = try #require(errors.resolve(thrown).resolved)
    let copy = resolved.copy(preferences: english)
    #expect(copy.title == "Not enough space")
    #expect(copy.message == "“Report.pdf” wasn’t saved because this disk is full.")
    #expect(resolved.presentation == .alert)
    #expect(resolved.copy(context: .passing, preferences: english).message == "“Report.pdf” waits for space.")
    // The original is underneath, whole.
    #expect((resolved.error as? FilesError)?.underlyingError as? NSError === thrown)
    #expect(resolved.original as NSError === thrown)
  }

  @Test func whatTheErrorLacksIsSaidWithoutIt() throws {
    let resolved = try #require(errors.resolve(POSIXError(.ENOSPC)).resolved)
    #expect(resolved.copy(preferences: english).message == "The file wasn’t saved because this disk is full.")
    // The wording for the banner shows the name, so the one that does not is taken.
    #expect(
      resolved.copy(context: .passing, preferences: english).message
        == "The file wasn’t saved because this disk is full.")
    #expect(errors.resolve(POSIXError(.EDQUOT)).resolved?.error.entryID == "disk-full")
    let thrownByTheApp = FilesError.diskFull(fileName: nil, underlying: CancellationError())
    #expect(
      thrownByTheApp.copy(preferences: english).message == "The file wasn’t saved because this disk is full.")
    #expect("\(thrownByTheApp)".contains("disk-full"))
  }

  @Test func foundationsOwnErrorsAreRecognised() throws {
    // Linux has what wrote the file around the POSIX error that says why.
    let missing = URL(filePath: "/no/such/folder/file.txt")
    let thrown = #expect(throws: (any Error).self) { try Data("x".utf8).write(to: missing) }
    #expect(shown(try #require(thrown)) == "unexpected")
    let wrapper = system(
      NSCocoaErrorDomain, 512, under(POSIXError(.ENOSPC)).merging(["NSFilePath": "/tmp/a/Holiday.mov"]) { $1 }
    )
    let resolved = try #require(errors.resolve(wrapper).resolved)
    #expect(
      resolved.copy(preferences: english).message == "“Holiday.mov” wasn’t saved because this disk is full.")
  }

  /// `as? CocoaError` succeeds on Linux for an error of any domain; only domain and code may decide.
  @Test func aCodeOfAnotherDomainIsAnotherError() {
    #expect(shown(system("com.example.other", 640)) == "unexpected")
    #expect(shown(system("com.example.other", 3072)) == "unexpected")
    #expect(shown(system("com.example.sync", -7)) == "offline")
    #expect(shown(system("com.example.sync", 7)) == "unexpected")
    #expect(!isQuiet(system("com.example.other", -999)))
  }

  @Test func theOutermostErrorThatIsKnownDecides() {
    let full = system(NSCocoaErrorDomain, 640)
    #expect(shown(system("com.example.sync", -7, under(full))) == "offline")
    #expect(shown(system("com.example.unknown", 1, under(full))) == "disk-full")
    struct UploadFailure: Error { let cause: any Error }
    #expect(shown(UploadFailure(cause: UploadFailure(cause: full))) == "disk-full")
    // An error of any catalog is known, whether or not its module is among these.
    #expect(shown(AlbumError.offline) == "offline")
    #expect(errors.resolve(AlbumError.offline as NSError).resolved?.error is AlbumError)
    let wrapping = FilesError.diskFull(fileName: "a", underlying: URLError(.cancelled))
    #expect(shown(wrapping) == "disk-full")
    #expect(shown(system("com.example.unknown", 1, under(wrapping))) == "disk-full")
  }

  @Test func whatSaysNothingIsLookedThroughAndOtherwiseShownItself() {
    let partial = "CKErrorDomain"
    #expect(shown(system(partial, 2)) == "partial")
    let items: [AnyHashable: any Error] = ["a": system(partial, 22), "b": system(partial, 3)]
    #expect(shown(system(partial, 2, ["CKPartialErrors": items])) == "offline")
    #expect(shown(system(partial, 2, under(system("com.example.unknown", 1)))) == "partial")
  }

  @Test func cancellationsAndWhatIsQuietAreShownToNobody() {
    #expect(isQuiet(CancellationError()))
    #expect(isQuiet(URLError(.cancelled)))
    #expect(isQuiet(URLError(.callIsActive)))
    #expect(isQuiet(CocoaError(.userCancelled)))
    #expect(isQuiet(POSIXError(.ECANCELED)))
    #expect(isQuiet(system("SKErrorDomain", 2)))
    #expect(isQuiet(system("com.example.unknown", 1, under(URLError(.cancelled)))))
    #expect(errors.catalogError(for: CancellationError()) { FilesError.unexpected(underlying: $0) } == nil)
  }

  /// What runs operations looks for cancellations as `resolve` does: through what says nothing itself.
  @Test func aCancellationIsSeenThroughWhatSaysNothing() {
    let cancelled = system(NSCocoaErrorDomain, 256, under(CancellationError()))
    #expect(isQuiet(cancelled))
    #expect(Cancellation.isCancellation(cancelled))
    #expect(Cancellation.isCancellation(system(NSCocoaErrorDomain, 512, under(cancelled))))
    #expect(!Cancellation.isCancellation(system(NSCocoaErrorDomain, 256)))
    #expect(!Cancellation.isCancellation(system(NSCocoaErrorDomain, 256, under(POSIXError(.EIO)))))
    #expect(!Cancellation.isCancellation(system(NSCocoaErrorDomain, 640, under(CancellationError()))))
    let deep = (0..<1000).reduce(cancelled) { inner, _ in system(NSCocoaErrorDomain, 256, under(inner)) }
    #expect(!Cancellation.isCancellation(deep))
  }

  /// Libraries wrap cancellations in errors of their own, which say nothing to the person. An error that an
  /// entry maps says something; what has not the catalogs to ask takes no chance with a failure.
  @Test func aWrapperThatNobodyKnowsLeavesTheDecisionToTheCancellation() {
    struct RequestFailure: Error { let cause: any Error }
    let wrapped = RequestFailure(cause: RequestFailure(cause: URLError(.cancelled)))
    #expect(isQuiet(wrapped))
    #expect(isQuiet(system("com.example.unknown", 1, [NSUnderlyingErrorKey: wrapped])))
    #expect(!Cancellation.isCancellation(wrapped))
    #expect(shown(system("com.example.sync", -7, under(URLError(.cancelled)))) == "offline")
    #expect(shown(RequestFailure(cause: FilesError.diskFull(fileName: nil, underlying: wrapped))) == "disk-full")
  }

  /// `StoreKitError` has no codes that stay: its case is known by its name.
  @Test func casesWithoutACodeOfTheirOwnAreKnownByName() {
    enum StoreKitError: Error { case unknown, userCancelled, networkError(URLError) }
    let domain = "StoreKit.StoreKitError"
    #expect(Cancellation.isItself(StoreKitError.userCancelled, domain: domain, code: 3))
    #expect(!Cancellation.isItself(StoreKitError.unknown, domain: domain, code: 3))
    #expect(!Cancellation.isItself(StoreKitError.networkError(URLError(.cancelled)), domain: domain, code: 0))
    #expect(!Cancellation.isItself(StoreKitError.userCancelled, domain: "com.example.StoreKitError", code: 3))
    #expect(shown(StoreKitError.networkError(URLError(.timedOut))) == "unexpected")
    #expect(isQuiet(StoreKitError.networkError(URLError(.callIsActive))))
  }

  @Test func factsComeFromTheNearestErrorThatHasThem() throws {
    let inner = system(NSPOSIXErrorDomain, 28, ["NSFilePath": "/a/inner.txt"])
    let recognised = system(NSCocoaErrorDomain, 640, under(inner))
    let outer = system("com.example.outer", 1, ["NSFilePath": "/a/outer.txt"])
    let outermost = system("com.example.outer", 2, ["NSFilePath": "/a/outermost.txt"])
    func name(_ error: NSError, around: [any Error]) -> String? {
      MappedError(domain: "", code: 0, original: error, recognised: error, around: around).fileName
    }
    #expect(name(inner, around: [outermost, outer]) == "inner.txt")
    #expect(name(recognised, around: [outermost, outer]) == "outer.txt")
    #expect(name(recognised, around: []) == "inner.txt")
    #expect(name(outer, around: [outermost]) == "outer.txt")
  }

  /// A failure beside a cancellation stays a failure.
  @Test func severalErrorsAreQuietOnlyTogether() {
    func several(_ errors: any Error...) -> NSError {
      system("com.example.several", 1, ["NSMultipleUnderlyingErrorsKey": errors])
    }
    #expect(isQuiet(several(CancellationError(), URLError(.cancelled))))
    #expect(shown(several(CancellationError(), system("com.example.unknown", 1))) == "unexpected")
    #expect(shown(several(CancellationError(), POSIXError(.ENOSPC))) == "disk-full")
  }

  @Test func theRestIsTheFallback() {
    #expect(shown(system("com.example.unknown", 1)) == "unexpected")
    let none = CatalogErrors(AlbumError.self)
    guard case .unknown(let error) = none.resolve(system("com.example.unknown", 1)) else {
      Issue.record("no catalog knows it")
      return
    }
    #expect((error as NSError).domain == "com.example.unknown")
  }

  @Test func theReportHasTheCopyAndTheChain() throws {
    let resolved = try #require(
      errors.resolve(system("CKErrorDomain", 3, under(POSIXError(.ENETDOWN)))).resolved)
    // This entry wraps nothing, so the original is kept beside it.
    #expect(resolved.error.catalogEntry.description == "entry 2")
    let report = DiagnosticReport(resolved, preferences: english).text
    #expect(report.contains("title: This device is offline"))
    #expect(report.contains("support-code: FIL-3"))
    #expect(report.contains("cause.1: CKErrorDomain 3"))
    #expect(report.contains("cause.1.1: NSPOSIXErrorDomain"))
    let wrapping = try #require(
      errors.resolve(system(NSCocoaErrorDomain, 640, ["NSFilePath": "/a/Secret.pdf"])).resolved)
    let text = DiagnosticReport(wrapping, preferences: english).text
    #expect(text.contains("‹fileName›"))
    #expect(text.contains("cause.1: NSCocoaErrorDomain 640"))
    #expect(!text.contains("Secret"))
    #expect(!"\(wrapping)".contains("Secret"))
  }

  // MARK: Odd cases

  @Test func anErrorUnderneathItselfAndEndlessChainsEnd() {
    let ring = Ring()
    ring.next = ring
    #expect(shown(ring) == "unexpected")
    ring.next = nil
    var deep: any Error = POSIXError(.ENOSPC)
    for level in 0..<10_000 { deep = system("com.example.deep", level, under(deep)) }
    #expect(shown(deep) == "unexpected")
    var wide: any Error = system("com.example.leaf", 1)
    for level in 0..<12 {
      wide = system("com.example.wide", level, ["NSMultipleUnderlyingErrorsKey": [wide, wide, wide]])
    }
    #expect(shown(wide) == "unexpected")
  }

  @Test func namesThatAreNoneAreLeftOut() {
    for path in ["", "/", "//", "/a/..", "."] {
      let resolved = errors.resolve(system(NSCocoaErrorDomain, 640, ["NSFilePath": path])).resolved
      let message = resolved?.copy(preferences: english).message
      #expect(message == "The file wasn’t saved because this disk is full.", "\(path)")
    }
    let url = errors.resolve(system(NSCocoaErrorDomain, 640, ["NSURL": URL(filePath: "/a/写真.heic")])).resolved
    #expect(url?.copy(preferences: english).message == "“写真.heic” wasn’t saved because this disk is full.")
  }
}

@Suite struct HTTPFailureTests {
  private struct UploadFailure: HTTPFailure {
    let httpStatus: Int
    var failingURL: URL? { URL(string: "https://photos.example.com/upload?token=secret") }
  }

  private func message(_ error: any Error) -> String? {
    errors.resolve(error).resolved?.copy(preferences: english).message
  }

  @Test func aStatusIsShownWithTheCopyThatMapsIt() {
    let url = URL(string: "https://photos.example.com/upload")
    #expect(
      message(HTTPError(429, retryAfter: "1", url: url))
        == "photos.example.com is busy. It goes on in 1 second.")
    #expect(
      message(HTTPError(503, retryAfter: "90", url: url))
        == "photos.example.com is busy. It goes on in 90 seconds.")
    #expect(
      message(UploadFailure(httpStatus: 503)) == "photos.example.com is busy. It goes on in a few minutes.")
    #expect(shown(UploadFailure(httpStatus: 500)) == "unexpected")
    #expect(
      shown(system("com.example.unknown", 1, [NSUnderlyingErrorKey: UploadFailure(httpStatus: 429)]))
        == "busy")
  }

  /// An entry that can't be shown without the host is not shown with a hole.
  @Test func aFactThatHasNoWordingWithoutItIsNeeded() {
    #expect(shown(HTTPError(429)) == "unexpected")
  }

  @Test func retryAfterIsSecondsOrADate() {
    let now = Date(timeIntervalSince1970: 784_111_777)  // Sun, 06 Nov 1994 08:49:37 GMT
    func seconds(_ header: String) -> Double? { HTTPError(503, retryAfter: header, now: now).retryAfter }
    #expect(seconds("120") == 120)
    #expect(seconds(" 0 ") == 0)
    #expect(seconds("Sun, 06 Nov 1994 08:51:37 GMT") == 120)
    #expect(seconds("Sun, 06 Nov 1994 08:00:00 GMT") == 0)
    #expect(seconds("Sunday, 06-Nov-94 08:51:37 GMT") == 120)
    #expect(seconds("Sun Nov  6 08:51:37 1994") == 120)
    for odd in ["", "soon", "-5", "1e9", "1.5", "٣", "Sun, 06 Nov 1994", "9 9"] {
      #expect(seconds(odd) == nil, "\(odd)")
    }
  }

  @Test func aTimeThatNobodyWaitsIsNotShown() {
    let url = URL(string: "https://photos.example.com")
    for odd in ["86401", "99999999999999999999999999", String(repeating: "9", count: 400)] {
      #expect(
        message(HTTPError(429, retryAfter: odd, url: url))
          == "photos.example.com is busy. It goes on in a few minutes.")
    }
    for odd in [Double.nan, -1, .infinity] {
      let cloud = system("CKErrorDomain", 3, ["CKRetryAfter": NSNumber(value: odd)])
      #expect(shown(cloud) == "offline")
    }
  }
}

/// An argument that may have no value, where errors are compared, coded and printed.
@Suite struct MissingArgumentTests {
  enum Waiting: CatalogError, Hashable, Codable {
    case waiting(seconds: Int?, page: URL?)

    static let catalogDomain = CatalogDomain(
      name: "Waiting", identifier: "com.example.waiting", catalog: FilesCopy.catalog,
      entries: "waiting code=1 contexts=passing remedy=wait arguments=seconds,-page retry-after=0")

    var catalogEntry: CatalogEntry {
      switch self {
      case let .waiting(a0, a1): CatalogEntry(0, a0, a1)
      }
    }

    init(from decoder: any Decoder) throws {
      var entry = try CatalogEntryDecoder(decoder, of: Self.catalogDomain)
      switch entry.index {
      case 0: self = try .waiting(seconds: entry.nextIfPresent(), page: entry.nextIfPresent())
      default: throw entry.unknownEntry
      }
    }
  }

  @Test(arguments: [
    Waiting.waiting(seconds: 5, page: URL(string: "https://example.com")), .waiting(seconds: nil, page: nil),
    .waiting(seconds: 5, page: nil),
  ])
  func comesBackAsItWas(error: Waiting) throws {
    let data = try JSONEncoder().encode(error)
    #expect(try JSONDecoder().decode(Waiting.self, from: data) == error)
  }

  @Test func saysNoTimeWhereThereIsNone() {
    #expect(Waiting.waiting(seconds: nil, page: nil).retryAfter() == nil)
    #expect(Waiting.waiting(seconds: 5, page: nil).retryAfter() == .seconds(5))
    #expect(Waiting.waiting(seconds: nil, page: nil) != .waiting(seconds: 0, page: nil))
  }

  /// An entry with `allow.cancellation-shown` maps one: the catalogs decide, not the queue.
  @MainActor @Test func anAlertQueueShowsACancellationThatAnEntryMaps() {
    let queue = AlertQueue(errors) { FilesError.unexpected(underlying: $0) }
    queue.show(NSError(domain: "SKErrorDomain", code: 15))
    queue.show(NSError(domain: "SKErrorDomain", code: 2))
    #expect(queue.current?.error.entryID == "nothing-charged")
    #expect(queue.current?.count == 1 && queue.waiting.isEmpty)
  }

  @MainActor @Test func anAlertQueueShowsWhatTheCatalogsSay() {
    let queue = AlertQueue(errors) { FilesError.unexpected(underlying: $0) }
    queue.show(POSIXError(.ENOSPC))
    queue.show(URLError(.callIsActive))
    queue.show(CancellationError())
    #expect(queue.current?.error.entryID == "disk-full")
    #expect(queue.waiting.isEmpty)
  }

  /// A failure that no catalog knows is shown to somebody all the same.
  @Test func whatNobodyKnowsIsShownAsTheAppSays() {
    let bare = CatalogErrors([])
    let error = bare.catalogError(for: POSIXError(.EIO)) { FilesError.unexpected(underlying: $0) }
    #expect(error?.entryID == "unexpected")
  }

  /// Where an API takes any error, a resolved one shows its copy, and it is found again behind an `NSError`.
  @Test func aResolvedErrorShowsItsCopyEverywhere() throws {
    let thrown = system(NSCocoaErrorDomain, 640, ["NSFilePath": "/home/ada/Report.pdf"])
    let resolved = try #require(errors.resolve(thrown).resolved)
    CopyPreferences.$task.withValue(english) {
      #expect(resolved.localizedDescription == "Not enough space")
      let bridged = resolved as NSError
      #expect(bridged.localizedDescription == "Not enough space")
      #expect(bridged.localizedRecoverySuggestion?.hasPrefix("“Report.pdf” wasn’t saved") == true)
      #expect(bridged.userInfo[NSUnderlyingErrorKey] as? NSError === thrown)
      #expect(errors.resolve(bridged).resolved?.error.entryID == "disk-full")
    }
  }

  /// Addresses may hold passwords and tokens: printing shows none, and a person reads the address without them.
  @Test func addressesAreShownWithoutTheirSecrets() throws {
    let url = try #require(URL(string: "https://ada:secret@example.com/photos?token=abc#x"))
    let error = HTTPError(503, url: url)
    #expect("\(error)" == "HTTP 503")
    var dumped = ""
    dump(error, to: &dumped)
    #expect(!dumped.contains("secret") && !dumped.contains("token"), "\(dumped)")
    let mapped = MappedError(domain: "http", code: 503, original: error, recognised: error)
    #expect(mapped.url?.absoluteString == "https://example.com/photos")
    #expect(mapped.host == "example.com")
  }
}
