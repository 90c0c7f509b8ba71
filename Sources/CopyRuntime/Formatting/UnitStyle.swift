/// How a locale writes a number of a unit.
///
/// A line of `FormatData` gives the fields with `|` between: the unit's name in CLDR without its kind
/// (`megabyte`), the pattern with `0` for the number, then, for each plural category that has another one,
/// the category and its pattern: `day|0 days|one 0 day`.
struct UnitStyle: Sendable {
  let name: [UInt8]
  private let other: Pattern
  private let categories: [(category: PluralCategory, pattern: Pattern)]

  /// What stands before and after the number; a pattern without one is the whole text, as the dual is in
  /// Arabic.
  private struct Pattern: Sendable {
    var shape: NumberStyle.Shape
    var hasNumber: Bool

    init(_ text: ArraySlice<UInt8>) {
      shape = NumberStyle.Shape(Array(text))
      hasNumber = text.contains(0x30)
    }
  }

  init?(fields line: Substring) {
    let fields = line.utf8.split(separator: UInt8(ascii: "|")).map(Array.init)
    guard fields.count >= 2 else { return nil }
    name = fields[0]
    other = Pattern(fields[1][...])
    categories = fields.dropFirst(2).compactMap { field in
      guard let gap = field.firstIndex(of: space), let category = PluralCategory(field, 0..<gap) else {
        return nil
      }
      return (category, Pattern(field[(gap + 1)...]))
    }
  }

  /// Appends a number of the unit.
  ///
  /// - Parameters:
  ///   - style: writes the number, and rounds it before its plural category is looked up.
  ///   - rules: the cardinal rules of the formats.
  func write(_ number: DecimalNumber, style: NumberStyle, rules: PluralRuleSet, to out: inout [UInt8]) {
    let shown = style.shown(number)
    var pattern = other
    if !categories.isEmpty {
      let category = rules.category(of: shown)
      if let own = categories.first(where: { $0.category == category }) { pattern = own.pattern }
    }
    out.append(contentsOf: pattern.shape.before)
    if pattern.hasNumber { style.write(shown, to: &out) }
    out.append(contentsOf: pattern.shape.after)
  }
}
