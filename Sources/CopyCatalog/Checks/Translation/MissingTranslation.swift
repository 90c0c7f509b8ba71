/// An entry that a required locale does not have.
struct MissingTranslation: CatalogCheck, DomainCheck {
  static let page = CheckPage(
    id: "missing-translation", category: .translation, severity: .shouldFix,
    summary: "An entry, a slot or an action's label that a required locale does not have.",
    rationale: """
      A person who reads German meets an English alert, and so cannot act on it. Title, message, recovery and \
      labels of one error are never shown in two languages, so one missing slot costs the whole entry.
      """,
    examples: [
      Example(
        bad: """
          # catalog.toml
          required = ["de"]
          # en/Photos.toml
          [album-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "This album is full"
          message = "It already holds 500 photos."
          recovery = "Remove photos from the album, then try again."
          note = "After choosing photos to add."
          # de/Photos.toml
          [album-full]
          title = "Dieses Album ist voll"
          message = "Es enthält bereits 500 Fotos."
          """,
        good: """
          # catalog.toml
          required = ["de"]
          # en/Photos.toml
          [album-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "This album is full"
          message = "It already holds 500 photos."
          recovery = "Remove photos from the album, then try again."
          note = "After choosing photos to add."
          # de/Photos.toml
          [album-full]
          title = "Dieses Album ist voll"
          message = "Es enthält bereits 500 Fotos."
          recovery = "Entferne Fotos aus dem Album und versuche es noch einmal."
          """)
    ], blocksRelease: true)

  /// Locales without any files, and what is missing among the actions.
  func findings(in catalog: Catalog) -> [Finding] {
    required(in: catalog).flatMap { locale in
      guard catalog.locales.contains(locale) else {
        return [
          finding(
            "the required locale \(locale) has no files", at: .start(of: catalog.file), in: Subject(locale: locale),
            impact: "readers of \(locale) see every error in \(catalog.settings.source)",
            fix: Fix("add a folder \(locale), or take \(locale) out of 'required'"))
        ]
      }
      return catalog.actions.flatMap { action in
        missing(action.entry, of: ActionsReader.name, locale: locale, catalog: catalog, what: "action")
      }
    }
  }

  func findings(in domain: Domain, of catalog: Catalog) -> [Finding] {
    required(in: catalog).filter { catalog.locales.contains($0) }.flatMap { locale in
      domain.entries.flatMap { missing($0, of: domain.name, locale: locale, catalog: catalog, what: "entry") }
    }
  }

  private func required(in catalog: Catalog) -> [LocaleTag] {
    catalog.settings.required.filter { $0 != catalog.settings.source }
  }

  private func missing(_ entry: Entry, of domain: String, locale: LocaleTag, catalog: Catalog, what: String)
    -> [Finding]
  {
    var subject: Subject { Subject(locale: locale, domain: domain, entry: entry.name) }
    guard let copy = entry.copy(in: locale) else {
      return [
        finding(
          "\(locale) has no translation of \(entry.name)",
          at: Place(file: entry.source.file, range: entry.source.nameRange), in: subject,
          impact: "readers of \(locale) see it in \(catalog.settings.source)",
          fix: Fix("add [\(entry.name)] to \(locale)/\(domain).toml"))
      ]
    }
    return entry.source.texts.compactMap { text in
      guard text.field.isPlain, copy[text.field] == nil else { return nil }
      var subject = subject
      subject.field = text.field.description
      return finding(
        "\(entry.name) has no '\(text.field)' in \(locale)", at: Place(file: copy.file, range: copy.nameRange),
        in: subject,
        impact: "readers of \(locale) see the whole \(what) in \(catalog.settings.source)",
        fix: Fix("translate '\(text.field)'"),
        related: [RelatedPlace(Place(file: entry.source.file, range: text.valueRange), "the text to translate")])
    }
  }
}
