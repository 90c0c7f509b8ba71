import Foundation
import Testing

@testable import CopyCatalog
@testable import CopyRuntime

/// Sizes, durations, amounts of money and lists are shown as ICU's formatters of units, currencies and lists
/// write them, in every locale of CLDR.
@Suite struct QuantityAgreementTests {
  private static let bytes: [AgreementValue] = {
    var numbers = SeededNumbers(1)
    let edges: [Int64] = [
      0, 1, 2, 3, 11, 21, 22, 100, 101, 512, 999, 1000, 1001, 1499, 1500, 1501, 2500, 999_499, 999_500,
      999_501, 999_999, 1_000_000,
      1_049_999, 1_050_000, 1_150_000, 1_950_001, 8_400_000, 999_949_999, 999_950_000, 999_950_001,
      1_000_000_000, 1_005_000_000,
      1_015_000_000, 2_125_000_000, 999_994_999_999, 999_995_000_000, 1_500_000_000_000, 999_995_000_000_000,
      1_234_567_890_123_456,
      999_995_000_000_000_000, .max, .min, -1, -512, -1500, -8_400_000, 21_000_000, 22_000_000
    ]
    return (edges + (0..<200).map { _ in numbers.integer() }).map { .bytes($0) }
  }()

  private static let durations: [AgreementValue] = {
    var numbers = SeededNumbers(2)
    let edges: [Int64] = [
      0, 1, 400, 499, 500, 999, 1000, 1499, 1500, 2000, 2500, 5000, 11_000, 21_000, 59_499, 59_500, 60_000,
      61_000, 90_000, 119_999,
      120_000, 3_599_499, 3_599_500, 3_600_000, 3_629_999, 3_630_000, 5_400_000, 7_200_000, 7_260_000,
      86_369_999, 86_370_000,
      86_400_000, 88_200_000, 90_000_000, 172_800_000, 180_000_000, 950_400_000, 1_814_400_000,
      31_536_000_000,
      1_234_567_890_000, 100_000_000_000_000, -1, -1500, -90_000, -3_660_000, -172_800_000, -180_000_000
    ]
    return (edges + (0..<200).map { _ in numbers.integer() % 10_000_000_000_000 }).map {
      .duration(milliseconds: $0)
    }
  }()

  private static let lists: [AgreementValue] = {
    let items = [
      "Anna", "Igor", "iOS", "Hilda", "hielo", "Hiato", "8", "80", "11", "Oslo", "דנה", "שֵׁם", "محمد", "写真",
      "é", " ", "", "a|b{c}\\", "i",
      "hi", "Ínigo", "יואב", "1", "ﬀ", "אa"
    ]
    var numbers = SeededNumbers(3)
    var lists: [[String]] = [[], ["Anna"], ["Anna", "Ben"], ["Anna", "Ben", "Kim"], ["a", "b", "c", "d", "e"]]
    for item in items {
      lists += [["Anna", item], [item, "Anna"], ["Anna", item, "Kim"], ["Anna", "Ben", item]]
      lists.append(
        (0..<Int.random(in: 3...9, using: &numbers)).map { _ in items.randomElement(using: &numbers) ?? "" }
          + [item])
    }
    return lists.map { .list($0) }
  }()

  private static let money: [AgreementValue] = {
    var numbers = SeededNumbers(4)
    let codes = ((try? CurrencyAmounts.all(in: "en")) ?? []).map(\.code)
    let known = [
      "EUR", "USD", "JPY", "CHF", "GBP", "INR", "BHD", "PTE", "CVE", "KRW", "AED", "ILS", "XXX", "QQQ", "ZZZ",
      "CLF", "XAF"
    ]
    let amounts = [
      "0", "1", "-1", "12.5", "0.005", "0.015", "-0.004", "1234.5", "9999.995", "1234567.891", "-98765432.1",
      "21", "1000"
    ]
    var values = known.flatMap { code in amounts.map { AgreementValue.money($0, code) } }
    for code in codes {
      let cents = numbers.integer() % 100_000_000_000_000
      values.append(.money("\(Decimal(cents) / 100)", code))
      values.append(.money("1234.5", code))
    }
    return values
  }()

  @Test func sizes() {
    let agreement = Agreement.inEveryLocale(
      { _ in [.init(pattern: "{x}", type: .bytes, values: Self.bytes)] }, share: 30)
    #expect(agreement.differences.count == 0, "\(agreement.summary)")
    #expect(agreement.count > 5000)
  }

  @Test func durations() {
    let agreement = Agreement.inEveryLocale(
      { _ in [.init(pattern: "{x}", type: .duration, values: Self.durations)] }, share: 30)
    #expect(agreement.differences.count == 0, "\(agreement.summary)")
    #expect(agreement.count > 5000)
  }

  @Test func lists() {
    let agreement = Agreement.inEveryLocale(
      { _ in [.init(pattern: "{x}", type: .list, values: Self.lists)] }, share: 20)
    #expect(agreement.differences.count == 0, "\(agreement.summary)")
    #expect(agreement.count > 5000)
  }

  @Test func money() {
    let agreement = Agreement.inEveryLocale(
      { _ in [.init(pattern: "{x}", type: .money, values: Self.money)] }, share: 30)
    #expect(agreement.differences.count == 0, "\(agreement.summary)")
    #expect(agreement.count > 5000)
  }

  /// The last item decides about the word before it: in Spanish by its sound, in Hebrew by its script.
  @Test(arguments: ["es", "he", "en"]) func charactersThatAListCanEndIn(locale: String) throws {
    let scalars = [0x20...0x7F, 0x580...0x610, 0xFB00...0xFB60, 0x1F600...0x1F610].flatMap { $0 }
      .compactMap { Unicode.Scalar($0 as UInt32) }
    let values = scalars.map { AgreementValue.list(["a", "\($0)x"]) }
    let agreement = try Agreement.compare(
      [.init(pattern: "{x}", type: .list, values: values)], locale: locale, number: 0, share: 0, inOrder: true
    )
    #expect(agreement.differences.count == 0, "\(agreement.summary)")
    #expect(agreement.count > 200)
  }
}
