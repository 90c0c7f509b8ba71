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
