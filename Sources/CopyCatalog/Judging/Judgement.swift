/// What a text says: whether it tells what happened, and whether it tells what to do.
struct Judgement: Sendable {
  /// What is left of a text once advice and what fits every error are taken away.
  enum Statement: Sendable, Hashable {
    /// Says what happened.
    case specific
    /// Names a kind of error at most: “Network error”.
    case classified
    /// Says only that something is wrong.
    case generic
    /// Says nothing of what happened: only advice, or nothing at all.
    case missing
  }

  private(set) var statement = Statement.missing
  /// Whether it tells the reader to do something.
  private(set) var instructs = false
  /// Whether all that it tells is to try again or to wait.
  private(set) var onlyRetries = false
  /// How many instructions it has.
  private(set) var steps = 0

  init(of text: String, in language: Language) {
    var sentence = Sentence(language)
    self.init(of: TextWords(text, in: language), in: &sentence)
  }

  /// - Parameter sentence: Room to read sentences into.
  init(of words: TextWords, in sentence: inout Sentence) {
    var concrete = 0
    words.forEachToken(by: words.language.grammar) { token in
      if token.kind == .sentenceEnd { take(&sentence, &concrete) } else { sentence.add(token) }
    }
    take(&sentence, &concrete)
    instructs = steps > 0
    onlyRetries = instructs && concrete == 0
  }

  /// Takes what a sentence says, and begins another.
  private mutating func take(_ sentence: inout Sentence, _ concrete: inout Int) {
    sentence.end()
    steps += sentence.steps
    concrete += sentence.concreteSteps
    let found = sentence.statement
    if found.rank > statement.rank { statement = found }
    sentence.begin()
  }
}

extension Judgement.Statement {
  /// The more a text says, the higher.
  var rank: Int {
    switch self {
    case .missing: 0
    case .generic: 1
    case .classified: 2
    case .specific: 3
    }
  }
}

/// A sentence as its clauses, token by token. It keeps its room from one sentence to the next.
struct Sentence {
  private let language: Language
  private var clauses: [Clause] = []
  /// The tokens of the clauses, one clause after the other.
  private var tokens: [Token] = []
  /// Where the clause that is read begins.
  private var start = 0
  /// What stands before an aside of the clause that goes on after it.
  private var around: [Token]?
  /// Whether what is read stands after a colon or in brackets.
  private var isAside = false

  init(_ language: Language) {
    self.language = language
  }

  mutating func begin() {
    clauses.removeAll(keepingCapacity: true)
    tokens.removeAll(keepingCapacity: true)
    start = 0
    around = nil
    isAside = false
  }

  mutating func add(_ token: Token) {
    switch token.kind {
    case .clauseEnd: endClause()
    // “(code: 5)” is one aside.
    case .colon where isAside: break
    case .colon:
      endClause()
      isAside = true
    // What stands in brackets is an aside; the clause around it goes on after it.
    case .openingBracket where !isAside:
      around = Array(tokens[start...])
      tokens.removeSubrange(start...)
      isAside = true
    case .closingBracket where isAside && around != nil:
      endClause()
      tokens += around ?? []
      around = nil
      isAside = false
    case .openingBracket, .closingBracket: endClause()
    case .word where token.roles.contains(.opening):
      endClause()
      tokens.append(token)
    case .word where token.roles.contains(.reason):
      if language.reasonsEnd {
        tokens.append(token)
        endClause()
      } else {
        endClause()
        tokens.append(token)
      }
    case .word, .argument, .sentenceEnd: tokens.append(token)
    }
  }

  mutating func end() {
    endClause()
    if let around {
      isAside = false
      tokens += around
      endClause()
    }
  }

  private mutating func endClause() {
    if tokens.count > start { clauses.append(Clause(start..<tokens.count, of: tokens, isAside: isAside)) }
    start = tokens.count
  }

  /// How many instructions it has.
  var steps: Int { clauses.count(where: \.isInstruction) }

  /// How many of them tell more than to try again or to wait.
  var concreteSteps: Int { clauses.count { $0.isInstruction && !$0.isRetry(in: tokens) } }

  var statement: Judgement.Statement {
    // What follows an instruction belongs to it, and so does a condition before it: “If it’s full, delete photos”.
    let first = clauses.firstIndex(where: \.isInstruction) ?? clauses.endIndex
    var end = first
    if first < clauses.endIndex { while end > 0, clauses[end - 1].isCondition(in: tokens) { end -= 1 } }
    var statement = Judgement.Statement.missing
    for (index, clause) in clauses.enumerated()
    where index < end || index >= first && !clause.isInstruction && clause.isReason(in: tokens) {
      let found = clause.statement(in: tokens, of: language)
      if found.rank > statement.rank { statement = found }
    }
    return statement
  }
}

