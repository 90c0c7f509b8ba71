import CopyCatalog
import Testing

@Suite struct HumanReportTests {
  @Test func printsTheShapeOfTheDesign() {
    let catalog = MarkedCatalog(
      "catalogs/pl/Payments.toml",
      String(repeating: "#\n", count: 13)
        + "recovery = ⟦\"{count, plural, one {Usuń # zdjęcie} other {Usuń # zdjęć}}\"⟧\n")
    let finding = Finding(
      check: "missing-plural-form", category: .message, severity: .blocking, place: catalog.place,
      subject: Subject(
        locale: LocaleTag("pl"), domain: "Payments", entry: "upload-too-large", field: "recovery"),
      problem: "'recovery' of upload-too-large has no 'few' form",
      impact: "2, 3, 4, 22 … are shown with the form for “other”: “Usuń 3 zdjęć”",
      fix: Fix("add  few {…}  for 2, 3, 4, 22 …"))
    #expect(
      HumanReport([catalog.file]).text(of: [finding], tally: Tally([finding], entries: 41, locales: 4)) == """
        blocking[missing-plural-form]: 'recovery' of upload-too-large has no 'few' form
          --> catalogs/pl/Payments.toml:14:12
           |
        14 | recovery = "{count, plural, one {Usuń # zdjęcie} other {Usuń # zdjęć}}"
           |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
           = reader: 2, 3, 4, 22 … are shown with the form for “other”: “Usuń 3 zdjęć”
           = fix: add  few {…}  for 2, 3, 4, 22 …
           = more: copyc explain missing-plural-form

        1 blocking in 41 entries and 4 locales

        """)
  }

  /// A file with its marked range, and the lines that a report prints of it.
  struct Printed: CustomTestStringConvertible, Sendable {
    let what: String
    let file: String
    let lines: String
    var testDescription: String { what }
  }

  static let latin = [
    Printed(
      what: "a word",
      file: "title = \"An ⟦error⟧\"\n",
      lines: """
         --> f:1:13
          |
        1 | title = "An error"
          |             ^^^^^
        """),
    Printed(
      what: "an accent of its own code point takes no column",
      file: "title = \"Cafe\u{301} ⟦ferme\u{301}⟧\"\n",
      lines: """
         --> f:1:17
          |
        1 | title = "Cafe\u{301} ferme\u{301}"
          |               ^^^^^
        """),
    Printed(
      what: "a range of one combining mark marks the character it stands on",
      file: "title = \"Cafe⟦\u{301}⟧\"\n",
      lines: """
         --> f:1:14
          |
        1 | title = "Cafe\u{301}"
          |             ^
        """),
    Printed(
      what: "nothing between two characters is one caret",
      file: "title = \"Error⟦⟧\"\n",
      lines: """
         --> f:1:15
          |
        1 | title = "Error"
          |               ^
        """),
    Printed(
      what: "the end of a file without a last line break",
      file: "title = \"Error⟦⟧",
      lines: """
         --> f:1:15
          |
        1 | title = "Error
          |               ^
        """),
    Printed(
      what: "the end of a file after a last line break",
      file: "title = \"Error\"\n⟦⟧",
      lines: """
         --> f:2:1
          |
        2 |
          | ^
        """),
    Printed(
      what: "a line break alone is marked after the line",
      file: "title = \"Error⟦\n⟧message = \"\"\n",
      lines: """
         --> f:1:15
          |
        1 | title = "Error
          |               ^
        """),
    Printed(
      what: "CR LF ends a line and takes no column",
      file: "code = 1\r\ntitle = ⟦\"Error\"⟧\r\n",
      lines: """
         --> f:2:9
          |
        2 | title = "Error"
          |         ^^^^^^^
        """),
    Printed(
      what: "a tab is shown as four spaces",
      file: "\ttitle\t= ⟦\"\tError\"⟧\n",
      lines: """
         --> f:1:10
          |
        1 |     title    = "    Error"
          |                ^^^^^^^^^^^
        """),
    Printed(
      what: "a byte order mark is not shown, but counts as the bytes it is",
      file: "\u{FEFF}⟦title⟧ = \"Error\"\n",
      lines: """
         --> f:1:4
          |
        1 | title = "Error"
          | ^^^^^
        """)
  ]

  static let scripts = [
    Printed(
      what: "Japanese characters take two columns",
      file: "title = \"ファイルが⟦見つかりません⟧。\"\n",
      lines: """
         --> f:1:25
          |
        1 | title = "ファイルが見つかりません。"
          |                    ^^^^^^^^^^^^^^
        """),
    Printed(
      what: "half-width katakana takes one",
      file: "title = \"ﾌｧｲﾙ⟦ｴﾗｰ⟧\"\n",
      lines: """
         --> f:1:22
          |
        1 | title = "ﾌｧｲﾙｴﾗｰ"
          |              ^^^
        """),
    Printed(
      what: "Korean syllables, composed and of single letters, take two",
      file: "title = \"파일 \u{1112}\u{1161}\u{11AB}⟦오류⟧\"\n",
      lines: """
         --> f:1:26
          |
        1 | title = "파일 \u{1112}\u{1161}\u{11AB}오류"
          |                 ^^^^
        """),
    Printed(
      what: "an emoji of several people is one character of two columns",
      file: "title = \"👩‍👩‍👧 ⟦🇯🇵⟧ ❤️ ok\"\n",
      lines: """
         --> f:1:29
          |
        1 | title = "👩‍👩‍👧 🇯🇵 ❤️ ok"
          |             ^^
        """),
    Printed(
      what: "Thai vowels and tones stand above and below their consonant",
      file: "title = \"ไม่พบ⟦ไฟล์⟧นี้\"\n",
      lines: """
         --> f:1:25
          |
        1 | title = "ไม่พบไฟล์นี้"
          |              ^^^
        """),
    Printed(
      what: "in Arabic the place is marked inside the line, because carets stand under other words",
      file: "title = \"تعذّر ⟦حفظ⟧ الملف\"\n",
      lines: """
         --> f:1:21
          |
        1 | \u{2066}title = "تعذّر ⟦حفظ⟧ الملف"\u{2069}
          = place: between ⟦ and ⟧
        """),
    Printed(
      what: "Hebrew with points",
      file: "message = \"⟦שָׁלוֹם⟧ {name}\"\n",
      lines: """
         --> f:1:12
          |
        1 | \u{2066}message = "⟦שָׁלוֹם⟧ {name}"\u{2069}
          = place: between ⟦ and ⟧
        """),
    Printed(
      what: "nothing in front of a Hebrew letter",
      file: "message = \"⟦⟧שלום\"\n",
      lines: """
         --> f:1:12
          |
        1 | \u{2066}message = "⟦⟧שלום"\u{2069}
          = place: between ⟦ and ⟧
        """),
    Printed(
      what: "nothing at the end of a Hebrew line",
      file: "message = \"שלום⟦⟧\n",
      lines: """
         --> f:1:20
          |
        1 | \u{2066}message = "שלום⟦⟧\u{2069}
          = place: between ⟦ and ⟧
        """),
    Printed(
      what: "a key before Hebrew keeps its carets",
      file: "⟦message⟧ = \"שלום\"\n",
      lines: """
         --> f:1:1
          |
        1 | \u{2066}message = "שלום"\u{2069}
          | ^^^^^^^
        """),
    Printed(
      what: "a vowel sign with a place of its own adds a column",
      file: "title = \"का ⟦कि⟧\"\n",
      lines: """
         --> f:1:17
          |
        1 | title = "का कि"
          |             ^^
        """),
    Printed(
      what: "a mark without a letter stands on a circle",
      file: "⟦\u{301}a⟧ = 1\n",
      lines: """
         --> f:1:1
          |
        1 | ◌\u{301}a = 1
          | ^^
        """)
  ]

  static let unsafe = [
    Printed(
      what: "a terminal escape is shown, not sent",
      file: "title = \"⟦\u{1B}[31m⟧Error\u{7F}\"\n",
      lines: """
         --> f:1:10
          |
        1 | title = "␛[31mError␡"
          |          ^^^^^
        """),
    Printed(
      what: "a bidi control and other unseen characters are named",
      file: "title = \"a⟦\u{202E}⟧b\u{200B}c\u{9B}d\"\n",
      lines: """
         --> f:1:11
          |
        1 | title = "a⟨U+202E⟩b⟨U+200B⟩c⟨U+009B⟩d"
          |           ^^^^^^^^
        """),
    Printed(
      what: "a carriage return alone does not go back over the line",
      file: "title = \"a⟦\r⟧b\"\n",
      lines: """
         --> f:1:11
          |
        1 | title = "a␍b"
          |           ^
        """)
  ]

  static let long = [
    Printed(
      what: "a long line is cut after what is shown",
      file: "⟦message⟧ = \"" + String(repeating: "ab ", count: 60) + "\"\n",
      lines: """
         --> f:1:1
          |
        1 | message = "ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab …
          | ^^^^^^^
        """),
    Printed(
      what: "a long line is cut on both sides of what it is about",
      file: "message = \"" + String(repeating: "ab ", count: 60) + "⟦HERE⟧"
        + String(repeating: " cd", count: 60) + "\"\n",
      lines: """
         --> f:1:192
          |
        1 | …b ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab HERE cd cd cd cd cd cd cd cd cd cd cd cd cd cd cd c…
          |                                                 ^^^^
        """),
    Printed(
      what: "a long line that is marked at its end keeps its end",
      file: "message = \"" + String(repeating: "日本", count: 60) + "⟦END⟧\"\n",
      lines: """
         --> f:1:372
          |
        1 | …本日本日本日本日本日本日本日本日本日本日本日本日本日本日本日本日本日本日本日本日本日本日本日本END"
          |                                                                                                ^^^
        """),
    Printed(
      what: "a range over three lines",
      file: "recovery = ⟦\"\"\"\n  Choose a file,\n\n  then save.\"\"\"⟧\n",
      lines: """
         --> f:1:12
          |
        1 | recovery = \"""
          |            ^^^
        2 |   Choose a file,
          |   ^^^^^^^^^^^^^^
        3 |
        4 |   then save.\"""
          |   ^^^^^^^^^^^^^
        """),
    Printed(
      what: "of a range over many lines the first and the last three",
      file: String(repeating: "#\n", count: 7) + "⟦[[\n1\n2\n3\n4\n5\n6\n7\n8\n]]⟧\n",
      lines: """
          --> f:8:1
           |
         8 | [[
           | ^^
         9 | 1
           | ^
        10 | 2
           | ^
         … |
        15 | 7
           | ^
        16 | 8
           | ^
        17 | ]]
           | ^^
        """)
  ]

  @Test(arguments: latin + scripts + unsafe + long) func printsLinesAndCarets(_ printed: Printed) {
    let catalog = MarkedCatalog("f", printed.file)
    let report = HumanReport([catalog.file]).text(of: finding(at: catalog.place))
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.dropFirst().prefix { !$0.contains("= reader:") }.joined(separator: "\n")
    #expect(shown == printed.lines, "\n\(shown)\n— instead of —\n\(printed.lines)")
  }

  @Test func namesBytesThatAreNotUTF8() {
    let file = SourceFile(
      path: "f", relativePath: "f",
      content: .bytes(Array("a = \"".utf8) + [0xFF, 0xE3, 0x81] + Array("\"\n".utf8)))
    let report = HumanReport([file]).text(of: finding(at: Place(file: "f", range: 5..<6)))
    #expect(report.contains("1 | a = \"⟨FF⟩⟨E3⟩⟨81⟩\"\n  |      ^^^^\n"))
  }

  @Test func aLineIsCutBetweenCharacters() {
    let line = "a = \"" + String(repeating: "👩‍👩‍👧", count: 40) + "⟦END⟧" + String(repeating: "e\u{301}\u{323}", count: 90)
    let catalog = MarkedCatalog("f", line)
    let report = HumanReport([catalog.file], width: 60).text(of: finding(at: catalog.place))
    let shown = report.split(separator: "\n")[3].dropFirst(4)
    #expect(shown.hasPrefix("…👩‍👩‍👧") && shown.hasSuffix("e\u{301}\u{323}…"))
    #expect(Set(shown) == ["…", "👩‍👩‍👧", "E", "N", "D", "e\u{301}\u{323}"])
  }

  /// Whatever a file holds and wherever a finding points, nothing that steers a terminal is printed, and isolates end
  /// in the line they begin in.
  @Test func anyBytesAndAnyPlaceArePrintedSafely() {
    var random = RandomBytes(seed: 7)
    let pieces: [[UInt8]] =
      ["a", " ", "\n", "\r\n", "\t", "日", "e\u{301}", "שָ", "ل", "👩‍👩‍👧", "\u{202E}", "\u{2067}", "\u{1B}[2J", "क्षि", "\u{FEFF}"]
      .map { Array($0.utf8) } + [[0xFF], [0xE3, 0x81], [0x80], [0xF0, 0x9F]]
    for _ in 0..<3_000 {
      let bytes = (0..<random.next(40)).flatMap { _ in pieces[random.next(pieces.count)] }
      let lower = random.next(bytes.count + 1)
      let upper = lower + random.next(bytes.count - lower + 1)
      let file = SourceFile(path: "f", relativePath: "f", content: .bytes(bytes))
      let report = HumanReport([file], width: 20).text(of: finding(at: Place(file: "f", range: lower..<upper)))
      for line in report.split(separator: "\n", omittingEmptySubsequences: false) {
        let scalars = line.unicodeScalars.map(\.value)
        #expect(!scalars.contains { $0 < 0x20 || (0x7F...0x9F).contains($0) || (0x202A...0x202E).contains($0) })
        #expect(scalars.count { (0x2066...0x2068).contains($0) } == scalars.count { $0 == 0x2069 }, "\(bytes)")
      }
    }
  }

  private struct RandomBytes {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// A number below a limit.
    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return limit == 0 ? 0 : Int(state >> 33) % limit
    }
  }

  @Test func showsRelatedPlacesWithTheirLabels() {
    let first = MarkedCatalog("en/A.toml", "[one]\ncode = ⟦4⟧\n")
    let second = MarkedCatalog("en/B.toml", String(repeating: "\n", count: 99) + "code = ⟦4⟧\n")
    let finding = finding(at: second.place, related: [RelatedPlace(first.place, "code 4 is first used here")])
    #expect(
      HumanReport([first.file, second.file]).text(of: finding) == """
        blocking[spacing]: two spaces
           --> en/B.toml:100:8
            |
        100 | code = 4
            |        ^
           --> en/A.toml:2:8: code 4 is first used here
            |
          2 | code = 4
            |        ^
            = reader: a gap
            = fix: use one
            = more: copyc explain spacing

        """)
  }

  @Test func namesAFileThatCannotBeReadWithoutLines() {
    let file = SourceFile(
      path: "de/A.toml", relativePath: "de/A.toml", content: .unreadable(reason: "is a folder"))
    let report = HumanReport([file]).text(of: finding(at: .start(of: "de/A.toml")))
    #expect(report.contains("\n --> de/A.toml\n  = reader: a gap\n"))
  }

  @Test func pointsAtAWholeFileWithoutALine() {
    let report = HumanReport([SourceFile("f", "a = 1\n")]).text(of: finding(at: .start(of: "f")))
    #expect(report.contains("\n --> f:1:1\n  = reader: a gap\n"))
  }

  @Test func keepsWhatCatalogsSayFromTheTerminal() {
    let catalog = MarkedCatalog("f\u{1B}]0;x\u{7}", "⟦a⟧ = 1\n")
    let report = HumanReport([catalog.file]).text(
      of: finding(
        at: catalog.place, problem: "a\u{1B}[2Jb\nforged: line", impact: "one\ntwo \u{202E}",
        fix: Fix("use \u{2068}x\u{2069}")))
    #expect(
      report == """
        blocking[spacing]: a␛[2Jb␊forged: line
         --> f␛]0;x␇:1:1
          |
        1 | a = 1
          | ^
          = reader: one
                    two ⟨U+202E⟩
          = fix: use \u{2068}x\u{2069}
          = more: copyc explain spacing

        """)
  }

  @Test(arguments: [
    ("it says “שלום” and “سلام”", "it says “\u{2068}שלום\u{2069}” and “\u{2068}سلام\u{2069}”"),
    ("“a “ש” b” is “c”", "“\u{2068}a “ש” b\u{2069}” is “c”"),
    ("“ש” and “ש", "“ש” and “ש"), ("”ש“", "”ש“"), ("“\u{2068}ש\u{2069}”", "“\u{2068}ש\u{2069}”"),
    ("“ש\nש”", "“ש\n            ש”"), ("“日本”", "“日本”")
  ]) func whatIsQuotedCannotTurnTheSentence(_ impact: String, _ shown: String) {
    let report = HumanReport([]).text(of: finding(at: .start(of: "f"), impact: impact))
    #expect(report.unicodeScalars.contains("= reader: \(shown)\n".unicodeScalars), "\(report)")
  }

  @Test func coloursWhatItIsAskedTo() {
    let catalog = MarkedCatalog("f", "⟦a⟧ = 1\n")
    let report = HumanReport([catalog.file], isColored: true).text(
      of: finding(at: catalog.place, severity: .shouldFix))
    #expect(report.hasPrefix("\u{1B}[1;33mshould-fix[spacing]\u{1B}[0m\u{1B}[1m: two spaces\u{1B}[0m\n"))
    #expect(report.contains("\u{1B}[1;33m^\u{1B}[0m\n"))
  }

  @Test(arguments: [
    (
      [Severity.blocking, .blocking, .shouldFix, .note, .note, .note], 41, 4,
      "2 blocking, 1 should-fix and 3 notes in 41 entries and 4 locales"
    ),
    ([.note], 1, 1, "1 note in 1 entry and 1 locale"),
    ([.shouldFix, .note], 0, 2, "1 should-fix and 1 note in 0 entries and 2 locales"),
    ([], 41, 4, "nothing to fix in 41 entries and 4 locales")
  ]) func sumsUp(_ severities: [Severity], _ entries: Int, _ locales: Int, _ line: String) {
    let findings = severities.map { finding(at: .start(of: "f"), severity: $0) }
    #expect(Tally(findings, entries: entries, locales: locales).summary == line)
  }

  @Test func cutsOneEndlessLineAroundEachFinding() {
    let file = SourceFile("f", "a = \"" + String(repeating: "日", count: 1_000_000) + "\"")
    let findings = (0..<2_000).map { finding(at: Place(file: "f", range: 5 + $0 * 1_200..<8 + $0 * 1_200)) }
    let text = HumanReport([file]).text(of: findings, tally: Tally(findings, entries: 1, locales: 1))
    // Each has its own place, marks under it, and no more of the line than fits.
    #expect(text.split(separator: "\n").count { $0.contains("^^") && !$0.contains("日") } == findings.count)
    #expect(text.utf8.count < findings.count * 1_000)
  }
}
