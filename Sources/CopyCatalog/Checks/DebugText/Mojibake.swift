/// Text that was decoded with the wrong encoding.
struct Mojibake: DebugTextCheck {
  static let page = CheckPage(
    id: "mojibake", category: .debugText, severity: .blocking,
    summary: "Text that was decoded with the wrong encoding, such as “CafÃ©”.",
    rationale: """
      A file that was read in another encoding than it was written in shows “Ã©” for “é” and � for what \
      could not be read at all. Found where a sequence of characters is UTF-8 read as Windows-1252, Latin-1 \
      or Windows-1251, where the marks of UTF-8 read as Chinese or Japanese stand, and where question marks \
      took the place of letters. Capitals that languages really have, as in “MANHÃ” and “VÂNG”, are not \
      found.
      """,
    examples: [
      .translation("fr", of: "The album is closed.", "L’album est fermÃ©.", "L’album est fermé."),
      .message("The album isnâ€™t yours.", "The album isn’t yours."),
    ])
  static let sign = DebugSigns.mojibake
  static let impact = "the reader meets signs that are no letters of any word"
  static let fix = "write the text anew, or save the file that it came from as UTF-8"

  /// What wrongly decoded text of other scripts begins with, and the characters that say that something was
  /// lost.
  static let openings = ["\u{FFFD}", "锟斤拷", "烫烫烫", "縺", "繧", "繝", "□"]

  static func hits(in text: DebugText) -> [DebugHit] {
    let what = "was decoded with the wrong encoding"
    var hits: [DebugHit] = []
    var index = 0
    while index < text.count {
      let byte = text.bytes[index]
      if byte < 0x80 {
        guard byte == .questionMark else {
          index += 1
          continue
        }
        if let end = lost(text, index) {
          hits.append(DebugHit(index..<end, "has question marks where letters should be", .shouldFix))
          index = end
        } else {
          while text[index] == .questionMark { index += 1 }
        }
        continue
      }
      if let end = sequence(text, index) {
        let word = word(of: text, index..<end)
        hits.append(DebugHit(word, what, replacement: mended(text, word)))
        index = word.upperBound
      } else if let end = cyrillic(text, index) ?? marks(text, index) {
        let word = word(of: text, index..<end)
        hits.append(DebugHit(word, what))
        index = max(word.upperBound, index + 1)
      } else {
        index += width(byte)
      }
    }
    return hits
  }

  /// The word around a range, without the marks of the sentence.
  private static func word(of text: DebugText, _ range: Range<Int>) -> Range<Int> {
    let word = text.word(around: range)
    var lower = word.lowerBound
    var upper = word.upperBound
    while upper > range.upperBound, text.bytes[upper - 1] < 0x80, !text.bytes[upper - 1].isName { upper -= 1 }
    while lower < range.lowerBound, text.bytes[lower] < 0x80, !text.bytes[lower].isName { lower += 1 }
    return lower..<upper
  }

  private static func width(_ lead: UInt8) -> Int {
    lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
  }

  // MARK: UTF-8 read as Windows-1252 or Latin-1

  /// The end of one sequence of UTF-8 that was read byte by byte; nil where a language may write the
  /// characters.
  private static func sequence(_ text: DebugText, _ start: Int) -> Int? {
    guard let lead = text.byte(at: start), (0xC2...0xF4).contains(lead.value) else { return nil }
    let length = lead.value >= 0xF0 ? 4 : lead.value >= 0xE0 ? 3 : 2
    var end = start + lead.width
    var values = [lead.value]
    var quotes = 0
    while values.count < length {
      guard let next = text.byte(at: end), (0x80...0xBF).contains(next.value) else { return nil }
      if next.isMark { quotes += 1 }
      values.append(next.value)
      end += next.width
    }
    if length > 2 {
      // Two marks of quotation may follow a letter; a mark and a sign may not.
      if quotes == length - 1, lead.value != 0xE2 || values[1] != 0x80 { return nil }
      return String(validating: values, as: UTF8.self) == nil ? nil : end
    }
    // One letter and one sign. A sign that is no mark of a sentence is never there.
    let follows = !text.isWordEnd(at: end)
    let precedes = text[start - 1].map { $0.isLower } ?? false
    switch lead.value {
    case 0xC2, 0xC3, 0xC4, 0xC5:
      if quotes == 0 { return lead.value != 0xC2 || !isCapitalAlone(text, start) ? end : nil }
      if lead.value == 0xC2, values[1] == 0xA0 {
        return precedes || text[start - 1]?.isDigit == true ? end : nil
      }
      // A low quotation mark stands before a word, never in one.
      if follows, values[1] == 0x82 || values[1] == 0x84 { return end }
      return precedes && (follows || lead.value == 0xC3) ? end : nil
    case 0xCE, 0xCF, 0xD0, 0xD1, 0xD7...0xDB:
      // Greek, Cyrillic, Hebrew, Arabic: a word has two letters at least.
      guard let second = text.byte(at: end), (0xCE...0xDB).contains(second.value),
        let third = text.byte(at: end + second.width), (0x80...0xBF).contains(third.value)
      else { return nil }
      return end + second.width + third.width
    default:
      return quotes == 0 && precedes ? end : nil
    }
  }

