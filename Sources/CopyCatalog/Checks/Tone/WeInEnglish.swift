/// An app that speaks of itself as “we”.
struct WeInEnglish: CopyCheck {
  static let page = CheckPage(
    id: "we-in-english", category: .tone, severity: .note,
    summary: "“We” in an English error.",
    rationale: """
      “We couldn’t load your photos” is about the makers of the app; “Couldn’t load your photos” is about the photos, \
      and leaves nobody guessing who “we” are (Apple HIG, writing). Microsoft and Polaris say “we” where the system is at \
      fault, and GOV.UK does throughout; `tone` in catalog.toml says whom a team follows. Other languages are not judged.
      """,
    examples: [
      Example(
        bad: """
          [photos-not-loaded]
          code = 1
          context = "passing"
          remedy = "retry"
          message = "We couldn’t load your photos."
          recovery = "Check your connection and try again."
          note = "Banner over the library."
          """,
        good: """
          [photos-not-loaded]
          code = 1
          context = "passing"
          remedy = "retry"
          message = "Couldn’t load your photos."
          recovery = "Check your connection and try again."
          note = "Banner over the library."
          """)
    ])

  func findings(in site: CopySite) -> [Finding] {
    guard site.mayHave(.we), site.locale.language == "en", site.isAboutTrouble, let language = site.language,
      let severity = site.catalog.settings.tone.we
    else { return [] }
    return site.runningTexts.compactMap { text in
      for read in ReadText.texts(of: text.message) {
        let tokens = TextWords(read.text, in: language).tokens(by: language.pointing)
        for (index, token) in tokens.enumerated() where token.roles.contains(.we) {
          return finding(
            "'\(text.field)' says “\(read.words(token.range))” of the app", at: read.place(of: token.range),
            in: site.subject(text.field), severity: severity,
            impact: "the reader meets somebody they don’t know instead of the thing that it is about",
            fix: fix(tokens, index, in: read))
        }
      }
      return nil
    }
  }

  /// “We couldn’t load …” is “Couldn’t load …”; anything else takes a person.
  private func fix(_ tokens: [Token], _ index: Int, in read: ReadText) -> Fix {
    let general = Fix("begin with the thing: “⟨Thing⟩ couldn’t be …” or “Couldn’t ⟨action⟩”")
    guard index == 0 || tokens[index - 1].kind == .sentenceEnd, index + 1 < tokens.count else {
      return general
    }
    let next = tokens[index + 1].range
    let verb = read.words(next)
    let isCould = ["couldn’t", "couldn't", "can’t", "can't"].contains(verb)
    guard isCould, read.words(tokens[index].range.upperBound..<next.lowerBound) == " " else { return general }
    let range = tokens[index].range.lowerBound..<next.lowerBound + 1
    let place = read.place(of: range)
    guard place.range.count == range.count else { return general }
    return Fix(
      "begin with “\(verb.prefix(1).uppercased() + verb.dropFirst())”",
      edits: [TextEdit(replacing: place.range, with: "C")])
  }
}
