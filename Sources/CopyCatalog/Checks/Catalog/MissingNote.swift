/// An error without a note for translators.
struct MissingNote: DomainCheck {
  static let page = CheckPage(
    id: "missing-note", category: .catalog, severity: .note,
    summary: "An entry without a note for translators.",
    rationale: """
      A translator sees a sentence and not the screen. Whether “Archive” is a verb, what the person just \
      did, and where the text stands decide the translation.
      """,
    examples: [
      Example(
        bad: """
          [album-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "This album is full"
          message = "It already holds 500 photos."
          recovery = "Remove photos from the album, then try again."
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

  func findings(in domain: Domain, of catalog: Catalog) -> [Finding] {
    domain.entries.filter { $0.note?.allSatisfy(\.isWhitespace) ?? true }.map { entry in
      finding(
        "\(entry.name) has no note for translators",
        at: Place(file: entry.source.file, range: entry.source.nameRange),
        in: Subject(locale: entry.source.locale, domain: domain.name, entry: entry.name),
        impact: "a translator has to guess where it is seen and what the person just did",
        fix: Fix("add note = \"…\" with where it is seen, such as “At checkout, below the card field.”"))
    }
  }
}
