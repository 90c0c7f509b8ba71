/// A text read into words and marks. Each word is looked up once here, for all that is asked of the text afterwards.
struct TextWords: Sendable {
  private let storage: Storage
  /// Where its pieces stand in the storage.
  private let indices: Range<Int>
  /// Where it stands in the storage, in UTF-8 bytes.
  private let bytes: Range<Int>

  /// What texts of a language were read into: an object, as the texts of a copy share it.
  final class Storage: Sendable {
    fileprivate let language: Language
    /// The texts in UTF-8.
    fileprivate let bytes: [UInt8]
    fileprivate let pieces: [Piece]
    /// What the words may be looked up as.
    fileprivate let spellings: [Spelling]
    /// The forms that the spellings have, in the order of `Lexicon.addForms`.
    fileprivate let forms: [Lexicon.FormNumber]
    /// The characters of what is written without spaces between words.
    fileprivate let runs: [RunCharacter]

    fileprivate init(
      _ language: Language, bytes: [UInt8], pieces: [Piece], spellings: [Spelling],
      forms: [Lexicon.FormNumber],
      runs: [RunCharacter]
    ) {
      self.language = language
      self.bytes = bytes
      self.pieces = pieces
      self.spellings = spellings
      self.forms = forms
      self.runs = runs
    }
  }

  /// A word, a mark or a run of characters without spaces.
  struct Piece: Sendable {
    enum Kind: Sendable, Hashable {
      case word
      /// Only digits, points and hyphens.
      case number
      case run
      case mark(Token.Kind)
    }

    let kind: Kind
    fileprivate let start, end: Int32
    /// Of a word its spellings, of a run its characters.
    fileprivate let parts: Range<Int32>
    /// Of a word as it is compared.
    let hash: WordFilter.Hash
    /// How many letters it has where all of it is capitals; 0 where not.
    let capitals: Int32
    /// Whether phrases that are signs may begin with it.
    fileprivate let hasSigns: Bool

    fileprivate init(
      _ kind: Kind, _ range: Range<Int>, parts: Range<Int32> = 0..<0, hash: WordFilter.Hash = WordFilter.seed,
      capitals: Int32 = 0, hasSigns: Bool = false
    ) {
      self.kind = kind
      start = Int32(range.lowerBound)
      end = Int32(range.upperBound)
      self.parts = parts
      self.hash = hash
      self.capitals = capitals
      self.hasSigns = hasSigns
    }

    /// In UTF-8 bytes of the text.
    var range: Range<Int> { Int(start)..<Int(end) }
  }

  /// A way to look a word up: as it stands, without marks that may be left out, without what is a word of its own.
  fileprivate struct Spelling: Sendable {
    let forms: Range<Int32>
    /// In bytes.
    let length: Int32
    /// Whether it is all of the word.
    let isWhole: Bool
  }

  fileprivate struct RunCharacter: Sendable {
    let scalar: Unicode.Scalar
    /// The newest phrase that begins with it; -1 where none does.
    let firstRun: Int32
  }

  /// Reads a text. The time grows with its length alone.
  init(_ text: String, in language: Language) {
    var reader = Reader(language)
    let place = reader.read(text)
    self.init(at: place, in: reader.finish())
  }

  /// A text that was read.
  init(at place: Reader.Place, in storage: Storage) {
    self.storage = storage
    indices = place.pieces
    bytes = place.bytes
  }

  var text: String { String(decoding: storage.bytes[bytes], as: UTF8.self) }

  var language: Language { storage.language }

  var pieces: ArraySlice<Piece> { storage.pieces[indices] }

  // MARK: Asking

  /// What the text has signs of, whether or not a longer phrase decides at their place.
  var signs: Roles {
    let lexicon = language.lexicon
    var found = Roles()
    for index in indices where storage.pieces[index].hasSigns {
      let piece = storage.pieces[index]
      switch piece.kind {
      case .word, .number:
        for spelling in piece.parts {
          for number in storage.spellings[Int(spelling)].forms {
            let form = storage.forms[Int(number)]
            if found.isSuperset(of: lexicon.forms[Int(form)].signs) { continue }
            forEachPhrase(beginningWith: form, at: index, in: lexicon) { phrase in
              if phrase.book != language.grammar { found.formUnion(phrase.roles) }
            }
          }
        }
      case .run:
        for character in piece.parts {
          forEachRun(at: character, in: piece) {
            if $0.book != language.grammar { found.formUnion($0.roles) }
          }
        }
      case .mark: break
      }
    }
    return found
  }

