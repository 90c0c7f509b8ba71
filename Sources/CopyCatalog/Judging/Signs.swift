extension Language {
  /// Where a text has signs of something, in the order of the text.
  func signs(_ roles: Roles, in text: String) -> [Token] {
    let found = signs.filter { roles.contains($0.key) }.values.flatMap { book in
      TokenReader.tokens(of: text, in: self, by: book).filter { !$0.roles.isEmpty }
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether the language is known to say when something goes on.
  var knowsWhens: Bool { signs[.when] != nil }

  /// Whether it is known who helps.
  var knowsHelpers: Bool { signs[.helper] != nil }

  /// Whether a title says that something failed; of a question only its first words count.
  func tellsOfFailure(_ title: String, isQuestion: Bool) -> Bool {
    guard let book = signs[.failure] else { return false }
    let words = TokenReader.tokens(of: title, in: self, by: book).filter { $0.kind == .word }
    return isQuestion ? words.first?.roles.isEmpty == false : words.contains { !$0.roles.isEmpty }
  }

  /// Whether a title says that something is done: by being nothing else, or by a word such as “successfully”.
  func tellsOfSuccess(_ title: String) -> Bool {
    guard let book = signs[.success], signs(.reservation, in: title).isEmpty else { return false }
    let words = TokenReader.tokens(of: title, in: self, by: book).filter { $0.kind == .word }
    return !words.isEmpty && words.allSatisfy { !$0.roles.isEmpty } || !signs(.successWord, in: title).isEmpty
  }
}
