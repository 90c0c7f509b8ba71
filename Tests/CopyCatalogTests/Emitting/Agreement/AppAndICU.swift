import Foundation

@testable import CopyCatalog
@testable import CopyRuntime

/// A value as ICU takes it and as an app does.
struct AgreementValue: Sendable {
  let compiler: ArgumentValue
  let app: CopyArgument

  static func integer(_ number: Int64) -> AgreementValue {
    AgreementValue(compiler: .integer(number), app: .int(Int(number)))
  }
  static func number(_ number: Double) -> AgreementValue {
    AgreementValue(compiler: .number(number), app: .number(number))
  }
  static func date(_ seconds: Double) -> AgreementValue {
    AgreementValue(
      compiler: .date(milliseconds: seconds * 1000), app: .date(Date(timeIntervalSince1970: seconds)))
  }
  static func bytes(_ count: Int64) -> AgreementValue {
    AgreementValue(compiler: .integer(count), app: .bytes(ByteCount(count)))
  }
  static func duration(milliseconds: Int64) -> AgreementValue {
    AgreementValue(
      compiler: .number(Double(milliseconds) / 1000), app: .duration(.milliseconds(milliseconds)))
  }
  /// - Parameter amount: in digits, such as `-12.50`.
  static func money(_ amount: String, _ currency: String) -> AgreementValue {
    AgreementValue(
      compiler: .money(amount: Double(amount) ?? .nan, currency: currency),
      app: .money(MoneyAmount(Decimal(string: amount, locale: nil) ?? .nan, currency)))
  }
  static func list(_ items: [String]) -> AgreementValue {
    AgreementValue(compiler: .list(items), app: .list(items))
  }
}

/// The texts and formats of one locale, as an app has them.
struct AgreementApp {
  let tables: LocaleTables
  let catalog: CatalogTables
  let preferences: CopyPreferences

  /// - Parameter region: the region of the locale's language in whose formats the texts are shown.
  init(_ catalog: Catalog, locale: LocaleTag, region: LocaleTag? = nil, timeZone: String = "UTC") {
    var resolver = CopyResolver(catalog)
    let emitter = LocaleEmitter(locale, in: catalog)
    let texts = emitter.texts(&resolver).joined(separator: "\n")
    var tables = LocaleTables(
      locale.tag, data: emitter.data(&resolver).joined(separator: "\n"), text: texts + "\n")
    if let region {
      let data = emitter.data(inFormatsOf: region, &resolver).joined(separator: "\n")
      tables = LocaleTables(formatsOf: region.tag, for: tables, data: data)
    }
    let shown = tables
    self.tables = shown
    self.catalog = CatalogTables(source: locale.tag, locales: [locale.tag], matches: "") { _ in shown }
    preferences = CopyPreferences(
      languages: [], timeZone: TimeZone(identifier: timeZone), isolatesArguments: false)
  }

  /// The message of an entry; nil where the locale has none.
  func message(_ index: Int, _ arguments: [CopyArgument]) -> String? {
    let entry = tables.entry(index, in: "Sync", catalog: catalog)
    var writer = SlotWriter(
      source: entry, context: .blocking, arguments: arguments, preferences: preferences)
    return writer.text(.message)
  }
}

/// What ICU writes in one locale: one formatter a pattern, kept.
struct AgreementJudge {
  let locale: String
  let timeZone: String
  private var formatters: [String: MessageFormatter] = [:]

  init(locale: String, timeZone: String = "UTC") {
    self.locale = locale
    self.timeZone = timeZone
  }

  /// - Parameter pattern: a message whose one argument is `x`.
  mutating func text(_ pattern: String, _ value: ArgumentValue, type: ArgumentType) throws -> String {
    switch value {
    case .integer(let bytes) where type == .bytes:
      let skeleton = ByteCountUnit.of(bytes).skeleton
      return try format("{x, number, ::\(skeleton)}", .integer(bytes))
    case .integer(let number): return try format(pattern, .integer(number))
    case .number(let seconds) where type == .duration:
      let parts = try DurationPart.parts(of: seconds).map { part in
        try format("{x, number, ::\(DurationPart.skeleton(part.unit))}", .integer(part.count))
      }
      return try ListData.oracle(parts, locale: locale, kind: .units)
    case .number(let number): return try format(pattern, .number(number))
    case .date(let milliseconds): return try format(pattern, .date(milliseconds: milliseconds))
    case .list(let items): return try ListData.oracle(items, locale: locale, kind: .and)
    case .money(let amount, let currency):
      return try format("{x, number, ::currency/\(currency)}", .number(amount))
    case .text(let text): return try format(pattern, .text(text))
    }
  }

