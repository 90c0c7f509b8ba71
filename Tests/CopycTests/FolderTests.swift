import Foundation
import Testing

/// Every way in which a folder of catalogs can be wrong: one clear message, 1 or 2 as exit code, no crash.
@Suite struct FolderTests {
  let folder: TemporaryFolder
  var catalogs: String { folder.path + "/catalogs" }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs `check` over a small catalog to which something was done.
  private func check(_ launcher: [String] = []) throws -> Copyc {
    try Copyc(["check", "catalogs", "--format", "compiler"], launcher: launcher, in: folder.url)
  }

  // Sound folders

  @Test func aSoundCatalogHasNothingThatFails() throws {
    try folder.writeSmallCatalog()
    let run = try check()
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  @Test func carriageReturnsAreLineEnds() throws {
    try folder.writeSmallCatalog()
    try folder.write("catalogs/en/Notes.toml", smallDomain.replacing("\n", with: "\r\n"))
    let run = try check()
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  @Test func hiddenFilesAndOtherKindsAreLeftOut() throws {
    try folder.writeSmallCatalog()
    try folder.write("catalogs/.DS_Store", "x")
    try folder.write("catalogs/.git/x.toml", "[[[")
    try folder.write("catalogs/README.md", "x")
    try folder.write("catalogs/en/.Notes.toml.swp", "x")
    try folder.write("catalogs/en/Notes.toml~", "x")
    #expect(try check().status == 0)
  }

  @Test func aLinkToAFolderAndToAFileIsFollowed() throws {
    try folder.writeSmallCatalog(at: "elsewhere")
    try FileManager.default.createSymbolicLink(atPath: catalogs, withDestinationPath: "elsewhere")
    let run = try check()
    #expect(run.status == 0)
    #expect(
      try Copyc(["check", "catalogs/", "--format", "json"], in: folder.url).output.contains(#""entries": 1"#))
  }

  @Test func theFolderItselfCanBeTheWorkingFolder() throws {
    try folder.writeSmallCatalog()
    try folder.write("catalogs/en/Other.toml", "x")
    let run = try Copyc(
      ["check", ".", "--format", "compiler"], in: folder.url.appendingPathComponent("catalogs"))
    #expect(run.output.contains("\nen/Other.toml:1:") || run.output.hasPrefix("en/Other.toml:1:"))
  }

  // Folders that can't be read at all

  @Test func aMissingFolder() throws {
    let run = try check()
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("“catalogs”"), "\(run.errors)")
  }

  @Test func anEmptyFolder() throws {
    try folder.write("catalogs/README.md", "x")
    let run = try check()
    #expect(run.status == 2)
    #expect(run.errors.contains("“catalogs”"), "\(run.errors)")
  }

  @Test func aFileInPlaceOfTheFolder() throws {
    try folder.write("catalogs", "x")
    let run = try check()
    #expect(run.status == 2)
    #expect(run.errors.contains("“catalogs” is a file"), "\(run.errors)")
  }

  @Test func aLinkThatGoesInCirclesInPlaceOfTheFolder() throws {
    try FileManager.default.createSymbolicLink(atPath: catalogs, withDestinationPath: "catalogs")
    let run = try check()
    #expect(run.status == 2)
    #expect(run.errors.contains("“catalogs” goes in circles"), "\(run.errors)")
  }

  @Test(.enabled(if: Copyc.unprivileged != nil, "needs a way to run without the rights of root"))
  func aFolderThatIsClosed() throws {
    try folder.writeSmallCatalog()
    try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: catalogs)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: catalogs) }
    let run = try check(Copyc.unprivileged ?? [])
    #expect(run.status == 2)
    #expect(run.errors.contains("“catalogs”"), "\(run.errors)")
  }

  @Test func aPathThatIsNotUTF8() throws {
    let run = try Copyc(
      ["-c", "mkdir \"$(printf 'a\\377')\"; exec \"$0\" check \"$(printf 'a\\377')\"", Copyc.path],
      launcher: ["sh", "-c", "shift; exec sh \"$@\"", "sh"], in: folder.url)
    #expect(run.status == 2, "\(run.output)\(run.errors)")
    #expect(run.errors.contains("copyc: "), "\(run.errors)")
  }

  // Files that can't be read: a finding each, which hides no other

  /// Expects a finding at a path, and that the rest of the catalog was read all the same.
  private func expectFinding(
    _ id: String, at path: String, after launcher: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try folder.write("catalogs/en/Broken.toml", "[no-end\n")
    let run = try check(launcher)
    #expect(run.status == 1, "\(run.output)\(run.errors)", sourceLocation: sourceLocation)
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.contains { $0.hasPrefix("\(path):") && $0.hasSuffix("[\(id)]") }, "\(run.output)",
      sourceLocation: sourceLocation)
    #expect(
      lines.contains { $0.hasPrefix("catalogs/en/Broken.toml:1:") }, "\(run.output)",
      sourceLocation: sourceLocation)
  }

  @Test func aFolderInPlaceOfAFile() throws {
    try folder.writeSmallCatalog()
    try folder.write("catalogs/en/Photos.toml/x", "")
    try expectFinding("unreadable-file", at: "catalogs/en/Photos.toml")
  }

  @Test func aLinkThatGoesInCircles() throws {
    try folder.writeSmallCatalog()
    try FileManager.default.createSymbolicLink(
      atPath: catalogs + "/en/Photos.toml", withDestinationPath: "Photos.toml")
    try expectFinding("unreadable-file", at: "catalogs/en/Photos.toml")
  }

  @Test func aLinkThatLeadsNowhere() throws {
    try folder.writeSmallCatalog()
    try FileManager.default.createSymbolicLink(
      atPath: catalogs + "/en/Photos.toml", withDestinationPath: "none")
    try expectFinding("unreadable-file", at: "catalogs/en/Photos.toml")
  }

  @Test func aLocaleThatLinksToItself() throws {
    try folder.writeSmallCatalog()
    try FileManager.default.createSymbolicLink(atPath: catalogs + "/de", withDestinationPath: "de")
    try expectFinding("unreadable-file", at: "catalogs/de")
  }

  @Test func aLocaleThatLinksToItsParent() throws {
    try folder.writeSmallCatalog()
    try FileManager.default.createSymbolicLink(atPath: catalogs + "/de", withDestinationPath: ".")
    #expect(try check().status == 1)
  }

  @Test func aPipeIsNotWaitedFor() throws {
    try folder.writeSmallCatalog()
    #expect(mkfifo(catalogs + "/en/Photos.toml", 0o600) == 0)
    try expectFinding("unreadable-file", at: "catalogs/en/Photos.toml")
  }

  @Test func aDeviceWithoutEnd() throws {
    try folder.writeSmallCatalog()
    try FileManager.default.createSymbolicLink(
      atPath: catalogs + "/en/Photos.toml", withDestinationPath: "/dev/zero")
    try expectFinding("unreadable-file", at: "catalogs/en/Photos.toml")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem"), "needs Linux's /proc"))
  func aFileThatEvenRootCantRead() throws {
    try folder.writeSmallCatalog()
    try FileManager.default.createSymbolicLink(
      atPath: catalogs + "/en/Photos.toml", withDestinationPath: "/proc/self/mem")
    try expectFinding("unreadable-file", at: "catalogs/en/Photos.toml")
  }

  @Test(.enabled(if: Copyc.unprivileged != nil, "needs a way to run without the rights of root"))
  func aFileThatIsClosed() throws {
    try folder.writeSmallCatalog()
    try folder.write("catalogs/en/Photos.toml", "")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o000], ofItemAtPath: catalogs + "/en/Photos.toml")
    try expectFinding("unreadable-file", at: "catalogs/en/Photos.toml", after: Copyc.unprivileged ?? [])
  }

  @Test(.enabled(if: Copyc.unprivileged != nil, "needs a way to run without the rights of root"))
  func aLocaleThatIsClosed() throws {
    try folder.writeSmallCatalog()
    try folder.write("catalogs/de/Notes.toml", "")
    try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: catalogs + "/de")
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: catalogs + "/de")
    }
    try expectFinding("unreadable-file", at: "catalogs/de", after: Copyc.unprivileged ?? [])
  }

  @Test func aFileOf200MBIsNotRead() throws {
    try folder.writeSmallCatalog()
    try folder.write("catalogs/en/Photos.toml", "")
    #expect(truncate(catalogs + "/en/Photos.toml", 200 * 1024 * 1024) == 0)
    try expectFinding("unreadable-file", at: "catalogs/en/Photos.toml")
  }

  @Test func aNameThatIsNotUTF8() throws {
    try folder.writeSmallCatalog()
    let made = Process()
    made.executableURL = URL(fileURLWithPath: "/bin/sh")
    made.arguments = ["-c", "touch \"$(printf 'catalogs/en/a\\377.toml')\""]
    made.currentDirectoryURL = folder.url
    try made.run()
    made.waitUntilExit()
    let run = try check()
    // A file system that takes only UTF-8 has no such name.
    guard try folder.names(in: "catalogs/en").count > 1 else { return }
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("[unreadable-file]"), "\(run.output)")
  }

  // Files that hold what no catalog holds

  @Test func bytesThatAreNotUTF8() throws {
    try folder.writeSmallCatalog()
    try folder.write("catalogs/en/Photos.toml", Data([0x61, 0xFF, 0xFE, 0x0A]))
    try expectFinding("syntax", at: "catalogs/en/Photos.toml")
  }

  @Test func aNullByte() throws {
    try folder.writeSmallCatalog()
    try folder.write("catalogs/en/Photos.toml", "[photo-missing]\nmessage = \"a\0b\"\n")
    try expectFinding("syntax", at: "catalogs/en/Photos.toml")
  }

  @Test(arguments: ["[", "{a=", "[["]) func aHundredThousandLevels(_ opening: String) throws {
    try folder.writeSmallCatalog()
    try folder.write("catalogs/en/Photos.toml", "a = " + String(repeating: opening, count: 100_000))
    try expectFinding("syntax", at: "catalogs/en/Photos.toml")
  }

  @Test func aHundredThousandLevelsOfAMessage() throws {
    try folder.writeSmallCatalog()
    let deep = String(repeating: "{a, select, other {", count: 100_000)
    try folder.write("catalogs/en/Notes.toml", smallDomain.replacing("Enter", with: deep))
    let run = try check()
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("catalogs/en/Notes.toml:9:"))
  }

  @Test func aFolderThatIsNoLocale() throws {
    try folder.writeSmallCatalog()
    try folder.write("catalogs/klingonisch!/Notes.toml", "")
    try expectFinding("unknown-locale", at: "catalogs/klingonisch!/Notes.toml")
  }

  @Test func namesThatDifferInCaseOnly() throws {
    try folder.writeSmallCatalog()
    try folder.write("catalogs/en/NOTES.toml", smallDomain)
    // A disk that takes both for one has no such pair.
    guard try folder.names(in: "catalogs/en").count == 2 else { return }
    let run = try check()
    #expect(run.status == 1)
    #expect(run.output.contains("[name-collision]"), "\(run.output)")
  }

  @Test func aStrayFileBesideTheSettings() throws {
    try folder.writeSmallCatalog()
    try folder.write("catalogs/Notes.toml", smallDomain)
    let run = try check()
    #expect(run.output.contains("catalogs/Notes.toml:1:1:"), "\(run.output)")
  }
}
