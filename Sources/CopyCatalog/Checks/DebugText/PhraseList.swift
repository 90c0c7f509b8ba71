/// Phrases that are looked for all at once, in one pass over a text.
///
/// ASCII letters match in either case, a space matches any white space, `'` any apostrophe, `#` a number.
/// Every phrase begins with a letter or digit, and matches only where a word begins.
struct PhraseList: Sendable {
  /// By the first four bytes, as `DebugSigns.key` has them.
  private let phrases: [UInt32: [[UInt8]]]

  init(_ phrases: [String]) {
    var byKey: [UInt32: [[UInt8]]] = [:]
    for phrase in phrases {
      let bytes = phrase.utf8.map(\.lowered)
      byKey[DebugSigns.key(of: bytes, at: 0), default: []].append(bytes)
    }
    // The longest first, so that it is the one that is quoted.
    self.phrases = byKey.mapValues { $0.sorted { $0.count > $1.count } }
  }

  /// Where phrases stand, in order, none inside another.
  func matches(in text: DebugText) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while index < text.count {
      let end = DebugSigns.isWordStart(text.bytes, index) ? match(in: text, at: index) : nil
      if let end { found.append(index..<end) }
      index = end ?? index + 1
    }
    return found
  }

  /// Where the longest phrase that stands at an offset ends.
  func match(in text: DebugText, at offset: Int) -> Int? {
    guard let candidates = phrases[DebugSigns.key(of: text.bytes, at: offset)] else { return nil }
    return candidates.lazy.compactMap { Self.end(of: $0, in: text, at: offset) }.first
  }

  private static func end(of phrase: [UInt8], in text: DebugText, at offset: Int) -> Int? {
    var index = offset
    for sought in phrase {
      guard let byte = text[index] else { return nil }
      switch sought {
      case .space:
        let next = text.skippingSpaces(index)
        guard next > index else { return nil }
        index = next
      case .apostrophe where byte == 0xE2:
        guard text[index + 1] == 0x80, text[index + 2] == 0x98 || text[index + 2] == 0x99 else { return nil }
        index += 3
      case .numberSign:
        let start = index
        while let digit = text[index], digit.isDigit || digit == .hyphen && index == start { index += 1 }
        guard index > start else { return nil }
      default:
        guard byte.lowered == sought else { return nil }
        index += 1
      }
    }
    // A word that goes on is another word.
    if let last = phrase.last, last.isName, let next = text[index],
      next.isName || text.isCasedLetter(at: index)
    {
      return nil
    }
    return index
  }
}
