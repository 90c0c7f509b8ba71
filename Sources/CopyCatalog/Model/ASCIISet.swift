/// Which ASCII characters a text has, so that a check passes by a text without those it looks for.
public struct ASCIISet: Sendable, Hashable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  /// Whether the text has a character outside ASCII.
  public private(set) var hasOthers = false

  init(of text: String) {
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes { insert(byte) }
    }
  }

  private mutating func insert(_ byte: UInt8) {
    switch byte {
    case 0..<64: low |= 1 << UInt64(byte)
    case 64..<128: high |= 1 << UInt64(byte - 64)
    default: hasOthers = true
    }
  }

  func contains(_ character: Unicode.Scalar) -> Bool {
    character.value < 64 ? low >> UInt64(character.value) & 1 == 1
      : character.value < 128 && high >> UInt64(character.value - 64) & 1 == 1
  }

  /// Whether any ASCII character is in both sets.
  func overlaps(_ other: ASCIISet) -> Bool {
    low & other.low | high & other.high != 0
  }

  static let lettersAndDigits = ASCIISet(of: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
}
