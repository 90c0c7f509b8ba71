import CopyCatalog
import Testing

/// A block of TOML in a document, with the findings that it says it gives.
///
/// The block that holds a file `en/Actions.toml` is the document’s own catalog. Another block is
/// * files, each after a line with its name; what they lack of the document’s catalog comes from there, unless they
///   define entries of their own,
/// * lines of an entry of that catalog, whose header may stand above them; without one it is the first entry. They take
///   the place of those that the entry has,
/// * or entries that the document’s catalog does not have, which are then a catalog of their own.
///
/// `# ✗ vague-message` marks a line that gives a finding.
struct DocumentExample: Sendable, CustomTestStringConvertible {
  let document: String
  /// The line of its fence, from 1.
  let line: Int
  let text: String
  /// The catalog of its document.
  private let catalog: String

  var testDescription: String { "\(document):\(line)" }

  /// The examples of a document of the repository, in its order.
  static func all(in document: String) throws -> [DocumentExample] {
    let blocks = tomlBlocks(in: try Repository.read(document))
    let catalog = try #require(blocks.first { $0.text.contains("# en/Actions.toml\n") })
    return blocks.map {
      DocumentExample(document: document, line: $0.line, text: $0.text, catalog: catalog.text)
    }
  }

  /// The checks whose findings it is marked to give, in the order of the marks.
  var markedChecks: [String] {
    lines(of: text).compactMap { line in
      line.firstRange(of: "# ✗ ").map { String(line[$0.upperBound...].prefix { $0.isLetter || $0 == "-" }) }
    }
  }

  /// The catalog that it is part of.
  var files: [SourceFile] {
    let whole = Example.files(of: catalog)
    let actions = whole.filter { $0.path == "en/Actions.toml" }
    guard text.hasPrefix("# ") else {
      let source = whole.first { $0.path == "en/Photos.toml" }.map { String(decoding: $0.bytes, as: UTF8.self) }
      return actions + [SourceFile("en/Photos.toml", Self.completed(text, from: source ?? ""))]
    }
    let own = Example.files(of: text)
    let definesEntries = own.contains { $0.path.hasPrefix("en/") && $0.path != "en/Actions.toml" }
    let names = Set(own.map(\.path))
    return own + (definesEntries ? actions : whole).filter { !names.contains($0.path) }
  }

  /// The source file with the lines of one of its entries replaced; the lines alone where they are of another entry.
  private static func completed(_ text: String, from source: String) -> String {
    var tables = self.tables(in: source)
    let own = self.tables(in: text)
    let header = own.first?.header ?? tables.first { !($0.header ?? "[domain]").hasPrefix("[domain") }?.header
    guard own.count == 1, let index = tables.firstIndex(where: { $0.header == header }) else { return text }
    let keys = Set(own[0].values.map(\.key))
    tables[index].values.removeAll { keys.contains($0.key) }
    tables[index].values += own[0].values
    return tables.flatMap { [$0.header ?? ""] + $0.values.flatMap(\.lines) }.joined(separator: "\n") + "\n"
  }

  /// A table of a file with its keys, each with the lines of its value.
  private struct Table {
    /// `[album-full]`; nil before the first one.
    var header: String?
    var values: [(key: String, lines: [String])] = []
  }

  private static func tables(in text: String) -> [Table] {
    var tables: [Table] = []
    var isOpen = false
    for line in lines(of: text) {
      if isOpen {
        let value = tables[tables.count - 1].values.count - 1
        tables[tables.count - 1].values[value].lines.append(line)
      } else if line.hasPrefix("["), let end = line.firstIndex(of: "]") {
        tables.append(Table(header: String(line[...end])))
        continue
      } else if let equals = line.firstIndex(of: "=") {
        if tables.isEmpty { tables.append(Table()) }
        tables[tables.count - 1].values.append((line[..<equals].filter { $0 != " " }, [line]))
      }
      // A value of several lines begins or ends.
      if line.split(separator: "\"\"\"", omittingEmptySubsequences: false).count == 2 { isOpen.toggle() }
    }
    return tables
  }

  /// The fenced TOML of a Markdown text, with the lines of its fences.
  private static func tomlBlocks(in markdown: String) -> [(line: Int, text: String)] {
    var blocks: [(line: Int, text: String)] = []
    var block: [String]?
    var start = 0
    for (index, line) in lines(of: markdown).enumerated() {
      if let lines = block {
        if line == "```" {
          blocks.append((start, lines.joined(separator: "\n") + "\n"))
          block = nil
        } else {
          block = lines + [line]
        }
      } else if line == "```toml" {
        block = []
        start = index + 1
      }
    }
    return blocks
  }
}

private func lines(of text: String) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

/// Findings as a failing test shows them.
func told(_ findings: [Finding], in files: [SourceFile]) -> String {
  let report = HumanReport(files, width: 100)
  return findings.map { report.text(of: $0) }.joined(separator: "\n")
}
