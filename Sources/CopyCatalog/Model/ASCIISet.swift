/// Which characters a text has, so that a check passes by a text without those it looks for: the ASCII
/// characters one by one, the others by class, and which of some characters stand side by side.
public struct ASCIISet: Sendable, Hashable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  /// Whether the text has a character outside ASCII.
  public private(set) var hasOthers = false
  /// The classes of its characters outside ASCII.
  private(set) var classes: CharacterClasses = []
  /// What of that which spacing depends on stands side by side in the text.
  private(set) var neighbors: Neighbors = []

  /// Pairs of characters that are side by side.
  struct Neighbors: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    /// A space after a space or an opening bracket, or at an end of the text.
    static let extraSpace = Neighbors(rawValue: 1 << 0)
    /// A space before one of `, . ; : ! ?`.
    static let spaceBeforeMark = Neighbors(rawValue: 1 << 1)
    /// A space before a closing bracket.
    static let spaceBeforeBracket = Neighbors(rawValue: 1 << 2)
    /// A space or a digit before `%`, or `#` before it.
    static let percent = Neighbors(rawValue: 1 << 3)
    /// A letter right after one of `, . ; ! ?`.
    static let letterAfterMark = Neighbors(rawValue: 1 << 4)
    /// `..`
    static let dots = Neighbors(rawValue: 1 << 5)
  }

  init(of text: String) {
    var text = text
    let roles = Self.roles
    text.withUTF8 { bytes in
      var wanted: UInt8 = 0
      var found: UInt8 = 0
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        found |= wanted & roles[Int(byte)].asSecond
        wanted = roles[Int(byte)].asFirst
        index += 1
        if byte < 64 {
          low |= 1 &<< UInt64(byte)
        } else if byte < 0x80 {
          high |= 1 &<< UInt64(byte &- 64)
        } else {
          hasOthers = true
          insertOther(lead: byte, bytes, &index)
        }
      }
      if bytes.first == .space || bytes.last == .space { found |= Neighbors.extraSpace.rawValue }
      neighbors = Neighbors(rawValue: found)
    }
  }

  /// Takes the character outside ASCII whose first byte is before `index`, and moves `index` past it.
  private mutating func insertOther(lead: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) {
    func next() -> UInt32 {
      guard index < bytes.count else { return 0 }
      defer { index += 1 }
      return UInt32(bytes[index] & 0x3F)
    }
    let value: UInt32
    if lead < 0xE0 {
      value = UInt32(lead & 0x1F) << 6 | next()
    } else if lead < 0xF0 {
      value = (UInt32(lead & 0x0F) << 6 | next()) << 6 | next()
    } else {
      value = ((UInt32(lead & 0x07) << 6 | next()) << 6 | next()) << 6 | next()
    }
    if value < 0x1_0000, CharacterClasses.members[Int(value >> 6)] &>> UInt64(value & 63) & 1 == 0 { return }
    if let scalar = Unicode.Scalar(value) { classes.formUnion(CharacterClasses(of: scalar)) }
  }

  func contains(_ character: Unicode.Scalar) -> Bool {
    character.value < 64 ? low >> UInt64(character.value) & 1 == 1
      : character.value < 128 && high >> UInt64(character.value - 64) & 1 == 1
  }

  /// Whether the text has one of the digits 0 to 9.
  var hasDigits: Bool { low >> 48 & 0x3FF != 0 }

  /// Whether any ASCII character is in both sets.
  func overlaps(_ other: ASCIISet) -> Bool {
    low & other.low | high & other.high != 0
  }

  static let lettersAndDigits = ASCIISet(of: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
}

extension ASCIISet {
  /// Some ASCII characters and some classes, to ask many texts for.
  struct Query: Sendable, Hashable {
    fileprivate var low: UInt64 = 0
    fileprivate var high: UInt64 = 0
    fileprivate var classes: CharacterClasses

    init(_ characters: String = "", classes: CharacterClasses = []) {
      let set = ASCIISet(of: characters)
      low = set.low
      high = set.high
      self.classes = classes
    }

    mutating func formUnion(_ other: Query) {
      low |= other.low
      high |= other.high
      classes.formUnion(other.classes)
    }
  }

  func contains(anyOf query: Query) -> Bool {
    low & query.low | high & query.high != 0 || !classes.isDisjoint(with: query.classes)
  }
}

extension ASCIISet {
  /// What a byte is, as the second of two, and what it asks of the byte after it; both in the bits of
  /// `Neighbors`.
  private struct Roles {
    var asFirst: UInt8 = 0
    var asSecond: UInt8 = 0
  }

  private static let roles: [Roles] = (0...255).map { value in
    let byte = UInt8(value)
    var roles = Roles()
    func first(_ neighbors: Neighbors) { roles.asFirst |= neighbors.rawValue }
    func second(_ neighbors: Neighbors) { roles.asSecond |= neighbors.rawValue }
    switch byte {
    case .space, .tab:
      first([.extraSpace, .spaceBeforeMark, .spaceBeforeBracket, .percent])
      second(.extraSpace)
    case .comma, .semicolon, .exclamationMark, .questionMark:
      first(.letterAfterMark)
      second(.spaceBeforeMark)
    case .period:
      first([.letterAfterMark, .dots])
      second([.spaceBeforeMark, .dots])
    case .colon: second(.spaceBeforeMark)
    // Braces are where a form begins and ends.
    case .openParenthesis, .openBracket, .openBrace: first(.extraSpace)
    case .closeParenthesis, .closeBracket, .closeBrace: second(.spaceBeforeBracket)
    case .percentSign: second(.percent)
    case .numberSign: first(.percent)
    default:
      if byte.isDigit { first(.percent) }
      // The first byte of a character outside ASCII may be a letter's.
      if byte.isLetter || byte >= 0xC0 { second(.letterAfterMark) }
    }
    return roles
  }
}
