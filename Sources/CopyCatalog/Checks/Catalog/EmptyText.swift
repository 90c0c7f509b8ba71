/// A text without a visible character.
struct EmptyText: MessageCheck {
  static let page = CheckPage(
    id: "empty-text", category: .catalog, severity: .blocking,
    summary: "A text, or a form of one, without a visible character.",
    rationale: """
      An empty text is shown as a hole: an alert without a title, a button without a label. A slot that is \
      not needed is left out instead. In a translation whose state is draft such a text is one still to be \
      written: its readers are shown the source, and nothing is reported but that it is missing.
      """,
    examples: [
      Example(
        bad: """
          [album-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "This album is full"
          message = ""
          recovery = "Remove photos from the album, then try again."
          note = "After choosing photos to add."
          """,
        good: """
          [album-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "This album is full"
          message = "It already holds 500 photos."
          recovery = "Remove photos from the album, then try again."
          note = "After choosing photos to add."
          """)
    ])

  func findings(in site: MessageSite) -> [Finding] {
    let isWritten = site.message.isLiteral && site.characters.overlaps(.lettersAndDigits)
    guard !isWritten, site.message.canBeBlank else { return [] }
    let form = site.message.isUnwritten ? nil : blankForm(of: site.message.parts)
    let place =
      form.map { site.message.place(of: $0.range) }
      ?? Place(file: site.message.file, range: site.text.valueRange)
    let words = form.map { "'\(site.field)' of \(site.entry.name) has no text in the form '\($0.name)'" }
    return [
      finding(
        words ?? "'\(site.field)' of \(site.entry.name) has no text", at: place, in: site.subject,
        impact: "the reader sees a hole where \(role(of: site.field.slot)) belongs",
        fix: Fix(form == nil ? "write the text, or delete the line" : "write the text of this form"))
    ]
  }

  /// The first form, from the outside in, in which nothing is shown.
  private func blankForm(of parts: [MessagePart]) -> (name: String, range: Range<Int>)? {
    for part in parts {
      switch part {
      case .text, .placeholder, .pluralNumber: continue
      case .plural(let plural):
        for form in plural.forms {
          if MessagePart.canBeBlank(form.parts) { return (name(of: form.selector), form.range) }
        }
      case .select(let select):
        for form in select.forms {
          if MessagePart.canBeBlank(form.parts) { return (form.key, form.range) }
        }
      }
    }
    return nil
  }

  private func name(of selector: PluralForm.Selector) -> String {
    switch selector {
    case .category(let category): category.rawValue
    case .exact(let number): "=" + (Int64(exactly: number).map { "\($0)" } ?? "\(number)")
    }
  }

  private func role(of slot: Slot) -> String {
    switch slot {
    case .title: "the headline"
    case .message: "what happened"
    case .recovery: "what to do"
    case .announcement: "what is read aloud"
    case .label, .actionLabel: "a button's label"
    case .helpLabel: "the link to help"
    }
  }
}
