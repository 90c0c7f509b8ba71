import Foundation
import Testing

@testable import CopyCatalog
@testable import CopyRuntime

/// Regions that settings list, from the files of a catalog to what a person is shown.
@Suite struct RegionEmitterTests {
  private static let files = [
    SourceFile(
      "en/Sync.toml",
      """
      [late]
      code = 1
      context = "passing"
      remedy = "wait"
      message = "{count, plural, one {# photo was} other {# photos were}} due on {day, date, short}."
      args.count = { type = "int", sample = 3 }
      args.day = { type = "date", sample = 2026-09-01 }
      [full]
      code = 2
      context = "passing"
      remedy = "fix"
      message = "Remove {count, plural, one {# photo} other {# photos}}."
      args.count = { type = "int", sample = 3 }

      """),
    SourceFile("en-GB/Sync.toml", "[full]\nmessage = \"Delete {count, plural, one {#} other {#}}.\"\n"),
    SourceFile(
      "de/Sync.toml",
      "[full]\nmessage = \"Entferne {count, plural, one {# Foto} other {# Fotos}}.\"\n"),
  ]

  private func catalog(_ settings: String) -> Catalog {
    check(Self.files + [SourceFile("catalog.toml", settings)], with: []).catalog
  }

  /// The tables that the generated files hold.
  private func tables(_ catalog: Catalog) throws -> CatalogTables {
    var resolver = CopyResolver(catalog)
    var made: [LocaleTables] = []
    var further: [LocaleTables] = []
    for locale in catalog.locales {
      let emitter = LocaleEmitter(locale, in: catalog)
      let text = emitter.texts(&resolver).joined(separator: "\n") + "\n"
      let tables = LocaleTables(locale.tag, data: emitter.data(&resolver).joined(separator: "\n"), text: text)
      made.append(tables)
      for region in catalog.regions[locale] ?? [] {
        let data = emitter.data(inFormatsOf: region, &resolver).joined(separator: "\n")
        further.append(LocaleTables(formatsOf: region.tag, for: tables, data: data))
      }
    }
    let all = made + further
    let matches = try LocaleMatchTable.lines(for: catalog.locales, regions: catalog.regions)
    return CatalogTables(
      source: catalog.settings.source.tag, locales: all.map(\.locale), matches: matches.joined(separator: "\n")
    ) { all[$0] }
  }

  private func shown(_ index: Int, _ wish: CopyLocale, in tables: CatalogTables) -> String {
    let source = tables.table(for: [wish]).entry(index, in: "Sync", catalog: tables)
    var writer = SlotWriter(
      source: source, context: .passing,
      arguments: [.int(1_234_567), .date(Date(timeIntervalSince1970: 1_788_271_500))],
      preferences: CopyPreferences(languages: [], timeZone: TimeZone(identifier: "UTC")))
    return writer.text(.message) ?? ""
  }

  @Test func eachPersonHasTheFormatsOfTheirRegion() throws {
    let tables = try tables(
      catalog(
        """
        locale.en.regions = ["en-ZA"]
        locale.en-GB.regions = ["en-IN"]
        locale.de.regions = ["de-CH"]
        """))
    #expect(shown(0, "en", in: tables) == "1,234,567 photos were due on 9/1/26.")
    #expect(shown(1, "en-IN", in: tables) == "Delete 12,34,567.")
    #expect(shown(1, "en-GB", in: tables) == "Delete 1,234,567.")
    // The locale takes this text from `en`, the region its formats from nobody.
    #expect(shown(0, "en-IN", in: tables) == "12,34,567 photos were due on 01/09/26.")
    #expect(shown(0, "en-GB", in: tables) == "1,234,567 photos were due on 01/09/2026.")
    #expect(shown(1, "de-CH", in: tables) == "Entferne 1’234’567 Fotos.")
    // There is no German text: the English one has English formats.
    #expect(shown(0, "de-CH", in: tables) == "1,234,567 photos were due on 9/1/26.")
  }

  @Test func aCatalogWithoutRegionsIsGeneratedAsBefore() {
    let plain = SwiftEmitter.emit(catalog(""))
    #expect(!plain.contains { $0.text.contains("formatsOf") })
    // Neither does a region that nobody is shown the formats of add anything.
    let unused = SwiftEmitter.emit(catalog("locale.en.regions = [\"en-US\", \"en-GB\", \"fr-CH\", \"en-FR\"]"))
    #expect(unused == plain)
  }

  @Test func onlyWhatDiffersIsGenerated() throws {
    let files = SwiftEmitter.emit(catalog("locale.en-GB.regions = [\"en-AU\", \"en-IE\"]"))
    let english = try #require(files.first { $0.path == "CopyLocale.en-GB.swift" }?.text)
    let regions = english.components(separatedBy: "static let locale_").dropFirst(2)
    #expect(regions.map { $0.prefix { $0 != " " } } == ["en_AU", "en_IE"])
    for region in regions { #expect(!region.contains("number|"), "\(region)") }
    #expect(try #require(regions.first).contains("date|date short|gregorian|latn|d/M/yy\n"))
    #expect(files.map(\.path) == SwiftEmitter.emit(catalog("")).map(\.path))
  }

  /// What `unsupported-format` has to look at: the texts in `en` are shown in India too, through `en-GB`.
  @Test func formatsThatATextIsShownIn() {
    let catalog = catalog("locale.en.regions = [\"en-CA\"]\nlocale.en-GB.regions = [\"en-IN\"]")
    func tags(_ locale: String) -> [String] { catalog.formats(showing: LocaleTag(locale)).map(\.tag) }
    #expect(tags("en") == ["en", "en-CA", "en-IN"])
    #expect(tags("en-GB") == ["en-GB", "en-IN"])
    #expect(tags("de") == ["de"])
  }

  /// Lines that have a meaning together are given together; of the currencies, those that differ.
  @Test func linesOfARegion() {
    let base = [
      "list|and||a|b", "list|and|i|c|d", "money||1|¤0", "currencies|0|AUD A$|GBP £|USD $", "digits|0|JPY|CLP",
      "unit|day|0 days", "names|any|a|AM|PM", "names|gregorian|MMM|Jan",
    ]
    #expect(RegionLines.differing(base, from: base) == [])
    #expect(RegionLines.differing(Array(base[0...0]), from: base) == ["list|and||a|b"])
    #expect(
      RegionLines.differing(
        ["list|and||a|b", "list|and|i|c|e", "money||1|¤0", "currencies|0|AUD $|USD US$|NZD NZ$", "names|any|a|am|pm"],
        from: base)
        == [
          "list|and||a|b", "list|and|i|c|e", "currencies|0|AUD $|GBP|NZD NZ$|USD US$", "names|any|a|am|pm",
        ])
    #expect(
      RegionLines.differing(["money||1|0 ¤", "currencies|0|AUD A$|GBP £|USD $"], from: base)
        == ["money||1|0 ¤", "currencies|0|AUD A$|GBP £|USD $"])
  }
}
