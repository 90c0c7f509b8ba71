/// The languages of one module's catalog, as a generated file lists them.
public final class CatalogTables: Sendable {
  private let locales: [String]
  private let source: Int
  private let matcher: LocaleMatches
  /// The system errors that the catalog maps. `nil`: none, and no fallback.
  let errors: ErrorMaps?
  private let tables: @Sendable (Int) -> LocaleTables

  /// - Parameters:
  ///   - source: the source locale, the last resort of every lookup; one of `locales`.
  ///   - locales: the catalog's locales, BCP 47, then the regions in whose formats it shows texts of theirs.
  ///   - matches: which of them answers which wish; `LocaleMatches` says how it reads.
  ///   - errors: the system errors that the catalog maps.
  ///   - tables: the tables of a locale by its place in `locales`. Asked only for a locale that is shown.
  public init(
    source: String, locales: [String], matches: String, errors: ErrorMaps? = nil,
    tables: @escaping @Sendable (Int) -> LocaleTables
  ) {
    self.locales = locales
    self.source = locales.firstIndex(of: source) ?? 0
    self.matcher = LocaleMatches(matches)
    self.errors = errors
    self.tables = tables
  }

  /// The tables of the first wish that has an answer, else those of the source language.
  func table(for wishes: [CopyLocale]) -> LocaleTables {
    for wish in wishes {
      if let index = matcher.answer(to: wish.identifier, among: locales) { return tables(index) }
    }
    return tables(source)
  }

  /// The tables of exactly this locale, else those of the source language.
  func table(named name: String) -> LocaleTables { tables(locales.firstIndex(of: name) ?? source) }
}
