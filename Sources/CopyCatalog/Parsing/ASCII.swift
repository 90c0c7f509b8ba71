/// The bytes that parsers ask for by name.
extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let numberSign = UInt8(ascii: "#")
  static let apostrophe = UInt8(ascii: "'")
  static let comma = UInt8(ascii: ",")
  static let hyphen = UInt8(ascii: "-")
  static let period = UInt8(ascii: ".")
  static let colon = UInt8(ascii: ":")
  static let equalsSign = UInt8(ascii: "=")
  static let semicolon = UInt8(ascii: ";")
  static let exclamationMark = UInt8(ascii: "!")
  static let questionMark = UInt8(ascii: "?")
  static let percentSign = UInt8(ascii: "%")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")
  static let openBracket = UInt8(ascii: "[")
  static let backslash = UInt8(ascii: "\\")
  static let closeBracket = UInt8(ascii: "]")
  static let underscore = UInt8(ascii: "_")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")

  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
  /// Whether it is one of the letters A to Z.
  var isCapital: Bool { self >= 0x41 && self <= 0x5A }
  /// Whether it may stand in a key without quotes: `A-Z a-z 0-9 _ -`.
  var isBareKey: Bool { isLetter || isDigit || self == .hyphen || self == .underscore }
  var hexValue: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self - 0x30)
    case 0x41...0x46: UInt32(self - 0x41 + 10)
    case 0x61...0x66: UInt32(self - 0x61 + 10)
    default: nil
    }
  }
}

/// Eight bytes looked at in one step (Sean Anderson, Bit Twiddling Hacks, “Determine if a word has a zero
/// byte”).
extension UInt64 {
  /// Times a byte, that byte eight times.
  static var everyByte: UInt64 { 0x0101_0101_0101_0101 }

  /// Not 0 if one of the bytes is 0.
  var zeroBytes: UInt64 { (self &- .everyByte) & ~self & (0x80 &* .everyByte) }

  /// Not 0 if one of the bytes is below a limit of at most 0x80.
  func bytesBelow(_ limit: UInt64) -> UInt64 { (self &- limit &* .everyByte) & ~self & (0x80 &* .everyByte) }

  /// Whether all bytes are ASCII.
  var isASCII: Bool { self & (0x80 &* .everyByte) == 0 }
}
