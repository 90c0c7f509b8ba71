import Foundation
import Testing

@testable import CopyCatalog
@testable import CopyRuntime

/// Texts in the formats of another region: every number, date, unit and list as ICU writes it in the region, and
/// every plural form by the rules of the texts' own locale.
@Suite struct RegionAgreementTests {
  private struct Pair: Sendable {
    let locale: LocaleTag
    let region: LocaleTag
  }

  /// Every region of CLDR with the locale whose texts its people are shown; and some with that of another
  /// region.
  private static let pairs: [Pair] = {
    let others = [
      ("en-GB", "en-US"), ("en-001", "en-IN"), ("es-419", "es-ES"), ("pt-PT", "pt-BR"), ("fr-CA", "fr-CH"),
      ("de-CH", "de-AT"), ("ar-EG", "ar-MA"), ("ar-MA", "ar-EG"), ("zh-Hant-HK", "zh-Hant-TW"), ("pt-PT", "pt-AO")
    ].map { Pair(locale: LocaleTag($0.0), region: LocaleTag($0.1)) }
    return others
      + ICU.locales.compactMap { tag in
        guard let own = try? LocaleData.subtags(of: tag), own.region != nil else { return nil }
        let written = script(of: tag)
        let isUsual = written == script(of: own.language)
        let locale = isUsual ? own.language : "\(own.language)-\(written ?? "")"
        return Pair(locale: LocaleTag(locale), region: LocaleTag(tag))
      }
  }()

  private static func script(of tag: String) -> String? {
    try? LocaleData.subtags(of: LocaleData.addingLikelySubtags(to: tag)).script
  }

  private static func subjects(_ type: ArgumentType, _ patterns: [String], _ values: [AgreementValue])
    -> [Agreement.Subject]
  {
    patterns.map { Agreement.Subject(pattern: $0, type: type, values: values) }
  }

  private static let subjects: [Agreement.Subject] = {
    var random = SeededNumbers(8)
    let integers = [0, 1, 2, 5, 21, 999, 1000, 1204, 12_345, 1_234_567, -1, -12_345, .max].map {
      AgreementValue.integer($0)
    } + (0..<40).map { _ in .integer(random.integer()) }
    let numbers = [0, -0.0, 0.5, 1.5, 0.42, 1234.5, -1_234_567.891, 1e15, .nan, -.infinity].map {
      AgreementValue.number($0)
    } + (0..<40).map { _ in .number(Double(random.integer() % 1_000_000_000) / 1000) }
    let dates = [0, 1_788_271_500, 1_700_006_400, 1_709_164_800, -86_400_000].map { AgreementValue.date($0) }
      + (0..<40).map { _ in .date(Double(Int64.random(in: -2_000_000_000...4_000_000_000, using: &random))) }
    let lengths = [0, 1000, 2000, 90_000, 3_660_000, 172_800_000, 97_200_000, -90_000].map {
      AgreementValue.duration(milliseconds: $0)
    } + (0..<40).map { _ in .duration(milliseconds: random.integer() % 100_000_000_000) }
    let sizes = [0, 1, 2, 512, 1500, 8_400_000, 1_000_000, 2_125_000_000, -512].map { AgreementValue.bytes($0) }
      + (0..<40).map { _ in .bytes(random.integer()) }
    let currencies = ["EUR", "USD", "GBP", "CHF", "INR", "JPY", "MXN", "EGP", "MAD", "AUD", "CAD", "PTE", "XTS"]
    let money = currencies.flatMap { code in
      ["1", "-1234.5", "1234567.891"].map { AgreementValue.money($0, code) }
    }
    let lists = [["Anna", "Igor"], ["Anna", "Ben", "Kim"], ["a", "b", "c", "Hilda"], ["Anna", "דנה"]].map {
      AgreementValue.list($0)
    }
    return subjects(.int, ["{x}", "{x, number, ::group-min2}"], integers)
      + subjects(
        .number, ["{x}", "{x, number, integer}", "{x, number, percent}", "{x, number, ::.00 sign-always}"], numbers)
      + subjects(
        .date,
        [
          "{x}", "{x, date, short}", "{x, date, medium}", "{x, date, full}", "{x, time, short}", "{x, date, ::yMMMd}",
          "{x, date, ::yMMMM}", "{x, date, ::MMMMd}", "{x, date, ::yMMMEd}", "{x, time, ::jm}",
          "{x, date, ::yMMMdjm}", "{x, time, ::Bhm}", "{x, date, ::LLLL}", "{x, date, ::GyMd}"
        ], dates)
      + subjects(.duration, ["{x}"], lengths) + subjects(.bytes, ["{x}"], sizes)
      + subjects(.money, ["{x}"], money) + subjects(.list, ["{x}"], lists)
  }()

