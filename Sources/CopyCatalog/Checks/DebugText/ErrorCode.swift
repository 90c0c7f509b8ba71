/// A code of an error: a number, a hexadecimal one, or a name such as `ENOENT`.
struct ErrorCode: DebugTextCheck {
  static let page = CheckPage(
    id: "error-code", category: .debugText, severity: .blocking,
    summary: "A code of an error, such as “error -1009”, “0x80070057” or “ENOENT”.",
    rationale: """
      A code says something to the support team alone, and makes the reader search the web for the app’s own \
      message. It belongs in the details that a person can copy. Found are numbers after the words for \
      “error” and “error code” in 25 languages, hexadecimal numbers, and the symbols of POSIX. Numbers of \
      things are none: “6-digit code”, “3 errors”, “Fehler: 12”, “postal code 10115”. “Error 404” is one: \
      its reader learns nothing.
      """,
    examples: [
      .message("Nothing was uploaded (error -1009).", "Nothing was uploaded. You’re offline."),
      .translation(
        "fr", of: "The disk is full.", "Le disque est plein (ENOSPC).", "Le disque est plein."),
      .message("The album wasn’t found: 0x80070002", "The album wasn’t found."),
    ])
  static let sign = DebugSigns.errorCode
  static let impact = "the reader meets a code that says something to developers alone"
  static let fix = "say what happened; the code goes into the copied details"

  static func hits(in text: DebugText) -> [DebugHit] {
    let words = DebugWords.of(text.site.locale)
    var hits: [DebugHit] = []
    var index = 0
    while index < text.count {
      guard text.bytes[index].isDigit else {
        index += 1
        continue
      }
      if let hit = hexadecimal(text, index) {
        hits.append(hit)
        index = hit.range.upperBound
        continue
      }
      let start = index
      while text[index]?.isDigit == true { index += 1 }
      if let hit = number(text, start..<index, words) { hits.append(hit) }
      // What follows a point or colon is no number of its own: versions, times.
      while let byte = text[index], byte == .period || byte == .colon || byte == .comma,
        text[index + 1]?.isDigit == true
      {
        index += 1
        while text[index]?.isDigit == true { index += 1 }
      }
    }
    for range in text.names() where isSymbol(text, range) {
      hits.append(DebugHit(range, "is the name of an error of the system"))
    }
    if let hit = argument(text, words) { hits.append(hit) }
    return hits
  }

  /// `0x80070057`
  private static func hexadecimal(_ text: DebugText, _ start: Int) -> DebugHit? {
    guard text.has("0x", at: start) || text.has("0X", at: start), !text.isInsideWord(start) else {
      return nil
    }
    var end = start + 2
    while text[end]?.hexValue != nil { end += 1 }
    guard end - start >= 4, text[end]?.isName != true else { return nil }
    return DebugHit(start..<end, "is a code or an address in memory")
  }

  /// A number with the words before it.
  private static func number(_ text: DebugText, _ digits: Range<Int>, _ words: DebugWords?) -> DebugHit? {
    var start = digits.lowerBound
    // “E1234”, “ERR-42”: letters that belong to the code.
    var letters = start
    if letters > 0, text.bytes[letters - 1] == .hyphen, letters > 1, text.bytes[letters - 2].isCapital {
      letters -= 1
    }
    while letters > 0, start - letters < 5, text.bytes[letters - 1].isCapital { letters -= 1 }
    let hasLetters = letters < start && !text.isInsideWord(letters) && text.bytes[letters].isCapital
    if hasLetters { start = letters }
    var isNegative = false
    if !hasLetters, start > 0 {
      if text.bytes[start - 1] == .hyphen, start == 1 || !text.bytes[start - 2].isDigit {
        start -= 1
        isNegative = true
      } else if text.has("−", at: start - 3) {
        start -= 3
        isNegative = true
      }
    }
    guard hasLetters || isNegative || !text.isInsideWord(start) else { return nil }
    guard !isCount(text, digits.upperBound, words) else { return nil }
    let gap = separators(text, before: start)
    // Glued words and numbers are a hyphen at most: “Fehler-42”.
    let wordsEnd = gap.start
    if wordsEnd == start, !isNegative, let byte = text[wordsEnd - 1], byte < 0x80 { return nil }
    let before = text.string(max(0, wordsEnd - 60)..<wordsEnd, whole: true).lowercased()
    let isClosed = closes(text, digits.upperBound)
    if let word = ending(of: before, in: words?.errorCodes ?? []) ?? ending(of: before, in: anywhere) {
      return DebugHit(wordsEnd - word..<digits.upperBound, "is a code of an error")
    }
    let errors = words?.errors ?? []
    let foreign = isNegative || gap.isBracketed ? ["error"] : []
    if let word = ending(of: before, in: errors) ?? ending(of: before, in: foreign) {
      let range = wordsEnd - word..<digits.upperBound
      if isNegative || gap.hasNumberSign || hasLetters { return DebugHit(range, "is a code of an error") }
      let mayCount = gap.hasColon && (words?.countsErrors ?? true || digits.count < 3)
      if mayCount || digits.count > 12 { return nil }
      if digits.count >= 3 && (isClosed || !(words?.countsErrors ?? false))
        || gap.opensBracket(before: wordsEnd - word, text)
      {
        return DebugHit(range, "is a code of an error")
      }
      return isClosed ? DebugHit(range, "is a code of an error", .shouldFix) : nil
    }
    if isNegative || gap.hasEqualsSign, let word = ending(of: before, in: (words?.codes ?? []) + ["code"]) {
      return DebugHit(wordsEnd - word..<digits.upperBound, "is a code of an error")
    }
    if isNegative, digits.count >= 3, text[start - 1] == .openParenthesis,
      text[digits.upperBound] == .closeParenthesis
    {
      return DebugHit(start - 1..<digits.upperBound + 1, "is a code of an error", .shouldFix)
    }
    return nil
  }

