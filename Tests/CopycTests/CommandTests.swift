import Foundation
import Testing

@Suite struct CommandTests {
  @Test(arguments: [
    "check", "fix", "fmt", "generate", "render", "explain", "init", "list", "new", "sync", "accept", "rename",
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
    #expect(check.output == "nothing to fix in 2 entries and 2 locales\n")
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