  private mutating func format(_ pattern: String, _ value: MessageArgument) throws -> String {
    let formatter = try formatters[pattern] ?? MessageFormatter(pattern, locale: locale, timeZone: timeZone)
    formatters[pattern] = formatter
    return try formatter.format(["x": value])
  }
}

/// The same numbers each time, from one seed (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A whole number of any size: as many have one digit as have eighteen.
  mutating func integer() -> Int64 {
    let bits = Int64.random(in: 0...62, using: &self)
    let number = Int64.random(in: 0...(1 << bits), using: &self)
    return Bool.random(using: &self) ? number : -number
  }
}

/// Compares what an app shows with what ICU shows, locale by locale.
struct Agreement {
  /// A message whose one argument is `x`, and the values that it is compared with.
  struct Subject: Sendable {
    let pattern: String
    let type: ArgumentType
    let values: [AgreementValue]
  }

  var count = 0
  /// How many more cases are not compared, since the compiler says that apps cannot show the style there.
  var refused = 0
  var differences: [String] = []

  /// The seed of all comparisons.
  static let seed: UInt64 = 0xC0FFEE

  /// Whether every value is compared in every locale, and not a choice of them.
  static let isWhole = ProcessInfo.processInfo.environment["COPY_CATALOG_WHOLE_AGREEMENT"] != nil

  /// Compares the subjects in a locale.
  ///
  /// - Parameter share: how many of a subject's values are compared; a locale that only adds a region to
  ///   another has a third of the subjects. Which ones, changes from subject to subject and from locale to
  ///   locale, and is the same every time.
  static func compare(
    _ subjects: [Subject], locale tag: String, number: Int, share: Int, inOrder: Bool = false,
    timeZone: String = "UTC"
  ) throws -> Agreement {
    var result = Agreement()
    let locale = LocaleTag(tag)
    let isRegional = try LocaleData.subtags(of: tag).region != nil && !isWhole
    let subjects = subjects.enumerated().filter { !isRegional || ($0.offset + number) % 3 == 0 }.map(
      \.element)
    var builder = CatalogBuilder(source: locale)
    for (index, subject) in subjects.enumerated() {
      builder.add(
        "entry-\(index)", code: index, arguments: [CatalogBuilder.argument("x", subject.type)],
        texts: [tag: [("message", subject.pattern)]])
    }
    let app = AgreementApp(builder.catalog(), locale: locale, timeZone: timeZone)
    var judge = AgreementJudge(locale: tag, timeZone: timeZone)
    var numbers = SeededNumbers(seed &+ UInt64(number))
    for (index, subject) in subjects.enumerated() {
      let values =
        isWhole || inOrder
        ? subject.values : (0..<share).compactMap { _ in subject.values.randomElement(using: &numbers) }
      for value in values {
        guard let shown = app.message(index, [value.app]) else {
          if isRefused(subject, locale) {
            result.refused += 1
          } else {
            result.fail("\(tag) \(subject.pattern) is not shown")
          }
          continue
        }
        let expected = try judge.text(subject.pattern, value.compiler, type: subject.type)
        result.count += 1
        if shown != expected {
          result.fail("\(tag) \(subject.pattern) \(value.compiler): “\(shown)” is “\(expected)” in ICU")
        }
      }
    }
    return result
  }

  /// Whether the compiler says that an app cannot show a message of one placeholder.
  private static func isRefused(_ subject: Subject, _ locale: LocaleTag) -> Bool {
    guard case .placeholder(let placeholder)? = CatalogBuilder.message(subject.pattern).parts.first else {
      return false
    }
    return FormatSupport.refusal(of: placeholder.format, type: subject.type, locale: locale) != nil
  }

  private mutating func fail(_ difference: String) { differences.append(difference) }

  /// Compares in all locales of CLDR, on all processors.
  static func inEveryLocale(
    _ subjects: @Sendable (LocaleTag) -> [Subject], share: Int,
    timeZone: @Sendable (Int) -> String = { _ in "UTC" }
  ) -> Agreement {
    let results = ICU.locales.enumerated().map { (number: $0.offset, tag: $0.element) }.concurrentMap {
      item in
      Result {
        try compare(
          subjects(LocaleTag(item.tag)), locale: item.tag, number: item.number, share: share,
          timeZone: timeZone(item.number))
      }
    }
    return results.reduce(into: Agreement()) { all, result in
      switch result {
      case .success(let one):
        all.count += one.count
        all.refused += one.refused
        all.differences += one.differences
      case .failure(let error): all.differences.append("\(error)")
      }
    }
  }

  var summary: String {
    "\(differences.count) of \(count):\n\(differences.prefix(40).joined(separator: "\n"))"
  }
}
