/// The kinds of developer text that a message may hold: a bit for each check, set where the check has to look
/// closer.
///
/// Found in one pass over the literal texts: from their characters, from which of them stand side by side,
/// and from the first letters of their words. Most messages have no sign at all and leave every check at
/// once.
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
  /// A verb of HTTP. With a slash it may be a request.
  private static let verb = DebugSigns(rawValue: 1 << 16)
  /// A reason of HTTP. With a digit it may be a status.
  private static let reason = DebugSigns(rawValue: 1 << 17)

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The signs of a message.
  init(of message: Message) {
    var scan = Scan()
    if message.isLiteral {
      if case .text(let literal)? = message.parts.first { scan.read(literal.text) }
    } else {
      message.forEachLiteral { scan.read($0.text) }
    }
    self = scan.signs(hasArguments: !message.isLiteral)
  }

  /// The signs of any text.
  static func signs(of text: String) -> DebugSigns {
    var scan = Scan()
    scan.read(text)
    return scan.signs(hasArguments: false)
  }

  // MARK: Words

  /// Whether a word may begin at an offset: not after an ASCII letter or digit.
  static func isWordStart(_ bytes: [UInt8], _ offset: Int) -> Bool {
    let byte = bytes[offset]
    if byte >= 0x80 { return byte >= 0xC0 }
    guard byte.isLetter || byte.isDigit else { return false }
    return offset == 0 || !(bytes[offset - 1].isLetter || bytes[offset - 1].isDigit)
  }

  /// The first four bytes of a word in small letters, spaces past the end of the text.
  static func key(of bytes: [UInt8], at offset: Int) -> UInt32 {
    var key: UInt32 = 0
    for index in offset..<offset + 4 {
      key = key << 8 | UInt32(index < bytes.count ? bytes[index] : 0x20)
    }
    return key | 0x2020_2020
  }
}

/// What there is to know of the literal texts of a message.
private struct Scan {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private var pairs: Pairs = []
  private var words: DebugSigns = []
  private var count = 0
  private var first: UInt8 = 0

  /// Which characters stand side by side.
  struct Pairs: OptionSet {
    let rawValue: UInt16

    /// `eN`
    static let hump = Pairs(rawValue: 1 << 0)
    /// `LE`, `eN`, `4G`
    static let innerCapital = Pairs(rawValue: 1 << 1)
    /// `.c`
    static let dotLetter = Pairs(rawValue: 1 << 2)
    /// `.1`
    static let dotDigit = Pairs(rawValue: 1 << 3)
    /// `()`
    static let call = Pairs(rawValue: 1 << 5)
    /// `::`
    static let scope = Pairs(rawValue: 1 << 6)
    /// `??`
    static let questions = Pairs(rawValue: 1 << 7)
    /// `a_`
    static let underscore = Pairs(rawValue: 1 << 8)
    /// `5e`
    static let hex = Pairs(rawValue: 1 << 9)
    /// `0x`
    static let hexMark = Pairs(rawValue: 1 << 10)
    /// `-5`
    static let negative = Pairs(rawValue: 1 << 11)
    /// `[[`
    static let brackets = Pairs(rawValue: 1 << 12)
  }

  /// What a byte asks of the one after it, what it is to the one before it, and how words begin with it.
  private struct Role {
    var first: UInt16 = 0
    var second: UInt16 = 0
    /// 1 for ASCII letters and digits, 2 for the first byte of any other character, 0 else.
    var kind: UInt8 = 0
  }

  mutating func read(_ text: String) {
    let table = SignTable.shared
    let roles = Self.roles
    text.utf8.withContiguousStorageIfAvailable { read($0, roles, table) }
      ?? read(Array(text.utf8), roles, table)
  }

