import CopyCatalog
import Testing

@Suite struct JUnitReportTests {
  @Test func everyEntryIsATestThatAnotherReaderUnderstands() throws {
    let compilation = check(albumCatalog)
    let text = JUnitReport(albumCatalog).text(of: compilation.findings, in: compilation.catalog) {
      $0.severity == .blocking
    }
    guard let said = try Reader.read(text, with: "junit_rules.py") else { return }
    #expect(
      said == """
        en/Photos album-full skipped: album-full has no note for translators
        en/Photos offline failure: code 1 of offline is already the code of album-full
        en/Sync server-busy skipped: server-busy has no note for translators
        de/Photos album-full skipped: this translation shows {count} nowhere, the source does
        de/Photos offline skipped: de has no translation of offline
        catalog.toml [missing-translation] skipped: the required locale ja has no files
        de/Sync server-busy skipped: de has no translation of server-busy

        """)
  }

  @Test func whatIsSoundPasses() throws {
    let files = Example.files(
      of: """
        # en/Photos.toml
        [offline]
        code = 1
        context = "field"
        remedy = "retry"
        message = "You’re offline. Check your connection."
        note = "Under the field."
        # en/Actions.toml
        [remove]
        label = "Remove"
        """)
    let compilation = check(files)
    let text = JUnitReport(files).text(of: [], in: compilation.catalog) { _ in true }
    guard let said = try Reader.read(text, with: "junit_rules.py") else { return }
    #expect(said == "en/Photos offline passed\nen/Actions remove passed\n")
  }

  @Test func aFilterLeavesOutTheTestsOfTheRest() throws {
    let compilation = check(albumCatalog)
    var filter = FindingFilter()
    filter.locales = [LocaleTag("en")]
    filter.domains = ["Photos"]
    let text = JUnitReport(albumCatalog).text(of: [], in: compilation.catalog, filter: filter) { _ in true }
    guard let said = try Reader.read(text, with: "junit_rules.py") else { return }
    #expect(said == "en/Photos album-full passed\nen/Photos offline passed\n")
  }

  @Test func showsWhatFailsFirstAndAllOfIt() {
    let compilation = check(albumCatalog)
    let text = JUnitReport(albumCatalog).text(of: compilation.findings, in: compilation.catalog) {
      $0.severity >= .shouldFix
    }
    #expect(
      text.contains("<testsuite name=\"de/Photos\" tests=\"2\" failures=\"2\" errors=\"0\" skipped=\"0\">"))
    #expect(text.contains("<failure type=\"duplicate-code\" message=\"code 1 of offline"))
    #expect(text.contains("blocking[duplicate-code]: code 1 of offline"))
    #expect(text.contains("&#10; --&gt; de/Photos.toml:3:11&#10;"))
  }

  @Test func anyTextIsSafeInXML() throws {
    let hard = JSONReportTests.hardText + "\u{FFFE}\u{FFFF}]]>"
    let subject = Subject(locale: LocaleTag("en"), domain: "A", entry: "e\u{1}\u{FFFF}\n<&>\"")
    let findings = [
      finding(at: .start(of: "a.toml"), problem: hard, impact: hard, fix: Fix(hard)),
      finding(at: .start(of: "a\u{1B}.toml"), subject: subject)
    ]
    let text = JUnitReport([]).text(of: findings, in: check([]).catalog) { _ in true }
    guard let said = try Reader.read(text, with: "junit_rules.py") else { return }
    #expect(said.hasSuffix("en/A e␁⟨U+FFFF⟩\n<&>\" failure: two spaces\n"))
  }
}

@Suite struct SummaryReportTests {
  @Test func countsByLocaleDomainCategoryAndWho() {
    let compilation = check(albumCatalog)
    let text = SummaryReport().text(
      of: compilation.findings, tally: Tally(compilation.findings, in: compilation.catalog))
    #expect(
      text == """
        locale  blocking  should-fix  note  all
        de             0           3     0    3
        en             1           0     2    3
        ja             0           1     0    1

        domain  blocking  should-fix  note  all
        Photos         1           2     1    4
        Sync           0           1     1    2
        —              0           1     0    1

        category     blocking  should-fix  note  all
        catalog             1           0     2    3
        message             0           1     0    1
        translation         0           3     0    3

        who         blocking  should-fix  note  all
        writer             0           0     2    2
        translator         0           4     0    4
        developer          1           0     0    1

        1 blocking, 4 should-fix and 2 notes in 3 entries and 2 locales

        """)
  }

  @Test func hasNoTablesWithoutFindings() {
    #expect(
      SummaryReport().text(of: [], tally: Tally([], entries: 3, locales: 2, inBaseline: 1))
        == "nothing to fix in 3 entries and 2 locales (1 more is in the baseline)\n")
  }

  @Test func keepsItsColumnsUnderWideAndOddNames() {
    let findings = ["写真", "P\u{1B}[31m", "Cafe\u{301}"].map {
      finding(at: .start(of: "f"), subject: Subject(locale: LocaleTag("ja"), domain: $0))
    }
    let text = SummaryReport().text(of: findings, tally: Tally(findings, entries: 3, locales: 1))
    #expect(
      text.contains(
        """
        domain  blocking  should-fix  note  all
        Cafe\u{301}           1           0     0    1
        P␛[31m         1           0     0    1
        写真           1           0     0    1

        """))
  }
}

@Suite struct GroupingTests {
  private func headings(_ grouping: Grouping) -> [String] {
    let findings = check(albumCatalog).findings
    let text = HumanReport(albumCatalog).text(
      of: findings, tally: Tally(findings, entries: 3, locales: 2), groupedBy: grouping)
    #expect(text.split(separator: "\n").count { $0.contains("copyc explain") } == findings.count)
    return text.split(separator: "\n").filter { $0.hasPrefix("== ") }.map(String.init)
  }

  @Test func putsTogetherByWhoCanMendIt() {
    #expect(
      headings(.who) == [
        "== for writers: 2 notes ==", "== for translators: 4 should-fix ==",
        "== for developers: 1 blocking =="
      ])
  }

  @Test func putsTogetherByFile() {
    #expect(
      headings(.file) == [
        "== catalog.toml: 1 should-fix ==", "== de/Photos.toml: 1 should-fix ==",
        "== en/Photos.toml: 1 blocking, 1 should-fix and 1 note ==",
        "== en/Sync.toml: 1 should-fix and 1 note =="
      ])
  }

  @Test func putsTogetherByCheck() {
    #expect(
      headings(.check) == [
        "== duplicate-code: 1 blocking ==", "== lost-argument: 1 should-fix ==",
        "== missing-note: 2 notes ==",
        "== missing-translation: 3 should-fix =="
      ])
  }

  @Test func putsTogetherByLocale() {
    #expect(
      headings(.locale) == [
        "== de: 3 should-fix ==", "== en: 1 blocking and 2 notes ==", "== ja: 1 should-fix =="
      ])
  }
}
