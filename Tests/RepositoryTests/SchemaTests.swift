import Foundation
import Testing

/// What another program than copyc reads in the schemas, and what it makes of catalogs by them.
@Suite struct SchemaTests {
  private static let script = Repository.root.appending(path: "Tests/Readers/schemas.py").path

  private func validate(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let written = try Shell(Repository.copyc.path, ["schema", "--output", folder.url.path])
    try #require(written.succeeded, "\(written.output)")
    let run = try Shell("python3", [Self.script, folder.url.path] + arguments)
    // 3: a library is missing. 127: Python is.
    guard run.exitCode != 3, run.exitCode != 127 else {
      print("skipped: the schemas are not validated, as Python or its library jsonschema is not installed")
      return
    }
    #expect(run.succeeded, "\(run.output)")
  }

  @Test func theRepositorysCatalogsSuitTheirSchemas() throws {
    try validate(["catalogs/copyc", "catalogs/lumen", "Examples/FileSync/Sources/FileSync/catalogs"])
  }

  @Test func whatCopycRefusesIsRefused() throws {
    try validate(["--refuses"])
  }

  @Test func aNewCatalogTellsEditorsItsSchemas() throws {
    let folder = try TemporaryFolder()
    let made = try Shell(Repository.copyc.path, ["init", "catalogs"], in: folder.url)
    try #require(made.succeeded, "\(made.output)")
    for (file, kind) in [
      ("catalog.toml", ".schema/settings"), ("en/Notes.toml", "../.schema/source"),
      ("de/Notes.toml", "../.schema/translation"), ("en/Actions.toml", "../.schema/actions"),
      ("de/Actions.toml", "../.schema/labels"),
    ] {
      #expect(try folder.read("catalogs/\(file)").hasPrefix("#:schema \(kind).json\n"), "\(file)")
      let schema = "catalogs/.schema/\(kind.split(separator: "/").last ?? "").json"
      #expect(try folder.read(schema).hasPrefix("{\n  \"$schema\": "), "\(schema)")
    }
    try validate([folder.url.appending(path: "catalogs").path])
  }
}
