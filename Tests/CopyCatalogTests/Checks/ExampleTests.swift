import CopyCatalog
import Testing

/// The examples of a check's page teach, so they have to be true.
@Suite struct ExampleTests {
  static let ids = allChecks.map(\.page.id)

  @Test(arguments: ids)
  func badGivesExactlyOneFinding(id: String) throws {
    let page = try page(id)
    for example in page.examples {
      let findings = check(Example.files(of: example.bad)).findings
      #expect(findings.count == 1, "\(listed(findings))")
      #expect(findings.first?.check == id, "\(listed(findings))")
    }
  }

  @Test(arguments: ids)
  func goodGivesNoFinding(id: String) throws {
    for example in try page(id).examples {
      let findings = check(Example.files(of: example.good)).findings
      #expect(findings.isEmpty, "\(listed(findings))")
    }
  }

  @Test(arguments: ids)
  func editsTurnBadIntoGood(id: String) throws {
    for example in try page(id).examples {
      let files = Example.files(of: example.bad)
      for finding in check(files).findings where !finding.fix.edits.isEmpty {
        let mended = files.map { $0.path == finding.place.file ? edited($0, by: finding.fix.edits) : $0 }
        #expect(mended.map(text) == Example.files(of: example.good).map(text))
      }
    }
  }

  @Test func everyPageTeaches() {
    for page in allChecks.map(\.page) {
      // A file that cannot be read cannot be shown as text either.
      #expect((1...3).contains(page.examples.count) || page.id == "unreadable-file", "\(page.id)")
      #expect(page.summary.hasSuffix("."), "\(page.id)")
      #expect(page.rationale.count > 80, "\(page.id)")
    }
    #expect(Set(Self.ids).count == Self.ids.count, "two checks have one id")
  }

  private func page(_ id: String) throws -> CheckPage {
    try #require(allChecks.first { $0.page.id == id }).page
  }

  private func text(_ file: SourceFile) -> String { String(decoding: file.bytes, as: UTF8.self) }

  private func edited(_ file: SourceFile, by edits: [TextEdit]) -> SourceFile {
    var bytes = file.bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return SourceFile(path: file.path, relativePath: file.relativePath, content: .bytes(bytes))
  }
}

/// Findings in a few words, for the text of a failed expectation.
func listed(_ findings: [Finding]) -> String {
  findings.map { "\($0.check): \($0.problem) (\($0.place.file) \($0.place.range))" }.joined(separator: "\n")
}
