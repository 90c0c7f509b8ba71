/// Exclamation marks and words in capitals in an error.
struct Shouting: CopyCheck {
  static let page = CheckPage(
    id: "shouting", category: .tone, severity: .shouldFix,
    summary: "Exclamation marks, or words in capitals, in an error.",
    rationale: """
      Bad news doesn’t get better when it is louder, and words in capitals are slower to read; a screen reader may \
      spell them (Microsoft; IBM Carbon: no exclamation marks on negative messages; Mailchimp: never in failure messages). \
      Told are two words in capitals side by side and one of six letters or more, in every script that has capitals. \
      Abbreviations are short, “CAPTCHA” is one, others belong into `[names] keep`; what stands in quotation marks is what \
      somebody types. A mark that is named (“such as ! or #”) is none. With `tone = "microsoft"` the marks are told in all \
      copy.
      """,
    examples: [
      Example(
        bad: """
          [upload-stopped]
          code = 1
          context = "passing"
          remedy = "retry"
          message = "Your photos weren’t uploaded!"
          recovery = "Check your connection and try again."
          note = "While photos are uploaded."
          """,
        good: """
          [upload-stopped]
          code = 1
          context = "passing"
          remedy = "retry"
          message = "Your photos weren’t uploaded."
          recovery = "Check your connection and try again."
          note = "While photos are uploaded."
          """),
      Example(
        bad: """
          [upload-stopped]
          code = 1
          context = "passing"
          remedy = "retry"
          message = "UPLOAD FAILED: the photos are still on this device."
          recovery = "Check your connection and try again."
          note = "While photos are uploaded."
          """,
        good: """
          [upload-stopped]
          code = 1
          context = "passing"
          remedy = "retry"
          message = "Upload failed: the photos are still on this device."
          recovery = "Check your connection and try again."
          note = "While photos are uploaded."
          """)
    ])

  func findings(in site: CopySite) -> [Finding] {
    let isTrouble = site.isAboutTrouble
    guard isTrouble || site.catalog.settings.tone.forbidsExclamation, !site.entry.contexts.isEmpty else {
      return []
    }
    let mayBeCapitals = isTrouble && site.words?.haveCapitals ?? true
    var findings: [Finding] = []
    for text in site.copy.texts {
      let characters = text.message.characters
      let mayExclaim = characters.contains(anyOf: Self.marks) || site.locale.language == "hy"
      guard mayExclaim || mayBeCapitals, text.message.isSound, text.field.slot.isRunning else { continue }
      if mayBeCapitals, let finding = capitals(in: text, of: site) { findings.append(finding) }
      if mayExclaim, let finding = exclamation(in: text, of: site) { findings.append(finding) }
    }
    return findings
  }

  private static let marks = ASCIISet.Query("!", classes: [.invertedMark, .wideMark])

  // MARK: Exclamation marks

  private func exclamation(in text: CopyText, of site: CopySite) -> Finding? {
    var found = FoundWords()
    var edits: [TextEdit] = []
    var isComplete = true
    for read in ReadText.texts(of: text.message) {
      let typographic = read.typographic
      for index in typographic.own where Self.exclaims(index, in: typographic) {
        if isName(index, in: typographic, of: site) { continue }
        found.add(typographic.text(of: index..<index + 1), at: typographic.place(of: index..<index + 1))
        guard let edit = edit(index, in: typographic, of: text, locale: site.locale) else {
          isComplete = false
          continue
        }
        edits.append(edit)
      }
    }
    guard let place = found.place else { return nil }
    return finding(
      "'\(text.field)' ends with \(found.listed)", at: place, in: site.subject(text.field),
      impact: "the reader is shouted at with bad news",
      fix: Fix("end like any other sentence", edits: isComplete ? edits : []))
  }

  /// Whether a mark is punctuation and not named as a character: “such as ! or #”, “!@#”.
  private static func exclaims(_ index: Int, in text: TypographicText) -> Bool {
    guard let mark = text[index].character else { return false }
    switch mark {
    case "\u{55C}": return true
    case "!", "！", "‼": break
    default: return false
    }
    let next = text[index + 1]
    let follows = next.isEdge || next.isSpace || next.isClosing || next.isIdeographic || next.isUnknown
    let repeats = next.character.map { "!！?？¡1".unicodeScalars.contains($0) } ?? false
    guard follows || repeats else { return false }
    var before = index - 1
    while before > text.own.lowerBound, let character = text[before].character,
      "!！?？".unicodeScalars.contains(character)
    {
      before -= 1
    }
    let previous = text[before]
    if previous.isWord || previous.isClosing || previous.isUnknown { return true }
    // French has a space before it.
    guard previous.isSpace, before > text.own.lowerBound,
      text[before - 1].isWord || text[before - 1].isClosing
    else { return false }
    return previous.isNoBreakSpace || next.isEdge
  }

  private func isName(_ index: Int, in text: TypographicText, of site: CopySite) -> Bool {
    let word = text.text(of: text.word(around: index))
    return site.catalog.settings.names.contains { $0.hasSuffix("!") && word.hasPrefix($0) }
  }

