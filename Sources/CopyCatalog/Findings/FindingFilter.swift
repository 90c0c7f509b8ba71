/// Which findings a run reports and counts.
public struct FindingFilter: Sendable {
  /// The locales whose findings are wanted; empty for all, those without a locale too.
  public var locales: [LocaleTag] = []
  /// The domains whose findings are wanted; empty for all, those without a domain too.
  public var domains: [String] = []
  /// The ids of the checks whose findings are wanted; empty for all.
  public var checks: [String] = []
  /// The entries that were changed; nil for all entries.
  public var changes: ChangedEntries?

  public init() {}

  public func includes(_ finding: Finding) -> Bool {
    includes(locale: finding.subject.locale) && includes(domain: finding.subject.domain)
      && (checks.isEmpty || checks.contains(finding.check)) && (changes?.includes(finding) ?? true)
  }

  /// Whether findings about what a locale says of an entry may be wanted.
  public func includes(entry: String, of domain: String, in locale: LocaleTag) -> Bool {
    includes(locale: locale) && includes(domain: domain)
      && (changes?.includes(entry: entry, of: domain, in: locale) ?? true)
  }

  func includes(locale: LocaleTag?) -> Bool {
    locales.isEmpty || locale.map(locales.contains) ?? false
  }

  func includes(domain: String?) -> Bool {
    domains.isEmpty || domain.map(domains.contains) ?? false
  }

  /// What is wanted in a few words, such as “locale de, check too-long, changed entries”; empty where all is.
  public var description: String {
    var parts: [String] = []
    func add(_ one: String, _ many: String, _ values: [String]) {
      guard !values.isEmpty else { return }
      parts.append("\(values.count == 1 ? one : many) \(values.map { VisibleText.line($0) }.listed())")
    }
    add("locale", "locales", locales.map(\.tag))
    add("domain", "domains", domains)
    add("check", "checks", checks)
    if changes != nil { parts.append("changed entries") }
    return parts.joined(separator: ", ")
  }
}
