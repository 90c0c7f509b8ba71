/// The kinds of developer text that a message may hold: a bit for each check, set where the check has to look closer.
///
/// Found in one pass: from the characters of the message, and from the first letters of its words. Most messages have no
/// sign at all and leave every check at once.
struct DebugSigns: OptionSet, Sendable, Hashable {
  let rawValue: UInt32

  static let secret = DebugSigns(rawValue: 1 << 0)
  static let stackTrace = DebugSigns(rawValue: 1 << 1)
  static let errorDump = DebugSigns(rawValue: 1 << 2)
  static let exceptionName = DebugSigns(rawValue: 1 << 3)
  static let errorCode = DebugSigns(rawValue: 1 << 4)
  static let httpStatus = DebugSigns(rawValue: 1 << 5)
  static let nullLiteral = DebugSigns(rawValue: 1 << 6)
  static let unresolvedPlaceholder = DebugSigns(rawValue: 1 << 7)
  static let identifier = DebugSigns(rawValue: 1 << 8)
  static let keyAsText = DebugSigns(rawValue: 1 << 9)
  static let pathOrHost = DebugSigns(rawValue: 1 << 10)
  static let markup = DebugSigns(rawValue: 1 << 11)
  static let placeholderCopy = DebugSigns(rawValue: 1 << 12)
  static let mojibake = DebugSigns(rawValue: 1 << 13)
  /// A word for “error” or “code” in some language. With a digit or an argument it may be a code.
  private static let codeWord = DebugSigns(rawValue: 1 << 14)
  /// A word that is placeholder copy only where it is all there is.
  private static let shortCopy = DebugSigns(rawValue: 1 << 15)

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The signs of a message.
  init(of message: Message) {
    self = Self.signs(of: message.pattern)
    let characters = message.characters
    let hasDigits = characters.hasDigits
    let hasInnerCapital = characters.neighbors.contains(.innerCapital)
    let hasLetterAfterDot = characters.neighbors.contains(.letterAfterMark)
    if hasInnerCapital {
      formUnion([.identifier, .errorDump])
      if characters.contains("E") || characters.contains("F") { insert(.exceptionName) }
      if characters.contains("E") || characters.contains("S") { insert(.errorCode) }
    }
    if hasDigits {
      if contains(.codeWord) || characters.contains("x") || characters.contains("-") && characters.contains("(") {
        insert(.errorCode)
      }
      formUnion([.identifier])
      if characters.contains(".") { insert(.pathOrHost) }
      if hasLetterAfterDot || characters.contains("+") || characters.contains("#") { insert(.stackTrace) }
    } else if contains(.codeWord), characters.contains("{") {
      insert(.errorCode)
    }
    if hasLetterAfterDot {
      formUnion([.keyAsText, .pathOrHost])
      if characters.contains("(") { insert(.stackTrace) }
    }
    if characters.contains(anyOf: Self.marksOfPlaceholders) { insert(.unresolvedPlaceholder) }
    if characters.contains(anyOf: Self.marksOfMarkup) { insert(.markup) }
    if characters.contains(anyOf: Self.marksOfSecrets), characters.contains(anyOf: Self.endsOfSecrets) { insert(.secret) }
    if characters.contains("_") { formUnion([.identifier, .keyAsText, .unresolvedPlaceholder]) }
    if characters.contains("/") || characters.contains("\\") { insert(.pathOrHost) }
    if characters.contains("("), characters.contains(")") { insert(.identifier) }
    if characters.contains("?") { formUnion([.mojibake]) }
    if characters.contains("!"), message.pattern.utf8.count <= 24 { insert(.placeholderCopy) }
    if characters.contains("["), message.pattern.utf8.first == .openBracket { insert(.placeholderCopy) }
    if characters.contains("{"), characters.contains("'") { formUnion([.unresolvedPlaceholder, .markup]) }
    if message.pattern.utf8.count <= 48 {
      insert(.keyAsText)
      if contains(.shortCopy) { insert(.placeholderCopy) }
    }
    if characters.contains("="), characters.contains(".") || characters.contains("D") { insert(.errorDump) }
    if characters.contains("<"), hasDigits { insert(.errorDump) }
  }

  private static let marksOfPlaceholders = ASCIISet.Query("%$#\\[]")
  private static let marksOfMarkup = ASCIISet.Query("<&\\`*[")
  private static let marksOfSecrets = ASCIISet.Query("=@")
  private static let endsOfSecrets = ASCIISet.Query("=/")

  // MARK: Words

  /// The signs that the first letters of the words of a text give, and the bytes of what was decoded wrongly.
  static func signs(of text: String) -> DebugSigns {
    text.utf8.withContiguousStorageIfAvailable { signs(of: $0) } ?? signs(of: Array(text.utf8))
  }

