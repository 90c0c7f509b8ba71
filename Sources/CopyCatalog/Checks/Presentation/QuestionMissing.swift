/// A confirmation whose title doesn't ask.
struct QuestionMissing: CopyCheck {
  static let page = CheckPage(
    id: "question-missing", category: .presentation, severity: .shouldFix,
    summary: "A confirmation whose title is no question.",
    rationale: """
      A confirmation asks whether to go on. As a statement its title reads as if it had happened already, \
      and the buttons answer nothing (Apple HIG, Microsoft on confirmations). A question is known by the \
      marks of its language (“?”, “؟”, “？”, Greek “;”, Armenian “՞”) or by its last word where that is \
      enough (Japanese か, Thai ไหม). A translation is told only if it lost the question; languages that ask \
      without a mark, such as Burmese, Khmer and Lao, are not judged.
      """,
    examples: [
      Example(
        bad: """
          # en/Actions.toml
          [delete]
          label = "Delete"
          role = "destructive"
          note = "Deletes the album for good."
          [cancel]
          label = "Cancel"
          role = "cancel"
          note = "Leaves everything as it is."
          # en/Photos.toml
          [delete-album]
          context = "decision"
          title = "Delete this album"
          message = "Its photos stay in your library."
          actions = ["delete", "cancel"]
          note = "After choosing Delete in the album’s menu."
          """,
        good: """
          # en/Actions.toml
          [delete]
          label = "Delete"
          role = "destructive"
          note = "Deletes the album for good."
          [cancel]
          label = "Cancel"
          role = "cancel"
          note = "Leaves everything as it is."
          # en/Photos.toml
          [delete-album]
          context = "decision"
          title = "Delete this album?"
          message = "Its photos stay in your library."
          actions = ["delete", "cancel"]
          note = "After choosing Delete in the album’s menu."
          """)
    ])

  func findings(in site: CopySite) -> [Finding] {
    guard site.entry.contexts.contains(.decision) else { return [] }
    return site.titles(in: .decision).compactMap { text in
      guard !asks(text, in: site.locale), !isWordedAsError(text, in: site) else { return nil }
      if !site.isSource {
        guard let source = site.entry.source[text.field], asks(source, in: site.entry.source.locale) else {
          return nil
        }
      }
      let lost = site.isSource ? "is no question" : "is no question in \(site.locale), as it is in the source"
      return finding(
        "the title of the confirmation \(site.entry.name) \(lost)",
        at: Place(file: site.copy.file, range: text.valueRange), in: site.subject(text.field),
        impact: "“\(text.message.text)” reads as if it had happened already", fix: fix(text, in: site.locale))
    }
  }

  /// Whether every reading asks; a language that can't be judged is taken to.
  private func asks(_ text: CopyText, in locale: LocaleTag) -> Bool {
    text.message.readings().allSatisfy { Questions.asks($0, in: locale) ?? true }
  }

  /// The mark at the end, where the title ends in text or in an argument.
  private func fix(_ text: CopyText, in locale: LocaleTag) -> Fix {
    guard let mark = Questions.mark(of: locale) else { return Fix("ask, in the way of the language") }
    let summary = "ask, and end with “\(mark.trimmingSpaces)”"
    var edits: [TextEdit] = []
    switch text.message.parts.last {
    case .text(let literal)?:
      guard let last = literal.text.unicodeScalars.last,
        literal.range.upperBound == text.message.pattern.utf8.count
      else { return Fix(summary) }
      let end = literal.map.source(of: literal.text.utf8.count)
      if [".", "。", "।", "."].contains(last) {
        let start = literal.map.source(of: literal.text.utf8.count - UTF8.width(last))
        edits = [TextEdit(replacing: text.message.place(of: start..<end).range, with: mark)]
      } else if last.properties.isAlphabetic || last.properties.numericType != nil || isClosingQuote(last) {
        edits = [.insert(mark, at: text.message.place(of: end..<end).range.lowerBound)]
      }
    case .placeholder(let placeholder)?:
      let end = text.message.place(of: placeholder.range).range.upperBound
      edits = [.insert(mark, at: end)]
    case .plural?, .select?, .pluralNumber?, nil: break
    }
    if locale.language == "es", !edits.isEmpty {
      switch text.message.parts.first {
      case .text?, .placeholder?:
        edits.insert(.insert("¿", at: text.message.place(of: 0..<1).range.lowerBound), at: 0)
      default: edits = []
      }
    }
    return Fix(summary, edits: edits)
  }

  private func isClosingQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .finalPunctuation, .closePunctuation: true
    default: scalar == "\u{201C}"
    }
  }
}

extension String {
  /// The text without the spaces before and after it.
  var trimmingSpaces: String {
    let scalars = unicodeScalars.drop { $0.properties.isWhitespace }
    return String(String.UnicodeScalarView(scalars.reversed().drop { $0.properties.isWhitespace }.reversed()))
  }
}
