// The marks that begin and end sentences.

// MARK: ¿ and ¡

extension LocalePunctuation {
  func missingInvertedMarks(in texts: [TypographicText], of site: MessageSite) -> Finding? {
    var faults = Faults()
    for text in texts {
      for index in text.own {
        guard let mark = text[index].character, mark == "?" || mark == "!", text.endsHere(after: index),
          let start = text.startOfUnmarkedSentence(endingAt: index), !text.isCode(around: index),
          !text.isName(around: index, in: site.site.catalog.settings)
        else { continue }
        // After a comma the question may begin later: “Si no funciona, ¿quieres reintentar?”
        let isOneClause = !text.tokens[start..<index].contains { token in
          token.character.map { ",;:—–(".unicodeScalars.contains($0) } ?? false
        }
        let inverted: Unicode.Scalar = mark == "?" ? "¿" : "¡"
        faults.add(
          String(Character(inverted)), at: text.place(of: start..<index + 1),
          [text.inserting(inverted, before: start)], isSafe: isOneClause)
      }
    }
    return faults.finding(
      of: self, in: site, problem: { "no \($0.listedInMarks()) where the sentence begins" },
      impact: "the reader learns only at the end that it is a question or an exclamation: \(site.rendered())",
      fix: "write \(faults.shown.joined(separator: " and ")) where the question or exclamation begins")
  }
}

extension TypographicText {
  /// The index where a question or exclamation begins that has no inverted mark; nil where it has one, or
  /// where that can't be seen.
  fileprivate func startOfUnmarkedSentence(endingAt end: Int) -> Int? {
    var index = end - 1
    var closed = 0
    search: while index >= own.lowerBound {
      let token = tokens[index]
      if token.isUnknown { return nil }
      if token.isEdge { break }
      switch token.character {
      case "¿", "¡": return nil
      case "?", "!": break search
      case ".":
        let next = tokens[index + 1]
        if next.isSpace || next.isEdge || next.isLetter && next.scalar.properties.isUppercase { break search }
      case "”", "»", "’", ")": closed += 1
      case "“", "«", "‘", "(":
        if closed == 0 { break search }
        closed -= 1
      default: break
      }
      index -= 1
    }
    if index < own.lowerBound {
      let before = tokens[own.lowerBound - 1]
      guard before.kind == .edge || before.isSpace && tokens[0].kind == .edge else { return nil }
    }
    var start = index + 1
    while start < end, tokens[start].isSpace || tokens[start].isOpening || tokens[start].isClosing {
      start += 1
    }
    // A mark alone, as in “pulsa !”, is spoken about.
    return start < end && tokens[start..<end].contains(where: \.isWord) ? start : nil
  }
}

// MARK: Full-width marks

extension LocalePunctuation {
  /// ASCII marks between ideographs.
  func narrowMarks(in texts: [TypographicText], of site: MessageSite) -> [Finding?] {
    let isChinese = site.typography.punctuation == .chinese
    var faults = Faults()
    var brackets = Faults()
    for text in texts {
      for index in text.own {
        guard let mark = text[index].character, mark.isASCII else { continue }
        if isChinese, mark == "(", let close = text.endOfWideBrackets(from: index) {
          brackets.add(
            "()", at: text.place(of: index..<close + 1),
            [
              text.replacing(text.withSpaceBefore(index), with: "（"),
              text.replacing(text.withSpaceAfter(close), with: "）"),
            ])
        }
        guard let wide = Self.wide(mark, isChinese: isChinese), text.isBetweenIdeographs(index) else {
          continue
        }
        // A full-width mark has its space in it. In Japanese one more may follow ！ and ？.
        let dropsSpace =
          text[index + 1].character == " " && !text[index + 2].isEdge
          && (isChinese || mark == "," || mark == ".")
        faults.add(
          String(Character(mark)), at: text.place(of: index..<index + 1),
          [text.replacing(index..<index + (dropsSpace ? 2 : 1), with: String(Character(wide)))])
      }
    }
    return [
      faults.finding(
        of: self, in: site, problem: { "the half-width \($0.listedInMarks()) between ideographs" },
        impact: "the line looks uneven, as if the text came from a machine: \(site.rendered())",
        fix: "write the full-width marks \(isChinese ? "， 。 ； ： ！ ？" : "、 。 ！ ？")"),
      brackets.finding(
        of: self, in: site, severity: .note, problem: { _ in "half-width brackets around ideographs" },
        impact: "the brackets sit low and narrow beside the ideographs: \(site.rendered())", fix: "write （ ）")
    ]
  }

