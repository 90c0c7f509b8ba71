import Foundation
import Testing

@Suite struct CommandTests {
  @Test(arguments: [
    "check", "fix", "fmt", "generate", "render", "explain", "init", "list", "maps", "new", "sync", "accept", "rename",
    "schema", "completions", "manual"
  ]) func everyCommandHasHelp(
    _ name: String
  ) throws {
    let help = try Copyc([name, "--help"])
    #expect(help.status == 0)
    #expect(help.output.hasPrefix("copyc \(name): "))
    #expect(help.output.contains("\nusage: copyc \(name)"))
    #expect(help.output.contains("\nexample"))
    #expect(try Copyc(["help", name]).output == help.output)
    #expect(try Copyc(["--help"]).output.contains("\n  \(name) "))
  }

  @Test func printsItsVersionsAndICUs() throws {
    let version = try Copyc(["--version"])
    #expect(version.status == 0)
    #expect(version.output.wholeMatch(of: /copyc \d+\.\d+\.\d+, ICU \d+.*, CLDR \d+.*\n/) != nil)
  }

  @Test func suggestsWhatWasMeant() throws {
    #expect(try Copyc(["chekc"]).errors.contains("check"))
    #expect(try Copyc(["check", "--fromat", "json"]).errors.contains("--format"))
    #expect(try Copyc(["explain", "mising-title"]).errors.contains("missing-title"))
  }

  @Test(arguments: [
    ["chekc"], ["check", "a", "b"], ["check", "--format"], ["check", "--format", "yaml"], ["check", "--nope"],
    ["render", "catalogs"],
    ["explain", "no-such-check"],
    ["help", "nope"], ["generate", "--check=yes"], ["generate", "catalogs"]
  ]) func whatItIsNotMeantForEndsWithTwo(_ words: [String]) throws {
    let run = try Copyc(words)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("copyc: "))
  }

  @Test(arguments: [
    ("C", "", "No folder at “nope”"), ("de_AT.UTF-8", "", "Kein Ordner unter „nope“"),
    ("fr_FR.UTF-8", "ja:de", "「nope」というフォルダはありません"), ("ar", "", "لا يوجد مجلد باسم «\u{2068}nope\u{2069}»"),
    ("C", "de", "No folder at “nope”")
  ]) func speaksTheLanguageOfTheEnvironment(_ locale: String, _ list: String, _ title: String) throws {
    let run = try Copyc(["check", "nope"], environment: ["LC_ALL": locale, "LANGUAGE": list])
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("copyc: \(title)\n"), "\(run.errors)")
    #expect(!run.errors.contains("U+"))
  }

  @Test func takesValuesInBothForms() throws {
    let folder = try TemporaryFolder()
    try folder.writeSmallCatalog()
    let one = try Copyc(["check", "--format=json", "--", "catalogs"], in: folder.url)
    let two = try Copyc(["check", "catalogs", "--format", "json"], in: folder.url)
    #expect(one.status == 0)
    #expect(one.output == two.output)
  }
}

