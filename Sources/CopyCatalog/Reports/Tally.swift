/// What a run of the checks looked at, and how many findings of each severity it made.
public struct Tally: Hashable, Sendable {
  public let blocking: Int
  public let shouldFix: Int
  public let notes: Int
  /// The entries of all domains, each counted once whatever its translations.
  public let entries: Int
  /// The locales that have a folder, the source among them.
  public let locales: Int
  /// What the run was narrowed to in a few words, such as “locale de”; empty where it was not.
  public let scope: String
  /// The findings that were left out because the baseline has them.
  public let inBaseline: Int

  public init(_ findings: [Finding], entries: Int, locales: Int, scope: String = "", inBaseline: Int = 0) {
    blocking = findings.count { $0.severity == .blocking }
    shouldFix = findings.count { $0.severity == .shouldFix }
    notes = findings.count { $0.severity == .note }
    self.entries = entries
    self.locales = locales
    self.scope = scope
    self.inBaseline = inBaseline
  }

  /// Counts what a catalog holds, as far as a filter lets it be looked at.
  public init(
    _ findings: [Finding], in catalog: Catalog, filter: FindingFilter = FindingFilter(), inBaseline: Int = 0
  ) {
    let locales = catalog.locales.filter { filter.includes(locale: $0) }
    let entries = catalog.domains.reduce(0) { sum, domain in
      guard filter.includes(domain: domain.name) else { return sum }
      guard filter.changes != nil else { return sum + domain.entries.count }
      return sum
        + domain.entries.count { entry in
          locales.contains { filter.includes(entry: entry.name, of: domain.name, in: $0) }
        }
    }
    self.init(
      findings, entries: entries, locales: locales.count, scope: filter.description, inBaseline: inBaseline)
  }

  /// One line, such as “2 blocking, 1 should-fix and 3 notes in 41 entries and 4 locales (only locales de and
  /// fr; 7 more are in the baseline)”.
  public var summary: String {
    let looked = "\(counted(entries, "entry", "entries")) and \(counted(locales, "locale", "locales"))"
    var narrowed: [String] = []
    if !scope.isEmpty { narrowed.append("only \(scope)") }
    if inBaseline > 0 {
      narrowed.append("\(inBaseline) more \(inBaseline == 1 ? "is" : "are") in the baseline")
    }
    let suffix = narrowed.isEmpty ? "" : " (\(narrowed.joined(separator: "; ")))"
    return "\(counts.isEmpty ? "nothing to fix" : counts) in \(looked)\(suffix)"
  }

  /// The findings by severity, such as “2 blocking, 1 should-fix and 3 notes”; empty where there are none.
  var counts: String {
    var counts: [String] = []
    if blocking > 0 { counts.append("\(blocking) blocking") }
    if shouldFix > 0 { counts.append("\(shouldFix) should-fix") }
    if notes > 0 { counts.append(counted(notes, "note", "notes")) }
    return counts.listed()
  }

  private func counted(_ count: Int, _ one: String, _ other: String) -> String {
    "\(count) \(count == 1 ? one : other)"
  }
}
