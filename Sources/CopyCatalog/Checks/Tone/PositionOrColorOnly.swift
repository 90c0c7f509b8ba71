/// A control that only its place or its color points at.
struct PositionOrColorOnly: CopyCheck {
  static let page = CheckPage(
    id: "position-or-color-only", category: .tone, severity: .shouldFix,
    summary: "A control that is pointed at only by its place or its color.",
    rationale: """
      “The button below” is nowhere for somebody who listens, and elsewhere on a narrow screen; “the red field” is like \
      all others for one reader in twelve (WCAG 2.2, 1.3.3 Sensory Characteristics and 1.4.1 Use of Color). A control has \
      a name: “Choose Save”. Place or color beside the name are welcome: “the password field below” is left alone.
      """,
    examples: [
      Example(
        bad: """
          [album-closed]
          code = 1
          context = "passing"
          remedy = "fix"
          message = "This album is closed. Use the button below to ask its owner."
          note = "Banner over the album."
          """,
        good: """
          [album-closed]
          code = 1
          context = "passing"
          remedy = "fix"
          message = "This album is closed. Choose Ask for Access to write to its owner."
          note = "Banner over the album."
          """),
      Example(
        bad: """
          [form-incomplete]
          code = 1
          context = "passing"
          remedy = "fix"
          message = "Some answers are missing. Enter them in the red fields."
          note = "Banner over the form."
          """,
        good: """
          [form-incomplete]
          code = 1
          context = "passing"
          remedy = "fix"
          message = "Some answers are missing. Enter them in the fields that say “Required”."
          note = "Banner over the form."
          """)
    ])

  func findings(in site: CopySite) -> [Finding] {
    guard site.mayHave(.control), site.mayHave([.place, .color]), let language = site.language else {
      return []
    }
    return site.runningTexts.compactMap { finding(in: $0, of: site, language) }
  }

  private func finding(in text: CopyText, of site: CopySite, _ language: Language) -> Finding? {
    var found = FoundWords()
    var roles = Roles()
    for read in ReadText.texts(of: text.message) {
      let words = TextWords(read.text, in: language)
      let tokens = words.tokens(by: language.pointing)
      guard tokens.contains(where: { $0.roles.contains(.control) }) else { continue }
      let grammar = words.tokens()
      let quotations = read.quotations(in: site.typography)
      for index in tokens.indices where tokens[index].roles.contains(.control) {
        guard let pointer = pointer(beside: index, in: tokens) else { continue }
        let first = Swift.min(index, pointer)
        let last = Swift.max(index, pointer)
        let clause = tokens.clause(around: index)
        let range =
          tokens[clause.lowerBound].range.lowerBound..<tokens[clause.upperBound - 1].range.upperBound
        // A name in quotation marks, before or after.
        if quotations.contains(where: { $0.overlaps(read.indices(of: range)) }) { continue }
        if hasName(before: tokens[first], grammar, language) { continue }
        let phrase = tokens[first].range.lowerBound..<tokens[last].range.upperBound
        found.add(read.words(phrase), at: read.place(of: phrase))
        roles.formUnion(tokens[pointer].roles)
      }
    }
    guard let place = found.place else { return nil }
    let isColor = roles.contains(.color)
    return finding(
      "'\(text.field)' points at a control only by its \(isColor ? "color" : "place"): \(found.listed)",
      at: place,
      in: site.subject(text.field),
      impact: isColor
        ? "a reader who doesn’t see colors, or listens, can’t tell which one is meant"
        : "a reader who listens, or whose screen is narrow, can’t find it",
      fix: Fix("call the control by its name, such as “Choose ⟨label⟩”"))
  }

  /// The word for a place right beside a control, or one for a color with at most one word between.
  private func pointer(beside index: Int, in tokens: [Token]) -> Int? {
    for neighbor in [index + 1, index - 1] where tokens.indices.contains(neighbor) {
      if !tokens[neighbor].roles.isDisjoint(with: [.place, .color]) { return neighbor }
    }
    for step in [-2, 2] {
      let neighbor = index + step
      let between = index + step / 2
      guard tokens.indices.contains(neighbor), tokens[between].kind == .word, tokens[between].roles.isEmpty
      else { continue }
      if tokens[neighbor].roles.contains(.color) { return neighbor }
    }
    return nil
  }

  /// Whether the word before is a name or says which control: “the password field below”. In languages without
  /// spaces nothing can be told from it.
  private func hasName(before token: Token, _ grammar: [Token], _ language: Language) -> Bool {
    guard let previous = grammar.last(where: { $0.range.upperBound <= token.range.lowerBound }) else {
      return false
    }
    switch previous.kind {
    case .argument: return true
    case .sentenceEnd, .clauseEnd, .colon, .openingBracket, .closingBracket: return false
    case .word: break
    }
    if language.runWordLength > 1 { return false }
    return previous.roles.isDisjoint(with: [
      .function, .object, .instruction, .request, .leadIn, .predicate, .condition, .link, .opening, .closing
    ])
  }
}
