/// The plural rules of a locale, as CLDR writes them: `one: i = 1 and v = 0; few: n % 10 = 2..4, 9`.
///
/// The grammar: https://unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules
struct PluralRuleSet: Sendable {
  /// All relations of all rules in turn, so that a look-up walks one array and counts no references.
  private var relations: [Relation] = []
  private var ranges: [ClosedRange<Double>] = []

  /// `i % 10 = 2..4, 9` or its negation.
  private struct Relation {
    var category = PluralCategory.other
    var operand: UInt8
    /// 0 for none.
    var modulus = 0.0
    var isNegated = false
    /// Its ranges among those of the set.
    var firstRange = 0
    var rangeCount = 0
    /// Whether it is the last of those that hold together for the category.
    var endsAlternative = false
  }

  init() {}

  init(_ text: Substring) {
    for rule in text.split(separator: ";") {
      let halves = rule.split(separator: ":", maxSplits: 1)
      guard halves.count == 2 else { continue }
      let name = Array(halves[0].utf8.filter { $0 != space })
      guard let category = PluralCategory(name, name.indices) else { continue }
      var words: [Substring] = []
      for word in halves[1].split(separator: " ") + ["or" as Substring] {
        guard word == "and" || word == "or" else {
          words.append(word)
          continue
        }
        add(words, category)
        words = []
        if word == "or", !relations.isEmpty { relations[relations.count - 1].endsAlternative = true }
      }
    }
  }

  private mutating func add(_ words: [Substring], _ category: PluralCategory) {
    guard words.count >= 3, let operand = words[0].utf8.first else { return }
    var relation = Relation(category: category, operand: operand)
    var rest = words.dropFirst()
    if rest.first == "%" {
      relation.modulus = rest.dropFirst().first.flatMap { UInt32($0) }.map(Double.init) ?? 0
      rest = rest.dropFirst(2)
    }
    guard rest.first == "=" || rest.first == "!=" else { return }
    relation.isNegated = rest.first == "!="
    relation.firstRange = ranges.count
    for range in rest.dropFirst().joined().split(separator: ",") {
      let bounds = range.split(separator: ".").compactMap { Double($0) }
      if let low = bounds.first, let high = bounds.last, low <= high { ranges.append(low...high) }
    }
    relation.rangeCount = ranges.count - relation.firstRange
    relations.append(relation)
  }

  /// The category of a number; `other` where no rule holds.
  func category(of operands: PluralOperands?) -> PluralCategory {
    guard let operands else { return .other }
    var holds = true
    for relation in relations {
      if holds { holds = self.holds(relation, for: operands) }
      guard relation.endsAlternative else { continue }
      if holds { return relation.category }
      holds = true
    }
    return .other
  }

  /// The category of a number as it is shown.
  func category(of shown: ShownNumber) -> PluralCategory { category(of: PluralOperands(shown)) }

  private func holds(_ relation: Relation, for operands: PluralOperands) -> Bool {
    var value = operands[relation.operand]
    guard value == value.rounded(.down) else { return relation.isNegated }
    if relation.modulus > 0, value >= relation.modulus {
      // The remainder of integers takes a fraction of the time.
      value =
        value < 0x1p53
        ? Double(UInt64(value) % UInt64(relation.modulus))
        : value.truncatingRemainder(dividingBy: relation.modulus)
    }
    for index in relation.firstRange..<(relation.firstRange + relation.rangeCount)
    where ranges[index].contains(value) {
      return !relation.isNegated
    }
    return relation.isNegated
  }
}

/// A plural category of CLDR.
enum PluralCategory {
  case zero, one, two, few, many, other

  /// Reads its name; nil for any other text.
  ///
  /// - Parameter name: the place of the name in the bytes.
  init?(_ bytes: [UInt8], _ name: Range<Int>) {
    guard name.count >= 3, name.count <= 5 else { return nil }
    // The letters, eight bits each.
    var word: UInt64 = 0
    for at in name { word = word << 8 | UInt64(bytes[at]) }
    switch word {
    case 0x7A_65_72_6F: self = .zero
    case 0x6F_6E_65: self = .one
    case 0x74_77_6F: self = .two
    case 0x66_65_77: self = .few
    case 0x6D_61_6E_79: self = .many
    case 0x6F_74_68_65_72: self = .other
    default: return nil
    }
  }
}
