/// Classes of characters that checks ask about before they look at a text. A letter, mark or sign of everyday
/// text is in none of them.
struct CharacterClasses: OptionSet, Sendable, Hashable {
  let rawValue: UInt32

  static let leftDoubleQuote = CharacterClasses(rawValue: 1 << 0)  // “
  static let rightDoubleQuote = CharacterClasses(rawValue: 1 << 1)  // ”
  static let lowDoubleQuote = CharacterClasses(rawValue: 1 << 2)  // „
  static let leftSingleQuote = CharacterClasses(rawValue: 1 << 3)  // ‘
  static let rightSingleQuote = CharacterClasses(rawValue: 1 << 4)  // ’, the apostrophe too
  static let lowSingleQuote = CharacterClasses(rawValue: 1 << 5)  // ‚
  static let doubleGuillemet = CharacterClasses(rawValue: 1 << 6)  // « »
  static let singleGuillemet = CharacterClasses(rawValue: 1 << 7)  // ‹ ›
  static let cornerBracket = CharacterClasses(rawValue: 1 << 8)  // 「 」 『 』
  static let rareQuote = CharacterClasses(rawValue: 1 << 9)  // ‛ ‟ 〝 〞 〟
  /// `¿` and `¡`.
  static let invertedMark = CharacterClasses(rawValue: 1 << 10)
  /// Punctuation as wide as an ideograph: `，` `。` `（`.
  static let wideMark = CharacterClasses(rawValue: 1 << 11)
  /// Any space but U+0020 and the tab.
  static let otherSpace = CharacterClasses(rawValue: 1 << 12)
  /// What steers the bidirectional algorithm.
  static let bidiControl = CharacterClasses(rawValue: 1 << 13)
  /// What is not seen, or not the same everywhere: controls, format characters, private use, unassigned.
  static let invisible = CharacterClasses(rawValue: 1 << 14)
  /// `…` and `⋯`.
  static let ellipsis = CharacterClasses(rawValue: 1 << 15)
  /// What may be drawn as a picture in color.
  static let emoji = CharacterClasses(rawValue: 1 << 16)

  static let quotationMarks: CharacterClasses = [
    .leftDoubleQuote, .rightDoubleQuote, .lowDoubleQuote, .leftSingleQuote, .rightSingleQuote,
    .lowSingleQuote,
    .doubleGuillemet, .singleGuillemet, .cornerBracket, .rareQuote,
  ]

  /// The classes of a character outside ASCII.
  init(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0xAB, 0xBB: self = .doubleGuillemet
    case 0xA1, 0xBF: self = .invertedMark
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: self = .otherSpace
    case 0x2018: self = .leftSingleQuote
    case 0x2019: self = .rightSingleQuote
    case 0x201A: self = .lowSingleQuote
    case 0x201C: self = .leftDoubleQuote
    case 0x201D: self = .rightDoubleQuote
    case 0x201E: self = .lowDoubleQuote
    case 0x201B, 0x201F, 0x301D...0x301F: self = .rareQuote
    case 0x2026, 0x22EF: self = .ellipsis
    case 0x2039, 0x203A: self = .singleGuillemet
    case 0x300C...0x300F: self = .cornerBracket
    case 0x3001, 0x3002, 0xFF01, 0xFF08, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F: self = .wideMark
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: self = .bidiControl
    // Not seen, though Unicode has them as letters, marks or symbols: fillers, variation selectors, blank
    // Braille.
    case 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x2800, 0x3164, 0xFE00...0xFE0F, 0xFFA0, 0xFFFC,
      0xE0100...0xE01EF:
      self = .invisible
    case 0x2600...0x27BF, 0x2B00...0x2BFF, 0x1F000...0x1FAFF: self = .emoji
    // Ideographs, Hangul syllables: by far the most characters, and all of them assigned.
    case 0x3400...0x9FFF, 0xAC00...0xD7A3: self = []
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: self = .invisible
      default: self = []
      }
    }
  }

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// One bit for each character up to U+FFFF: whether it is in any class, so that a text is read in one pass.
  static let members: [UInt64] = {
    var bits = [UInt64](repeating: 0, count: 0x1_0000 / 64)
    for value in UInt32(0x80)...0xFFFF {
      guard let scalar = Unicode.Scalar(value), !CharacterClasses(of: scalar).isEmpty else { continue }
      bits[Int(value >> 6)] |= 1 << UInt64(value & 63)
    }
    return bits
  }()
}
