/// Findings as workflow commands, which GitHub shows at the changed lines of a pull request.
///
/// The format is that of “Workflow commands for GitHub Actions”: `::error file=…,line=…::message`. Columns
/// count UTF-16 code units. GitHub’s pages on annotations name no unit; what they take columns from (the
/// ESLint and TypeScript output of their own problem matchers) and show them with (a web page, and code
/// scanning by SARIF’s `utf16CodeUnits`) counts these.
public struct GitHubReport: Sendable {
  private let files: [SourceFile]

  /// - Parameter files: what the findings point into.
  public init(_ files: [SourceFile]) {
    self.files = files
  }

  /// One line a finding.
  public func text(of findings: [Finding]) -> String {
    let files = FindingFiles(files, of: findings, columns: .utf16)
    return findings.map { command(for: $0, in: files) + "\n" }.joined()
  }

  private func command(for finding: Finding, in files: FindingFiles) -> String {
    let span = files.span(of: finding.place)
    var properties = ["file=\(property(finding.place.file))", "line=\(span.start.line)"]
    // GitHub drops the columns of an annotation that runs over several lines, with a warning in its log.
    let isOneLine = span.start.line == span.end.line
    if isOneLine { properties.append("col=\(span.start.column)") }
    properties.append("endLine=\(span.end.line)")
    if isOneLine { properties.append("endColumn=\(span.end.column)") }
    properties.append("title=\(property(finding.check))")
    let message = [finding.problem, finding.impact, "Fix: \(finding.fix.summary)"]
      .filter { !$0.isEmpty }.joined(separator: "\n")
    return "::\(level(of: finding.severity)) \(properties.joined(separator: ","))::\(data(message))"
  }

  private func level(of severity: Severity) -> String {
    switch severity {
    case .note: "notice"
    case .shouldFix: "warning"
    case .blocking: "error"
    }
  }

  /// GitHub decodes `%25`, `%0D` and `%0A` in a message.
  private func data(_ text: String) -> String {
    escaped(text, alsoEscaping: [])
  }

  /// In a property, `:` and `,` would end it.
  private func property(_ text: String) -> String {
    escaped(text, alsoEscaping: [":", ","])
  }

  private func escaped(_ text: String, alsoEscaping more: [Unicode.Scalar]) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar == "%" || scalar == "\r" || scalar == "\n" || more.contains(scalar) {
        escaped += "%" + VisibleText.hexadecimal(scalar.value, digits: 2)
      } else if let symbol = VisibleText.symbol(for: scalar) {
        escaped += symbol
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
