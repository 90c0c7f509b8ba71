/// Marks translations as made from the present source text.
public struct Acceptance: Sendable {
  /// The files that change, in the order of their paths.
  public private(set) var changes: [FileChange] = []
  /// The translations that were marked and were not up to date before.
  public private(set) var accepted: [Mention] = []
  /// Those that were up to date already.
  public private(set) var unchanged: [Mention] = []

  public struct Mention: Sendable, Hashable {
    public let domain: String
    public let entry: String
    public let locale: LocaleTag
  }

  /// Which translations to mark.
  public enum Choice: Sendable, Hashable {
    /// Some entries of a domain (`Actions` for the labels of buttons).
    case entries([String], domain: String)
    /// Every translation whose source has changed, in one domain or in all.
    case stale(domain: String?)
  }

  /// - Parameters:
  ///   - state: the state to give them as well; the one that they have unless given.
  public init(
    of choice: Choice, in files: [SourceFile], locale: LocaleTag, state: TranslationState? = nil
  ) throws(EditingFault) {
    let catalog = check(files, with: []).catalog
    let groups = catalog.groups
    let chosen: [(domain: String, entries: [Entry])]
    switch choice {
    case .entries(let names, let domain):
      guard let group = groups.first(where: { $0.domain == domain }) else {
        throw .unknownDomain(domain, nearest: nearest(domain, in: groups.map(\.domain)))
      }
      var entries: [Entry] = []
      for name in names {
        guard let entry = group.entries.first(where: { $0.name == name }) else {
          throw .unknownEntry(name, domain: domain, nearest: nearest(name, in: group.entries.map(\.name)))
        }
        entries.append(entry)
      }
      chosen = [(domain, entries)]
    case .stale(let domain):
      if let domain, !groups.contains(where: { $0.domain == domain }) {
        throw .unknownDomain(domain, nearest: nearest(domain, in: groups.map(\.domain)))
      }
      chosen = groups.filter { domain == nil || $0.domain == domain }.map { group in
        (group.domain, group.entries.filter { entry in entry.copy(in: locale).map(entry.isStale) ?? false })
      }
    }
    for (domain, entries) in chosen where !entries.isEmpty {
      try accept(entries, of: domain, in: files, catalog, locale, state)
    }
  }

  private mutating func accept(
    _ entries: [Entry], of domain: String, in files: [SourceFile], _ catalog: Catalog, _ locale: LocaleTag,
    _ state: TranslationState?
  ) throws(EditingFault) {
    // Each once, however often it is asked for.
    var seen: Set<String> = []
    let entries = entries.filter { seen.insert($0.name).inserted }
    guard let file = files[relativePath: "\(locale)/\(domain).toml"] else {
      throw .incompleteTranslation(entry: entries[0].name, locale: locale)
    }
    let document = try CatalogDocument(file)
    if let source = files[relativePath: "\(catalog.settings.source)/\(domain).toml"] {
      _ = try CatalogDocument(source)
    }
    var edits: [TextEdit] = []
    for entry in entries {
      guard let copy = entry.copy(in: locale), copy.unwritten.isEmpty,
        catalog.resolvedCopy(of: entry, in: locale).isComplete(for: entry),
        catalog.resolvedCopy(of: entry, in: locale) !== entry.source
      else { throw .incompleteTranslation(entry: entry.name, locale: locale) }
      var values = [(key: "from", value: tomlString(Fingerprint(of: entry.source).description))]
      if let state, state != copy.state { values.append((key: "state", value: tomlString(state.rawValue))) }
      let own = document.setting(values, of: entry.name) ?? []
      let mention = Mention(domain: domain, entry: entry.name, locale: locale)
      if own.isEmpty { unchanged.append(mention) } else { accepted.append(mention) }
      edits += own
    }
    if let change = document.change(edits) { changes.append(change) }
  }
}

extension Catalog {
  /// The domains with their entries, then the labels of buttons as a domain of their own.
  var groups: [(domain: String, entries: [Entry])] {
    let labels = actions.map(\.entry)
    return domains.map { ($0.name, $0.entries) } + (labels.isEmpty ? [] : [(ActionsReader.name, labels)])
  }
}
