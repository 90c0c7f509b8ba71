/// The numbers that stand in the literal text of messages, in the digits of any script.
struct WrittenNumbers {
  /// A number as it stands in a text.
  struct Number {
    /// Its value in ASCII digits, without grouping and superfluous zeros: `1000`, `1.5`.
    let value: String
    /// As it is written.
    let shown: String
    /// In the pattern of its message, in UTF-8 bytes.
    let range: Range<Int>

    /// The value of a whole number.
    var whole: Int? { Int(value) }
  }

  /// The numbers that readers are sure to meet, and that have to be the same in every language.
  private(set) var certain: [Number] = []
  /// All values, those included that only some forms show or that may be written otherwise elsewhere: times,
  /// dates, versions, and digits that belong to a name such as “MP3”.
  private(set) var possible: Set<String> = []

  mutating func add(_ message: Message) { add(message.parts, isCertain: true) }

  private mutating func add(_ parts: [MessagePart], isCertain: Bool) {
    for part in parts {
      switch part {
      case .text(let literal): add(literal, isCertain: isCertain)
      case .plural(let plural):
        // A form for 0, 1 or 2 may say the number in words or not at all.
        for form in plural.forms {
          add(form.parts, isCertain: isCertain && form.selector == .category(.other))
        }
      case .select(let select):
        for form in select.forms { add(form.parts, isCertain: isCertain && form.key == "other") }
      case .placeholder, .pluralNumber: break
      }
    }
  }

  // MARK: Reading

  /// A run of digits with what may group them.
  private struct Token {
    var groups: [String] = []
    var separators: [Unicode.Scalar] = []
    /// Indices of scalars.
    var start: Int
    var end: Int
  }

  private mutating func add(_ literal: LiteralText, isCertain: Bool) {
    let scalars = Array(literal.text.unicodeScalars)
    var offsets = [0]
    offsets.reserveCapacity(scalars.count + 1)
    for scalar in scalars { offsets.append((offsets.last ?? 0) + UTF8.width(scalar)) }
    var index = 0
    while index < scalars.count {
      guard scalars[index].digitValue != nil else {
        index += 1
        continue
      }
      let token = Self.token(in: scalars, at: index)
      index = token.end
      let value = Self.value(of: token)
      guard let value else {
        possible.formUnion(token.groups.map(Self.withoutLeadingZeros))
        continue
      }
      possible.insert(value)
      guard isCertain, Self.standsAlone(token, in: scalars) else { continue }
      let range =
        literal.map.source(of: offsets[token.start])..<literal.map.source(of: offsets[token.end])
      certain.append(
        Number(
          value: value, shown: String(String.UnicodeScalarView(scalars[token.start..<token.end])),
          range: range))
    }
  }

  private static func token(in scalars: [Unicode.Scalar], at start: Int) -> Token {
    var token = Token(start: start, end: start)
    var index = start
    while true {
      var group = ""
      while index < scalars.count, let digit = scalars[index].digitValue {
        group += String(digit)
        index += 1
      }
      token.groups.append(group)
      token.end = index
      guard index + 1 < scalars.count, scalars[index + 1].digitValue != nil else { return token }
      switch scalars[index] {
      case ".", ",", "'", "’", "\u{66B}", "\u{66C}": break
      case " ", "\u{A0}", "\u{2009}", "\u{202F}":
        // A space groups only thousands.
        var digits = 0
        while index + 1 + digits < scalars.count, scalars[index + 1 + digits].digitValue != nil {
          digits += 1
        }
        guard digits == 3, (1...3).contains(group.utf8.count) else { return token }
      default: return token
      }
      token.separators.append(scalars[index])
      index += 1
    }
  }

  /// The value of a token; nil where the groups are parts of something else, such as a date or a version.
  private static func value(of token: Token) -> String? {
    guard let first = token.groups.first, let last = token.groups.last else { return nil }
    if token.groups.count == 1 { return withoutLeadingZeros(first) }
    let isGrouped =
      last.utf8.count == 3 && (1...3).contains(first.utf8.count) && first != "0"
      && token.groups.dropFirst().dropLast().allSatisfy { (2...3).contains($0.utf8.count) }
    if isGrouped { return token.groups.joined() }
    if token.groups.count == 2 { return decimal(whole: first, fraction: last) }
    // 1,234.5 and 1.234,5
    if token.separators.last != token.separators.first, Set(token.separators.dropLast()).count == 1,
      token.groups.dropFirst().dropLast().allSatisfy({ (2...3).contains($0.utf8.count) })
    {
      return decimal(whole: token.groups.dropLast().joined(), fraction: last)
    }
    return nil
  }

