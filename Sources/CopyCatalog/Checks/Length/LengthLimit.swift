/// How many columns a text may have where it is shown.
///
/// The figures are for the source locale: a title fits an alert's two lines, a body a phone's alert without
/// scrolling, an action a button beside another. They follow the platforms' guidance on alerts, banners and
/// notifications (one or two lines of title, 200 to 255 characters of text, one or two words on a button).
struct LengthLimit {
  /// The names of limits in `catalog.toml`.
  static let names = ["title", "action", "help", "announcement"] + Context.allCases.map(\.rawValue)
  /// The names of limits in an entry: `body` is message and recovery together.
  static let entryNames = ["title", "body", "action", "help", "announcement"]

  /// The most columns that a text of the source locale may have; above, the check gates.
  let columns: Int
  /// What shares the room, for findings: “the title”, “message and recovery together”.
  let what: String

  /// The limit of a text that has a place of its own; nil for message and recovery, which share one.
  static func limit(of slot: Slot, of entry: Entry, in settings: Settings) -> LengthLimit? {
    switch slot {
    case .title: limit("title", 60, "the title", of: entry, settings)
    case .label, .actionLabel: limit("action", 24, "the label", of: entry, settings)
    // A link stands on a line of its own.
    case .helpLabel: limit("help", 40, "the label of the help link", of: entry, settings)
    // As much as all that is shown may have; a screen reader takes twenty seconds for it.
    case .announcement: limit("announcement", 300, "the announcement", of: entry, settings)
    case .message, .recovery: nil
    }
  }

  private static func limit(
    _ name: String, _ standard: Int, _ what: String, of entry: Entry, _ settings: Settings
  ) -> LengthLimit {
    LengthLimit(columns: entry.lengths[name] ?? settings.lengths[name] ?? standard, what: what)
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
    guard locale != source, !locale.isWide else { return columns }
    return switch columns {
    case ...20: columns * 2
    case ...50: columns * 3 / 2
    default: columns * 13 / 10
    }
  }

  /// The columns that a text is likely to take in another language, by the same figures. A longer text never
  /// takes less than a shorter one.
  static func grown(_ columns: Int) -> Int {
    switch columns {
    case ...20: columns * 2
    case ...50: max(40, columns * 3 / 2)
    default: max(75, columns * 13 / 10)
    }
  }
}

extension LocaleTag {
  /// Whether the language is written in characters of two columns, few of which say much.
  var isWide: Bool { ["ja", "zh", "ko", "yue"].contains(language) }
}

extension CopySite {
  /// A context and a platform with what message and recovery say in them together, where all arguments have
  /// values or some have none.
  struct Body {
    let context: Context
    let texts: [CopyText]
  }

  /// What message and recovery say in each context, and on each platform that has a wording of its own. The
  /// same texts come once, in the context whose limit is lowest.
  var bodies: [Body] {
    let platforms =
      [nil]
      + Platform.allCases.filter { platform in
        copy.texts.contains { $0.field.platform == platform }
      }
    var missing: [[String]] = [[]]
    for text in copy.texts {
      if let argument = text.field.without, !missing.contains([argument]) { missing.append([argument]) }
    }
    if missing.count > 2 { missing.append(missing.dropFirst().flatMap(\.self)) }
    var bodies: [Body] = []
    for context in contextsByRoom {
      for platform in platforms {
        for missing in missing {
          let texts = [Slot.message, .recovery].compactMap {
            copy.text($0, context: context, platform: platform, without: missing)
          }
          if texts.isEmpty || bodies.contains(where: { $0.texts.map(\.field) == texts.map(\.field) }) {
            continue
          }
          bodies.append(Body(context: context, texts: texts))
        }
      }
    }
    return bodies
  }

  private var contextsByRoom: [Context] {
    guard entry.contexts.count > 1 else { return entry.contexts }
    return entry.contexts.sorted {
      LengthLimit.body(of: entry, in: $0, catalog.settings).columns
        < LengthLimit.body(of: entry, in: $1, catalog.settings).columns
    }
  }

  /// The one body of most entries; nil where contexts or platforms have wordings of their own.
  var onlyBody: (message: CopyText?, recovery: CopyText?)? {
    guard entry.contexts.count == 1 else { return nil }
    var message: CopyText?
    var recovery: CopyText?
    for text in copy.texts {
      switch text.field.slot {
      case .message:
        if !text.field.isPlain { return nil }
        message = text
      case .recovery:
        if !text.field.isPlain { return nil }
        recovery = text
      case .title, .announcement, .label, .helpLabel, .actionLabel: break
      }
    }
    return (message, recovery)
  }
}
