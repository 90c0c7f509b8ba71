@testable import CopyCatalog

/// Parses a pattern that stands alone in a file.
func parse(_ pattern: String) -> (message: Message, findings: [Finding]) {
  var findings = Findings()
  let message = parseMessage(
    pattern, file: "en/Photos.toml", map: TextMap(start: 0), subject: Subject(), reportingTo: &findings)
  return (message, findings.all)
}

/// The tree in one line: text in quotes, `{name number percent}`, `#`, `(plural n -1 =0[…] one[…] other[…])`.
func tree(_ parts: [MessagePart]) -> String {
  parts.map { part in
    switch part {
    case .text(let text): return "\"\(text.text)\""
    case .placeholder(let placeholder):
      let format = placeholder.format.map { " \($0.kind.rawValue)" + ($0.style.map { " \($0)" } ?? "") }
      return "{\(placeholder.name)\(format ?? "")}"
    case .pluralNumber: return "#"
    case .plural(let plural):
      let forms = plural.forms.map { form in
        switch form.selector {
        case .category(let category): "\(category.rawValue)[\(tree(form.parts))]"
        case .exact(let number): "=\(number)[\(tree(form.parts))]"
        }
      }
      let offset = plural.offset == 0 ? "" : "-\(plural.offset) "
      return "(\(plural.kind.rawValue) \(plural.name) \(offset)\(forms.joined(separator: " ")))"
    case .select(let select):
      let forms = select.forms.map { "\($0.key)[\(tree($0.parts))]" }
      return "(select \(select.name) \(forms.joined(separator: " ")))"
    }
  }.joined(separator: " ")
}

func tree(_ pattern: String) -> String {
  let (message, findings) = parse(pattern)
  return message.isSound ? tree(message.parts) : "refused: " + findings.map(\.problem).joined(separator: "; ")
}

/// The findings of a pattern, each with the text it points at: `check “text”: problem`.
func faults(_ pattern: String) -> [String] {
  let bytes = Array(pattern.utf8)
  return parse(pattern).findings.map { finding in
    let marked = String(decoding: bytes[finding.place.range], as: UTF8.self)
    return "\(finding.check) “\(marked)”: \(finding.problem)"
  }
}
