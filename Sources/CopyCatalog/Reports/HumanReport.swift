/// Findings for a person at a terminal or in a log: what is wrong, where, what a reader would meet, one fix.
///
/// ```
/// blocking[missing-plural-form]: 'recovery' of upload-too-large has no 'few' form
///   --> catalogs/pl/Payments.toml:14:12
///    |
/// 14 | recovery = "{count, plural, one {…} other {…}}"
///    |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
///    = reader: 2, 3, 4, 22 … are shown with the form for “other”: “Usuń 3 zdjęć”
///    = fix: add  few {…}  for 2, 3, 4, 22 …
///    = more: copyc explain missing-plural-form
/// ```
public struct HumanReport: Sendable {
  private let files: [SourceFile]
  private let isColored: Bool
  private let width: Int

  /// - Parameters:
  ///   - files: what the findings point into.
  ///   - isColored: whether severities and carets are coloured by ANSI sequences.
  ///   - width: the most columns of a line of a file that are shown.
  public init(_ files: [SourceFile], isColored: Bool = false, width: Int = 100) {
    self.files = files
    self.isColored = isColored
    self.width = max(width, 20)
  }

  /// All findings, a blank line after each, and the tally as last line.
  ///
  /// - Parameter grouping: what findings are put together by. Each group has a heading with its counts.
  public func text(of findings: [Finding], tally: Tally, groupedBy grouping: Grouping? = nil) -> String {
    let files = FindingFiles(files, of: findings)
    var text = ""
    for group in grouping?.groups(of: findings) ?? [Grouping.Group(name: "", findings: findings)] {
      if grouping != nil {
        let counts = Tally(group.findings, entries: 0, locales: 0).counts
        text += paint("== \(VisibleText.line(group.name)): \(counts) ==", .strong) + "\n\n"
      }
      for finding in group.findings {
        append(finding, in: files, to: &text)
        text += "\n"
      }
    }
    return text + tally.summary + "\n"
  }

  /// Each finding on its own, in their order.
  func blocks(of findings: [Finding]) -> [String] {
    let files = FindingFiles(files, of: findings)
    return findings.map { finding in
      var text = ""
      append(finding, in: files, to: &text)
      return text
    }
  }

  /// One finding without its tally.
  public func text(of finding: Finding) -> String {
    var text = ""
    append(finding, in: FindingFiles(files, of: [finding]), to: &text)
    return text
  }

  private func append(_ finding: Finding, in files: FindingFiles, to text: inout String) {
    let tone = tone(of: finding.severity)
    let places = [(finding.place, nil)] + finding.related.map { ($0.place, Optional($0.label)) }
    let blocks = places.map { Block(place: $0.0, label: $0.1, in: files, width: width) }
    let gutter = blocks.map(\.gutter).max() ?? 1
    text += paint("\(finding.severity.rawValue)[\(VisibleText.line(finding.check))]", tone)
    let problem = VisibleText.isolatingQuotes(VisibleText.line(finding.problem))
    text += paint(": \(problem)", .strong) + "\n"
    for block in blocks { append(block, gutter: gutter, tone: tone, to: &text) }
    append("reader", finding.impact, gutter: gutter, to: &text)
    append("fix", finding.fix.summary, gutter: gutter, to: &text)
    append("more", "copyc explain \(finding.check)", gutter: gutter, to: &text)
  }

  private func append(_ block: Block, gutter: Int, tone: Tone, to text: inout String) {
    let margin = String(repeating: " ", count: gutter)
    text += "\(margin)\(paint("-->", .quiet)) \(block.heading)\n"
    guard let snippet = block.snippet else { return }
    text += "\(margin) \(paint("|", .quiet))\n"
    for line in snippet.lines {
      let number = line.number.map(String.init) ?? "…"
      let padding = String(repeating: " ", count: gutter - number.count)
      text += paint("\(padding)\(number) |", .quiet) + (line.text.isEmpty ? "" : " \(line.text)") + "\n"
      if !line.carets.isEmpty { text += "\(margin) \(paint("|", .quiet)) \(paint(line.carets, tone))\n" }
    }
    if snippet.lines.contains(where: \.hasMarks) {
      append("place", "between ⟦ and ⟧", gutter: gutter, to: &text)
    }
  }

  private func append(_ label: String, _ prose: String, gutter: Int, to text: inout String) {
    guard !prose.isEmpty else { return }
    let margin = String(repeating: " ", count: gutter + 1)
    let indent = "\n\(margin)  " + String(repeating: " ", count: label.count + 2)
    text += "\(margin)\(paint("=", .quiet)) \(paint("\(label):", .strong)) "
    text += VisibleText.lines(prose).map(VisibleText.isolatingQuotes).joined(separator: indent) + "\n"
  }

  /// A place with its heading and its lines.
  private struct Block {
    let heading: String
    let snippet: Snippet?
    /// The digits of the largest line number.
    let gutter: Int

    init(place: Place, label: String?, in files: FindingFiles, width: Int) {
      let span = files.span(of: place)
      let path = VisibleText.line(place.file)
      let suffix = label.map { ": \(VisibleText.line($0))" } ?? ""
      if let file = files[place.file] {
        heading = "\(path):\(span.start.line):\(span.start.column)\(suffix)"
        // The very start of a file without extent stands for the file as a whole: no line of it is at fault.
        snippet = place.range == 0..<0 ? nil : Snippet(of: place, in: file, width: width)
      } else {
        heading = path + suffix
        snippet = nil
      }
      gutter = String(snippet?.lines.last?.number ?? span.start.line).count
    }
  }

  private enum Tone: String {
    case red = "1;31"
    case yellow = "1;33"
    case cyan = "1;36"
    case strong = "1"
    case quiet = "34"
  }

  private func tone(of severity: Severity) -> Tone {
    switch severity {
    case .blocking: .red
    case .shouldFix: .yellow
    case .note: .cyan
    }
  }

  private func paint(_ text: String, _ tone: Tone) -> String {
    isColored ? "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m" : text
  }
}