  /// A phrase of a book that stands in the text.
  struct Match {
    /// How many words it has.
    var count = 0
    var roles = Roles()
    /// Whether its first word has something in front of what the phrase says: “network” of “*fehler”.
    var isCompound = false

    fileprivate mutating func take(_ phrase: Lexicon.Phrase, isCompound: Bool) {
      let length = phrase.rest.count + 1
      if length > count {
        self = Match(count: length, roles: phrase.roles, isCompound: isCompound)
      } else if length == count {
        roles.formUnion(phrase.roles)
      }
    }
  }

  /// The longest phrase of a book that begins with a word; nil where none does.
  func match(at index: Int, by book: Lexicon.Book) -> Match? {
    let lexicon = language.lexicon
    for spelling in storage.pieces[index].parts {
      let spelling = storage.spellings[Int(spelling)]
      var best = Match()
      // A word that the language names as it is isn’t taken for a form of another, but may begin a longer phrase.
      var own = Match()
      for number in spelling.forms {
        let first = storage.forms[Int(number)]
        let form = lexicon.forms[Int(first)]
        forEachPhrase(beginningWith: first, at: index, in: lexicon) { phrase in
          guard phrase.book == book else { return }
          best.take(phrase, isCompound: form.kind == .end && form.length < Int(spelling.length))
          if form.kind == .whole { own.take(phrase, isCompound: false) }
        }
      }
      if own.count > 0, own.count == best.count { return own }
      if best.count > 0 { return best }
    }
    return nil
  }

  /// Calls a function with each phrase that stands in the text from a word on which has a form.
  @inline(__always)
  private func forEachPhrase(
    beginningWith first: Lexicon.FormNumber, at index: Int, in lexicon: Lexicon,
    _ body: (Lexicon.Phrase) -> Void
  ) {
    func forEach(from newest: Int32) {
      var next = newest
      while next >= 0 {
        let phrase = lexicon.phrases[Int(next)]
        if goesOn(phrase, after: index) { body(phrase) }
        next = phrase.next
      }
    }
    let form = lexicon.forms[Int(first)]
    forEach(from: form.phrase)
    guard form.hasPairs, index + 1 < indices.upperBound, storage.pieces[index + 1].isWord else { return }
    for spelling in storage.pieces[index + 1].parts where storage.spellings[Int(spelling)].isWhole {
      for number in storage.spellings[Int(spelling)].forms {
        let second = storage.forms[Int(number)]
        if lexicon.forms[Int(second)].isSecond { forEach(from: lexicon.phrase(beginningWith: first, second)) }
      }
    }
  }

  /// Whether the words after a word are the rest of a phrase.
  private func goesOn(_ phrase: Lexicon.Phrase, after index: Int) -> Bool {
    var index = index
    for number in phrase.rest {
      index += 1
      guard index < indices.upperBound, storage.pieces[index].isWord else { return false }
      let form = language.lexicon.rests[Int(number)]
      guard form == Lexicon.anyWord || has(form, at: index) else { return false }
    }
    return true
  }

  private func has(_ form: Lexicon.FormNumber, at index: Int) -> Bool {
    for spelling in storage.pieces[index].parts where storage.spellings[Int(spelling)].isWhole {
      for number in storage.spellings[Int(spelling)].forms where storage.forms[Int(number)] == form {
        return true
      }
    }
    return false
  }

