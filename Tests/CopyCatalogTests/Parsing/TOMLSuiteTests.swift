import CopyCatalog
import Foundation
import Testing

/// The public toml-test suite, where it is at hand: https://github.com/toml-lang/toml-test
@Suite struct TOMLSuiteTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/toml-test")
  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }
  static let reason: Comment = "toml-test is not beside the package; nothing was compared with it"

  static func documents(in kind: String) throws -> [URL] {
    let root = folder.appendingPathComponent(kind)
    let names = try #require(FileManager.default.enumerator(atPath: root.path))
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".toml") }.sorted()
      .map { root.appendingPathComponent($0) }
  }

  static func read(_ file: URL) throws -> (table: TOMLTable, findings: [Finding]) {
    var findings = Findings()
    let source = SourceFile(
      path: file.path, relativePath: file.lastPathComponent, content: .bytes(Array(try Data(contentsOf: file))))
    let table = parseTOML(source, reportingTo: &findings)
    return (table, findings.all)
  }

  @Test(.enabled(if: isThere, reason)) func validDocumentsGiveTheirValues() throws {
    let files = try Self.documents(in: "valid")
    var right = 0
    for file in files {
      let json = try Data(contentsOf: file.deletingPathExtension().appendingPathExtension("json"))
      let expected = try #require(TaggedValue(json: try JSONSerialization.jsonObject(with: json)))
      let (table, findings) = try Self.read(file)
      let given = TaggedValue(table)
      #expect(findings.isEmpty, "\(file.path): \(findings.map(\.problem))")
      #expect(given == expected, "\(file.path)")
      if findings.isEmpty, given == expected { right += 1 }
    }
    print("toml-test: \(right) of \(files.count) valid documents give their values")
    #expect(files.count > 150)
  }

  @Test(.enabled(if: isThere, reason)) func invalidDocumentsGiveABlockingFinding() throws {
    let files = try Self.documents(in: "invalid")
    var found = 0
    var single = 0
    for file in files {
      let findings = try Self.read(file).findings
      let isFound = findings.contains { $0.severity == .blocking && $0.stopsGeneration }
      #expect(isFound, "\(file.path)")
      if isFound { found += 1 }
      if findings.count == 1 { single += 1 }
    }
    print("toml-test: \(found) of \(files.count) invalid documents give a blocking finding, \(single) exactly one")
    #expect(files.count > 300)
  }
}
