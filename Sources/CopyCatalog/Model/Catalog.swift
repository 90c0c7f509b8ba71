/// All that a catalog folder says.
public final class Catalog: Sendable {
  public let settings: Settings
  /// In the order of their names.
  public let domains: [Domain]
  /// In the order of the source's `Actions.toml`.
  public let actions: [Action]
  /// Every locale that has a folder: the source first, then by tag.
  public let locales: [LocaleTag]
  /// The further regions in whose formats the texts of a locale are shown, by that locale; in the order of the
  /// settings.
  public let regions: [LocaleTag: [LocaleTag]]
  /// What CLDR says of each locale's plurals and direction.
  public let facts: [LocaleTag: LocaleFacts]
  /// The path of `catalog.toml`, or of the folder where there is none.
  public let file: String
  private let actionsByKey: [String: Action]

  public init(
    settings: Settings, domains: [Domain], actions: [Action], locales: [LocaleTag],
    facts: [LocaleTag: LocaleFacts], file: String
  ) {
    self.settings = settings
    self.domains = domains
    self.actions = actions
    actionsByKey = Dictionary(actions.map { ($0.key, $0) }) { first, _ in first }
    self.locales = locales
    regions = FormatRegions(settings, locales: locales).byLocale
    self.facts = facts
    self.file = file
  }

  /// `Actions.toml` as a domain whose entries are labels, as which it is judged.
  var actionsAsDomain: Domain {
    Domain(
      name: ActionsReader.name, typeName: ActionsReader.name, identifier: ActionsReader.name, short: nil,
      summary: nil, retiredCodes: [], entries: actions.map(\.entry), file: file, strays: [])
  }

  /// The locales in whose formats the texts that a locale's readers are shown are written: its own first.
  public func formats(of locale: LocaleTag) -> [LocaleTag] { [locale] + (regions[locale] ?? []) }

  public func domain(_ name: String) -> Domain? {
    domains.first { $0.name == name }
  }

  public func action(_ key: String) -> Action? {
    actionsByKey[key]
  }
}
