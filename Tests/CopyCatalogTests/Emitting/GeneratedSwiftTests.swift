import Foundation
import Testing

@testable import CopyCatalog

/// Generated Swift compiles without a warning in Swift 6 mode, and an app that is built from it shows what
/// ICU shows.
@Suite(.serialized) struct GeneratedSwiftTests {
  @Test func anAppShowsWhatICUShows() throws {
    let patterns = [
      "en": "{who} added {count, plural, =0 {nothing} one {# photo} other {# photos}} on {day, date, long}, {share} full ({code}).",
      "de": "{who} hat am {day, date, ::yMMMMd} {count, plural, one {# Foto} other {# Fotos}} hinzugefügt, {share} belegt ({code}).",
      "ar": "{count, plural, zero {لا صور} one {صورة} two {صورتان} few {# صور} many {# صورة} other {# صورة}} {day, date, medium} {share} {who} {code}",
      "hi": "{who}: {count, plural, one {# फ़ोटो} other {# फ़ोटो}}, {day, date, full}, {share}, {code}",
      "is": "{who}: {count, selectordinal, other {#.}} {day, time, short} {share} {code}",
      "th": "{who} {count} {day, date, short} {share} {code}",
    ]
    var builder = CatalogBuilder()
    builder.add(
      "added", code: 7,
      arguments: [
        CatalogBuilder.argument("who", .person), CatalogBuilder.argument("count", .int),
        CatalogBuilder.argument("share", .percent), CatalogBuilder.argument("day", .date),
        CatalogBuilder.argument("code", .code),
      ],
      texts: patterns.mapValues { [("message", $0)] })
    let counts = [0, 1, 2, 5, 11, 1004, 1_234_567]
    let shown = try run(
      builder.catalog(),
      main: """
        import CopyRuntime
        import Foundation

        let day = Date(timeIntervalSince1970: 1_788_271_500)
        for locale in CommandLine.arguments.dropFirst() {
          let preferences = CopyPreferences(
            languages: [CopyLocale(locale)], timeZone: TimeZone(identifier: "UTC"), isolatesArguments: false)
          for count in \(counts) {
            let error = SyncError.added(who: "Ada", count: count, share: 0.42, day: day, code: "1004")
            print(error.copy(preferences: preferences).message)
          }
        }
        """, arguments: patterns.keys.sorted())
    var expected: [String] = []
    for locale in patterns.keys.sorted() {
      let pattern = (patterns[locale] ?? "").replacing("{share}", with: "{share, number, percent}")
      let formatter = try MessageFormatter(pattern, locale: locale)
      for count in counts {
        expected.append(
          try formatter.format([
            "who": .text("Ada"), "count": .integer(Int64(count)), "share": .number(0.42),
            "day": .date(milliseconds: 1_788_271_500_000), "code": .text("1004"),
          ]))
      }
    }
    #expect(shown.split(separator: "\n").map(String.init) == expected)
  }

  @Test func anAppShowsQuantitiesAsICUDoes() throws {
    var builder = CatalogBuilder()
    builder.add(
      "full", code: 7,
      arguments: [
        CatalogBuilder.argument("size", .bytes), CatalogBuilder.argument("time", .duration),
        CatalogBuilder.argument("price", .money), CatalogBuilder.argument("people", .list),
      ],
      texts: ["en": "en", "es": "es", "he": "he", "de-CH": "de-CH", "ja": "ja"].mapValues { _ in
        [("message", "{size}; {time}; {price}; {people}")]
      })
    let shown = try run(
      builder.catalog(),
      main: """
        import CopyRuntime
        import Foundation

        struct Stored: Codable, Hashable {
          var size: ByteCount
          var price: MoneyAmount
        }
        let stored = Stored(size: 8_400_000, price: MoneyAmount(-1234.5, "CHF"))
        let again = try JSONDecoder().decode(Stored.self, from: JSONEncoder().encode(stored))
        for locale in CommandLine.arguments.dropFirst() {
          let preferences = CopyPreferences(
            languages: [CopyLocale(locale)], isolatesArguments: false)
          let error = SyncError.full(
            size: again.size, time: .seconds(5400), price: again.price, people: ["Anna", "Ben", "Igor"])
          print(error.copy(preferences: preferences).message)
        }
        """, arguments: ["en", "es", "he", "de-CH", "ja"])
    let expected = try ["en", "es", "he", "de-CH", "ja"].map { locale in
      var judge = AgreementJudge(locale: locale)
      let texts = [
        try judge.text("{x}", .integer(8_400_000), type: .bytes),
        try judge.text("{x}", .number(5400), type: .duration),
        try judge.text("{x}", .money(amount: -1234.5, currency: "CHF"), type: .money),
        try judge.text("{x}", .list(["Anna", "Ben", "Igor"]), type: .list),
      ]
      return texts.joined(separator: "; ")
    }
    #expect(expected.first == "8.4 MB; 1 hour, 30 minutes; -CHF\u{A0}1,234.50; Anna, Ben, and Igor")
    #expect(shown.split(separator: "\n").map(String.init) == expected)
  }

