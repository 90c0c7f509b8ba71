/// A name of code: `user_id`, `fetchAccount()`, `accountName`, a UUID.
struct Identifier: DebugTextCheck {
  static let page = CheckPage(
    id: "identifier", category: .debugText, severity: .shouldFix,
    summary: "A name of code, such as `user_id`, `fetchAccount()` or `accountName`, or a machine’s own id.",
    rationale: """
      A person looks for “user ID” on the screen and finds no `user_id`. Blocking are names in small letters \
      or capitals with `_`, calls and UUIDs, which nothing but a program has; should-fix are words with a \
      capital inside, as brands write them too: those known are passed by (iPhone, YouTube, easyJet), and a \
      team lists its own in `[names] keep`. Languages that write capitals inside words, such as Irish and \
      Zulu, and files’ names are left alone.
      """,
    examples: [
      .message("The field user_id is empty.", "Your user name is missing."),
      .message("The step fetchAlbums() stopped.", "The albums weren’t loaded."),
      .translation("de", of: "The album is full.", "albumTitle ist voll.", "Das Album ist voll."),
    ])
  static let sign = DebugSigns.identifier
  static let impact = "the reader looks for something on the screen that is not there"
  static let fix = "write the words that the screen has for it, or list a brand’s name in [names] keep"

  static func hits(in text: DebugText) -> [DebugHit] {
    var hits: [DebugHit] = []
    let writesCapitals = DebugWords.innerCapitalLanguages.contains(text.site.locale.language)
    var lastEnd = 0
    for range in text.names() where range.lowerBound >= lastEnd {
      guard let hit = hit(text, range, writesCapitals: writesCapitals) else { continue }
      hits.append(hit)
      lastEnd = hit.range.upperBound
    }
    return hits
  }

  private static func hit(_ text: DebugText, _ range: Range<Int>, writesCapitals: Bool) -> DebugHit? {
    let bytes = text.bytes
    if let end = uuidEnd(text, range) {
      return DebugHit(range.lowerBound..<end, "is an id of a machine", .blocking)
    }
    if isHash(text, range) { return DebugHit(range, "is an id of a machine") }
    guard bytes[range.lowerBound].isLetter || bytes[range.lowerBound] == .underscore,
      let hit = name(text, range, writesCapitals: writesCapitals), !isAddressOrFile(text, range)
    else { return nil }
    return hit
  }

  private static func name(_ text: DebugText, _ range: Range<Int>, writesCapitals: Bool) -> DebugHit? {
    let what = "is a name of code"
    if hasUnderscore(text, range) {
      return isSnakeCase(text, range)
        ? DebugHit(range, what, .blocking)
        : DebugHit(range, "has an underscore, as names of code and marks of shortcut keys have", .shouldFix)
    }
    if text.has("()", at: range.upperBound), range.count > 2 {
      return DebugHit(range.lowerBound..<range.upperBound + 2, "is a call in code", .blocking)
    }
    if text.has("::", at: range.upperBound), text[range.upperBound + 2]?.isLetter == true {
      var end = range.upperBound + 2
      while text[end]?.isName == true { end += 1 }
      return DebugHit(range.lowerBound..<end, what, .blocking)
    }
    if text.has("self.", at: range.lowerBound), range.count == 4, text[range.upperBound + 1]?.isLower == true
    {
      var end = range.upperBound + 1
      while text[end]?.isName == true { end += 1 }
      return DebugHit(range.lowerBound..<end, what)
    }
    guard !writesCapitals, isCamelCase(text, range) else { return nil }
    return DebugHit(range, what)
  }

  /// Two parts with letters at least, and `_` between them: not `IMG_1234`, not `_word_`.
  private static func hasUnderscore(_ text: DebugText, _ range: Range<Int>) -> Bool {
    var parts = 0
    var hasLetter = false
    var hasInner = false
    for index in range {
      let byte = text.bytes[index]
      if byte == .underscore {
        if hasLetter { parts += 1 }
        if index > range.lowerBound, index + 1 < range.upperBound { hasInner = true }
        hasLetter = false
      } else if byte.isLetter {
        hasLetter = true
      }
    }
    if hasLetter { parts += 1 }
    return hasInner && parts >= 2
  }

