import CopyCatalog
import Testing

/// The style guide is what writers learn from; it and the checks say the same.
@Suite struct StyleGuideTests {
  private static let document = "style-guide.md"

  @Test(arguments: try DocumentExample.all(in: document))
  func anExampleGivesWhatItIsMarkedWithOrNothing(example: DocumentExample) {
    let files = example.files
    let findings = check(files).findings
    let found = Set(findings.map(\.check))
    let marked = Set(example.markedChecks)
    if marked.isEmpty {
      #expect(findings.isEmpty, "\(told(findings, in: files))")
    } else {
      #expect(found.isSuperset(of: marked), "\(told(findings, in: files))")
    }
  }

  @Test(arguments: try rules())
  func aRuleHasExamplesASourceAndACheck(rule: Rule) {
    #expect(rule.hasBadExample, "An example that breaks the rule is missing.")
    #expect(rule.hasGoodExample, "An example that keeps the rule is missing.")
    #expect(rule.source.count > 2, "“Source: …” is missing.")
    #expect(rule.saysThatNoneChecks != !rule.checks.isEmpty, "Name a check, or “none; a second writer”: \(rule.check)")
  }

  /// A mark of a finding is about the rule that it stands below.
  @Test(arguments: try rules())
  func aRuleNamesTheChecksOfItsExamples(rule: Rule) {
    #expect(Set(rule.markedChecks).isSubset(of: rule.checks))
  }

  @Test func everyCheckThatIsNamedExistsAndIsLinked() throws {
    let known = Set(allChecks.map(\.page.id))
    let named = try Self.rules().flatMap { $0.checks + $0.markedChecks } + Self.checksOfFiles()
    #expect(named.count > 30)
    let unknown = Set(named).subtracting(known)
    #expect(unknown.isEmpty, "These are no checks.")
    // Nowhere is a check named without a link to its page.
    let text = try Repository.read(Self.document)
    for id in Set(named) { #expect(text.contains("[`\(id)`](docs/checks/\(id).md)"), "‘\(id)’ has no link.") }
  }

  @Test func everyCheckIsNamed() throws {
    let ofRules = Set(try Self.rules().flatMap(\.checks))
    let ofFiles = try Self.checksOfFiles()
    #expect(ofFiles.count == Set(ofFiles).count)
    for page in allChecks.map(\.page) {
      if page.category == .catalog {
        #expect(
          ofRules.contains(page.id) != ofFiles.contains(page.id),
          "Name ‘\(page.id)’ in a rule or, if it is about files, in the last list.")
      } else {
        #expect(ofRules.contains(page.id), "No rule names ‘\(page.id)’.")
        #expect(!ofFiles.contains(page.id), "‘\(page.id)’ is about copy.")
      }
    }
  }

  // MARK: The guide

  /// What stands below a heading of the third level.
  struct Rule: Sendable, CustomTestStringConvertible {
    let title: String
    let text: String

    var testDescription: String { title }

    /// The checks that it says hold it.
    var checks: [String] { StyleGuideTests.links(in: check) }
    /// What stands after “Source:”.
    var source: String { part(after: "\nSource: ").firstPart(before: " · Check:") }
    /// What stands after “Check:”.
    var check: String { part(after: "· Check:") }
    var saysThatNoneChecks: Bool { check.contains("none; a second writer") }
    var markedChecks: [String] {
      text.split(separator: "# ✗ ").dropFirst().map { String($0.prefix { $0.isLetter || $0 == "-" }) }
    }
    var hasBadExample: Bool { text.contains("# ✗ ") || text.contains("\n- Not: ") }
    var hasGoodExample: Bool {
      text.contains("\n- But: ")
        || text.split(separator: "```toml\n").dropFirst().contains { !$0.firstPart(before: "```").contains("# ✗ ") }
    }

    private func part(after mark: String) -> String {
      text.firstRange(of: mark).map { String(text[$0.upperBound...]) } ?? ""
    }
  }

  private static func rules() throws -> [Rule] {
    let guide = try Repository.read(document)
    return guide.split(separator: "\n### ").dropFirst().map { section in
      let text = section.firstPart(before: "\n## ")
      return Rule(title: text.firstPart(before: "\n"), text: text)
    }
  }

  /// The checks that no rule is about.
  private static func checksOfFiles() throws -> [String] {
    let guide = try Repository.read(document)
    let start = try #require(guide.firstRange(of: "\n## Checks of files\n"))
    return links(in: guide[start.upperBound...].firstPart(before: "\n## "))
  }

  /// The checks that a text links to.
  private static func links(in text: String) -> [String] {
    text.split(separator: "[`").dropFirst().map { String($0.prefix { $0 != "`" }) }
  }
}

extension StringProtocol {
  fileprivate func firstPart(before mark: String) -> String {
    firstRange(of: mark).map { String(self[..<$0.lowerBound]) } ?? String(self)
  }
}
