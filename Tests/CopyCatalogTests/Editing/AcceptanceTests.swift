import CopyCatalog
import Testing

/// What `copyc accept` writes.
@Suite struct AcceptanceTests {
  private func files(_ german: String) -> [SourceFile] {
    [
      SourceFile(
        "en/Photos.toml",
        """
        [album-full]
        code = 1
        context = "field"
        message = "The card expired."

        [card]
        code = 2
        context = "field"
        message = "Die Größe „beträgt“ 12 MB."

        """),
      SourceFile("de/Photos.toml", german)
    ]
  }

  private func accepted(_ german: String, _ names: [String], state: TranslationState? = nil) throws -> String? {
    try Acceptance(
      of: .entries(names, domain: "Photos"), in: files(german), locale: LocaleTag("de"), state: state
    ).changes.first.map { String(decoding: $0.new, as: UTF8.self) }
  }

  @Test func theFingerprintOfThePresentSourceIsWritten() throws {
    #expect(
      try accepted("# Fotos\n[album-full] # voll\nmessage = \"Abgelaufen.\"\n", ["album-full"])
        == "# Fotos\n[album-full] # voll\nfrom = \"e8c2fbd9\"\nmessage = \"Abgelaufen.\"\n")
    #expect(
      try accepted("[album-full]\nmessage = \"Abgelaufen.\"\nfrom = '00000000'  # alt\n", ["album-full"])
        == "[album-full]\nmessage = \"Abgelaufen.\"\nfrom = \"e8c2fbd9\"  # alt\n")
    #expect(
      try accepted("album-full.message = \"Abgelaufen.\"\ncard = { message = \"12 MB.\" }\n", ["card", "album-full"])
        == "album-full.from = \"e8c2fbd9\"\nalbum-full.message = \"Abgelaufen.\"\n"
        + "card = { message = \"12 MB.\", from = \"21a15680\" }\n")
    #expect(try accepted("[album-full]\nfrom = \"e8c2fbd9\"\nmessage = \"Abgelaufen.\"\n", ["album-full"]) == nil)
  }

  @Test func theStateIsGivenOnlyWhenAskedFor() throws {
    let german = "[album-full]\nstate = \"needs-review\"\nmessage = \"Abgelaufen.\"\n"
    #expect(try accepted(german, ["album-full"]) == "[album-full]\nfrom = \"e8c2fbd9\"\nstate = \"needs-review\"\nmessage = \"Abgelaufen.\"\n")
    #expect(try accepted(german, ["album-full"], state: .translated) == "[album-full]\nfrom = \"e8c2fbd9\"\nstate = \"translated\"\nmessage = \"Abgelaufen.\"\n")
    #expect(
      try accepted("[album-full]\nmessage = \"Abgelaufen.\"\n", ["album-full"], state: .translated)
        == "[album-full]\nfrom = \"e8c2fbd9\"\nmessage = \"Abgelaufen.\"\n")
  }

  @Test func everythingOutdatedIsAcceptedAtOnce() throws {
    let german = "[album-full]\nfrom = \"00000000\"\nmessage = \"A.\"\n\n[card]\nfrom = \"21a15680\"\nmessage = \"B.\"\n"
    let acceptance = try Acceptance(of: .stale(domain: nil), in: files(german), locale: LocaleTag("de"))
    #expect(acceptance.accepted.map(\.entry) == ["album-full"])
    let new = String(decoding: try #require(acceptance.changes.first).new, as: UTF8.self)
    #expect(new == german.replacing("00000000", with: "e8c2fbd9"))
  }

  @Test(arguments: [
    ("", "album-full"), ("[card]\nmessage = \"B.\"\n", "album-full"), ("[album-full]\n", "album-full"),
    ("[album-full]\nstate = \"draft\"\nmessage = \"\"\n", "album-full"), ("[album-full]\nmessage = \"A.\"\n", "nope"),
    ("[album-full]\nmessage = \"{\"\n", "album-full"), ("[album-full]\nmessage = \"A.\n", "album-full")
  ]) func whatIsNotTranslatedIsRefused(_ german: String, _ entry: String) {
    #expect(throws: EditingFault.self) { try accepted(german, [entry]) }
  }
}
