extension Language {
  /// Where a text has signs of something, in the order of the text.
  func signs(_ roles: Roles, in text: String) -> [Token] { TextWords(text, in: self).signs(roles) }

  /// Whether the language is known to say when something goes on.
  var knowsWhens: Bool { signs[.when] != nil }

  /// Whether it is known who helps.
  var knowsHelpers: Bool { signs[.helper] != nil }
}

extension TextWords {
  /// Where the text has signs of something, in the order of the text.
  func signs(_ roles: Roles) -> [Token] {
    let found = language.signs.filter { roles.contains($0.key) }.values.flatMap { book in
      tokens(by: book).filter { !$0.roles.isEmpty }
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether the text, a title, says that something failed; of a question only its first words count.
  func tellOfFailure(isQuestion: Bool) -> Bool {
    guard let book = language.signs[.failure] else { return false }
    let words = tokens(by: book).filter { $0.kind == .word }
    return isQuestion ? words.first?.roles.isEmpty == false : words.contains { !$0.roles.isEmpty }
  }

  /// Whether the text, a title, says that something is done: by being nothing else, or by a word such as
  /// “successfully”.
  var tellOfSuccess: Bool {
    guard let book = language.signs[.success], signs(.reservation).isEmpty else { return false }
    let words = tokens(by: book).filter { $0.kind == .word }
    return !words.isEmpty && words.allSatisfy { !$0.roles.isEmpty } || !signs(.successWord).isEmpty
  }
}
