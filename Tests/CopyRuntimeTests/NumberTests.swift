import Testing

@testable import CopyRuntime

@Suite struct NumberTests {
  private func text(_ number: DecimalNumber, _ fields: Substring) -> String? {
    guard let style = NumberStyle(fields: fields) else { return nil }
    var out: [UInt8] = []
    style.write(style.shown(number), to: &out)
    return String(decoding: out, as: UTF8.self)
  }

  private let plain: Substring = "number|1|0-3|0|3,3,1|,|.|latn|0|0|-0|-0|NaN|∞|-∞"

  @Test func integersOfEverySize() {
    #expect(text(.init(0), plain) == "0")
    #expect(text(.init(1004), plain) == "1,004")
    #expect(text(.init(9_007_199_254_740_993), plain) == "9,007,199,254,740,993")
    #expect(text(.init(Int.min), plain) == "-9,223,372,036,854,775,808")
    #expect(text(.init(Int.max), plain) == "9,223,372,036,854,775,807")
  }

  @Test func doublesRoundHalfToEven() {
    #expect(text(.init(0.0005), plain) == "0")
    #expect(text(.init(0.0015), plain) == "0.002")
    #expect(text(.init(2.5005), plain) == "2.5")
    #expect(text(.init(-0.0001), plain) == "-0")
    #expect(text(.init(-0.0), plain) == "-0")
    #expect(text(.init(999.9996), plain) == "1,000")
    #expect(text(.init(1e21), plain) == "1,000,000,000,000,000,000,000")
    #expect(text(.init(Double.leastNonzeroMagnitude), plain) == "0")
    #expect(text(.init(1.5e-2), plain) == "0.015")
    #expect(text(.init(.nan), plain) == "NaN")
    #expect(text(.init(-.infinity), plain) == "-∞")
    #expect(text(.init(Double.greatestFiniteMagnitude), plain)?.hasPrefix("179,769,313,486,231,570,000") == true)
  }

  @Test func groupsOfIndiaAndOfSpain() {
    let indian: Substring = "number|1|0-3|0|3,2,1|,|.|latn|0|0|-0|-0|NaN|∞|-∞"
    let spanish: Substring = "number|1|0-3|0|3,3,2|.|,|latn|0|0|-0|-0|NaN|∞|-∞"
    #expect(text(.init(1_234_567), indian) == "12,34,567")
    #expect(text(.init(1234), spanish) == "1234")
    #expect(text(.init(12_345), spanish) == "12.345")
  }

  @Test func precisionAndSigns() {
    #expect(text(.init(1.5), "x|1|2-2|0|0|,|.|latn|+0|0|-0|-0|NaN|∞|-∞") == "+1.50")
    #expect(text(.init(123_456), "x|1|@1-3|0|3,3,1|,|.|latn|0|0|-0|-0|NaN|∞|-∞") == "123,000")
    #expect(text(.init(0.045), "x|1|@3-3|0|3,3,1|,|.|latn|0|0|-0|-0|NaN|∞|-∞") == "0.0450")
    #expect(text(.init(0), "x|2|@3-3|0|3,3,1|,|.|latn|0|0|-0|-0|NaN|∞|-∞") == "00.00")
    #expect(text(.init(0.425), "x|1|0-0|2|3,3,1|,|.|latn|0 %|0 %|-0 %|-0 %|NaN|∞|-∞") == "42 %")
  }

  @Test func pluralRulesOfRussianAndOfFrench() {
    let russian = PluralRuleSet(
      "one: v = 0 and i % 10 = 1 and i % 100 != 11; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14; "
        + "many: v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14")
    func category(_ number: DecimalNumber, _ rules: PluralRuleSet, fraction: Int = 0) -> String {
      let shown = ShownNumber(number: number, fractionCount: max(fraction, number.scale))
      return "\(rules.category(of: shown))"
    }
    let numbers = [0, 1, 2, 5, 11, 21, 22, 101]
    #expect(
      numbers.map { category(.init($0), russian) } == ["many", "one", "few", "many", "many", "one", "few", "one"])
    #expect(category(.init(1.5), russian) == "other")
    #expect(category(.init(1), russian, fraction: 2) == "other")
    #expect(category(.init(.nan), russian) == "other")
    let french = PluralRuleSet("one: i = 0,1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5")
    #expect([0, 1, 2, 1_000_000].map { category(.init($0), french) } == ["one", "one", "other", "many"])
  }
}
