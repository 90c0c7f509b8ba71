/// What was found out of words, by how they are written: most words of a text were read before.
struct KnownWords {
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
  /// With forms that stand further on.
  func moved(by offset: Int32) -> Self {
    Self(forms: forms.lowerBound + offset..<forms.upperBound + offset, length: length, isWhole: isWhole)
  }
}
