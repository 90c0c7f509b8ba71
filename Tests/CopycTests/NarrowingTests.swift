import Foundation
import Testing

/// `copyc check` on a part of a catalog, and against a baseline.
@Suite struct NarrowingTests {
  let folder: TemporaryFolder

  /// One entry without a note, and one whose German lacks its recovery.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("catalogs/catalog.toml", "source = \"en\"\nrequired = [\"de\"]\n")
    try folder.write("catalogs/en/Photos.toml", Self.english)
    try folder.write("catalogs/de/Photos.toml", Self.german)
  }

  static let english = """
    [album-full]
    code = 1
    context = "blocking"
    remedy = "fix"
    title = "This album is full"
    message = "It already holds 500 photos."
    recovery = "Remove photos from the album, then try again."

    [offline]
    code = 2
    context = "blocking"
    remedy = "retry"
    title = "You’re offline"
    message = "Photos aren’t saved while you’re offline."
    recovery = "Check your connection, then try again."
    note = "After choosing photos to add."

    """

  static let german = """
    [album-full]
    title = "Dieses Album ist voll"
    message = "Es enthält bereits 500 Fotos."
    recovery = "Entferne Fotos aus dem Album und versuche es noch einmal."

    [offline]
    title = "Du bist offline"
    message = "Fotos werden nicht gesichert, solange du offline bist."

    """

  private func check(_ words: String..., input: String? = nil) throws -> Copyc {
    let arguments = ["check", "catalogs"] + words
    guard let input else { return try Copyc(arguments, in: folder.url) }
    try folder.write("input.txt", input)
    return try Copyc(
      arguments, launcher: ["bash", "-c", "\"$0\" \"$@\" < input.txt"], in: folder.url)
  }

  // MARK: Filters

  @Test func countsOnlyWhatIsAskedFor() throws {
    let all = try check("--fail-on", "note", "--format", "summary")
    #expect(all.status == 1)
    #expect(all.output.hasSuffix("\n1 should-fix and 1 note in 2 entries and 2 locales\n"), "\(all.output)")
    let english = try check("--fail-on", "should-fix", "--locale", "en")
    #expect(english.status == 0)
    #expect(english.output.hasSuffix("\n1 note in 2 entries and 1 locale (only locale en)\n"))
    let german = try check(
      "--fail-on", "should-fix", "--locale=de", "--locale=en", "--check", "missing-translation")
    #expect(german.status == 1)
    #expect(german.output.contains("(only locales de and en, check missing-translation)"))
  }

  @Test(arguments: [
    (["--locale", "dde"], "The most similar one is “de”."),
    (["--locale", "ko"], "There’s no language “ko” here"),
    (["--domain", "photos"], "The most similar one is “Photos”."),
    (["--check", "missing-notes"], "The most similar one is “missing-note”."),
    (["--format", "json", "--group-by", "who"], "“--group-by” and “--format json” exclude each other"),
    (["--changed-since", "HEAD", "--changed-entries", "-"], "exclude each other"),
    (["--write-baseline", "b.txt", "--locale", "de"], "“--write-baseline” and “--locale” exclude each other"),
    (["--baseline", "b.txt"], "No file at “b.txt”"), (["--baseline", "catalogs"], "catalogs is a folder"),
    (["--baseline", "catalogs/catalog.toml"], "Line 1 isn’t one that “--write-baseline” writes."),
    (["--changed-entries", "nope.txt"], "No file at “nope.txt”"),
    (["--changed-since", "HEAD"], "“catalogs” isn’t in a Git repository"),
    (["--write-baseline", "catalogs"], "“catalogs” is a folder")
  ]) func refusesWhatNothingCanBeOf(_ words: [String], _ told: String) throws {
    let run = try Copyc(["check", "catalogs"] + words, in: folder.url)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(told), "\(run.errors)")
  }

  @Test func putsFindingsTogetherByWhoCanMendThem() throws {
    let run = try check("--group-by", "who")
    #expect(run.output.contains("== for writers: 1 note ==\n"))
    #expect(run.output.contains("== for translators: 1 should-fix ==\n"))
  }

  @Test func aReleaseNeedsEveryRequiredText() throws {
    #expect(try check().status == 0)
    let run = try check("--release")
    #expect(run.status == 1)
    #expect(run.output.contains("blocking[missing-translation]: offline has no 'recovery' in de\n"))
  }

  @Test(arguments: ["human", "summary", "json", "sarif", "junit", "github", "compiler"])
  func everyFormatEndsWithTheSameCode(_ format: String) throws {
    let sound = try check("--format", format)
    #expect(sound.status == 0)
    #expect(sound.errors == "")
    #expect(try check("--format", format, "--fail-on", "note").status == 1)
    #expect(try check("--format", format, "--fail-on", "note", "--check", "syntax").status == 0)
  }

  // MARK: Baseline

  @Test func onlyNewFindingsFail() throws {
    let written = try check("--write-baseline", "known.txt", "--fail-on", "note")
    #expect(written.status == 0, "\(written.output)")
    #expect(written.errors == "known.txt now holds 2 findings\n")
    #expect(written.output == "nothing to fix in 2 entries and 2 locales (2 more are in the baseline)\n")
    let baseline = try folder.read("known.txt")
    try folder.write(
      "catalogs/en/Photos.toml",
      "# moved\n" + Self.english.replacing("note = \"After choosing photos to add.\"\n", with: ""))
    let run = try check("--baseline", "known.txt", "--fail-on", "note")
    #expect(run.status == 1)
    #expect(run.output.contains("note[missing-note]: offline has no note for translators"))
    #expect(run.output.hasSuffix("\n1 note in 2 entries and 2 locales (2 more are in the baseline)\n"))
    #expect(run.errors == "")
    #expect(try folder.read("known.txt") == baseline)
  }

  @Test func whatIsSettledIsSaid() throws {
    _ = try check("--write-baseline", "known.txt")
    try folder.write(
      "catalogs/de/Photos.toml",
      Self.german + "recovery = \"Prüfe die Verbindung und versuche es dann noch einmal.\"\n")
    let run = try check("--baseline", "known.txt", "--fail-on", "note")
    #expect(run.status == 0, "\(run.output)")
    #expect(
      run.errors == """
        1 finding of known.txt no longer occurs; delete this line:
          missing-translation Photos.offline@de recovery 574193ebbf068988

        """)
  }

  @Test func aReleaseNeedsEveryRequiredTextWhateverIsKnown() throws {
    _ = try check("--write-baseline", "known.txt")
    #expect(try check("--baseline", "known.txt", "--fail-on", "note").status == 0)
    let run = try check("--release", "--baseline", "known.txt")
    #expect(run.status == 1)
    #expect(run.output.contains("blocking[missing-translation]: offline has no 'recovery' in de\n"))
    #expect(run.output.hasSuffix("\n1 blocking in 2 entries and 2 locales (1 more is in the baseline)\n"))
    #expect(run.errors == "")
  }

  @Test func whatStopsSwiftIsNeverKnown() throws {
    try folder.write("catalogs/de/Photos.toml", Self.german + "[offline]\n")
    let run = try check("--write-baseline", "known.txt")
    #expect(run.status == 1)
    #expect(run.output.contains("[duplicate-key]"))
    #expect(try !folder.read("known.txt").contains("duplicate-key"))
    #expect(try check("--baseline", "known.txt").status == 1)
  }

  // MARK: Lists

  @Test func takesChangedEntriesFromStandardInput() throws {
    let run = try check(
      "--changed-entries", "-", "--fail-on", "note", input: "Photos.offline\nPhotos.ofline\n")
    #expect(run.status == 1)
    #expect(
      run.output.hasSuffix("\n1 should-fix in 1 entry and 2 locales (only changed entries)\n"),
      "\(run.output)")
    #expect(
      run.errors
        == "line 2 of the changed entries, “Photos.ofline”: Photos has no entry ofline; did you mean offline?\n"
    )
    try folder.write("list.txt", "catalogs/en/Photos.toml:2\n")
    let album = try check("--changed-entries", "list.txt", "--fail-on", "should-fix")
    #expect(album.status == 0)
    #expect(album.output.contains("album-full has no note"))
    let bad = try check("--changed-entries", "-", input: "Photos.offline\nall of them\n")
    #expect(bad.status == 2)
    #expect(bad.errors.hasPrefix("copyc: “all of them” names no entry\nThis is line 2 "), "\(bad.errors)")
  }
}

