/// A joke in an error.
struct Humor: CopyCheck {
  static let page = CheckPage(
    id: "humor", category: .tone, severity: .shouldFix,
    summary: "An interjection, a joke or an emoji in an error.",
    rationale: """
      “Oops” makes light of what may have cost somebody their work, and the tenth time it isn’t funny (Apple HIG, \
      writing; GOV.UK; Google; GitLab Pajamas). It also takes the place where the news should stand. Screen readers \
      read an emoji by its full name. Interjections are those of each language; they count where they stand alone in \
      their clause or begin a sentence, so that the Turkish “ay” is a month elsewhere.
      """,
    examples: [
      Example(
        bad: """
          [photo-gone]
          code = 1
          context = "passing"
          remedy = "fix"
          message = "Oops, that photo is no longer in the album."
          recovery = "Choose another one."
          note = "Banner over the album."
          """,
        good: """
          [photo-gone]
          code = 1
          context = "passing"
          remedy = "fix"
          message = "That photo is no longer in the album."
          recovery = "Choose another one."
          note = "Banner over the album."
          """)
    ])

  func findings(in site: CopySite) -> [Finding] {
    let mayJoke = site.mayHave(.joke)
    guard mayJoke || site.copy.texts.contains(where: { $0.message.characters.contains(anyOf: Self.emoji) }),
      site.isAboutTrouble
    else { return [] }
    return site.runningTexts.compactMap { text in
      guard mayJoke || text.message.characters.contains(anyOf: Self.emoji) else { return nil }
      return finding(in: text, of: site, language: mayJoke ? site.language : nil)
    }
  }

  private static let emoji = ASCIISet.Query(classes: .emoji)

  private func finding(in text: CopyText, of site: CopySite, language: Language?) -> Finding? {
    var jokes = FoundWords()
    var emoji = FoundWords()
    if let language {
      for read in ReadText.texts(of: text.message) { addJokes(of: read, in: site, language, to: &jokes) }
    }
    if text.message.characters.contains(anyOf: Self.emoji) { addEmoji(of: text.message, to: &emoji) }
    guard let place = jokes.place ?? emoji.place else { return nil }
    let isEmoji = jokes.place == nil
    return finding(
      isEmoji
        ? "'\(text.field)' has \(emoji.listed) in an error"
        : "'\(text.field)' says \(jokes.listed) in an error",
      at: place, in: site.subject(text.field),
      impact: isEmoji
        ? "a picture makes light of what the reader lost, and a screen reader reads out its name"
        : "the reader may have lost their work, and the app makes light of it",
      fix: Fix(
        isEmoji
          ? "leave the emoji out and begin with what happened" : "leave it out and begin with what happened"))
  }

  private func addJokes(
    of read: ReadText, in site: CopySite, _ language: Language, to found: inout FoundWords
  ) {
    guard let book = language.signs[.joke] else { return }
    let tokens = TextWords(read.text, in: language).tokens(by: book)
    for (index, token) in tokens.enumerated() where token.roles.contains(.joke) {
      guard isSaid(tokens, index, read, language), !site.isKept(token.range, in: read) else { continue }
      found.add(read.words(token.range), at: read.place(of: token.range))
    }
  }

  /// Whether a word that may be an ordinary one is an interjection where it stands.
  private func isSaid(_ tokens: [Token], _ index: Int, _ read: ReadText, _ language: Language) -> Bool {
    let clause = tokens.clause(around: index)
    let others = clause.filter { $0 != index && !tokens[$0].roles.contains(.joke) }
    let isFirst = clause.lowerBound == index && (clause.lowerBound > 0 || read.beginsMessage)
    if others.isEmpty { return isFirst || clause.lowerBound > 0 || read.beginsMessage }
    let word = read.words(tokens[index].range)
    let isRun = word.unicodeScalars.first.map(language.script.contains) ?? false
    if isFirst, !isRun, word.unicodeScalars.count >= 4 { return !isPartOfSentence(tokens, clause, read) }
    // “Our hamsters are tired”: in English none of these words is anything else, but a name.
    return language.tag == "en" && word.unicodeScalars.first?.properties.isLowercase ?? false
  }

  /// An interjection that is followed by words without a mark is one only at the start of a sentence.
  private func isPartOfSentence(_ tokens: [Token], _ clause: Range<Int>, _ read: ReadText) -> Bool {
    guard clause.lowerBound > 0 else { return !read.beginsMessage }
    return tokens[clause.lowerBound - 1].kind != .sentenceEnd
  }

  private func addEmoji(of message: Message, to found: inout FoundWords) {
    message.forEachLiteral { literal in
      var offset = 0
      let scalars = Array(literal.text.unicodeScalars)
      for (index, scalar) in scalars.enumerated() {
        let length = UTF8.width(scalar)
        // What is joined to another is one picture with it.
        let isJoined = index > 0 && scalars[index - 1] == "\u{200D}"
        if !isJoined, Self.isEmoji(scalar, next: index + 1 < scalars.count ? scalars[index + 1] : nil) {
          found.add(
            String(Character(scalar)), at: message.place(of: literal.map.source(of: offset..<offset + length))
          )
        }
        offset += length
      }
    }
  }

  /// Whether a character is drawn as a picture in color. Flags name a country, and a skin tone belongs to what is
  /// before it.
  private static func isEmoji(_ scalar: Unicode.Scalar, next: Unicode.Scalar?) -> Bool {
    switch scalar.value {
    case ..<0x2600, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: false
    default:
      scalar.properties.isEmojiPresentation && next != "\u{FE0E}"
        || scalar.properties.isEmoji && next == "\u{FE0F}"
    }
  }
}
