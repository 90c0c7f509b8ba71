import Testing

@testable import CopyCatalog

@Suite struct SwiftTextTests {
  @Test func ordinaryTextStaysReadable() {
    #expect(SwiftText.escaped("Die Datei „a“ fehlt, 50 % – ❤️ می‌خواهم", isMultiline: true) == "Die Datei „a“ fehlt, 50 % – ❤️ می‌خواهم")
    #expect(SwiftText.escaped("a \"b\" # c", isMultiline: true) == "a \"b\" # c")
  }

  @Test func nothingInterpolatesOrEndsALiteral() {
    #expect(SwiftText.escaped("\\(exit(1))", isMultiline: true) == "\\\\(exit(1))")
    #expect(SwiftText.escaped("\"\"\"", isMultiline: true) == "\"\\\"\\\"")
    #expect(SwiftText.literal("a\"b\\") == "\"a\\\"b\\\\\"")
  }

  @Test func whatIsNotSeenIsSpelledOut() {
    #expect(SwiftText.escaped("a\u{0}\n\r\u{2028}\u{202E}\u{A0}\u{AD}\u{FEFF}b") == "a\\u{0}\\u{A}\\u{D}\\u{2028}\\u{202E}\\u{A0}\\u{AD}\\u{FEFF}b")
    #expect(SwiftText.block(["x "], indent: "  ") == "\"\"\"\n  x\\u{20}\n  \"\"\"")
  }

  @Test func commentsHoldOnlyWhatIsSeen() {
    #expect(SwiftText.documentation("a */ b\u{202E}\u{2028}c\r\nd\n\n", indent: "") == "/// a */ b‹U+202E›‹U+2028›c‹U+D›\n/// d\n")
    #expect(SwiftText.documentation("", indent: "") == "")
  }
}