  /// Every name that Swift gives a meaning, and texts that try to be code, in one catalog.
  @Test func namesAndTextsOfAnyKindStayNamesAndTexts() throws {
    let names = [
      "self", "init", "default", "switch", "type", "protocol", "any", "some", "none", "nil", "true", "case", "in", "is",
      "code", "domain", "description", "copy", "error-code", "error-domain", "error-user-info", "error-description",
      "failure-reason", "recovery-suggestion", "help-anchor", "catalog-domain", "catalog-entry", "entry-id", "facts",
      "hash", "hash-value", "underlying-error", "remedy", "contexts", "presentation", "custom-mirror", "repeat", "await",
      "async", "throws", "where", "support-code", "original-error-key", "localized-description", "raw-value", "all-cases",
      "Type", "Protocol", "Self", "Any",
    ]
    let hostile = "\\(fatalError()) \"\"\" \"\"\"# */ /* // `x` #\\\"\u{0}\r\n\u{2028}\u{2029}\u{202E}\u{2066}\u{FEFF}é🙂 \\"
    var builder = CatalogBuilder()
    builder.settings.constants = ["app": hostile]
    builder.settings.isCodable = true
    for (index, name) in names.enumerated() {
      builder.add(name, to: "Names", code: index + 1, texts: ["en": [("message", "Plain.")], "is": [("message", "Slétt.")]])
    }
    let labels = ["self", "Self", "init", "inout", "let", "var", "in", "default", "underlying", "description", "Type", "Any", "_x", "a0"]
    builder.add(
      "arguments", to: "Texts", code: 1, arguments: labels.map { CatalogBuilder.argument($0, .string, note: hostile) },
      wraps: true, texts: ["en": [("title", "{app}"), ("message", "'{'|{self}|'}'\n\n\\n{app} ")]])
    builder.add(
      "choices", to: "Texts", code: 2,
      arguments: [CatalogBuilder.argument("kind", .choice, choices: ["self", "init", "all-cases", "raw-value", "type", "hash-value", "copy-argument"], note: hostile)],
      texts: ["en": [("message", "{kind, select, self {own} init {first} other {rest}}")]])
    builder.add("empty", to: "Nothing", code: nil, contexts: [.empty], texts: ["en": [("title", "{app}")]])
    let shown = try run(
      builder.catalog(typeNames: ["Names": "Error"], summary: hostile),
      main: """
        import CopyRuntime
        import Foundation

        struct Cause: Swift.Error {}
        let error = TextsError.arguments(
          self: "s", Self: "", init: "", `inout`: "", let: "", var: "", in: "", default: "", underlying_: "",
          description: "", Type: "", Any: "", _x: "", a0: "", underlying: Cause())
        let copy = error.copy(locale: "en")
        print(copy.title.map { Array($0.utf8) } ?? [])
        print(Array(copy.message.utf8))
        print(TextsError.choices(kind: .`self`).copy(locale: "en").message)
        print(TextsError.choices(kind: .allCases_).copy(locale: "en").message)
        print(Error_.`self`.code, Error_.`init`.code, Error_.code.code, Error_.`default`.copy(locale: "is").message)
        print(NothingCopy.empty.copy(locale: "en").title == copy.title)
        let ids: [Error_.ID] = [.`self`, .init_, .`default`, .Type_, .code]
        print(ids.map(\\.name).joined(separator: " "), Error_.`self` == .`init`)
        do {
          _ = try TextsError.arguments(
            self: "w", Self: "", init: "", `inout`: "", let: "", var: "", in: "", default: "", underlying_: "",
            description: "", Type: "", Any: "", _x: "", a0: "") { throw Cause() }
        } catch {
          print(TextsError(error)?.id == .arguments, TextsError(error)?.underlyingError is Cause)
        }
        print(Error_(Error_.description as NSError)?.entryID ?? "", Error_.catalogDomain.identifier)
        """, arguments: [])
    let lines = shown.split(separator: "\n").map(String.init)
    #expect(lines.count == 9)
    #expect(lines.first == "\(Array(hostile.utf8))")
    #expect(lines.dropFirst().first == "\(Array("{|s|}\n\n\\n\(hostile) ".utf8))")
    #expect(Array(lines.dropFirst(2)) == ["own", "rest", "1 2 15 Slétt.", "true", "self init default Type code false", "true true", "description com.example.names"])
  }