  private static func signs<Bytes: RandomAccessCollection>(of bytes: Bytes) -> DebugSigns
  where Bytes.Element == UInt8, Bytes.Index == Int {
    var signs: DebugSigns = []
    let table = Self.table
    let kinds = Self.kinds
    var before: UInt8 = 0
    var index = bytes.startIndex
    let end = bytes.endIndex
    while index < end {
      let byte = bytes[index]
      let kind = kinds[Int(byte)]
      if kind == 2 || kind == 1 && before != 1 {
        let key = key(of: bytes, at: index)
        if table.mayHave(key) { signs.formUnion(table.signs(of: key)) }
        if kind == 2, byte == 0xC3 || byte == 0xD0, index + 2 < end {
          // A letter that begins a sequence of UTF-8 read as Latin or Cyrillic, and one of those that go on in it.
          switch bytes[index + 2] {
          case 0xC2, 0xC5, 0xC6, 0xCB, 0xE2, 0xD2: signs.insert(.mojibake)
          default: break
          }
        }
      }
      before = kind
      index += 1
    }
    return signs
  }

  /// 1 for ASCII letters and digits, 2 for the first byte of any other character, 0 else.
  private static let kinds: [UInt8] = (0...255).map { value in
    let byte = UInt8(value)
    return byte.isLetter || byte.isDigit ? 1 : byte >= 0xC0 ? 2 : 0
  }

  /// Whether a word may begin at an offset: not after an ASCII letter or digit.
  static func isWordStart(_ bytes: [UInt8], _ offset: Int) -> Bool {
    let kind = kinds[Int(bytes[offset])]
    return kind == 2 || kind == 1 && (offset == 0 || kinds[Int(bytes[offset - 1])] != 1)
  }

  /// The first four bytes of a word in small letters, spaces past the end of the text.
  static func key<Bytes: RandomAccessCollection>(of bytes: Bytes, at offset: Int) -> UInt32
  where Bytes.Element == UInt8, Bytes.Index == Int {
    var key: UInt32 = 0
    for index in offset..<offset + 4 {
      key = key << 8 | UInt32(index < bytes.endIndex ? bytes[index] : 0x20)
    }
    return key | 0x2020_2020
  }

  /// The signs of first letters.
  private struct Table: Sendable {
    /// A bit for each hash of a key, so that nearly every word is passed by in one step.
    private var filter = [UInt64](repeating: 0, count: 256)
    private var signs: [UInt32: DebugSigns] = [:]

    /// Takes a word or phrase. One of three letters counts by these alone.
    mutating func add(_ word: String, _ sign: DebugSigns) {
      // Capitals outside ASCII are other bytes.
      if let first = word.first, !first.isASCII, first.uppercased() != String(first) {
        addLetters(first.uppercased() + word.dropFirst(), sign)
      }
      addLetters(word, sign)
    }

    private mutating func addLetters(_ word: String, _ sign: DebugSigns) {
      let bytes = Array(word.utf8)
      let key = DebugSigns.key(of: bytes, at: 0)
      insert(bytes.count == 3 ? key & 0xFFFF_FF00 : key, sign)
    }

    private mutating func insert(_ key: UInt32, _ sign: DebugSigns) {
      signs[key, default: []].formUnion(sign)
      let hash = Self.hash(key)
      filter[hash >> 6] |= 1 << UInt64(hash & 63)
    }

    func mayHave(_ key: UInt32) -> Bool {
      let whole = Self.hash(key)
      let short = Self.hash(key & 0xFFFF_FF00)
      return (filter[whole >> 6] >> UInt64(whole & 63) | filter[short >> 6] >> UInt64(short & 63)) & 1 == 1
    }

    func signs(of key: UInt32) -> DebugSigns {
      (signs[key] ?? []).union(signs[key & 0xFFFF_FF00] ?? [])
    }

    private static func hash(_ key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> 18) }
  }

  private static let table: Table = {
    var table = Table()
    for word in Secret.openings { table.add(word, .secret) }
    for phrase in ProgramTexts.traces { table.add(phrase, .stackTrace) }
    for phrase in ProgramTexts.ofErrors + ProgramTexts.likelyOfErrors { table.add(phrase, .errorDump) }
    for words in DebugWords.all.values {
      for word in words.errors + words.errorCodes + words.codes { table.add(word, .codeWord) }
      for word in words.errors { table.add(word, [.errorDump, .httpStatus]) }
      for text in words.boilerplate + words.decoding { table.add(text, .errorDump) }
    }
    for word in ["osstatus", "errno", "hresult", "status", "signal", "eror"] { table.add(word, .codeWord) }
    for word in ["http", "https", "status", "get ", "post", "put ", "patch", "delete", "head "] {
      table.add(word, .httpStatus)
    }
    for phrase in HTTPStatus.phrases { table.add(phrase, .httpStatus) }
    for word in ["null", "nil", "nan", "undefined", "optional", "object", "invalid date", "some("] {
      table.add(word, .nullLiteral)
    }
    for word in KeyAsText.openings { table.add(word, .keyAsText) }
    for word in ["localhost"] { table.add(word, .pathOrHost) }
    for word in PlaceholderCopy.openings { table.add(word, .placeholderCopy) }
    for word in PlaceholderCopy.wholes { table.add(word, .shortCopy) }
    for text in Mojibake.openings { table.add(text, .mojibake) }
    table.add("％", .unresolvedPlaceholder)
    table.add("exception", .exceptionName)
    return table
  }()
}
