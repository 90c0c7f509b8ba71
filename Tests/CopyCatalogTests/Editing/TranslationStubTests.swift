import CopyCatalog
import Testing

/// What `copyc sync` writes, shown on catalogs of a few lines.
@Suite struct TranslationStubTests {
  private let english = """
    [album-full]
    code = 1
    context = "blocking"
    remedy = "fix"
    title = "This album is full"
    message = "It holds {limit} photos."
    recovery = \"""
    {count, plural,
      one {Remove # photo, then try again.}
      other {Remove # photos, then try again.}}\"""
    note = "After choosing photos to add."
    args.limit = { type = "int", sample = 500 }
    args.count = { type = "int", range = "1...500", sample = 3, note = "photos that are too many" }

    [card-expired]
    code = 2
    context = "field"
    remedy = "fix"
    message = 'The card "{last4}" expired.'
    note = "Under the card field."
    args.last4 = { type = "code", sample = "4242" }

    """

  private func synced(_ files: [SourceFile], locale: String, prunes: Bool = false) throws -> String? {
    let stubs = try TranslationStubs(for: files, locales: [LocaleTag(locale)], prunes: prunes)
    return stubs.changes.first.map { String(decoding: $0.new, as: UTF8.self) }
  }

  private func files(_ texts: (String, String)...) -> [SourceFile] {
    [SourceFile("en/Photos.toml", english)] + texts.map { SourceFile($0.0, $0.1) }
  }