  /// `user_id`, `MISSING_SCOPE`, `tok_1Abc`: not `Fi_le` and `d_own`, where the underscore marks a key of the
  /// keyboard.
  static func isSnakeCase(_ text: DebugText, _ range: Range<Int>) -> Bool {
    let bytes = text.bytes[range]
    let parts = bytes.split(separator: .underscore)
    guard parts.allSatisfy({ $0.count >= 2 || $0.contains(where: \.isDigit) }), let first = parts.first else {
      return false
    }
    return parts.count > 2 || first.allSatisfy { !$0.isCapital } || bytes.allSatisfy { !$0.isLower }
  }

  /// `accountName`: two small letters at least, then a capital with a small letter.
  private static func isCamelCase(_ text: DebugText, _ range: Range<Int>) -> Bool {
    let bytes = text.bytes
    let start = range.lowerBound
    guard bytes[start].isLower, bytes[start + 1 < range.upperBound ? start + 1 : start].isLower,
      range.count >= 5
    else {
      return false
    }
    var index = start
    while index < range.upperBound, bytes[index].isLower { index += 1 }
    guard index < range.upperBound, bytes[index].isCapital, index + 1 < range.upperBound,
      bytes[index + 1].isLower
    else {
      return false
    }
    // German writes both genders by a capital: “kollegInnen”.
    if text.site.locale.language == "de", text.has("In", at: index) { return false }
    return !KnownNames.inCamelCase.contains(text.string(range).lowercased())
  }

  /// Whether a name is part of an e-mail address, a handle, an address of a page, or a file’s name.
  private static func isAddressOrFile(_ text: DebugText, _ range: Range<Int>) -> Bool {
    // “{fileName}” is a placeholder.
    if let before = text[range.lowerBound - 1],
      [UInt8(ascii: "@"), UInt8(ascii: "/"), .numberSign, .openBrace, .backslash].contains(before)
    {
      return true
    }
    if text.has("://", at: range.upperBound) { return true }
    let word = text.word(around: range)
    if let scheme = text.firstIndex(of: "://", from: word.lowerBound, within: word.count),
      scheme < range.lowerBound
    {
      return true
    }
    guard let after = text[range.upperBound] else { return false }
    if after == UInt8(ascii: "@") || after == UInt8(ascii: "/") { return true }
    guard after == .period || after == .hyphen else { return false }
    // “holiday_2026.mov”, “my_file-2.final.pdf”: up to the last point of the word.
    var end = range.upperBound
    var lastDot: Int?
    while let byte = text[end], byte.isName || byte == .period || byte == .hyphen,
      end - range.upperBound < 120
    {
      if byte == UInt8(ascii: "@") { return true }
      if byte == .period { lastDot = end }
      end += 1
    }
    if text[end] == UInt8(ascii: "@") { return true }
    guard let lastDot, lastDot + 1 < end, text[end] != .openParenthesis else { return false }
    let ending = text.bytes[lastDot + 1..<end]
    return ending.count <= 4 && ending.allSatisfy { $0.isLower || $0.isDigit }
      || FileTypes.ofPeople.contains(text.string(lastDot + 1..<end).lowercased())
  }

  /// `550e8400-e29b-41d4-a716-446655440000`
  private static func uuidEnd(_ text: DebugText, _ range: Range<Int>) -> Int? {
    guard range.count == 8, text[range.upperBound] == .hyphen, text[range.lowerBound - 1] != .hyphen else {
      return nil
    }
    var index = range.lowerBound
    for length in [8, 4, 4, 4, 12] {
      if length != 8 {
        guard text[index] == .hyphen else { return nil }
        index += 1
      }
      for _ in 0..<length {
        guard text[index]?.hexValue != nil else { return nil }
        index += 1
      }
    }
    return text[index]?.isName == true ? nil : index
  }

  /// Sixteen hexadecimal digits or more, letters and digits among them.
  private static func isHash(_ text: DebugText, _ range: Range<Int>) -> Bool {
    guard range.count >= 16, range.count <= 128 else { return false }
    var digits = 0
    var letters = 0
    for index in range {
      guard text.bytes[index].hexValue != nil else { return false }
      if text.bytes[index].isDigit { digits += 1 } else { letters += 1 }
    }
    return digits >= 3 && letters >= 3
  }
}
