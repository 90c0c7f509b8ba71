import Testing

@testable import CopyCatalog

@Suite struct CharacterFactsTests {
  @Test(arguments: [
    ("a", "Latn", CharacterFacts.BidiClass.l), ("я", "Cyrl", .l), ("ש", "Hebr", .r), ("ش", "Arab", .al),
    ("語", "Hani", .l), ("1", "Zyyy", .en), ("\u{301}", "Zinh", .nsm), ("\u{2068}", "Zyyy", .fsi),
    ("\u{2069}", "Zyyy", .pdi), (" ", "Zyyy", .ws), ("٣", "Arab", .an),
  ])
  func scriptAndBidiClass(character: String, script: String, bidiClass: CharacterFacts.BidiClass) throws {
    let facts = CharacterFacts(try #require(character.unicodeScalars.first))
    #expect(facts.script == Script(script))
    #expect(facts.script.tag == script || script == "Arab")
    #expect(facts.bidiClass == bidiClass)
  }

  @Test func otherFacts() {
    #expect(CharacterFacts("語").eastAsianWidth == .wide)
    #expect(CharacterFacts("Ａ").eastAsianWidth == .fullwidth)
    #expect(CharacterFacts("…").eastAsianWidth == .ambiguous)
    #expect(CharacterFacts("\u{A0}").isWhiteSpace && !CharacterFacts("\u{200B}").isWhiteSpace)
    #expect(CharacterFacts("(").isMirrored && !CharacterFacts("a").isMirrored)
    #expect(CharacterFacts("\u{202E}").isBidiControl && CharacterFacts("\u{200E}").isBidiControl)
    #expect(CharacterFacts("\u{200D}").isDefaultIgnorable)
    #expect(CharacterFacts("😀").isEmojiPresentation && !CharacterFacts("❤").isEmojiPresentation)
    #expect(Script("Xxyz") == nil)
    #expect(Script("Zyyy")?.isCommon == true && Script("Latn")?.isCommon == false)
    #expect(Set(Script.extensions(of: "ー").map(\.tag)) == ["Hira", "Kana"])
  }

  @Test func everyCodePointHasFacts() {
    var scripts: Set<Script> = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      scripts.insert(CharacterFacts(scalar).script)
    }
    #expect(scripts.count > 150)
  }
}

@Suite struct ParagraphDirectionTests {
  @Test(arguments: [
    ("Hello", ParagraphDirection.leftToRight as ParagraphDirection?), ("مرحبا", .rightToLeft), ("", nil),
    ("123 …", nil), ("12 שלום", .rightToLeft), ("\u{2068}file\u{2069} فشل", .rightToLeft),
    ("\u{2068}\u{2067}a\u{2069}ب\u{2069} c", .leftToRight), ("\u{2069}\u{2069}a", .leftToRight), ("\na", nil),
    ("\u{200F}abc", .rightToLeft), ("…日本", .leftToRight), ("\u{2029}ب", nil),
  ])
  func theFirstStrongCharacterDecides(text: String, direction: ParagraphDirection?) {
    #expect(ParagraphDirection(of: text) == direction)
  }
}
