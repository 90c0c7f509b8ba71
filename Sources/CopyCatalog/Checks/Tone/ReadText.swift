/// A text of a message as it is read: its characters, with U+FFFC for each argument, and where they stand in the file.
struct ReadText {
  let typographic: TypographicText
  let text: String
  /// Where each of its own tokens begins in `text`, in UTF-8 bytes, and where the last one ends.
  private let starts: [Int]

  init(_ typographic: TypographicText) {
    var text = String.UnicodeScalarView()
    var starts: [Int] = []
    var offset = 0
    for token in typographic.tokens[typographic.own] {
      starts.append(offset)
      text.append(token.scalar)
      offset += UTF8.width(token.scalar)
    }
    self.typographic = typographic
    self.text = String(text)
    self.starts = starts + [offset]
  }

  /// The texts of a message: itself, and each form of its plurals and selects.
  static func texts(of message: Message) -> [ReadText] {
    TypographicText.texts(of: message).filter { !$0.own.isEmpty }.map(ReadText.init)
  }

  /// Whether nothing stands before it.
  var beginsMessage: Bool { typographic[typographic.own.lowerBound - 1].isEdge }

  /// Whether nothing stands after it.
  var endsMessage: Bool { typographic[typographic.own.upperBound].isEdge }

  /// The indices of the characters of a range of UTF-8 bytes.
  func indices(of range: Range<Int>) -> Range<Int> {
    let first = index(range.lowerBound)
    return first..<max(first + 1, index(range.upperBound))
  }

  /// Where a character begins in `text`, in UTF-8 bytes.
  func offset(of index: Int) -> Int {
    starts[min(max(index - typographic.own.lowerBound, 0), starts.count - 1)]
  }

  private func index(_ offset: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return typographic.own.lowerBound + low
  }

  /// Where a range of UTF-8 bytes stands in the file.
  func place(of range: Range<Int>) -> Place { typographic.place(of: indices(of: range)) }

  func words(_ range: Range<Int>) -> String { text.utf8Slice(range) }

  /// The quotations of the text as ranges of characters, marks included; none where the language’s marks are not known.
  func quotations(in typography: Typography) -> [Range<Int>] {
    guard let quotations = typography.quotations else { return [] }
    return QuotationFinder(typographic, quotations: quotations).found.map { $0.open..<$0.close + 1 }
  }
}

/// Words of a message that a check has found, which are one finding.
struct FoundWords {
  /// Each once, as they are written; the first few.
  private(set) var words: [String] = []
  /// Where the first is.
  private(set) var place: Place?

  mutating func add(_ word: String, at place: Place) {
    if self.place == nil { self.place = place }
    if words.count < 3, !words.contains(word) { words.append(word) }
  }

  /// `“fatal” and “illegal”`
  var listed: String { words.map { "“\($0)”" }.listed() }
}

extension CopySite {
  /// Whether it is about something that went wrong or is about to be destroyed, or is a button of such an entry.
  var isAboutTrouble: Bool { entry.isError || entry.context == .decision }

  /// The sound texts that are shown or spoken, the labels of buttons left out.
  var runningTexts: [CopyText] {
    copy.texts.filter { $0.field.slot.isRunning && $0.message.isSound }
  }

  /// Whether a word is part of a name that the team keeps.
  func isKept(_ range: Range<Int>, in text: ReadText) -> Bool {
    let names = catalog.settings.names
    if names.isEmpty { return false }
    let word = text.words(range)
    return names.contains { name in
      guard name.utf8.count >= word.utf8.count, name.utf8Range(of: word) != nil,
        let found = text.text.utf8Range(of: name)
      else { return false }
      return found.lowerBound <= range.lowerBound && range.upperBound <= found.upperBound
    }
  }
}

extension Array where Element == Token {
  /// The tokens around one that no mark divides from it.
  func clause(around index: Int) -> Range<Int> {
    var start = index
    var end = index + 1
    while start > startIndex, !self[start - 1].divides { start -= 1 }
    while end < endIndex, !self[end].divides { end += 1 }
    return start..<end
  }

  /// The mark that ends the sentence of a token; nil where the text ends without one.
  func sentenceEnd(after index: Int) -> Token? { self[index...].first { $0.kind == .sentenceEnd } }
}

extension Token {
  fileprivate var divides: Bool {
    switch kind {
    case .word, .argument: false
    case .sentenceEnd, .clauseEnd, .colon, .openingBracket, .closingBracket: true
    }
  }
}
