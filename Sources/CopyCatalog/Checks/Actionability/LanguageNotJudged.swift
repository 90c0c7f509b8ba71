/// A source locale whose language the checks of meaning do not know.
struct LanguageNotJudged: CatalogCheck {
  static let page = CheckPage(
    id: "language-not-judged", category: .actionability, severity: .note,
    summary: "The meaning of the source copy is not judged, as its language is not known yet.",
    rationale: """
      Whether a text says what happened and what to do is decided by facts of its language, and those of another \
      would only mislead. All other checks run.
      """,
    examples: [
      Example(
        bad: """
          # catalog.toml
          source = "is"
          # is/Photos.toml
          [album-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "Þetta albúm er fullt"
          message = "Það geymir nú þegar 500 myndir."
          recovery = "Fjarlægðu myndir úr albúminu og reyndu aftur."
          note = "Eftir að myndir eru valdar."
          """,
        good: """
          # en/Photos.toml
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

  func findings(in catalog: Catalog) -> [Finding] {
    let source = catalog.settings.source
    guard Language.of(source) == nil, let domain = catalog.domains.first(where: { !$0.entries.isEmpty })
    else {
      return []
    }
    return [
      finding(
        "copy in \(source) is not judged for what it says", at: .start(of: domain.file),
        in: Subject(locale: source),
        impact: "vague messages and missing next steps pass unseen; all other checks run",
        fix: Fix("let a second writer read the copy in \(source)"))
    ]
  }
}
