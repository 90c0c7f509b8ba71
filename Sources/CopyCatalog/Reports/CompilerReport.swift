/// Findings as compilers print them: `file:line:column: error: …`. Editors and build logs make such lines
/// clickable.
public struct CompilerReport: Sendable {
  private let files: [SourceFile]
  private let includesNotes: Bool

  /// - Parameters:
  ///   - files: what the findings point into.
  ///   - includesNotes: whether findings of severity `note` are printed; a build leaves them out.
  public init(_ files: [SourceFile], includesNotes: Bool = false) {
    self.files = files
    self.includesNotes = includesNotes
  }

  /// One line a finding, and one a related place.
  ///
  /// - Parameter fails: whether a finding fails the run, and so is an error; the others are warnings,
  ///   because a build log with errors that stopped nothing misleads.
  public func text(of findings: [Finding], where fails: (Finding) -> Bool) -> String {
    let files = FindingFiles(files, of: findings)
    var text = ""
    for finding in findings {
      let level = fails(finding) ? "error" : finding.severity == .note ? "note" : "warning"
      if level == "note", !includesNotes { continue }
      let fix = finding.fix.summary.isEmpty ? "" : "; fix: \(finding.fix.summary)"
      text += line(at: finding.place, level, "\(finding.problem)\(fix) [\(finding.check)]", in: files)
      for related in finding.related { text += line(at: related.place, "note", related.label, in: files) }
    }
    return text
  }

  private func line(at place: Place, _ level: String, _ text: String, in files: FindingFiles) -> String {
    let start = files.span(of: place).start
    let oneLine = VisibleText.lines(text).joined(separator: " ")
    return "\(VisibleText.line(place.file)):\(start.line):\(start.column): \(level): \(oneLine)\n"
  }
}
