/// A translation that is its source, letter by letter.
struct Untranslated: CopyCheck {
  static let page = CheckPage(
    id: "untranslated", category: .translation, severity: .shouldFix,
    summary: "A translation that is the source text, letter by letter.",
    rationale: """
      It was copied as a stub and forgotten: the reader meets another language in the middle of the app. Within \
      a language (`en-GB` of `en`) most texts are rightly the same and are not looked at, nor are single words, \
      which may be the same in both languages.
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
          message = "It already holds 500 photos."
          recovery = "Entferne Fotos aus dem Album und versuche es noch einmal."
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

  func findings(in site: CopySite) -> [Finding] {
    guard !site.isSource, site.locale.language != site.catalog.settings.source.language else { return [] }
    return site.copy.texts.compactMap { text in
      guard let source = site.entry.source[text.field], source.message.pattern == text.message.pattern,
        text.message.isSound, hasSeveralWords(text.message)
      else { return nil }
      return finding(
        "'\(text.field)' of \(site.entry.name) is the same in \(site.locale) and \(site.catalog.settings.source)",
        at: Place(file: site.copy.file, range: text.valueRange), in: site.subject(text.field),
        impact: "readers of \(site.locale) meet another language",
        fix: Fix("translate it, or delete it until it is translated"),
        related: [RelatedPlace(Place(file: site.entry.source.file, range: source.valueRange), "the source text")])
    }
  }

  /// Whether the literal text has more than two words: fewer may be a name, or the same in both languages.
  private func hasSeveralWords(_ message: Message) -> Bool {
    var words = 0
    message.forEachLiteral { text in
      words += text.text.split { !$0.isLetter }.count
    }
    return words > 2
  }
}
