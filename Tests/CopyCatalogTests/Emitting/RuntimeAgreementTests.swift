import Foundation
import Testing

@testable import CopyCatalog
@testable import CopyRuntime

/// What an app shows equals what ICU shows, in every locale of CLDR.
@Suite struct RuntimeAgreementTests {
  /// The texts and formats of one locale, as an app has them.
  private struct App {
    let tables: LocaleTables
    let catalog: CatalogTables
    let preferences: CopyPreferences

    init(_ catalog: Catalog, locale: LocaleTag, timeZone: String = "UTC") {
      var resolver = CopyResolver(catalog)
      let emitter = LocaleEmitter(locale, in: catalog)
      let texts = emitter.texts(&resolver).joined(separator: "\n")
      let tables = LocaleTables(
        locale.tag, data: emitter.data(&resolver).joined(separator: "\n"), text: texts + "\n")
      self.tables = tables
      self.catalog = CatalogTables(source: locale.tag, locales: [locale.tag], matches: "") { _ in tables }
      preferences = CopyPreferences(
        languages: [], timeZone: TimeZone(identifier: timeZone), isolatesArguments: false)
    }

    /// The message of an entry; nil where the locale has none.
    func message(_ index: Int, _ arguments: [CopyArgument]) -> String? {
      let entry = tables.entry(index, in: "Sync", catalog: catalog)
      return SlotWriter(source: entry, context: .blocking, arguments: arguments, preferences: preferences)
        .text("message")
    }
  }

  private func catalog(_ patterns: [String], locale: String, arguments: [Argument]) -> Catalog {
    var builder = CatalogBuilder(source: LocaleTag(locale))
    for (index, pattern) in patterns.enumerated() {
      builder.add("entry-\(index)", code: index, arguments: arguments, texts: [locale: [("message", pattern)]])
    }
    return builder.catalog()
  }

  /// Compares patterns with values in every locale; gives how many were compared.
  ///
  /// Every pattern is compared in every locale with each third value. A locale that only adds a region to
  /// another has each third pattern with each fifth value. Which ones, changes from pattern to pattern and
  /// from locale to locale.
  private func compare(
    _ patterns: (LocaleTag) -> [String], _ values: [(icu: MessageArgument, app: CopyArgument)],
    type: ArgumentType, timeZone: String = "UTC"
  ) throws -> Int {
    var count = 0
    var differences: [String] = []
    for (number, tag) in ICU.locales.enumerated() {
      let locale = LocaleTag(tag)
      let isRegional = try LocaleData.subtags(of: tag).region != nil
      let step = isRegional ? 5 : 3
      let patterns = patterns(locale).enumerated().filter { !isRegional || ($0.offset + number) % 3 == 0 }
        .map(\.element)
      let catalog = catalog(patterns, locale: tag, arguments: [CatalogBuilder.argument("x", type)])
      let app = App(catalog, locale: locale, timeZone: timeZone)
      for (index, pattern) in patterns.enumerated() {
        let formatter = try MessageFormatter(pattern, locale: tag, timeZone: timeZone)
        for place in stride(from: (number + index) % step, to: values.count, by: step) {
          let expected = try formatter.format(["x": values[place].icu])
          let shown = app.message(index, [values[place].app])
          count += 1
          if shown != expected {
            differences.append("\(tag) \(pattern) \(values[place].icu): “\(shown ?? "nil")” is “\(expected)” in ICU")
          }
        }
      }
    }
    #expect(differences.isEmpty, "\(differences.count) of \(count):\n\(differences.prefix(25).joined(separator: "\n"))")
    return count
  }

