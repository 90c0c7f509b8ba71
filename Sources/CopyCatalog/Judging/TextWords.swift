/// A text read into words and marks. Each word is looked up once here, for all that is asked of the text afterwards.
struct TextWords: Sendable {
  let language: Language
  let text: String
  private(set) var pieces: [Piece] = []
  /// What the words may be looked up as.
  private var spellings: [Spelling] = []
  /// The forms that the spellings have, in the order of `Lexicon.addForms`.
  private var forms: [Lexicon.FormNumber] = []
  /// The characters of what is written without spaces between words.
  private var runs: [RunCharacter] = []

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
    /// In UTF-8 bytes of the text.
    let range: Range<Int>
    /// Of a word its spellings, of a run its characters.
    fileprivate let parts: Range<Int32>
    /// Of a word as it is compared.
    var hash = WordFilter.seed
    /// How many letters it has where all of it is capitals; 0 where not.
    var capitals = 0
  }

  /// A way to look a word up: as it stands, without marks that may be left out, without what is a word of its own.
  private struct Spelling: Sendable {
    let forms: Range<Int32>
    /// In bytes.
    let length: Int
    /// Whether it is all of the word.
    let isWhole: Bool
  }

  private struct RunCharacter: Sendable {
    let scalar: Unicode.Scalar
    /// The newest phrase that begins with it; -1 where none does.
    let firstRun: Int32
  }

  /// Reads a text. The time grows with its length alone.
  init(_ text: String, in language: Language) {
    self.language = language
    self.text = text
    var reader = Reader(text, language)
    while reader.at < reader.scalars.count { reader.readNext() }
    pieces = reader.pieces
    spellings = reader.spellings
    forms = reader.forms
    runs = reader.runs
  }

  // MARK: Asking

  /// What the text has signs of, whether or not a longer phrase decides at their place.
  var signs: Roles {
    let lexicon = language.lexicon
    var found = Roles()
    for (index, piece) in pieces.enumerated() {
      switch piece.kind {
      case .word, .number:
        for spelling in piece.parts {
          for number in spellings[Int(spelling)].forms {
            let form = forms[Int(number)]
            if found.isSuperset(of: lexicon.forms[Int(form)].signs) { continue }
            forEachPhrase(beginningWith: form, at: index, in: lexicon) { phrase in
              if phrase.book != language.grammar { found.formUnion(phrase.roles) }
            }
          }
        }
      case .run:
        for character in piece.parts {
          forEachRun(at: character, in: piece) { if $0.book != language.grammar { found.formUnion($0.roles) } }
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
    for spelling in pieces[index].parts {
      let spelling = spellings[Int(spelling)]
      var best = Match()
      // A word that the language names as it is isn’t taken for a form of another, but may begin a longer phrase.
      var own = Match()
      for number in spelling.forms {
        let form = lexicon.forms[Int(forms[Int(number)])]
        forEachPhrase(beginningWith: forms[Int(number)], at: index, in: lexicon) { phrase in
          guard phrase.book == book else { return }
          best.take(phrase, isCompound: form.kind == .end && form.length < spelling.length)
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
    beginningWith first: Lexicon.FormNumber, at index: Int, in lexicon: Lexicon, _ body: (Lexicon.Phrase) -> Void
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
    guard form.hasPairs, index + 1 < pieces.count, pieces[index + 1].isWord else { return }
    for spelling in pieces[index + 1].parts where spellings[Int(spelling)].isWhole {
      for number in spellings[Int(spelling)].forms {
        let second = forms[Int(number)]
        if lexicon.forms[Int(second)].isSecond { forEach(from: lexicon.phrase(beginningWith: first, second)) }
      }
    }
  }

  /// Whether the words after a word are the rest of a phrase.
  private func goesOn(_ phrase: Lexicon.Phrase, after index: Int) -> Bool {
    var index = index
    for number in phrase.rest {
      index += 1
      guard index < pieces.count, pieces[index].isWord else { return false }
      let form = language.lexicon.rests[Int(number)]
      guard form == Lexicon.anyWord || has(form, at: index) else { return false }
    }
    return true
  }

  private func has(_ form: Lexicon.FormNumber, at index: Int) -> Bool {
    for spelling in pieces[index].parts where spellings[Int(spelling)].isWhole {
      for number in spellings[Int(spelling)].forms where forms[Int(number)] == form { return true }
    }
    return false
  }

  /// Whether it has a word that no list knows, and another text has not: then it says something else too.
  func hasUnknownWord(missingIn other: TextWords) -> Bool {
    pieces.contains { piece in
      piece.kind == .word && piece.parts.isEmpty && !other.pieces.contains { $0.isWord && $0.hash == piece.hash }
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
  func width(of character: Int32) -> Int { UTF8.width(runs[Int(character)].scalar) }

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
    var next = runs[Int(character)].firstRun
    while next >= 0 {
      let phrase = language.lexicon.runs[Int(next)]
      if stands(phrase, at: Int(character), before: Int(run.parts.upperBound)) { body(phrase) }
      next = phrase.next
    }
  }

  private func stands(_ phrase: Lexicon.Run, at character: Int, before end: Int) -> Bool {
    if character + phrase.scalars.count > end { return false }
    for offset in phrase.scalars.indices where runs[character + offset].scalar != phrase.scalars[offset] {
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
  private struct Reader {
    let language: Language
    let lexicon: Lexicon
    let scalars: [Unicode.Scalar]
    var at = 0
    /// The offset of `scalars[at]` in UTF-8 bytes.
    var offset = 0
    var pieces: [Piece] = []
    var spellings: [Spelling] = []
    var forms: [Lexicon.FormNumber] = []
    var runs: [RunCharacter] = []
    /// The word that is read, folded, and after it a spelling that is tried.
    var word: [UInt8] = []
    /// Whether the word has a mark that may be left out.
    var hasShadda = false

    init(_ text: String, _ language: Language) {
      self.language = language
      lexicon = language.lexicon
      scalars = Array(text.unicodeScalars)
      pieces.reserveCapacity(text.utf8.count / 5 + 4)
      spellings.reserveCapacity(text.utf8.count / 5 + 4)
      forms.reserveCapacity(text.utf8.count / 5 + 4)
    }

    mutating func readNext() {
      let scalar = scalars[at]
      if scalar == " ", !language.endsClauseAtSpace {
        step()
      } else if isRun(scalar) {
        readRun()
      } else if isPartOfWord(scalar) {
        readWord()
      } else if let tag = tagLength() {
        addMark(.sentenceEnd, length: tag)
      } else if let kind = mark(scalar) ?? (endsClauseAtSpace ? .clauseEnd : nil) {
        addMark(kind, length: 1)
      } else {
        step()
      }
    }

    private func isRun(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x80 && language.script.contains(scalar) }

    private mutating func step() {
      offset += UTF8.width(scalars[at])
      at += 1
    }

    // MARK: Words

    private mutating func readWord() {
      word.removeAll(keepingCapacity: true)
      hasShadda = false
      let start = offset
      let firstScalar = at
      var mayCompose = false
      var isNumber = true
      var isCapitals = true
      while at < scalars.count {
        let scalar = scalars[at]
        if let small = smallLetter(scalar) {
          word.append(small)
          isNumber = false
          isCapitals = isCapitals && scalar.value < 0x61
          at += 1
          offset += 1
          continue
        }
        guard scalar != " ", isInWord(at) else { break }
        language.folding.fold(scalar, into: &word)
        mayCompose = mayCompose || Folding.mayCompose(scalar)
        hasShadda = hasShadda || scalar == "\u{651}"
        isNumber = isNumber && isPartOfNumber(scalar)
        isCapitals = isCapitals && isCapital(scalar)
        step()
        // “l’opération” is two words.
        if language.splitsAtApostrophe, isApostrophe(scalar) { break }
      }
      if mayCompose { word = Array(TextNormalization.composed(String(decoding: word, as: UTF8.self)).utf8) }
      let first = Int32(spellings.count)
      let hash = addSpellings()
      pieces.append(
        Piece(
          kind: isNumber ? .number : .word, range: start..<offset, parts: first..<Int32(spellings.count), hash: hash,
          capitals: isCapitals ? at - firstScalar : 0))
    }

    /// An ASCII letter as it is compared; nil for any other character.
    private func smallLetter(_ scalar: Unicode.Scalar) -> UInt8? {
      let small = scalar.value | 0x20
      guard small &- 0x61 < 26, !(language.folding.hasDotlessI && scalar == "I") else { return nil }
      return UInt8(truncatingIfNeeded: small)
    }

    private func isInWord(_ index: Int) -> Bool {
      let scalar = scalars[index]
      if isRun(scalar) { return false }
      if isPartOfWord(scalar) { return true }
      // An apostrophe, a hyphen and a point belong to the word that goes on after them: “can’t”, “e-mail”, “3.5”.
      if isApostrophe(scalar), language.splitsAtApostrophe { return true }
      switch scalar {
      case "'", "\u{2019}", "-", ".", "_", "\u{5BE}":
        return index + 1 < scalars.count && isPartOfWord(scalars[index + 1])
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
          guard word[stem.upperBound..<written.upperBound].elementsEqual(suffix), hasTwoCharacters(stem) else { continue }
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
        spellings.append(Spelling(forms: first..<Int32(forms.count), length: range.count, isWhole: isWhole))
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
      let start = offset
      let first = Int32(runs.count)
      while at < scalars.count, isRun(scalars[at]) {
        runs.append(RunCharacter(scalar: scalars[at], firstRun: lexicon.firstRun(scalars[at])))
        step()
      }
      pieces.append(Piece(kind: .run, range: start..<offset, parts: first..<Int32(runs.count)))
    }

    // MARK: Marks

    private mutating func addMark(_ kind: Token.Kind, length: Int) {
      let start = offset
      for _ in 0..<length { step() }
      pieces.append(Piece(kind: .mark(kind), range: start..<offset, parts: 0..<0))
    }

    /// Whether a space between words that are written together stands here: it ends a clause.
    private var endsClauseAtSpace: Bool {
      language.endsClauseAtSpace && scalars[at] == " " && at > 0 && isRun(scalars[at - 1])
        && at + 1 < scalars.count && isRun(scalars[at + 1])
    }

    /// The length of `<br>` or another tag that stands here; nil where none does.
    private func tagLength() -> Int? {
      guard scalars[at] == "<", at + 1 < scalars.count,
        scalars[at + 1].properties.isAlphabetic || scalars[at + 1] == "/",
        let end = scalars[at...].prefix(Self.longestTag).firstIndex(of: ">")
      else { return nil }
      return end - at + 1
    }

    /// In characters: a link with its address.
    private static let longestTag = 300

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
