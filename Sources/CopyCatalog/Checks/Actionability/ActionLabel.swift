/// A button that doesn’t say what it does.
struct ActionLabel: CopyCheck {
  static let page = CheckPage(
    id: "action-label", category: .actionability, severity: .shouldFix,
    summary: "A label that doesn’t say what its button does, or that ends like a sentence.",
    rationale: """
      Many people read only the buttons. “OK”, “Yes” and “No” say nothing without the text above them, and “Click here” \
      says only that it is a button; a verb says what happens (Apple HIG, alerts; Microsoft; Atlassian; Carbon). Apple \
      allows “OK” where a text only informs, so it is told where the reader has something to do or to decide. A label \
      is no sentence and has no full stop, exclamation mark or question mark at its end; the “…” of a button that asks \
      for more is its own. A translation is told only what its source is not.
      """,
    examples: [
      Example(
        bad: """
          # en/Actions.toml
          [restore]
          label = "OK"
          note = "Puts the photo back into the album."
          # en/Photos.toml
          [photo-deleted]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "Couldn’t open this photo"
          message = "It was deleted yesterday."
          recovery = "Restore it to open it."
          actions = ["restore"]
          note = "After choosing a photo."
          """,
        good: """
          # en/Actions.toml
          [restore]
          label = "Restore"
          note = "Puts the photo back into the album."
          # en/Photos.toml
          [photo-deleted]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "Couldn’t open this photo"
          message = "It was deleted yesterday."
          recovery = "Restore it to open it."
          actions = ["restore"]
          note = "After choosing a photo."
          """),
      Example(
        bad: """
          # en/Actions.toml
          [restore]
          label = "Restore Photo."
          note = "Puts the photo back into the album."
          """,
        good: """
          # en/Actions.toml
          [restore]
          label = "Restore Photo"
          note = "Puts the photo back into the album."
          """)
    ])

  func findings(in site: CopySite) -> [Finding] {
    var findings: [Finding] = []
    for text in site.copy.texts where !text.field.slot.isRunning && text.message.isSound {
      if let finding = emptyLabel(text, in: site) ?? punctuation(text, in: site) { findings.append(finding) }
    }
    return findings
  }

  // MARK: Labels without a meaning

  private func emptyLabel(_ text: CopyText, in site: CopySite) -> Finding? {
    guard text.message.isLiteral, text.message.pattern.utf8.count <= 64,
      let kind = kind(of: text, in: site.locale, of: site)
    else { return nil }
    switch kind {
    case .here: break
    case .agreement, .answer:
      if text.field.slot == .helpLabel || !decides(text.field, in: site, isAnswer: kind == .answer) {
        return nil
      }
    }
    // The source has it too, and is told.
    if !site.isSource, let source = site.entry.source[text.field],
      self.kind(of: source, in: site.entry.source.locale, of: site) == kind
    {
      return nil
    }
    let label = text.message.text
    return finding(
      kind == .here
        ? "the label “\(label)” only says that it can be chosen"
        : "the label “\(label)” doesn’t say what happens",
      at: text.message.place, in: site.subject(text.field),
      impact: "a reader who looks only at the buttons can’t tell what this one does",
      fix: Fix("begin with a verb and name what happens, as “Restore” and “Open Settings” do"))
  }

  private func kind(of text: CopyText, in locale: LocaleTag, of site: CopySite) -> EmptyLabels.Kind? {
    site.catalog.facts[locale]?.language?.labels.kind(of: text.message.text)
  }

  /// Whether the button stands where the reader has something to do or to decide.
  private func decides(_ field: Field, in site: CopySite, isAnswer: Bool) -> Bool {
    if field.slot != .actionLabel { return Self.asks(site.entry, isAnswer: isAnswer) }
    return site.catalog.domains.contains { domain in
      domain.entries.contains { entry in
        Self.asks(entry, isAnswer: isAnswer) && entry.actions.contains { $0.key == site.entry.name }
          && entry.source[Field(.label(action: site.entry.name))] == nil
      }
    }
  }

  private static func asks(_ entry: Entry, isAnswer: Bool) -> Bool {
    entry.contexts.contains(.decision) || entry.isError && (isAnswer || entry.remedy != Remedy.none)
  }

  // MARK: Punctuation

  private func punctuation(_ text: CopyText, in site: CopySite) -> Finding? {
    guard case .text(let literal)? = text.message.parts.last, let mark = literal.text.unicodeScalars.last,
      Self.marks.contains(mark), !literal.text.hasSuffix("..")
    else { return nil }
    // The last literal may belong to the text before a quoted brace; then it doesn't end the message.
    let end = literal.text.utf8.count
    var start = end - UTF8.width(mark)
    let before = literal.text.utf8Slice(0..<start)
    start -= before.utf8.count - before.trimmingEndingSpaces.utf8.count
    guard start > 0 else { return nil }
    let label = text.message.text
    let place = text.message.place(of: literal.map.source(of: start..<end))
    return finding(
      "the label “\(label)” ends with ‘\(mark)’", at: place, in: site.subject(text.field),
      impact: "the button reads like a sentence that goes on elsewhere",
      fix: Fix("leave the mark out", edits: [.delete(place.range)]))
  }

  private static let marks: Set<Unicode.Scalar> = [
    ".", "!", "?", ",", ";", ":", "。", "！", "？", "．", "，", "、", "：", "؟", "،", "؛", "।", "॥", "۔", "։", "።"
  ]
}

extension String {
  /// The text without the spaces after it.
  fileprivate var trimmingEndingSpaces: String {
    String(String.UnicodeScalarView(unicodeScalars.reversed().drop { $0.properties.isWhitespace }.reversed()))
  }
}
