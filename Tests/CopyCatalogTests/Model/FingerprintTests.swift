import CopyCatalog
import Testing

/// The values in these tests were calculated by a program of its own from the description of `Fingerprint`. They
/// must never change: each is written in somebody's translations.
@Suite struct FingerprintTests {
  /// The fingerprint of the entry that a few lines of the source file make.
  private func fingerprint(_ lines: String) throws -> String {
    let compilation = check([SourceFile("en/Photos.toml", "[album-full]\n\(lines)\n")])
    let entry = try #require(compilation.catalog.domain("Photos")?.entry("album-full"))
    return Fingerprint(of: entry.source).description
  }

  @Test(arguments: [
    ("The card expired.", "e8c2fbd9"), ("Die Größe „beträgt“ 12 MB.", "21a15680"),
    ("このアルバムには写真を追加できません。", "7042e0a0"), ("لا يمكن حفظ الصورة؟", "65b3486a"),
    ("फ़ोटो सहेजी नहीं जा सकी।", "a3e21729"), ("ไม่สามารถบันทึกรูปภาพได้", "83c763c8"), ("לא ניתן לשמור את התמונה", "8c018e01"),
    ("Saved 👩‍👩‍👧 ✅ 50 % €", "61ed4785")
  ]) func isStableForEver(_ text: String, _ value: String) throws {
    #expect(try fingerprint("message = \"\(text)\"") == value)
  }

  @Test func isStableForArgumentsAndForms() throws {
    #expect(
      try fingerprint("title = \"This album is full\"\nmessage = \"It holds {count} photos.\"") == "c4c3b2ec")
    #expect(
      try fingerprint(
        """
        recovery = \"\"\"
        {count, plural, offset:1
          =0 {Remove nothing.}
          one {Remove # photo.}
          other {Remove # photos.}}\"\"\"
        """) == "ad963eb9")
    #expect(
      try fingerprint(
        "macos.recovery = \"{plan, select, free {Upgrade.} other {Wait until {day, date, ::yMMMd}.}}\""
      ) == "8f4ab04f")
  }

  @Test(arguments: [
    ("The card expired.", "The card expired"), ("Don’t stop – wait…", "Don't stop: wait..."),
    ("“{name}” is  gone", "{name} is gone!"), ("50 % done", "50% done"), ("写真、動画", "写真・動画。"),
    ("{n, plural, one {# file} other {# files}}", "{n,plural,other{# files.} one{# file.}}"),
    ("soft\\u00ADhyphen", "softhyphen")
  ]) func spacingAndPunctuationDoNotCount(_ one: String, _ other: String) throws {
    #expect(try fingerprint("message = \"\(one)\"") == fingerprint("message = \"\(other)\""))
  }

  @Test(arguments: [
    ("The card expired.", "The cards expired."), ("It holds 500.", "It holds 50."), ("Größe", "Grösse"),
    ("{name} is gone", "{file} is gone"), ("{day, date, short}", "{day, date, long}"), ("{n}", "{n, number}"),
    ("5 €", "5 $"), ("50 %", "50"), ("हिन्दी", "हिनदी"), ("か", "が"),
    ("{n, plural, one {a} other {b}}", "{n, plural, =1 {a} other {b}}")
  ]) func wordsNumbersAndArgumentsCount(_ one: String, _ other: String) throws {
    #expect(try fingerprint("message = \"\(one)\"") != fingerprint("message = \"\(other)\""))
  }

  @Test func theOrderOfTheFileDoesNotCountAndTheFieldDoes() throws {
    let first = try fingerprint("title = \"Full\"\nmessage = \"Remove photos.\"")
    #expect(try fingerprint("message = \"Remove photos.\"\n\ntitle = 'Full'") == first)
    #expect(try fingerprint("title = \"Remove photos.\"\nmessage = \"Full\"") != first)
  }

  @Test func readsOnlyWhatItWrites() {
    #expect(Fingerprint("0012abff")?.description == "0012abff")
    for text in ["", "12abff", "0012ABFF", "+012abff", "0012abfg", "0012abff0", "００１２abff"] {
      #expect(Fingerprint(text) == nil, "\(text)")
    }
  }

  @Test func aTranslationKnowsWhetherItsSourceHasChanged() throws {
    func german(from: String) -> [SourceFile] {
      [
        SourceFile("en/Photos.toml", "[album-full]\nmessage = \"The card expired.\"\n"),
        SourceFile("de/Photos.toml", "[album-full]\n\(from)\nmessage = \"Abgelaufen.\"\n")
      ]
    }
    func isStale(_ from: String) throws -> Bool {
      let entry = try #require(check(german(from: from)).catalog.domain("Photos")?.entry("album-full"))
      return entry.isStale(try #require(entry.copies.dropFirst().first))
    }
    #expect(try !isStale("from = \"e8c2fbd9\""))
    #expect(try isStale("from = \"00000000\""))
    #expect(try !isStale(""))
    let findings = check(german(from: "from = \"yesterday\"")).findings
    #expect(findings.contains { $0.check == "wrong-value" && $0.subject.locale?.tag == "de" })
  }
}
