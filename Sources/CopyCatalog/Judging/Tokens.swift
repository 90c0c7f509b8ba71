/// A word, a phrase, an argument or a mark of a text, with what it does.
struct Token: Sendable {
  enum Kind: Sendable, Hashable {
    case word
    /// A place of an argument, U+FFFC.
    case argument
    /// . ! ? and the end of a line
    case sentenceEnd
    /// , ; – and the like
    case clauseEnd
    case colon
    case openingBracket, closingBracket
  }

  let kind: Kind
  let roles: Roles
  /// How many words with a meaning of their own it stands for; 0 for a number.
  let weight: Int
  /// Whether it is a compound of what it does and something else: “Wiedergabefehler”.
  var isCompound = false
  /// In UTF-8 bytes of the text.
  let range: Range<Int>
}

/// Reads a text into tokens. The time grows with its length alone.
struct TokenReader {
  private let language: Language
  private let book: PhraseBook
  private let scalars: [Unicode.Scalar]
  private var at = 0
  /// The offset of `scalars[at]` in UTF-8 bytes.
  private var offset = 0
  private var tokens: [Token] = []
  /// Words that stand side by side, not yet looked up.
  private var words: [String] = []
  private var ranges: [Range<Int>] = []

  /// - Parameter book: What the words are looked up in; what they do in a sentence unless given.
  static func tokens(of text: String, in language: Language, by book: PhraseBook? = nil) -> [Token] {
    var reader = TokenReader(text, language, book ?? language.phrases)
    while reader.at < reader.scalars.count { reader.readNext() }
    reader.lookUpWords()
    return reader.tokens
  }

  private init(_ text: String, _ language: Language, _ book: PhraseBook) {
    self.language = language
    self.book = book
    scalars = Array(text.unicodeScalars)
  }

  private mutating func readNext() {
    let scalar = scalars[at]
    if language.isRun(scalar) {
      readRun()
    } else if Self.isPartOfWord(scalar) {
      readWord()
    } else if let tag = tagLength() {
      lookUpWords()
      add(.sentenceEnd, length: tag)
    } else if let kind = mark(scalar) ?? (endsClauseAtSpace ? .clauseEnd : nil) {
      lookUpWords()
      add(kind, length: 1)
    } else {
      step()
    }
  }

  /// Whether a space between words that are written together stands here: it ends a clause.
  private var endsClauseAtSpace: Bool {
    language.endsClauseAtSpace && scalars[at] == " " && at > 0 && language.isRun(scalars[at - 1])
      && at + 1 < scalars.count && language.isRun(scalars[at + 1])
  }

  /// The length of `<br>` or another tag that stands here; nil where none does.
  private func tagLength() -> Int? {
    guard scalars[at] == "<", at + 1 < scalars.count, scalars[at + 1].properties.isAlphabetic || scalars[at + 1] == "/",
      let end = scalars[at...].prefix(Self.longestTag).firstIndex(of: ">")
    else { return nil }
    return end - at + 1
  }

  /// In characters: a link with its address.
  private static let longestTag = 300

  private mutating func step() {
    offset += UTF8.width(scalars[at])
    at += 1
  }

  private mutating func add(_ kind: Token.Kind, roles: Roles = [], weight: Int = 0, length: Int) {
    let start = offset
    for _ in 0..<length { step() }
    tokens.append(Token(kind: kind, roles: roles, weight: weight, range: start..<offset))
  }

  // MARK: Words

  private mutating func readWord() {
    var word = String.UnicodeScalarView()
    let start = offset
    while at < scalars.count, isInWord(at) {
      language.folding.fold(scalars[at], into: &word)
      let isApostrophe = scalars[at] == "'" || scalars[at] == "\u{2019}"
      step()
      // “l’opération” is two words.
      if isApostrophe, language.splitsAtApostrophe { break }
    }
    words.append(String(word))
    ranges.append(start..<offset)
  }

