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

  /// The category of a number as it is shown, such as `few`; `other` where no rule holds.
  func category(of shown: ShownNumber) -> [UInt8] {
    guard shown.number.kind == .finite else { return PluralRuleSet.other }
    for rule in rules {
      let holds = rule.alternatives.contains { $0.allSatisfy { $0.holds(for: shown) } }
      if holds { return rule.category }
    }
    return PluralRuleSet.other
  }

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

  /// In doubles, and `i` and `f` by their last 18 digits, as ICU computes them: the figures of very large
  /// numbers then fall into the same category.
  func holds(for shown: ShownNumber) -> Bool {
    var value = shown.operand(operand)
    guard value == value.rounded(.down) else { return isNegated }
    if let modulus { value = value.truncatingRemainder(dividingBy: modulus) }
    return ranges.contains { $0.contains(value) } != isNegated
  }
}

extension ShownNumber {
  /// An operand of plural rules.
  fileprivate func operand(_ name: UInt8) -> Double {
    switch name {
    case UInt8(ascii: "n"):
      let fraction = number.fractionDigits
      let text = number.integerDigits.map { $0 } + fraction
      guard fraction.isEmpty else {
        let digits = String(decoding: text.map { $0 + 0x30 }, as: UTF8.self)
        return Double("\(digits)e-\(fraction.count)") ?? 0
      }
      return Double(String(decoding: text.map { $0 + 0x30 }, as: UTF8.self)) ?? 0
    case UInt8(ascii: "i"): return ShownNumber.value(number.integerDigits.suffix(18))
    case UInt8(ascii: "f"):
      let fraction = number.fractionDigits
      return ShownNumber.value((fraction + [UInt8](repeating: 0, count: fractionCount - fraction.count)).prefix(18))
    case UInt8(ascii: "t"): return ShownNumber.value(number.fractionDigits.prefix(18))
    case UInt8(ascii: "v"): return Double(fractionCount)
    case UInt8(ascii: "w"): return Double(number.fractionDigits.count)
    default: return 0
    }
  }

  private static func value(_ digits: ArraySlice<UInt8>) -> Double {
    Double(digits.reduce(Int64(0)) { $0 * 10 + Int64($1) })
  }
}
