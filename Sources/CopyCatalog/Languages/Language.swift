/// Facts of a language that judging copy needs. One file a language; `allLanguages` lists them.
public final class Language: Sendable {
  /// The language subtag, such as `de`.
  public let subtag: String
  /// Verb forms that begin an instruction in a user interface, in lowercase: “check”, “prüfe”.
  let instructions: Set<String>
  /// Words before an instruction that leave it one: “please”, “then”, “bitte”.
  let beforeInstruction: Set<String>
  /// Finds an instruction that is formed otherwise than by a verb that begins a clause.
  let hasOtherInstruction: @Sendable (_ clause: [String]) -> Bool
  /// Words that carry no meaning of their own, in lowercase: articles, pronouns, auxiliaries.
  let functionWords: Set<String>
  /// Words that say only that something is wrong, in lowercase: “error”, “problem”, “failed”.
  let genericWords: Set<String>
  /// Words that make a title tell of a failure if they begin it, in lowercase: “couldn’t”.
  let failureOpenings: Set<String>
  /// Words that make a title tell of a failure unless it is a question, in lowercase: “failed”.
  let failureWords: Set<String>
  /// Whole titles that tell of a success, in lowercase: “all set”.
  let successTitles: Set<String>
  /// Words that make a title tell of a success, unless one of `reservations` stands beside them: “successfully”.
  let successWords: Set<String>
  /// Words that take back what a sentence says or make it depend on something, in lowercase: “not”, “until”.
  let reservations: Set<String>

  init(
    subtag: String, instructions: Set<String>, beforeInstruction: Set<String>,
    hasOtherInstruction: @escaping @Sendable (_ clause: [String]) -> Bool, functionWords: Set<String>,
    genericWords: Set<String>, failureOpenings: Set<String> = [], failureWords: Set<String> = [],
    successTitles: Set<String> = [], successWords: Set<String> = [], reservations: Set<String> = []
  ) {
    self.subtag = subtag
    self.instructions = instructions
    self.beforeInstruction = beforeInstruction
    self.hasOtherInstruction = hasOtherInstruction
    self.functionWords = functionWords
    self.genericWords = genericWords
    self.failureOpenings = failureOpenings
    self.failureWords = failureWords
    self.successTitles = successTitles
    self.successWords = successWords
    self.reservations = reservations
  }

  /// The facts of a locale's language; nil where there are none yet.
  public static func of(_ locale: LocaleTag) -> Language? {
    allLanguages.first { $0.subtag == locale.language }
  }

  /// Whether a text tells the reader to do something.
  func instructs(_ text: String) -> Bool {
    var reader = WordReader(text)
    while let clause = reader.nextClause() {
      if isInstruction(clause) { return true }
    }
    return false
  }

  /// The number of clauses that tell the reader to do something.
  func steps(in text: String) -> Int {
    var reader = WordReader(text)
    var steps = 0
    while let clause = reader.nextClause() {
      if isInstruction(clause) { steps += 1 }
    }
    return steps
  }

  /// Whether a title says that something failed.
  func tellsOfFailure(_ title: String, isQuestion: Bool) -> Bool {
    var reader = WordReader(title)
    guard let first = reader.nextWord() else { return false }
    if failureOpenings.contains(first) { return true }
    if isQuestion { return false }
    if failureWords.contains(first) { return true }
    while let word = reader.nextWord() {
      if failureWords.contains(word) { return true }
    }
    return false
  }

  /// Whether a title says that something is done.
  func tellsOfSuccess(_ title: String) -> Bool {
    var reader = WordReader(title)
    var words: [String] = []
    while let word = reader.nextWord() { words.append(word) }
    if successTitles.contains(words.joined(separator: " ")) { return true }
    return words.contains(where: successWords.contains) && !words.contains(where: reservations.contains)
  }

  private func isInstruction(_ clause: [String]) -> Bool {
    guard let first = clause.firstIndex(where: { !beforeInstruction.contains($0) }) else { return false }
    return instructions.contains(clause[first])
      || first + 1 < clause.count && instructions.contains("\(clause[first]) \(clause[first + 1])")
      || hasOtherInstruction(clause)
  }

  /// Whether the words of a text say only that something went wrong.
  func isGeneric(_ text: String) -> Bool {
    var reader = WordReader(text)
    var isEmpty = true
    while let word = reader.nextWord() {
      guard functionWords.contains(word) || genericWords.contains(word) else { return false }
      isEmpty = false
    }
    return !isEmpty
  }
}

/// The languages whose copy is judged, in the order of their tags.
let allLanguages: [Language] = [german, english]
