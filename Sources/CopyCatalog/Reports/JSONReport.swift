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
    var json = Array("{\"version\": 1,\n \"findings\": [".utf8)
    json.reserveCapacity(findings.count * 640)
    for (index, finding) in findings.enumerated() {
      json += (index == 0 ? "\n  " : ",\n  ").utf8
      append(finding, in: files, to: &json)
    }
    json += "],\n \"summary\": {\"blocking\": \(tally.blocking), \"should-fix\": \(tally.shouldFix), ".utf8
    json += "\"note\": \(tally.notes), \"entries\": \(tally.entries), \"locales\": \(tally.locales)},\n".utf8
    json += " \"scope\": {\"only\": \(JSONText.quoted(tally.scope.isEmpty ? nil : tally.scope)), ".utf8
    json += "\"in-baseline\": \(tally.inBaseline)}}\n".utf8
    return String(decoding: json, as: UTF8.self)
  }

  private func append(_ finding: Finding, in files: FindingFiles, to json: inout [UInt8]) {
    let subject = finding.subject
    append("{\"check\": ", finding.check, to: &json)
    append(", \"category\": ", finding.category.rawValue, to: &json)
    append(", \"severity\": ", finding.severity.rawValue, to: &json)
    append(", \"file\": ", finding.place.file, to: &json)
    append(files.span(of: finding.place), to: &json)
    append(", \"locale\": ", subject.locale?.tag, to: &json)
    append(", \"domain\": ", subject.domain, to: &json)
    append(", \"entry\": ", subject.entry, to: &json)
    append(", \"field\": ", subject.field, to: &json)
    append(", \"problem\": ", finding.problem, to: &json)
    append(", \"impact\": ", finding.impact, to: &json)
    append(", \"fix\": ", finding.fix.summary, to: &json)
    json += ", \"edits\": [".utf8
    for (index, edit) in finding.fix.edits.enumerated() {
      if index > 0 { json += ", ".utf8 }
      json += "{\"start\": \(edit.range.lowerBound), \"end\": \(edit.range.upperBound)".utf8
      append(", \"text\": ", edit.text, to: &json)
      json += "}".utf8
    }
    append("], \"who\": ", finding.mender.rawValue, to: &json)
    json += ", \"related\": [".utf8
    for (index, related) in finding.related.enumerated() {
      append(index == 0 ? "{\"file\": " : ", {\"file\": ", related.place.file, to: &json)
      append(files.span(of: related.place), to: &json)
      append(", \"label\": ", related.label, to: &json)
      json += "}".utf8
    }
    json += "]}".utf8
  }

  /// Appends a key, with what stands before it, and a text.
  private func append(_ key: String, _ text: String?, to json: inout [UInt8]) {
    json += key.utf8
    JSONText.append(text, to: &json)
  }

  private func append(_ span: FindingFiles.Span, to json: inout [UInt8]) {
    json += ", \"line\": \(span.start.line), \"column\": \(span.start.column), ".utf8
    json += "\"endLine\": \(span.end.line), \"endColumn\": \(span.end.column)".utf8
  }
}