  private static func wide(_ mark: Unicode.Scalar, isChinese: Bool) -> Unicode.Scalar? {
    switch mark {
    case ",": isChinese ? "，" : "、"
    case ".": "。"
    case "!": "！"
    case "?": "？"
    // Japanese is set with half-width colons, semicolons and brackets, too.
    case ":": isChinese ? "：" : nil
    case ";": isChinese ? "；" : nil
    default: nil
    }
  }

  /// Full-width marks after a word of another script.
  func wideMarks(in texts: [TypographicText], of site: MessageSite) -> Finding? {
    guard site.characters.classes.contains(.wideMark) else { return nil }
    var isArabic = false
    if case .arabic = site.typography.punctuation { isArabic = true }
    var faults = Faults()
    for text in texts {
      for index in text.own {
        guard let mark = text[index].character, let narrow = Self.narrow(mark, isArabic: isArabic) else {
          continue
        }
        let previous = text[index - 1]
        let next = text[index + 1]
        guard previous.isLetter || previous.isDigit, !previous.isIdeographic, !next.isIdeographic else {
          continue
        }
        let isOpening = mark == "（"
        faults.add(
          String(Character(mark)), at: text.place(of: index..<index + 1),
          [
            text.replacing(
              index..<index + 1,
              with: (isOpening ? " " : "") + String(Character(narrow))
                + (!isOpening && next.isWord ? " " : ""))
          ])
      }
    }
    return faults.finding(
      of: self, in: site, problem: { "the full-width \($0.listedInMarks()) in a text of \(site.locale.tag)" },
      impact: "the reader sees a hole after the mark: \(site.rendered())",
      fix: "write the marks of the language")
  }

  private static func narrow(_ mark: Unicode.Scalar, isArabic: Bool) -> Unicode.Scalar? {
    switch mark {
    case "，", "、": isArabic ? "،" : ","
    case "。", "．": "."
    case "！": "!"
    case "？": isArabic ? "؟" : "?"
    case "：": ":"
    case "；": isArabic ? "؛" : ";"
    case "（": "("
    case "）": ")"
    default: nil
    }
  }
}

extension TypographicText {
  /// Whether a mark follows an ideograph and nothing after it belongs to it: no `3.5`, no `photo.jpg`, no
  /// `...`.
  fileprivate func isBetweenIdeographs(_ index: Int) -> Bool {
    var previous = index - 1
    while previous > own.lowerBound, tokens[previous].isClosing || tokens[previous].isSpace { previous -= 1 }
    guard tokens[previous].isIdeographic, !CharacterClasses(of: tokens[previous].scalar).contains(.wideMark)
    else { return false }
    let next = tokens[index + 1]
    if next.isEdge || next.isIdeographic || next.isValue || next.isClosing || next.isOpening { return true }
    guard next.isSpace else { return false }
    let second = index + 2 < tokens.count ? tokens[index + 2] : next
    return second.isEdge || second.isIdeographic || second.isWord || second.isOpening || second.isUnknown
  }

  /// A bracket with the space beside it, which a full-width bracket has in it.
  fileprivate func withSpaceBefore(_ index: Int) -> Range<Int> {
    tokens[index - 1].character == " " && index - 1 > own.lowerBound
      ? index - 1..<index + 1 : index..<index + 1
  }

  fileprivate func withSpaceAfter(_ index: Int) -> Range<Int> {
    tokens[index + 1].character == " " && index + 2 < own.upperBound ? index..<index + 2 : index..<index + 1
  }

  /// The closing bracket of brackets that have ideographs inside and beside them.
  fileprivate func endOfWideBrackets(from open: Int) -> Int? {
    guard let close = tokens[open..<near(open).upperBound].firstIndex(where: { $0.character == ")" }),
      tokens[open + 1..<close].contains(where: \.isIdeographic),
      !tokens[open + 1..<close].contains(where: { $0.character == "(" })
    else { return nil }
    let before = tokens[withSpaceBefore(open).lowerBound - 1]
    let after = tokens[withSpaceAfter(close).upperBound]
    return before.isIdeographic || after.isIdeographic ? close : nil
  }
}

// MARK: Arabic, Greek, Armenian

