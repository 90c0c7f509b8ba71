import Testing

@testable import CopyCatalog

@Suite struct MessageOracleTests {
  let oracle = { MessageOracle() }

  @Test func aPluralHasItsPartsInOrder() throws {
    let parts = try oracle().parts(of: "é {n, plural, offset:1 =0 {no} other {# files}}")
    #expect(
      parts.map(\.kind) == [
        .messageStart, .argumentStart, .argumentName, .argumentInteger, .argumentSelector, .argumentInteger,
        .messageStart, .messageLimit, .argumentSelector, .messageStart, .replaceNumber, .messageLimit,
        .argumentLimit, .messageLimit,
      ])
    #expect(parts[2].utf16Range == 3..<4)
    #expect(parts[2].range == 4..<5, "é is two bytes")
    #expect(parts[3].number == 1)
    #expect(parts[5].value == 0)
  }

  @Test(arguments: [
    ("{", "U_UNMATCHED_BRACES"), ("{n, plural, one {a}}", "U_DEFAULT_KEYWORD_MISSING"),
    ("{na-me}", "U_PATTERN_SYNTAX_ERROR"), ("{n, plural, =x {a} other {b}}", "U_PATTERN_SYNTAX_ERROR"),
    ("{n, select, male {his} female {her}}", "U_DEFAULT_KEYWORD_MISSING"),
  ])
  func aFaultyPatternHasAnErrorWithItsName(pattern: String, name: String) {
    let oracle = MessageOracle()
    #expect(!oracle.accepts(pattern))
    #expect(oracle.error(in: pattern)?.error.name == name)
  }

  @Test(arguments: [
    "", "Hello", "It’s {name}", "'{file", "{n, plural, one {a} one {b} other {c}}", "{n, plural, other {}}",
  ])
  func icuAcceptsMoreThanWeDo(pattern: String) { #expect(MessageOracle().accepts(pattern)) }

  @Test func oneOracleParsesManyPatterns() {
    let oracle = MessageOracle()
    for round in 0..<1000 {
      #expect(oracle.accepts("Round {n, plural, one {# time} other {# times}} of \(round)"))
      #expect(!oracle.accepts("{round \(round)"))
    }
  }

  @Test func nestingBeyondTheLimitIsAnErrorAndNoCrash() {
    let oracle = MessageOracle()
    func nested(_ depth: Int) -> String {
      String(repeating: "{n,plural,other{", count: depth) + String(repeating: "}}", count: depth)
    }
    #expect(oracle.accepts(nested(ICU.maximumDepth / 2)))
    #expect(oracle.error(in: nested(ICU.maximumDepth / 2 + 1))?.error.name == "CICU_TOO_DEEP")
    #expect(oracle.error(in: nested(100_000))?.error.name == "CICU_TOO_DEEP")
    let apostrophes = String(repeating: "{n,plural,other{it''s '}' ", count: 100_000)
    #expect(oracle.error(in: apostrophes)?.error.name == "CICU_TOO_DEEP")
  }

  @Test func manyArgumentsSideBySideAreNotDeep() {
    #expect(MessageOracle().accepts(String(repeating: "{a} isn’t {b}. ", count: 5000)))
    #expect(MessageOracle().accepts(String(repeating: "{a} is here. ", count: 50_000)))
  }

  @Test(arguments: ["\0", "{\0}", "\u{FFFD}", "{😀}", "😀{n}😀", "\u{202E}{n}", "'", "''", "'{''", "{n,plural,"])
  func anyTextIsJudgedWithoutACrash(pattern: String) {
    let oracle = MessageOracle()
    if oracle.accepts(pattern) { #expect(throws: Never.self) { try oracle.parts(of: pattern) } }
  }

  @Test func aMegabyteOfTextIsJudged() {
    let oracle = MessageOracle()
    #expect(oracle.accepts(String(repeating: "a", count: 1 << 20)))
    #expect(oracle.accepts(String(repeating: "語", count: 1 << 19)))
    #expect(!oracle.accepts(String(repeating: "{", count: 1 << 20)))
    #expect(oracle.accepts(String(repeating: "'", count: 1 << 20)))
  }
}
