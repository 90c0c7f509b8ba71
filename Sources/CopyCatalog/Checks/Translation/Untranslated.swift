/// A translation that is its source, letter by letter.
struct Untranslated: CopyCheck {
  static let page = CheckPage(
    id: "untranslated", category: .translation, severity: .shouldFix,
    summary: "A translation that is the source text, letter by letter.",
    rationale: """
      It was copied as a stub and forgotten: the reader meets another language in the middle of the app. \
      Within a language (`en-GB` of `en`) most texts are rightly the same and are not looked at, nor are \
      texts of one or two words, which may be names or the same in both languages. Arguments, names from \
      `[names] keep`, and words with digits, signs or capitals inside (“HEIC”, “name@example.com”) don’t \
      count as words.
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
    var same: [(text: CopyText, source: CopyText)] = []
    for text in site.copy.texts {
      guard let source = site.entry.source[text.field], source.message.pattern == text.message.pattern,
        text.message.isSound, isLanguage(text.message, in: site)
      else { continue }
      same.append((text, source))
    }
    if same.isEmpty { return [] }
    let source = site.catalog.settings.source
    if same.count > 1, same.count == site.copy.texts.count {
      return [
        finding(
          "all texts of \(site.entry.name) are the same in \(site.locale) and \(source)", at: site.place,
          in: site.subject(),
          impact: "readers of \(site.locale) meet another language: “\(same[0].text.message.text)”",
          fix: Fix("translate it, or delete it until it is translated"),
          related: [
            RelatedPlace(
              Place(file: site.entry.source.file, range: site.entry.source.nameRange), "the source texts")
          ])
      ]
    }
    return same.map { text, original in
      finding(
        "'\(text.field)' of \(site.entry.name) is the same in \(site.locale) and \(source)",
        at: Place(file: site.copy.file, range: text.valueRange), in: site.subject(text.field),
        impact: "readers of \(site.locale) meet another language: “\(text.message.text)”",
        fix: Fix("translate it, or delete it until it is translated"),
        related: [
          RelatedPlace(Place(file: site.entry.source.file, range: original.valueRange), "the source text")
        ])
    }
  }

  /// Whether the literal text has more than two words of a language: fewer may be a name, or the same in
  /// both.
  private func isLanguage(_ message: Message, in site: CopySite) -> Bool {
    var words = 0
    message.forEachLiteral { literal in
      for word in literal.text.split(whereSeparator: \.isWhitespace) where isWord(word, in: site) {
        words += 1
      }
    }
    if words > 2 { return true }
    // Languages without spaces say as much in one run of letters.
    guard site.catalog.settings.source.isWide else { return false }
    return message.text.unicodeScalars.filter { $0.properties.isAlphabetic }.count > 6
  }

  /// Whether letters are a word of a language: no code, address, abbreviation or kept name.
  private func isWord(_ text: Substring, in site: CopySite) -> Bool {
    let word = text.unicodeScalars.drop { !$0.properties.isAlphabetic }
      .reversed().drop { !$0.properties.isAlphabetic }.reversed()
    guard let first = word.first else { return false }
    if word.count > 1, word.dropFirst().contains(where: { $0.properties.isUppercase }) { return false }
    if word.contains(where: { !$0.properties.isAlphabetic && !isWithinWord($0) }) { return false }
    if text.unicodeScalars.contains(where: { $0 == "@" || $0 == "/" || $0 == "_" || $0.digitValue != nil }) {
      return false
    }
    if word.count == 1, first.isASCII { return false }
    let name = String(String.UnicodeScalarView(word))
    return !site.catalog.settings.names.contains(name)
  }

  /// An apostrophe, a hyphen, a mark.
  private func isWithinWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "'", "’", "-", "\u{2011}", "\u{200C}", "\u{200D}": true
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark: true
      default: false
      }
    }
  }
}