  /// Whether it has a word with a meaning of its own that another text has not: then it says something else too.
  func hasContent(missingIn other: TextWords) -> Bool {
    // Looking at a few words takes less than making a set of them.
    let said = other.indices.count > 64 ? Set(other.pieces.lazy.filter(\.isWord).map(\.hash)) : nil
    return indices.contains { index in
      let piece = storage.pieces[index]
      guard piece.kind == .word else { return false }
      let isSaid = said?.contains(piece.hash) ?? other.pieces.contains { $0.isWord && $0.hash == piece.hash }
      return !isSaid && match(at: index, by: language.grammar) == nil
    }
  }

  /// Whether it has a long word of capitals, or several of any length.
  var hasCapitals: Bool {
    var count = 0
    for piece in pieces where piece.capitals > 1 { count += piece.capitals > 4 ? 2 : 1 }
    return count > 1
  }

  // MARK: Scripts without spaces

  /// The characters of a run.
  func characters(of run: Piece) -> Range<Int32> { run.parts }

  /// The length of a character in UTF-8 bytes.
  func width(of character: Int32) -> Int { UTF8.width(storage.runs[Int(character)].scalar) }

  /// The longest phrase of a book at a character of a run: its length in characters and what it does.
  func matchRun(at character: Int32, in run: Piece, by book: Lexicon.Book) -> (count: Int, roles: Roles)? {
    var best: (count: Int, roles: Roles)?
    forEachRun(at: character, in: run) { phrase in
      guard phrase.book == book else { return }
      if phrase.scalars.count > best?.count ?? 0 {
        best = (phrase.scalars.count, phrase.roles)
      } else if phrase.scalars.count == best?.count {
        best?.roles.formUnion(phrase.roles)
      }
    }
    return best
  }

  private func forEachRun(at character: Int32, in run: Piece, _ body: (Lexicon.Run) -> Void) {
    var next = storage.runs[Int(character)].firstRun
    while next >= 0 {
      let phrase = language.lexicon.runs[Int(next)]
      if stands(phrase, at: Int(character), before: Int(run.parts.upperBound)) { body(phrase) }
      next = phrase.next
    }
  }

  private func stands(_ phrase: Lexicon.Run, at character: Int, before end: Int) -> Bool {
    if character + phrase.scalars.count > end { return false }
    for offset in phrase.scalars.indices
    where storage.runs[character + offset].scalar != phrase.scalars[offset] {
      return false
    }
    return true
  }
}

extension TextWords.Piece {
  var isWord: Bool { kind == .word || kind == .number }
}

// MARK: Reading

extension TextWords {
  /// Reads texts of a language, one after another, into one storage. It keeps its room from one to the next.
  struct Reader {
    let language: Language
    private let lexicon: Lexicon
    /// The texts in UTF-8, where the one that is read begins, and the place up to which it is read.
    private var bytes: [UInt8] = []
    private var start = 0
    private var at = 0
    private var pieces: [Piece] = []
    private var spellings: [Spelling] = []
    private var forms: [Lexicon.FormNumber] = []
    private var runs: [RunCharacter] = []
    private var known = KnownWords()
    /// The word that is read, folded, and after it a spelling that is tried.
    private var word: [UInt8] = []
    /// Whether the word has a mark that may be left out.
    private var hasShadda = false

    init(_ language: Language) {
      self.language = language
      lexicon = language.lexicon
    }

    /// Where a text and its pieces will stand in the storage.
    struct Place {
      let bytes: Range<Int>
      let pieces: Range<Int>
    }

    /// Makes room for texts.
    ///
    /// - Parameter length: Their length in bytes.
    mutating func reserve(_ length: Int) {
      let words = length / 5 + 4
      bytes.reserveCapacity(length)
      pieces.reserveCapacity(words)
      spellings.reserveCapacity(words)
      forms.reserveCapacity(words)
    }

    mutating func read(_ text: String) -> Place {
      start = bytes.count
      bytes.append(contentsOf: text.utf8)
      return readBytes()
    }

    /// Reads a message by a choice of its forms.
    mutating func read(_ message: Message, choosing choice: Range<Int>?) -> Place {
      start = bytes.count
      message.forEachText(choosing: choice) { bytes.append(contentsOf: ($0 ?? "\u{FFFC}").utf8) }
      return readBytes()
    }

