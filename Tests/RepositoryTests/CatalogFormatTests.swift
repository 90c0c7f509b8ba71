import CopyCatalog
import Testing

/// The reference of the catalog format shows what is read. All of it has to be true.
@Suite struct CatalogFormatTests {
  private static let document = "docs/catalog-format.md"

  @Test(arguments: try DocumentExample.all(in: document))
  func anExampleGivesTheFindingsThatItIsMarkedWith(example: DocumentExample) {
    let files = example.files
    let findings = check(files).findings
    #expect(
      findings.map(\.check).sorted() == example.markedChecks.sorted(), "\(told(findings, in: files))")
  }

  @Test func faultsAreShownToo() throws {
    let examples = try DocumentExample.all(in: Self.document)
    #expect(examples.count > 20)
    #expect(examples.count { !$0.markedChecks.isEmpty } > 10)
  }

  /// The values that a key can have, as the tool lists them.
  @Test func everyValueOfAListIsNamed() throws {
    let text = try Repository.read(Self.document)
    let values =
      Context.allCases.map(\.rawValue) + Remedy.allCases.map(\.rawValue) + Platform.allCases.map(\.rawValue)
      + ArgumentType.allCases.map(\.rawValue) + ActionRole.allCases.map(\.rawValue)
      + TranslationState.allCases.map(\.rawValue)
    for value in values { #expect(text.contains("`\(value)`"), "\(Self.document) does not name ‘\(value)’.") }
  }

  /// Each key of the settings, a domain, an entry, a translation, an argument and an action stands in the reference.
  @Test func everyKeyThatIsReadIsNamed() throws {
    let text = try Repository.read(Self.document)
    for key in try Self.keysThatAreRead() {
      let ways = ["`\(key)`", "`\(key).", "\(key) = ", "[\(key)]", "[\(key)."]
      #expect(ways.contains { text.contains($0) }, "\(Self.document) does not name the key ‘\(key)’.")
    }
  }

  /// The keys that the tool lists when it is given one that it does not know.
  private static func keysThatAreRead() throws -> Set<String> {
    let unknown = "qqqqqqqqqqqqqqqqqqqq"
    let files = [
      SourceFile("catalog.toml", "\(unknown) = 1\nlengths.\(unknown) = 1\n"),
      SourceFile("en/Actions.toml", "[a]\nlabel = \"A\"\n\(unknown) = 1\n"),
      SourceFile(
        "en/Photos.toml",
        "[domain]\n\(unknown) = 1\n[a]\n\(unknown) = 1\nlength.\(unknown) = 1\n"
          + "args.a = { type = \"int\", \(unknown) = 1 }\n"),
      SourceFile("de/Photos.toml", "[a]\n\(unknown) = 1\n"),
      SourceFile("de/Actions.toml", "[a]\n\(unknown) = 1\n"),
    ]
    let fixes = check(files).findings.filter { $0.check == "unknown-key" }.map(\.fix.summary)
    try #require(fixes.count == 9)
    var keys: Set<String> = []
    for fix in fixes {
      // use one of 'code', 'context' or 'remedy', or write 'x.…'
      for (index, part) in fix.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      where index % 2 == 1 && !part.hasPrefix("x.") { keys.insert(String(part)) }
    }
    try #require(keys.isSuperset(of: ["retired-codes", "fallback-error", "wraps", "sample", "role", "comment"]))
    return keys
  }
}