  /// A full stop in its place; nothing in a title, or before another mark. Nil where more has to change.
  private func edit(_ index: Int, in text: TypographicText, of field: CopyText, locale: LocaleTag)
    -> TextEdit?
  {
    let previous = text[index - 1]
    let next = text[index + 1]
    // “¡…!” and the space of French have to go too, and which mark of several stays is for a person.
    guard previous.isWord, !(next.character.map { "!！?？1".unicodeScalars.contains($0) } ?? false),
      !text.tokens.contains(where: { $0.character == "¡" })
    else { return nil }
    if field.field.slot == .title { return text.deleting(index..<index + 1) }
    switch text[index].character {
    case "！": return text.replacing(index, with: "。")
    case "!":
      switch locale.language {
      case "hi", "mr", "ne", "bn", "pa": return text.replacing(index, with: "।")
      case "th", "lo", "km", "my", "hy", "am": return nil
      case "ur": return text.replacing(index, with: "۔")
      default: return text.replacing(index, with: ".")
      }
    default: return nil
    }
  }

  // MARK: Capitals

  private func capitals(in text: CopyText, of site: CopySite) -> Finding? {
    var found = FoundWords()
    for read in ReadText.texts(of: text.message) {
      let runs = Self.runs(in: read.typographic).filter { isShouted($0, in: read.typographic, site) }
      if runs.isEmpty { continue }
      let quotations = read.quotations(in: site.typography)
      for run in runs {
        guard let first = run.first, let last = run.last else { continue }
        let range = first.lowerBound..<last.upperBound
        if quotations.contains(where: { $0.overlaps(range) }) { continue }
        found.add(read.typographic.text(of: range), at: read.typographic.place(of: range))
      }
    }
    guard let place = found.place, let words = found.words.first else { return nil }
    // Where nouns have capitals, or I another small letter, lowercase is not what is meant.
    let rewrite =
      site.locale.language == "en"
      ? "write “\(words.prefix(1) + words.dropFirst().lowercased())”"
      : "write it in small letters, as the language does in a sentence"
    return finding(
      "'\(text.field)' has \(found.listed) in capitals", at: place, in: site.subject(text.field),
      impact: "the reader is shouted at, and a screen reader may spell the letters", fix: Fix(rewrite))
  }

  /// The runs of words in capitals that have one space between them.
  private static func runs(in text: TypographicText) -> [[Range<Int>]] {
    var runs: [[Range<Int>]] = []
    var run: [Range<Int>] = []
    var index = text.own.lowerBound
    while index < text.own.upperBound {
      guard text[index].isWord else {
        index += 1
        continue
      }
      let start = index
      while index < text.own.upperBound, text[index].isWord { index += 1 }
      let word = start..<index
      guard isCapitals(word, in: text) else {
        if !run.isEmpty { runs.append(run) }
        run = []
        continue
      }
      if let last = run.last, start != last.upperBound + 1 || !text[last.upperBound].isSpace {
        runs.append(run)
        run = []
      }
      run.append(word)
    }
    if !run.isEmpty { runs.append(run) }
    return runs
  }

  /// Whether a word has at least two letters, all of them capitals, and is no part of a name such as “X-RAY.TXT”.
  private static func isCapitals(_ word: Range<Int>, in text: TypographicText) -> Bool {
    guard word.count >= 2 else { return false }
    for token in text.tokens[word] {
      guard let character = token.character, character.properties.isUppercase else { return false }
    }
    return !joins(text[word.lowerBound - 1], text[word.lowerBound - 2 < 0 ? 0 : word.lowerBound - 2])
      && !joins(text[word.upperBound], text[min(word.upperBound + 1, text.tokens.count - 1)])
  }

  /// Whether a character beside a word makes it part of something longer.
  private static func joins(_ beside: TypographicText.Token, _ beyond: TypographicText.Token) -> Bool {
    guard let character = beside.character else { return beside.isValue }
    switch character {
    case "_", "/", "@", "=", "#", "&", "+", "\\", "$", "<", ">", "*", "%": return true
    case ".", "-", ":", "'", "’": return beyond.isWord
    default: return false
    }
  }

  private func isShouted(_ run: [Range<Int>], in text: TypographicText, _ site: CopySite) -> Bool {
    let words = run.filter { range in
      let word = text.text(of: range)
      return !Self.abbreviations.contains(word) && !SystemErrors.posix.contains(word)
        && !site.catalog.settings.names.contains { $0.contains(word) }
    }
    guard words.count == run.count else { return words.contains { $0.count >= 6 } }
    if run.count == 1 { return run[0].count >= 6 }
    if run.contains(where: { $0.count >= 5 }) { return true }
    // “DO NOT”: short words that the language knows as such are no abbreviations.
    guard let language = site.language else { return false }
    return run.allSatisfy {
      TextWords(text.text(of: $0), in: language).tokens().first?.roles.isEmpty == false
    }
  }

  /// Abbreviations of six letters and more that are written in capitals everywhere.
  private static let abbreviations: Set<String> = [
    "CAPTCHA", "UNESCO", "UNICEF", "NASDAQ", "SCHUFA", "INTERPOL", "HDCP"
  ]
}

extension Slot {
  /// Whether it is a text and not the label of a button.
  var isRunning: Bool {
    switch self {
    case .title, .message, .recovery, .announcement: true
    case .label, .helpLabel, .actionLabel: false
    }
  }
}
