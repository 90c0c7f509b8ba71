/// A translation whose source text has changed since.
struct StaleTranslation: CopyCheck {
  static let page = CheckPage(
    id: "stale-translation", category: .translation, severity: .shouldFix,
    summary: "A translation whose source text has changed since it was made.",
    rationale: """
      A new limit, another button, a step that is gone: readers of the translation are still told the old \
      one. `from` holds the fingerprint of the source text that was translated; it ignores spacing and \
      punctuation, so mending a comma makes nothing stale. Stale copy keeps showing. In a required locale it \
      should be mended before the next release, and `check --release` fails on it; in an optional locale it \
      is a note. A translation without `from` is not judged.
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
          message = "This album is full. Remove a photo."
          note = "After choosing photos to add."
          # de/Photos.toml
          [album-full]
          from = "00000000"
          message = "Dieses Album ist voll."
          """,
        good: """
          # catalog.toml
          required = ["de"]
          # en/Photos.toml
          [album-full]
          code = 1
          context = "passing"
          remedy = "fix"
          message = "This album is full. Remove a photo."
          note = "After choosing photos to add."
          # de/Photos.toml
          [album-full]
          from = "d2218680"
          message = "Dieses Album ist voll. Entferne ein Foto."
          """)
    ], blocksRelease: true)

  func findings(in site: CopySite) -> [Finding] {
    // A draft is told so, and is not finished whatever its source says.
    guard site.copy.from != nil, !site.isSource, site.copy.state != .draft, site.entry.isStale(site.copy)
    else {
      return []
    }
    let source = site.entry.source
    let shown = shownTexts(of: site)
    return [
      finding(
        "the source of \(site.entry.name) has changed since it was translated into \(site.locale)",
        at: site.place,
        in: site.subject(), severity: site.catalog.severityOfUnfinished(in: site.locale),
        impact: "readers of \(site.locale) may be told what no longer holds\(shown)",
        fix: Fix(
          """
          compare it with the source, then run: copyc accept <folder> \(site.domain.name) \(site.entry.name) \
          --locale \(site.locale)
          """),
        related: [RelatedPlace(Place(file: source.file, range: source.nameRange), "the source as it is now")])
    ]
  }

  /// What the translation and the source say now, where one text of each tells it.
  private func shownTexts(of site: CopySite) -> String {
    let fields = site.copy.texts.filter { site.entry.source[$0.field] != nil }
    guard fields.count == 1, let text = fields.first, let source = site.entry.source[text.field] else {
      return ""
    }
    return ": “\(text.message.text)” for “\(source.message.text)”"
  }
}
