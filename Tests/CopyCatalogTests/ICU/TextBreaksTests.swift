import Testing

@testable import CopyCatalog

@Suite struct TextBreaksTests {
  @Test func sentencesOfEnglish() throws {
    let text = "The disk is full. Delete files, then save again. Mr. Smith?"
    let sentences = try TextBreaks.sentences(in: text, locale: "en")
    #expect(sentences.first == 0..<18)
    #expect(sentences.map(\.lowerBound).dropFirst() == sentences.map(\.upperBound).dropLast()[...])
    #expect(sentences.last?.upperBound == text.utf8.count)
  }

  @Test func sentencesOfOtherScripts() throws {
    #expect(try TextBreaks.sentences(in: "保存できませんでした。もう一度お試しください。", locale: "ja").count == 2)
    #expect(try TextBreaks.sentences(in: "फ़ाइल नहीं खुली। फिर कोशिश करें।", locale: "hi").count == 2)
    #expect(try TextBreaks.sentences(in: "تعذر الحفظ؟ حاول مرة أخرى.", locale: "ar").count == 2)
  }

  @Test func wordsOfScriptsWithAndWithoutSpaces() throws {
    let english = "Can’t open 2 files."
    let words = try TextBreaks.words(in: english, locale: "en").map { range in
      String(decoding: Array(english.utf8)[range], as: UTF8.self)
    }
    #expect(words == ["Can’t", "open", "2", "files"])
    #expect(try TextBreaks.words(in: "ไม่สามารถเปิดไฟล์", locale: "th").count > 1)
    #expect(try TextBreaks.words(in: "", locale: "en").isEmpty)
  }

  @Test func aTagThatIsNotWellFormedIsAnError() {
    #expect(throws: ICUError.self) { try TextBreaks.words(in: "a", locale: "x y") }
  }

  @Test func manyLocalesOneAfterTheOther() throws {
    for locale in ICU.locales.prefix(300) {
      #expect(try TextBreaks.words(in: "one two", locale: locale).count == 2)
    }
  }
}

@Suite struct GraphemesTests {
  @Test(arguments: [
    ("", 0, 0), ("abc", 3, 3), ("a\r\nb", 3, 2), ("é", 1, 1), ("e\u{301}", 1, 1), ("日本語", 3, 6),
    ("👨‍👩‍👧‍👦", 1, 2), ("🇩🇪🇯🇵", 2, 4), ("👍🏽", 1, 2), ("1️⃣", 1, 2), ("❤️", 1, 2), ("❤", 1, 1),
    ("\u{1112}\u{1161}\u{11AB}", 1, 2), ("한", 1, 2), ("ｱ", 1, 1), ("Ａ", 1, 2), ("नि", 1, 1), ("ก็", 1, 1),
    ("\u{200B}", 1, 0), ("\u{301}", 1, 0), ("\u{2068}a\u{2069}", 3, 1), ("\t", 1, 0), ("…", 1, 1),
    ("\u{AD}", 1, 1), ("Привет", 6, 6), ("שלום", 4, 4), ("\u{1F1E9}", 1, 1),
  ])
  func clustersAndColumns(text: String, count: Int, columns: Int) {
    #expect(Graphemes.count(text) == count)
    #expect(Graphemes.columns(text) == columns)
  }

  @Test func rangesAreInBytes() throws {
    #expect(try Graphemes.ranges(in: "aé👨‍👩‍👧‍👦") == [0..<1, 1..<3, 3..<28])
    #expect(try Graphemes.ranges(in: "aé日") == [0..<1, 1..<3, 3..<6])
    #expect(try Graphemes.ranges(in: "").isEmpty)
  }

  /// The texts that are counted without ICU must come out as ICU counts them.
  @Test func plainTextIsCountedAsICUCountsIt() throws {
    var disagreements: [UInt32] = []
    for value in UInt32(0x20)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let pair = "a\(scalar)\(scalar)b"
      guard let plain = Graphemes.plainMeasure(pair) else { continue }
      // The emoji sends the same text through ICU.
      let measured = Graphemes.measure(pair + "😀")
      if measured.count != plain.count + 1 || measured.columns != plain.columns + 2 {
        disagreements.append(value)
      }
    }
    #expect(disagreements.isEmpty)
  }

  @Test func anyTextIsCounted() {
    let odd = String(decoding: [0xED, 0xA0, 0x80, 0xFF, 0xC0, 0x80, 0x00] as [UInt8], as: UTF8.self)
    #expect(Graphemes.count(odd) > 0)
    #expect(Graphemes.count(String(repeating: "a", count: 1 << 20)) == 1 << 20)
    #expect(Graphemes.count("a" + String(repeating: "\u{301}", count: 1 << 19)) == 1)
    #expect(Graphemes.count(String(repeating: "👨‍👩‍👧‍👦", count: 1 << 15)) == 1 << 15)
    #expect(Graphemes.columns(String(repeating: "\0", count: 1000)) == 0)
  }
}
