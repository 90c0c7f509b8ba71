/// What a run of the checks looked at, and how many findings of each severity it made.
public struct Tally: Hashable, Sendable {
  public let blocking: Int
  public let shouldFix: Int
  public let notes: Int
  /// The entries of all domains, each counted once whatever its translations.
  public let entries: Int
  /// The locales that have a folder, the source among them.
  public let locales: Int

  public init(_ findings: [Finding], entries: Int, locales: Int) {
    blocking = findings.count { $0.severity == .blocking }
    shouldFix = findings.count { $0.severity == .shouldFix }
    notes = findings.count { $0.severity == .note }
    self.entries = entries
    self.locales = locales
  }

  /// Counts what a catalog holds.
  public init(_ findings: [Finding], in catalog: Catalog) {
    self.init(
      findings, entries: catalog.domains.reduce(0) { $0 + $1.entries.count }, locales: catalog.locales.count)
  }

  /// One line, such as “2 blocking, 1 should-fix and 3 notes in 41 entries and 4 locales”.
  public var summary: String {
    var counts: [String] = []
    if blocking > 0 { counts.append("\(blocking) blocking") }
    if shouldFix > 0 { counts.append("\(shouldFix) should-fix") }
    if notes > 0 { counts.append(counted(notes, "note", "notes")) }
    let last = counts.popLast() ?? "nothing to fix"
    let found = counts.isEmpty ? last : counts.joined(separator: ", ") + " and " + last
    return "\(found) in \(counted(entries, "entry", "entries")) and \(counted(locales, "locale", "locales"))"
  }

  private func counted(_ count: Int, _ one: String, _ other: String) -> String {
    "\(count) \(count == 1 ? one : other)"
  }
}
