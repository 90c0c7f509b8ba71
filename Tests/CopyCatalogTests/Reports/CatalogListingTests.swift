import CopyCatalog
import Foundation
import Testing

@Suite struct CatalogListingTests {
  private let files = [
    SourceFile("catalog.toml", "required = [\"de\", \"ja\"]\n"),
    SourceFile(
      "en/Photos.toml",
      """
      [album-full]
      code = 1
      context = ["blocking", "passing"]
      remedy = "fix"
      message = "The card expired."

      [写真がない]
      context = "empty"
      message = "B."

      [لا-صور]
      code = 20
      context = "field"
      remedy = "get-help"
      message = "C."

      """),
    SourceFile("en/Actions.toml", "[cancel]\nlabel = \"Cancel\"\n"),
    SourceFile(
      "de/Photos.toml",
      """
      [album-full]
      from = "00000000"
      message = "Abgelaufen."

      [写真がない]
      state = "draft"
      message = ""

      [لا-صور]
      state = "needs-review"
      message = "C."

      """),
    SourceFile("de/Actions.toml", "[cancel]\nlabel = \"Abbrechen\"\n"),
    SourceFile("de-AT/Photos.toml", "")
  ]

  private var listing: CatalogListing { CatalogListing(check(files, with: []).catalog) }

  @Test func columnsLineUpInEveryScript() {
    #expect(
      listing.text(width: 100) == """
        entry         code  context            remedy    de            de-AT      ja
        Photos
          album-full     1  blocking, passing  fix       stale         inherited  missing
          写真がない        empty                        draft         missing    missing
        \u{2068}  لا-صور\u{2069}        20  field              get-help  needs-review  inherited  missing
        Actions
          cancel                                         translated    inherited  missing

        en     4 entries, the source
        de     3 of 4 shown: 1 translated, 1 needs-review, 1 stale, 1 draft
        de-AT  3 of 4 shown, optional: 3 inherited, 1 missing
        ja     0 of 4 shown: 4 missing

        """)
  }

  @Test func signsTakeThePlaceOfWordsWhereThoseDoNotFit() {
    let text = listing.text(width: 60)
    #expect(text.contains("  album-full     1  blocking, passing  fix       ~   ^      -\n"))
    #expect(text.contains("\n+ translated  ? needs-review  ~ stale  . draft  ^ inherited  - missing\n"))
  }

  @Test func toolsReadJSON() throws {
    let text = listing.json(files)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(Set(json.keys) == ["version", "source", "locales", "entries"])
    let entries = try #require(json["entries"] as? [[String: Any]])
    #expect(entries.map { $0["entry"] as? String } == ["album-full", "写真がない", "لا-صور", "cancel"])
    let first = entries[0]
    #expect(first["domain"] as? String == "Photos")
    #expect(first["code"] as? Int == 1)
    #expect(first["contexts"] as? [String] == ["blocking", "passing"])
    #expect(first["remedy"] as? String == "fix")
    #expect(first["file"] as? String == "en/Photos.toml")
    #expect(first["line"] as? Int == 1)
    #expect(first["status"] as? [String: String] == ["de": "stale", "de-AT": "inherited", "ja": "missing"])
    #expect(entries[3]["code"] is NSNull)
    let locales = try #require(json["locales"] as? [[String: Any]])
    #expect(locales.map { $0["locale"] as? String } == ["de", "de-AT", "ja"])
    #expect(locales[0]["shown"] as? Int == 3)
    #expect(locales[0]["stale"] as? Int == 1)
    #expect(locales[1]["required"] as? Bool == false)
  }

  /// A draft counts as shown when its readers meet it, which is when every text of the source is written.
  @Test func aDraftIsShownOnceItsTextsAreWritten() throws {
    let files = Example.files(
      of: """
        # catalog.toml
        required = ["ja"]
        # en/Photos.toml
        [album-full]
        code = 1
        context = "blocking"
        remedy = "fix"
        title = "This album is full"
        message = "It already holds 500 photos."
        note = "Alert."

        [offline]
        code = 2
        context = "blocking"
        remedy = "retry"
        title = "You’re offline"
        message = "Photos aren’t saved while you’re offline."
        note = "Alert."
        # ja/Photos.toml
        [album-full]
        state = "draft"
        title = "アルバムがいっぱい"
        message = "写真は500枚。"

        [offline]
        state = "draft"
        title = "オフライン"
        message = ""
        """)
    let compilation = check(files)
    #expect(CatalogListing(compilation.catalog).text(width: 100).hasSuffix("\nja  1 of 2 shown: 2 draft\n"))
    let told = compilation.findings.filter { $0.check == "draft" }.map(\.impact)
    #expect(
      told == [
        "readers of ja see unfinished text: “アルバムがいっぱい”",
        "readers of ja see it in en until all of its texts are written"
      ])
    let outputs = generate(files).outputs
    let japanese = try #require(outputs.first { $0.path.hasSuffix("CopyLocale.ja.swift") })
    #expect(japanese.text.contains("写真は500枚。"))
    #expect(!japanese.text.contains("オフライン"))
  }

  @Test func whatIsAskedForIsListed() throws {
    let catalog = check(files, with: []).catalog
    let text = CatalogListing(catalog, locales: [LocaleTag("ja")], domains: ["Actions"]).text(width: 100)
    #expect(
      text == """
        entry     code  context  remedy  ja
        Actions
          cancel                         missing

        en  1 entry, the source
        ja  0 of 1 shown: 1 missing

        """)
  }
}
