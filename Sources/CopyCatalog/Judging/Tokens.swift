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

extension TextWords {
  /// The text as tokens: what its words do by a book, by default what they do in a sentence.
  func tokens(by book: Lexicon.Book? = nil) -> [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity(pieces.count)
    forEachToken(by: book ?? language.grammar) { tokens.append($0) }
    return tokens
  }

  /// Calls a function with each token: what the words do by a book.
  @inline(__always)
  func forEachToken(by book: Lexicon.Book, _ body: (Token) -> Void) {
    let pieces = pieces
    var index = pieces.startIndex
    while index < pieces.endIndex {
      let piece = pieces[index]
      switch piece.kind {
      case .word, .number:
        if let found = match(at: index, by: book) {
          let last = pieces[index + found.count - 1]
          body(
            Token(
              kind: .word, roles: found.roles, weight: 1, isCompound: found.isCompound,
              range: piece.range.lowerBound..<last.range.upperBound))
          index += found.count
          continue
        }
        body(Token(kind: .word, roles: [], weight: piece.kind == .number ? 0 : 1, range: piece.range))
      case .run: forEachToken(of: piece, by: book, body)
      case .mark(let kind): body(Token(kind: kind, roles: [], weight: 0, range: piece.range))
      }
      index += 1
    }
  }

  private func forEachToken(of run: Piece, by book: Lexicon.Book, _ body: (Token) -> Void) {
    var offset = run.range.lowerBound
    var unknownStart = offset
    var unknown = 0
    func endUnknown() {
      if unknown == 0 { return }
      let weight = (unknown + language.runWordLength - 1) / language.runWordLength
      body(Token(kind: .word, roles: [], weight: weight, range: unknownStart..<offset))
    }
    let characters = characters(of: run)
    var at = characters.lowerBound
    while at < characters.upperBound {
      let start = offset
      if let found = matchRun(at: at, in: run, by: book) {
        endUnknown()
        unknown = 0
        for _ in 0..<found.count {
          offset += width(of: at)
          at += 1
        }
        body(Token(kind: .word, roles: found.roles, weight: 1, range: start..<offset))
        unknownStart = offset
      } else {
        unknown += 1
        offset += width(of: at)
        at += 1
      }
    }
    endUnknown()
  }
}
