import Foundation
import Testing

private let withoutCode = smallDomain.replacing("code = 1\n", with: "")

@Suite struct FixTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.writeSmallCatalog()
  }

  @Test func writesWhatIsMissingAndSaysSo() throws {
    try folder.write("catalogs/en/Notes.toml", withoutCode)
    let run = try Copyc(["fix", "catalogs"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "catalogs/en/Notes.toml: 1 missing-code\n\nmended 1 finding in 1 file\n")
    #expect(try folder.read("catalogs/en/Notes.toml") == smallDomain)
    #expect(try Copyc(["fix", "catalogs"], in: folder.url).output == "nothing that could be mended\n")
    #expect(try folder.names(in: "catalogs/en") == ["Notes.toml"])
  }

  @Test func leavesFilesWithoutAChangeUntouched() throws {
    try folder.write("catalogs/en/Other.toml", withoutCode)
    let path = folder.path + "/catalogs/en/Notes.toml"
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: old, .posixPermissions: 0o640], ofItemAtPath: path)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: folder.path + "/catalogs/en/Other.toml")
    #expect(try Copyc(["fix"], in: folder.url).status == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == old)
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path + "/catalogs/en/Other.toml")
    #expect(mode[.posixPermissions] as? Int == 0o600)
  }

  @Test func aDryRunShowsADiffThatPatchCanApply() throws {
    try folder.write("catalogs/en/Notes.toml", withoutCode.replacing("\n", with: "\r\n"))
    let run = try Copyc(["fix", "--dry-run"], in: folder.url)
    #expect(run.output.hasPrefix("--- catalogs/en/Notes.toml\n+++ catalogs/en/Notes.toml\n@@ "))
    #expect(run.output.contains("\n+code = 1\r\n"))
    #expect(run.errors.contains("would mend 1 finding in 1 file"))
    #expect(try folder.read("catalogs/en/Notes.toml") == withoutCode.replacing("\n", with: "\r\n"))
  }

  @Test func guessesOnlyWhenAsked() throws {
    try folder.write("catalogs/en/Notes.toml", smallDomain.replacing("recovery", with: "recovry"))
    let safe = try Copyc(["fix"], in: folder.url)
    #expect(safe.status == 1)
    #expect(safe.output.contains("left for a person: "), "\(safe.output)")
    #expect(try Copyc(["fix", "--all"], in: folder.url).status == 0)
    #expect(try folder.read("catalogs/en/Notes.toml") == smallDomain)
  }

  @Test func mendsOnlyWhatIsNamed() throws {
    try folder.write("catalogs/en/Notes.toml", withoutCode)
    try folder.write("catalogs/en/Other.toml", withoutCode)
    let run = try Copyc(["fix", "--domain", "Other", "--check", "missing-code", "--locale", "en"], in: folder.url)
    // What is left elsewhere is neither counted nor a failure, as “check” with the same words has it.
    #expect(run.status == 0)
    #expect(run.output == "catalogs/en/Other.toml: 1 missing-code\n\nmended 1 finding in 1 file\n")
    #expect(try folder.read("catalogs/en/Notes.toml") == withoutCode)
    #expect(try folder.read("catalogs/en/Other.toml") == smallDomain)
    let unknown = try Copyc(["fix", "--check", "mising-code"], in: folder.url)
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("missing-code"))
  }

  @Test func aLinkStaysALink() throws {
    try folder.write("shared.toml", withoutCode)
    try FileManager.default.removeItem(atPath: folder.path + "/catalogs/en/Notes.toml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/catalogs/en/Notes.toml", withDestinationPath: "../../shared.toml")
    #expect(try Copyc(["fix"], in: folder.url).status == 0)
    #expect(try folder.read("shared.toml") == smallDomain)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/catalogs/en/Notes.toml") == "../../shared.toml")
  }

  @Test(.enabled(if: Copyc.unprivileged != nil, "needs a way to run without the rights of root"))
  func whereOneFileCannotBeWrittenNoneIs() throws {
    try folder.write("catalogs/en/A.toml", withoutCode)
    try folder.write("catalogs/en/Notes.toml", withoutCode)
    for path in ["", "/catalogs", "/catalogs/en"] {
      try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path + path)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: folder.path + "/catalogs/en/A.toml")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.path + "/catalogs/en/Notes.toml")
    let run = try Copyc(["fix", "catalogs"], launcher: Copyc.unprivileged ?? [], in: folder.url)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("copyc: Couldn’t change “catalogs/en/Notes.toml”\n"), "\(run.errors)")
    #expect(try folder.read("catalogs/en/A.toml") == withoutCode)
    #expect(try folder.names(in: "catalogs/en") == ["A.toml", "Notes.toml"])
  }
}

@Suite struct FmtTests {
  let folder: TemporaryFolder
  private let untidy = smallDomain.replacing("code = 1", with: "code=1 # the first")
  private let tidy = smallDomain.replacing("code = 1", with: "code = 1  # the first")

  init() throws {
    folder = try TemporaryFolder()
    try folder.writeSmallCatalog()
  }

  @Test func writesTheCanonicalForm() throws {
    try folder.write("catalogs/en/Notes.toml", untidy)
    let run = try Copyc(["fmt", "catalogs"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "formatted catalogs/en/Notes.toml\n")
    #expect(try folder.read("catalogs/en/Notes.toml") == tidy)
    #expect(try Copyc(["fmt"], in: folder.url).output == "")
  }

  @Test func comparesAndWritesNothing() throws {
    #expect(try Copyc(["fmt", "--check"], in: folder.url).status == 0)
    try folder.write("catalogs/en/Notes.toml", untidy)
    let run = try Copyc(["fmt", "--check"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.output == "catalogs/en/Notes.toml is not in canonical form\n")
    #expect(run.errors.contains("copyc fmt"))
    let dry = try Copyc(["fmt", "--dry-run"], in: folder.url)
    #expect(dry.status == 0)
    #expect(dry.output.contains("\n-code=1 # the first\n+code = 1  # the first\n"))
    #expect(try folder.read("catalogs/en/Notes.toml") == untidy)
  }

  @Test func leavesWhatCannotBeRead() throws {
    try folder.write("catalogs/en/Broken.toml", "[no-end\ncode=1\n")
    try folder.write("catalogs/en/Notes.toml", untidy)
    let run = try Copyc(["fmt", "catalogs"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors == "catalogs/en/Broken.toml: left as it is, because it can’t be read; see “copyc check”\n")
    #expect(try folder.read("catalogs/en/Broken.toml") == "[no-end\ncode=1\n")
    #expect(try folder.read("catalogs/en/Notes.toml") == tidy)
  }
}
