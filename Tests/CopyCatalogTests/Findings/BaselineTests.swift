import CopyCatalog
import Testing

@Suite struct BaselineTests {
  let compilation = check(albumCatalog)

  private func compare(_ baseline: Baseline, with files: [SourceFile]) -> Baseline.Comparison {
    baseline.compare(check(files).findings, in: files)
  }

  /// The catalog with one text in place of another.
  private func files(replacing old: String, with new: String) -> [SourceFile] {
    albumCatalog.map { file in
      SourceFile(file.path, String(decoding: file.bytes, as: UTF8.self).replacing(old, with: new))
    }
  }

  @Test func isOneSortedLineAFinding() throws {
    let text = Baseline(of: compilation.findings, in: compilation.files).text
    #expect(
      text == """
        # copyc baseline 1: findings that are known; a line goes once its finding is settled
        lost-argument Photos.album-full@de message 71c517ce36b3c665
        missing-note Photos.album-full@en - 8e96c05a53266cfe
        missing-note Sync.server-busy@en - 11b34dec9fb16ed8
        missing-translation Photos.offline@de - 574193ebbf068988
        missing-translation Sync.server-busy@de - 11b34dec9fb16ed8
        missing-translation catalog.toml@ja - cbf29ce484222325

        """)
  }

  @Test func isReadAsItWasWritten() throws {
    let baseline = Baseline(of: compilation.findings, in: compilation.files)
    let read = try Baseline(reading: baseline.text.replacing("\n", with: "\r\n") + "\n# a remark\n")
    #expect(read.text == baseline.text)
    #expect(read.count == 6)
  }

  @Test func leavesOutWhatIsKnownButNothingThatStopsSwift() {
    let comparison = compare(Baseline(of: compilation.findings, in: compilation.files), with: albumCatalog)
    #expect(comparison.new.map(\.check) == ["duplicate-code"])
    #expect(comparison.known == 6)
    #expect(comparison.settled.isEmpty)
  }

  @Test func aFindingStaysItselfOnAnotherLine() {
    let baseline = Baseline(of: compilation.findings, in: compilation.files)
    let moved = files(replacing: "[offline]", with: "# one\r\n# two\n\n[offline]")
      .map { SourceFile($0.path, "# a first line\n" + String(decoding: $0.bytes, as: UTF8.self)) }
    let comparison = compare(baseline, with: moved)
    #expect(comparison.new.map(\.check) == ["duplicate-code"])
    #expect(comparison.settled.isEmpty)
  }

  @Test func aTextThatWasChangedHasItsFindingsAnew() {
    let baseline = Baseline(of: compilation.findings, in: compilation.files)
    let comparison = compare(baseline, with: files(replacing: "bereits viele", with: "schon viele"))
    #expect(Set(comparison.new.map(\.check)) == ["duplicate-code", "lost-argument"])
    #expect(comparison.settled == ["lost-argument Photos.album-full@de message 71c517ce36b3c665"])
  }

  @Test func whatWasSettledIsSaid() {
    let baseline = Baseline(of: compilation.findings, in: compilation.files)
    let comparison = compare(
      baseline, with: files(replacing: "bereits viele Fotos", with: "bereits {count} Fotos"))
    #expect(comparison.known == 5)
    #expect(comparison.settled == ["lost-argument Photos.album-full@de message 71c517ce36b3c665"])
  }

  @Test func equalFindingsCountAsOftenAsTheyAreKnown() throws {
    let file = SourceFile("en/A.toml", "a  b  c  d")
    let findings = [1..<3, 4..<6, 7..<9].map { finding(at: Place(file: "en/A.toml", range: $0)) }
    let two = try Baseline(reading: Baseline(of: Array(findings.prefix(2)), in: [file]).text)
    #expect(two.count == 2)
    let comparison = two.compare(findings, in: [file])
    #expect(comparison.new == [findings[2]])
    #expect(two.compare([findings[0]], in: [file]).settled.count == 1)
  }

  @Test func namesThatCouldEndAWordAreWrittenInHexadecimal() throws {
    let subject = Subject(locale: LocaleTag("en"), domain: "A", entry: "two words\n%", field: "x\u{2028}")
    let odd = finding(at: .start(of: "en/A.toml"), subject: subject)
    let text = Baseline(of: [odd], in: []).text
    #expect(text.contains("\nspacing A.two%20words%0A%25@en x%E2%80%A8 cbf29ce484222325\n"))
    #expect(try Baseline(reading: text).compare([odd], in: []).new.isEmpty)
  }

  @Test(arguments: [
    ("", 1), ("{}", 1), ("# copyc baseline 2: what is known\n", 1),
    ("# copyc baseline 1:\n\n<<<<<<< HEAD\n", 3), ("# copyc baseline 1:\ntoo-long A.b@en - 12\n", 2),
    ("# copyc baseline 1:\ntoo-long A.b@en  - cbf29ce484222325\n", 2),
    ("# copyc baseline 1:\ntoo-long A.b@en - CBF29CE484222325\n", 2)
  ]) func saysWhichLineIsNoBaselines(_ text: String, _ line: Int) {
    let error = #expect(throws: Baseline.UnreadableLine.self) { try Baseline(reading: text) }
    #expect(error?.number == line)
  }
}
