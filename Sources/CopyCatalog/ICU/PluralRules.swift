import CICU

/// The plural rules of a locale, read from ICU's CLDR data and evaluated here.
///
/// Being a value that holds the rules, it answers what no API of ICU does: the exact categories a range of
/// integers can take, and the conditions themselves, from which the runtime's rules are generated. That it
/// selects as ICU does is tested for every locale of CLDR (`PluralOracle`).
public struct PluralRules: Hashable, Sendable {
  /// One category and its condition.
  public struct Rule: Hashable, Sendable {
    public let category: PluralCategory
    /// CLDR's text of the condition, such as "n % 10 = 2..4 and n % 100 != 12..14"; empty for `other`.
    public let text: String
    /// nil for `other`, which every number has that fits no other category.
    public let condition: PluralCondition?
    /// Integers CLDR gives as examples, as written ("2~4" as "2", "3", "4"). Those of compact forms
    /// ("1c6") are left out.
    public let integerSamples: [String]
    /// Decimals CLDR gives as examples.
    public let decimalSamples: [String]
  }

  public let locale: String
  public let kind: PluralKind

  /// The rules in CLDR's order of categories; `other` is last. At most one condition holds for a number.
  public let rules: [Rule]

  /// Reads the rules of a locale. One that CLDR has no rules for has `other` alone.
  /// - Parameter locale: a BCP 47 tag.
  /// - Throws: where the tag is not well-formed or the data is not in CLDR's syntax.
  public init(locale: String, kind: PluralKind = .cardinal) throws(ICUError) {
    let texts = try ICU.texts { cicu_plural_rules(locale, kind == .ordinal, $0, $1) }
    var rules: [Rule] = []
    for index in stride(from: 0, to: texts.count - 1, by: 2) {
      guard let rule = Rule(keyword: texts[index], text: texts[index + 1]) else {
        throw ICUError(code: CICU_NO_DATA.rawValue)
      }
      rules.append(rule)
    }
    self.locale = locale
    self.kind = kind
    self.rules = rules.sorted { $0.category < $1.category }
  }

  private init(locale: String, kind: PluralKind, rules: [Rule]) {
    self.locale = locale
    self.kind = kind
    self.rules = rules
  }

  /// The rules of a language without plural forms.
  static func otherAlone(locale: String, kind: PluralKind) -> PluralRules {
    PluralRules(
      locale: locale, kind: kind,
      rules: [Rule(category: .other, text: "", condition: nil, integerSamples: [], decimalSamples: [])])
  }

  /// Every locale CLDR has plural rules of a kind for.
  public static func locales(kind: PluralKind = .cardinal) -> [String] {
    (try? ICU.texts { cicu_plural_locales(kind == .ordinal, $0, $1) }) ?? []
  }

  /// The categories the locale has, in CLDR's order.
  public var categories: [PluralCategory] { rules.map(\.category) }

  /// The category of an integer.
  public func category(of integer: Int) -> PluralCategory { category(of: PluralOperands(integer)) }

  /// The category of a decimal number as written: in English "1" is one and "1.0" other. nil where it is
  /// not digits with at most one point.
  public func category(of decimal: String) -> PluralCategory? {
    PluralOperands(decimal).map { category(of: $0) }
  }

  public func category(of number: PluralOperands) -> PluralCategory {
    for rule in rules where rule.condition?.holds(for: number) == true { return rule.category }
    return .other
  }

  /// The categories the integers of a range take; exact, whatever the size of the range.
  public func categories(in range: ClosedRange<Int>) -> Set<PluralCategory> {
    var found: Set<PluralCategory> = []
    visit(range, periods: 1) { first, _ in
      found.insert(category(of: PluralOperands(first)))
      return found.count < rules.count
    }
    return found
  }