extension LocalePunctuation {
  func latinMarks(in texts: [TypographicText], hasOwnFullStop: Bool, of site: MessageSite) -> Finding? {
    var faults = Faults()
    for text in texts {
      for index in text.own {
        guard let mark = text[index].character else { continue }
        let own: Unicode.Scalar
        switch mark {
        case ",": own = "،"
        case ";": own = "؛"
        case "?": own = "؟"
        case "." where hasOwnFullStop: own = "۔"
        default: continue
        }
        guard text.endsWord(of: Self.isArabic, at: index), !text.isCode(around: index) else { continue }
        if mark == ".", text.word(around: index).count < 3 || text.isBesideFullStop(index) { continue }
        faults.add(
          String(Character(mark)), at: text.place(of: index..<index + 1), [text.replacing(index, with: own)])
      }
    }
    return faults.finding(
      of: self, in: site, problem: { "the Latin \($0.listedInMarks()) in Arabic script" },
      impact: "the mark is turned the wrong way: \(site.rendered())",
      fix: "write ، ؛ ؟\(hasOwnFullStop ? " ۔" : "")")
  }

  func latinQuestionMarks(in texts: [TypographicText], of site: MessageSite) -> Finding? {
    var faults = Faults()
    for text in texts {
      for index in text.own where text[index].character == "?" && text.endsHere(after: index) {
        guard text.endsWord(of: Self.isGreek, at: index), !text.isCode(around: index) else { continue }
        faults.add("?", at: text.place(of: index..<index + 1), [text.replacing(index, with: ";")])
      }
    }
    return faults.finding(
      of: self, in: site, problem: { "\($0.listedInMarks()) ends a Greek question" },
      impact: "a reader of Greek takes ; for the question mark: \(site.rendered())", fix: "write ;")
  }

  func latinMarksOfArmenian(in texts: [TypographicText], of site: MessageSite) -> Finding? {
    var faults = Faults()
    for text in texts {
      for index in text.own {
        guard let mark = text[index].character, text.endsWord(of: Self.isArmenian, at: index),
          !text.isBesideFullStop(index)
        else { continue }
        switch mark {
        case "?": faults.add("?", at: text.place(of: index..<index + 1), [])
        case ":", ".":
          // Inside a text the point is a mark of its own, and a colon may be one.
          guard text[index + 1].isEdge else { continue }
          faults.add(
            String(Character(mark)), at: text.place(of: index..<index + 1),
            [text.replacing(index, with: "։")])
        default: continue
        }
      }
    }
    return faults.finding(
      of: self, in: site, problem: { "the Latin \($0.listedInMarks()) in an Armenian sentence" },
      impact: "the reader meets another language’s mark: \(site.rendered())",
      fix: "end the sentence with ։ and put ՞ on the stressed vowel of the word that is asked about")
  }

  private static func isArabic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0620...0x065F, 0x066E...0x06D3, 0x06EE...0x06FF, 0x0750...0x077F, 0x0870...0x08FF, 0xFB50...0xFDFF,
      0xFE70...0xFEFC: true
    default: false
    }
  }

  private static func isGreek(_ scalar: Unicode.Scalar) -> Bool {
    (0x0370...0x03FF).contains(scalar.value) || (0x1F00...0x1FFF).contains(scalar.value)
  }

  private static func isArmenian(_ scalar: Unicode.Scalar) -> Bool {
    (0x0531...0x0587).contains(scalar.value)
  }
}

extension TypographicText {
  /// Whether the mark at an index belongs to a sentence in a script: it follows a letter of it, or a value or
  /// a word of another script that such letters follow or, at the end, come before.
  fileprivate func endsWord(of isOwn: (Unicode.Scalar) -> Bool, at index: Int) -> Bool {
    func isOwnLetter(_ token: Token) -> Bool { token.isLetter && isOwn(token.scalar) }
    var previous = index - 1
    while previous > own.lowerBound, tokens[previous].isClosing || tokens[previous].isSpace { previous -= 1 }
    let last = tokens[previous]
    if isOwnLetter(last) { return !(tokens[index + 1].isWord && !isOwnLetter(tokens[index + 1])) }
    guard last.isWord, !tokens[index + 1].isWord else { return false }
    var next = index + 1
    while next < tokens.count - 1, tokens[next].isSpace || tokens[next].isOpening { next += 1 }
    if isOwnLetter(tokens[next]) { return true }
    return tokens[next].isEdge && tokens[index].character == "?"
      && tokens[near(index)].contains(where: isOwnLetter)
  }

  fileprivate func isBesideFullStop(_ index: Int) -> Bool {
    tokens[index - 1].character == "." || tokens[index + 1].character == "."
  }
}