    private mutating func readBytes() -> Place {
      at = start
      let first = pieces.count
      while at < bytes.count { readNext() }
      return Place(bytes: start..<bytes.count, pieces: first..<pieces.count)
    }

    /// What was read, and begins anew.
    mutating func finish() -> Storage {
      defer { (bytes, pieces, spellings, forms, runs) = ([], [], [], [], []) }
      return Storage(language, bytes: bytes, pieces: pieces, spellings: spellings, forms: forms, runs: runs)
    }

    private mutating func readNext() {
      let byte = bytes[at]
      if byte == UInt8(ascii: " "), !language.endsClauseAtSpace {
        at += 1
      } else if byte.isLetter {
        readWord()
      } else {
        let scalar = scalar(at: at)
        if isRun(scalar) {
          readRun()
        } else if isPartOfWord(scalar) {
          readWord()
        } else if let tag = tagLength() {
          addMark(.sentenceEnd, length: tag)
        } else if let kind = mark(scalar) ?? (endsClauseAtSpace ? .clauseEnd : nil) {
          addMark(kind, length: UTF8.width(scalar))
        } else {
          at += UTF8.width(scalar)
        }
      }
    }

    /// The character that begins at an offset.
    private func scalar(at index: Int) -> Unicode.Scalar {
      let first = UInt32(bytes[index])
      if first < 0x80 { return Unicode.Scalar(bytes[index]) }
      let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      var value = first & (0xFF >> UInt32(length + 1))
      for byte in bytes[index + 1..<index + length] { value = value << 6 | UInt32(byte & 0x3F) }
      return Unicode.Scalar(value) ?? "\u{FFFD}"
    }

    /// The character that ends at an offset; nil at the start.
    private func scalar(before index: Int) -> Unicode.Scalar? {
      bytes[start..<index].lastIndex { $0 & 0xC0 != 0x80 }.map(scalar)
    }

    private func isRun(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value >= 0x80 && language.script.contains(scalar)
    }

    // MARK: Words

    private mutating func readWord() {
      let wordStart = at
      let written = readWrittenWord()
      if let known = known[bytes, wordStart..<at, written] {
        let first = Int32(spellings.count)
        let firstForm = Int32(forms.count)
        for index in known.forms { forms.append(self.known.forms[index]) }
        for index in known.spellings { spellings.append(self.known.spellings[index].moved(by: firstForm)) }
        addWord(known, wordStart, first)
      } else {
        let first = spellings.count
        let firstForm = forms.count
        var new = fold(wordStart..<at)
        new.hash = addSpellings()
        new.hasSigns = forms[firstForm...].contains { !lexicon.forms[Int($0)].signs.isEmpty }
        addWord(new, wordStart, Int32(first))
        known.add(
          new, bytes[wordStart..<at], written, spellings: spellings[first...], forms: forms[firstForm...])
      }
    }

    private mutating func addWord(_ word: KnownWords.Word, _ wordStart: Int, _ first: Int32) {
      pieces.append(
        Piece(
          word.isNumber ? .number : .word, wordStart - start..<at - start,
          parts: first..<Int32(spellings.count), hash: word.hash,
          capitals: word.capitals, hasSigns: word.hasSigns))
    }

    /// Goes to the end of a word, and gives the hash of it as it is written.
    private mutating func readWrittenWord() -> WordFilter.Hash {
      var hash = WordFilter.seed
      while at < bytes.count {
        let byte = bytes[at]
        if byte.isLetter {
          hash = WordFilter.step(hash, byte)
          at += 1
          continue
        }
        if byte == UInt8(ascii: " ") { break }
        let scalar = scalar(at: at)
        let next = at + UTF8.width(scalar)
        guard isInWord(scalar, next: next) else { break }
        while at < next {
          hash = WordFilter.step(hash, bytes[at])
          at += 1
        }
        // “l’opération” is two words.
        if language.splitsAtApostrophe, isApostrophe(scalar) { break }
      }
      return hash
    }

