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
    let span = files.span(of: finding.place)
    json += "{\"check\": \(JSONText.quoted(finding.check)), \"category\": \(JSONText.quoted(finding.category.rawValue)), "
    json += "\"severity\": \(JSONText.quoted(finding.severity.rawValue)), \"file\": \(JSONText.quoted(finding.place.file)), "
    json += "\"line\": \(span.start.line), \"column\": \(span.start.column), "
    json += "\"endLine\": \(span.end.line), \"endColumn\": \(span.end.column), "
    json +=
      "\"locale\": \(JSONText.quoted(finding.subject.locale?.tag)), \"domain\": \(JSONText.quoted(finding.subject.domain)), "
    json += "\"entry\": \(JSONText.quoted(finding.subject.entry)), \"field\": \(JSONText.quoted(finding.subject.field)), "
    json += "\"problem\": \(JSONText.quoted(finding.problem)), \"impact\": \(JSONText.quoted(finding.impact)), "
    json += "\"fix\": \(JSONText.quoted(finding.fix.summary)), \"edits\": ["
    for (index, edit) in finding.fix.edits.enumerated() {
      if index > 0 { json += ", " }
      json += "{\"start\": \(edit.range.lowerBound), \"end\": \(edit.range.upperBound), "
      json += "\"text\": \(JSONText.quoted(edit.text))}"
    }
    json += "], \"who\": \(JSONText.quoted(finding.mender.rawValue)), \"related\": ["
    for (index, related) in finding.related.enumerated() {
      if index > 0 { json += ", " }
      let span = files.span(of: related.place)
      json += "{\"file\": \(JSONText.quoted(related.place.file)), "
      json += "\"line\": \(span.start.line), \"column\": \(span.start.column), "
      json += "\"endLine\": \(span.end.line), \"endColumn\": \(span.end.column), "
      json += "\"label\": \(JSONText.quoted(related.label))}"
    }
    json += "]}"
  }
}