@Suite struct CheckCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.writeSmallCatalog()
  }

  @Test func printsJSONAndNothingElse() throws {
    try folder.write("catalogs/en/Broken.toml", "[no-end\n")
    let run = try Copyc(["check", "catalogs", "--format", "json"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors == "")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(report["version"] as? Int == 1)
    #expect((report["findings"] as? [Any])?.isEmpty == false)
    #expect((report["summary"] as? [String: Int])?["locales"] == 1)
  }

  @Test func endsWithTheTallyAndUsesNoColourInAFile() throws {
    let run = try Copyc(["check", "catalogs"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.output.hasSuffix(" in 1 entry and 1 locale\n"), "\(run.output)")
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func failsOnWhatItIsToldTo() throws {
    // An entry without a note for translators is worth a finding, and blocks nobody.
    try folder.write(
      "catalogs/en/Notes.toml", smallDomain.replacing("note = \"Under the title field.\"\n", with: ""))
    #expect(try Copyc(["check", "catalogs"], in: folder.url).status == 0)
    #expect(try Copyc(["check", "catalogs", "--fail-on", "note"], in: folder.url).status == 1)
  }

  @Test func takesTheUsualFolderWithoutBeingTold() throws {
    #expect(try Copyc(["check"], in: folder.url).status == 0)
  }

  @Test func endsQuietlyWhenNobodyReadsAnyMore() throws {
    for index in 0..<200 { try folder.write("catalogs/en/Broken\(index).toml", "[no-end\n") }
    let run = try Copyc(
      [], launcher: ["bash", "-c", "\"$0\" check catalogs | true; echo ${PIPESTATUS[0]}"], in: folder.url)
    #expect(run.output == "1\n")
    #expect(run.errors == "")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs /dev/full"))
  func saysThatStandardOutputIsFull() throws {
    let run = try Copyc(["check", "catalogs"], in: folder.url, output: "/dev/full")
    #expect(run.status == 2)
    #expect(run.errors.contains("No space left on device"))
  }
}

@Suite struct InitCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func makesACatalogWithoutAnyFinding() throws {
    #expect(try Copyc(["init"], in: folder.url).status == 0)
    let check = try Copyc(["check", "catalogs", "--fail-on", "note"], in: folder.url)
    #expect(check.status == 0, "\(check.output)")
    let format = try Copyc(["fmt", "--check", "catalogs"], in: folder.url)
    #expect(format.status == 0, "\(format.output)")
    #expect(check.output == "nothing to fix in 2 entries and 2 locales\n")
  }

  /// Good copy in every language, in the canonical form, for a release, with what views need to show it.
  @Test func makesCopyForTheErrorsOfTheSystem() throws {
    #expect(try Copyc(["init", "--system"], in: folder.url).status == 0)
    let check = try Copyc(["check", "catalogs", "--release", "--fail-on", "note"], in: folder.url)
    #expect(check.output == "nothing to fix in 17 entries and 8 locales\n", "\(check.output)")
    #expect(try Copyc(["fmt", "--check", "catalogs"], in: folder.url).status == 0)
    let maps = try Copyc(["maps", "catalogs"], in: folder.url).output
    #expect(maps.contains(/POSIXError\.ENOSPC +System\.disk-full +blocking +fix\n/), "\(maps)")
    #expect(maps.contains(/URLError\.timedOut +System\.no-answer +content, blocking +retry, wait, fix\n/), "\(maps)")
    for language in ["ar", "de", "fr", "ja", "pl", "pt-BR", "zh-Hans"] {
      let copy = try folder.read("catalogs/\(language)/System.toml")
      for entry in ["fields-summary", "error-details", "details-copied"] {
        #expect(copy.contains("\n[\(entry)]\n"), "\(language) \(entry)")
      }
      let labels = try folder.read("catalogs/\(language)/Actions.toml")
      for action in ["try-again", "cancel", "open-settings", "show-details", "copy-details"] {
        #expect(labels.contains("[\(action)]\n"), "\(language) \(action)")
      }
    }
    #expect(maps.hasSuffix("Cancellations are shown to nobody, all other errors as System.unexpected.\n"))
  }

  /// Each language judges its copy as a source too.
  @Test(arguments: ["ar", "de", "fr", "ja", "pl", "pt-BR", "zh-Hans"])
  func theCopyForTheSystemHoldsAsASource(language: String) throws {
    try folder.write(
      "catalogs/catalog.toml", "source = \"\(language)\"\nfallback-error = \"System.unexpected\"\n")
    try folder.write("catalogs/\(language)/Empty.toml", "")
    #expect(try Copyc(["init", "--system"], in: folder.url).status == 0)
    let check = try Copyc(["check", "catalogs", "--fail-on", "should-fix"], in: folder.url)
    #expect(check.output == "nothing to fix in 17 entries and 1 locale\n", "\(check.output)")
  }

  /// In the languages of the catalog, without what it maps already.
  @Test func addsCopyForTheErrorsOfTheSystem() throws {
    try folder.write("catalogs/catalog.toml", "source = \"de-AT\"\nquiet = [\"http:429\"]\n")
    try folder.write(
      "catalogs/de-AT/Netz.toml",
      """
      [offline]
      code = 1
      context = "passing"
      remedy = "fix"
      message = "Dieses Gerät ist offline."
      recovery = "Verbinde es mit einem WLAN."
      maps = ["URLError.notConnectedToInternet", "POSIXError.ENETDOWN", "POSIXError.ENETUNREACH"]
      note = "Über der Liste."

      """)
    let actions = "[nein]\nlabel = \"Abbrechen\"\nrole = \"cancel\"\nnote = \"Alles bleibt.\""
    try folder.write("catalogs/de-AT/Actions.toml", actions)
    try folder.write("catalogs/fi/Netz.toml", "")
    try folder.write("catalogs/fr/Netz.toml", "")
    let run = try Copyc(["init", "--system"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Next: add  fallback-error = \"System.unexpected\"  to catalogs/catalog.toml\n"))
    #expect(try folder.names(in: "catalogs/fi") == ["Netz.toml"])
    let german = try folder.read("catalogs/de-AT/System.toml")
    #expect(german.contains("title = \"Nicht genug Speicherplatz\""))
    #expect(german.contains("maps = [\"http:503\"]\n"))
    #expect(!german.contains("[offline]"))
    // Its own action is offered where it does the same; what is missing comes behind it.
    #expect(german.contains("actions = [\"try-again\", \"nein\"]\n"))
    let extended = try folder.read("catalogs/de-AT/Actions.toml")
    #expect(extended.hasPrefix(actions + "\n\n[try-again]\nlabel = \"Erneut versuchen\"\nrole = \"retry\"\n"))
    #expect(!extended.contains("[cancel]"))
    #expect(run.output.contains("\nadded actions to catalogs/de-AT/Actions.toml\n"))
    #expect(try folder.read("catalogs/fr/Actions.toml").contains("[try-again]\nlabel = \"Réessayer\"\n"))
    #expect(try folder.read("catalogs/fr/System.toml").hasPrefix("#:schema ../.schema/translation.json\n\n[no-answer]\n"))
    #expect(try Copyc(["check", "catalogs", "--fail-on", "should-fix"], in: folder.url).status == 0)
    // In the canonical form, but for what was there before.
    let format = try Copyc(["fmt", "--check", "catalogs"], in: folder.url)
    #expect(!format.output.contains("System.toml") && !format.output.contains("fr/Actions.toml"), "\(format.output)")
    let again = try Copyc(["init", "--system"], in: folder.url)
    #expect(again.status == 2)
    #expect(again.errors.contains("catalogs/de-AT/System.toml"))
    #expect(again.errors.contains("Edit the texts in this file.") && !again.errors.contains("folder"), "\(again.errors)")
    #expect(try folder.read("catalogs/de-AT/System.toml") == german)
  }

  /// What would be added behind a fault might be read as a part of it.
  @Test func addsNoActionsToAFileWithAFault() throws {
    try folder.write("catalogs/catalog.toml", "source = \"en\"\n")
    try folder.write("catalogs/en/Notes.toml", smallDomain)
    let actions = "[cancel]\nlabel = \"\"\"Cancel\n"
    try folder.write("catalogs/en/Actions.toml", actions)
    let run = try Copyc(["init", "--system"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("catalogs/en/Actions.toml"))
    #expect(try folder.read("catalogs/en/Actions.toml") == actions)
    #expect(try folder.names(in: "catalogs/en") == ["Actions.toml", "Notes.toml"])
  }

  @Test func saysInWhichLanguagesThereIsCopyForTheSystem() throws {
    try folder.write("catalogs/catalog.toml", "source = \"fi\"\n")
    try folder.write("catalogs/fi/Notes.toml", smallDomain)
    let run = try Copyc(["init", "--system"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("zh-Hans"))
    #expect(try folder.names(in: "catalogs/fi") == ["Notes.toml"])
  }

  @Test func leavesWhatIsThereAlone() throws {
    try folder.write("catalogs/de/Notes.toml", "mine")
    let run = try Copyc(["init", "catalogs"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("catalogs/de/Notes.toml"))
    #expect(try folder.names(in: "catalogs") == ["de"])
    #expect(try folder.read("catalogs/de/Notes.toml") == "mine")
  }

  @Test func writesNothingWhereAFolderIsAFile() throws {
    try folder.write("catalogs/en", "a file")
    let run = try Copyc(["init", "catalogs"], in: folder.url)
    #expect(run.status == 2)
    #expect(try folder.names(in: "catalogs") == ["en"])
  }
}

@Suite struct MapsCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "catalogs/catalog.toml", "fallback-error = \"Net.unexpected\"\nquiet = [\"URLError.callIsActive\"]\n")
    try folder.write(
      "catalogs/en/Net.toml",
      """
      [offline]
      code = 1
      context = ["passing", "blocking"]
      remedy = "fix"
      title = "This device is offline"
      message = "This device is offline."
      recovery = "Connect to Wi-Fi."
      maps = ["POSIXError.ENETDOWN", "com.example.sync:-7", "NSURLErrorDomain:-1009"]

      [unexpected]
      code = 2
      context = "blocking"
      remedy = "get-help"
      title = "The app couldn’t finish this step"
      message = "The cause isn’t known yet."
      recovery = "Contact support."

      """)
  }

  @Test func showsWhoShowsWhat() throws {
    let run = try Copyc(["maps", "catalogs"], in: folder.url, environment: ["COLUMNS": "200"])
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n").map { $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ") }
    #expect(lines.contains { $0.hasPrefix("URLError.notConnectedToInternet ") && $0.contains("Net.offline passing, blocking fix, retry") }, "\(run.output)")
    #expect(lines.contains { $0.hasPrefix("URLError.callIsActive ") && $0.contains("nobody") })
    #expect(lines.contains { $0.hasPrefix("com.example.sync:-7 ") && $0.hasSuffix("Net.offline passing, blocking") })
    #expect(lines.count == 6)
  }

  @Test func tellsScriptsOfEveryKnownError() throws {
    let run = try Copyc(["maps", "catalogs", "--all", "--format", "json"], in: folder.url)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(report["version"] as? Int == 1)
    #expect(report["fallback"] as? String == "Net.unexpected")
    let maps = try #require(report["maps"] as? [[String: Any]])
    #expect(maps.count > 300)
    func shown(_ name: String) -> String? { maps.first { $0["error"] as? String == name }?["shown"] as? String }
    #expect(shown("POSIXError.ENETDOWN") == "entry")
    #expect(shown("URLError.callIsActive") == "nobody")
    #expect(shown("URLError.cancelled") == "nobody")
    #expect(shown("CocoaError.fileWriteOutOfSpace") == "fallback")
    #expect(maps.first { $0["error"] as? String == "POSIXError.ENETDOWN" }?["code"] as? String == "ENETDOWN")
    #expect(maps.first { $0["error"] as? String == "POSIXError.ENETDOWN" }?["line"] as? Int == 8)
  }
}
