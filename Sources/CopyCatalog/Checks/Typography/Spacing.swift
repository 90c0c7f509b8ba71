/// Spaces too many, too few, or at the wrong side of a mark.
struct Spacing: MessageCheck {
  static let page = CheckPage(
    id: "spacing", category: .typography, severity: .shouldFix,
    summary: "Finds spaces that are too many, missing, or on the wrong side of a mark.",
    rationale: """
      A gap or two words that run together look like a fault of the app, and a space at the end of a text \
      moves what the app puts after it. A space before % is CLDR’s: none in English, a no-break space in \
      German. The spaces before French marks are for locale-punctuation. Paragraphs, file endings (.mov), \
      versions, addresses and an ellipsis are left alone, and so are the spaces of Thai, Lao, Khmer and \
      Burmese, which end sentences.
      """,
    examples: [
      .message("The album is full.  Remove a photo .", "The album is full. Remove a photo."),
      .message("The album is full.Remove a photo.", "The album is full. Remove a photo."),
      .translation(
        "de", of: "The album is 90% full.", "Das Album ist zu 90% voll.", "Das Album ist zu 90\u{A0}% voll.")
    ])

  func findings(in site: MessageSite) -> [Finding] {
    guard
      !site.characters.neighbors.isDisjoint(with: Self.suspects)
        || site.characters.contains(" ") && site.characters.classes.contains(.wideMark),
      site.message.isSound, site.typography.isKnown
    else { return [] }
    var faults = Kinds()
    for text in TypographicText.texts(of: site.message) {
      for run in text.spaces { read(run, text, of: site, into: &faults) }
      for index in text.own { read(markAt: index, text, of: site, into: &faults) }
    }
    return [
      faults.extra.finding(
        of: self, in: site, problem: { _ in "a space too many" },
        impact: "the reader sees a gap: \(site.rendered())", fix: "take it out"),
      faults.wide.finding(
        of: self, in: site, severity: .note, problem: { _ in "a space beside a full-width mark" },
        impact: "the reader sees a gap, as the mark has its space in it: \(site.rendered())",
        fix: "take it out"),
      faults.missing.finding(
        of: self, in: site, problem: { "no space after \($0.listedInMarks())" },
        impact: "the reader sees two words in one: \(site.rendered())", fix: "write a space"),
      faults.percent.finding(
        of: self, in: site, severity: .note,
        problem: { _ in "a percentage that is not spaced as \(site.locale.tag) does" },
        impact: "the reader meets another language’s habit: \(site.rendered())",
        fix: percentFix(site.typography.percentSpace)),
    ].compactMap(\.self)
  }

  private struct Kinds {
    var extra = Faults()
    /// Spaces beside a full-width mark, which has its space in it.
    var wide = Faults()
    var missing = Faults()
    var percent = Faults()
  }

  private static let suspects: ASCIISet.Neighbors = [
    .extraSpace, .spaceBeforeMark, .spaceBeforeBracket, .percent, .letterAfterMark,
  ]

  private func percentFix(_ space: Typography.PercentSpace?) -> String {
    if case .space(let space) = space {
      "write a no-break space (U+\(space.code)) before %"
    } else {
      "take it out"
    }
  }

  // MARK: Spaces too many

  private func read(
    _ run: Range<Int>, _ text: TypographicText, of site: MessageSite, into faults: inout Kinds
  ) {
    // Others than U+0020 are for `invisible-character`.
    guard text.tokens[run].allSatisfy({ !$0.isOtherSpace }) else { return }
    let previous = text[run.lowerBound - 1]
    let next = text[run.upperBound]
    let place = text.place(of: run)
    // What stands before French marks and before % is mended as one.
    if case .spaced = site.typography.punctuation,
      previous.character == "«" || next.character.map({ ";:!?»".unicodeScalars.contains($0) }) == true
    {
      return
    }
    if next.character == "%", previous.isDigit || previous.kind == .number,
      site.typography.percentSpace != nil
    {
      return
    }
    if previous.isEdge || next.isEdge {
      // A text of nothing but spaces is for `empty-text`.
      guard !(previous.kind == .edge && next.kind == .edge) else { return }
      faults.extra.add(" ", at: place, [text.deleting(run)])
      return
    }
    if isTooMuch(run, text, of: site.typography) {
      faults.extra.add(" ", at: place, [text.deleting(run)])
      return
    }
    if isBesideWideMark(run, text, of: site.typography) {
      faults.wide.add(" ", at: place, [text.deleting(run)])
      return
    }
    // In a form the space before it counts, too.
    let doubled = previous.isSpace || next.isSpace ? run.count + 1 : run.count
    guard doubled > 1, !previous.isUnknown, !next.isUnknown, !site.typography.runsOn else { return }
    let kept = run.count > 1 && doubled == run.count ? " " : ""
    faults.extra.add(" ", at: place, [kept.isEmpty ? text.deleting(run) : text.replacing(run, with: kept)])
  }

  /// Whether no space at all belongs where a run of them is.
  private func isTooMuch(_ run: Range<Int>, _ text: TypographicText, of typography: Typography) -> Bool {
    let previous = text[run.lowerBound - 1]
    let next = text[run.upperBound]
    guard !previous.isUnknown, !next.isUnknown else { return false }
    if let mark = next.character {
      let afterNext = run.upperBound + 1 < text.tokens.count ? text[run.upperBound + 1] : next
      let ends = afterNext.isEdge || afterNext.isSpace || afterNext.isClosing
      switch mark {
      case ",", ".":
        // `.mov`, `...`, and a mark that is spoken about: “the . key”.
        return !typography.runsOn && (previous.isWord || previous.isClosing) && ends
          && !(mark == "." && continuesInLowercase(text, after: run.upperBound))
      case ";", ":", "!", "?":
        return typography.isClosedUp && (previous.isWord || previous.isClosing) && ends
          && afterNext.character != ")" && !continuesInLowercase(text, after: run.upperBound)
      case ")", "]":
        return text.hasWordInBrackets(closingAt: run.upperBound)
      default: break
      }
    }
    guard let mark = previous.character, mark == "(" || mark == "[" else { return false }
    return text.hasWordInBrackets(openingAt: run.lowerBound - 1)
  }