  private func isInWord(_ index: Int) -> Bool {
    let scalar = scalars[index]
    if language.isRun(scalar) { return false }
    if Self.isPartOfWord(scalar) { return true }
    // An apostrophe, a hyphen and a point belong to the word that goes on after them: “can’t”, “e-mail”, “3.5”.
    guard scalar == "'" || scalar == "\u{2019}" || scalar == "-" || scalar == "." || scalar == "_" || scalar == "\u{5BE}"
    else { return false }
    if scalar == "\u{2019}" || scalar == "'", language.splitsAtApostrophe { return true }
    return index + 1 < scalars.count && Self.isPartOfWord(scalars[index + 1])
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0..<0x80: false
    case 0x200C, 0x200D: true
    // Letters of the alphabets that most copy is written in: no need to look them up.
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x400...0x481, 0x48A...0x52F, 0x5D0...0x5EA, 0x620...0x652,
      0x904...0x94D, 0xAC00...0xD7A3, 0x1EA0...0x1EF9:
      true
    // Spaces, and the marks of U+2000–206F.
    case 0xA0, 0xAB, 0xBB, 0x2000...0x206F: false
    default:
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
        .spacingMark, .decimalNumber:
        true
      default: false
      }
    }
  }

  private var hasAffixes: Bool { !language.prefixes.isEmpty || !language.suffixes.isEmpty }

  /// Looks up the words read since the last mark.
  private mutating func lookUpWords() {
    var index = 0
    while index < words.count {
      if let found = book.match(words[index...]) ?? (hasAffixes ? matchWithoutAffixes(index) : nil) {
        let last = index + found.count - 1
        tokens.append(
          Token(
            kind: .word, roles: found.roles, weight: 1, isCompound: found.isCompound,
            range: ranges[index].lowerBound..<ranges[last].upperBound))
        index += found.count
      } else {
        let isNumber = words[index].unicodeScalars.allSatisfy { 
          $0.properties.generalCategory == .decimalNumber || $0 == "." || $0 == "-" }
        tokens.append(Token(kind: .word, roles: [], weight: isNumber ? 0 : 1, range: ranges[index]))
        index += 1
      }
    }
    words.removeAll(keepingCapacity: true)
    ranges.removeAll(keepingCapacity: true)
  }

  /// Looks a word up without what its language writes in front of words and behind them: Arabic “و” and “ه”.
  private func matchWithoutAffixes(_ index: Int) -> PhraseBook.Match? {
    // A copy of the words of one phrase, not of all that follow.
    var shorter = Array(words[index..<min(index + PhraseBook.longestPhrase, words.count)])
    for prefix in [""] + language.prefixes where words[index].hasPrefix(prefix) {
      let stem = words[index].dropFirst(prefix.count)
      for suffix in [""] + language.suffixes where stem.hasSuffix(suffix) {
        guard prefix.count + suffix.count > 0, stem.unicodeScalars.count > suffix.unicodeScalars.count + 1 else {
          continue
        }
        shorter[0] = String(stem.dropLast(suffix.count))
        if let found = book.match(shorter[...]) { return found }
      }
    }
    return nil
  }

  // MARK: Scripts without spaces

  private mutating func readRun() {
    lookUpWords()
    var unknown = 0
    func weight() -> Int { (unknown + language.runWordLength - 1) / language.runWordLength }
    var unknownStart = offset
    while at < scalars.count, language.isRun(scalars[at]) {
      if let found = book.matchRun(scalars[at...]) {
        if unknown > 0 {
          tokens.append(Token(kind: .word, roles: [], weight: weight(), range: unknownStart..<offset))
          unknown = 0
        }
        add(.word, roles: found.roles, weight: 1, length: found.count)
        unknownStart = offset
      } else {
        unknown += 1
        step()
      }
    }
    if unknown > 0 { tokens.append(Token(kind: .word, roles: [], weight: weight(), range: unknownStart..<offset)) }
  }

  // MARK: Marks

  private func mark(_ scalar: Unicode.Scalar) -> Token.Kind? {
    switch scalar {
    case "\u{FFFC}": .argument
    case ".", "!", "?", "…", "\n", "。", "！", "？", "．", "؟", "।", "॥", "۔", "։", "¡", "¿", "‼", "⁉", "⁈":
      .sentenceEnd
    case ",", ";", "—", "–", "、", "，", "；", "،", "؛", "・": .clauseEnd
    // Inside a word a hyphen never gets here; with a space beside it it is a dash. So is a slash: not in “and/or”.
    case "-": .clauseEnd
    case "/" where at + 1 < scalars.count && scalars[at + 1] == " ": .clauseEnd
    case ":", "：": .colon
    case "(", "[", "（", "［", "【": .openingBracket
    case ")", "]", "）", "］", "】": .closingBracket
    default: nil
    }
  }
}
