/// One literal text of a message as the checks of developer text read it: its bytes, and what stands around
/// it.
struct DebugText {
  let site: MessageSite
  let literal: LiteralText
  /// The text in UTF-8.
  let bytes: [UInt8]
  /// The part after it in the same form; nil at the end.
  let next: MessagePart?
  /// Whether it is all that the message says.
  let isWhole: Bool
  /// The text without spaces and ASCII marks at its ends.
  let core: Range<Int>

  init(site: MessageSite, literal: LiteralText, bytes: [UInt8], next: MessagePart?, isWhole: Bool) {
    self.site = site
    self.literal = literal
    self.bytes = bytes
    self.next = next
    self.isWhole = isWhole
    var lower = 0
    var upper = bytes.count
    while lower < upper, bytes[lower] < 0x80, !bytes[lower].isLetter, !bytes[lower].isDigit { lower += 1 }
    while upper > lower, bytes[upper - 1] < 0x80, !bytes[upper - 1].isLetter, !bytes[upper - 1].isDigit {
      upper -= 1
    }
    core = lower..<upper
  }

  /// The literal texts of a message, in the order of the pattern and in every form.
  static func texts(of site: MessageSite) -> [DebugText] {
    var texts: [DebugText] = []
    func walk(_ parts: [MessagePart]) {
      for (index, part) in parts.enumerated() {
        switch part {
        case .text(let literal):
          texts.append(
            DebugText(
              site: site, literal: literal, bytes: Array(literal.text.utf8),
              next: index + 1 < parts.count ? parts[index + 1] : nil, isWhole: site.message.isLiteral))
        case .plural(let plural): for form in plural.forms { walk(form.parts) }
        case .select(let select): for form in select.forms { walk(form.parts) }
        case .placeholder, .pluralNumber: break
        }
      }
    }
    walk(site.message.parts)
    return texts
  }

  var count: Int { bytes.count }

  subscript(index: Int) -> UInt8? { bytes.at(index) }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// A range as a finding quotes it: at most 48 characters.
  func shown(_ range: Range<Int>) -> String {
    // Enough bytes for 48 characters; a long dump is never decoded whole.
    let text = string(range.lowerBound..<min(range.upperBound, range.lowerBound + 400))
    return text.count <= 48 ? text : text.prefix(47) + "…"
  }

  // MARK: Names

  /// The runs of ASCII letters, digits and `_` that are words of their own.
  ///
  /// A letter of an alphabet with capitals makes a run part of a longer word (“Naïve”). Other scripts touch a
  /// name without being part of it: Chinese and Japanese put no spaces around it, Arabic joins its own
  /// prefixes.
  func names() -> [Range<Int>] {
    var names: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index].isName else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, bytes[index].isName { index += 1 }
      if !isCasedLetter(before: start), !isCasedLetter(at: index) { names.append(start..<index) }
    }
    return names
  }

  /// Whether a letter outside ASCII of an alphabet with capitals, or a mark, ends before an offset.
  func isCasedLetter(before offset: Int) -> Bool {
    var start = offset - 1
    while start >= 0, offset - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start >= 0 && isCasedLetter(at: start)
  }

  /// Whether such a letter stands at an offset.
  func isCasedLetter(at offset: Int) -> Bool {
    guard let scalar = scalar(at: offset), !scalar.isASCII else { return false }
    if scalar.properties.isCased { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: return true
    default: return false
    }
  }

  /// The character that begins at an offset.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    guard let lead = self[offset] else { return nil }
    if lead < 0x80 { return Unicode.Scalar(lead) }
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 0
    guard length > 0, offset + length <= bytes.count else { return nil }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for index in offset + 1..<offset + length { value = value << 6 | UInt32(bytes[index] & 0x3F) }
    return Unicode.Scalar(value)
  }

  // MARK: Bytes

  /// Whether some text stands at an offset, letter by letter.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { sought in
      for index in 0..<sought.count where bytes[offset + index] != sought[index] { return false }
      return true
    }
  }

  /// Where some text first stands from an offset on.
  func firstIndex(of text: StaticString, from offset: Int = 0) -> Int? {
    let first = text.withUTF8Buffer { $0.first ?? 0 }
    var index = offset
    while index < bytes.count {
      if bytes[index] == first, has(text, at: index) { return index }
      index += 1
    }
    return nil
  }

  /// The first offset from here on that holds no space.
  func skippingSpaces(_ offset: Int) -> Int {
    var index = offset
    while let byte = self[index], byte == .space || byte == .tab || byte == .lineFeed || isNoBreakSpace(index)
    {
      index += byte == 0xC2 ? 2 : 1
    }
    return index
  }

  private func isNoBreakSpace(_ index: Int) -> Bool { bytes[index] == 0xC2 && self[index + 1] == 0xA0 }

  /// Whether a name, a letter or a digit stands right before an offset.
  func isInsideWord(_ offset: Int) -> Bool {
    guard let byte = self[offset - 1] else { return false }
    return byte < 0x80 ? byte.isName : isCasedLetter(before: offset)
  }

  /// The run without white space around an offset, at most 200 bytes to either side.
  func word(around range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower > 0, range.lowerBound - lower < 200, !bytes[lower - 1].isSpace { lower -= 1 }
    while upper < bytes.count, upper - range.upperBound < 200, !bytes[upper].isSpace { upper += 1 }
    return lower..<upper
  }
}

extension UInt8 {
  /// Whether it may stand in a name of code: a letter, a digit, `_`.
  var isName: Bool { isLetter || isDigit || self == .underscore }
  var isSpace: Bool { self == .space || self == .tab || self == .lineFeed || self == .carriageReturn }
  var isLower: Bool { self >= 0x61 && self <= 0x7A }
  /// The small letter of a capital; anything else as it is.
  var lowered: UInt8 { isCapital ? self | 0x20 : self }
}

/// Where developer text stands in a literal text.
struct DebugHit {
  /// In UTF-8 bytes of the literal.
  var range: Range<Int>
  /// What it is, to follow the quoted words: “is the name of an error in code”.
  var what: String
  /// Nil for the check's own.
  var severity: Severity?
  /// What the words are to be; nil where a person has to decide.
  var replacement: String?
  /// Whether the whole literal is part of it, as with the dump of an error.
  var takesAll = false

  init(
    _ range: Range<Int>, _ what: String, _ severity: Severity? = nil, replacement: String? = nil,
    takesAll: Bool = false
  ) {
    self.range = range
    self.what = what
    self.severity = severity
    self.replacement = replacement
    self.takesAll = takesAll
  }
}