  /// The smallest integers of a range that take a category, in ascending order; of a range with negative
  /// numbers only those from 0 up.
  public func samples(
    of category: PluralCategory, in range: ClosedRange<Int> = 0...Int.max, limit: Int = 8
  ) -> [Int] {
    var found: [Int] = []
    guard range.upperBound >= 0, limit > 0 else { return found }
    visit(max(0, range.lowerBound)...range.upperBound, periods: UInt64(limit)) { first, last in
      guard self.category(of: PluralOperands(first)) == category else { return true }
      var value = first
      while found.count < limit {
        found.append(Int(value))
        if value == last { break }
        value += 1
      }
      return found.count < limit
    }
    return found
  }

  /// Visits the stretches of integers, by magnitude, in which no relation changes its answer, until told
  /// to stop.
  ///
  /// Above the largest number written in a relation without a modulus, the category depends only on the
  /// remainders, which repeat with the least common multiple of the moduli. So one such period holds every
  /// category there is, and each further one a further integer of each.
  private func visit(
    _ range: ClosedRange<Int>, periods: UInt64, _ stretch: (_ first: UInt64, _ last: UInt64) -> Bool
  ) {
    var relations: [PluralCondition.Relation] = []
    var period: UInt64 = 1
    var irregular: UInt64 = 0
    for alternative in rules.flatMap({ $0.condition?.alternatives ?? [] }) {
      for relation in alternative where relation.operand == .n || relation.operand == .i {
        relations.append(relation)
        if let modulus = relation.modulus {
          period = leastCommonMultiple(period, modulus)
        } else {
          for values in relation.ranges { irregular = max(irregular, values.upperBound) }
        }
      }
    }

    let ends = (range.lowerBound.magnitude, range.upperBound.magnitude)
    let crossesZero = range.lowerBound < 0 && range.upperBound > 0
    let low = crossesZero ? 0 : UInt64(min(ends.0, ends.1))
    let high = UInt64(max(ends.0, ends.1))
    let (length, tooLong) = period.multipliedReportingOverflow(by: periods)
    let (end, tooFar) = max(low, irregular + 1).addingReportingOverflow(length)
    let last = tooLong || tooFar ? high : min(high, end)

    var value = low
    while value <= last {
      let next = relations.reduce(UInt64.max) { min($0, $1.nextChange(after: value) ?? .max) }
      guard stretch(value, min(next - 1, high)), next <= last else { return }
      value = next
    }
  }
}

private func leastCommonMultiple(_ left: UInt64, _ right: UInt64) -> UInt64 {
  var (divisor, rest) = (left, right)
  while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
  return left / divisor * right
}

extension PluralRules.Rule {
  /// - Parameter text: a rule as CLDR writes it: condition, `@integer` samples, `@decimal` samples.
  init?(keyword: String, text: String) {
    guard let category = PluralCategory(rawValue: keyword) else { return nil }
    let sections = text.split(separator: "@", omittingEmptySubsequences: false)
    let condition = sections.first.map { $0.split(separator: " ").joined(separator: " ") } ?? ""
    self.category = category
    self.text = condition
    if condition.isEmpty {
      guard category == .other else { return nil }
      self.condition = nil
    } else {
      guard let parsed = PluralCondition(condition) else { return nil }
      self.condition = parsed
    }
    func samples(_ name: String) -> [String] {
      guard let section = sections.dropFirst().first(where: { $0.hasPrefix(name) }) else { return [] }
      return section.dropFirst(name.count).split(whereSeparator: { $0 == "," || $0 == " " })
        .flatMap { Self.expanded($0) }
    }
    integerSamples = samples("integer")
    decimalSamples = samples("decimal")
  }

  /// "2~4" as the numbers it stands for; of a range of decimals ("0.0~1.5") its two ends.
  private static func expanded(_ sample: Substring) -> [String] {
    let ends = sample.split(separator: "~").map(String.init)
    guard ends.allSatisfy({ PluralOperands($0) != nil }) else { return [] }
    guard ends.count == 2, let low = Int(ends[0]), let high = Int(ends[1]), low <= high, high - low < 100
    else { return ends }
    return (low...high).map(String.init)
  }
}
