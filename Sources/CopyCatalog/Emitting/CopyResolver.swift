/// Decides what each locale's readers are shown of each entry, so that the runtime has nothing to decide.
///
/// One entry is never in two languages: where a slot, a label of one of its actions or a format is missing,
/// the whole entry is shown in the next language of the locale's fallback.
struct CopyResolver {
  /// What a locale shows of an entry.
  enum Shown: Equatable {
    /// Texts of its own, each with its dotted key, stored; those it takes from its language included.
    case own([Line])
    /// The texts of a locale of the same language, in this locale's formats.
    case texts(of: LocaleTag)
    /// The entry as another locale shows it.
    case entry(of: LocaleTag)
  }

  struct Line: Equatable {
    let key: String
    let message: String
  }

  private let catalog: Catalog
  private var formats: [LocaleTag: LocaleFormats] = [:]
  /// The styles and plural rules that the texts shown in a locale's formats need.
  private var needs: [LocaleTag: Needs] = [:]
  private var labels: [LocaleTag: [String: Bool]] = [:]

  struct Needs {
    var styles: Set<FormatStyle> = []
    var cardinals = false
    var ordinals = false
  }

  init(_ catalog: Catalog) { self.catalog = catalog }

  /// What the texts need that were resolved so far for a locale.
  func needs(of locale: LocaleTag) -> Needs { needs[locale] ?? Needs() }

  mutating func formatLines(for style: FormatStyle, in locale: LocaleTag) -> [String] {
    formats[locale, default: LocaleFormats(locale)].lines(for: style) ?? []
  }

  /// What a locale shows of an error, a state or an action.
  mutating func shown(_ entry: Entry, in locale: LocaleTag) -> Shown {
    let source = catalog.settings.source
    let copy = catalog.resolvedCopy(of: entry, in: locale)
    if copy.locale == locale {
      if let lines = lines(of: copy, entry: entry, in: locale) { return .own(lines) }
      return locale == source ? .own([]) : .entry(of: source)
    }
    if copy.locale.language == locale.language {
      switch shown(entry, in: copy.locale) {
      case .own(let lines):
        // The other locale may take its own slots from elsewhere, or lack a format that this one has.
        guard let own = self.lines(of: copy, entry: entry, in: locale) else { return .entry(of: source) }
        return own == lines ? .texts(of: copy.locale) : .own(own)
      case .texts(let other):
        guard lines(of: copy, entry: entry, in: locale) != nil else { return .entry(of: source) }
        return .texts(of: other)
      case .entry(let other): return .entry(of: other)
      }
    }
    if case .entry(let other) = shown(entry, in: copy.locale) { return .entry(of: other) }
    return .entry(of: copy.locale)
  }

  /// Whether a locale calls an action by a label of its language.
  private mutating func hasLabel(_ action: Action, in locale: LocaleTag) -> Bool {
    if let known = labels[locale]?[action.key] { return known }
    var has = true
    if case .entry = shown(action.entry, in: locale) { has = false }
    labels[locale, default: [:]][action.key] = has
    return has
  }

  /// The stored texts of a copy; nil where one cannot be shown in the locale's formats or an action has no
  /// label in its language.
  private mutating func lines(of copy: Copy, entry: Entry, in locale: LocaleTag) -> [Line]? {
    var lines: [Line] = []
    for text in copy.texts {
      guard let message = store(text.message, arguments: entry.arguments, in: locale) else { return nil }
      lines.append(Line(key: text.field.storedKey, message: message))
    }
    guard locale != catalog.settings.source else { return lines }
    for reference in entry.actions where copy[.label(action: reference.key)] == nil {
      guard let action = catalog.action(reference.key) else { continue }
      if !hasLabel(action, in: locale) { return nil }
    }
    return lines
  }

  private mutating func store(_ message: Message, arguments: [Argument], in locale: LocaleTag) -> String? {
    var formats = self.formats[locale] ?? LocaleFormats(locale)
    defer { self.formats[locale] = formats }
    let stored = StoredMessage(
      message, arguments: arguments, constants: catalog.settings.constants, formats: &formats)
    guard let stored else { return nil }
    needs[locale, default: Needs()].styles.formUnion(stored.styles)
    if stored.usesCardinals { needs[locale]?.cardinals = true }
    if stored.usesOrdinals { needs[locale]?.ordinals = true }
    return stored.text
  }
}

extension Field {
  /// Its key in the runtime's `LocaleTables`: the dotted one, with one letter for the texts that nearly every entry
  /// has.
  fileprivate var storedKey: String {
    let letter =
      switch slot {
      case .title: "t"
      case .message: "m"
      case .recovery: "r"
      case .announcement, .label, .helpLabel, .actionLabel: ""
      }
    return letter.isEmpty ? description : (path.dropLast() + [letter]).joined(separator: ".")
  }
}
