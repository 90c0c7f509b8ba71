import Foundation
import Testing

/// The README shows a catalog and the Swift it becomes. Both have to be true.
@Suite struct ReadmeTests {
  @Test func theCatalogBecomesTheSwiftBesideIt() throws {
    let readme = try Repository.read("README.md")
    let source = try #require(Self.blocks("toml", in: readme).first { $0.hasPrefix("# catalogs/en/Payments.toml\n") })
    let german = try #require(Self.blocks("toml", in: readme).first { $0.hasPrefix("# catalogs/de/Payments.toml\n") })
    let swift = try #require(Self.blocks("swift", in: readme).first { $0.contains("enum PaymentsError") })
    let folder = try TemporaryFolder()
    try folder.write(source, to: "catalogs/en/Payments.toml")
    try folder.write(german, to: "catalogs/de/Payments.toml")
    try folder.write("source = \"en\"\nrequired = [\"de\"]\n", to: "catalogs/catalog.toml")

    let check = try Shell(Repository.copyc.path, ["check", "catalogs", "--fail-on", "should-fix"], in: folder.url)
    #expect(check.succeeded, "\(check.output)")
    let generate = try Shell(
      Repository.copyc.path, ["generate", "catalogs", "--output", "Generated"], in: folder.url)
    try #require(generate.succeeded, "\(generate.output)")
    // The README leaves out what stands between, and marks it with “…”.
    var rest = try folder.read("Generated/CopyDomain.Payments.swift")[...]
    for line in swift.split(separator: "\n") where !line.contains("…") {
      let place = try #require(rest.firstRange(of: "\(line)\n"), "“\(line)” is not what is generated:\n\(rest)")
      rest = rest[place.upperBound...]
    }
  }

  @Test func theFindingIsWhatCheckPrints() throws {
    let readme = try Repository.read("README.md")
    let shown = try #require(Self.blocks("text", in: readme).first { $0.contains("blocking[") })
    let source = try #require(Self.blocks("toml", in: readme).first { $0.hasPrefix("# catalogs/en/Payments.toml\n") })
    let folder = try TemporaryFolder()
    try folder.write("source = \"en\"\n", to: "catalogs/catalog.toml")
    try folder.write(
      source.replacing(#"message = "The card ending in {last4} expired in {expiry, date, ::yMMMM}.""#,
        with: #"message = "Something went wrong.""#), to: "catalogs/en/Payments.toml")
    let check = try Shell(Repository.copyc.path, ["check", "catalogs"], in: folder.url)
    #expect(check.exitCode == 1)
    #expect(check.output.contains(shown), "The README shows:\n\(shown)\n\n`check` prints:\n\(check.output)")
  }

  /// The manifest of an app is that of `Examples/FileSync`, which is built, but for the app's name and the path.
  @Test func theManifestOfAnAppIsThatOfTheExample() throws {
    let shown = try #require(
      Self.blocks("swift", in: try Repository.read("README.md")).first { $0.hasPrefix("// swift-tools-version") })
    let example = try Repository.read("Examples/FileSync/Package.swift")
    #expect(shown == example.replacing("FileSync", with: "Album").replacing("../..", with: "../CopyCatalog"))
  }

  /// Every command that a document tells its reader to run is one, with the options that it shows.
  @Test(arguments: [
    "README.md", "docs/ci.md", "docs/catalog-format.md", "docs/error-states.md", "style-guide.md", "CONTRIBUTING.md",
  ])
  func everyCommandThatIsNamedExists(document: String) throws {
    let text = try Repository.read(document)
    for part in text.split(separator: "`copyc ").dropFirst() {
      let words = part.prefix { $0 != "`" }.split(separator: " ").map(String.init)
      let name = try #require(words.first)
      let help = try Shell(Repository.copyc.path, ["help"] + (name == "help" ? [] : [name]))
      #expect(help.succeeded, "\(document) names “copyc \(name)”.\n\(help.output)")
      for option in words where option.hasPrefix("--") {
        #expect(help.output.contains(option), "\(document) names “copyc \(name) \(option)”.\n\(help.output)")
      }
    }
  }

  /// A link to a file of the repository leads to one, and a link to a heading to one.
  @Test(arguments: [
    "README.md", "docs/ci.md", "docs/catalog-format.md", "docs/error-states.md", "style-guide.md", "CONTRIBUTING.md",
  ])
  func everyLinkLeadsSomewhere(document: String) throws {
    let text = try Repository.read(document)
    let folder = Repository.root.appending(path: document).deletingLastPathComponent()
    for part in text.split(separator: "](").dropFirst() {
      let target = String(part.prefix { $0 != ")" })
      if target.hasPrefix("https://") { continue }
      if target.hasPrefix("#") {
        #expect(Self.headings(of: text).contains(String(target.dropFirst())), "\(document) links to \(target)")
      } else {
        #expect(
          FileManager.default.fileExists(atPath: folder.appending(path: target).path),
          "\(document) links to \(target)")
      }
    }
  }

  /// The names by which headings are linked to.
  private static func headings(of markdown: String) -> Set<String> {
    Set(
      markdown.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
        String(line.drop { $0 == "#" }.dropFirst().lowercased().compactMap { character -> Character? in
          character == " " ? "-" : character.isLetter || character.isNumber || character == "-" ? character : nil
        })
      })
  }

  /// The fenced blocks of a language, without their fences.
  static func blocks(_ language: String, in markdown: String) -> [String] {
    var blocks: [String] = []
    var block: String?
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if block == nil {
        if line == "```\(language)" { block = "" }
      } else if line == "```" {
        blocks.append(block ?? "")
        block = nil
      } else {
        block? += "\(line)\n"
      }
    }
    return blocks
  }
}
