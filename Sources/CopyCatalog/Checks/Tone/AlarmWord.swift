/// A word that alarms, or sounds like a crime.
struct AlarmWord: CopyCheck {
  static let page = CheckPage(
    id: "alarm-word", category: .tone, severity: .shouldFix,
    summary: "A word that alarms the reader, such as “fatal” or “illegal”.",
    rationale: """
      “Fatal”, “illegal”, “abort”, “kill” are the vocabulary of programs. A person hears that their work is lost or that \
      they did something forbidden (Microsoft’s list of words to avoid; GOV.UK bans “forbidden”, “illegal” and \
      “prohibited”). In English “invalid” belongs to them, since it never says what would be right, and “a valid …” where \
      nothing says what is: a limit, a format, an example. Other languages have other words, and theirs for “invalid” are \
      mostly plain ones. Names in quotation marks and in `[names] keep` are left alone.
      """,
    examples: [
      Example(
        bad: """
          [export-stopped]
          code = 1
          context = "passing"
          remedy = "retry"
          message = "The export was aborted when the disk was removed."
          recovery = "Connect the disk, then try again."
          note = "Banner while photos are exported."
          """,
        good: """
          [export-stopped]
          code = 1
          context = "passing"
          remedy = "retry"
          message = "The export stopped when the disk was removed."
          recovery = "Connect the disk, then try again."
          note = "Banner while photos are exported."
          """),
      Example(
        bad: """
          [date-out-of-range]
          code = 1
          context = "field"
          remedy = "fix"
          message = "This date is invalid."
          recovery = "Enter a date from January 1, 1900 to today."
          note = "Under the field for the day a photo was taken."
          """,
        good: """
          [date-out-of-range]
          code = 1
          context = "field"
          remedy = "fix"
          message = "This date is in the future."
          recovery = "Enter a date from January 1, 1900 to today."
          note = "Under the field for the day a photo was taken."
          """)
    ])

  func findings(in site: CopySite) -> [Finding] {
    guard site.mayHave([.alarm, .valid]), site.isAboutTrouble, let language = site.language
    else { return [] }
    var findings: [Finding] = []
    for text in site.runningTexts {
      if let finding = alarm(in: text, of: site, language) {
        findings.append(finding)
      } else if let finding = validity(in: text, of: site, language) {
        findings.append(finding)
      }
    }
    return findings
  }

  private func alarm(in text: CopyText, of site: CopySite, _ language: Language) -> Finding? {
    var found = FoundWords()
    for read in ReadText.texts(of: text.message) {
      let signs = language.signs(.alarm, in: read.text)
      if signs.isEmpty { continue }
      let quotations = read.quotations(in: site.typography)
      for sign in signs where !quotations.contains(where: { $0.overlaps(read.indices(of: sign.range)) }) {
        // What a program prints is told as such.
        let isPrinted =
          read.text.utf8.count > sign.range.upperBound + 7
          && read.words(sign.range.upperBound..<sign.range.upperBound + 7) == " error:"
        if isPrinted || site.isKept(sign.range, in: read) { continue }
        found.add(read.words(sign.range), at: read.place(of: sign.range))
      }
    }
    guard let place = found.place, let word = found.words.first else { return nil }
    let plain = language.plainWord(for: word)
    return finding(
      "'\(text.field)' says \(found.listed), which alarms", at: place, in: site.subject(text.field),
      impact: "the reader takes it for worse than it is, or for something forbidden that they did",
      fix: Fix(
        plain.map { "say it plainly, such as “\($0)”" }
          ?? "leave “\(word)” out and say what it means for the reader"))
  }

  // MARK: “valid” and “invalid”

  private func validity(in text: CopyText, of site: CopySite, _ language: Language) -> Finding? {
    guard site.mayHave(.valid) else { return nil }
    let tone = site.catalog.settings.tone
    for read in ReadText.texts(of: text.message) {
      let tokens = TextWords(read.text, in: language).tokens(by: language.pointing)
      for (index, token) in tokens.enumerated() where token.roles.contains(.valid) {
        let word = read.words(token.range)
        let isInvalid = word.utf8.count > 5
        if !isInvalid, !tone.forbidsValid {
          // “a valid date”, but not “a card that is still valid”
          guard index > 0, ["a", "an"].contains(read.words(tokens[index - 1].range).lowercased()),
            index + 1 < tokens.count, tokens[index + 1].kind == .word, !saysWhatIsValid(site)
          else { continue }
        }
        if site.isKept(token.range, in: read) { continue }
        return finding(
          "'\(text.field)' says “\(word)” and not what is right", at: read.place(of: token.range),
          in: site.subject(text.field), severity: isInvalid || tone.forbidsValid ? .shouldFix : .note,
          impact: "the reader learns that something is wrong and not what would be right",
          fix: Fix("say what is expected, such as “Enter a date from January 1, 1900 to today.”"))
      }
    }
    return nil
  }

  /// Whether some text of the entry has a limit, a format or an example: digits, an argument, a colon, “such as”.
  private func saysWhatIsValid(_ site: CopySite) -> Bool {
    site.copy.texts.contains { text in
      let message = text.message
      return !message.argumentNames.isEmpty || message.characters.hasDigits
        || message.characters.contains(":")
        || message.characters.contains("@") || message.text.utf8Range(of: "such as") != nil
        || message.text.utf8Range(of: " like ") != nil
    }
  }
}