  private mutating func read<Bytes: RandomAccessCollection>(
    _ bytes: Bytes, _ roles: [Role], _ table: SignTable
  )
  where Bytes.Element == UInt8, Bytes.Index == Int {
    let end = bytes.endIndex
    var index = bytes.startIndex
    if count == 0, index < end { first = bytes[index] }
    count += end - index
    var wanted: UInt16 = 0
    var found: UInt16 = 0
    var before: UInt8 = 0
    var low: UInt64 = 0
    var high: UInt64 = 0
    while index < end {
      let byte = bytes[index]
      let role = roles[Int(byte)]
      found |= wanted & role.second
      wanted = role.first
      if byte < 64 {
        low |= 1 &<< UInt64(byte)
      } else if byte < 0x80 {
        high |= 1 &<< UInt64(byte &- 64)
      }
      if role.kind == 1 && before != 1 || role.kind == 2 {
        words.formUnion(
          table.signs(of: Self.key(of: bytes, at: index)) { Self.key(of: bytes, at: index &+ 8) })
        if byte == 0xC3 || byte == 0xD0, index &+ 2 < end {
          // A letter that begins a sequence of UTF-8 read as Latin or Cyrillic, and one of those that go on
          // in it.
          switch bytes[index &+ 2] {
          case 0xC2, 0xC5, 0xC6, 0xCB, 0xE2, 0xD2: words.insert(.mojibake)
          default: break
          }
        }
      }
      before = role.kind
      index &+= 1
    }
    self.low |= low
    self.high |= high
    pairs.formUnion(Pairs(rawValue: found))
  }

  /// Eight bytes in small letters, spaces past the end of the text.
  @inline(__always)
  private static func key<Bytes: RandomAccessCollection>(of bytes: Bytes, at index: Int) -> UInt64
  where Bytes.Element == UInt8, Bytes.Index == Int {
    let end = bytes.endIndex
    var key: UInt64 = 0
    if index &+ 8 <= end {
      for offset in 0..<8 { key = key &<< 8 | UInt64(bytes[index &+ offset]) }
    } else {
      for offset in 0..<8 { key = key &<< 8 | UInt64(index &+ offset < end ? bytes[index &+ offset] : 0x20) }
    }
    return key | 0x2020_2020_2020_2020
  }

  func signs(hasArguments: Bool) -> DebugSigns {
    var signs = words
    let hasDigits = low >> 48 & 0x3FF != 0
    let hasCodeWord = words.contains(DebugSigns.codeSign)
    if pairs.contains(.hump) {
      signs.insert(.identifier)
      if has("D") { signs.insert(.errorDump) }
    }
    if pairs.contains(.innerCapital), has("E") || has("F") { signs.insert(.exceptionName) }
    if !pairs.isDisjoint(with: [.call, .scope, .underscore, .hex]) { signs.insert(.identifier) }
    if hasDigits {
      if hasCodeWord {
        signs.formUnion([.errorCode, .httpStatus])
        if has("(") || words.contains(DebugSigns.wideBracketSign) { signs.insert(.errorDump) }
      }
      if words.contains(DebugSigns.reasonSign) { signs.insert(.httpStatus) }
      if pairs.contains(.hexMark) || pairs.contains(.negative) && has("(") { signs.insert(.errorCode) }
      if pairs.contains(.dotLetter) || pairs.contains(.hexMark) { signs.insert(.stackTrace) }
      if has("<"), pairs.contains(.hexMark) { signs.insert(.errorDump) }
    }
    if hasCodeWord, hasArguments { signs.insert(.errorCode) }
    if words.contains(DebugSigns.verbSign), has("/") { signs.insert(.httpStatus) }
    if pairs.contains(.dotLetter) {
      signs.formUnion([.keyAsText, .pathOrHost])
      if has("(") { signs.insert(.stackTrace) }
    }
    if pairs.contains(.dotDigit) { signs.insert(.pathOrHost) }
    if has("/") || has("\\") || has("~") { signs.insert(.pathOrHost) }
    if pairs.contains(.underscore) || pairs.contains(.questions) { signs.insert(.keyAsText) }
    if has("-"), !has(" "), count <= 64 { signs.insert(.keyAsText) }
    if has("@"), has("/") { signs.formUnion([.keyAsText, .secret]) }
    if low & Self.placeholders.low | high & Self.placeholders.high != 0 || pairs.contains(.brackets) {
      signs.insert(.unresolvedPlaceholder)
    }
    if has("_") { signs.insert(.unresolvedPlaceholder) }
    if low & Self.markup.low | high & Self.markup.high != 0 { signs.insert(.markup) }
    if pairs.contains(.questions) { signs.insert(.mojibake) }
    if first == .openBracket { signs.formUnion([.placeholderCopy, .errorDump]) }
    if count <= 48, words.contains(DebugSigns.shortSign) || has("!") { signs.insert(.placeholderCopy) }
    if count <= 12 { signs.insert(.placeholderCopy) }
    return signs
  }

