import Foundation
import Testing

/// The commands of the daily work, run on a small catalog.
@Suite struct DailyWorkTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("catalogs/catalog.toml", "source = \"en\"\nrequired = [\"de\"]\nfallback-error = \"Notes.title-too-long\"\n")
    try folder.write("catalogs/en/Notes.toml", smallDomain)
  }

  private func copyc(_ words: String...) throws -> Copyc {
    try Copyc(words, in: folder.url)
  }

  private func german() throws -> String { try folder.read("catalogs/de/Notes.toml") }

  // MARK: new

  @Test func newAddsAnEntryAndItsStubs() throws {
    let run = try copyc(
      "new", "catalogs", "Notes", "note-gone", "--context", "blocking", "--remedy", "none", "--title",
      "This note is gone", "--message", "{person} deleted it.", "--note", "In the editor.", "--sync")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("note-gone with code 2"))
    #expect(
      try folder.read("catalogs/en/Notes.toml") == smallDomain + """

        [note-gone]
        code = 2
        context = "blocking"
        remedy = "none"
        title = "This note is gone"
        message = "{person} deleted it."
        note = "In the editor."
        args.person = { type = "string", sample = "person" }

        """)
    #expect(try german().hasPrefix("[note-gone]\n# In the editor.\n"))
    // What is not translated is told, and stops nobody's build.
    let check = try copyc("check", "catalogs")
    #expect(check.status == 0, "\(check.output)")
    #expect(check.output.contains("missing-translation"))
  }

  @Test func newNamesTheOptionsItNeedsWhereNobodyCanBeAsked() throws {
    let run = try copyc("new", "catalogs", "Notes", "note-gone")
    #expect(run.status == 2)
    #expect(run.errors.contains("--context, --remedy"), "\(run.errors)")
    #expect(try copyc("new", "catalogs", "Notes", "none-yet", "--context", "empty").status == 0)
    #expect(try folder.read("catalogs/en/Notes.toml").hasSuffix("[none-yet]\ncontext = \"empty\"\ntitle = \"\"\nmessage = \"\"\nnote = \"\"\n"))
  }

  @Test func newSaysWhichContextsHaveARemedy() throws {
    let run = try copyc("new", "catalogs", "Notes", "none-yet", "--context", "empty", "--remedy", "retry")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("copyc: “empty” takes no --remedy\n"), "\(run.errors)")
    #expect(run.errors.contains("blocking, passing, field, content, unavailable"), "\(run.errors)")
    let mixed = try copyc("new", "catalogs", "Notes", "none-yet", "--context", "empty", "--context", "field")
    #expect(mixed.errors.hasPrefix("copyc: “empty” and “field” don’t go together\n"), "\(mixed.errors)")
    #expect(try folder.read("catalogs/en/Notes.toml") == smallDomain)
  }

  /// Types answers on a terminal of its own; `\\x04` ends them.
  private static let typist = """
    import os, pty, sys
    pid, terminal = pty.fork()
    if pid == 0:
        os.execv(sys.argv[2], sys.argv[2:])
    os.write(terminal, sys.argv[1].encode().decode("unicode_escape").encode("latin-1"))
    shown = b""
    while True:
        try:
            piece = os.read(terminal, 4096)
        except OSError:
            break
        if not piece:
            break
        shown += piece
    sys.stdout.buffer.write(shown)
    sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
    """

  private static let canType = (try? Copyc([], launcher: ["python3", "-c", "import pty", "--"]).status) == 0

  private func typing(_ answers: String, _ words: String...) throws -> Copyc {
    try Copyc(words, launcher: ["python3", "-c", Self.typist, answers], in: folder.url)
  }

  @Test(.enabled(if: canType, "needs Python")) func newAsksAPerson() throws {
    let run = try typing(
      "alert\\nfi\\nmaybe\\nretry\\n\\nTry again.\\n\\n", "new", "catalogs", "Notes", "not-saved")
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("stops what the person is doing"))
    #expect(
      try folder.read("catalogs/en/Notes.toml") == smallDomain + """

        [not-saved]
        code = 2
        context = "field"
        remedy = "retry"
        message = ""
        recovery = "Try again."
        note = ""

        """)
  }

  @Test(.enabled(if: canType, "needs Python")) func answersThatEndLeaveEverythingAsItWas() throws {
    let run = try typing("field\\n\\x04", "new", "catalogs", "Notes", "not-saved")
    #expect(run.status == 2, "\(run.output)")
    #expect(try folder.read("catalogs/en/Notes.toml") == smallDomain)
  }

  @Test(arguments: [
    ["Notes", "title-too-long"], ["Notes", "Note"], ["notes", "note"], ["Notes", "x", "--context", "nowhere"],
    ["Notes", "x", "--message", "{count, plural, one {x}"], ["Notes", "x", "--action", "nope"],
    ["Notes", "x", "--context", "empty"]
  ]) func newRefusesWhatCannotBe(_ words: [String]) throws {
    let run = try Copyc(["new", "catalogs"] + words + ["--context", "field", "--remedy", "fix"], in: folder.url)
    #expect(run.status == 2, "\(run.output)")
    #expect(run.errors.contains("copyc: "))
    #expect(try folder.read("catalogs/en/Notes.toml") == smallDomain)
  }

  // MARK: sync, accept

  @Test func syncBeginsALanguageAndAcceptEndsIt() throws {
    let sync = try copyc("sync", "catalogs")
    #expect(sync.status == 0, "\(sync.errors)")
    #expect(sync.output == "catalogs/de/Notes.toml: added title-too-long\n")
    #expect(try copyc("sync", "catalogs").output == "nothing is missing\n")
    let early = try copyc("accept", "catalogs", "Notes", "title-too-long", "--locale", "de")
    #expect(early.status == 2)
    #expect(early.errors.contains("title-too-long"))

    let written = try german().replacing("message = \"\"", with: "message = \"Titel können bis zu 80 Zeichen haben.\"")
      .replacing("recovery = \"\"", with: "recovery = \"Gib einen kürzeren Titel ein.\"")
    try folder.write("catalogs/de/Notes.toml", written)
    let accept = try copyc(
      "accept", "catalogs", "Notes", "title-too-long", "--locale", "DE", "--state", "translated")
    #expect(accept.status == 0, "\(accept.errors)")
    #expect(try german() == written.replacing("\"draft\"", with: "\"translated\""))
    #expect(try copyc("check", "catalogs", "--fail-on", "should-fix").status == 0)

    // The source changes; the translation is outdated until somebody has looked at it.
    try folder.write("catalogs/en/Notes.toml", smallDomain.replacing("80", with: "60"))
    #expect(try copyc("list", "catalogs").output.contains("stale"))
    #expect(try copyc("accept", "catalogs", "--all-stale", "--locale", "de").status == 0)
    #expect(try !copyc("list", "catalogs").output.contains("stale"))
    #expect(try copyc("accept", "catalogs", "--all-stale", "--locale", "de").output == "nothing in de is outdated\n")
  }

  @Test func syncMakesALanguageThatIsAskedFor() throws {
    #expect(try copyc("sync", "catalogs", "--locale", "pt_br").status == 0)
    #expect(try folder.read("catalogs/pt-BR/Notes.toml").contains("[title-too-long]"))
    #expect(try folder.names(in: "catalogs") == ["catalog.toml", "en", "pt-BR"])
    for tag in ["en", "Deutsch", "x_", ""] {
      #expect(try copyc("sync", "catalogs", "--locale", tag).status == 2, "\(tag)")
    }
  }

  @Test func syncPrunesOnlyWhenToldTo() throws {
    let stray = "[gone]\nmessage = \"Weg.\"\n"
    try folder.write("catalogs/de/Notes.toml", stray)
    #expect(try copyc("sync", "catalogs").status == 0)
    #expect(try german().contains(stray))
    let run = try copyc("sync", "catalogs", "--prune")
    #expect(run.output == "catalogs/de/Notes.toml: removed gone\n")
    #expect(try !german().contains("gone"))
  }

  // MARK: rename

  @Test func renameChangesEveryLanguageAndTheSettings() throws {
    try folder.write("catalogs/de/Notes.toml", "# Titel\n[title-too-long] # zu lang\nmessage = \"Zu lang.\"\n")
    let run = try copyc("rename", "catalogs", "Notes", "title-too-long", "title-length")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("renamed in 3 places:\n"))
    #expect(try german() == "# Titel\n[title-length] # zu lang\nmessage = \"Zu lang.\"\n")
    #expect(try folder.read("catalogs/catalog.toml").contains("\"Notes.title-length\""))
    #expect(try folder.read("catalogs/en/Notes.toml") == smallDomain.replacing("title-too-long", with: "title-length"))
  }

  @Test func aFileThatCannotBeReadOrWrittenKeepsAllFilesAsTheyAre() throws {
    try folder.write("catalogs/de/Notes.toml", "[title-too-long\n")
    let faulty = try copyc("rename", "catalogs", "Notes", "title-too-long", "title-length")
    #expect(faulty.status == 2)
    #expect(faulty.errors.contains("catalogs/de/Notes.toml"), "\(faulty.errors)")
    #expect(try copyc("sync", "catalogs").status == 2)
    #expect(try folder.read("catalogs/en/Notes.toml") == smallDomain)
    #expect(try folder.names(in: "catalogs/de") == ["Notes.toml"])
  }

  @Test(.enabled(if: Copyc.unprivileged != nil, "needs setpriv"))
  func aFolderWithoutPermissionKeepsAllFilesAsTheyAre() throws {
    let german = "[title-too-long]\nmessage = \"Zu lang.\"\n"
    try folder.write("catalogs/de/Notes.toml", german)
    let modes = [
      ("", 0o755), ("catalogs", 0o777), ("catalogs/en", 0o777), ("catalogs/de", 0o555),
      ("catalogs/catalog.toml", 0o666), ("catalogs/en/Notes.toml", 0o666), ("catalogs/de/Notes.toml", 0o666)
    ]
    for (path, mode) in modes {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: folder.url.appendingPathComponent(path).path)
    }
    let run = try Copyc(
      ["rename", "catalogs", "Notes", "title-too-long", "title-length"], launcher: Copyc.unprivileged ?? [],
      in: folder.url)
    #expect(run.status == 2, "\(run.output)")
    #expect(run.errors.contains("catalogs/de"), "\(run.errors)")
    #expect(try folder.read("catalogs/en/Notes.toml") == smallDomain)
    #expect(try self.german() == german)
    #expect(try folder.names(in: "catalogs/en") == ["Notes.toml"])
  }

  @Test(arguments: [
    ["Note", "title-too-long", "x"], ["Notes", "title-to-long", "x"], ["Notes", "title-too-long", "X"],
    ["Notes", "x", "y", "--argument", "title-too-long"], ["Actions", "x", "y"], ["Notes", "title-too-long"]
  ]) func renameRefusesWhatCannotBe(_ words: [String]) throws {
    let run = try Copyc(["rename", "catalogs"] + words, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("copyc: "))
  }

  @Test func aLinkStaysALinkAndAFileKeepsItsPermissions() throws {
    try folder.write("elsewhere/Notes.toml", "[title-too-long]\nmessage = \"Zu lang.\"\n")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("catalogs/de"), withIntermediateDirectories: true)
    let link = folder.url.appendingPathComponent("catalogs/de/Notes.toml").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../../elsewhere/Notes.toml")
    let source = folder.url.appendingPathComponent("catalogs/en/Notes.toml").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: source)
    #expect(try copyc("rename", "catalogs", "Notes", "title-too-long", "title-length").status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../../elsewhere/Notes.toml")
    #expect(try folder.read("elsewhere/Notes.toml").hasPrefix("[title-length]"))
    let mode = try FileManager.default.attributesOfItem(atPath: source)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try folder.names(in: "catalogs/en") == ["Notes.toml"])
  }

  // MARK: list

  @Test func listTellsWhatItCouldNotRead() throws {
    #expect(try copyc("list", "catalogs").status == 0)
    try folder.write("catalogs/de/Notes.toml", "[title-too-long\n")
    let run = try copyc("list", "catalogs")
    #expect(run.status == 2)
    #expect(run.output.contains("title-too-long"))
    #expect(run.errors.contains("copyc check"))
    #expect(try copyc("list", "catalogs", "--locale", "fr").status == 2)
    #expect(try copyc("list", "catalogs", "--domain", "Note").errors.contains("“Notes”"))
  }
}
