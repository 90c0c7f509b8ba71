import CopyCatalog
import Foundation
import Testing

/// The edits of typography, byte by byte, and what holds for any text.
@Suite struct TypographyTests {
  /// A catalog whose source has one message, written as it stands between the quotes of the file.
  private func file(_ value: String, locale: String = "en") -> SourceFile {
    SourceFile(
      "\(locale)/Album.toml",
      """
      [full]
      code = 1
      context = "passing"
      remedy = "none"
      message = \(value)
      note = "Banner."
      args.name = { type = "title", sample = "Summer" }
      args.count = { type = "int", sample = 3 }

      """)
  }

  private func files(_ value: String, _ locale: String) -> [SourceFile] {
    [file(value, locale: locale), SourceFile("catalog.toml", "source = \"\(locale)\"\n")]
  }

  /// The value after all edits of typography, safe or not.
  private func mended(_ value: String, in locale: String = "en") -> String {
    let files = files(value, locale)
    let text = text(files[0], editedBy: typography(of: files))
    let start = text.range(of: "message = ")
    let end = text.range(of: "\nnote = ")
    guard let start, let end else { return text }
    return String(text[start.upperBound..<end.lowerBound])
  }

  private func typography(of files: [SourceFile]) -> [Finding] {
    check(files).findings.filter { $0.category == .typography }
  }