  /// Whether a capital stands among capitals, as in “ÂM”.
  private static func isCapitalAlone(_ text: DebugText, _ start: Int) -> Bool {
    text[start - 1]?.isCapital == true
  }

  /// A word read anew; nil where not all of it comes from UTF-8.
  private static func mended(_ text: DebugText, _ word: Range<Int>) -> String? {
    var bytes: [UInt8] = []
    var index = word.lowerBound
    while index < word.upperBound {
      if text.bytes[index] < 0x80 {
        bytes.append(text.bytes[index])
        index += 1
      } else if let end = sequence(text, index) {
        while index < end, let byte = text.byte(at: index) {
          bytes.append(byte.value)
          index += byte.width
        }
      } else {
        let end = index + width(text.bytes[index])
        bytes += text.bytes[index..<min(end, word.upperBound)]
        index = end
      }
    }
    guard let mended = String(validating: bytes, as: UTF8.self),
      mended.unicodeScalars.allSatisfy({ $0.value >= 0x20 })
    else {
      return nil
    }
    // A quotation mark or backslash would have to be escaped.
    return mended.utf8.contains { $0 == .quote || $0 == .backslash || $0 == .openBrace || $0 == .apostrophe }
      ? nil : mended
  }

  // MARK: Other encodings

  /// UTF-8 of Cyrillic read as Windows-1251: three pairs of “Р” or “С” and a character that no word has
  /// there.
  private static func cyrillic(_ text: DebugText, _ start: Int) -> Int? {
    var index = start
    for _ in 0..<3 {
      guard text.has("Р", at: index) || text.has("С", at: index), let second = text.scalar(at: index + 2),
        !(0x0410...0x044F).contains(second.value), second.value >= 0x80
      else { return nil }
      index += 2 + UTF8.width(second)
    }
    return index
  }

  /// U+FFFD, and UTF-8 read as GBK or Shift JIS.
  private static func marks(_ text: DebugText, _ start: Int) -> Int? {
    if text.has("\u{FFFD}", at: start) || text.has("锟斤拷", at: start) || text.has("烫烫烫", at: start) {
      return start + 3
    }
    if text.has("□□", at: start) { return start + 6 }
    guard text.has("縺", at: start) || text.has("繧", at: start) || text.has("繝", at: start) else { return nil }
    var others = 0
    var index = start
    while index < text.count, index - start < 60 {
      if text.has("縺", at: index) || text.has("繧", at: index) || text.has("繝", at: index) { others += 1 }
      index += 1
    }
    return others >= 3 ? start + 3 : nil
  }

  /// Question marks inside a word, or words of them: `caf??s`, `??? ????`.
  private static func lost(_ text: DebugText, _ start: Int) -> Int? {
    var end = start
    while text[end] == .questionMark { end += 1 }
    guard end - start >= 2 else { return nil }
    let touchesBefore = text[start - 1].map { $0.isLetter } ?? false || text.isCasedLetter(before: start)
    let touchesAfter = text[end].map { $0.isLower } ?? false || text.isCasedLetter(at: end)
    if touchesBefore, touchesAfter { return end }
    var next = end
    var groups = 1
    while text[next] == .space, text[next + 1] == .questionMark, text[next + 2] == .questionMark {
      next += 1
      while text[next] == .questionMark { next += 1 }
      groups += 1
    }
    return groups >= 2 ? next : nil
  }
}

extension DebugText {
  /// A character as the byte that Windows-1252, or else Latin-1, has for it.
  struct SingleByte {
    let value: UInt8
    /// In UTF-8 bytes of the text.
    let width: Int
    /// Whether it is a space, or a mark of a sentence: a quotation mark, a dash, an ellipsis.
    let isMark: Bool
  }

  func byte(at offset: Int) -> SingleByte? {
    guard let scalar = scalar(at: offset), !scalar.isASCII else { return nil }
    let width = UTF8.width(scalar)
    if scalar.value <= 0xFF {
      return SingleByte(
        value: UInt8(scalar.value), width: width,
        isMark: [0xA0, 0xA1, 0xAB, 0xAD, 0xBB, 0xBF].contains(scalar.value))
    }
    guard let value = Self.windows1252[scalar] else { return nil }
    return SingleByte(
      value: value, width: width,
      isMark: [0x82, 0x84, 0x85, 0x8B, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x9B].contains(value))
  }

  /// Whether no letter stands at an offset.
  func isWordEnd(at offset: Int) -> Bool { !(self[offset]?.isLower == true || isCasedLetter(at: offset)) }

  private static let windows1252: [Unicode.Scalar: UInt8] = [
    "€": 0x80, "‚": 0x82, "ƒ": 0x83, "„": 0x84, "…": 0x85, "†": 0x86, "‡": 0x87, "ˆ": 0x88, "‰": 0x89,
    "Š": 0x8A,
    "‹": 0x8B, "Œ": 0x8C, "Ž": 0x8E, "‘": 0x91, "’": 0x92, "“": 0x93, "”": 0x94, "•": 0x95, "–": 0x96,
    "—": 0x97,
    "˜": 0x98, "™": 0x99, "š": 0x9A, "›": 0x9B, "œ": 0x9C, "ž": 0x9E, "Ÿ": 0x9F,
  ]
}
