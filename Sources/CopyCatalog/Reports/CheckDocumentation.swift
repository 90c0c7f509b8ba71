/// The page of a check, for a terminal and for the repository: what it finds, why, and examples with the
/// finding as it is printed.
public struct CheckDocumentation {
  private let page: CheckPage

  public init(of page: CheckPage) {
    self.page = page
  }

  /// The page as it stands in `docs/checks/<id>.md`.
  public var markdown: String {
    var text = "# \(page.id)\n\n\(page.summary)\n\n"
    text += facts.joined(separator: " · ") + "\n"
    text += "\n## Why\n\n\(page.rationale)\n"
    for (index, example) in page.examples.enumerated() {
      text += page.examples.count == 1 ? "\n## Example\n" : "\n## Example \(index + 1)\n"
      for file in Example.files(of: example.bad) { text += "\n" + Self.fenced(Self.shown(file), as: "toml") }
      text += "\n" + Self.fenced(finding(in: example), as: "text")
      text += "\nBetter:\n"
      for file in Self.changed(in: example) { text += "\n" + Self.fenced(Self.shown(file), as: "toml") }
    }
    return text + "\n## Settings\n\n" + Self.fenced(settings, as: "toml")
  }

  /// The page as a terminal shows it.
  ///
  /// - Parameter width: the columns of a line of prose.
  public func plainText(width: Int = 80) -> String {
    var text = "\(page.id): \(page.summary)\n\n"
    text += facts.joined(separator: ", ") + "\n"
    text += "\nWhy\n\n\(wrapped(page.rationale, width: width))\n"
    for (index, example) in page.examples.enumerated() {
      text += page.examples.count == 1 ? "\nExample\n" : "\nExample \(index + 1)\n"
      for file in Example.files(of: example.bad) { text += "\n\(Self.indented(Self.shown(file)))" }
      text += "\n\(Self.indented(finding(in: example)))\nBetter\n"
      for file in Self.changed(in: example) { text += "\n\(Self.indented(Self.shown(file)))" }
    }
    return text + "\nSettings\n\n\(Self.indented(settings))"
  }

  private var facts: [String] {
    var facts = [page.severity.rawValue, page.category.rawValue]
    switch page.mender {
    case .writer: facts.append("for writers and translators")
    case .translator: facts.append("for translators")
    case .developer: facts.append("for developers")
    }
    if page.stopsGeneration { facts.append("stops generating Swift") }
    if page.blocksRelease { facts.append("blocks a release") }
    return facts
  }

  /// All checks by category with a line each, as it stands in `docs/checks/README.md`.
  public static func markdownIndex(of pages: [CheckPage]) -> String {
    var text = "# Checks\n"
    for (category, pages) in byCategory(pages) {
      text += "\n## \(category.rawValue)\n\n"
      for page in pages {
        text += "* [`\(page.id)`](\(page.id).md) (\(page.severity.rawValue)): \(page.summary)\n"
      }
    }
    return text
  }

  /// All checks by category with a line each, as a terminal shows them.
  public static func plainIndex(of pages: [CheckPage]) -> String {
    let width = pages.map(\.id.count).max() ?? 0
    var text = ""
    for (category, pages) in byCategory(pages) {
      text += text.isEmpty ? "\(category.rawValue)\n" : "\n\(category.rawValue)\n"
      for page in pages {
        text += "  \(page.id)\(String(repeating: " ", count: width - page.id.count))  \(page.summary)\n"
      }
    }
    return text
  }

  private static func byCategory(_ pages: [CheckPage]) -> [(Category, [CheckPage])] {
    Category.allCases.map { category in (category, pages.filter { $0.category == category }) }
      .filter { !$0.1.isEmpty }
  }

  /// The finding in an example's bad catalog, as it is printed.
  private func finding(in example: Example) -> String {
    let files = Example.files(of: example.bad)
    let findings = check(files).findings.filter { $0.check == page.id }
    let report = HumanReport(files, width: 80)
    return findings.map { report.text(of: $0) }.joined(separator: "\n")
  }

  private var settings: String {
    """
    # catalog.toml: another severity for the whole catalog, or "off"
    [checks]
    \(page.id) = "\(page.severity == .note ? "should-fix" : "note")"

    # in an entry: silence it there, and say why
    allow.\(page.id) = "…"

    """
  }

  /// The files of the good catalog. Of a long one, only the entries that are other than in the bad one.
  private static func changed(in example: Example) -> [SourceFile] {
    let bad = Dictionary(Example.files(of: example.bad).map { ($0.relativePath, $0) }) { first, _ in first }
    return Example.files(of: example.good).compactMap { file in
      let entries = entries(of: file)
      guard entries.count > 3, let before = bad[file.relativePath].map(entries(of:)) else { return file }
      let changed = entries.filter { !before.contains($0) }
      return changed.isEmpty ? nil : SourceFile(file.relativePath, changed.joined(separator: "\n\n") + "\n")
    }
  }

  /// The parts of a file between empty lines.
  private static func entries(of file: SourceFile) -> [String] {
    var entries: [[Substring]] = [[]]
    for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty { entries.append([]) } else { entries[entries.count - 1].append(line) }
    }
    return entries.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
  }

  /// A file with its name, unless it is the one that examples are about when they name none.
  private static func shown(_ file: SourceFile) -> String {
    let text = String(decoding: file.bytes, as: UTF8.self)
    return text.hasSuffix("\n") ? "# \(file.path)\n\(text)" : "# \(file.path)\n\(text)\n"
  }

  private static func fenced(_ text: String, as language: String) -> String {
    let safe = VisibleText.lines(text).joined(separator: "\n")
    return "```\(language)\n\(safe)\(safe.hasSuffix("\n") ? "" : "\n")```\n"
  }

  private func wrapped(_ prose: String, width: Int) -> String {
    prose.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Wrapping.lines(String($0), width: max(width - 2, 20)).map { "  \($0)" }.joined(separator: "\n") }
      .joined(separator: "\n")
  }

  private static func indented(_ text: String) -> String {
    VisibleText.lines(text).map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}