  private static func decimal(whole: String, fraction: String) -> String {
    let digits = fraction.reversed().drop { $0 == "0" }
    return digits.isEmpty
      ? withoutLeadingZeros(whole) : "\(withoutLeadingZeros(whole)).\(String(digits.reversed()))"
  }

  private static func withoutLeadingZeros(_ digits: String) -> String {
    let rest = digits.drop { $0 == "0" }
    return rest.isEmpty ? "0" : String(rest)
  }

  /// Whether a number is one to compare: not a part of a name (“MP3”, “UTF-8”), a time (14:30, 5 PM), a date
  /// or a fraction (1/2), nor of a code (-1009), a telephone number or an ISO date (2026-09-01).
  private static func standsAlone(_ token: Token, in scalars: [Unicode.Scalar]) -> Bool {
    let before = token.start > 0 ? scalars[token.start - 1] : " "
    let after = token.end < scalars.count ? scalars[token.end] : " "
    if before.properties.isCased || after.properties.isCased || ["-", "_", "#", "&"].contains(before) {
      return false
    }
    if joins(before), token.start > 1, scalars[token.start - 2].properties.isCased { return false }
    for (joint, other) in [(before, token.start - 2), (after, token.end + 1)]
    where joins(joint) || joint == ":" || joint == "/" {
      if scalars.indices.contains(other), scalars[other].digitValue != nil { return false }
    }
    let rest = scalars[token.end...].prefix(6).filter { !$0.properties.isWhitespace && $0 != "." }
    if rest.count >= 2,
      [("a", "m"), ("p", "m"), ("A", "M"), ("P", "M")].contains(where: { $0 == rest[0] && $1 == rest[1] }),
      rest.count == 2 || !rest[2].properties.isAlphabetic
    {
      return false
    }
    return true
  }

  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "." || scalar == "+" || scalar == "\u{2011}"
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script.
  var digitValue: Int? {
    if isASCII { return UInt8(value).isDigit ? Int(value) - 0x30 : nil }
    guard properties.numericType == .decimal, let number = properties.numericValue else { return nil }
    return Int(number)
  }
}

extension Message {
  /// Whether its pattern may have digits; of the languages that have digits of their own, those are looked
  /// for too.
  func mayHaveDigits(in locale: LocaleTag) -> Bool {
    if characters.hasDigits { return true }
    guard characters.hasOthers, LocaleTag.languagesWithOwnDigits.contains(locale.language) else {
      return false
    }
    var previous: UInt8 = 0
    var beforePrevious: UInt8 = 0
    for byte in pattern.utf8 {
      // U+0660–0669 and U+06F0–06F9 in two bytes; in three U+0966–0D6F (Brahmic), U+0E50, U+0ED0, U+0F20
      // (Thai, Lao, Tibetan), U+1040 (Myanmar), U+17E0 (Khmer) and U+FF10–FF19 (full width).
      switch (beforePrevious, previous, byte) {
      case (_, 0xD9, 0xA0...0xA9), (_, 0xDB, 0xB0...0xB9): return true
      case (0xE0, 0xA5...0xB5, 0xA6...0xAF): return true
      case (0xE0, 0xB9, 0x90...0x99), (0xE0, 0xBB, 0x90...0x99), (0xE0, 0xBC, 0xA0...0xA9): return true
      case (0xE1, 0x81, 0x80...0x89), (0xE1, 0x9F, 0xA0...0xA9), (0xEF, 0xBC, 0x90...0x99): return true
      default: break
      }
      beforePrevious = previous
      previous = byte
    }
    return false
  }
}

extension LocaleTag {
  /// Languages that write digits of their own script, or full-width ones.
  fileprivate static let languagesWithOwnDigits: Set<String> = [
    "ar", "as", "bho", "bn", "bo", "brx", "ckb", "doi", "dz", "fa", "gu", "hi", "ja", "kn", "kok", "ko", "ks",
    "km", "lo", "lrc",
    "mai", "ml", "mni", "mr", "my", "mzn", "ne", "or", "pa", "ps", "sa", "sat", "sd", "ta", "te", "th", "ug",
    "ur", "uz",
    "yue", "zh"
  ]
}
