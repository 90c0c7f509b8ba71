/// The words and phrases of a language with what they do, in books: of the phrases of a book, the longest at a place
/// of a text decides, and what two lists say of the same phrase adds up. The first book is that of the grammar.
///
/// A list is written as a native speaker would read it: phrases with commas between them, words with spaces. `*` stands
/// for any ending or beginning, and inside a phrase for any word: `ошибк*`, `*fehler`, `can * not`.
///
/// Words have numbers here, so that a text is looked up once, word by word (`TextWords`), whatever it is asked then.
///
/// An object, though nothing of it ever changes: it is asked for every word, and a struct of so many tables would be
/// copied as often.
final class Lexicon: Sendable {
  /// A set of phrases.
  struct Book: Sendable, Hashable {
    fileprivate let number: UInt8
  }

  /// A word of phrases as they have it: `error`, `ошибк*`. A word of a text may have several such forms.
  struct Form: Sendable, Hashable {
    enum Kind: Sendable { case whole, start, end, infix }

    let kind: Kind
    /// In bytes.
    let length: Int
    /// The newest phrase that begins with it and has no second word, or any; -1 where there is none.
    fileprivate(set) var phrase: Int32 = -1
    /// Whether phrases begin with it that have a certain second word.
    fileprivate(set) var hasPairs = false
    /// Whether it is the second word of phrases.
    fileprivate(set) var isSecond = false
    /// What the phrases that begin with it do by all books but the first.
    fileprivate(set) var signs = Roles()
  }

  /// A form, as a number.
  typealias FormNumber = Int32

  /// In the rest of a phrase: any word, which is written `*`.
  static let anyWord: FormNumber = -1

  struct Phrase: Sendable {
    let book: Book
    let roles: Roles
    /// Where the words after the first stand in `rests`.
    let rest: Range<Int32>
    /// The next phrase that begins with the same word, or the same two; -1 at the last.
    let next: Int32
  }

  /// A phrase of a script without spaces.
  struct Run: Sendable {
    let book: Book
    let roles: Roles
    let scalars: [Unicode.Scalar]
    /// The next that begins with the same character; -1 at the last.
    let next: Int32
  }

  let forms: [Form]
  let phrases: [Phrase]
  let rests: [FormNumber]
  let runs: [Run]
  /// The words of phrases as they are, and the beginnings and endings of words.
  private let whole, starts, ends: WordTable
  /// Infixes are few: each word is searched for all of them.
  private let infixes: [Infix]
  private let firstRuns: [Unicode.Scalar: Int32]
  /// The newest phrase that begins with two words.
  private let firstOfPairs: [Pair: Int32]

  fileprivate struct Pair: Hashable, Sendable {
    let first, second: FormNumber
  }

  fileprivate struct Infix: Sendable {
    let bytes: [UInt8]
    let number: FormNumber
  }

  fileprivate init(_ builder: Builder) {
    forms = builder.forms
    phrases = builder.phrases
    rests = builder.rests
    runs = builder.runs
    whole = builder.whole
    starts = builder.starts
    ends = builder.ends
    infixes = builder.infixes
    firstRuns = builder.firstRuns
    firstOfPairs = builder.firstOfPairs
  }

  // MARK: Looking up

  /// The newest phrase that begins with two words; -1 where none does.
  func phrase(beginningWith first: FormNumber, _ second: FormNumber) -> Int32 {
    firstOfPairs[Pair(first: first, second: second)] ?? -1
  }

  /// The newest phrase of a script without spaces that begins with a character; -1 where none does.
  func firstRun(_ scalar: Unicode.Scalar) -> Int32 { firstRuns[scalar] ?? -1 }

  /// Adds the numbers of the forms that a word has: its beginnings, itself, its endings, its insides.
  ///
  /// - Parameter text: Bytes of which a range is the word, folded.
  /// - Returns: The hash of the word.
  func addForms(of text: [UInt8], _ word: Range<Int>, to found: inout [FormNumber]) -> WordFilter.Hash {
    var hash = WordFilter.seed
    for index in word {
      hash = WordFilter.step(hash, text[index])
      if starts.mayHave(hash), let number = starts.number(of: text, word.lowerBound..<index + 1, hash: hash) {
        found.append(number)
      }
    }
    if let number = whole.number(of: text, word, hash: hash) { found.append(number) }
    if let last = word.last, ends.mayBegin(text[last]) {
      var hash = WordFilter.seed
      for start in word.suffix(ends.longest).reversed() {
        hash = WordFilter.step(hash, text[start])
        if ends.mayHave(hash), let number = ends.number(of: text, start..<word.upperBound, hash: hash) {
          found.append(number)
        }
      }
    }
    for infix in infixes where text[word].firstRange(of: infix.bytes) != nil { found.append(infix.number) }
    return hash
  }

  // MARK: Listing

  /// Whether two books have a phrase in common.
  func share(_ one: Book, _ other: Book) -> Bool {
    let known = Set(phrasesAsWords(of: one))
    let runs = Set(self.runs.lazy.filter { $0.book == one }.map(\.scalars))
    return phrasesAsWords(of: other).contains(where: known.contains)
      || self.runs.contains { $0.book == other && runs.contains($0.scalars) }
  }

  /// Each phrase of a book as the numbers of its words.
  private func phrasesAsWords(of book: Book) -> [[FormNumber]] {
    var found: [[FormNumber]] = []
    func add(_ first: FormNumber, from newest: Int32) {
      var next = newest
      while next >= 0 {
        let phrase = phrases[Int(next)]
        let rest = rests[Int(phrase.rest.lowerBound)..<Int(phrase.rest.upperBound)]
        if phrase.book == book { found.append([first] + rest) }
        next = phrase.next
      }
    }
    for (number, form) in forms.enumerated() { add(Int32(number), from: form.phrase) }
    for (pair, newest) in firstOfPairs { add(pair.first, from: newest) }
    return found
  }
}