  private func has(_ character: Unicode.Scalar) -> Bool {
    character.value < 64
      ? low &>> UInt64(character.value) & 1 == 1 : high &>> UInt64(character.value &- 64) & 1 == 1
  }

  private static let placeholders = bits(of: "%$#\\{<")
  private static let markup = bits(of: "<&\\`*[{")

  private static func bits(of characters: StaticString) -> (low: UInt64, high: UInt64) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    characters.withUTF8Buffer { bytes in
      for byte in bytes {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
      }
    }
    return (low, high)
  }

  private static let roles: [Role] = (0...255).map { value in
    let byte = UInt8(value)
    var role = Role()
    func first(_ pairs: Pairs) { role.first |= pairs.rawValue }
    func second(_ pairs: Pairs) { role.second |= pairs.rawValue }
    role.kind = byte.isLetter || byte.isDigit ? 1 : byte >= 0xC0 ? 2 : 0
    if byte.isLower { first(.hump) }
    if byte.isCapital { second([.hump, .innerCapital]) }
    if byte.isLetter || byte.isDigit { first([.innerCapital, .underscore]) }
    if byte.isLetter || byte == .underscore { second(.dotLetter) }
    if byte.isDigit {
      first([.hex, .hexMark])
      second([.dotDigit, .negative])
    }
    if byte.isLetter, byte.hexValue != nil { second(.hex) }
    switch byte {
    case .period: first([.dotLetter, .dotDigit])
    case .openParenthesis: first(.call)
    case .closeParenthesis: second(.call)
    case .colon:
      first(.scope)
      second(.scope)
    case .questionMark:
      first(.questions)
      second(.questions)
    case .underscore: second(.underscore)
    case UInt8(ascii: "x"), UInt8(ascii: "X"): second(.hexMark)
    case .hyphen: first(.negative)
    case .openBracket:
      first(.brackets)
      second(.brackets)
    default: break
    }
    return role
  }
}

extension DebugSigns {
  fileprivate static let codeSign = codeWord
  fileprivate static let shortSign = shortCopy
  fileprivate static let verbSign = verb
  fileprivate static let reasonSign = reason
  /// The wide bracket in which Chinese and Japanese put codes.
  fileprivate static let wideBracketSign = DebugSigns(rawValue: 1 << 18)
}

/// The signs that the first letters of words give.
private struct SignTable: Sendable {
  /// A word, or the beginning of a phrase: up to 16 bytes in small letters, and which of them count.
  private struct Opening: Hashable {
    var key: UInt64 = 0
    var mask: UInt64 = 0
    /// The same of the bytes from the ninth on.
    var nextKey: UInt64 = 0
    var nextMask: UInt64 = 0
    var signs: DebugSigns = []
  }

  /// The openings in the order of their hashes.
  private var openings: [Opening] = []
  /// Where the openings of each hash begin, and at last where all end.
  private var starts: [UInt16] = []