/// `copyc check --changed-since` in a Git repository.
@Suite(.enabled(if: GitFolder.hasGit, "needs git")) struct ChangedSinceTests {
  let repository: GitFolder

  init() throws {
    repository = try GitFolder()
    try repository.write("catalogs/catalog.toml", "source = \"en\"\nrequired = [\"de\"]\n")
    try repository.write("catalogs/en/Photos.toml", NarrowingTests.english)
    try repository.write("catalogs/de/Photos.toml", NarrowingTests.german)
    try repository.commit("all")
  }

  private func entries(_ words: [String] = ["--changed-since", "main"], in path: String = "catalogs") throws
    -> [String]
  {
    let run = try Copyc(["check", path, "--format", "json"] + words, in: repository.folder.url)
    #expect(run.errors == "")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    return findings.map {
      "\($0["locale"] as? String ?? "-") \($0["entry"] as? String ?? "-") \($0["check"] as? String ?? "-")"
    }
  }

  @Test func nothingChanged() throws {
    #expect(try entries().isEmpty)
  }

  @Test func whatIsNotCommittedCounts() throws {
    try repository.write(
      "catalogs/en/Photos.toml",
      NarrowingTests.english.replacing("You’re offline\"", with: "There’s no connection\""))
    #expect(try entries() == ["de offline missing-translation"])
    #expect(try entries(in: "./catalogs/") == ["de offline missing-translation"])
    try repository.git("add", ".")
    #expect(try entries(["--changed-since=HEAD"]) == ["de offline missing-translation"])
  }

  @Test func whatOthersDidOnTheRevisionSinceDoesNotCount() throws {
    try repository.git("checkout", "-q", "-b", "work")
    try repository.write(
      "catalogs/de/Photos.toml", NarrowingTests.german.replacing("Du bist offline", with: "Keine Verbindung"))
    try repository.commit("work")
    try repository.git("checkout", "-q", "main")
    try repository.write("catalogs/en/Photos.toml", NarrowingTests.english.replacing("500", with: "400"))
    try repository.commit("others")
    try repository.git("checkout", "-q", "work")
    #expect(try entries() == ["de offline missing-translation"])
  }

  @Test func filesThatAreNewDeletedOrRenamed() throws {
    try repository.write(
      "catalogs/en/Sync.toml", NarrowingTests.english.replacing("[offline]", with: "[no-network]"))
    #expect(
      try entries() == [
        "en album-full missing-note", "de album-full missing-translation", "de no-network missing-translation"
      ])
    try repository.git("rm", "-q", "catalogs/de/Photos.toml")
    #expect(try entries() == ["de - missing-translation", "en album-full missing-note"])
    try repository.git("reset", "-q", "--hard")
    try repository.git("mv", "catalogs/de/Photos.toml", "catalogs/de/Pictures.toml")
    #expect(try entries(["--changed-since", "main", "--domain", "Pictures"]) == ["de - extra-translation"])
  }

  @Test func aFolderBelowTheRootAndAPathWithOddLetters() throws {
    try repository.write("a b/ü/catalogs/en/Photos.toml", NarrowingTests.english)
    try repository.write("a b/ü/catalogs/catalog.toml", "source = \"en\"\n")
    try repository.commit("more")
    try repository.write(
      "a b/ü/catalogs/en/Photos.toml", NarrowingTests.english.replacing("code = 1\n", with: "code = 7\n"))
    #expect(try entries(["--changed-since", "HEAD"], in: "a b/ü/catalogs") == ["en album-full missing-note"])
  }

  @Test func whatAHookSaysOfItsOwnRepositoryIsLeftAside() throws {
    try repository.write("catalogs/en/Photos.toml", NarrowingTests.english.replacing("500", with: "400"))
    let run = try Copyc(
      ["check", "catalogs", "--changed-since", "main"], in: repository.folder.url,
      environment: ["GIT_DIR": ".git", "GIT_INDEX_FILE": ".git/none"])
    #expect(run.output.contains("album-full has no note"), "\(run.errors)")
  }

  @Test(arguments: ["no-such-branch", "--output=evil", "-", "HEAD:catalogs"])
  func saysThatThereIsNoSuchRevision(_ revision: String) throws {
    let run = try Copyc(["check", "catalogs", "--changed-since=\(revision)"], in: repository.folder.url)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("copyc: There’s no revision “\(revision)” here\n"), "\(run.errors)")
    #expect(try !repository.folder.names().contains("evil"))
  }

  @Test func aFaultThatIsNotNewDoesNotFail() throws {
    let all = try Copyc(["check", "catalogs", "--fail-on", "note"], in: repository.folder.url)
    #expect(all.status == 1)
    let changed = try Copyc(
      ["check", "catalogs", "--fail-on", "note", "--changed-since", "main"], in: repository.folder.url)
    #expect(changed.status == 0)
    #expect(changed.output == "nothing to fix in 0 entries and 2 locales (only changed entries)\n")
  }
}

/// A folder with a Git repository whose branch is `main`.
struct GitFolder {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try git("init", "-q", "-b", "main")
  }

  func write(_ path: String, _ text: String) throws { try folder.write(path, text) }

  func commit(_ message: String) throws {
    try git("add", ".")
    try git("-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "-q", "-m", message)
  }

  func git(_ words: String...) throws {
    let process = try Self.process(words)
    process.currentDirectoryURL = folder.url
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(words)")
  }

  static let hasGit: Bool = {
    guard let process = try? process(["--version"]), (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  private static func process(_ words: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + words
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": "/nonexistent",
      "GIT_CONFIG_NOSYSTEM": "1"
    ]
    process.standardOutput = FileHandle.nullDevice
    return process
  }
}
