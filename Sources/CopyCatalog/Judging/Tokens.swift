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
    let book = book ?? language.grammar
    var tokens: [Token] = []
    tokens.reserveCapacity(pieces.count)
    var index = 0
    while index < pieces.count {
      let piece = pieces[index]
      switch piece.kind {
      case .word, .number:
        if let found = match(at: index, by: book) {
          let last = pieces[index + found.count - 1]
          tokens.append(
            Token(
              kind: .word, roles: found.roles, weight: 1, isCompound: found.isCompound,
              range: piece.range.lowerBound..<last.range.upperBound))
          index += found.count
          continue
        }
        tokens.append(Token(kind: .word, roles: [], weight: piece.kind == .number ? 0 : 1, range: piece.range))
      case .run: addTokens(of: piece, by: book, to: &tokens)
      case .mark(let kind): tokens.append(Token(kind: kind, roles: [], weight: 0, range: piece.range))
      }
      index += 1
    }
    return tokens
  }

  private func addTokens(of run: Piece, by book: Lexicon.Book, to tokens: inout [Token]) {
    var offset = run.range.lowerBound
    var unknownStart = offset
    var unknown = 0
    func addUnknown() {
      if unknown == 0 { return }
      let weight = (unknown + language.runWordLength - 1) / language.runWordLength
      tokens.append(Token(kind: .word, roles: [], weight: weight, range: unknownStart..<offset))
    }
    let characters = characters(of: run)
    var at = characters.lowerBound
    while at < characters.upperBound {
      let start = offset
      if let found = matchRun(at: at, in: run, by: book) {
        addUnknown()
        unknown = 0
        for _ in 0..<found.count {
          offset += width(of: at)
          at += 1
        }
        tokens.append(Token(kind: .word, roles: found.roles, weight: 1, range: start..<offset))
        unknownStart = offset
      } else {
        unknown += 1
        offset += width(of: at)
        at += 1
      }
    }
    addUnknown()
  }
}