  /// Whether a run of spaces is beside a mark of Chinese or Japanese that has its space in it. Brackets may
  /// have one outside, and Japanese leaves a gap after ！ and ？.
  private func isBesideWideMark(_ run: Range<Int>, _ text: TypographicText, of typography: Typography) -> Bool
  {
    guard typography.punctuation == .chinese || typography.punctuation == .japanese else { return false }
    func isWide(_ token: TypographicText.Token, except others: String) -> Bool {
      guard let mark = token.character, !others.unicodeScalars.contains(mark) else { return false }
      return CharacterClasses(of: mark).contains(.wideMark)
    }
    return isWide(text[run.lowerBound - 1], except: typography.punctuation == .japanese ? "）．！？" : "）．")
      || isWide(text[run.upperBound], except: "（")
  }

  /// Whether the text goes on in lowercase after a mark and a space: “tap the ? button”.
  private func continuesInLowercase(_ text: TypographicText, after mark: Int) -> Bool {
    guard text[mark + 1].isSpace, mark + 2 < text.tokens.count, let next = text[mark + 2].character else {
      return false
    }
    return next.properties.isLowercase
  }

  // MARK: Marks

  private func read(
    markAt index: Int, _ text: TypographicText, of site: MessageSite, into faults: inout Kinds
  ) {
    guard let mark = text[index].character else { return }
    switch mark {
    case "%": readPercent(index, text, site.typography, into: &faults)
    case ",", ";", "!", "?", ".":
      let next = text[index + 1]
      guard next.isAlphabetic, text.isMissingSpace(after: index), !text.isCode(around: index),
        !text.isName(around: index, in: site.site.catalog.settings)
      else { return }
      faults.missing.add(
        String(Character(mark)), at: text.place(of: index..<index + 2),
        [text.inserting(" ", before: index + 1)],
        isSafe: false)
    default: return
    }
  }

  private func readPercent(
    _ index: Int, _ text: TypographicText, _ typography: Typography, into faults: inout Kinds
  ) {
    guard let wanted = typography.percentSpace else { return }
    let next = text[index + 1]
    // `90%ig`, `90%-Rabatt`
    guard !next.isWord, next.character != "-" else { return }
    let run = text.spaces(before: index)
    let digit = text[run.lowerBound - 1]
    guard digit.kind == .number || digit.isDigit, !text.tokens[run].contains(where: \.isOtherSpace) else {
      return
    }
    let place = text.place(of: run.lowerBound - 1..<index + 1)
    switch wanted {
    case .nothing: if !run.isEmpty { faults.percent.add("%", at: place, [text.deleting(run)]) }
    case .space(let space):
      let edit =
        run.isEmpty
        ? text.inserting(space, before: index) : text.replacing(run, with: String(Character(space)))
      faults.percent.add("%", at: place, [edit])
    }
  }
}

extension Unicode.Scalar {
  /// `00A0`
  fileprivate var code: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension TypographicText {
  /// Whether brackets hold words, and not a box to tick.
  fileprivate func hasWordInBrackets(openingAt open: Int) -> Bool {
    let mark: Unicode.Scalar = tokens[open].character == "(" ? ")" : "]"
    guard let close = tokens[open..<near(open).upperBound].firstIndex(where: { $0.character == mark }) else {
      return false
    }
    return tokens[open..<close].contains(where: \.isWord)
  }

  fileprivate func hasWordInBrackets(closingAt close: Int) -> Bool {
    let mark: Unicode.Scalar = tokens[close].character == ")" ? "(" : "["
    guard let open = tokens[near(close).lowerBound..<close].lastIndex(where: { $0.character == mark }) else {
      return false
    }
    return tokens[open..<close].contains(where: \.isWord)
  }

  /// Whether two words run together at a mark: “full.Remove”, “photos,albums”. Not `example.com`,
  /// `Report.pdf`, `U.S.`, `Node.js`.
  fileprivate func isMissingSpace(after index: Int) -> Bool {
    let word = word(around: index)
    var before = index
    while before > word.lowerBound, tokens[before - 1].isLetter { before -= 1 }
    var after = index + 1
    while after < word.upperBound, tokens[after].isLetter { after += 1 }
    guard index - before > 1 else { return false }
    guard tokens[index].character == "." else {
      // Several marks in one word are a list of code or an address.
      return after - index > 2 && marks(in: word) == 1
    }
    // A sentence ends in lowercase and the next begins with a capital: what else has a point inside is a
    // name.
    let first = tokens[before].scalar.properties
    let last = tokens[index - 1].scalar.properties
    let next = tokens[index + 1].scalar.properties
    guard first.isLowercase, last.isLowercase, next.isUppercase,
      before == word.lowerBound || !tokens[before - 1].isOpening
    else { return false }
    let isCapitalised = after - index == 2 || tokens[index + 2].scalar.properties.isLowercase
    return isCapitalised && marks(in: word) <= 2
      && tokens[before..<index].allSatisfy { $0.scalar.properties.isLowercase }
  }

  /// How many of the marks that end a sentence or a part of it are in a word, its last character left out.
  private func marks(in word: Range<Int>) -> Int {
    tokens[word].dropLast().reduce(0) { count, token in
      count + (token.character.map { ",;!?./:@".unicodeScalars.contains($0) } == true ? 1 : 0)
    }
  }
}