    /// Makes `word` of a word as it is written.
    private mutating func fold(_ written: Range<Int>) -> KnownWords.Word {
      word.removeAll(keepingCapacity: true)
      hasShadda = false
      var letters: Int32 = 0
      var mayCompose = false
      var isNumber = true
      var isCapitals = true
      var index = written.lowerBound
      while index < written.upperBound {
        let scalar = scalar(at: index)
        language.folding.fold(scalar, into: &word)
        mayCompose = mayCompose || Folding.mayCompose(scalar)
        hasShadda = hasShadda || scalar == "\u{651}"
        isNumber = isNumber && isPartOfNumber(scalar)
        isCapitals = isCapitals && isCapital(scalar)
        index += UTF8.width(scalar)
        letters += 1
      }
      if mayCompose { word = Array(TextNormalization.composed(String(decoding: word, as: UTF8.self)).utf8) }
      return KnownWords.Word(isNumber: isNumber, capitals: isCapitals ? letters : 0)
    }

    private func isInWord(_ scalar: Unicode.Scalar, next: Int) -> Bool {
      if isRun(scalar) { return false }
      if isPartOfWord(scalar) { return true }
      // An apostrophe, a hyphen and a point belong to the word that goes on after them: “can’t”, “e-mail”, “3.5”.
      if isApostrophe(scalar), language.splitsAtApostrophe { return true }
      switch scalar {
      case "'", "\u{2019}", "-", ".", "_", "\u{5BE}":
        return next < bytes.count && isPartOfWord(self.scalar(at: next))
      default: return false
      }
    }

    private func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "\u{2019}" }

    /// Adds all that the word may be looked up as, and gives the hash of the word.
    private mutating func addSpellings() -> WordFilter.Hash {
      let written = word.indices
      let hash = addSpelling(written, isWhole: true)
      if language.prefixes.count == 1, language.suffixes.count == 1 { return hash }
      // What Arabic “و” and “ه” and the like leave of a word.
      for prefix in language.prefixes where word[written].starts(with: prefix) {
        for suffix in language.suffixes where prefix.count + suffix.count > 0 {
          let stem = written.lowerBound + prefix.count..<max(written.upperBound - suffix.count, prefix.count)
          guard word[stem.upperBound..<written.upperBound].elementsEqual(suffix), hasTwoCharacters(stem)
          else { continue }
          addSpelling(stem, isWhole: false)
        }
      }
      return hash
    }

    private func hasTwoCharacters(_ range: Range<Int>) -> Bool {
      word[range].count { $0 & 0xC0 != 0x80 } > 1
    }

    /// Adds a spelling where it has forms, and after it the one without marks that may be left out; gives its hash.
    @discardableResult
    private mutating func addSpelling(_ range: Range<Int>, isWhole: Bool) -> WordFilter.Hash {
      let first = Int32(forms.count)
      let hash = lexicon.addForms(of: word, range, to: &forms)
      if forms.count > first {
        spellings.append(
          Spelling(forms: first..<Int32(forms.count), length: Int32(range.count), isWhole: isWhole))
      }
      let hasShadda = hasShadda && word[range].firstRange(of: Folding.shadda) != nil
      if hasShadda {
        let start = word.count
        var index = range.lowerBound
        while index < range.upperBound {
          if word[index...].starts(with: Folding.shadda) {
            index += Folding.shadda.count
          } else {
            word.append(word[index])
            index += 1
          }
        }
        addSpelling(start..<word.count, isWhole: isWhole)
        word.removeSubrange(start...)
      }
      return hash
    }

    // MARK: Scripts without spaces

    private mutating func readRun() {
      let runStart = at
      let first = Int32(runs.count)
      while at < bytes.count {
        let scalar = scalar(at: at)
        guard isRun(scalar) else { break }
        runs.append(RunCharacter(scalar: scalar, firstRun: lexicon.firstRun(scalar)))
        at += UTF8.width(scalar)
      }
      pieces.append(
        Piece(.run, runStart - start..<at - start, parts: first..<Int32(runs.count), hasSigns: true))
    }

    // MARK: Marks

    private mutating func addMark(_ kind: Token.Kind, length: Int) {
      pieces.append(Piece(.mark(kind), at - start..<at - start + length))
      at += length
    }

