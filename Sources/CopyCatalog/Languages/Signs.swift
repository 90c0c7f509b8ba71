extension Language {
  /// Where a text has signs of something, in the order of the text.
  func signs(_ roles: Roles, in text: String) -> [Token] {
    TokenReader.tokens(of: text, in: self, by: signs).filter { !$0.roles.isDisjoint(with: roles) }
  }

  var knowsWhens: Bool { signs.holds(.when) }
  var knowsHelpers: Bool { signs.holds(.helper) }

  /// Whether a title says that something failed.
  func tellsOfFailure(_ title: String, isQuestion: Bool) -> Bool {
    let tokens = TokenReader.tokens(of: title, in: self, by: signs)
    if isQuestion { return tokens.first?.roles.contains(.failure) ?? false }
    return tokens.contains { $0.roles.contains(.failure) }
  }

  /// Whether a title says that something is done: by being nothing else, or by a word such as “successfully”.
  func tellsOfSuccess(_ title: String) -> Bool {
    let words = TokenReader.tokens(of: title, in: self, by: signs).filter { $0.kind == .word }
    if words.isEmpty || words.contains(where: { $0.roles.contains(.reservation) }) { return false }
    return words.allSatisfy { $0.roles.contains(.success) }
      || words.contains { $0.roles.contains(.successWord) }
  }
}
