import CopyCatalog
import Testing

/// Two domains in two languages, with a fault for everybody.
let albumCatalog = Example.files(
  of: """
    # catalog.toml
    required = ["de", "ja"]
    # en/Photos.toml
    [album-full]
    code = 1
    context = "blocking"
    remedy = "fix"
    title = "This album is full"
    message = "It already holds {count} photos."
    recovery = "Remove photos from the album, then try again."
    args.count = { type = "int", sample = 500 }

    [offline]
    code = 1
    context = "blocking"
    remedy = "retry"
    title = "You’re offline"
    message = "Photos aren’t saved while you’re offline."
    recovery = "Check your connection, then try again."
    note = "After choosing photos to add."
    # de/Photos.toml
    [album-full]
    title = "Dieses Album ist voll"
    message = "Es enthält bereits viele Fotos."
    recovery = "Entferne Fotos aus dem Album und versuche es noch einmal."
    # en/Sync.toml
    [server-busy]
    code = 1
    context = "passing"
    remedy = "wait"
    message = "The server is busy. Syncing goes on in a few minutes."
    """)

@Suite struct MenderTests {
  let findings = check(albumCatalog).findings

  @Test func everyFindingIsForSomebody() {
    let told = findings.map { "\($0.mender.rawValue): \($0.check) \($0.subject.locale?.tag ?? "-")" }
    #expect(
      Set(told) == [
        "writer: missing-note en", "developer: duplicate-code en", "translator: lost-argument de",
        "translator: missing-translation de", "translator: missing-translation ja"
      ])
  }

  @Test func aTranslationsFaultsAreForItsTranslatorWhateverTheCheck() {
    let files = Example.files(
      of: """
        # en/Photos.toml
        [offline]
        code = 1
        context = "field"
        remedy = "retry"
        message = "You’re offline. Check your connection."
        note = "Under the field."
        # de/Photos.toml
        [offline]
        message = "Du bist offline.
        """)
    #expect(check(files).findings.map { "\($0.check) \($0.mender.rawValue)" } == ["syntax translator"])
  }

  @Test func pagesSayForWhom() {
    for page in allChecks.map(\.page) {
      let line = CheckDocumentation(of: page).markdown.split(separator: "\n")[2]
      #expect(line.contains(" · for "), "\(page.id)")
      if page.category == .translation { #expect(page.mender == .translator, "\(page.id)") }
    }
  }
}

@Suite struct FindingFilterTests {
  let compilation = check(albumCatalog)

  private func left(_ change: (inout FindingFilter) -> Void) -> ([String], String) {
    var filter = FindingFilter()
    change(&filter)
    let findings = compilation.findings.filter(filter.includes)
    return (
      Set(findings.map(\.check)).sorted(), Tally(findings, in: compilation.catalog, filter: filter).summary
    )
  }

  @Test func keepsALocale() {
    let (checks, summary) = left { $0.locales = [LocaleTag("de")] }
    #expect(checks == ["lost-argument", "missing-translation"])
    #expect(summary == "3 should-fix in 3 entries and 1 locale (only locale de)")
  }

  @Test func keepsADomain() {
    let (checks, summary) = left { $0.domains = ["Sync"] }
    #expect(checks == ["missing-note", "missing-translation"])
    #expect(summary == "1 should-fix and 1 note in 1 entry and 2 locales (only domain Sync)")
  }

  @Test func keepsWhatIsWantedInEveryRespect() {
    let (checks, summary) = left {
      $0.locales = [LocaleTag("de"), LocaleTag("en")]
      $0.domains = ["Photos"]
      $0.checks = ["lost-argument", "missing-note", "duplicate-code"]
    }
    #expect(checks == ["duplicate-code", "lost-argument", "missing-note"])
    #expect(
      summary == """
        1 blocking, 1 should-fix and 1 note in 2 entries and 2 locales (only locales de and en, domain Photos, \
        checks lost-argument, missing-note and duplicate-code)
        """)
  }

  @Test func keepsEverythingUnlessAsked() {
    let (checks, summary) = left { _ in }
    #expect(checks == Set(compilation.findings.map(\.check)).sorted())
    #expect(summary.hasSuffix(" in 3 entries and 2 locales"))
  }
}

@Suite struct ReleaseTests {
  private func severities(_ compilation: Compilation, of check: String) -> [String] {
    compilation.findings.filter { $0.check == check }
      .map { "\($0.subject.locale?.tag ?? "-") \($0.severity.rawValue)" }.sorted()
  }

  @Test func whatARequiredLocaleLacksBlocksARelease() {
    let compilation = check(albumCatalog)
    #expect(
      severities(compilation, of: "missing-translation") == [
        "de should-fix", "de should-fix", "ja should-fix"
      ])
    #expect(
      severities(compilation.asRelease(), of: "missing-translation") == [
        "de blocking", "de blocking", "ja blocking"
      ])
    #expect(severities(compilation.asRelease(), of: "lost-argument") == ["de should-fix"])
  }

  @Test(arguments: [
    ("state = \"draft\"", "draft"), ("from = \"00000000\"", "stale-translation")
  ]) func unfinishedAndStaleTextsBlockARelease(_ key: String, _ check: String) {
    let files = Example.files(
      of: """
        # catalog.toml
        required = ["de"]
        # en/Photos.toml
        [album-full]
        code = 1
        context = "passing"
        remedy = "fix"
        message = "This album is full. Remove a photo to make room."
        note = "After choosing photos to add."
        # de/Photos.toml
        [album-full]
        \(key)
        message = "Dieses Album ist voll. Entferne ein Foto."
        """)
    let compilation = CopyCatalog.check(files)
    #expect(severities(compilation, of: check) == ["de should-fix"])
    #expect(severities(compilation.asRelease(), of: check) == ["de blocking"])
  }

  @Test func whatATeamHasSwitchedOffOrAllowedBlocksNothing() {
    let files = Example.files(
      of: """
        # catalog.toml
        required = ["de"]
        # en/Sync.toml
        [server-busy]
        code = 1
        context = "passing"
        remedy = "wait"
        message = "The server is busy. Syncing goes on in a few minutes."
        note = "In a banner."
        allow.missing-translation = "German follows with the next release."
        # de/Sync.toml
        """)
    #expect(check(files).asRelease().findings.isEmpty)
  }

  /// A baseline is for old faults that a team lives with, not for a release that goes out with gaps.
  @Test func aBaselineHidesNothingThatBlocksARelease() {
    let compilation = check(albumCatalog)
    let baseline = Baseline(of: compilation.findings, in: albumCatalog)
    #expect(Set(baseline.compare(compilation.findings, in: albumCatalog).new.map(\.check)) == ["duplicate-code"])
    let release = compilation.asRelease()
    let comparison = baseline.compare(
      release.findings, in: albumCatalog, for: ReleaseGate(of: compilation.catalog))
    #expect(
      comparison.new.map { "\($0.severity.rawValue) \($0.check) \($0.subject.locale?.tag ?? "-")" }.sorted() == [
        "blocking duplicate-code en", "blocking missing-translation de", "blocking missing-translation de",
        "blocking missing-translation ja"
      ])
    #expect(comparison.known == release.findings.count - 4)
    // Its lines are of use all the same: what they name still occurs.
    #expect(comparison.settled.isEmpty)
  }

  @Test func pagesSayIt() throws {
    let page = try #require(allChecks.map(\.page).first { $0.id == "missing-translation" })
    #expect(CheckDocumentation(of: page).markdown.contains(" · blocks a release\n"))
  }
}
