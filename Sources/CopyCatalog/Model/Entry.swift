/// One error, or one other state of a view: what it is, and what is said about it in every locale.
public final class Entry: Sendable {
  /// The name in the file, in kebab case.
  public let name: String
  /// Unique in the domain and stable for ever; nil where it is missing or the entry is not an error.
  public let code: Code?
  /// Where a person meets it; the first is the default. Only an action's label has none.
  public let contexts: [Context]
  /// Nil where the entry is not an error or does not say.
  public let remedy: Remedy?
  /// Whether what failed can safely be done again, where that does not follow from the remedy.
  public let repeatable: Bool?
  /// In the order of their declarations, which is the Swift order.
  public let arguments: [Argument]
  /// The keys of its actions; the first is the primary one.
  public let actions: [ActionReference]
  /// Whether the error carries the one it came from.
  public let wraps: Bool
  /// The system errors that are shown with this copy, such as `CocoaError.fileWriteOutOfSpace`.
  public let maps: [SystemErrorName]
  public let help: Help?
  /// For translators: where it is seen and what it is about.
  public let note: String?
  /// For the support team; never in the app.
  public let support: String?
  /// The entry's own limits of lengths, in columns by slot name.
  public let lengths: [String: Int]
  /// The declarations that could not be read, which is reported: `code`, `context`, `args.count`. What follows from
  /// their absence is not reported on top.
  let unreadable: Set<String>
  /// What the source locale says.
  public let source: Copy
  /// What it says in every locale: the source, then the translations in the order of their tags.
  public let copies: [Copy]
  /// The fingerprint of the source copy; nil where no translation names the one that it was made from, so
  /// that only catalogs that use fingerprints pay for them.
  public let fingerprint: Fingerprint?

  public struct Code: Sendable, Hashable {
    public let number: Int
    public let place: Place

    public init(number: Int, place: Place) {
      self.number = number
      self.place = place
    }
  }

  /// A page that helps; what the link to it says is the text `help.label`.
  public struct Help: Sendable, Hashable {
    public let url: String
    public let place: Place

    public init(url: String, place: Place) {
      self.url = url
      self.place = place
    }
  }

  public init(
    name: String, code: Code?, contexts: [Context], remedy: Remedy?, repeatable: Bool? = nil,
    arguments: [Argument], actions: [ActionReference], wraps: Bool, maps: [SystemErrorName], help: Help?,
    note: String?, support: String?,
    lengths: [String: Int], unreadable: Set<String> = [], source: Copy, translations: [Copy]
  ) {
    self.name = name
    self.code = code
    self.contexts = contexts
    self.remedy = remedy
    self.repeatable = repeatable
    self.arguments = arguments
    self.actions = actions
    self.wraps = wraps
    self.maps = maps
    self.help = help
    self.note = note
    self.support = support
    self.lengths = lengths
    self.unreadable = unreadable
    self.source = source
    copies = [source] + translations
    fingerprint = translations.contains { $0.from != nil } ? Fingerprint(of: source) : nil
  }

  /// The same entry with what the other locales say.
  func with(translations: [Copy]) -> Entry {
    Entry(
      name: name, code: code, contexts: contexts, remedy: remedy, repeatable: repeatable, arguments: arguments,
      actions: actions, wraps: wraps, maps: maps, help: help, note: note, support: support, lengths: lengths,
      unreadable: unreadable, source: source, translations: translations)
  }

  /// The context it is shown in unless a view asks for another; nil for an action's label.
  public var context: Context? { contexts.first }

  /// Whether it becomes a case of the domain's error enum.
  public var isError: Bool { contexts.first?.isError ?? false }

  /// Whether what failed can safely be done again: it depends on nothing that the failed attempt left behind,
  /// and doing it twice does no harm. Another state of a view has not failed.
  public var isRepeatable: Bool {
    guard isError else { return true }
    return repeatable ?? (remedy == .retry || remedy == .wait)
  }

  /// The arguments that may have no value: those for which the source has a wording without them.
  public var optionalArguments: [Argument] {
    guard !arguments.isEmpty, source.texts.contains(where: { $0.field.without != nil }) else { return [] }
    return arguments.filter { isOptional($0.name) }
  }

  /// Whether an argument may have no value.
  public func isOptional(_ argument: String) -> Bool {
    source.texts.contains { $0.field.without == argument }
  }

  /// The declared argument of a name.
  public func argument(_ name: String) -> Argument? {
    arguments.first { $0.name == name }
  }

  /// Whether a translation was made from another source text than there is now. One that names no source is
  /// taken to be up to date.
  public func isStale(_ translation: Copy) -> Bool {
    translation.from.map { $0 != fingerprint } ?? false
  }

  /// What a locale says; nil where it has no translation.
  public func copy(in locale: LocaleTag) -> Copy? {
    copies.first { $0.locale == locale }
  }
}

/// A mention of an action by its key.
public struct ActionReference: Sendable, Hashable {
  public let key: String
  public let place: Place

  public init(key: String, place: Place) {
    self.key = key
    self.place = place
  }
}
