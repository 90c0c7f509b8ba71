/// A text without a visible character.
struct EmptyText: MessageCheck {
  static let page = CheckPage(
    id: "empty-text", category: .catalog, severity: .blocking,
    summary: "A text without a visible character.",
    rationale: """
      An empty text is shown as a hole: an alert without a title, a button without a label. A slot that is not \
      needed is left out instead.
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
    guard !site.characters.overlaps(.lettersAndDigits), site.message.isSound, site.message.parts.allSatisfy(isBlank) else { return [] }
    return [
      finding(
        "'\(site.field)' of \(site.entry.name) has no text",
        at: Place(file: site.message.file, range: site.text.valueRange), in: site.subject,
        impact: "the reader sees a hole where \(role(of: site.field.slot)) belongs",
        fix: Fix("write the text, or delete the line"))
    ]
  }

  private func isBlank(_ part: MessagePart) -> Bool {
    guard case .text(let text) = part else { return false }
    return text.text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
      default: false
      }
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
