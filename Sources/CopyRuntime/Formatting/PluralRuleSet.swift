/// The plural rules of a locale, as CLDR writes them: `one: i = 1 and v = 0; few: n % 10 = 2..4, 9`.
///
/// The grammar: https://unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules
struct PluralRuleSet: Sendable {
  fileprivate var rules: [(category: [UInt8], alternatives: [[Relation]])] = []

  /// `i % 10 = 2..4, 9` or its negation.
  fileprivate struct Relation {
    var operand: UInt8
    var modulus: Double?
    var isNegated: Bool
    var ranges: [ClosedRange<Double>]
  }

  init() {}

  init(_ text: Substring) {
    for rule in text.split(separator: ";") {
      let halves = rule.split(separator: ":", maxSplits: 1)
      guard halves.count == 2 else { continue }
      var alternatives: [[Relation]] = [[]]
      for word in PluralRuleSet.relations(halves[1]) {
        if word == ["or"] {
          alternatives.append([])
        } else if let relation = Relation(words: word) {
          alternatives[alternatives.count - 1].append(relation)
        }
      }
      let category = halves[0].utf8.filter { $0 != space }
      rules.append((Array(category), alternatives.filter { !$0.isEmpty }))
    }
  }

  /// The words of each relation; `["or"]` between alternatives.
  private static func relations(_ text: Substring) -> [[Substring]] {
    var result: [[Substring]] = []
    var words: [Substring] = []
    for word in text.split(separator: " ") {
      switch word {
      case "and": result.append(words); words = []
      case "or": result += [words, ["or"]]; words = []
      default: words.append(word)
      }
    }
    return result + [words]
  }

  /// The category of a number, such as `few`; `other` where no rule holds.
  func category(of operands: PluralOperands?) -> [UInt8] {
    guard let operands else { return PluralRuleSet.other }
    for rule in rules {
      let holds = rule.alternatives.contains { $0.allSatisfy { $0.holds(for: operands) } }
      if holds { return rule.category }
    }
    return PluralRuleSet.other
  }

  /// The category of a number as it is shown.
  func category(of shown: ShownNumber) -> [UInt8] { category(of: PluralOperands(shown)) }

  static let other = Array("other".utf8)
}

extension PluralRuleSet.Relation {
  init?(words: [Substring]) {
    guard words.count >= 3, let first = words[0].utf8.first else { return nil }
    operand = first
    var rest = words.dropFirst()
    if rest.first == "%" {
      modulus = rest.dropFirst().first.flatMap { Double($0) }
      rest = rest.dropFirst(2)
    }
    switch rest.first {
    case "=": isNegated = false
    case "!=": isNegated = true
    default: return nil
    }
    ranges = rest.dropFirst().joined().split(separator: ",").compactMap { range in
      let bounds = range.split(separator: ".").compactMap { Double($0) }
      guard let low = bounds.first, let high = bounds.last, low <= high else { return nil }
      return low...high
    }
  }

  func holds(for operands: PluralOperands) -> Bool {
    var value = operands[operand]
    guard value == value.rounded(.down) else { return isNegated }
    if let modulus { value = value.truncatingRemainder(dividingBy: modulus) }
    return ranges.contains { $0.contains(value) } != isNegated
  }
}