/// A part of a sentence between two marks: some of its tokens, of which it is asked with all of them.
private struct Clause {
  let range: Range<Int>
  /// Whether it stands after a colon or in brackets.
  let isAside: Bool
  let isInstruction: Bool

  init(_ range: Range<Int>, of tokens: [Token], isAside: Bool) {
    self.range = range
    self.isAside = isAside
    isInstruction = Self.isInstruction(tokens[range])
  }

  /// Whether it depends on another: “if …”, “…場合は”.
  func isCondition(in tokens: [Token]) -> Bool {
    let tokens = tokens[range]
    return tokens.first { !$0.roles.contains(.leadIn) || $0.roles.contains(.condition) }?.roles.contains(
      .condition)
      ?? false
      || tokens.last?.roles.contains(.condition) ?? false
  }

  /// Whether it says why: “because …”, “…ため”. What stands before a reason at the end is the clause itself.
  func isReason(in tokens: [Token]) -> Bool {
    tokens[range.lowerBound].roles.contains(.reason) || tokens[range.upperBound - 1].roles.contains(.reason)
  }

  private static func isInstruction(_ tokens: ArraySlice<Token>) -> Bool {
    var all = Roles()
    for token in tokens { all.formUnion(token.roles) }
    if all.contains(.undoing) { return false }
    if all.contains(.request) { return true }
    if all.isDisjoint(with: [.instruction, .retry, .closing]) { return false }
    // “to have it opened” is no statement.
    let isStatement =
      all.contains(.predicate)
      && tokens.indices.contains { index in
        tokens[index].roles.contains(.predicate)
          && !(index > tokens.startIndex && tokens[index - 1].roles.contains(.condition))
      }
    if let first = tokens.firstIndex(where: { !$0.isLeadIn }), tokens[first].begins {
      guard tokens[first].roles.contains(.alsoNoun) else { return true }
      let next = tokens.index(after: first)
      if !isStatement || next < tokens.endIndex && tokens[next].roles.contains(.object) { return true }
    }
    return !isStatement && tokens.last?.roles.contains(.closing) ?? false
  }

  /// Whether it only tells to try again or to wait, where it is an instruction.
  func isRetry(in tokens: [Token]) -> Bool {
    let tokens = tokens[range]
    guard tokens.contains(where: { $0.roles.contains(.retry) }) else { return false }
    return tokens.allSatisfy { token in
      token.kind != .argument
        && (token.roles.contains(.retry) || token.weight == 0 || token.roles.contains(.request)
          || !token.roles.isDisjoint(with: .empty))
    }
  }

  /// What the clause says as a statement. An argument after a colon or in brackets says nothing: it may be the text of
  /// another error.
  func statement(in tokens: [Token], of language: Language) -> Judgement.Statement {
    var weight = 0
    var lastContent: Int?
    var noun: Int?
    var hasAction = false
    var shows = false
    var all = Roles()
    for index in range {
      let token = tokens[index]
      all.formUnion(token.roles)
      if noun == nil, token.roles.contains(.errorNoun) { noun = index }
      if token.kind == .argument { shows = true }
      guard token.isContent else { continue }
      weight += Int(token.weight)
      lastContent = index
      hasAction = hasAction || token.roles.contains(.action)
    }
    let hasArgument = shows && !isAside
    guard let noun else {
      // “(code 5)”
      if isAside, weight <= 1, shows { return .missing }
      if weight > 0 || hasArgument { return .specific }
      return all.contains(.generic) ? .generic : .missing
    }
    if weight == 0, !tokens[noun].isCompound {
      return hasArgument && all.contains(.link) ? .specific : .generic
    }
    if all.contains(.link) || hasArgument { return .specific }
    let beside = !language.classifiesBefore || lastContent.map { $0 < noun } ?? true
    return beside && weight <= 2 && !(weight == 2 && hasAction) ? .classified : .specific
  }
}

extension TextWords {
  /// The words that have a meaning of their own, made comparable.
  var content: Set<String> {
    Set(tokens().filter(\.isContent).map { language.folding.fold(text.utf8Slice($0.range)) })
  }
}

extension Token {
  fileprivate var isLeadIn: Bool {
    roles.contains(.leadIn) || roles.contains(.opening) && !begins || roles.contains(.courtesy) && !begins
  }

  /// Whether an instruction can begin with it.
  fileprivate var begins: Bool { roles.contains(.instruction) || roles.contains(.retry) }

  /// Whether it has a meaning of its own.
  fileprivate var isContent: Bool { kind == .word && weight > 0 && roles.isDisjoint(with: .empty) }
}
