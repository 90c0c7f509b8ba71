/// A button that errors offer, as `Actions.toml` defines it.
public struct Action: Sendable, Hashable {
  public let key: String
  public let role: ActionRole
  /// For translators.
  public let note: String?
  /// The label in the source locale, as the entry's copy: one text in the slot `label`.
  public let source: Copy
  public let translations: [Copy]

  public init(key: String, role: ActionRole, note: String?, source: Copy, translations: [Copy]) {
    self.key = key
    self.role = role
    self.note = note
    self.source = source
    self.translations = translations
  }

  /// What a locale calls it; nil where it has no translation.
  public func copy(in locale: LocaleTag) -> Copy? {
    source.locale == locale ? source : translations.first { $0.locale == locale }
  }
}

/// What an action does, which decides its key and its place in an alert.
public enum ActionRole: String, Sendable, Hashable, CaseIterable {
  case primary, cancel, retry, destructive, settings
  case getHelp = "get-help"
  case signIn = "sign-in"
}