  /// Every way to map an error in one catalog: Foundation's and POSIX's names, statuses, domains of any kind, each
  /// fact in each type, and the fallback.
  @Test func aSystemErrorIsShownWithTheEntryThatMapsIt() throws {
    var builder = CatalogBuilder()
    builder.settings.fallbackError = Settings.Mention(text: "Sync.unexpected", place: .start(of: ""))
    builder.settings.quiet = [SystemErrorName(text: "POSIXError.EINTR", place: .start(of: ""))]
    let posix = SystemError.all.map(\.name).filter { $0.hasPrefix("POSIXError.") && !$0.hasSuffix("ENOSPC") }
    builder.add(
      "disk-full", code: 1, arguments: [CatalogBuilder.argument("self", .file, from: .fileName)], wraps: true,
      maps: ["CocoaError.fileWriteOutOfSpace", "POSIXError.ENOSPC", "Ошибка\"\\(x)\":-9223372036854775808"],
      texts: ["en": [("message", "“{self}” is too large."), ("without.self.message", "The file is too large.")]])
    builder.add(
      "busy", code: 2,
      arguments: [
        CatalogBuilder.argument("host", .string, from: .host), CatalogBuilder.argument("page", .url, from: .url),
        CatalogBuilder.argument("seconds", .int, from: .retryAfter),
        CatalogBuilder.argument("share", .number, from: .retryAfter),
      ], maps: ["http:429", "CKError.requestRateLimited"],
      texts: ["en": [("message", "{host} {page} {seconds} {share}")]])
    builder.add("other", code: 3, maps: posix + ["URLError.cancelled"], texts: ["en": [("message", "Other.")]])
    builder.add("unexpected", code: 4, wraps: true, texts: ["en": [("message", "Unexpected.")]])
    let shown = try run(
      builder.catalog(),
      main: """
        import CopyRuntime
        import Foundation

        let errors = CatalogErrors(SyncError.self)
        let thrown: [any Error] = [
          CocoaError(.fileWriteOutOfSpace, userInfo: ["NSFilePath": "/a/b.mov"]), POSIXError(.ENOSPC),
          HTTPError(429, retryAfter: "9", url: URL(string: "https://example.com/a")), HTTPError(429),
          POSIXError(.EIO), POSIXError(.EINTR), NSError(domain: "NSURLErrorDomain", code: -999),
        ]
        for error in thrown {
          switch errors.resolve(error) {
          case .shown(let resolved): print(resolved.copy(preferences: CopyPreferences(languages: [])).message)
          case .quiet: print("quiet")
          case .unknown: print("unknown")
          }
        }
        """, arguments: [])
    #expect(
      shown.split(separator: "\n") == [
        "“b.mov” is too large.", "The file is too large.", "example.com https://example.com/a 9 9", "Unexpected.", "Other.",
        "quiet", "quiet",
      ])
  }

  @Test func anEmptyCatalogCompilesToo() throws {
    let empty = CatalogBuilder().catalog()
    let files = SwiftEmitter.emit(empty, paths: ["catalog.toml", "de/Sync.toml"])
    #expect(files.map(\.path) == ["CopyCatalog.swift", "CopyDomain.Sync.swift", "CopyLocale.de.swift", "CopyLocale.en.swift"])
    #expect(try run(empty, main: "print(1)", arguments: []) == "1\n")
  }

  // MARK: Building

  /// Builds an app of a catalog's Swift and a main file, and gives what it prints.
  private func run(_ catalog: Catalog, main: String, arguments: [String]) throws -> String {
    let runtime = try GeneratedSwiftTests.runtime.get()
    let folder = runtime.appending(path: "app-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var files = SwiftEmitter.emit(catalog)
    files.append(OutputFile(path: "main.swift", text: main))
    for file in files {
      try file.text.write(to: folder.appending(path: file.path), atomically: true, encoding: .utf8)
    }
    let app = folder.appending(path: "app").path
    try GeneratedSwiftTests.launch(
      "swiftc", ["-swift-version", "6", "-warnings-as-errors", "-Onone", "-module-name", "App", "-I", runtime.path]
        + files.map { folder.appending(path: $0.path).path }
        + [runtime.appending(path: "CopyRuntime.o").path, "-o", app])
    return try GeneratedSwiftTests.launch(app, arguments)
  }

  /// The folder of the runtime as a module, built once.
  private static let runtime: Result<URL, any Error> = Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "copy-runtime-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let sources = root.appending(path: "Sources/CopyRuntime")
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: sources.path)) ?? []
    try launch(
      "swiftc", ["-swift-version", "6", "-parse-as-library", "-wmo", "-module-name", "CopyRuntime", "-emit-module"]
        + ["-emit-module-path", folder.appending(path: "CopyRuntime.swiftmodule").path]
        + names.filter { $0.hasSuffix(".swift") }.sorted().map { sources.appending(path: $0).path }
        + ["-c", "-o", folder.appending(path: "CopyRuntime.o").path])
    return folder
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs a program and gives what it prints; what it says otherwise is the error where it fails.
  @discardableResult
  private static func launch(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: String(decoding: said.prefix(8000), as: UTF8.self))
    }
    return String(decoding: printed, as: UTF8.self)
  }
}