  /// Forms of every category of a locale, each with the number and `|` before it.
  private static func plural(_ kind: PluralKind, in locale: LocaleTag) -> String {
    let categories = (try? PluralRules(locale: locale.tag, kind: kind).categories) ?? [.other]
    let forms = categories.map { "\($0.rawValue) {\($0.rawValue)|#}" }.joined(separator: " ")
    return "{x, \(kind == .cardinal ? "plural" : "selectordinal"), \(forms)}"
  }

  /// - Parameter share: how many subjects are drawn for a region (all where everything is compared), and how
  ///   many values of each.
  private static func compare(_ pair: Pair, number: Int, share: Int) throws -> Agreement {
    var result = Agreement()
    var numbers = SeededNumbers(Agreement.seed &+ UInt64(number))
    let drawn = Agreement.isWhole ? subjects : Array(subjects.shuffled(using: &numbers).prefix(share))
    let plurals = [PluralKind.cardinal, .ordinal].map { kind in
      Agreement.Subject(pattern: plural(kind, in: pair.locale), type: .int, values: subjects[0].values)
    }
    var builder = CatalogBuilder(source: pair.locale)
    for (index, subject) in (drawn + plurals).enumerated() {
      builder.add(
        "entry-\(index)", code: index, arguments: [CatalogBuilder.argument("x", subject.type)],
        texts: [pair.locale.tag: [("message", subject.pattern)]])
    }
    let zone = ["UTC", "Europe/Zurich", "Asia/Kolkata"][number % 3]
    let app = AgreementApp(builder.catalog(), locale: pair.locale, region: pair.region, timeZone: zone)
    var judge = AgreementJudge(locale: pair.region.tag, timeZone: zone)
    var wordJudge = AgreementJudge(locale: pair.locale.tag)
    for (index, subject) in (drawn + plurals).enumerated() {
      for _ in 0..<share {
        guard let value = subject.values.randomElement(using: &numbers) else { continue }
        guard let shown = app.message(index, [value.app]) else {
          result.refused += 1
          continue
        }
        var expected: String
        if index < drawn.count {
          if isRefused(subject, pair.region) {
            result.refused += 1
            continue
          }
          expected = try judge.text(subject.pattern, value.compiler, type: subject.type)
        } else {
          let words = try wordJudge.text(subject.pattern, value.compiler, type: .int)
          let number = try judge.text("{x, number}", value.compiler, type: .int)
          expected = "\(words.prefix { $0 != "|" })|\(number)"
        }
        result.count += 1
        if shown != expected {
          result.differences.append(
            "\(pair.locale) in \(pair.region) \(subject.pattern) \(value.compiler): “\(shown)” is “\(expected)” in ICU")
        }
      }
    }
    return result
  }

  /// Whether the compiler says that an app cannot show the style in the region.
  private static func isRefused(_ subject: Agreement.Subject, _ region: LocaleTag) -> Bool {
    guard case .placeholder(let placeholder)? = CatalogBuilder.message(subject.pattern).parts.first else {
      return false
    }
    return FormatSupport.refusal(of: placeholder.format, type: subject.type, locale: region) != nil
  }

  /// Every second region in some styles, or every one in all of them where everything is compared.
  @Test func regionsOfCLDR() throws {
    let pairs = Self.pairs.enumerated().map { (number: $0.offset, pair: $0.element) }
    let drawn = pairs.filter { Agreement.isWhole || $0.number < 10 || $0.number.isMultiple(of: 2) }
    let results = drawn.concurrentMap { item in
      Result { try Self.compare(item.pair, number: item.number, share: 4) }
    }
    var all = Agreement()
    for result in results {
      let one = try result.get()
      all.count += one.count
      all.refused += one.refused
      all.differences += one.differences
    }
    #expect(all.differences.isEmpty, "\(all.summary)")
    #expect(all.count > 4000)
    #expect(all.refused * 20 < all.count, "\(all.refused)")
  }
}
