/// The printed form of an error object, or what a runtime says by itself.
struct ErrorDump: DebugTextCheck {
  static let page = CheckPage(
    id: "error-dump", category: .debugText, severity: .blocking,
    summary: "The printed form of an error, or what a system or a runtime says by itself.",
    rationale: """
      “Error Domain=NSURLErrorDomain Code=-1009” and “Cannot read properties of undefined” are written for a \
      log. A reader cannot act on them, and they often carry paths and addresses that are nobody’s business. \
      So are the words that a system puts in where a program had none: “The operation couldn’t be completed. \
      (… error -1009.)”, in any language. Such text belongs in the details that a person can copy for the \
      support team. Blocking where nothing but a program says it, should-fix where a person might have.
      """,
    examples: [
      .message(
        "Nothing was uploaded: Error Domain=NSURLErrorDomain Code=-1009.",
        "Nothing was uploaded. You’re offline."),
      .translation(
        "de", of: "You’re offline.",
        "Der Vorgang konnte nicht abgeschlossen werden. (NSURLErrorDomain-Fehler -1009.)",
        "Du bist offline."),
      .message(
        "The album’s data: Unexpected token < in JSON at position 0", "The album’s data is incomplete."),
    ])
  static let sign = DebugSigns.errorDump
  static let impact = "the reader meets text that was meant for a log"
  static let fix = "say what could not be done; the error itself goes into the copied details"

  private static let certain = PhraseList(ProgramTexts.ofErrors)
  private static let likely = PhraseList(ProgramTexts.likelyOfErrors)
  private static let boilerplate = PhraseList(DebugWords.all.values.flatMap(\.boilerplate))
  private static let decoding = PhraseList(DebugWords.all.values.flatMap(\.decoding))

  static func hits(in text: DebugText) -> [DebugHit] {
    var hits = certain.matches(in: text).map {
      DebugHit($0, "is what a program prints of an error", takesAll: true)
    }
    for range in text.names() where isDomain(text, range) {
      hits.append(DebugHit(range, "is a domain of errors in code", takesAll: true))
    }
    hits += groups(in: text)
    hits += descriptions(in: text)
    if let prefix = logPrefix(text) { hits.append(prefix) }
    for range in boilerplate.matches(in: text) {
      let next = text.skippingSpaces(range.upperBound)
      guard text[next] == .openParenthesis || text.has("（", at: next) else { continue }
      hits.append(DebugHit(range, "is what the system says of an error without words", takesAll: true))
    }
    for range in decoding.matches(in: text) {
      hits.append(
        DebugHit(range, "is what the system says of data that it can’t decode", .shouldFix, takesAll: true))
    }
    if hits.isEmpty {
      hits = likely.matches(in: text).filter { isProgram(text, $0) }.map {
        DebugHit($0, "is what a runtime says of an error", severity(text, $0), takesAll: true)
      }
    }
    // What is certain is told first.
    return hits.filter { $0.severity == nil }.isEmpty ? hits : hits.filter { $0.severity == nil }
  }

  /// `NSURLErrorDomain`, `kCFErrorDomainCFNetwork`
  private static func isDomain(_ text: DebugText, _ range: Range<Int>) -> Bool {
    guard range.count >= 9 else { return false }
    var index = range.lowerBound + 1
    while index + 6 <= range.upperBound {
      if text.bytes[index] == UInt8(ascii: "D"), text.has("Domain", at: index) {
        let isErrors = index - 5 >= range.lowerBound && text.has("Error", at: index - 5)
        if isErrors { return true }
        return index + 6 == range.upperBound && text.has("NS", at: range.lowerBound)
      }
      index += 1
    }
    return false
  }

