/// How a locale writes numbers of some units: ICU's pattern of each unit and plural category, and the styles
/// of the numbers.
struct UnitStyleData {
  /// Lines of the runtime's `FormatData`.
  let lines: [String]

  /// What sizes in bytes need; `ByteCountUnit` says how they are shown.
  static func bytes(_ locale: LocaleTag) throws -> UnitStyleData {
    let numbers = Set(ByteCountUnit.all.map(\.precision)).sorted()
    return UnitStyleData(
      lines: try numbers.map { try numberLine($0, locale) }
        + unitLines(ByteCountUnit.all.map { ($0.unit, $0.width) }, locale))
  }

  /// What durations need; `DurationPart` says how they are shown.
  static func duration(_ locale: LocaleTag) throws -> UnitStyleData {
    UnitStyleData(
      lines: try [numberLine("precision-integer", locale)]
        + unitLines(DurationPart.units.map { ($0, .full) }, locale)
        + ListStyleData(.units, locale: locale).lines)
  }

  private static func numberLine(_ precision: String, _ locale: LocaleTag) throws -> String {
    try NumberStyleData(FormatStyle(kind: .number, style: "::\(precision)"), locale: locale).line
  }

  /// A line a unit: its name, its pattern for `other`, and those of the categories that have another.
  private static func unitLines(
    _ units: [(UnitData.Unit, UnitData.Width)], _ locale: LocaleTag
  ) throws -> [String] {
    let rules = try PluralRules(locale: locale.tag, kind: .cardinal)
    return try units.map { unit, width in
      let data = try UnitData(unit, width: width, rules: rules)
      guard let other = data.patterns[.other] else { throw NumberStyleData.UnknownShape() }
      let name = unit.rawValue.drop { $0 != "-" }.dropFirst()
      var fields = [String(name), try shape(other)]
      for category in PluralCategory.allCases where category != .other {
        guard let pattern = data.patterns[category], pattern != other else { continue }
        fields.append("\(category.rawValue) \(try shape(pattern))")
      }
      return "unit|" + fields.joined(separator: "|")
    }
  }

  /// A pattern with `0` for its number.
  private static func shape(_ pattern: String) throws -> String {
    guard !pattern.isEmpty, !pattern.contains(where: { $0 == "|" || $0.isNewline }) else {
      throw NumberStyleData.UnknownShape()
    }
    let parts = pattern.split(separator: "{0}", omittingEmptySubsequences: false)
    guard parts.count <= 2, !parts.contains(where: { $0.contains("0") }) else {
      throw NumberStyleData.UnknownShape()
    }
    return parts.joined(separator: "0")
  }
}
