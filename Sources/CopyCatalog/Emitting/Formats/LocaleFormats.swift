/// What the formats of one locale need at run time, asked of ICU once a style.
struct LocaleFormats {
  let locale: LocaleTag
  /// The lines of the runtime's `FormatData` by style; nil for one that the runtime cannot show.
  private var known: [FormatStyle: [String]?] = [:]

  init(_ locale: LocaleTag) { self.locale = locale }

  /// Whether the runtime shows an argument in a style as ICU does.
  mutating func canShow(_ style: FormatStyle, _ type: ArgumentType) -> Bool {
    type.isNumber == (style.kind == .number) && (type.isNumber || type == .date) && lines(for: style) != nil
  }

  /// The lines of a style; nil where the runtime cannot show it.
  mutating func lines(for style: FormatStyle) -> [String]? {
    if let lines = known[style] { return lines }
    var lines: [String]?
    if style.kind == .number {
      lines = (try? NumberStyleData(style, locale: locale)).map { [$0.line] }
    } else if DateStyleData.refusal(of: style, locale: locale) == nil {
      lines = (try? DateStyleData(style, locale: locale))?.lines
    }
    known[style] = lines
    return lines
  }
}
