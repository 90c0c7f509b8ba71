/// Findings as JSON, for tools. The shape is version 1 and stable: keys are never renamed, removed or
/// reordered; new ones may follow.
///
/// Lines and columns start at 1, and columns count UTF-8 bytes; an end is the position after the last byte.
/// `edits` are byte offsets in `file`. `locale`, `domain`, `entry` and `field` are null where they don't
/// apply. `who` is who can mend it: `writer`, `translator` or `developer`. `scope` says in
/// words what the run was narrowed to, null where it was not, and how many findings the baseline left out.
public struct JSONReport: Sendable {
  private let files: [SourceFile]

  /// - Parameter files: what the findings point into.
  public init(_ files: [SourceFile]) {
    self.files = files
  }

  /// One JSON object, a finding a line.
  public func text(of findings: [Finding], tally: Tally) -> String {
    let files = FindingFiles(files, of: findings)
    var json = "{\"version\": 1,\n \"findings\": ["
    json.reserveCapacity(findings.count * 640)
    for (index, finding) in findings.enumerated() {
      json += index == 0 ? "\n  " : ",\n  "
      append(finding, in: files, to: &json)
    }
    json += "],\n \"summary\": {\"blocking\": \(tally.blocking), \"should-fix\": \(tally.shouldFix), "
    json += "\"note\": \(tally.notes), \"entries\": \(tally.entries), \"locales\": \(tally.locales)},\n"
    json += " \"scope\": {\"only\": \(JSONText.quoted(tally.scope.isEmpty ? nil : tally.scope)), "
    json += "\"in-baseline\": \(tally.inBaseline)}}\n"
    return json
  }

  private func append(_ finding: Finding, in files: FindingFiles, to json: inout String) {
    let subject = finding.subject
    json += "{\"check\": \(quoted(finding.check)), \"category\": \(quoted(finding.category.rawValue)), "
    json += "\"severity\": \(quoted(finding.severity.rawValue)), \"file\": \(quoted(finding.place.file)), "
    append(files.span(of: finding.place), to: &json)
    json += ", \"locale\": \(quoted(subject.locale?.tag)), \"domain\": \(quoted(subject.domain)), "
    json += "\"entry\": \(quoted(subject.entry)), \"field\": \(quoted(subject.field)), "
    json += "\"problem\": \(quoted(finding.problem)), \"impact\": \(quoted(finding.impact)), "
    json += "\"fix\": \(quoted(finding.fix.summary)), \"edits\": ["
    for (index, edit) in finding.fix.edits.enumerated() {
      if index > 0 { json += ", " }
      json += "{\"start\": \(edit.range.lowerBound), \"end\": \(edit.range.upperBound), "
      json += "\"text\": \(quoted(edit.text))}"
    }
    json += "], \"who\": \(quoted(finding.mender.rawValue)), \"related\": ["
    for (index, related) in finding.related.enumerated() {
      json += index == 0 ? "{" : ", {"
      json += "\"file\": \(quoted(related.place.file)), "
      append(files.span(of: related.place), to: &json)
      json += ", \"label\": \(quoted(related.label))}"
    }
    json += "]}"
  }

  private func append(_ span: FindingFiles.Span, to json: inout String) {
    json += "\"line\": \(span.start.line), \"column\": \(span.start.column), "
    json += "\"endLine\": \(span.end.line), \"endColumn\": \(span.end.column)"
  }

  private func quoted(_ text: String?) -> String { JSONText.quoted(text) }
}
