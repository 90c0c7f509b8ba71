/// A translation that is marked as unfinished.
struct Draft: CopyCheck {
  static let page = CheckPage(
    id: "draft", category: .translation, severity: .shouldFix,
    summary: "A translation that its translator has marked as unfinished.",
    rationale: """
      Once every text of a draft is written it is shown like any other translation, so its readers meet half \
      a sentence or a guess; until then they are shown the source. In a required locale it should be \
      finished before the next release, and `check --release` fails on it; in an optional locale it is a \
      note. `state = "needs-review"` says that a text is finished and waits for a second reader: that is no \
      finding, and `copyc list` counts it.
      """,
    examples: [
      Example(
        bad: """
          # catalog.toml
          required = ["de"]
          # en/Photos.toml
          [album-full]
          code = 1
          context = "passing"
          remedy = "fix"
          message = "This album is full. Remove a photo to make room."
          note = "After choosing photos to add."
          # de/Photos.toml
          [album-full]
          state = "draft"
          message = "Dieses Album ist voll. Entferne"
          """,
        good: """
          # catalog.toml
          required = ["de"]
          # en/Photos.toml
          [album-full]
          code = 1
          context = "passing"
          remedy = "fix"
          message = "This album is full. Remove a photo to make room."
          note = "After choosing photos to add."
          # de/Photos.toml
          [album-full]
          state = "needs-review"
          message = "Dieses Album ist voll. Entferne ein Foto, um Platz zu schaffen."
          """)
    ], blocksRelease: true)

  func findings(in site: CopySite) -> [Finding] {
    guard site.copy.state == .draft else { return [] }
    let isShown = site.catalog.isShown(site.entry, in: site.locale)
    let shown = site.copy.texts.first.map { ": “\($0.message.text)”" } ?? ""
    return [
      finding(
        "the translation of \(site.entry.name) into \(site.locale) is a draft", at: site.place,
        in: site.subject(),
        severity: site.catalog.severityOfUnfinished(in: site.locale),
        impact: isShown
          ? "readers of \(site.locale) see unfinished text\(shown)"
          : "readers of \(site.locale) see it in \(site.entry.source.locale) until all of its texts are written",
        fix: Fix("finish it, then take the state out or write state = \"needs-review\""))
    ]
  }
}

extension Catalog {
  /// What it weighs that a locale is not up to date: a release must have the required ones, and may go
  /// without the others.
  func severityOfUnfinished(in locale: LocaleTag) -> Severity {
    settings.required.contains(locale) ? .shouldFix : .note
  }
}