  /// `(MyApp.NetworkError error 2.)`, `(erreur com.example.general -3.)`, in any language.
  private static func groups(in text: DebugText) -> [DebugHit] {
    var hits: [DebugHit] = []
    var index = 0
    while index < text.count {
      let isWide = text.has("（", at: index)
      guard isWide || text.bytes[index] == .openParenthesis else {
        index += 1
        continue
      }
      let start = index
      index += isWide ? 3 : 1
      var end = index
      while end < text.count, end - index < 160, text.bytes[end] != .closeParenthesis,
        !text.has("）", at: end),
        text.bytes[end] != .openParenthesis
      {
        end += 1
      }
      guard end < text.count, text.bytes[end] == .closeParenthesis || text.has("）", at: end) else { continue }
      if namesError(text, index..<end) {
        hits.append(
          DebugHit(
            start..<end + (text.bytes[end] == .closeParenthesis ? 1 : 3),
            "is what the system says of an error without words",
            takesAll: true))
      }
      index = end
    }
    return hits
  }

  /// Whether a group in brackets has “error” in some language, a number, and a name of code.
  private static func namesError(_ text: DebugText, _ range: Range<Int>) -> Bool {
    guard text.bytes[range].contains(where: \.isDigit) else { return false }
    let group = DebugText(
      site: text.site, literal: text.literal, bytes: Array(text.bytes[range]), next: nil, isWhole: false)
    var hasName = false
    for name in group.names() where !hasName {
      hasName =
        (name.lowerBound + 1..<name.upperBound).contains {
          group.bytes[$0].isCapital && group.bytes[$0 - 1].isLower || group.bytes[$0] == .underscore
        } || group[name.upperBound] == .period && group[name.upperBound + 1]?.isLetter == true
    }
    guard hasName else { return false }
    let words = group.string(0..<group.count).lowercased()
    return DebugWords.allErrors.contains { words.utf8Range(of: $0) != nil }
  }

  /// `<Album: 0x600001a2b3c0>`
  private static func descriptions(in text: DebugText) -> [DebugHit] {
    var hits: [DebugHit] = []
    var index = 0
    while let start = text.firstIndex(of: "<", from: index) {
      var end = start + 1
      while let byte = text[end], byte.isName || byte == .period { end += 1 }
      index = max(end, start + 1)
      guard end > start + 1, text.has(": 0x", at: end) else { continue }
      while let byte = text[index], byte != UInt8(ascii: ">"), index - end < 80 { index += 1 }
      hits.append(DebugHit(start..<min(index + 1, text.count), "is the printed form of an object"))
    }
    return hits
  }

  /// `[ERROR] …`, `DEBUG: …` at the beginning.
  private static func logPrefix(_ text: DebugText) -> DebugHit? {
    let isBracketed = text[0] == .openBracket
    var end = isBracketed ? 1 : 0
    while text[end]?.isCapital == true { end += 1 }
    let word = text.string((isBracketed ? 1 : 0)..<end)
    if isBracketed {
      guard ["DEBUG", "INFO", "WARN", "WARNING", "ERROR", "TRACE", "FATAL"].contains(word),
        text[end] == .closeBracket
      else { return nil }
    } else {
      guard ["DEBUG", "TRACE", "WARN", "FATAL"].contains(word), text[end] == .colon else { return nil }
    }
    return DebugHit(0..<end + 1, "is the beginning of a line of a log", .shouldFix)
  }

  /// Whether words that a person might write too come from a program here.
  private static func isProgram(_ text: DebugText, _ range: Range<Int>) -> Bool {
    let words = text.string(range).lowercased()
    switch words {
    case "unexpected token":
      // A token is a key to a service as well.
      guard let next = text[text.skippingSpaces(range.upperBound)] else { return false }
      let token = text.skippingSpaces(range.upperBound)
      if text.has("in JSON", at: token) || next.isName && text[token + 1]?.isName != true { return true }
      return !next.isLetter && next != .period && next != .comma && next != .exclamationMark
    case "failed to fetch": return text.core.upperBound == range.upperBound
    case "connection refused", "operation not permitted", "script error":
      // Short sentences of their own, as a runtime prints them.
      return text.core == range || text[range.upperBound] == nil && text[range.lowerBound - 2] == .colon
    default: return true
    }
  }

  private static func severity(_ text: DebugText, _ range: Range<Int>) -> Severity? {
    text.string(range).lowercased() == "unexpected token" ? nil : .shouldFix
  }
}
