/// The documentation of an enum case: what the person reads in the source language, then what the entry is.
struct CaseComment {
  private let entry: Entry

  init(_ entry: Entry) { self.entry = entry }

  var text: String {
    var paragraphs = [Slot.title, .message, .recovery].compactMap { slot in
      entry.source[slot].map { CaseComment.words(of: $0.message.parts) }
    }
    let code = entry.code.map { "code \($0.number), " } ?? ""
    paragraphs.append("— \(code)\(CaseComment.place(of: entry.context ?? .blocking)).")
    let notes = entry.arguments.compactMap { argument in
      argument.note.map { "  - \(SwiftNames.argumentLabel(argument.name, wraps: entry.wraps)): \($0)" }
    }
    if !notes.isEmpty { paragraphs.append("- Parameters:\n" + notes.joined(separator: "\n")) }
    return paragraphs.joined(separator: "\n\n")
  }

  /// A message with `{name}` for its arguments and, of its forms, the one for `other`.
  private static func words(of parts: [MessagePart], number: String = "#") -> String {
    parts.map { part in
      switch part {
      case .text(let literal): literal.text
      case .placeholder(let placeholder): "{\(placeholder.name)}"
      case .pluralNumber: number
      case .plural(let plural):
        words(of: (plural.form(.other) ?? plural.forms.last)?.parts ?? [], number: "{\(plural.name)}")
      case .select(let select):
        words(of: select.other?.parts ?? [], number: number)
      }
    }.joined()
  }

  private static func place(of context: Context) -> String {
    switch context {
    case .blocking: "shown in an alert"
    case .passing: "shown in a banner"
    case .field: "shown at the field"
    case .content: "shown in place of the content"
    case .unavailable: "shown on the full screen"
    case .decision: "asked before the step"
    case .empty: "shown where nothing is there yet"
    case .progress: "shown while it runs"
    case .success: "shown when it is done"
    }
  }
}
