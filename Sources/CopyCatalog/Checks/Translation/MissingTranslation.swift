/// An entry that a required locale does not have.
struct MissingTranslation: CatalogCheck, DomainCheck {
  static let page = CheckPage(
    id: "missing-translation", category: .translation, severity: .shouldFix,
    summary: "An entry, a slot or an action's label that a required locale does not have.",
    rationale: """
      A person who reads German meets an English alert, and so cannot act on it. Title, message, recovery \
      and labels of one error are never shown in two languages, so one missing slot costs the whole entry. \
      What a locale takes from another one of its language counts as translated (es-MX from es-419, en-GB \
      from en), as it does in the app. A locale that isn’t in `required` may lag behind; `check --release` \
      fails on what a required one lacks.
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

  var looks: [Look] { [.catalog(self), .domain(self)] }

  /// Locales without any files, and what is missing among the actions.
  func findings(in catalog: Catalog) -> [Finding] {
    required(in: catalog).flatMap { locale -> [Finding] in
      let providers = self.providers(for: locale, in: catalog)
      if providers.isEmpty {
        return [
          finding(
            "the required locale \(locale) has no files", at: .start(of: catalog.file),
            in: Subject(locale: locale),
            impact: "readers of \(locale) see every error in \(catalog.settings.source)",
            fix: Fix("add a folder \(locale), or take \(locale) out of 'required'"))
        ]
      }
      return catalog.actions.flatMap { action in
        missing(action.entry, of: ActionsReader.name, locale: locale, providers, what: "action")
      }
    }
  }

  func findings(in domain: Domain, of catalog: Catalog) -> [Finding] {
    required(in: catalog).flatMap { locale -> [Finding] in
      let providers = self.providers(for: locale, in: catalog)
      if providers.isEmpty { return [] }
      return domain.entries.flatMap { missing($0, of: domain.name, locale: locale, providers, what: "entry") }
    }
  }

  /// Within the source's language, what is missing is taken from the source.
  private func required(in catalog: Catalog) -> [LocaleTag] {
    catalog.settings.required.filter { $0.language != catalog.settings.source.language }
  }

  /// The locales that a locale's readers are shown copy of: itself and those it falls back to, nearest first.
  private func providers(for locale: LocaleTag, in catalog: Catalog) -> [LocaleTag] {
    if catalog.locales.contains(locale) { return [locale] + catalog.fallbacks(of: locale) }
    let chosen = catalog.settings.locales[locale]?.fallback ?? []
    return (chosen + LocaleFacts(of: locale).parents).filter {
      catalog.locales.contains($0) && $0 != catalog.settings.source
    }
  }

  private func missing(
    _ entry: Entry, of domain: String, locale: LocaleTag, _ providers: [LocaleTag], what: String
  ) -> [Finding] {
    let own = providers.lazy.compactMap { entry.copy(in: $0) }.first
    if let own, own.lacksNothing(of: entry) { return [] }
    var subject: Subject { Subject(locale: locale, domain: domain, entry: entry.name) }
    let source = entry.source
    guard let own else {
      return [
        finding(
          "\(locale) has no translation of \(entry.name)",
          at: Place(file: source.file, range: source.nameRange),
          in: subject, impact: "readers of \(locale) see it in \(source.locale)\(shown(source))",
          fix: Fix("add [\(entry.name)] to \(locale)/\(domain).toml"))
      ]
    }
    let family = providers.filter { $0.language == own.locale.language }.compactMap { entry.copy(in: $0) }
    return source.texts.compactMap { text in
      guard text.field.isNeeded, !family.contains(where: { $0.hasWording(for: text.field) }) else { return nil }
      var subject = subject
      subject.field = text.field.description
      return finding(
        "\(entry.name) has no '\(text.field)' in \(locale)", at: Place(file: own.file, range: own.nameRange),
        in: subject, impact: "readers of \(locale) see the whole \(what) in \(source.locale)\(shown(source))",
        fix: Fix("translate '\(text.field)'"),
        related: [RelatedPlace(Place(file: source.file, range: text.valueRange), "the text to translate")])
    }
  }

  /// What the reader meets first in place of a translation, whatever comes first in the file.
  private func shown(_ source: Copy) -> String {
    let first = [.title, .message, .recovery, .actionLabel].lazy.compactMap { source[$0] }.first
    return first.map { ": “\($0.message.text)”" } ?? ""
  }
}

extension Copy {
  /// Whether it has every text of the source that is no variant, and a wording without each argument.
  fileprivate func lacksNothing(of entry: Entry) -> Bool {
    entry.source.texts.allSatisfy { !$0.field.isNeeded || hasWording(for: $0.field) }
  }
}
