/// Punctuation of another language: quotation marks, spaces before marks, `¿`, full-width and Arabic marks.
struct LocalePunctuation: MessageCheck {
  static let page = CheckPage(
    id: "locale-punctuation", category: .typography, severity: .shouldFix,
    summary: "Finds punctuation and quotation marks that the language writes in another way.",
    rationale: """
      Marks that are not the reader’s own look like a text that was run through a machine, and a French \
      question mark without its no-break space can stand alone on the next line. Quotation marks are held \
      against CLDR’s and all pairs in serious use in the language: German „…“ and »…«, Polish „…”, Russian \
      «…» with „…“ inside. French asks for no-break spaces before ; : ! ? and inside « » (France; Canada \
      only before : and inside « »; in Switzerland they may be left out), Spanish for ¿ and ¡, Chinese and \
      Japanese for full-width marks after ideographs, Arabic script for ، ؛ ؟, Greek for the question mark \
      ;. Addresses, code and names that settings keep are left alone. The sources of the rules stand in \
      TypographyRules.swift.
      """,
    examples: [
      .translation(
        "fr", of: "Where did the album go?", "Où est passé l’album ?",
        "Où est passé l’album\u{202F}?"),
      .translation(
        "de", of: "The album “Summer” is full.", "Das Album “Sommer” ist voll.",
        "Das Album „Sommer“ ist voll."),
      .translation(
        "zh-Hans", of: "The album is full, so this photo wasn’t added.", "相册已满,照片未添加.", "相册已满，照片未添加。"),
    ])

  func findings(in site: MessageSite) -> [Finding] {
    guard site.characters.contains(anyOf: site.typography.suspects), site.message.isSound else { return [] }
    let typography = site.typography
    let texts = TypographicText.texts(of: site.message)
    var findings: [Finding?] = []
    if let quotations = typography.quotations, !site.characters.classes.isDisjoint(with: quotations.suspects)
    {
      findings.append(foreignQuotations(in: texts, quotations, of: site))
    }
    switch typography.punctuation {
    case .plain, .korean: findings.append(wideMarks(in: texts, of: site))
    case .spaced(let spaces):
      findings += missingSpaces(in: texts, spaces, of: site)
      findings.append(wideMarks(in: texts, of: site))
    case .inverted:
      findings.append(missingInvertedMarks(in: texts, of: site))
      findings.append(wideMarks(in: texts, of: site))
    case .chinese, .japanese: findings += narrowMarks(in: texts, of: site)
    case .arabic(let hasOwnFullStop):
      findings.append(latinMarks(in: texts, hasOwnFullStop: hasOwnFullStop, of: site))
      findings.append(wideMarks(in: texts, of: site))
    case .greek: findings.append(latinQuestionMarks(in: texts, of: site))
    case .armenian: findings.append(latinMarksOfArmenian(in: texts, of: site))
    }
    return findings.compactMap(\.self)
  }
}

// MARK: Quotation marks

extension LocalePunctuation {
  private func foreignQuotations(
    in texts: [TypographicText], _ quotations: Quotations, of site: MessageSite
  ) -> Finding? {
    var faults = Faults()
    for text in texts {
      for quotation in QuotationFinder(text, quotations: quotations).found {
        let pair = Quotations.Pair(open: text[quotation.open].scalar, close: text[quotation.close].scalar)
        // Straight marks are a check of their own.
        if pair.open.isASCII || pair.close.isASCII || quotations.usual.contains(pair) { continue }
        if quotation.depth > 0, quotations.usualInside.contains(pair) { continue }
        let wanted = quotation.depth > 0 ? quotations.inner : quotations.outer
        faults.add(
          String(Character(pair.open)) + "…" + String(Character(pair.close)),
          at: text.place(of: quotation.open..<quotation.close + 1),
          text.quoting(quotation, with: wanted, spaces: site.typography.guillemetSpace(inside: wanted)))
      }
    }
    let outer = quotations.outer
    return faults.finding(
      of: self, in: site,
      problem: { "the quotation marks \($0.listedInMarks()) are not those of \(site.locale.tag)" },
      impact: "the reader meets another language’s marks: \(site.rendered())",
      fix: "write \(outer.open)…\(outer.close), and \(quotations.inner.open)…\(quotations.inner.close) inside"
    )
  }
}

extension Typography {
  /// The space to write inside a pair of quotation marks; nil where there is none.
  func guillemetSpace(inside pair: Quotations.Pair) -> Unicode.Scalar? {
    guard case .spaced(let spaces) = punctuation, case .noBreak(let space) = spaces.guillemets,
      pair.open == "«"
    else { return nil }
    return space
  }
}

