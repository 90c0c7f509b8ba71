/// Which numbers can meet which forms of a plural: the locale's rules, the argument's range and type, the
/// forms `=N`, and the offset, all together.
struct PluralCoverage {
  /// From here on a number is too rare to ask for a form unless the declared range reaches it: French `many`
  /// is for exact millions (https://cldr.unicode.org/index/cldr-spec/plural-rules).
  static let rareFrom = 1_000_000

  private let rules: PluralRules
  /// The whole numbers that categories are chosen by: the argument's, less the offset.
  private let range: ClosedRange<Int>
  /// Whether the declaration says which numbers there are.
  let isDeclared: Bool
  /// Whether the argument can have a fraction.
  private let hasFractions: Bool
  /// The numbers with a form of their own, less the offset.
  private let exact: Set<Int>
  private let offset: Int

  /// Nil where the argument is no number.
  init?(of plural: PluralChoice, argument: Argument, facts: LocaleFacts) {
    guard argument.type.isNumber else { return nil }
    rules = facts.rules(of: plural.kind)
    offset = Int(plural.offset)
    hasFractions = argument.type != .int
    isDeclared = argument.range != nil
    let declared = argument.range.map { Int($0.lowerBound)...Int($0.upperBound) } ?? 0...Int.max
    // Far below any real number, so that taking off an offset cannot overflow.
    let lowest = max(declared.lowerBound, Int.min / 2)
    range = lowest - offset...max(lowest, declared.upperBound) - offset
    var exact: Set<Int> = []
    for form in plural.forms {
      if case .exact(let number) = form.selector, let whole = Int(exactly: number) {
        exact.insert(whole - offset)
      }
    }
    self.exact = exact
  }

  /// The categories of the locale, in CLDR's order.
  var categories: [PluralCategory] { rules.categories }

  /// Whether some number of the argument is shown with the form of a category.
  func reaches(_ category: PluralCategory) -> Bool {
    category == .other || !numbers(of: category, limit: 1).isEmpty
  }

  /// Whether a form `=N` can be met.
  func reaches(exact number: Double) -> Bool {
    guard let whole = Int(exactly: number) else { return hasFractions }
    return range.contains(whole - offset)
  }

  /// Whether the only numbers of a category are rare ones that the declared range does not name.
  func isRare(_ category: PluralCategory) -> Bool {
    guard !isDeclared, let first = integers(of: category, limit: 1).first else { return false }
    return first >= Self.rareFrom && (!hasFractions || decimals(of: category, limit: 1).isEmpty)
  }

  /// The smallest numbers that are shown with the form of a category, as the argument has them (before any
  /// offset is taken): whole numbers, then, where the argument can have them, fractions.
  func numbers(of category: PluralCategory, limit: Int) -> [String] {
    let whole = integers(of: category, limit: limit).map { String($0 + offset) }
    guard hasFractions, whole.count < limit else { return whole }
    return whole + decimals(of: category, limit: limit - whole.count)
  }

  /// The whole numbers that a category is chosen by, less the offset.
  private func integers(of category: PluralCategory, limit: Int) -> [Int] {
    if range.upperBound < 0 {
      let mirrored = -range.upperBound ... -max(range.lowerBound, -Int.max)
      return rules.samples(of: category, in: mirrored, limit: limit + exact.count).map { -$0 }
        .filter { !exact.contains($0) }.prefix(limit).map(\.self)
    }
    var found = rules.samples(of: category, in: range, limit: limit + exact.count).filter {
      !exact.contains($0)
    }
    if found.count < limit, range.lowerBound < 0 {
      // Below zero a number has the category of its counterpart.
      let mirrored = 1...(-max(range.lowerBound, -Int.max))
      let known = Set(found)
      found += rules.samples(of: category, in: mirrored, limit: limit + exact.count).map { -$0 }
        .filter { !exact.contains($0) && !known.contains($0) }
    }
    return Array(found.prefix(limit))
  }

  /// The first numbers with a fraction that take a category, of those with one or two digits behind the
  /// decimal sign: no rule of CLDR asks for more than the last two.
  private func decimals(of category: PluralCategory, limit: Int) -> [String] {
    guard offset == 0, categories.count > 1, limit > 0 else { return [] }
    var found: [String] = []
    for decimal in Self.fractions where rules.category(of: decimal.operands) == category {
      found.append(decimal.text)
      if found.count == limit { break }
    }
    return found
  }

  private struct Fraction {
    let text: String
    let operands: PluralOperands
  }

  private static let fractions: [Fraction] = {
    let short = (0...22).flatMap { whole in (1...9).map { "\(whole).\($0)" } }
    let long = [0, 1, 2, 11].flatMap { whole in
      (1...99).filter { $0 % 10 != 0 }.map { "\(whole).\($0 < 10 ? "0" : "")\($0)" }
    }
    return (short + long).compactMap { text in PluralOperands(text).map { Fraction(text: text, operands: $0) }
    }
  }()
}

extension LocaleFacts {
  /// The rules that a plural of a message is chosen by.
  func rules(of kind: PluralChoice.Kind) -> PluralRules {
    switch kind {
    case .cardinal: rules(.cardinal)
    case .ordinal: rules(.ordinal)
    }
  }
}