    /// Whether a space between words that are written together stands here: it ends a clause.
    private var endsClauseAtSpace: Bool {
      language.endsClauseAtSpace && bytes[at] == UInt8(ascii: " ") && at + 1 < bytes.count
        && isRun(scalar(at: at + 1)) && scalar(before: at).map(isRun) ?? false
    }

    /// The length of `<br>` or another tag that stands here; nil where none does.
    private func tagLength() -> Int? {
      guard bytes[at] == UInt8(ascii: "<"), at + 1 < bytes.count,
        bytes[at + 1] == UInt8(ascii: "/") || scalar(at: at + 1).properties.isAlphabetic,
        let end = bytes[at...].prefix(Self.longestTag).firstIndex(of: UInt8(ascii: ">"))
      else { return nil }
      return end - at + 1
    }

    /// In bytes: a link with its address.
    private static let longestTag = 300

    private func mark(_ scalar: Unicode.Scalar) -> Token.Kind? {
      switch scalar {
      case "\u{FFFC}": .argument
      case ".", "!", "?", "…", "\n", "。", "！", "？", "．", "؟", "।", "॥", "۔", "։", "¡", "¿", "‼", "⁉", "⁈":
        .sentenceEnd
      case ",", ";", "—", "–", "、", "，", "；", "،", "؛", "・": .clauseEnd
      // Inside a word a hyphen never gets here; with a space beside it it is a dash. So is a slash: not in “and/or”.
      case "-": .clauseEnd
      case "/" where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: " "): .clauseEnd
      case ":", "：": .colon
      case "(", "[", "（", "［", "【": .openingBracket
      case ")", "]", "）", "］", "】": .closingBracket
      default: nil
      }
    }
  }
}

/// What was found out of words, by how they are written: most words of a text were read before.
private struct KnownWords {
  struct Word {
    let isNumber: Bool
    let capitals: Int32
    var hash = WordFilter.seed
    var hasSigns = false
    fileprivate(set) var spellings = 0..<0
    fileprivate(set) var forms = 0..<0
  }

  private var words: [Word] = []
  /// Their forms, counted from the first of the word.
  private(set) var spellings: [TextWords.Spelling] = []
  private(set) var forms: [Lexicon.FormNumber] = []
  private var numbers = WordTable()

  /// So that a text of any length takes no more room. A language has a few thousand words for most of what it says.
  private static let most = 4096
  /// In bytes.
  private static let longest = 64

  subscript(text: [UInt8], range: Range<Int>, hash: WordFilter.Hash) -> Word? {
    numbers.number(of: text, range, hash: hash).map { words[Int($0)] }
  }

  mutating func add(
    _ word: Word, _ written: ArraySlice<UInt8>, _ hash: WordFilter.Hash,
    spellings: ArraySlice<TextWords.Spelling>,
    forms: ArraySlice<Lexicon.FormNumber>
  ) {
    guard words.count < Self.most, written.count <= Self.longest else { return }
    var word = word
    word.spellings = self.spellings.count..<self.spellings.count + spellings.count
    word.forms = self.forms.count..<self.forms.count + forms.count
    for spelling in spellings { self.spellings.append(spelling.moved(by: -Int32(forms.startIndex))) }
    self.forms += forms
    numbers.add(Array(written), hash: hash, number: Int32(words.count), first: written.first)
    words.append(word)
  }
}

extension TextWords.Spelling {
  fileprivate func moved(by offset: Int32) -> Self {
    Self(forms: forms.lowerBound + offset..<forms.upperBound + offset, length: length, isWhole: isWhole)
  }
}

private func isCapital(_ scalar: Unicode.Scalar) -> Bool {
  scalar.isASCII ? 0x41...0x5A ~= scalar.value : scalar.properties.isUppercase
}

private func isPartOfNumber(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x30...0x39, 0x2D, 0x2E: true
  // No other digits are below.
  case ..<0x660: false
  default: scalar.properties.generalCategory == .decimalNumber
  }
}

private func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
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
