import Foundation
import Testing

@testable import CopyCatalog
@testable import CopyRuntime

/// Numbers, plurals and dates are shown as ICU writes them, in every locale of CLDR.
@Suite struct RuntimeAgreementTests {
  private static let integers: [AgreementValue] = {
    var numbers = SeededNumbers(5)
    let edges: [Int64] = [
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 19, 20, 21, 22, 42, 99, 100, 101, 102, 111, 112, 120, 999,
      1000, 1004,
      9999, 10_000, 12_345, 100_000, 1_000_000, 1_234_567, 123_456_789, -1, -2, -1234, 9_007_199_254_740_993,
      -9_007_199_254_740_993,
      .max, .min
    ]
    return (edges + (0..<100).map { _ in numbers.integer() }).map { .integer($0) }
  }()

  private static let numbers: [AgreementValue] = {
    var random = SeededNumbers(6)
    let edges = [
      0, -0.0, 1, 1.0, 0.1, 0.5, 1.5, 2.5, 0.0005, 0.0015, 0.00049, -0.3, -1.5, 0.42, 0.425, 0.995, 999.9995,
      1234.5,
      99_999.5, 1e6, 1e15, 1e16, 1.5e17, 1e21, 1.234e25, 5e-7, 9_007_199_254_740_992, .nan, .infinity,
      -.infinity,
      .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0.1 + 0.2, 1.0 / 3, 2.0 / 3 * 1e5, 21.5, 1_000_000.5
    ]
    let drawn = (0..<100).map { _ in
      Double(random.integer() % 1_000_000_000_000) / Double(Int.random(in: 1...1000, using: &random))
    }
    return (edges + drawn).map { .number($0) }
  }()

  private static let numberStyles = [
    "{x}", "{x, number}", "{x, number, integer}", "{x, number, percent}", "{x, number, ::.00}",
    "{x, number, ::.0#}",
    "{x, number, ::.##}", "{x, number, ::@@}", "{x, number, ::@@#}", "{x, number, ::@@@@@}",
    "{x, number, ::percent}",
    "{x, number, ::percent scale/100}", "{x, number, ::percent scale/100 .0}", "{x, number, ::group-off}",
    "{x, number, ::group-min2}", "{x, number, ::sign-always}", "{x, number, ::sign-never}",
    "{x, number, ::sign-except-zero .0}", "{x, number, ::precision-integer}", "{x, number, ::.+}",
    "{x, number, ::000}", "{x, number, ::integer-width/+00 .0}", "{x, number, ::%x100 .#}"
  ]

  @Test func numbersInEveryStyleAndLocale() {
    let subjects = Self.numberStyles.flatMap { style in
      [
        Agreement.Subject(pattern: style, type: .int, values: Self.integers),
        Agreement.Subject(pattern: style, type: .number, values: Self.numbers)
      ]
    }
    let agreement = Agreement.inEveryLocale({ _ in subjects }, share: 2)
    #expect(agreement.differences.count == 0, "\(agreement.summary)")
    #expect(agreement.count > 30_000)
  }

  /// Whether ICU's category of a number is defined where a form shows it by a skeleton: it converts the
  /// number's parts to 64 bits. What is not a number has no category at all.
  private static func hasCategory(_ value: AgreementValue, below limit: Double) -> Bool {
    switch value.compiler {
    case .number(let number): number.magnitude < limit && (number == 0 || number.magnitude > 1e-15)
    case .integer(let number): Double(number).magnitude < limit
    default: false
    }
  }

