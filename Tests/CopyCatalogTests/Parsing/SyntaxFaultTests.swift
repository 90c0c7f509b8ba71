import CopyCatalog
import Testing

/// What writers get wrong, and what they are told.
@Suite struct SyntaxFaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let document: String
    /// One line a finding: `line:column check: problem`.
    let findings: [String]
    /// The document once all edits are made; nil where there are none.
    let mended: String?
    var testDescription: String { document.count > 60 ? document.prefix(60) + "…" : document }

    init(_ document: String, _ findings: String..., mended: String? = nil) {
      self.document = document
      self.findings = findings
      self.mended = mended
    }
  }

  static func findings(in bytes: [UInt8]) -> [Finding] {
    var findings = Findings()
    _ = parseTOML(
      SourceFile(path: "en/Payments.toml", relativePath: "en/Payments.toml", content: .bytes(bytes)),
      about: Subject(domain: "Payments"), reportingTo: &findings)
    return findings.inReadingOrder()
  }

  static func lines(_ findings: [Finding], in bytes: [UInt8]) -> [String] {
    let map = LineMap(bytes)
    return findings.map { finding in
      let position = map.position(of: finding.place.range.lowerBound)
      return "\(position.line):\(position.column) \(finding.check): \(finding.problem)"
    }
  }

  @Test(arguments: quotes + keys + values + tables) func faultIsTold(_ example: Case) {
    let bytes = Array(example.document.utf8)
    let findings = Self.findings(in: bytes)
    #expect(Self.lines(findings, in: bytes) == example.findings)
    #expect(findings.allSatisfy { $0.severity == .blocking && $0.stopsGeneration })
    let edits = findings.flatMap(\.fix.edits).sorted { $0.range.lowerBound > $1.range.lowerBound }
    var changed = bytes
    for edit in edits { changed.replaceSubrange(edit.range, with: Array(edit.text.utf8)) }
    #expect((edits.isEmpty ? nil : String(decoding: changed, as: UTF8.self)) == example.mended)
    if example.mended != nil, findings.allSatisfy({ !$0.fix.edits.isEmpty }) {
      #expect(Self.findings(in: changed).isEmpty, "the edits mend it")
    }
  }

  static let quotes: [Case] = [
    Case(
      "message = “Hello”", "1:11 syntax: this text stands in  “  and not in straight quotes",
      mended: "message = \"Hello\""),
    Case(
      "message = „Hallo“ # note", "1:11 syntax: this text stands in  „  and not in straight quotes",
      mended: "message = \"Hallo\" # note"),
    Case(
      "x = [\"a\", “b”, \"c\"]", "1:11 syntax: this text stands in  “  and not in straight quotes",
      mended: "x = [\"a\", \"b\", \"c\"]"),
    Case(
      "message = \"Hello\nrecovery = \"Try again.\"", "1:11 syntax: this text has no closing quote",
      mended: "message = \"Hello\"\nrecovery = \"Try again.\""),
    Case(
      "message = \"Hello”\nnote = \"x\"", "1:11 syntax: this text begins with  \"  and ends with  ”",
      mended: "message = \"Hello\"\nnote = \"x\""),
    Case(
      "message = \"One line\nand another.\"\nnote = \"x\"",
      "1:11 syntax: this text goes over several lines between single quotes  \"",
      mended: "message = \"\"\"One line\nand another.\"\"\"\nnote = \"x\""),
    Case(
      "message = \"\"\"One\ntwo.\n\n[next]\ncode = x\n",
      "1:11 syntax: the text that begins on line 1 has no closing  \"\"\"",
      "5:8 syntax: the value ‘x’ has no quotes",
      mended: "message = \"\"\"One\ntwo.\"\"\"\n\n[next]\ncode = \"x\"\n"),
    Case(
      "[a]\nmessage = \"\"\"One\nrecovery = \"\"\"Two\"\"\"\n",
      "2:11 syntax: the text that begins on line 2 has no closing  \"\"\"",
      mended: "[a]\nmessage = \"\"\"One\"\"\"\nrecovery = \"\"\"Two\"\"\"\n"),
    Case(
      "message = \"\"\"One\"\nnote = \"x\"\n", "1:11 syntax: the text that begins on line 1 has no closing  \"\"\"",
      mended: "message = \"\"\"One\"\"\"\nnote = \"x\"\n"),
    Case(
      "message = \"He said \"hi\" to me\"", "1:11 syntax: a quote inside this text ends it early",
      mended: "message = \"He said \\\"hi\\\" to me\""),
    Case(
      "message = 'it's gone'", "1:11 syntax: a quote inside this text ends it early",
      mended: "message = \"it's gone\""),
    Case(
      "message = \"\"Hello\"\"", "1:11 syntax: this text has two quotes on each side",
      mended: "message = \"Hello\""),
    Case(
      #"message = "Look in C:\Users\docs.""#, #"1:22 syntax: the backslash in  \U  stands for nothing known"#,
      mended: #"message = "Look in C:\\Users\\docs.""#),
    Case(
      #"message = "Don\'t""#, #"1:15 syntax: the sign in  \'  takes no backslash"#, mended: #"message = "Don't""#),
    Case(
      #"message = "\uD83D\uDE00""#, #"1:12 syntax: \uD83D  is half of a character"#, mended: #"message = "😀""#),
    Case(
      "message = \"a\u{1}b\"", "1:13 syntax: this text holds a control character (U+0001)",
      mended: "message = \"ab\""),
    Case(
      "# a\u{0}b\n", "1:4 syntax: this comment holds a control character (NUL, U+0000)", mended: "# ab\n"),
    Case(
      "message = Hello, world # note", "1:11 syntax: the value ‘Hello, world’ has no quotes",
      mended: "message = \"Hello, world\" # note"),
  ]

  static let keys: [Case] = [
    Case(
      "message \"Hello\"", "1:1 syntax: no equals sign stands between ‘message’ and its value",
      mended: "message = \"Hello\""),
    Case(
      "message: \"Hello\"", "1:8 syntax: ‘message’ is followed by  :  and not by an equals sign",
      mended: "message = \"Hello\""),
    Case(
      "message＝\"Hello\"", "1:8 syntax: ‘message’ is followed by  ＝  and not by an equals sign",
      mended: "message =\"Hello\""),
    Case("my key = 1", "1:1 syntax: the name ‘my key’ has a space", mended: "my-key = 1"),
    Case(
      "[card expired]\ncode = 1", "1:2 syntax: the name ‘card expired’ has a space",
      mended: "[card-expired]\ncode = 1"),
    Case(
      "größe = 1",
      "1:1 syntax: the name ‘größe’ has more than letters A–Z, digits, hyphens and underscores",
      mended: "\"größe\" = 1"),
    Case(
      "a..b = 1", "1:1 syntax: the name ‘a..b’ has a dot with nothing on one side of it", mended: "a.b = 1"),
    Case("= 1", "1:1 syntax: nothing stands before the equals sign"),
    Case("message =\nnote = \"x\"", "1:10 syntax: nothing stands where a value should"),
    Case(
      "a = 1\nThis is prose\nand more of it\nb = 2",
      "2:1 syntax: ‘This is prose’ is no key with a value, no [header] and no # comment"),
    Case("[a\ncode = 1", "1:1 syntax: the header of ‘a’ has no closing  ]", mended: "[a]\ncode = 1"),
    Case("[[a]\ncode = 1", "1:1 syntax: the header of ‘a’ has no closing  ]]", mended: "[[a]]\ncode = 1"),
    Case("[]\ncode = 1", "1:1 syntax: this header has no name"),
    Case(
      "[a] code = 1", "1:5 syntax: a key follows the header of ‘a’ on its line", mended: "[a]\ncode = 1"),
    Case(
      "a = 1 b = 2", "1:7 syntax: ‘b = 2’ follows another value on its line", mended: "a = 1\nb = 2"),
    Case("a = 1,\nb = 2", "1:6 syntax: a  ,  follows the value", mended: "a = 1\nb = 2"),
    Case("a = 1;\nb = 2", "1:6 syntax: a  ;  follows the value", mended: "a = 1\nb = 2"),
    Case(
      "a\u{A0}= 1", "1:2 syntax: a no-break space (U+00A0) stands outside of text", mended: "a = 1"),
    Case(
      "a =\u{3000}1", "1:4 syntax: an ideographic space (U+3000) stands outside of text", mended: "a = 1"),
    Case(
      "a = 1\rb = 2\r", "1:6 syntax: the lines of this file end in CR without LF", mended: "a = 1\nb = 2\n"),
  ]

  static let values: [Case] = [
    Case(
      "x = { type = \"a\"\ny = 2", "1:5 syntax: these braces are not closed", mended: "x = { type = \"a\" }\ny = 2"),
    Case("x = { a = 1,\n  b = 2 }\ny = 2", "1:5 syntax: these braces open and close on different lines"),
    Case("x = { a = 1, }", "1:12 syntax: a comma stands before the closing brace", mended: "x = { a = 1 }"),
    Case(
      "x = { a = 1 b = 2 }", "1:7 syntax: no comma stands between two values of this table",
      mended: "x = { a = 1, b = 2 }"),
    Case(
      "x = { type = date, b = 3 }", "1:14 syntax: the value ‘date’ has no quotes",
      mended: "x = { type = \"date\", b = 3 }"),
    Case(
      "x = { type: \"a\" }", "1:11 syntax: ‘type’ is followed by  :  and not by an equals sign",
      mended: "x = { type = \"a\" }"),
    Case(
      "x = [\"a\", \"b\"\ny = 2", "1:5 syntax: this list has no closing bracket", mended: "x = [\"a\", \"b\"]\ny = 2"),
    Case(
      "x = [\"a\" \"b\"]", "1:6 syntax: no comma stands between two values of this list",
      mended: "x = [\"a\", \"b\"]"),
    Case("x = [\"a, \"b\"]\ny = 2", "1:6 syntax: one of the texts in  \"a, \"b\"]  lacks a quote"),
    Case("x = [,]", "1:6 syntax: a comma stands where a value should", mended: "x = []"),
    Case("x = 01", "1:5 syntax: the number 01 begins with a zero", mended: "x = 1"),
    Case("x = 1,5", "1:5 syntax: this number has a decimal comma", mended: "x = 1.5"),
    Case("x = .5", "1:5 syntax: the number .5 has no digit on one side of its point", mended: "x = 0.5"),
    Case("x = 1__0", "1:5 syntax: the number 1__0 has an underscore that is not between two digits"),
    Case(
      "x = 9223372036854775808",
      "1:5 syntax: the number 9223372036854775808 is larger than a computer's whole numbers "
        + "(9,223,372,036,854,775,807)"),
    Case("x = 2026-02-30", "1:5 syntax: the date 2026-02-30 does not exist: February 2026 has 28 days"),
    Case("x = 2026-13-01", "1:5 syntax: the date 2026-13-01 does not exist: there is no month 13"),
    Case(
      "x = 2026-9-1", "1:5 syntax: the date 2026-9-1 has a month or day of one digit", mended: "x = 2026-09-01"),
    Case("x = 17:45", "1:5 syntax: the time 17:45 has no seconds"),
    Case("x = yes", "1:5 syntax: ‘yes’ is neither true nor false", mended: "x = true"),
    Case("x = 40px", "1:5 syntax: the value ‘40px’ has no quotes", mended: "x = \"40px\""),
  ]

  static let tables: [Case] = [
    Case("[a]\nx = 1\n[a]\ny = 2", "3:1 duplicate-key: two entries have the name ‘a’"),
    Case("x = 1\nx = 2", "2:1 duplicate-key: ‘x’ is given twice"),
    Case(
      "x = \"a\"\nx.y = 2", "2:1 duplicate-key: ‘x.y’ makes a table of ‘x’, which is a text already"),
    Case("x = 1\n[x]", "2:1 duplicate-key: the header of ‘x’ makes a table of ‘x’, which is a number already"),
    Case("x = {a = 1}\n[x]", "2:1 duplicate-key: the header of ‘x’ adds to ‘x’, which is complete in its braces"),
    Case(
      "[[x]]\n[x]", "2:1 duplicate-key: the header of ‘x’ makes one table of ‘x’, which is a list of tables"),
  ]

  @Test func oneRunTellsAllOfAFile() {
    let document = """
      [card-expired]
      code = 1
      message = "This card has expired.
      recovery: "Enter another card."
      note = Under the card field

      [card-expired]
      code = 2

      [name taken]
      message = “Another album has this name.”
      """
    let bytes = Array(document.utf8)
    #expect(
      Self.lines(Self.findings(in: bytes), in: bytes) == [
        "3:11 syntax: this text has no closing quote",
        "4:9 syntax: ‘recovery’ is followed by  :  and not by an equals sign",
        "5:8 syntax: the value ‘Under the card field’ has no quotes",
        "7:1 duplicate-key: two entries have the name ‘card-expired’",
        "10:2 syntax: the name ‘name taken’ has a space",
        "11:11 syntax: this text stands in  “  and not in straight quotes",
      ])
  }

  @Test func findingKnowsEntryAndField() {
    let finding = Self.findings(in: Array("[card-expired]\nargs.x = { type = date }".utf8)).first
    #expect(finding?.subject == Subject(domain: "Payments", entry: "card-expired", field: "args.x.type"))
    #expect(finding?.impact == "the app would lack ‘args.x.type’ of card-expired")
    #expect(finding?.fix.summary == "put it in quotes  \"…\"")
  }

  @Test func unclosedTextShowsWhereItIsTakenToEnd() {
    let bytes = Array("message = \"\"\"One\n[next]\n".utf8)
    let related = Self.findings(in: bytes).first?.related.first
    #expect(related?.label == "the text is taken to end before this line")
    #expect(related.map { LineMap(bytes).position(of: $0.place.range.lowerBound).line } == 2)
  }

  @Test func otherEncodingsAreNamed() {
    func problems(_ bytes: [UInt8]) -> [String] { Self.findings(in: bytes).map(\.problem) }
    let utf16 = Array("a = 1".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    #expect(problems([0xFF, 0xFE] + utf16) == ["this file is UTF-16, and catalogs are UTF-8"])
    #expect(problems(utf16) == ["this file is UTF-16, and catalogs are UTF-8"])
    let latin = Array("a = 1\nb = \"f".utf8) + [0xFC] + Array("r\"\nc = 1\n".utf8)
    #expect(problems(latin) == ["this file is not UTF-8: byte FC on line 2 is part of no character"])
    #expect(
      Self.findings(in: latin).first?.impact
        == "the texts with such bytes are not read: this is so in one place; line 2 reads “für” in "
        + "Windows-1252 (Latin-1)")
    #expect(
      problems([UInt8](repeating: 0xFF, count: 5_000)).first
        == "this file is not UTF-8: byte FF on line 1 is part of no character")
    #expect(problems([UInt8](repeating: 0x20, count: 17 << 20)) == ["this file is larger than 16 MB"])
  }

  @Test func unreadableFileIsOneFinding() {
    var findings = Findings()
    let file = SourceFile(
      path: "catalogs/de/Payments.toml", relativePath: "de/Payments.toml",
      content: .unreadable(reason: "may not be read by this user"))
    let table = parseTOML(file, reportingTo: &findings)
    #expect(table.pairs.isEmpty)
    #expect(findings.all.map(\.check) == ["unreadable-file"])
    #expect(
      findings.all.map(\.problem) == ["this file could not be read: it may not be read by this user"])
  }

  /// Each example of the checks' pages: bad gives one finding, its edits give good, and good gives none.
  @Test(arguments: [Syntax().page, DuplicateKey().page].flatMap(\.examples).map { [$0.bad, $0.good] })
  func examplesShowTheFault(texts: [String]) {
    let bad = Self.findings(in: Array(texts[0].utf8))
    #expect(bad.count == 1)
    #expect(Self.findings(in: Array(texts[1].utf8)).isEmpty)
    var bytes = Array(texts[0].utf8)
    let edits = bad.flatMap(\.fix.edits).sorted { $0.range.lowerBound > $1.range.lowerBound }
    for edit in edits { bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8)) }
    if !edits.isEmpty { #expect(String(decoding: bytes, as: UTF8.self) == texts[1]) }
  }
}
