/// Words that hold the place of copy that was never written.
struct PlaceholderCopy: DebugTextCheck {
  static let page = CheckPage(
    id: "placeholder-copy", category: .debugText, severity: .blocking,
    summary: "Words that hold the place of copy: “TODO”, “lorem ipsum”, “asdf”, “[de] …”.",
    rationale: """
      What was meant to be replaced is what people see when it was forgotten. Found are the marks of \
      developers before a colon or alone, blind text, rows of the keyboard, “test” where it is all there is, \
      and what machines put around texts to see where they appear. “Todo” is a word in Spanish, Galician and \
      Portuguese, and is left alone there.
      """,
    examples: [
      .message("TODO: write this.", "The upload is paused."),
      .message("Lorem ipsum dolor sit amet.", "The upload is paused."),
      .translation("fr", of: "The upload is paused.", "[fr] The upload is paused.", "L’envoi est en pause."),
    ])
  static let sign = DebugSigns.placeholderCopy
  static let impact = "the reader meets a text that nobody wrote for them"
  static let fix = "write the text, or mark the translation state = \"draft\" until there is one"

  /// How the phrases below begin.
  static let openings = ["todo", "fixme", "xxx", "tbd", "tbc", "wip:", "hack:"] + certain

  private static let certain = [
    "lorem ipsum dolor sit amet", "lorem ipsum", "dolor sit amet", "asdf", "qwerty", "qwertz", "azerty",
    "translate me", "needs translation",
    "to be translated", "not translated yet", "placeholder text", "dummy text", "copy goes here",
    "text goes here",
    "message goes here", "title goes here", "insert text here", "insert copy here", "your text here",
    "error message here",
    "change me", "changeme", "fill me in", "final copy pending", "copy tbd",
  ]
  private static let phrases = PhraseList(certain)
  /// What holds a place only if nothing else is there, in small letters.
  static let wholes: Set<String> = [
    "test", "test test", "testing", "test message", "test text", "test title", "test error", "foo", "bar",
    "baz", "foobar",
    "foo bar", "dummy", "placeholder", "sample text", "example text", "error message", "message text",
    "some text", "blah",
    "blah blah", "hello world", "abc123", "asd",
  ]

  static func hits(in text: DebugText) -> [DebugHit] {
    let what = "holds the place of a text"
    var hits = phrases.matches(in: text).filter { isCopy(text, $0) }.map { DebugHit($0, what) }
    for range in text.names() where isMark(text, range) { hits.append(DebugHit(range, what)) }
    if let range = whole(text) { hits.append(DebugHit(range, what, .shouldFix)) }
    if text.isWhole, text.count <= 24, text.has("!!!", at: text.count - 3) {
      hits.append(DebugHit(0..<text.count, "is what developers write to see that a text appears", .shouldFix))
    }
    if let range = localeTag(text) ?? pseudo(text) {
      hits.append(DebugHit(range, "is what a tool puts around texts that are not translated"))
    }
    return hits
  }

  /// Rows of keys may be talked about: “a QWERTY keyboard”.
  private static func isCopy(_ text: DebugText, _ range: Range<Int>) -> Bool {
    switch text.string(range).lowercased() {
    case "qwerty", "qwertz", "azerty", "change me", "changeme": text.core == range
    default: true
    }
  }

  /// `TODO:`, `FIXME`, `XXX` alone.
  private static func isMark(_ text: DebugText, _ range: Range<Int>) -> Bool {
    guard range.count >= 3, range.count <= 5, text.bytes[range].allSatisfy(\.isCapital) else { return false }
    let word = text.string(range)
    let isAlone = text.isWhole && text.core == range
    let next = text[range.upperBound]
    let isMarked =
      text[text.skippingSpaces(range.upperBound)] == .colon || next == .openParenthesis
      || text[range.upperBound + 1] == .openParenthesis && next == .space
    switch word {
    case "FIXME": return true
    case "TODO":
      return !DebugWords.isOrdinary("todo", in: text.site.locale)
        && (isAlone || isMarked || text.has(" - ", at: range.upperBound))
    case "XXX": return isAlone || next == .colon
    case "TBD", "TBC":
      return isAlone || next == .colon
        || text[range.lowerBound - 1] == .openParenthesis && text[range.upperBound] == .closeParenthesis
    case "WIP", "HACK": return next == .colon && range.lowerBound == text.core.lowerBound
    default: return false
    }
  }

  /// A whole text, no label of a button, that only stands for one.
  private static func whole(_ text: DebugText) -> Range<Int>? {
    guard text.isWhole, text.count <= 40 else { return nil }
    switch text.site.field.slot {
    case .title, .message, .recovery, .announcement: break
    case .label, .helpLabel, .actionLabel: return nil
    }
    var core = text.core
    if core.count < 3 { return nil }
    let letters = text.bytes[core]
    if let first = letters.first, letters.allSatisfy({ $0 == first }), first.isLower || core.count > 4,
      first.isLetter
    {
      return core
    }
    // “Test 1”
    var end = core.upperBound
    while end > core.lowerBound, text.bytes[end - 1].isDigit || text.bytes[end - 1] == .space { end -= 1 }
    core = core.lowerBound..<end
    let word = text.string(core).lowercased()
    let isEnglish = text.site.locale.language == "en"
    let isWord = ["bar", "baz", "example text", "sample text"].contains(word)
    return wholes.contains(word) && (isEnglish || !isWord) ? core : nil
  }

  /// `[de] …`, `[pt-BR] …`
  private static func localeTag(_ text: DebugText) -> Range<Int>? {
    guard text[0] == .openBracket, text[1]?.isLetter == true, text[2]?.isLetter == true else { return nil }
    var end = 3
    if text[end] == .hyphen || text[end] == .underscore, text[end + 1]?.isLetter == true,
      text[end + 2]?.isLetter == true
    {
      end += 3
    }
    guard text[end] == .closeBracket, end + 1 < text.count, text.bytes[1].isLower == text.bytes[2].isLower
    else { return nil }
    return 0..<end + 1
  }

  /// `[!! Ûþļöåð !!]`, `⟦…⟧`
  private static func pseudo(_ text: DebugText) -> Range<Int>? {
    if text.has("[!!", at: 0) || text.has("⟦", at: 0) || text.has("[[!!", at: 0) { return 0..<3 }
    return nil
  }
}
