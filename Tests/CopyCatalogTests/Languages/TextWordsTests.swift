import Testing

@testable import CopyCatalog

/// Words are looked up once, and each book then finds its phrases among them.
@Suite struct TextWordsTests {
  /// A language of a few words, so that what a list says can be seen.
  private static func language(_ list: String, folding: Folding = Folding(), prefixes: String = "")
    -> Language
  {
    Language("xx", prefixes: prefixes, folding: folding, genericWords: list)
  }

  /// The phrases that a text has of a list, with | between them.
  private static func found(_ list: String, in text: String, prefixes: String = "") -> String {
    TextWords(text, in: language(list, prefixes: prefixes)).tokens()
      .filter { $0.roles.contains(.generic) }
      .map { text.utf8Slice($0.range) }
      .joined(separator: "|")
  }

  @Test(arguments: [
    // Whole words, whatever their case and apostrophes.
    ("can’t, file", "CAN'T open this File.", "CAN'T|File"),
    ("file", "The profile and the files", ""),
    // Beginnings, endings, and what is inside.
    ("*fehler, fehler*", "Netzwerkfehler: Fehlermeldung, Fehler", "Netzwerkfehler|Fehlermeldung|Fehler"),
    ("*rrupt*", "interrupted, corrupt, rupture", "interrupted|corrupt"),
    ("ошибк*", "Ошибка или ошибки", "Ошибка|ошибки"),
    // Phrases: the longest decides, and no mark stands inside one.
    ("try, try again", "Try again. Try, again", "Try again|Try"),
    ("can * not", "It can really not start. It can not", "can really not"),
    ("went wrong", "What went  wrong?", "went  wrong")
  ])
  func findsWhatAListSays(list: String, text: String, phrases: String) {
    #expect(Self.found(list, in: text) == phrases)
  }

  /// Some keyboards and file systems write a letter and its accent as two characters.
  @Test func accentsMayBeCharactersOfTheirOwn() {
    #expect(
      Self.found("réseau, lỗi", in: "Re\u{301}seau: lo\u{302}\u{303}i") == "Re\u{301}seau|lo\u{302}\u{303}i")
    #expect(Self.found("re\u{301}seau", in: "RÉSEAU") == "RÉSEAU")
    #expect(Self.found("오류", in: "\u{110B}\u{1169}\u{1105}\u{1172}") == "\u{110B}\u{1169}\u{1105}\u{1172}")
  }

  /// A doubled letter of Arabic is mostly not marked, but a list may insist on it.
  @Test func aMarkThatMayBeLeftOutCountsWhereItIsWritten() {
    #expect(Self.found("حدّث", in: "حدّث التطبيق") == "حدّث")
    #expect(Self.found("حدّث", in: "حدث خطأ") == "")
    #expect(Self.found("حدث", in: "حدّث التطبيق") == "حدّث")
  }

  @Test func whatIsWrittenInFrontOfAWordIsLookedThrough() {
    #expect(Self.found("خطأ", in: "وخطأ", prefixes: "و ال") == "وخطأ")
    #expect(Self.found("خطأ", in: "وخطأ") == "")
    // A stem of one letter is no word.
    #expect(Self.found("خ", in: "وخ", prefixes: "و") == "")
  }

  @Test func ordinaryCopyHasNoSigns() {
    for text in [
      "This album is full", "It already holds 500 photos.", "Remove photos from the album, then try again.",
      "Use the code from the latest email.", "The card ending in {last4} expired in {expiry, date, ::yMMMM}.",
      ""
    ] {
      #expect(
        TextWords(text, in: english).signs.isDisjoint(with: [.blame, .alarm, .joke, .courtesy]), "\(text)")
    }
  }

  @Test(arguments: [
    ("DELETE it", true), ("DO NOT do it", true), ("Open the PDF", false), ("Open iCloud", false),
    ("A B C", false),
    ("УДАЛИТЬ", true), ("Ошибка", false), ("ÜBER", false), ("НЕ УДАЛЯТЬ", true), ("12345 678", false)
  ])
  func capitalsAreSeenInEveryAlphabet(text: String, has: Bool) {
    #expect(TextWords(text, in: english).hasCapitals == has)
  }

  /// A text may be as long as a file and say the same words all over.
  @Test func longTextsAreComparedInOnePass() {
    let long = TextWords(String(repeating: "photo ", count: 100_000) + "album", in: english)
    let again = TextWords(String(repeating: "album ", count: 100_000), in: english)
    #expect(!again.hasContent(missingIn: long))
    #expect(long.hasContent(missingIn: again))
    #expect(!long.hasContent(missingIn: long))
  }

  /// A word is looked up once for all places where it is written so. What it does depends on what stands beside it, and
  /// whether it counts as capitals on how it is written.
  @Test func aWordThatIsReadAgainIsReadAsBefore() {
    #expect(
      Self.found("try again, again", in: "Again. Try again, try AGAIN, again")
        == "Again|Try again|try AGAIN|again")
    #expect(!TextWords("delete, Delete it", in: english).hasCapitals)
    #expect(TextWords("delete, Delete, DELETE it", in: english).hasCapitals)
    #expect(Self.found("3.5", in: "3.5 and 3.5") == "3.5|3.5")
    let long = String(repeating: "ü", count: 100)
    #expect(Self.found("ü*", in: "\(long) \(long)") == "\(long)|\(long)")
  }

  /// More words than are remembered.
  @Test func aTextMayHaveAnyNumberOfWords() {
    let words = (0..<10_000).map { "file\($0)" }
    let text = (words + words).joined(separator: " ")
    #expect(TextWords(text, in: Self.language("file9999")).tokens().filter { !$0.roles.isEmpty }.count == 2)
  }

  /// What one language knows of a word isn’t taken for what another does.
  @Test func theWordsOfACopyAreThoseOfItsLanguage() {
    var readers = CopyReaders()
    func roles(_ language: Language) -> [Roles] {
      let text = CopyText(
        field: Field(.message), keyRange: 0..<0, valueRange: 0..<0, message: parse("Gift gift").message)
      let copy = Copy(locale: LocaleTag(language.tag), file: "", nameRange: 0..<0, texts: [text])
      return readers.words(of: copy, in: language).texts[0].readings.flatMap { $0.tokens().map(\.roles) }
    }
    let one = Self.language("gift")
    let other = Self.language("present")
    #expect(roles(one) == [.generic, .generic])
    #expect(roles(other) == [[], []])
    #expect(roles(one) == [.generic, .generic])
  }
}
