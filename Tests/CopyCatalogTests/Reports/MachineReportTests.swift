import CopyCatalog
import Foundation
import Testing

@Suite struct JSONReportTests {
  static let catalog = MarkedCatalog(
    "catalogs/de/Payments.toml", "[card-expired]\ncode = 1\nmessage = ⟦\"Uups, Fehler.\"⟧\n")
  static let findings = [
    finding(
      at: catalog.place, check: "vague-message", category: .actionability,
      subject: Subject(locale: LocaleTag("de"), domain: "Payments", entry: "card-expired", field: "message"),
      problem: "says “Uups”", impact: "a\n\"b\"\\",
      fix: Fix("say it", edits: [TextEdit(replacing: 35..<40, with: "x\u{1B}\u{2028}")])).with(mender: .translator),
    finding(
      at: .start(of: "catalogs/\u{7F}.toml"), severity: .note, category: .debugText,
      related: [RelatedPlace(catalog.place, "as here")])
  ]

  @Test func printsTheShapeOfVersionOne() {
    #expect(
      JSONReport([Self.catalog.file]).text(
        of: Self.findings,
        tally: Tally(Self.findings, entries: 41, locales: 6, scope: "locale de", inBaseline: 7)) == #"""
          {"version": 1,
           "findings": [
            {"check": "vague-message", "category": "actionability", "severity": "blocking", "file": "catalogs/de/Payments.toml", "line": 3, "column": 11, "endLine": 3, "endColumn": 26, "locale": "de", "domain": "Payments", "entry": "card-expired", "field": "message", "problem": "says “Uups”", "impact": "a\n\"b\"\\", "fix": "say it", "edits": [{"start": 35, "end": 40, "text": "x\u001B\u2028"}], "who": "translator", "related": []},
            {"check": "spacing", "category": "debug-text", "severity": "note", "file": "catalogs/\u007F.toml", "line": 1, "column": 1, "endLine": 1, "endColumn": 1, "locale": null, "domain": null, "entry": null, "field": null, "problem": "two spaces", "impact": "a gap", "fix": "use one", "edits": [], "who": "writer", "related": [{"file": "catalogs/de/Payments.toml", "line": 3, "column": 11, "endLine": 3, "endColumn": 26, "label": "as here"}]}],
           "summary": {"blocking": 1, "should-fix": 0, "note": 1, "entries": 41, "locales": 6},
           "scope": {"only": "locale de", "in-baseline": 7}}

          """#)
  }

  @Test func printsNoFindings() throws {
    let text = JSONReport([]).text(of: [], tally: Tally([], entries: 0, locales: 0))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect((object["findings"] as? [Any])?.isEmpty == true)
  }

  /// Every code point below U+3000 and some above, in every text of a finding.
  static let hardText =
    String(String.UnicodeScalarView((0..<0x3000).compactMap(Unicode.Scalar.init))) + "😀\u{10FFFF}"

  @Test func isReadByFoundation() throws {
    let hard = finding(
      at: .start(of: Self.hardText), problem: Self.hardText, impact: Self.hardText,
      fix: Fix(Self.hardText, edits: [.insert(Self.hardText, at: 0)]))
    let text = JSONReport([]).text(of: [hard], tally: Tally([hard], entries: 0, locales: 0))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let first = try #require((object["findings"] as? [[String: Any]])?.first)
    for key in ["file", "problem", "impact", "fix"] { #expect(first[key] as? String == Self.hardText) }
    #expect((first["edits"] as? [[String: Any]])?.first?["text"] as? String == Self.hardText)
  }

  @Test func isReadByPython() throws {
    let python = URL(fileURLWithPath: "/usr/bin/env")
    let text = JSONReport([Self.catalog.file]).text(
      of: Self.findings, tally: Tally(Self.findings, entries: 41, locales: 6))
    let process = Process()
    process.executableURL = python
    process.arguments = [
      "python3", "-c",
      """
      import json, sys
      report = json.load(sys.stdin)
      first = report["findings"][0]
      print(list(report), list(first), first["endColumn"], report["findings"][1]["file"] == "catalogs/\\x7f.toml")
      """
    ]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus != 127 else { return print("skipped: there is no python3 here") }
    #expect(
      printed == """
        ['version', 'findings', 'summary', 'scope'] ['check', 'category', 'severity', 'file', 'line', 'column', 'endLine', \
        'endColumn', 'locale', 'domain', 'entry', 'field', 'problem', 'impact', 'fix', 'edits', 'who', 'related'] 26 True

        """)
  }
}

@Suite struct GitHubReportTests {
  @Test func printsOneCommandAFinding() {
    let catalog = MarkedCatalog("catalogs/en/A.toml", "[one]\ntitle = ⟦\"Error\"⟧\n")
    let findings = [
      finding(at: catalog.place),
      finding(at: catalog.place, severity: .shouldFix),
      finding(at: catalog.place, severity: .note, impact: "")
    ]
    #expect(
      GitHubReport([catalog.file]).text(of: findings) == """
        ::error file=catalogs/en/A.toml,line=2,col=9,endLine=2,endColumn=16,title=spacing::two spaces%0Aa gap%0AFix: use one
        ::warning file=catalogs/en/A.toml,line=2,col=9,endLine=2,endColumn=16,title=spacing::two spaces%0Aa gap%0AFix: use one
        ::notice file=catalogs/en/A.toml,line=2,col=9,endLine=2,endColumn=16,title=spacing::two spaces%0AFix: use one

        """)
  }

  /// A column counts UTF-16 code units: one for a kana or an Arabic letter, two for most emoji.
  @Test(arguments: [
    ("message = \"アルバム⟦が一杯⟧\"", 16, 19),
    ("message = \"الألبوم ⟦ممتلئ⟧\"", 20, 25),
    ("message = \"👩‍👩‍👧 🎉 ⟦voll⟧\"", 24, 28),
    ("message = \"e\u{301}te\u{301} ⟦plein⟧\"", 18, 23),
    ("⟦\"片仮名\"⟧ = \"a\"", 1, 6)
  ]) func countsColumnsAsGitHubDoes(_ line: String, _ column: Int, _ end: Int) {
    let catalog = MarkedCatalog("A.toml", "# 写真\n\(line)\n")
    #expect(
      GitHubReport([catalog.file]).text(of: [finding(at: catalog.place)]).hasPrefix(
        "::error file=A.toml,line=2,col=\(column),endLine=2,endColumn=\(end),title=spacing::"))
  }

  @Test func leavesOutColumnsOfSeveralLines() {
    let catalog = MarkedCatalog("A.toml", "⟦a = [\n1]⟧\n")
    #expect(
      GitHubReport([catalog.file]).text(of: [finding(at: catalog.place)]).hasPrefix(
        "::error file=A.toml,line=1,endLine=2,title=spacing::"))
  }

  @Test func escapesWhatWouldEndAPropertyOrTheMessage() {
    let finding = finding(
      at: .start(of: "a,b:c%\r\n::error::.toml"), problem: "50 %, or: more\r\n::error::forged \u{1B}[31m")
    #expect(
      GitHubReport([]).text(of: [finding]) == """
        ::error file=a%2Cb%3Ac%25%0D%0A%3A%3Aerror%3A%3A.toml,line=1,col=1,endLine=1,endColumn=1,title=spacing::\
        50 %25, or: more%0D%0A::error::forged ␛[31m%0Aa gap%0AFix: use one

        """)
  }
}

@Suite struct CompilerReportTests {
  let catalog = MarkedCatalog("en/A.toml", "[one]\ntitle = ⟦\"Fehler\"⟧\n")

  @Test func printsWhatFailsAsAnErrorAndTheRestAsWarnings() {
    let findings = [
      finding(at: catalog.place, problem: "one\ntwo", related: [RelatedPlace(catalog.place, "also here")]),
      finding(at: catalog.place, severity: .shouldFix), finding(at: catalog.place, severity: .note)
    ]
    #expect(
      CompilerReport([catalog.file]).text(of: findings) { $0.severity == .blocking } == """
        en/A.toml:2:9: error: one two; fix: use one [spacing]
        en/A.toml:2:9: note: also here
        en/A.toml:2:9: warning: two spaces; fix: use one [spacing]

        """)
  }

  @Test func printsNotesOnRequest() {
    let report = CompilerReport([catalog.file], includesNotes: true)
    #expect(
      report.text(of: [finding(at: catalog.place, severity: .note)]) { _ in false }
        == "en/A.toml:2:9: note: two spaces; fix: use one [spacing]\n")
  }
}
