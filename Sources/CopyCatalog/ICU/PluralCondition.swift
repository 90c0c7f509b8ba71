/// The condition of a plural category, parsed from CLDR's own text
/// (https://unicode.org/reports/tr35/tr35-numbers.html#Plural_rules_syntax).
///
/// It holds where all relations of at least one of its alternatives hold. CLDR's syntax has no deeper
/// nesting.
public struct PluralCondition: Hashable, Sendable {
  /// `n % 100 != 12..14`
  public struct Relation: Hashable, Sendable {
    public let operand: PluralOperands.Letter
    /// The number after `%`; nil for the operand as it is.
    public let modulus: UInt64?
    /// Whether the value must be outside the ranges (`!=`).
    public let isNegated: Bool
    /// The values after `=`, in the order written; a single value is a range of one.
    public let ranges: [ClosedRange<UInt64>]

    func holds(for number: PluralOperands) -> Bool {
      // A number with a fraction other than zero is in no range of integers.
      if operand == .n, number.hasFraction { return isNegated }
      var value = number[operand]
      if let modulus { value %= modulus }
      return ranges.contains { $0.contains(value) } != isNegated
    }

    /// The next integer above `value` at which the answer for an integer may change; nil where it stays.
    func nextChange(after value: UInt64) -> UInt64? {
      guard operand == .n || operand == .i else { return nil }
      let position = modulus.map { value % $0 } ?? value
      var distance = modulus.map { $0 - position }
      for range in ranges {
        for edge in [range.lowerBound, range.upperBound + 1] where edge > position {
          distance = min(distance ?? .max, edge - position)
        }
      }
      return distance.map { value + $0 }
    }
  }

  /// Any one of these must hold; in each, all relations must.
  public let alternatives: [[Relation]]

  /// Whether a number has this condition.
  public func holds(for number: PluralOperands) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(for: number) } }
  }

  /// Parses the text of a condition without its samples; nil where it is not in CLDR's syntax or its
  /// numbers are not below 10⁹.
  public init?(_ text: some StringProtocol) {
    var alternatives: [[Relation]] = [[]]
    var words = text.split(separator: " ")[...]
    func number(_ word: some StringProtocol) -> UInt64? {
      guard word.utf8.count < 10 else { return nil }
      return UInt64(word)
    }
    while let word = words.popFirst() {
      guard let operand = PluralOperands.Letter(rawValue: String(word)) else { return nil }
      var modulus: UInt64?
      if words.first == "%" {
        words.removeFirst()
        guard let divisor = words.popFirst().flatMap({ number($0) }), divisor > 0 else { return nil }
        modulus = divisor
      }
      guard let sign = words.popFirst(), sign == "=" || sign == "!=" else { return nil }
      var list = ""
      while let next = words.first, next != "and", next != "or" {
        list += next
        words.removeFirst()
      }
      var ranges: [ClosedRange<UInt64>] = []
      for item in list.split(separator: ",", omittingEmptySubsequences: false) {
        let ends = item.split(separator: ".", omittingEmptySubsequences: false)
        guard ends.count == 1 || (ends.count == 3 && ends[1].isEmpty),
          let low = ends.first.flatMap({ number($0) }), let high = ends.last.flatMap({ number($0) }),
          low <= high
        else { return nil }
        ranges.append(low...high)
      }
      alternatives[alternatives.count - 1].append(
        Relation(operand: operand, modulus: modulus, isNegated: sign == "!=", ranges: ranges))
      guard let connective = words.popFirst() else { break }
      guard !words.isEmpty else { return nil }
      if connective == "or" { alternatives.append([]) }
    }
    guard alternatives.allSatisfy({ !$0.isEmpty }) else { return nil }
    self.alternatives = alternatives
  }
}