  static let shared: SignTable = {
    var all: [Opening: DebugSigns] = [:]
    func add(_ word: String, _ signs: DebugSigns) {
      // Capitals outside ASCII are other bytes, and an apostrophe is one of two.
      if let first = word.first, !first.isASCII, first.uppercased() != String(first) {
        addSpelling(first.uppercased() + word.dropFirst(), signs)
      }
      if word.utf8.prefix(16).contains(.apostrophe) { addSpelling(word.replacing("'", with: "’"), signs) }
      addSpelling(word, signs)
    }
    func addSpelling(_ word: String, _ signs: DebugSigns) {
      var bytes = Array(word.utf8.prefix(16))
      // A number may have any digits.
      if let wildcard = bytes.firstIndex(of: .numberSign) { bytes.removeSubrange(wildcard...) }
      guard bytes.count >= 3 else { return }
      var opening = Opening()
      for index in 0..<8 {
        opening.key = opening.key << 8 | UInt64(index < bytes.count ? bytes[index] | 0x20 : 0)
        opening.mask = opening.mask << 8 | (index < bytes.count ? 0xFF : 0)
        opening.nextKey = opening.nextKey << 8 | UInt64(index + 8 < bytes.count ? bytes[index + 8] | 0x20 : 0)
        opening.nextMask = opening.nextMask << 8 | (index + 8 < bytes.count ? 0xFF : 0)
      }
      all[opening, default: []].formUnion(signs)
    }
    for word in Secret.openings { add(word, .secret) }
    for phrase in ProgramTexts.traces { add(phrase, .stackTrace) }
    for phrase in ProgramTexts.ofErrors + ProgramTexts.likelyOfErrors { add(phrase, .errorDump) }
    for word in ["debug:", "trace:", "warn:", "fatal:"] { add(word, .errorDump) }
    for words in DebugWords.all.values {
      for word in words.errors + words.errorCodes + words.codes { add(word, .codeSign) }
      for text in words.boilerplate + words.decoding { add(text, .errorDump) }
    }
    for word in ["osstatus", "errno", "hresult", "nserror", "getlasterror", "status code"] {
      add(word, .codeSign)
    }
    for word in SystemErrors.posix { add(word, .errorCode) }
    add("（", .wideBracketSign)
    for word in ["http", "status"] { add(word, .httpStatus) }
    for word in ["get ", "post ", "put ", "patch ", "delete ", "head ", "options "] { add(word, .verbSign) }
    for phrase in HTTPStatus.phrases + [
      "ok ", "created", "accepted", "no content", "continue", "found", "conflict", "gone",
    ] {
      add(phrase, .reasonSign)
    }
    for phrase in HTTPStatus.distinctivePhrases { add(phrase, .httpStatus) }
    for word in ["null", "nil", "nan", "undefined", "optional(", "object object]", "invalid date"] {
      add(word, .nullLiteral)
    }
    for word in KeyAsText.openings { add(word, .keyAsText) }
    add("localhost", .pathOrHost)
    for word in PlaceholderCopy.openings { add(word, .placeholderCopy) }
    for word in PlaceholderCopy.wholes { add(word, .shortSign) }
    for text in Mojibake.openings { add(text, .mojibake) }
    add("％", .unresolvedPlaceholder)
    add("exception:", .exceptionName)
    return SignTable(all)
  }()

  private init(_ all: [Opening: DebugSigns]) {
    var listed: [(hash: Int, opening: Opening)] = []
    for (opening, signs) in all {
      var opening = opening
      opening.signs = signs
      listed.append((Self.hash(opening.key), opening))
    }
    listed.sort { $0.hash < $1.hash }
    openings = listed.map(\.opening)
    starts = [UInt16](repeating: 0, count: Self.size + 1)
    for (hash, _) in listed { starts[hash + 1] += 1 }
    for hash in 0..<Self.size { starts[hash + 1] += starts[hash] }
  }

  /// The signs of a word by its first eight bytes in small letters, and where they are one's by the next
  /// eight.
  @inline(__always)
  func signs(of word: UInt64, next: () -> UInt64) -> DebugSigns {
    let hash = Self.hash(word)
    let start = Int(starts[hash])
    let end = Int(starts[hash + 1])
    if start == end { return [] }
    var signs: DebugSigns = []
    for index in start..<end {
      let opening = openings[index]
      guard word & opening.mask == opening.key else { continue }
      if opening.nextMask != 0, next() & opening.nextMask != opening.nextKey { continue }
      signs.formUnion(opening.signs)
    }
    return signs
  }

  private static let size = 1 << 12

  /// A hash of the first three bytes, as the shortest words have no more.
  private static func hash(_ word: UInt64) -> Int {
    Int((word &>> 40 &* 0x9E37_79B9_7F4A_7C15) &>> 52)
  }
}
