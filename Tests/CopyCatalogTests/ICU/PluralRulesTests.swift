import Testing

@testable import CopyCatalog

@Suite struct PluralRulesTests {
  @Test(arguments: [
    ("ja", [PluralCategory.other]), ("en", [.one, .other]), ("fr", [.one, .many, .other]),
    ("lv", [.zero, .one, .other]), ("ru", [.one, .few, .many, .other]), ("pl", [.one, .few, .many, .other]),
    ("ar", [.zero, .one, .two, .few, .many, .other]), ("cy", [.zero, .one, .two, .few, .many, .other]),
    ("qaa", [.other]), ("sr-Latn", [.one, .few, .other]),
  ])
  func cardinalCategories(locale: String, categories: [PluralCategory]) throws {
    #expect(try PluralRules(locale: locale).categories == categories)
  }

  @Test func ordinalCategories() throws {
    #expect(try PluralRules(locale: "en", kind: .ordinal).categories == [.one, .two, .few, .other])
    #expect(try PluralRules(locale: "de", kind: .ordinal).categories == [.other])
    #expect(try PluralRules(locale: "it", kind: .ordinal).categories == [.many, .other])
  }

  @Test func ruleTextIsCLDRs() throws {
    let rules = try PluralRules(locale: "pl").rules
    #expect(rules.map(\.category) == [.one, .few, .many, .other])
    #expect(rules[0].text == "i = 1 and v = 0")
    #expect(rules[1].text == "v = 0 and i % 10 = 2..4 and i % 100 != 12..14")
    #expect(rules[1].integerSamples.prefix(4) == ["2", "3", "4", "22"])
    #expect(rules[3].text.isEmpty && rules[3].condition == nil)
    #expect(rules[3].decimalSamples.first == "0.0")
    let many = try #require(try PluralRules(locale: "en", kind: .ordinal).rules.first { $0.category == .few })
    #expect(many.text == "n % 10 = 3 and n % 100 != 13")
  }

  @Test func theFormNumbersAreShownWith() throws {
    let polish = try PluralRules(locale: "pl")
    #expect(polish.samples(of: .few) == [2, 3, 4, 22, 23, 24, 32, 33])
    #expect(polish.samples(of: .one) == [1])
    #expect(polish.samples(of: .other).isEmpty, "only fractions are other in Polish")
    #expect(polish.samples(of: .few, in: 5...30) == [22, 23, 24])
    #expect(try PluralRules(locale: "fr").samples(of: .many, limit: 3) == [1_000_000, 2_000_000, 3_000_000])
    #expect(try PluralRules(locale: "fr").samples(of: .one) == [0, 1])
  }

  @Test func aRangeOfIntegersTakesCategories() throws {
    #expect(try PluralRules(locale: "en").categories(in: 2...1_000_000_000) == [.other])
    #expect(try PluralRules(locale: "en").categories(in: 1...1) == [.one])
    #expect(try PluralRules(locale: "ru").categories(in: 0...1_000_000_000) == [.one, .few, .many])
    #expect(try PluralRules(locale: "ru").categories(in: 11...20) == [.many])
    #expect(try PluralRules(locale: "ru").categories(in: 5...21) == [.one, .many])
    #expect(try PluralRules(locale: "fr").categories(in: 1...999_999) == [.one, .other])
    #expect(try PluralRules(locale: "fr").categories(in: 1...1_000_000) == [.one, .other, .many])
    #expect(try PluralRules(locale: "fr").categories(in: 999_999_999...1_000_000_000) == [.other, .many])
    #expect(try PluralRules(locale: "ar").categories(in: 0...Int.max).count == 6)
    #expect(try PluralRules(locale: "en").categories(in: -1 ... -1) == [.one])
    #expect(try PluralRules(locale: "en").categories(in: Int.min...Int.max) == [.one, .other])
  }

  @Test func numbersAsWritten() throws {
    let english = try PluralRules(locale: "en")
    #expect(english.category(of: "1") == .one)
    #expect(english.category(of: "1.0") == .other)
    #expect(english.category(of: "-1") == .one)
    #expect(try PluralRules(locale: "cs").category(of: "1.5") == .many)
    for text in ["", ".", "1.", ".5", "1e3", "1,5", "--1", "１", "1.0.0"] {
      #expect(english.category(of: text) == nil)
    }
  }