  /// What names a code in every language.
  private static let anywhere = [
    "osstatus", "errno", "hresult", "nserror", "getlasterror", "status code", "error code",
  ]

  /// What stands between words and a number.
  private struct Gap {
    var start: Int
    var hasColon = false
    var hasNumberSign = false
    var hasEqualsSign = false
    var isBracketed = false

    /// Whether a bracket opens right before the words.
    func opensBracket(before words: Int, _ text: DebugText) -> Bool {
      text[words - 1] == .openParenthesis || text[words - 1] == .openBracket || text.has("（", at: words - 3)
    }
  }

  private static func separators(_ text: DebugText, before end: Int) -> Gap {
    var gap = Gap(start: end)
    while gap.start > 0, end - gap.start < 12 {
      let index = gap.start
      switch text.bytes[index - 1] {
      case .space, .tab, .hyphen: gap.start -= 1
      case .colon:
        gap.hasColon = true
        gap.start -= 1
      case .numberSign:
        gap.hasNumberSign = true
        gap.start -= 1
      case .equalsSign:
        gap.hasEqualsSign = true
        gap.start -= 1
      case .openParenthesis, .openBracket:
        gap.isBracketed = true
        gap.start -= 1
      default:
        if text.has("\u{A0}", at: index - 2) {
          gap.start -= 2
        } else if text.has("：", at: index - 3) {
          gap.hasColon = true
          gap.start -= 3
        } else if text.has("（", at: index - 3) {
          gap.isBracketed = true
          gap.start -= 3
        } else if text.has("№", at: index - 3) || text.has("\u{202F}", at: index - 3) {
          gap.hasNumberSign = text.has("№", at: index - 3)
          gap.start -= 3
        } else {
          return gap
        }
      }
    }
    return gap
  }

  /// The length of the word that a text ends in, as a word of its own; nil for none of them.
  private static func ending(of text: String, in words: [String]) -> Int? {
    for word in words where text.hasSuffix(word) {
      guard let before = text.dropLast(word.count).unicodeScalars.last else { return word.utf8.count }
      // Scripts without capitals put no space before, or join what stands before.
      if !before.properties.isCased, !(before.value < 0x80 && UInt8(before.value).isName) {
        return word.utf8.count
      }
    }
    return nil
  }

  /// Whether a number counts things: “12 件”, “500px”, “5 of 10”.
  private static func isCount(_ text: DebugText, _ end: Int, _ words: DebugWords?) -> Bool {
    guard let next = text[end] else { return false }
    if next.isName || next == .percentSign { return true }
    if next == .period || next == .comma || next == .colon, text[end + 1]?.isDigit == true { return true }
    let after = text.skippingSpaces(end)
    if let words, let scalar = text.scalar(at: after), words.counters.unicodeScalars.contains(scalar) {
      return true
    }
    return ["of ", "von ", "de ", "sur ", "di ", "van ", "av ", "af ", "z ", "из ", "/"].contains { word in
      text.count - after >= word.utf8.count
        && text.bytes[after..<after + word.utf8.count].elementsEqual(word.utf8)
    }
  }

  /// Whether a number ends its clause.
  private static func closes(_ text: DebugText, _ end: Int) -> Bool {
    guard let next = text[end] else { return text.next == nil }
    return next >= 0x80
      || [.period, .comma, .colon, .semicolon, .exclamationMark, .closeParenthesis, .closeBracket]
        .contains(next)
  }

  /// `ENOENT`; `Foundation._GenericObjCError` is another check’s.
  private static func isSymbol(_ text: DebugText, _ range: Range<Int>) -> Bool {
    guard range.count >= 5, range.count <= 15, text.bytes[range.lowerBound] == UInt8(ascii: "E"),
      text.bytes[range].allSatisfy({ $0.isCapital || $0.isDigit })
    else { return false }
    return SystemErrors.posix.contains(text.string(range))
  }

  /// “Error code: {code}”: the argument is the code.
  private static func argument(_ text: DebugText, _ words: DebugWords?) -> DebugHit? {
    guard case .placeholder(let placeholder)? = text.next else { return nil }
    let gap = separators(text, before: text.count)
    let before = text.string(max(0, gap.start - 60)..<gap.start, whole: true).lowercased()
    let range: (Int) -> Range<Int> = { gap.start - $0..<gap.start }
    if let word = ending(of: before, in: words?.errorCodes ?? []) {
      return DebugHit(range(word), "shows the reader a code by {\(placeholder.name)}", .shouldFix)
    }
    guard let word = ending(of: before, in: words?.errors ?? []), !gap.hasColon,
      let type = text.site.entry.argument(placeholder.name)?.type, type == .code || type == .int
    else { return nil }
    return DebugHit(range(word), "shows the reader a code by {\(placeholder.name)}", .shouldFix)
  }
}

extension DebugText {
  /// The text of a range that may begin inside a character, which is then left out.
  func string(_ range: Range<Int>, whole: Bool) -> String {
    var lower = range.lowerBound
    while whole, lower < range.upperBound, bytes[lower] & 0xC0 == 0x80 { lower += 1 }
    return string(lower..<range.upperBound)
  }
}
