import CopyCatalog
import Foundation
import Testing

/// Golden catalogs say in comments what is found in them: `# expect: should-fix [too-long] "56 columns"` on the line
/// or on the line above it, the words optional. What is missing and what is found beyond both fail.
@Suite struct GoldenCatalogTests {
  static let folder = packageRoot.appending(path: "Tests/Catalogs/checks")

  /// Each golden is a folder `checks/<id>/<what-it-shows>` with a catalog in it, or one file of several catalog files.
  static let goldens: [String] = {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "toml" }
      .map { String($0.path.dropFirst(folder.path.count + 1)) }.sorted()
  }()

  @Test(arguments: goldens)
  func findsWhatItSays(golden: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: golden), encoding: .utf8)
    let files = Example.files(of: text)
    let found = check(files).findings.map { finding in
      let file = files.first { $0.path == finding.place.file }
      let line = LineMap(file?.bytes ?? []).position(of: finding.place.range.lowerBound).line
      return Found(file: finding.place.file, line: line, finding: finding)
    }
    var unexpected = found
    for expectation in files.flatMap(expectations) {
      let index = unexpected.firstIndex { expectation.fits($0) }
      #expect(index != nil, "missing: \(expectation)\nfound: \(listed(found.map(\.finding)))")
      if let index { unexpected.remove(at: index) }
    }
    #expect(unexpected.isEmpty, "beyond what is expected: \(listed(unexpected.map(\.finding)))")
  }

  private struct Found {
    let file: String
    let line: Int
    let finding: Finding
  }

  private struct Expectation: CustomStringConvertible {
    let file: String
    let lines: [Int]
    let severity: String
    let check: String
    let words: String?

    func fits(_ found: Found) -> Bool {
      found.file == file && lines.contains(found.line) && found.finding.severity.rawValue == severity
        && found.finding.check == check
        && words.map { found.finding.texts.contains($0) } ?? true
    }

    var description: String { "\(file):\(lines) \(severity) [\(check)] \(words ?? "")" }
  }

  private func expectations(in file: SourceFile) -> [Expectation] {
    let pattern = /# expect: (?<severity>[a-z-]+) \[(?<check>[a-z-]+)\](?: "(?<words>.*)")?$/
    var above: [(Substring, Substring, Substring?)] = []
    var result: [Expectation] = []
    let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let match = line.firstMatch(of: pattern)
      if let match, line.hasPrefix("#") {
        above.append((match.severity, match.check, match.words))
        continue
      }
      // A comment above holds for the line below it, and for the end of a text of several lines.
      for (severity, check, words) in above + (match.map { [($0.severity, $0.check, $0.words)] } ?? []) {
        result.append(
          Expectation(
            file: file.path, lines: [index + 1], severity: String(severity), check: String(check),
            words: words.map(String.init)))
      }
      above = []
    }
    return result
  }
}

/// The folder of the package, found from this file.
let packageRoot = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

extension Finding {
  /// Its three texts, one a line.
  fileprivate var texts: String { "\(problem)\n\(impact)\n\(fix.summary)" }
}
