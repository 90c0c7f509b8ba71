/// How many columns a text may have where it is shown.
///
/// The figures are for the source locale: a title fits an alert's two lines, a body a phone's alert without
/// scrolling, an action a button beside another. They follow the platforms' guidance on alerts, banners and
/// notifications (one or two lines of title, 200 to 255 characters of text, one or two words on a button).
struct LengthLimit {
  /// The names of limits in `catalog.toml`.
  static let names = ["title", "action"] + Context.allCases.map(\.rawValue)
  /// The names of limits in an entry: `body` is message and recovery together.
  static let entryNames = ["title", "body", "action"]

  /// The most columns that a text of the source locale may have; above, the check gates.
  let columns: Int
  /// What shares the room, for findings: “the title”, “message and recovery together”.
  let what: String

  /// The limit of a title.
  static func title(of entry: Entry, in settings: Settings) -> LengthLimit {
    LengthLimit(columns: entry.lengths["title"] ?? settings.lengths["title"] ?? 60, what: "the title")
  }

  /// The limit of an action's label.
  static func action(of entry: Entry?, in settings: Settings) -> LengthLimit {
    LengthLimit(columns: entry?.lengths["action"] ?? settings.lengths["action"] ?? 24, what: "the label")
  }

  /// The limit of message and recovery together in a context.
  static func body(of entry: Entry, in context: Context, _ settings: Settings) -> LengthLimit {
    let standard =
      switch context {
      case .blocking, .decision: 200
      case .passing, .success, .progress: 100
      case .field: 140
      case .content, .empty: 180
      case .unavailable: 255
      }
    return LengthLimit(
      columns: entry.lengths["body"] ?? settings.lengths[context.rawValue] ?? standard,
      what: "message and recovery together")
  }

  /// The limit in a locale. Short texts grow most when they are translated (the W3C's figures on text size in
  /// translation); wide scripts need no more columns than English.
  func columns(in locale: LocaleTag, source: LocaleTag) -> Int {
    guard locale != source, !["ja", "zh", "ko"].contains(locale.language) else { return columns }
    return switch columns {
    case ...20: columns * 2
    case ...50: columns * 3 / 2
    default: columns * 13 / 10
    }
  }
}