  private func text(_ file: SourceFile, editedBy findings: [Finding]) -> String {
    var edits: [TextEdit] = []
    for finding in findings {
      // Where two findings mend one place, the second has its turn when the first is mended.
      let isFree = finding.fix.edits.allSatisfy { edit in edits.allSatisfy { !touches($0.range, edit.range) }
      }
      if isFree { edits += finding.fix.edits }
    }
    var bytes = file.bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func touches(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    first.overlaps(second) || first.isEmpty && second.contains(first.lowerBound)
      || second.isEmpty && first.contains(second.lowerBound) || first == second
  }

  // MARK: Edits

  @Test(arguments: [
    // Escapes, and what stands beside them.
    (#""The album \"{name}\" isn\u0027t full.""#, #""The album “{name}” isn’t full.""#),
    (#""The\u00A0 album \U0000200Bis full.""#, #""The album is full.""#),
    (#""Tab\there, \\ and \"x\".""#, #""Tab\there, \\ and “x”.""#),
    // Literal strings have no escapes.
    (#"'The album "{name}" is full...'"#, #"'The album “{name}” is full…'"#),
    ("'''It isn't full, \"{name}\".'''", "'''It isn’t full, “{name}”.'''"),
    // Lines are folded, with the spaces at their ends.
    (
      "\"\"\"\nThe album\n  is \"{name}\"  \n  , and it isn't full.\"\"\"",
      "\"\"\"\nThe album\n  is “{name}”, and it isn’t full.\"\"\""
    ),
    ("\"\"\"The album \\\n   isn't  full.\"\"\"", "\"\"\"The album \\\n   isn’t full.\"\"\""),
    // What ICU quotes stays quoted: a doubled apostrophe is one, and braces keep theirs.
    (#""It''s '{raw} and \"raw\"' in ''{name}''.""#, #""It’s '{raw} and “raw”' in “{name}”.""#),
    (#""It''s '{'\"raw\"'}'.""#, #""It’s '{'\"raw\"'}'.""#),
    (
      #""{count, plural, one {isn''t #  photo} other {aren''t # photos}}""#,
      #""{count, plural, one {isn’t # photo} other {aren’t # photos}}""#
    )
  ])
  func editsAreExact(value: String, expected: String) {
    #expect(mended(value) == expected)
  }

  @Test(arguments: [
    ("fr", #""L'album \"{name}\" est plein?""#, "\"L’album «\u{A0}{name}\u{A0}» est plein\u{202F}?\""),
    ("fr", "\"\"\"\nL’album est plein\n  ?\"\"\"", "\"\"\"\nL’album est plein\u{202F}?\"\"\""),
    (
      "fr", "\"“{name}” : {count, plural, one {“#” ?} other {“#” ?}}\"",
      "\"«\u{A0}{name}\u{A0}»\u{A0}: {count, plural, one {«\u{A0}#\u{A0}»\u{202F}?} other {«\u{A0}#\u{A0}»\u{202F}?}}\""
    ),
    ("es", "\"Lleno? Si no, quieres seguir? Hola!\"", "\"¿Lleno? ¿Si no, quieres seguir? ¡Hola!\""),
    ("zh-Hans", "\"已满, 请看 (说明) 再试. 好吗?\"", "\"已满，请看（说明）再试。好吗？\""),
    ("ja", "\"\"\"\nいっぱいです,\n残ります.\"\"\"", "\"\"\"\nいっぱいです、残ります。\"\"\""),
    ("de", "\"Das Album “{name}” ist zu 90% voll ...\"", "\"Das Album „{name}“ ist zu 90\u{A0}% voll …\""),
    ("ar", "\"ممتلئ, هل تريد \\\"{name}\\\"?\"", "\"ممتلئ، هل تريد ”{name}“؟\"")
  ])
  func editsAreOfTheLanguage(locale: String, value: String, expected: String) {
    #expect(mended(value, in: locale) == expected)
  }

  @Test func anApostropheNeverComesToQuote() {
    // Without the spaces the apostrophe would quote the argument.
    let value = #""po'  {name}""#
    #expect(!typography(of: files(value, "de")).isEmpty)
    let ids = check(files(mended(value, in: "de"), "de")).findings.map(\.check)
    #expect(!ids.contains("swallowed-argument") && !ids.contains("message-syntax"), "\(ids)")
  }

  @Test func oneFaultIsFoundByOneCheck() {
    let all = typography(of: files("\"L’album «\u{A0} {name}» est plein  ? Il l’est ...\"", "fr"))
    var seen = Set<Int>()
    for finding in all {
      for edit in finding.fix.edits {
        #expect(seen.isDisjoint(with: edit.range), "\(listed(all))")
        seen.formUnion(edit.range)
      }
    }
  }

  @Test func aLocaleWithoutDataIsLeftAlone() {
    let value = #""Isn't it \"full\", 50 % ?  “So” ...""#
    #expect(typography(of: files(value, "tlh")).isEmpty)
    #expect(typography(of: files(value, "en")).count >= 4)
  }

  // MARK: What holds for any text

  private static let locales = [
    "en", "de", "de-CH", "fr", "fr-CA", "fr-CH", "es", "pl", "sv", "ru", "uk", "el", "hy", "tr", "he", "ar",
    "fa", "ur",
    "hi", "th", "km", "ja", "zh-Hans", "zh-Hant", "ko", "nl", "it", "hu", "fi", "ka"
  ]

  private static let pieces: [String] = [
    " ", " ", " ", "  ", "\u{A0}", "\u{202F}", "\u{3000}", ".", ".", ",", ";", ":", "!", "?", "...", "…", "¿",
    "¡", "(", ")", "[",
    "]", "%", "90", "5", "a", "word", "Word", "don", "t", "é", "слово", "λόγος", "բառ", "كلمة", "مرة", "शब्द",
    "คำ", "字", "かな",
    "，", "。", "（", "）", "“", "”", "„", "‘", "’", "‚", "«", "»", "‹", "›", "「", "」", "''", "\\\"", "\u{200B}",
    "\u{200C}",
    "\u{200D}", "\u{FEFF}", "\u{200E}", "\u{200F}", "\u{202B}", "\u{202E}", "\u{202C}", "\u{2067}",
    "\u{2069}", "\u{AD}", "\u{E000}",
    "👩", "\u{FE0F}", "{name}", "{name}", "{count}", "{count, plural, other {#}}",
    "{count, plural, other {# foto? }}",
    "\\u2028", "https://a.b/?c=d", ".mov", "-", "—", "/", "،", "؟"
  ]

  /// Mending any text ends, and what mends one fault makes no other.
  @Test(arguments: locales)
  func mendingAddsNoFault(locale: String) {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<400 {
      var value =
        "\""
        + (0..<Int.random(in: 1...14, using: &generator))
        .map { _ in Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)] }.joined() + "\""
      var count = Int.max
      for round in 0..<6 {
        let findings = typography(of: files(value, locale)).filter { !$0.fix.edits.isEmpty }
        if findings.isEmpty { break }
        let edits = findings.reduce(0) { $0 + $1.fix.edits.count }
        #expect(round == 0 || edits < count, "\(locale): \(value) gets worse: \(listed(findings))")
        count = edits
        value = mended(value, in: locale)
      }
    }
  }

  /// A text of many marks costs no more than its length.
  @Test(.timeLimit(.minutes(1)), arguments: ["en", "fr", "es", "zh-Hans", "ar", "hy"])
  func longTextsAreReadInOnePass(locale: String) {
    for piece in [
      "?", "a'", "( ", "(", "\u{2067}", "\u{202E}a", "“", "\\\"a ", "a, ", "« ", "字,", "....", "a .",
      "\u{E0061}", "% "
    ] {
      let findings = typography(of: files("\"x " + String(repeating: piece, count: 50_000) + "\"", locale))
      #expect(findings.count < 20)
    }
  }
}
