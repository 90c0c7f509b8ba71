import Foundation
import Testing

@testable import CopyCatalog
@testable import CopyRuntime

/// Every message of the repository's own catalogs is shown as ICU shows it, in every locale and form.
@Suite struct CatalogAgreementTests {
  private static let root: URL = {
    var root = URL(filePath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    return root
  }()

  /// The catalog in a folder of the repository.
  private static func catalog(_ path: String) throws -> Catalog {
    let folder = root.appending(path: path)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".toml")
    }.sorted()
    let files = try names.map { name in
      SourceFile(
        path: name, relativePath: name,
        content: .bytes(Array(try Data(contentsOf: folder.appending(path: name)))))
    }
    return check(files).catalog
  }

  /// Values of an argument that reach its forms: numbers by plural category, each value of a choice.
  private static func values(of argument: Argument) -> [AgreementValue] {
    switch argument.type {
    case .int:
      let numbers: [Int64] = [0, 1, 2, 3, 5, 11, 21, 100, 102, 1004, 1_000_000]
      return numbers.filter { argument.range?.contains($0) ?? true }.map { .integer($0) }
    case .number, .percent: return [0, 0.42, 1, 1.5, 2, 1234.5].map { .number($0) }
    case .date: return [.date(1_788_271_500), .date(1_700_006_400)]
    case .duration:
      return [
        .duration(milliseconds: 1000), .duration(milliseconds: 90_000), .duration(milliseconds: 93_600_000)
      ]
    case .bytes: return [1, 512, 8_400_000, 2_125_000_000].map { .bytes($0) }
    case .money: return [.money("12.50", "EUR"), .money("-1234.5", "JPY")]
    case .list: return [.list(["Anna"]), .list(["Anna", "Igor"]), .list(["Anna", "Ben", "Kim"])]
    case .choice: return argument.choices.map { AgreementValue(compiler: .text($0), app: .choice($0)) }
    case .string, .file, .title, .person, .url, .code:
      guard case .text(let text) = argument.sample else { return [] }
      return [AgreementValue(compiler: .text(text), app: .text(text))]
    }
  }

  @Test(arguments: ["catalogs/copyc", "catalogs/lumen", "Examples/FileSync/Sources/FileSync/catalogs"])
  func everyMessage(path: String) throws {
    let catalog = try Self.catalog(path)
    let compared = catalog.locales.concurrentMap { locale in Result { try Self.compare(catalog, locale) } }
    let results = try compared.map { try $0.get() }
    let differences = results.flatMap(\.differences)
    #expect(differences.count == 0, "\(differences.prefix(20).joined(separator: "\n"))")
    #expect(results.reduce(0) { $0 + $1.count } > 100)
  }

  private static func compare(_ catalog: Catalog, _ locale: LocaleTag) throws -> Agreement {
    var result = Agreement()
    var resolver = CopyResolver(catalog)
    let emitter = LocaleEmitter(locale, in: catalog)
    _ = emitter.texts(&resolver)
    let formats = FormatData(emitter.data(&resolver).joined(separator: "\n"))
    var stores = LocaleFormats(locale)
    let preferences = CopyPreferences(
      languages: [], timeZone: TimeZone(identifier: "UTC"), isolatesArguments: false)
    var judge = AgreementJudge(locale: locale.tag)
    for entry in catalog.domains.flatMap(\.entries) + catalog.actions.map(\.entry) {
      let samples = entry.arguments.map { values(of: $0) }
      for text in entry.copies.first(where: { $0.locale == locale })?.texts ?? [] {
        guard
          let stored = StoredMessage(
            text.message, arguments: entry.arguments, constants: catalog.settings.constants, formats: &stores)
        else {
          result.differences.append("\(locale) \(entry.name) \(text.field) cannot be stored")
          continue
        }
        // Each argument goes through its values, so that each form of each choice is met.
        for round in 0..<(samples.map(\.count).max() ?? 1) {
          let values = samples.map { $0[round % $0.count] }
          var writer = MessageWriter(arguments: values.map(\.app), formats: formats, preferences: preferences)
          let shown = writer.text(of: stored.text[...])
          let expected = try judge.text(of: text.message, entry.arguments, values, catalog.settings.constants)
          result.count += 1
          if shown != expected {
            result.differences.append(
              "\(locale) \(entry.name) \(text.field): “\(shown)” is “\(expected)” in ICU")
          }
        }
      }
    }
    return result
  }
}

extension AgreementJudge {
  /// A whole message as ICU formats it. What ICU has no format for in messages is given to it as a text.
  fileprivate mutating func text(
    of message: Message, _ arguments: [Argument], _ values: [AgreementValue], _ constants: [String: String]
  ) throws -> String {
    var given = constants.mapValues { MessageArgument.text($0) }
    for (argument, value) in zip(arguments, values) {
      given[argument.name] =
        switch value.compiler {
        case .text(let text): .text(text)
        case _ where argument.type.isShownByItself:
          .text(try text("{x}", value.compiler, type: argument.type))
        case .integer(let number): .integer(number)
        case .number(let number): .number(number)
        case .date(let milliseconds): .date(milliseconds: milliseconds)
        case .list, .money: .text("")
        }
    }
    // A plain `{share}` is written as a percentage.
    var pattern = message.pattern
    for argument in arguments where argument.type == .percent {
      pattern = pattern.replacing("{\(argument.name)}", with: "{\(argument.name), number, percent}")
    }
    return try MessageFormatter(pattern, locale: locale, timeZone: timeZone).format(given)
  }
}
