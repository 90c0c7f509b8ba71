/// An error that says whose fault it is.
struct Blame: CopyCheck {
  static let page = CheckPage(
    id: "blame", category: .tone, severity: .shouldFix,
    summary: "An error that blames its reader.",
    rationale: """
      Somebody who can’t go on is told, on top of that, that it is their fault. The state says as much and helps more: \
      “That password isn’t the one for this account” (Apple HIG, writing; Microsoft; GOV.UK: no “you forgot”). What a \
      person has done may be named where it only says which thing is meant (“the address you entered”), in a question and \
      after “if”. That somebody hasn’t done something is blame at a form field; elsewhere it is mostly news (“You \
      haven’t been charged”). Judged by the words of each language, in every locale.
      """,
    examples: [
      Example(
        bad: """
          [album-name-missing]
          code = 1
          context = "field"
          remedy = "fix"
          message = "You forgot to enter a name."
          recovery = "Enter a name for the album."
          note = "Under the field for the name of an album."
          """,
        good: """
          [album-name-missing]
          code = 1
          context = "field"
          remedy = "fix"
          message = "An album needs a name."
          recovery = "Enter a name for the album."
          note = "Under the field for the name of an album."
          """)
    ])

  func findings(in site: CopySite) -> [Finding] {
    guard site.mayHave(.blame), site.entry.isError, let language = site.language else { return [] }
    return site.runningTexts.compactMap { finding(in: $0, of: site, language) }
  }

  private func finding(in text: CopyText, of site: CopySite, _ language: Language) -> Finding? {
    guard let blames = language.signs[.blame] else { return nil }
    let isField = (text.field.context ?? site.entry.context) == .field
    var found = FoundWords()
    for read in ReadText.texts(of: text.message) {
      let words = TextWords(read.text, in: language)
      let signs = words.tokens(by: blames)
      guard signs.contains(where: { $0.roles.contains(.blame) }) else { continue }
      let grammar = words.tokens()
      for (index, sign) in signs.enumerated() where sign.roles.contains(.blame) {
        let blame = read.words(sign.range)
        guard !asks(signs.sentenceEnd(after: index), in: read), !isMust(blame, language),
          isField || !isNegated(blame, language),
          !namesWhich(signs, index, grammar, read, language), !isConditional(signs, index, grammar)
        else { continue }
        found.add(blame, at: read.place(of: sign.range))
      }
    }
    guard let place = found.place else { return nil }
    return finding(
      "'\(text.field)' says \(found.listed), which blames the reader", at: place,
      in: site.subject(text.field),
      impact: "somebody who already can’t go on is told that it is their fault",
      fix: Fix("describe the state and leave the person out: “⟨Thing⟩ isn’t …”, or say what to do: “Enter …”")
    )
  }

  private func asks(_ end: Token?, in text: ReadText) -> Bool {
    end.map { ["?", "？", "؟", "⁈", "⁇"].contains(text.words($0.range)) } ?? false
  }

  /// “You must have an account”: what has to be is nobody’s fault.
  private func isMust(_ words: String, _ language: Language) -> Bool {
    has(.requirement, in: words, language)
  }

  /// “You haven’t …”
  private func isNegated(_ words: String, _ language: Language) -> Bool {
    has(.reservation, in: words, language)
  }

  /// Whether one of the words of a phrase is a sign of its own.
  private func has(_ role: Roles, in phrase: String, _ language: Language) -> Bool {
    let words = phrase.split(separator: " ").map(String.init)
    // The pronoun of Chinese and Japanese is not set apart.
    let parts = words.count > 1 ? words : [String(phrase.dropFirst())]
    return parts.contains { !language.signs(role, in: $0).isEmpty }
  }

  /// Whether the phrase says which thing is meant: “the code you entered”, “que vous avez saisi”.
  private func namesWhich(
    _ signs: [Token], _ index: Int, _ grammar: [Token], _ text: ReadText, _ language: Language
  ) -> Bool {
    let words = text.words(signs[index].range)
    // What stands before its noun: 您输入的密码, あなたが入力したコード, 귀하가 입력한 코드
    if ["的", "した", "한"].contains(where: words.hasSuffix), !words.hasSuffix("ました") { return true }
    // Where the verb comes last, what is before it is its object.
    if language.reasonsEnd { return false }
    if index == 0 { return !text.beginsMessage && !text.endsMessage }
    let previous = signs[index - 1]
    switch previous.kind {
    case .argument: return true
    case .sentenceEnd, .clauseEnd, .colon, .openingBracket, .closingBracket: return false
    case .word: break
    }
    // “It looks like you forgot …”
    if ["like", "seems"].contains(text.words(previous.range)) { return false }
    let word = grammar.first { $0.range.overlaps(previous.range) }
    return word?.roles.isDisjoint(with: [.leadIn, .opening, .reason, .courtesy, .joke]) ?? true
  }

  /// Whether what is said of the reader only may be so: “if you forgot your password”.
  private func isConditional(_ signs: [Token], _ index: Int, _ grammar: [Token]) -> Bool {
    let clause = signs.clause(around: index)
    let range = signs[clause.lowerBound].range.lowerBound..<signs[clause.upperBound - 1].range.upperBound
    let inClause = grammar.filter { range.contains($0.range.lowerBound) }
    let before = inClause.filter { $0.range.upperBound <= signs[index].range.lowerBound }
    return before.contains { $0.roles.contains(.condition) }
      || inClause.last?.roles.contains(.condition) ?? false
  }
}
