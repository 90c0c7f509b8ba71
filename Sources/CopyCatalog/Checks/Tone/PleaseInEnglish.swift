/// “Please” and “sorry” in English.
struct PleaseInEnglish: CopyCheck {
  static let page = CheckPage(
    id: "please-in-english", category: .tone, severity: .note,
    summary: "“Please” or “sorry” in an English error.",
    rationale: """
      In English they take the place of the facts and make a step sound like a favor (GOV.UK and Google: never \
      “please”). Authorities disagree: Microsoft says “please” where somebody is put to trouble and “sorry” for a serious \
      loss, Polaris apologizes where the system is at fault; `tone` in catalog.toml says whom a team follows. It is a rule \
      of English alone: German “bitte”, Japanese “ください”, Arabic “يرجى” and their like are how those languages ask.
      """,
    examples: [
      Example(
        bad: """
          [album-name-missing]
          code = 1
          context = "field"
          remedy = "fix"
          message = "Please enter a name for the album."
          note = "Under the field for the name of an album."
          """,
        good: """
          [album-name-missing]
          code = 1
          context = "field"
          remedy = "fix"
          message = "Enter a name for the album."
          note = "Under the field for the name of an album."
          """)
    ])

  func findings(in site: CopySite) -> [Finding] {
    guard site.mayHave([.please, .courtesy]), site.locale.language == "en", site.isAboutTrouble,
      let language = site.language
    else { return [] }
    let tone = site.catalog.settings.tone
    return site.runningTexts.compactMap { text in
      please(in: text, of: site, language, tone.please) ?? sorry(in: text, of: site, language, tone.sorry)
    }
  }

  private func please(in text: CopyText, of site: CopySite, _ language: Language, _ severity: Severity?)
    -> Finding?
  {
    guard let severity, site.mayHave(.please) else { return nil }
    for read in ReadText.texts(of: text.message) {
      let tokens = TextWords(read.text, in: language).tokens(by: language.pointing)
      for (index, token) in tokens.enumerated() where token.roles.contains(.please) {
        // “as you please”
        if index > 0, read.words(tokens[index - 1].range) == "you" { continue }
        return finding(
          "'\(text.field)' says “\(read.words(token.range))”", at: read.place(of: token.range),
          in: site.subject(text.field), severity: severity,
          impact: "what the reader has to do sounds like a favor to the app, and begins a word later",
          fix: Fix(
            "leave it out and begin with the verb",
            edits: leavingOut(token, of: tokens, index, in: read, text)))
      }
    }
    return nil
  }

  /// Takes “please” and its space out; the next word gets its capital.
  private func leavingOut(
    _ token: Token, of tokens: [Token], _ index: Int, in read: ReadText, _ text: CopyText
  ) -> [TextEdit] {
    guard index + 1 < tokens.count, tokens[index + 1].kind == .word else { return [] }
    let next = tokens[index + 1].range
    let between = read.words(token.range.upperBound..<next.lowerBound)
    guard between == " " else { return [] }
    let place = read.place(of: token.range.lowerBound..<next.lowerBound + 1)
    guard place.range.count == next.lowerBound + 1 - token.range.lowerBound else { return [] }
    let letter = read.words(next.lowerBound..<next.lowerBound + 1)
    let isCapital = read.words(token.range).first?.isUppercase ?? false
    return [TextEdit(replacing: place.range, with: isCapital ? letter.uppercased() : letter)]
  }

  private func sorry(in text: CopyText, of site: CopySite, _ language: Language, _ severity: Severity?)
    -> Finding?
  {
    guard let severity, site.mayHave(.courtesy) else { return nil }
    var found = FoundWords()
    for read in ReadText.texts(of: text.message) {
      for sign in language.signs(.courtesy, in: read.text) {
        found.add(read.words(sign.range), at: read.place(of: sign.range))
      }
    }
    guard let place = found.place else { return nil }
    return finding(
      "'\(text.field)' says \(found.listed)", at: place, in: site.subject(text.field), severity: severity,
      impact: "the reader gets a courtesy where they look for what to do",
      fix: Fix("leave it out and give the room to what happened and what to do"))
  }
}