  private static let integers: [(icu: MessageArgument, app: CopyArgument)] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 19, 20, 21, 22, 42, 99, 100, 101, 102, 111, 112, 120, 999, 1000, 1004,
    9999, 10_000, 12_345, 100_000, 1_000_000, 1_234_567, 123_456_789, -1, -2, -1234, 9_007_199_254_740_993,
    .max, .min,
  ].map { (.integer(Int64($0)), .int($0)) }

  private static let numbers: [(icu: MessageArgument, app: CopyArgument)] = [
    0, -0.0, 1, 1.0, 0.1, 0.5, 1.5, 2.5, 0.0005, 0.0015, 0.00049, -0.3, -1.5, 0.42, 0.425, 0.995, 999.9995, 1234.5,
    99_999.5, 1e6, 1e15, 1e16, 1.5e17, 1e21, 1.234e25, 5e-7, 9_007_199_254_740_992, .nan, .infinity, -.infinity,
    .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0.1 + 0.2, 1.0 / 3, 2.0 / 3 * 1e5, 21.5, 1_000_000.5,
  ].map { (.number($0), .number($0)) }

  private static let numberStyles = [
    "{x}", "{x, number}", "{x, number, integer}", "{x, number, percent}", "{x, number, ::.00}", "{x, number, ::.0#}",
    "{x, number, ::.##}", "{x, number, ::@@}", "{x, number, ::@@#}", "{x, number, ::@@@@@}", "{x, number, ::percent}",
    "{x, number, ::percent scale/100}", "{x, number, ::percent scale/100 .0}", "{x, number, ::group-off}",
    "{x, number, ::group-min2}", "{x, number, ::sign-always}", "{x, number, ::sign-never}",
    "{x, number, ::sign-except-zero .0}", "{x, number, ::precision-integer}", "{x, number, ::.+}",
    "{x, number, ::000}", "{x, number, ::integer-width/+00 .0}", "{x, number, ::%x100 .#}",
  ]

  @Test func integersInEveryStyleAndLocale() throws {
    #expect(try compare({ _ in Self.numberStyles }, Self.integers, type: .int) > 10_000)
  }

  @Test func numbersInEveryStyleAndLocale() throws {
    #expect(try compare({ _ in Self.numberStyles }, Self.numbers, type: .number) > 10_000)
  }

  /// Whether ICU's category of a number is defined where a form shows it by a skeleton: it converts the
  /// number's parts to 64 bits. What is not a number has no category at all.
  private static func hasCategory(_ value: MessageArgument, below limit: Double) -> Bool {
    switch value {
    case .number(let number): number.magnitude < limit && (number == 0 || number.magnitude > 1e-15)
    case .integer(let number): Double(number).magnitude < limit
    default: false
    }
  }

  /// ICU chooses by the number as a style writes it ("1.00" is not "1"), but by the value itself where the
  /// style is a skeleton.
  @Test func pluralsWhoseFormsShowASkeleton() throws {
    func patterns(_ locale: LocaleTag) -> [String] {
      let rules = (try? PluralRules(locale: locale.tag).categories) ?? [.other]
      return ["::.00", "::@@", "integer"].map { style in
        "{x, plural, \(rules.map { "\($0) {\($0) {x, number, \(style)} #}" }.joined(separator: " "))}"
      }
    }
    let values = (Self.integers + Self.numbers).filter { Self.hasCategory($0.icu, below: 0x1p63) }
    #expect(try compare(patterns, values.filter { if case .int = $0.app { true } else { false } }, type: .int) > 2000)
    #expect(try compare(patterns, values.filter { if case .number = $0.app { true } else { false } }, type: .number) > 2000)
  }

  @Test func pluralsInEveryLocale() throws {
    func patterns(_ locale: LocaleTag) -> [String] {
      func forms(_ kind: PluralKind, _ words: String) -> String {
        let rules = (try? PluralRules(locale: locale.tag, kind: kind).categories) ?? [.other]
        return rules.map { "\($0.rawValue) {\($0.rawValue) \(words)}" }.joined(separator: " ")
      }
      return [
        "{x, plural, \(forms(.cardinal, "#"))}", "{x, selectordinal, \(forms(.ordinal, "#"))}",
        "{x, plural, =0 {nothing} =1.5 {half more} =1000 {{x}} \(forms(.cardinal, "# {x}"))}",
        "{x, plural, offset:1 =1 {alone} \(forms(.cardinal, "# {x}"))}",
        "{x, plural, offset:2 \(forms(.cardinal, "{x, number, integer} #"))}",
        "{x, plural, \(forms(.cardinal, "{x, selectordinal, \(forms(.ordinal, "{x, number, percent} #"))} #"))}",
      ]
    }
    #expect(try compare(patterns, Self.integers, type: .int) > 10_000)
    #expect(try compare(patterns, Self.numbers.filter { Self.hasCategory($0.icu, below: .infinity) }, type: .number) > 10_000)
  }

  @Test func datesInEveryLocale() throws {
    let instants: [Double] = [
      0, 1_788_271_500, 1_000_000_000, 951_782_400, 1_735_689_599, 1_711_846_800, 1_700_006_400, 1_700_049_600,
      -86_400_000, 1_700_046_000, 1_700_046_060, 1_700_002_800, 1_700_003_700, 4_102_444_800, 1_719_800_000, 1_709_164_800,
    ]
    let dates: [(icu: MessageArgument, app: CopyArgument)] = instants.map {
      (.date(milliseconds: $0 * 1000), .date(Date(timeIntervalSince1970: $0)))
    }
    let styles = [
      "{x}", "{x, date}", "{x, date, short}", "{x, date, medium}", "{x, date, long}", "{x, date, full}", "{x, time}",
      "{x, time, short}", "{x, date, ::yMMMM}", "{x, date, ::yMMMd}", "{x, date, ::yMMMMEEEEd}", "{x, date, ::Md}",
      "{x, date, ::yMd}", "{x, date, ::MMMd}", "{x, date, ::EEEE}", "{x, date, ::jmm}", "{x, time, ::Hm}",
      "{x, time, ::hm}", "{x, date, ::yMMMdjm}", "{x, date, ::LLLL}", "{x, date, ::MMMMM}", "{x, time, ::Bh}", "{x, time, ::Bhm}",
    ]
    var refused: [String: Int] = [:]
    func supported(_ locale: LocaleTag) -> [String] {
      styles.filter { style in
        guard case .placeholder(let placeholder)? = CatalogBuilder.message(style).parts.first,
          let refusal = FormatSupport.refusal(of: placeholder.format, type: .date, locale: locale)
        else { return true }
        refused[refusal.problem, default: 0] += 1
        return false
      }
    }
    let count = try compare(supported, dates, type: .date, timeZone: "Europe/Berlin")
    #expect(count > 10_000)
    let all = refused.values.reduce(0, +)
    #expect(all * 20 < styles.count * ICU.locales.count, "\(refused.sorted { $0.value > $1.value }.prefix(12))")
  }
}
