/// Reads the words of a text in lowercase, clause by clause.
///
/// A word is a run of letters and digits with the apostrophes and hyphens in it; a clause ends at any other
/// punctuation, at a line break, and at an argument's place (U+FFFC). Text in ASCII, and so most text in English, is
/// read byte by byte.
struct WordReader {
  private var bytes: String.UTF8View.Iterator
  private var endsClause = false

  init(_ text: String) {
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    // Every other alphabet is put in lowercase by its own rules first.
    bytes = (isASCII ? text : text.lowercased()).utf8.makeIterator()
  }

  /// The words up to the end of a clause; nil at the end of the text. Never empty.
  mutating func nextClause() -> [String]? {
    var words: [String] = []
    while let word = nextWord() {
      words.append(word)
      if endsClause { return words }
    }
    return words.isEmpty ? nil : words
  }

  /// The next word; nil at the end of the text.
  mutating func nextWord() -> String? {
    endsClause = false
    var word: [UInt8] = []
    word.reserveCapacity(16)
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), .apostrophe, .hyphen:
        word.append(byte)
      case 0x80...:
        if isPunctuation(lead: byte, into: &word) {
          endsClause = true
          if !word.isEmpty { return String(decoding: word, as: UTF8.self) }
        }
      case .space, .tab:
        if !word.isEmpty { return String(decoding: word, as: UTF8.self) }
      default:
        endsClause = true
        if !word.isEmpty { return String(decoding: word, as: UTF8.self) }
      }
    }
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }

  /// Reads the rest of a scalar outside ASCII. A letter or mark joins the word; anything else ends it.
  private mutating func isPunctuation(lead: UInt8, into word: inout [UInt8]) -> Bool {
    var sequence = [lead]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    while sequence.count < length, let byte = bytes.next() { sequence.append(byte) }
    guard let scalar = String(decoding: sequence, as: UTF8.self).unicodeScalars.first else { return true }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber:
      word += sequence
      return false
    default:
      if scalar == "\u{2019}" {
        word += sequence
        return false
      }
      return true
    }
  }
}
