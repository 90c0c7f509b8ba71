/// The marks of a typewriter, `"` and `'`, where the language has its own.
struct StraightQuotes: MessageCheck {
  static let page = CheckPage(
    id: "straight-quotes", category: .typography, severity: .note,
    summary: "Finds straight quotation marks and apostrophes where the language has its own.",
    rationale: """
      Straight marks are what a keyboard has, not what the language writes, and an ICU message takes a \
      straight apostrophe before { for quoting. Quotation marks are CLDR’s of the locale. The apostrophe \
      becomes ’ in languages where it is a sign of elision or possession; where it is or may be a letter \
      (Ukrainian, Hawaiian, Guarani …), and in Hebrew, whose typed marks stand for geresh and gershayim, it \
      is left alone. So are feet, inches and minutes (5'10") and code.
      """,
    examples: [
      .message("The album isn't empty.", "The album isn’t empty."),
      .translation(
        "pl", of: "The album “Summer” is full.", #"Album \"Lato\" jest pełny."#, "Album „Lato” jest pełny."),
      .translation(
        "fr", of: "“{name}” is full.", #"L’album \"{name}\" est plein."#,
        "L’album «\u{A0}{name}\u{A0}» est plein.",
        arguments: "name = { type = \"title\", sample = \"Été\" }"),
    ])

  func findings(in site: MessageSite) -> [Finding] {
    guard site.characters.contains(anyOf: Self.marks), site.message.isSound,
      let quotations = site.typography.quotations
    else { return [] }
    var marks = Faults()
    var apostrophes = Faults()
    for text in TypographicText.texts(of: site.message) {
      let finder = QuotationFinder(text, quotations: quotations)
      // A mark too many: which belongs to which is for a person to see.
      let isClear = finder.leftOver.isEmpty
      for quotation in finder.found {
        let isStraight = [quotation.open, quotation.close].contains { text[$0].scalar.isASCII }
        guard isStraight, !text.isCode(around: quotation.open), !text.isCode(around: quotation.close) else {
          continue
        }
        if text.isClippedAnd(quotation) {
          let place = text.place(of: quotation.open..<quotation.close + 1)
          apostrophes.add(
            "'n'", at: place, [quotation.open, quotation.close].map { text.replacing($0, with: "’") })
          continue
        }
        let wanted = quotation.depth > 0 ? quotations.inner : quotations.outer
        marks.add(
          String(Character(text[quotation.close].scalar)),
          at: text.place(of: quotation.open..<quotation.close + 1),
          isClear
            ? text.quoting(quotation, with: wanted, spaces: site.typography.guillemetSpace(inside: wanted))
            : [])
      }
      guard site.typography.hasApostrophe else { continue }
      for index in text.own where text[index].character == "'" {
        let isAlone = finder.apostrophes.contains(index) && text.isAtEdgeOfWord(index)
        guard isAlone || text.isApostrophe(index), !text.isCode(around: index) else { continue }
        let word = text.wordOfApostrophe(index)
        apostrophes.add(text.text(of: word), at: text.place(of: word), [text.replacing(index, with: "’")])
      }
    }
    return [
      marks.finding(
        of: self, in: site, problem: { _ in "straight quotation marks" },
        impact: "the reader sees marks of a typewriter: \(site.rendered())",
        fix: "write \(quotations.outer.open)…\(quotations.outer.close)"),
      apostrophes.finding(
        of: self, in: site, problem: { "a straight apostrophe in \($0.listedInMarks())" },
        impact: "the reader sees a mark of a typewriter: \(site.rendered())", fix: "write ’"),
    ].compactMap(\.self)
  }

  private static let marks = ASCIISet.Query("\"'")
}

extension TypographicText {
  /// `rock 'n' roll`
  fileprivate func isClippedAnd(_ quotation: QuotationFinder.Quotation) -> Bool {
    quotation.close - quotation.open == 2 && tokens[quotation.open].character == "'"
      && ["n", "N"].contains(tokens[quotation.open + 1].character)
  }

  /// Whether a straight mark stands within a word: `isn't`, `l'album`, `{name}'s`.
  fileprivate func isApostrophe(_ index: Int) -> Bool {
    let previous = tokens[index - 1]
    let next = tokens[index + 1]
    // A digit before it makes it minutes, unless letters follow.
    let follows = previous.isAlphabetic || previous.isValue || previous.isDigit && next.isAlphabetic
    return follows && (next.isAlphabetic || previous.isAlphabetic && (next.isDigit || next.isValue))
  }

  /// Whether a straight mark that ends no quotation is the apostrophe of a word: `'n`, `po'`.
  fileprivate func isAtEdgeOfWord(_ index: Int) -> Bool {
    tokens[index - 1].isAlphabetic != tokens[index + 1].isAlphabetic && !tokens[index - 1].isDigit
      && !tokens[index - 1].isValue && !tokens[index + 1].isValue
  }

  /// The letters and the mark between them, for a finding to show.
  fileprivate func wordOfApostrophe(_ index: Int) -> Range<Int> {
    var start = index
    var end = index + 1
    while start > near(index).lowerBound, tokens[start - 1].isWord { start -= 1 }
    while end < near(index).upperBound, tokens[end].isWord { end += 1 }
    return start..<end
  }
}

extension TypographicText.Token {
  /// A letter of the scripts that have an apostrophe: Latin, Greek, Cyrillic.
  var isAlphabetic: Bool {
    isLetter && scalar.value < 0x530 || isLetter && (0x1E00...0x1FFF).contains(scalar.value)
  }
}
