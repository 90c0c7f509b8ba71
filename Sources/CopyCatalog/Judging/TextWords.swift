/// A text read into words and marks. Each word is looked up once here, for all that is asked of the text afterwards.
struct TextWords: Sendable {
  private let storage: Storage
  /// Where its pieces stand in the storage.
  private let indices: Range<Int>
  /// Where it stands in the storage, in UTF-8 bytes.
  private let bytes: Range<Int>

  /// What texts of a language were read into: an object, as the texts of a copy share it.
  final class Storage: Sendable {
    let language: Language
    /// The texts in UTF-8.
    let bytes: [UInt8]
    let pieces: [Piece]
    /// What the words may be looked up as.
    let spellings: [Spelling]
    /// The forms that the spellings have, in the order of `Lexicon.addForms`.
    let forms: [Lexicon.FormNumber]
    /// The characters of what is written without spaces between words.
    let runs: [RunCharacter]

    init(
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
    let start, end: Int32
    /// Of a word its spellings, of a run its characters.
    let parts: Range<Int32>
    /// Of a word as it is compared.
    let hash: WordFilter.Hash
    /// How many letters it has where all of it is capitals; 0 where not.
    let capitals: Int32
    /// Whether phrases that are signs may begin with it.
    let hasSigns: Bool

    init(
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
  struct Spelling: Sendable {
    let forms: Range<Int32>
    /// In bytes.
    let length: Int32
    /// Whether it is all of the word.
    let isWhole: Bool
  }

  struct RunCharacter: Sendable {
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

    mutating func take(_ phrase: Lexicon.Phrase, isCompound: Bool) {
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
