import Testing

@testable import CopyCatalog

@Suite struct LocaleTagTests {
  @Test(arguments: [
    ("pt_br", "pt-BR"), ("de", "de"), ("EN-gb", "en-GB"),
    // ISO 639 and CLDR know them; ICU has no formats of theirs.
    ("bar", "bar"), ("tlh", "tlh"), ("swg", "swg"), ("la", "la"),
    // For private use.
    ("qaa", "qaa"), ("qtz-x-xyz", "qtz-x-xyz"), ("en-x-pirate", "en-x-pirate"),
  ]) func readsTagsOfLanguages(text: String, tag: String) {
    #expect(LocaleTag(written: text)?.tag == tag)
  }

  @Test(arguments: ["", "german", "english", "xyz", "xx", "gb", "x-foo", "und", "und-x-foo", "qua-"])
  func readsNothingElse(text: String) {
    #expect(LocaleTag(written: text) == nil)
  }

  @Test(arguments: [
    ("german", "de"), ("Deutsch", "de"), ("deutsch-AT", "de-AT"), ("english", "en"), ("Engilsh", "en"),
    ("français", "fr"), ("francais", "fr"), ("日本語", "ja"), ("Klingon", "tlh"), ("jp", "ja"), ("cz", "cs"),
    ("gb", "en-GB"), ("GB", "en-GB"), ("xyz", nil), ("xx", nil), ("backup", nil), ("shared", nil), ("", nil),
  ] as [(String, String?)]) func findsTheLanguageThatIsMeant(text: String, tag: String?) {
    #expect(LocaleTag.meant(by: text)?.tag == tag)
  }

  @Test func aFileOfTheSourceThatCannotBeReadSaysNothingOfItsTranslations() {
    let files = [
      SourceFile(
        path: "en/Notes.toml", relativePath: "en/Notes.toml", content: .unreadable(reason: "is closed")),
      SourceFile("de/Notes.toml", "[note-gone]\ntitle = \"Diese Notiz ist weg\"\n"),
    ]
    #expect(check(files).findings.map(\.check) == ["unreadable-file"])
  }
}
