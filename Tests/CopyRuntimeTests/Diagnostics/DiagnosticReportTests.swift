import CopyRuntime
import Foundation
import Testing

/// 1 September 2026, 14:05 in UTC.
private let september = Date(timeIntervalSince1970: 1_788_271_500)

private let facts = DiagnosticFacts(
  app: "Lumen", version: "3.2", build: "418", system: "Debian GNU/Linux 12 (bookworm)", architecture: "arm64")

private func report(_ error: any Error, _ language: CopyLocale = "en") -> DiagnosticReport {
  DiagnosticReport(
    error, preferences: CopyPreferences(languages: [language], timeZone: TimeZone(identifier: "UTC")),
    facts: facts, time: september)
}

private func lines(_ error: any Error) -> [String] {
  report(error).text.split(separator: "\n").map(String.init)
}

private func tooLarge(_ underlying: any Error, name: String = "diagnosis-Ada.pdf") -> AlbumError {
  .uploadTooLarge(fileName: name, count: 3, reason: .quota, underlying: underlying)
}

private enum Network: Error {
  case timedOut
  case refused(host: String, after: Int)
  case several([any Error])
  case wrapping(underlying: any Error, attempt: Int)
}

private struct Saving: Error {
  var place = "/home/ada/secret"
  var cause: any Error
}

private struct Described: Error, CustomStringConvertible {
  var description: String { "lost ada@example.com\nerror: forged\u{202E}" }
}

private struct Localized: LocalizedError {
  var errorDescription: String? { "The file “diary” is gone. Token: eyJhbGciOi.eyJzdWIiOi.x" }
}

private struct ShelfBusy: HTTPFailure {
  let httpStatus = 429
}

private enum Shelf: HTTPFailure {
  case full(shelf: Int)

  var httpStatus: Int { 507 }
}

private struct ShelfGone: HTTPFailure, CustomNSError {
  static var errorDomain: String { "com.example.shelf" }
  let httpStatus = 410
  let errorCode = 7
}

private final class Looping: Error, @unchecked Sendable {
  var cause: (any Error)?
}

private struct Endless: Error, CustomNSError {
  var errorUserInfo: [String: Any] { [NSMultipleUnderlyingErrorsKey: [Endless(), Endless()]] }
  private var NSMultipleUnderlyingErrorsKey: String { "NSMultipleUnderlyingErrorsKey" }
}

