import Testing

@testable import CopyCatalog

@Suite struct PluralCoverageTests {
  /// The coverage of `{n, plural, …}` for an argument `n`.
  private func coverage(
    _ locale: String, _ forms: String = "", type: ArgumentType = .int, range: ClosedRange<Int64>? = nil,
    kind: String = "plural"
  ) throws -> PluralCoverage {
    let message = parse("{n, \(kind), \(forms) other {#}}").message
    guard message.isSound, case .plural(let plural) = message.parts[0] else {
      throw ICUError(code: 0)
    }
    let argument = Argument(
      name: "n", type: type, sample: .integer(1), range: range, isPublic: true, place: .start(of: ""))
    let facts = LocaleFacts(of: LocaleTag(locale))
    return try #require(PluralCoverage(of: plural, argument: argument, facts: facts))
  }

  /// The forms that are asked for beside `other`; those that only rare numbers take in brackets.
  private func needed(_ coverage: PluralCoverage) -> String {
    coverage.categories.filter { $0 != .other && coverage.reaches($0) }
      .map { coverage.isRare($0) ? "(\($0.rawValue))" : $0.rawValue }.joined(separator: " ")
  }

  @Test(arguments: [
    ("en", "one"), ("de", "one"), ("fr", "one (many)"), ("es", "one (many)"), ("it", "one (many)"),
    ("ca", "one (many)"), ("pt-BR", "one (many)"), ("pt-PT", "one (many)"), ("pl", "one few many"),
    ("ru", "one few many"), ("ar", "zero one two few many"), ("ja", ""), ("cs", "one few"), ("lt", "one few"),
    ("sl", "one two few"), ("cy", "zero one two few many"), ("he", "one two"), ("lv", "zero one"),
    ("ga", "one two few many"), ("ro", "one few"), ("hi", "one"),
  ] as [(String, String)])
  func wholeNumbersNeed(locale: String, forms: String) throws {
    #expect(try needed(coverage(locale)) == forms)
  }

  @Test(arguments: [
    ("en", "one"), ("cs", "one few many"), ("lt", "one few many"), ("sk", "one few many"), ("ja", ""),
    ("fr", "one (many)"), ("ru", "one few many"), ("pl", "one few many"),
  ] as [(String, String)])
  func numbersWithFractionsNeed(locale: String, forms: String) throws {
    #expect(try needed(coverage(locale, type: .number)) == forms)
  }

  @Test(arguments: [
    ("en", 2...500, ""), ("en", 0...1, "one"), ("de", 1...1, "one"), ("fr", 1...500, "one"), ("fr", 2...500, ""),
    ("fr", 0...2_000_000, "one many"), ("es", 2...1_000_000, "many"), ("pl", 2...4, "few"), ("pl", 1...5, "one few many"),
    ("ru", 5...20, "many"), ("ru", 2...4, "few"), ("ru", 1...1, "one"), ("ar", 3...10, "few"), ("ar", 11...99, "many"),
    ("ar", 100...102, ""), ("ar", 0...2, "zero one two"), ("cy", 4...5, ""), ("cy", 0...3, "zero one two few"),
    ("cy", 6...6, "many"), ("sl", 5...100, ""), ("sl", 101...101, "one"), ("lt", 11...19, ""), ("lt", 2...9, "few"),
    ("he", 3...1000, ""), ("cs", 5...999, ""), ("ja", 0...1, ""), ("pt-PT", 0...0, ""), ("pt-BR", 0...0, "one"),
    ("ru", -3 ... -2, "few"), ("en", -1...0, "one"),
  ] as [(String, ClosedRange<Int64>, String)])
  func aRangeNeeds(locale: String, range: ClosedRange<Int64>, forms: String) throws {
    #expect(try needed(coverage(locale, range: range)) == forms)
  }

  @Test func exactFormsTakeNumbersFromCategories() throws {
    #expect(try needed(coverage("en", "=1 {a}")) == "")
    #expect(try needed(coverage("ru", "=1 {a}")) == "one few many")
    #expect(try needed(coverage("ar", "=0 {a} =1 {b}")) == "two few many")
    #expect(try needed(coverage("fr", "=0 {a} =1 {b}")) == "(many)")
  }

  @Test func anOffsetMovesTheNumbers() throws {
    // 2 is shown as 1; below, -1 has the form of 1.
    #expect(try needed(coverage("en", "offset:1 =0 {a} =1 {b}", range: 0...2)) == "one")
    #expect(try needed(coverage("en", "offset:1 =0 {a} =1 {b}", range: 3...9)) == "")
    #expect(try coverage("en", "offset:1 =0 {a} =1 {b}", range: 0...2).numbers(of: .one, limit: 3) == ["2"])
  }

  @Test func ordinalsHaveFormsOfTheirOwn() throws {
    #expect(try needed(coverage("en", kind: "selectordinal")) == "one two few")
    #expect(try needed(coverage("en", range: 4...20, kind: "selectordinal")) == "")
    #expect(try needed(coverage("de", kind: "selectordinal")) == "")
  }

  @Test func numbersAreTheSmallestOfAForm() throws {
    #expect(try coverage("pl").numbers(of: .few, limit: 5) == ["2", "3", "4", "22", "23"])
    #expect(try coverage("ru", range: 1...30).numbers(of: .one, limit: 5) == ["1", "21"])
    #expect(try coverage("fr").numbers(of: .many, limit: 1) == ["1000000"])
    #expect(try coverage("cs", type: .number).numbers(of: .many, limit: 2) == ["0.1", "0.2"])
  }

  /// For every locale of CLDR: the forms that a range reaches are those that ICU gives to its numbers one by one.
  @Test func reachesWhatICUSelects() throws {
    var random = SeededGenerator(seed: 3)
    for locale in PluralRules.locales() {
      let oracle = try PluralOracle(locale: locale)
      var selected: [PluralCategory?] = []
      for number in 0...250 { selected.append(try oracle.category(of: Int64(number))) }
      for _ in 0..<8 {
        let low = Int.random(in: 0...200, using: &random)
        let high = Int.random(in: low...250, using: &random)
        let coverage = try coverage(locale, range: Int64(low)...Int64(high))
        let reached = Set(PluralCategory.allCases.filter { $0 != .other && coverage.reaches($0) })
        let expected = Set(selected[low...high].compactMap { $0 }).subtracting([.other])
        #expect(reached == expected, "\(locale) \(low)...\(high)")
      }
      let all = try coverage(locale)
      for (number, text) in [(1000, "1000"), (1_000_000, "1000000")] {
        if let category = try oracle.category(of: Int64(number)) { #expect(all.reaches(category), "\(locale) \(text)") }
      }
      let fractions = try coverage(locale, type: .number)
      for decimal in ["1.5", "0.1"] {
        if let category = try oracle.category(of: decimal) {
          #expect(fractions.reaches(category), "\(locale) \(decimal)")
        }
      }
    }
  }
}