  @Test func aNewLanguageGetsAFileWithTheFormsThatItNeeds() throws {
    #expect(
      try synced(files(), locale: "pl") == """
        [album-full]
        # After choosing photos to add.
        # {limit}: a whole number, such as 500
        # {count}: a whole number from 1 to 500, such as 3 (photos that are too many)
        state = "draft"
        from = "\(fingerprint("album-full"))"
        # title = "This album is full"
        title = ""
        # message = "It holds {limit} photos."
        message = ""
        # recovery = \"""
        # {count, plural,
        #   one {Remove # photo, then try again.}
        #   other {Remove # photos, then try again.}}\"""
        recovery = \"""
        {count, plural,
          one {}
          few {}
          many {}
          other {}}\"""

        [card-expired]
        # Under the card field.
        # {last4}: letters or digits that stay as they are, such as “4242”
        state = "draft"
        from = "\(fingerprint("card-expired"))"
        # message = 'The card "{last4}" expired.'
        message = ""

        """)
    // A language with one form has no use for a plural.
    let japanese = try #require(try synced(files(), locale: "ja"))
    #expect(japanese.contains("\nrecovery = \"\"\n"))
    let arabic = try #require(try synced(files(), locale: "ar"))
    #expect(arabic.contains("  one {}\n  two {}\n  few {}\n  many {}\n  other {}}"))
    #expect(!arabic.contains("zero {}"), "no photo is never counted")
  }

  private func fingerprint(_ entry: String) -> String {
    let catalog = check([SourceFile("en/Photos.toml", english)], with: []).catalog
    return (catalog.domain("Photos")?.entry(entry)).map { Fingerprint(of: $0.source).description } ?? ""
  }

  @Test func aStubStandsWhereTheSourceHasItsEntryAndNothingElseChanges() throws {
    let german = """
      # Übersetzt von Anna.

      # Abgelaufene Karten
      [card-expired]   # Karte
      message = "Die Karte „{last4}“ ist abgelaufen."   # kurz

      # Ende der Datei
      """
    let new = try #require(try synced(files(("de/Photos.toml", german)), locale: "de"))
    #expect(new.hasPrefix("# Übersetzt von Anna.\n\n[album-full]\n# After choosing"))
    let kept = try #require(new.firstRange(of: "# Abgelaufene Karten"))
    #expect(new[kept.lowerBound...] == german.dropFirst("# Übersetzt von Anna.\n\n".count))
    #expect(new[..<kept.lowerBound].hasSuffix("other {}}\"\"\"\n\n"))
  }

  @Test func runningItTwiceChangesNothing() throws {
    let first = try TranslationStubs(
      for: files(("catalog.toml", "required = [\"de\", \"ja\"]\n"), ("ar/Photos.toml", "")))
    #expect(first.changes.map(\.path) == ["ar/Photos.toml", "de/Photos.toml", "ja/Photos.toml"])
    var after = files(("catalog.toml", "required = [\"de\", \"ja\"]\n"))
    after += first.changes.map { SourceFile($0.path, String(decoding: $0.new, as: UTF8.self)) }
    #expect(try TranslationStubs(for: after).changes.isEmpty)
  }

  @Test func aStubIsMissingTextAndNothingWorse() throws {
    let settings = ("catalog.toml", "required = [\"de\"]\n")
    let stubs = try TranslationStubs(for: files(settings))
    let after =
      files(settings) + stubs.changes.map { SourceFile($0.path, String(decoding: $0.new, as: UTF8.self)) }
    let compilation = check(after)
    let german = compilation.findings.filter { $0.subject.locale?.tag == "de" }
    #expect(Set(german.map(\.check)).isSubset(of: ["missing-translation", "draft"]))
    #expect(compilation.findings.contains { $0.check == "missing-translation" })
    let entry = try #require(compilation.catalog.domain("Photos")?.entry("album-full"))
    #expect(compilation.catalog.status(of: entry, in: LocaleTag("de")) == .draft)
    #expect(compilation.catalog.resolvedCopy(of: entry, in: LocaleTag("de")) === entry.source)
    // Once a text is written it is judged like any other: a form without text is a hole.
    let begun = after.map { file in
      SourceFile(file.relativePath, String(decoding: file.bytes, as: UTF8.self).replacing("  one {}", with: "  one {Foto}"))
    }
    #expect(check(begun).findings.contains { $0.check == "empty-text" && $0.severity == .blocking })
  }

  @Test(arguments: [
    "[card-expired]\nmessage = \"Abgelaufen: {last4}\"\n\n[album-full]\ntitle = \"Voll\"\n# Rest folgt\nmessage = \"{limit} Fotos.\"\n",
    "card-expired.message = \"Abgelaufen: {last4}\"\nalbum-full.title = \"Voll\"\nalbum-full.message = \"{limit} Fotos.\"\n",
    "card-expired = { message = \"Abgelaufen: {last4}\" }\nalbum-full = { title = \"Voll\", message = \"{limit} Fotos.\" }\n",
    "[card-expired]\nmessage = \"Abgelaufen: {last4}\"\n\n[album-full.macos]\ntitle = \"Voll\"\n",
    "[\"card-expired\"]\nmessage = \"Abgelaufen: {last4}\"\n[album-full]"
  ]) func anEntryGetsTheTextsThatItLacksHoweverItIsWritten(_ german: String) throws {
    let before = files(("de/Photos.toml", german), ("catalog.toml", "required = [\"de\"]\n"))
    let stubs = try TranslationStubs(for: before)
    #expect(stubs.notices.map(\.completed) == [["album-full"]])
    let new = String(decoding: try #require(stubs.changes.first).new, as: UTF8.self)
    let after = before.dropLast(2) + [SourceFile("de/Photos.toml", new), before[2]]
    let compilation = check(Array(after))
    let entry = try #require(compilation.catalog.domain("Photos")?.entry("album-full"))
    let copy = try #require(entry.copy(in: LocaleTag("de")))
    #expect(copy.state == .draft)
    #expect(
      Set((copy.texts + copy.unwritten).filter(\.field.isPlain).map(\.field.description))
        == ["title", "message", "recovery"], "\(new)")
    #expect(!compilation.findings.contains { ["syntax", "duplicate-key"].contains($0.check) }, "\(new)")
    #expect(try TranslationStubs(for: Array(after)).changes.isEmpty)
    // Taking the added lines out again gives the file as it was.
    for line in german.split(separator: "\n") { #expect(new.contains(line.dropLast(2))) }
  }

  @Test func linesEndAsTheFileHasThem() throws {
    let new = try #require(
      try synced(files(("de/Photos.toml", "\u{FEFF}# Fotos\r\n[card-expired]\r\nmessage = \"{last4}\"")), locale: "de"))
    #expect(new.hasPrefix("\u{FEFF}[album-full]\r\n"))
    #expect(!new.replacing("\r\n", with: "").contains("\n"))
    #expect(check([SourceFile("en/Photos.toml", english), SourceFile("de/Photos.toml", new)], with: []).findings.isEmpty)
  }

  @Test func whatTheSourceLacksGoesOnlyWhenAskedFor() throws {
    let german = """
      # Datei

      [gone]
      message = "Weg."
      # letzte Zeile

      # Karten
      [card-expired]
      message = "Abgelaufen: {last4}"

      [gone.macos]
      message = "Weg."

      # Auch weg
      [old]
      message = "Alt."
      """
    let complete = german + "\n\n[album-full]\ntitle = \"T\"\nmessage = \"{limit}\"\nrecovery = \"R\"\n"
    #expect(try synced(files(("de/Photos.toml", complete)), locale: "de") == nil)
    #expect(
      try synced(files(("de/Photos.toml", complete)), locale: "de", prunes: true) == """
        # Datei

        # Karten
        [card-expired]
        message = "Abgelaufen: {last4}"

        [album-full]
        title = "T"
        message = "{limit}"
        recovery = "R"

        """)
  }

  @Test func aLanguageThatIsShownItsParentsCopyGetsNoStub() throws {
    let spanish = "[album-full]\ntitle = \"T\"\nmessage = \"{limit}\"\nrecovery = \"{count}\"\n\n[card-expired]\nmessage = \"{last4}\"\n"
    let all = files(("es/Photos.toml", spanish), ("es-MX/Photos.toml", ""), ("en-GB/Photos.toml", ""))
    #expect(try TranslationStubs(for: all).changes.isEmpty)
  }

  @Test func labelsOfButtonsAreTranslatedToo() throws {
    let actions = SourceFile("en/Actions.toml", "[cancel]\nlabel = \"Cancel\"\nrole = \"cancel\"\nnote = \"Stops.\"\n")
    let stubs = try TranslationStubs(for: [actions], locales: [LocaleTag("de")])
    let new = String(decoding: try #require(stubs.changes.first).new, as: UTF8.self)
    #expect(new.hasPrefix("[cancel]\n# Stops.\nstate = \"draft\"\nfrom = \""))
    #expect(new.hasSuffix("\n# label = \"Cancel\"\nlabel = \"\"\n"))
    let findings = check([actions, SourceFile("de/Actions.toml", new)]).findings
    #expect(findings.allSatisfy { $0.check == "draft" || $0.subject.locale?.tag != "de" })
  }

  @Test(arguments: ["[album-full\n", "title = \"x\"\ntitle = \"y\"\n", "[a]\nmessage = \"\\q\"\n"])
  func aFaultyFileIsLeftAlone(_ text: String) throws {
    #expect(throws: EditingFault.self) { try synced(files(("de/Photos.toml", text)), locale: "de") }
    #expect(throws: EditingFault.self) {
      try TranslationStubs(for: [SourceFile("en/Photos.toml", text)], locales: [LocaleTag("de")], prunes: true)
    }
  }

  @Test func manyFormsInOneAnotherAreLeftToTheTranslator() throws {
    var message = "x"
    for depth in 0..<15 { message = "{a\(depth), plural, one {} other {\(message)}}" }
    let source = "[album-full]\ncontext = \"field\"\nmessage = \"\(message)\"\n"
    let new = try #require(try synced([SourceFile("en/Photos.toml", source)], locale: "ar"))
    #expect(new.hasSuffix("message = \"\"\n"))
  }
}