  /// ICU chooses by the number as a style writes it ("1.00" is not "1"), but by the value itself where the
  /// style is a skeleton.
  @Test func pluralsInEveryLocale() {
    let agreement = Agreement.inEveryLocale(
      { locale in
        func forms(_ kind: PluralKind, _ words: (String) -> String) -> String {
          let categories = (try? PluralRules(locale: locale.tag, kind: kind).categories) ?? [.other]
          return categories.map { "\($0.rawValue) {\(words($0.rawValue))}" }.joined(separator: " ")
        }
        let ranks = forms(.ordinal) { "\($0) {x, number, percent} #" }
        let nested = forms(.cardinal) { "\($0) {x, selectordinal, \(ranks)} #" }
        let patterns = [
          "{x, plural, \(forms(.cardinal) { "\($0) #" })}",
          "{x, selectordinal, \(forms(.ordinal) { "\($0) #" })}",
          "{x, plural, =0 {nothing} =1.5 {half more} =1000 {{x}} \(forms(.cardinal) { "\($0) # {x}" })}",
          "{x, plural, offset:1 =1 {alone} \(forms(.cardinal) { "\($0) # {x}" })}",
          "{x, plural, offset:2 \(forms(.cardinal) { "\($0) {x, number, integer} #" })}",
          "{x, plural, \(nested)}"
        ]
        let styled = ["::.00", "::@@", "integer"].map { style in
          "{x, plural, \(forms(.cardinal) { "\($0) {x, number, \(style)} #" })}"
        }
        return (patterns + styled).enumerated().flatMap { place, pattern in
          let limit = place < patterns.count ? Double.infinity : 0x1p63
          return [
            Agreement.Subject(
              pattern: pattern, type: .int,
              values: Self.integers.filter { Self.hasCategory($0, below: limit) }),
            Agreement.Subject(
              pattern: pattern, type: .number,
              values: Self.numbers.filter { Self.hasCategory($0, below: limit) })
          ]
        }
      }, share: 4)
    #expect(agreement.differences.count == 0, "\(agreement.summary)")
    #expect(agreement.count > 20_000)
  }

  private static let dateStyles = [
    "{x}", "{x, date}", "{x, date, short}", "{x, date, medium}", "{x, date, long}", "{x, date, full}",
    "{x, time}",
    "{x, time, short}", "{x, date, ::yMMMM}", "{x, date, ::yMMMd}", "{x, date, ::yMMMMEEEEd}",
    "{x, date, ::Md}",
    "{x, date, ::yMd}", "{x, date, ::MMMd}", "{x, date, ::EEEE}", "{x, date, ::jmm}", "{x, time, ::Hm}",
    "{x, time, ::hm}", "{x, date, ::yMMMdjm}", "{x, date, ::LLLL}", "{x, date, ::MMMMM}", "{x, time, ::Bh}",
    "{x, time, ::Bhm}",
    "{x, date, ::yMMMMdjm}", "{x, date, ::EMMMd}", "{x, date, ::GyMMMd}", "{x, time, ::jms}",
    "{x, date, ::yM}", "{x, date, ::yyMMdd}"
  ]

  private static let dates: [AgreementValue] = {
    var numbers = SeededNumbers(7)
    let instants: [Double] = [
      0, 1_788_271_500, 1_000_000_000, 951_782_400, 1_735_689_599, 1_711_846_800, 1_700_006_400,
      1_700_049_600,
      -86_400_000, 1_700_046_000, 1_700_046_060, 1_700_002_800, 1_700_003_700, 4_102_444_800, 1_719_800_000,
      1_709_164_800
    ]
    let drawn = (0..<100).map { _ in Double(Int64.random(in: -2_000_000_000...4_000_000_000, using: &numbers))
    }
    return (instants + drawn).map { .date($0) }
  }()

  /// Also in zones that are half an hour or a quarter off. A style that the runtime cannot show in a locale
  /// is refused, and these are few.
  @Test func datesInEveryLocale() {
    let zones = ["Europe/Berlin", "America/St_Johns", "Asia/Kathmandu"]
    let subjects = Self.dateStyles.map { Agreement.Subject(pattern: $0, type: .date, values: Self.dates) }
    let agreement = Agreement.inEveryLocale({ _ in subjects }, share: 2) { zones[$0 % zones.count] }
    #expect(agreement.differences.count == 0, "\(agreement.summary)")
    #expect(agreement.count > 20_000)
    #expect(agreement.refused * 20 < agreement.count, "\(agreement.refused)")
  }
}
