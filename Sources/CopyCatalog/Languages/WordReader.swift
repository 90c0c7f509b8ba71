/// Reads the words of a text in lowercase, clause by clause.
///
/// A word is a run of letters and digits with the apostrophes and hyphens in it; a clause ends at any other
/// punctuation, at a line break, and at an argument's place (U+FFFC).
struct WordReader {
  private var bytes: String.UTF8View.Iterator
  private var endsClause = false
  /// The bytes of the word that is read; kept, so that not every word needs memory of its own.
  private var word: [UInt8] = []

  init(_ text: String) {
    bytes = text.utf8.makeIterator()
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
    word.removeAll(keepingCapacity: true)
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), .apostrophe, .hyphen:
        word.append(byte)
      case 0x80...:
        if isPunctuation(lead: byte) {
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
  private mutating func isPunctuation(lead: UInt8) -> Bool {
    var value = UInt32(lead) & (lead >= 0xF0 ? 0x07 : lead >= 0xE0 ? 0x0F : 0x1F)
    for _ in 1..<(lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2) {
      if let byte = bytes.next() { value = value << 6 | UInt32(byte & 0x3F) }
    }
    guard let scalar = Unicode.Scalar(value) else { return true }
    if scalar == "\u{2019}" {
      word += "\u{2019}".utf8
      return false
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: word += scalar.properties.lowercaseMapping.utf8
    case .lowercaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark, .decimalNumber:
      if let bytes = UTF8.encode(scalar) { word += bytes }
    default: return true
    }
    return false
  }
}