@Suite struct DiagnosticReportTests {
  @Test func everythingThatSupportNeedsAndNothingPrivate() {
    let disk = NSError(
      domain: NSCocoaErrorDomain, code: 640,
      userInfo: [NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: 28)])
    #expect(
      report(tooLarge(disk), "ja").text == """
        title: 容量が足りません
        message: アルバムがいっぱいです。
        recovery: 3枚の写真を削除してください。
        language: ja
        source-title: Couldn’t upload “‹fileName›”
        source-message: The album is full for your plan.
        source-recovery: Remove 3 photos, then run it again.
        support-code: ALB-2
        error: com.example.album 2 upload-too-large (count: 3, reason: quota)
        cause.1: NSCocoaErrorDomain 640
        cause.1.1: NSPOSIXErrorDomain 28 ENOSPC
        app: Lumen 3.2 (418)
        system: Debian GNU/Linux 12 (bookworm), arm64
        time: 2026-09-01T14:05:00Z
        """)
    #expect(report(tooLarge(disk)).fields.map(\.key).contains("source-title") == false)
  }

  @Test func aBridgedErrorIsTheSameReport() {
    let error = tooLarge(Network.timedOut)
    #expect(report(error as NSError).text == report(error).text)
    let outer = NSError(domain: "x", code: 7, userInfo: [NSUnderlyingErrorKey: error as NSError])
    #expect(lines(outer)[1].hasPrefix("cause.1: com.example.album 2 upload-too-large (count: 3, "))
    #expect(lines(outer)[1].hasSuffix("): Couldn’t upload “‹fileName›”"))
  }

  @Test func privateArgumentsAreHiddenInTheWholeChain() {
    let foreign = NSError(
      domain: "com.example.store", code: 5,
      userInfo: [
        "NSDebugDescription": "PUT diagnosis%20Ada.pdf: diagnosis Ada is 9 MB",
        NSUnderlyingErrorKey: NSError(
          domain: "com.example.disk", code: 1,
          userInfo: [NSLocalizedDescriptionKey: "“diagnosis Ada.pdf” is locked."]),
      ])
    let text = report(tooLarge(foreign, name: "diagnosis Ada.pdf")).text
    #expect(!text.contains("diagnosis"))
    #expect(text.contains("cause.1: com.example.store 5: PUT ‹fileName›: ‹fileName› is 9 MB"))
    #expect(text.contains("cause.1.1: com.example.disk 1: “‹name›” is locked."))
  }

  @Test func whatDevelopersNamedStaysReadable() {
    let underlying = NSError(domain: "com.example.quota", code: 1)
    let report = report(tooLarge(underlying, name: "quota")).text
    #expect(report.contains("error: com.example.album 2 upload-too-large (count: 3, reason: quota)"))
    #expect(report.contains("cause.1: com.example.quota 1"))
  }

  @Test func filesOfSystemErrorsAreHidden() {
    do {
      try Data().write(to: URL(fileURLWithPath: "/missing-folder/diagnosis-Ada.pdf"))
      Issue.record("the folder exists")
    } catch {
      let text = report(error).text
      #expect(text.hasPrefix("error: NSCocoaErrorDomain 4"))
      #expect(text.contains("cause.1: NSPOSIXErrorDomain 2 ENOENT"))
      #expect(!text.contains("diagnosis") && !text.contains("missing-folder"))
      let outer = NSError(
        domain: "x", code: 1,
        userInfo: [
          "NSFilePath": "/srv/photos/diary.jpg",
          "NSDebugDescription": "open /srv/photos/diary.jpg, diary.jpg",
        ])
      #expect(lines(outer)[0] == "error: x 1: open ‹path›, ‹file›")
    }
  }

  @Test func swiftErrorsAreNamedByTheirCasesWithoutValues() {
    #expect(lines(Network.refused(host: "db.internal", after: 3))[0].hasSuffix("Network 0 refused"))
    #expect(lines(Network.timedOut)[0].hasSuffix("Network 3 timedOut"))
    let saving = lines(Saving(cause: Network.wrapping(underlying: URLSessionLike.offline, attempt: 2)))
    #expect(saving[0].hasSuffix("Saving 1"))
    #expect(saving[1].hasPrefix("cause.1: ") && saving[1].hasSuffix("Network 2 wrapping"))
    #expect(saving[2].hasPrefix("cause.1.1: ") && saving[2].hasSuffix("offline"))
    #expect(!saving.joined().contains("unknown context") && !saving.joined().contains("secret"))
  }

  @Test func decodingErrorsTellPlacesAndNoValues() {
    struct Item: Decodable { var price: Int }
    do {
      _ = try JSONDecoder().decode([Item].self, from: Data(#"[{"price": "secret"}]"#.utf8))
      Issue.record("decoded")
    } catch {
      #expect(lines(error)[0] == "error: NSCocoaErrorDomain 4864 typeMismatch: Int at [0].price")
    }
    do {
      _ = try JSONDecoder().decode([Item].self, from: Data(#"[{}]"#.utf8))
      Issue.record("decoded")
    } catch {
      #expect(lines(error)[0] == "error: NSCocoaErrorDomain 4865 keyNotFound: price at [0]")
    }
  }

  /// `URLError` is stored as an `NSError`, which is no error underneath it.
  @Test func anErrorOfFoundationIsToldOnce() throws {
    #expect(lines(URLError(.timedOut))[0...1] == ["error: NSURLErrorDomain -1001", "app: Lumen 3.2 (418)"])
    let refused = NSError(domain: NSPOSIXErrorDomain, code: 111)
    let failed = URLError(.cannotConnectToHost, userInfo: [NSUnderlyingErrorKey: refused])
    #expect(
      lines(tooLarge(failed)).filter { $0.hasPrefix("cause") } == [
        "cause.1: NSURLErrorDomain -1004", "cause.1.1: NSPOSIXErrorDomain 111 ECONNREFUSED",
      ])
    #expect(DiagnosticReport.logFields(of: URLError(.timedOut)).map(\.value) == ["NSURLErrorDomain", "-1001"])
    let resolved = try #require(
      CatalogErrors(AlbumError.self).resolve(tooLarge(URLError(.timedOut))).resolved)
    #expect(lines(resolved).filter { $0.hasPrefix("cause") } == ["cause.1: NSURLErrorDomain -1001"])
  }

  /// One that stands underneath another of its kind is told.
  @Test func equalErrorsInAChainAreAllTold() {
    let inner = URLError(.timedOut)
    let outer = URLError(.timedOut, userInfo: [NSUnderlyingErrorKey: inner])
    #expect(lines(outer)[0...1] == ["error: NSURLErrorDomain -1001", "cause.1: NSURLErrorDomain -1001"])
    #expect(!lines(outer)[2].hasPrefix("cause"))
    let equal = NSError(domain: "x", code: 1)
    let chain = NSError(domain: "x", code: 1, userInfo: [NSUnderlyingErrorKey: equal])
    #expect(lines(chain)[0...1] == ["error: x 1", "cause.1: x 1"])
  }

  @Test func aStatusOfHTTPIsTold() {
    #expect(lines(ShelfBusy())[0] == "error: http 429 CopyRuntimeTests.ShelfBusy")
    #expect(lines(Shelf.full(shelf: 3))[0] == "error: http 507 CopyRuntimeTests.Shelf.full")
    #expect(lines(ShelfGone())[0].hasPrefix("error: com.example.shelf 7 (http-status: 410)"))
    #expect(lines(HTTPError(503))[0] == "error: http 503")
    #expect(lines(tooLarge(ShelfBusy())).contains("cause.1: http 429 CopyRuntimeTests.ShelfBusy"))
    let fields = DiagnosticReport.logFields(of: ShelfBusy())
    #expect(fields.map { "\($0.key)=\($0.value)" } == ["domain=http", "code=429", "name=CopyRuntimeTests.ShelfBusy"])
    let gone = DiagnosticReport.logFields(of: ShelfGone())
    #expect(gone.map { "\($0.key)=\($0.value)" }.contains("argument.http-status=410"))
  }

  @Test func severalErrorsUnderneathKeepTheirOrder() {
    let parts: [any Error] = [
      NSError(domain: "a", code: 1, userInfo: [NSUnderlyingErrorKey: NSError(domain: "b", code: 2)]),
      NSError(domain: "c", code: 3),
    ]
    let listed = NSError(domain: "x", code: 9, userInfo: ["NSMultipleUnderlyingErrorsKey": parts])
    #expect(lines(listed).prefix(4) == ["error: x 9", "cause.1: a 1", "cause.1.1: b 2", "cause.2: c 3"])
    #expect(lines(Network.several(parts))[1...3] == ["cause.1: a 1", "cause.1.1: b 2", "cause.2: c 3"])
    let items: [AnyHashable: any Error] = ["z": parts[0], 1: parts[1]]
    let partial = NSError(domain: "CKErrorDomain", code: 2, userInfo: ["CKPartialErrors": items])
    #expect(lines(partial)[1...3] == ["cause.1: a 1", "cause.1.1: b 2", "cause.2: c 3"])
  }

  @Test func cyclesAndEndlessChainsEnd() {
    let loop = Looping()
    loop.cause = Saving(cause: loop)
    let text = report(loop).text
    #expect(text.contains("left-out: an error that is underneath itself"))
    #expect(text.components(separatedBy: "Looping").count == 2)
    loop.cause = nil

    let endless = report(Endless()).fields
    #expect(endless.contains { $0.key == "left-out" })
    #expect(endless.count < 70)
    var deep: any Error = Network.timedOut
    for _ in 0..<100_000 { deep = Saving(cause: deep) }
    #expect(report(deep).fields.first { $0.key == "left-out" }?.value == "more errors underneath")
    // Let go of layer by layer: the chain itself is deeper than the stack.
    while let saving = deep as? Saving { deep = saving.cause }
  }

  @Test func noTextPassesForALineOfTheReport() {
    let described = lines(Described())
    #expect(described[0].hasSuffix("Described 1: lost ‹e-mail› error: forged"))
    #expect(lines(Localized())[0].hasSuffix("Localized 1: The file “‹name›” is gone. Token: ‹secret›"))
    let forged = NSError(domain: "a\nerror: b\u{2028}c\r\n", code: 1)
    #expect(lines(forged)[0] == "error: a error: b c  1")
    let words = String(repeating: "word ", count: 10_000)
    let long = NSError(domain: "x", code: 1, userInfo: ["NSDebugDescription": words])
    #expect(lines(long)[0].count < 1100)
    let token = String(repeating: "x ", count: 1995) + "ghp_16C7e42F292c6912E7710c838347Ae178B4a"
    let cut = NSError(domain: "x", code: 1, userInfo: ["NSDebugDescription": token])
    #expect(!report(cut).text.contains("ghp"))
    let error = AlbumError.shared(share: 0.5, size: 2, place: "a\nb /home/ada token=abc")
    #expect(report(error).text.contains("place: a b ‹path› token=‹secret›"))
    #expect(!report(error).text.contains("abc"))
  }

  @Test func linesAfterTheFirstAreSetIn() {
    let text = report(AlbumError.shared(share: 0.425, size: 1234.5, place: "Köln"), "de").text
    #expect(text.hasPrefix("message: 42 % von 1.234,5 {in} a|b \\ Köln\n  Ende\nlanguage: de\n"))
  }

  @Test func logsHoldNoCopy() {
    let foreign = NSError(
      domain: "com.example.store", code: 5,
      userInfo: [
        NSLocalizedDescriptionKey: "Ada’s disk is full.", "NSDebugDescription": "PUT https://a:b@c/d?e=f",
      ])
    let fields = DiagnosticReport.logFields(of: tooLarge(foreign))
    #expect(
      fields.map(\.key) == [
        "domain", "code", "name", "support-code", "argument.count", "argument.reason", "cause.1",
      ])
    #expect(fields.last?.value == "com.example.store 5: PUT https://‹credentials›@c/d?‹query›")
    let plain = NSError(domain: "x", code: 1, userInfo: [NSLocalizedDescriptionKey: "Ada’s disk is full."])
    #expect(DiagnosticReport.logFields(of: plain).map(\.value) == ["x", "1"])
    #expect(Set(fields.map(\.key)).count == fields.count)
  }

  /// The copy comes from an error further in, and what was thrown is told from its outermost error on.
  @Test func whatIsAroundAnErrorThatDecidesIsTold() throws {
    let errors = CatalogErrors(AlbumError.self)
    func wrapper(_ error: AlbumError) -> NSError {
      NSError(domain: "com.example.transport", code: 7, userInfo: [NSUnderlyingErrorKey: error as NSError])
    }
    let wrapping = try #require(errors.resolve(wrapper(tooLarge(POSIXError(.EIO)))).resolved)
    #expect(lines(wrapping).contains { $0.hasPrefix("cause.1: com.example.transport 7") })
    #expect(lines(wrapping).contains { $0.hasSuffix("NSPOSIXErrorDomain 5 EIO") })
    let plain = try #require(errors.resolve(wrapper(.offline)).resolved)
    #expect(lines(plain).contains { $0.hasPrefix("cause.1: com.example.transport 7") })
    // A wrapped original is told once.
    let once = try #require(errors.resolve(tooLarge(POSIXError(.EIO))).resolved)
    #expect(lines(once).filter { $0.contains("EIO") }.count == 1)
    #expect(!report(wrapping).text.contains("diagnosis-Ada"))
  }

  @Test func timesOfEverySize() {
    func time(_ seconds: Double) -> String? {
      let time = Date(timeIntervalSince1970: seconds)
      return DiagnosticReport(Network.timedOut, facts: facts, time: time).fields.last?.value
    }
    #expect(time(0) == "1970-01-01T00:00:00Z")
    #expect(time(-1) == "1969-12-31T23:59:59Z")
    #expect(time(951_782_400) == "2000-02-29T00:00:00Z")
    #expect(time(253_402_300_799) == "9999-12-31T23:59:59Z")
    #expect(time(-62_167_219_200) == "0000-01-01T00:00:00Z")
    for odd in [Double.nan, .infinity, -.infinity, 1e300, -1e18] { #expect(time(odd)?.isEmpty == false) }
    for _ in 0..<200 {
      let seconds = Double(Int.random(in: -12_000_000_000...250_000_000_000))
      #expect(time(seconds) == Date(timeIntervalSince1970: seconds).formatted(.iso8601))
    }
  }

  @Test func factsOfThisProcess() {
    let facts = DiagnosticFacts.current
    #expect(facts.app?.isEmpty == false)
    #expect(facts.system?.isEmpty == false)
    #if os(Linux)
      #expect(facts.system?.contains("Linux ") == true)
      #expect(DiagnosticFacts(app: "filesync", version: "1.4").system == facts.system)
    #endif
  }
}

private enum URLSessionLike: Error { case offline }