  /// Every locale of ICU, and every one its plural data names.
  static let allLocales = Array(
    Set(ICU.locales + PluralRules.locales() + PluralRules.locales(kind: .ordinal))
  )
  .sorted()

  @Test func thereAreManyLocales() { #expect(Self.allLocales.count > 700) }

  @Test(arguments: PluralKind.allCases)
  func ourSelectionIsICUs(kind: PluralKind) throws {
    let decimals = ["1.0", "1.5", "0.1", "0.0", "2.00", "1.21", "11.10", "100000.5", "1000000", "1000000.0"]
    var seen: Set<[PluralRules.Rule]> = []
    for locale in Self.allLocales {
      let rules = try PluralRules(locale: locale, kind: kind)
      let oracle = try PluralOracle(locale: locale, kind: kind)
      #expect(try oracle.categories() == rules.categories, "\(locale)")
      // The same rules serve many locales; ICU is asked for all of them at the numbers that matter.
      let numbers: [Int64] =
        seen.insert(rules.rules).inserted
        ? Array(0...2200) + [
          9999, 10_000, 99_999, 100_000, 999_999, 1_000_000, 1_000_001, 2_000_000, 10_000_000,
        ]
        : Array(0...200) + [1000, 1_000_000]
      let disagreements = try numbers.filter { try oracle.category(of: $0) != rules.category(of: Int($0)) }
      #expect(disagreements.isEmpty, "\(locale)")
      for decimal in decimals {
        #expect(try oracle.category(of: decimal) == rules.category(of: decimal), "\(locale) \(decimal)")
      }
    }
  }

  @Test func messagesSelectAsTheRulesDo() throws {
    let forms = PluralCategory.allCases.map { "\($0) {\($0)}" }.joined(separator: " ")
    for locale in Self.allLocales {
      for (kind, keyword) in [(PluralKind.cardinal, "plural"), (.ordinal, "selectordinal")] {
        let rules = try PluralRules(locale: locale, kind: kind)
        let message = try MessageFormatter("{n, \(keyword), \(forms)}", locale: locale)
        let disagreements = try (Array(0...200) + [1000, 1_000_000]).filter { number in
          try message.format(["n": .integer(Int64(number))]) != rules.category(of: number).rawValue
        }
        #expect(disagreements.isEmpty, "\(locale)")
        for number in [1.5, 0.1] {
          let text = try message.format(["n": .number(number)])
          #expect(text == rules.category(of: "\(number)")?.rawValue, "\(locale) \(number)")
        }
      }
    }
  }

  @Test func rangesAndSamplesAreWhatCountingGives() throws {
    var seen: Set<[PluralRules.Rule]> = []
    for locale in Self.allLocales {
      for kind in PluralKind.allCases {
        let rules = try PluralRules(locale: locale, kind: kind)
        guard seen.insert(rules.rules).inserted else { continue }
        for range in [0...0, 1...1, 0...1, 2...9, 5...25, 11...19, 90...140, 99...101, 995...1025, 0...3000] {
          #expect(
            rules.categories(in: range) == Set(range.map { rules.category(of: $0) }), "\(locale) \(range)")
          for category in rules.categories {
            let counted = range.filter { rules.category(of: $0) == category }.prefix(12)
            #expect(rules.samples(of: category, in: range, limit: 12) == Array(counted), "\(locale) \(range)")
          }
        }
        for relation in rules.rules.flatMap({ $0.condition?.alternatives.flatMap { $0 } ?? [] }) {
          #expect(
            1_000_000_000_000_000_000 % (relation.modulus ?? 1) == 0, "long numbers are shortened by this")
        }
      }
    }
  }

  @Test(arguments: [
    "", "n", "n =", "n = 1 and", "n = 1 or or", "x = 1", "n % = 1", "n % 0 = 1", "n = 1..", "n = 2..1",
    "n = 99999999999", "n = 1 n = 2",
  ])
  func textThatIsNoConditionIsNone(text: String) { #expect(PluralCondition(text) == nil) }

  @Test func aTagThatIsNotWellFormedIsAnError() {
    #expect(throws: ICUError.self) { try PluralRules(locale: "no such locale") }
    #expect(throws: ICUError.self) { _ = try PluralOracle(locale: "") }
  }
}
