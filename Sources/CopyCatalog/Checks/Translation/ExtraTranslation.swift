/// A translation of something that the source does not have.
struct ExtraTranslation: DomainCheck {
  static let page = CheckPage(
    id: "extra-translation", category: .translation, severity: .shouldFix,
    summary: "A translation of an entry, a file or an action that the source does not have.",
    rationale: """
      The source defines what there is. A translation without it is mistyped or left over: its text never \
      reaches the app, and translators go on keeping it.
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
          note = "After choosing photos to add."
          # de/Photos.toml
          [album-full]
          title = "Dieses Album ist voll"
          message = "Es enthält bereits 500 Fotos."
          recovery = "Entferne Fotos aus dem Album und versuche es noch einmal."

          [album-empty]
          title = "Dieses Album ist leer"
          message = "Es enthält noch keine Fotos."
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
          # de/Photos.toml
          [album-full]
          title = "Dieses Album ist voll"
          message = "Es enthält bereits 500 Fotos."
          recovery = "Entferne Fotos aus dem Album und versuche es noch einmal."
          """)
    ])

  func findings(in domain: Domain, of catalog: Catalog) -> [Finding] {
    domain.strays.map { stray in
      entry(
        stray.entry, in: domain, at: Place(file: stray.copy.file, range: stray.copy.nameRange),
        subject: Subject(locale: stray.copy.locale, domain: domain.name, entry: stray.entry))
    }
  }

  private func entry(_ name: String, in domain: Domain, at place: Place, subject: Subject) -> Finding {
    let close = nearest(name, in: domain.entries.map(\.name))
    return finding(
      "the source has no entry '\(name)'", at: place, in: subject, impact: "this translation is never shown",
      fix: close.map { Fix("write [\($0)]", edits: [TextEdit(replacing: place.range, with: tomlKey($0))]) }
        ?? Fix("delete the entry here, or add it to \(domain.file)"))
  }

  func action(_ key: String, at place: Place, in subject: Subject) -> Finding {
    finding(
      "the source has no action '\(key)'", at: place, in: subject, impact: "this label is never shown",
      fix: Fix("delete the action here, or add it to the source's Actions.toml"))
  }

  func file(_ name: String, source: LocaleTag, at place: Place, in subject: Subject) -> Finding {
    finding(
      "the source has no file \(source)/\(name).toml", at: place, in: subject,
      impact: "nothing in this file is ever shown",
      fix: Fix("delete this file, or add \(source)/\(name).toml"))
  }
}