extension Lexicon {
  /// Makes a lexicon of lists.
  struct Builder {
    fileprivate var forms: [Form] = []
    fileprivate var phrases: [Phrase] = []
    fileprivate var rests: [FormNumber] = []
    fileprivate var runs: [Run] = []
    fileprivate var whole = WordTable()
    fileprivate var starts = WordTable()
    fileprivate var ends = WordTable()
    fileprivate var infixes: [Infix] = []
    fileprivate var firstRuns: [Unicode.Scalar: Int32] = [:]
    fileprivate var firstOfPairs: [Pair: Int32] = [:]
    /// How many books it has.
    private var bookCount: UInt8 = 0
    private let folding: Folding
    /// What of phrases is written without spaces.
    private let script: Language.Script

    init(folding: Folding, script: Language.Script) {
      self.folding = folding
      self.script = script
    }

    /// The books of a lexicon, to add to.
    init(_ lexicon: Lexicon, folding: Folding, script: Language.Script) {
      self.init(folding: folding, script: script)
      forms = lexicon.forms
      phrases = lexicon.phrases
      rests = lexicon.rests
      runs = lexicon.runs
      whole = lexicon.whole
      starts = lexicon.starts
      ends = lexicon.ends
      infixes = lexicon.infixes
      firstRuns = lexicon.firstRuns
      firstOfPairs = lexicon.firstOfPairs
    }

    var lexicon: Lexicon { Lexicon(self) }

    /// Adds a book of lists.
    mutating func addBook(_ lists: [(list: String, roles: Roles)]) -> Book {
      let book = Book(number: bookCount)
      bookCount += 1
      for (list, roles) in lists { add(list, roles, to: book) }
      return book
    }

    mutating func add(_ list: String, _ roles: Roles, to book: Book) {
      for phrase in list.utf8.split(whereSeparator: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") }) {
        let words = phrase.split(separator: UInt8(ascii: " ")).map { Substring($0) }
        guard let first = words.first else { continue }
        if let scalar = first.unicodeScalars.first, script.contains(scalar) {
          addRun(words.joined(), roles, to: book)
        } else {
          addWords(words, roles, to: book)
        }
      }
    }

    private mutating func addWords(_ words: [Substring], _ roles: Roles, to book: Book) {
      let first = number(of: words[0])
      guard first != Lexicon.anyWord else { return }
      let start = Int32(rests.count)
      for word in words.dropFirst() { rests.append(number(of: word)) }
      let index = Int32(phrases.count)
      var next = forms[Int(first)].phrase
      if start < rests.count, rests[Int(start)] != Lexicon.anyWord {
        let pair = Pair(first: first, second: rests[Int(start)])
        next = firstOfPairs[pair] ?? -1
        firstOfPairs[pair] = index
        forms[Int(first)].hasPairs = true
        forms[Int(pair.second)].isSecond = true
      } else {
        forms[Int(first)].phrase = index
      }
      phrases.append(Phrase(book: book, roles: roles, rest: start..<Int32(rests.count), next: next))
      if book.number > 0 { forms[Int(first)].signs.formUnion(roles) }
    }

    private mutating func addRun(_ text: String, _ roles: Roles, to book: Book) {
      let scalars = Array(folding.fold(text).unicodeScalars)
      guard let first = scalars.first else { return }
      runs.append(Run(book: book, roles: roles, scalars: scalars, next: firstRuns[first] ?? -1))
      firstRuns[first] = Int32(runs.count - 1)
    }

    /// The number of a word as lists have it, given to it now where it is new.
    private mutating func number(of word: Substring) -> FormNumber {
      var word = word.unicodeScalars
      let anyStart = word.first == "*"
      while word.first == "*" { word.removeFirst() }
      let anyEnd = word.last == "*"
      while word.last == "*" { word.removeLast() }
      if word.isEmpty { return Lexicon.anyWord }
      let bytes = folding.folded(word)
      switch (anyStart, anyEnd) {
      case (false, false): return number(of: bytes, hash: WordFilter.hash(bytes), kind: .whole, in: \.whole)
      case (false, true): return number(of: bytes, hash: WordFilter.hash(bytes), kind: .start, in: \.starts)
      case (true, false):
        return number(of: bytes, hash: WordFilter.hash(bytes.reversed()), kind: .end, in: \.ends)
      case (true, true):
        if let known = infixes.first(where: { $0.bytes == bytes }) { return known.number }
        infixes.append(Infix(bytes: bytes, number: addForm(.infix, length: bytes.count)))
        return Int32(forms.count - 1)
      }
    }

    private mutating func number(
      of bytes: [UInt8], hash: WordFilter.Hash, kind: Form.Kind, in table: WritableKeyPath<Builder, WordTable>
    ) -> FormNumber {
      if let known = self[keyPath: table].number(of: bytes, bytes.indices, hash: hash) { return known }
      let number = addForm(kind, length: bytes.count)
      self[keyPath: table].add(
        bytes, hash: hash, number: number, first: kind == .end ? bytes.last : bytes.first)
      return number
    }

    private mutating func addForm(_ kind: Form.Kind, length: Int) -> FormNumber {
      forms.append(Form(kind: kind, length: length))
      return Int32(forms.count - 1)
    }
  }
}