extension TypographicText {
  /// The edits that put other marks around a quotation, with a space inside where the language has one.
  func quoting(
    _ quotation: QuotationFinder.Quotation, with pair: Quotations.Pair, spaces space: Unicode.Scalar?
  ) -> [TextEdit?] {
    let needsFirst = space != nil && !tokens[quotation.open + 1].isSpace
    let needsLast = space != nil && !tokens[quotation.close - 1].isSpace
    let inside = space.map { String(Character($0)) } ?? ""
    var edits: [TextEdit?] = []
    if tokens[quotation.open].scalar != pair.open || needsFirst {
      edits.append(
        replacing(
          quotation.open..<quotation.open + 1,
          with: String(Character(pair.open)) + (needsFirst ? inside : "")))
    }
    if tokens[quotation.close].scalar != pair.close || needsLast {
      edits.append(
        replacing(
          quotation.close..<quotation.close + 1,
          with: (needsLast ? inside : "") + String(Character(pair.close))))
    }
    return edits
  }
}

// MARK: Spaces of French

extension LocalePunctuation {
  private func missingSpaces(
    in texts: [TypographicText], _ spaces: TypographyRules.MarkSpaces, of site: MessageSite
  ) -> [Finding?] {
    var missing = Faults()
    var ordinary = Faults()
    for text in texts {
      for index in text.own {
        guard let mark = text[index].character else { continue }
        switch mark {
        case ";", "!", "?": read(mark, spaces.high)
        case ":": read(mark, spaces.colon)
        case "«": readInside(mark, text.spaces(after: index))
        case "»": readInside(mark, text.spaces(before: index))
        default: break
        }

        func read(_ mark: Unicode.Scalar, _ want: TypographyRules.MarkSpaces.Want) {
          let previous = text[index - 1]
          guard text.endsHere(after: index), !previous.isEdge, !previous.isUnknown else { return }
          if previous.isSpace {
            // `:)` is no punctuation.
            let isFace = text[index + 1].character == ")" && (mark == ":" || mark == ";")
            if !isFace { report(mark, spaces: text.spaces(before: index), want) }
          } else if case .noBreak(let space) = want, previous.isWord || previous.isClosing {
            guard !text.isCode(around: index), !text.isName(around: index, in: site.site.catalog.settings)
            else { return }
            missing.add(
              String(Character(mark)), at: text.place(of: index..<index + 1),
              [text.inserting(space, before: index)])
          }
        }

        func readInside(_ mark: Unicode.Scalar, _ run: Range<Int>) {
          let beside = text[mark == "«" ? index + 1 : index - 1]
          if !run.isEmpty {
            report(mark, spaces: run, spaces.guillemets)
          } else if case .noBreak(let space) = spaces.guillemets, !beside.isEdge, !beside.isUnknown {
            missing.add(
              String(Character(mark)), at: text.place(of: index..<index + 1),
              [text.inserting(space, before: mark == "«" ? index + 1 : index)])
          }
        }

        func report(_ mark: Unicode.Scalar, spaces run: Range<Int>, _ want: TypographyRules.MarkSpaces.Want) {
          // Others than U+0020 do their work, or are for `invisible-character`.
          guard !text.tokens[run].contains(where: \.isOtherSpace) else { return }
          let edit: TextEdit? =
            switch want {
            case .noBreak(let space), .noBreakOrNone(let space?):
              text.replacing(run, with: String(Character(space)))
            case .noBreakOrNone(nil): text.deleting(run)
            }
          ordinary.add(String(Character(mark)), at: text.place(of: run), [edit])
        }
      }
    }
    let isInside: ([String]) -> Bool = { $0.contains("«") || $0.contains("»") }
    let fix = "use a no-break space (U+00A0) or a narrow one (U+202F)"
    return [
      missing.finding(
        of: self, in: site,
        problem: { "no no-break space \(isInside($0) ? "at" : "before") \($0.listedInMarks())" },
        impact: "the reader sees a mark that sticks to its word: \(site.rendered())", fix: fix),
      ordinary.finding(
        of: self, in: site,
        problem: { "an ordinary space \(isInside($0) ? "at" : "before") \($0.listedInMarks())" },
        impact: "the mark can stand alone at the end or the beginning of a line",
        fix: spaces.high == .noBreakOrNone(nil) ? "take the space out, or \(fix)" : fix),
    ]
  }
}

extension TypographicText {
  /// The spaces right before an index.
  func spaces(before index: Int) -> Range<Int> {
    var start = index
    while start > own.lowerBound, tokens[start - 1].isSpace { start -= 1 }
    return start..<index
  }

  /// The spaces right after an index.
  func spaces(after index: Int) -> Range<Int> {
    var end = index + 1
    while end < own.upperBound, tokens[end].isSpace { end += 1 }
    return index + 1..<end
  }

  /// Whether a mark stands at the end of a word, as punctuation does: not `10:30`, `::`, `?id`.
  func endsHere(after index: Int) -> Bool {
    // Only the first of several marks has a place of its own.
    if let previous = tokens[index - 1].character, ";:!?¿¡(".unicodeScalars.contains(previous) {
      return false
    }
    let next = tokens[index + 1]
    if next.isEdge || next.isSpace || next.isUnknown || next.isClosing { return true }
    guard let character = next.character else { return false }
    return "!?.…,".unicodeScalars.contains(character)
  }
}
