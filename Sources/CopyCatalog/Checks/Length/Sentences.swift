/// The sentences of messages.
enum Sentences {
  /// A number of sentences that no reading of a message exceeds; cheap, and nearly always the number itself.
  static func bound(of message: Message) -> Int {
    message.isLiteral ? bound(of: message.pattern) : bound(of: message.parts)
  }

  private static func bound(of parts: [MessagePart]) -> Int {
    var sum = 1
    for part in parts {
      switch part {
      case .text(let literal): sum += ends(in: literal.text)
      case .plural(let plural): sum += plural.forms.map { ends(in: $0.parts) }.max() ?? 0
      case .select(let select): sum += select.forms.map { ends(in: $0.parts) }.max() ?? 0
      case .placeholder, .pluralNumber: break
      }
    }
    // What follows the last end is rarely anything.
    return endsSentence(parts.last) ? sum - 1 : sum
  }

  private static func ends(in parts: [MessagePart]) -> Int {
    parts.reduce(0) { sum, part in
      switch part {
      case .text(let literal): sum + ends(in: literal.text)
      case .plural(let plural): sum + (plural.forms.map { ends(in: $0.parts) }.max() ?? 0)
      case .select(let select): sum + (select.forms.map { ends(in: $0.parts) }.max() ?? 0)
      case .placeholder, .pluralNumber: sum
      }
    }
  }

  private static func endsSentence(_ part: MessagePart?) -> Bool {
    switch part {
    case .text(let literal)?: endsSentence(literal.text)
    case .plural(let plural)?: plural.forms.allSatisfy { endsSentence($0.parts.last) }
    case .select(let select)?: select.forms.allSatisfy { endsSentence($0.parts.last) }
    case .placeholder?, .pluralNumber?, nil: false
    }
  }

  private static func bound(of text: String) -> Int {
    ends(in: text) + (endsSentence(text) ? 0 : 1)
  }

  private static func endsSentence(_ text: String) -> Bool {
    switch text.utf8.last {
    case UInt8(ascii: ".")?, UInt8(ascii: "!")?, UInt8(ascii: "?")?: true
    default: text.unicodeScalars.last.map(isEnd) ?? false
    }
  }

  /// The number of signs that may end a sentence, several in a row counted once.
  private static func ends(in text: String) -> Int {
    var ends = 0
    var wasEnd = false
    var lead: UInt8 = 0
    var middle: UInt8 = 0
    var rest = 0
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes {
        let isEnd: Bool
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "\n"): isEnd = true
        case ..<0x80: isEnd = false
        case 0xC0...:
          lead = byte
          middle = 0
          rest = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : 1
          continue
        default:
          rest -= 1
          guard rest == 0 else {
            middle = byte
            continue
          }
          isEnd = isEndOfSequence(lead, middle, byte)
        }
        if isEnd && !wasEnd { ends += 1 }
        wasEnd = isEnd
      }
    }
    return ends
  }

  /// Whether UTF-8 bytes are one of the signs of `isEnd` outside ASCII.
  private static func isEndOfSequence(_ lead: UInt8, _ middle: UInt8, _ last: UInt8) -> Bool {
    switch (lead, middle, last) {
    case (0xCD, _, 0xBE), (0xD6, _, 0x89), (0xD8, _, 0x9D...0x9F), (0xDB, _, 0x94), (0xDC, _, 0x80...0x82):
      true
    case (0xE0, 0xA5, 0xA4...0xA5), (0xE0, 0xBC, 0x8D...0x8E), (0xE1, 0x81, 0x8A...0x8B): true
    case (0xE1, 0x8D, 0xA2), (0xE1, 0x8D, 0xA7...0xA8), (0xE1, 0x9F, 0x94...0x95), (0xE1, 0xA0, 0x83),
      (0xE1, 0xA0, 0x89):
      true
    case (0xE2, 0x80, 0xBC...0xBD), (0xE2, 0x81, 0x87...0x89), (0xE3, 0x80, 0x82): true
    case (0xEF, 0xBC, 0x81), (0xEF, 0xBC, 0x8E), (0xEF, 0xBC, 0x9F), (0xEF, 0xBD, 0xA1): true
    default: false
    }
  }

  private static func isEnd(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return false }
    let bytes = Array(String(scalar).utf8)
    return bytes.count == 2 && isEndOfSequence(bytes[0], 0, bytes[1])
      || bytes.count == 3 && isEndOfSequence(bytes[0], bytes[1], bytes[2])
  }

  // MARK: Exactly

  /// The sentences of the reading of a message that has most of them, with U+FFFC in the place of arguments.
  static func most(of message: Message, in locale: LocaleTag) -> [String] {
    message.readings().map { sentences(of: $0, in: locale) }.max { $0.count < $1.count } ?? []
  }

  /// The sentences of a text, without the spaces around them.
  static func sentences(of text: String, in locale: LocaleTag) -> [String] {
    // CLDR knows the usual abbreviations of some languages (keyword `ss`).
    guard let ranges = try? TextBreaks.sentences(in: text, locale: "\(locale.tag)-u-ss-standard") else {
      return [text]
    }
    var sentences: [String] = []
    var start = 0
    for range in ranges {
      let piece = text.utf8Slice(start..<range.upperBound).trimmingSpaces
      let isLast = range.upperBound == text.utf8.count
      if !isLast, !hasWords(piece) || endsInAbbreviation(piece) || isQuoted(range, in: text) { continue }
      start = range.upperBound
      if hasWords(piece) { sentences.append(piece) }
    }
    return sentences
  }

  /// Whether a piece ends in a quotation mark that the same sentence goes on after: 「…？」と
  private static func isQuoted(_ range: Range<Int>, in text: String) -> Bool {
    guard let last = text.utf8Slice(range).unicodeScalars.last else { return false }
    return ["」", "』", "”", "»", "’", "）"].contains(last)
  }

  private static func hasWords(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic || $0 == "\u{FFFC}" || $0.digitValue != nil }
  }

  /// Whether a piece ends in what looks like the end of a sentence and is none: a letter and a period (“z.
  /// B.”, “a.m.”), a small number and a period (“1. Mai”), or periods in place of “…”.
  private static func endsInAbbreviation(_ piece: String) -> Bool {
    let scalars = Array(piece.unicodeScalars.suffix(5))
    guard scalars.last == ".", scalars.count > 1 else { return false }
    if scalars[scalars.count - 2] == "." { return true }
    let word = scalars.dropLast().reversed().prefix { $0.properties.isAlphabetic || $0.digitValue != nil }
    let isNumber = word.allSatisfy { $0.digitValue != nil }
    return isNumber ? (1...2).contains(word.count) : word.count == 1
  }
}
