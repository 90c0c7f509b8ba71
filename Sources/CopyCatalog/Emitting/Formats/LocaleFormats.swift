/// What the formats of one locale need at run time, asked of ICU once a style.
struct LocaleFormats {
  let locale: LocaleTag
  /// The lines of the runtime's `FormatData` by style; nil for one that the runtime cannot show.
  private var known: [FormatStyle: [String]?] = [:]

  init(_ locale: LocaleTag) { self.locale = locale }

  /// Whether the runtime shows an argument in a style as ICU does.
  mutating func canShow(_ style: FormatStyle, _ type: ArgumentType) -> Bool {
    style.suits(type) && lines(for: style) != nil
  }

  /// The lines of a style; nil where the runtime cannot show it.
  mutating func lines(for style: FormatStyle) -> [String]? {
    if let lines = known[style] { return lines }
    let lines = try? LocaleFormats.lines(for: style, in: locale)
    known[style] = lines
    return lines
  }

  /// - Throws: where ICU refuses the style or what it writes is of a shape that the runtime does not know.
  private static func lines(for style: FormatStyle, in locale: LocaleTag) throws -> [String] {
    switch style.kind {
    case .number: return [try NumberStyleData(style, locale: locale).line]
    case .date, .time, .dateAndTime:
      return try DateStyleData(style, locale: locale).lines
    case .duration: return try UnitStyleData.duration(locale).lines
    case .bytes: return try UnitStyleData.bytes(locale).lines
    case .money: return try MoneyStyleData(locale).lines
    case .list: return try ListStyleData(.and, locale: locale).lines
    }
  }
}
