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

  init(of text: String, in language: Language) { self.init(of: TextWords(text, in: language)) }

  init(of words: TextWords) {
    let tokens = words.tokens()
    var concrete = 0
    var start = 0
    while start < tokens.count {
      let end = tokens[start...].firstIndex { $0.kind == .sentenceEnd } ?? tokens.count
      if end > start { read(Sentence(tokens[start..<end], in: words.language), concrete: &concrete) }
      start = end + 1
    }
    instructs = steps > 0
    onlyRetries = instructs && concrete == 0
  }

  private mutating func read(_ sentence: Sentence, concrete: inout Int) {
    steps += sentence.steps
    concrete += sentence.concreteSteps
    let found = sentence.statement
    if found.rank > statement.rank { statement = found }
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

/// A sentence as its clauses.
private struct Sentence {
  /// How many instructions it has, and how many of them tell more than to try again or to wait.
  let steps, concreteSteps: Int
  let statement: Judgement.Statement

  init(_ tokens: ArraySlice<Token>, in language: Language) {
    let clauses = Self.clauses(of: tokens, in: language)
    steps = clauses.count(where: \.isInstruction)
    concreteSteps = clauses.count { $0.isInstruction && !$0.isRetry }
    // What follows an instruction belongs to it, and so does a condition before it: “If it’s full, delete photos”.
    let first = clauses.firstIndex(where: \.isInstruction) ?? clauses.endIndex
    var end = first
    if first < clauses.endIndex { while end > 0, clauses[end - 1].isCondition { end -= 1 } }
    var statement = Judgement.Statement.missing
    for (index, clause) in clauses.enumerated()
    where index < end || index >= first && clause.isReason && !clause.isInstruction {
      let found = clause.statement(in: language)
      if found.rank > statement.rank { statement = found }
    }
    self.statement = statement
  }

  private static func clauses(of tokens: ArraySlice<Token>, in language: Language) -> [Clause] {
    var clauses: [Clause] = []
    var current: [Token] = []
    var around: [Token]?
    var isAside = false
    func end() {
      if !current.isEmpty { clauses.append(Clause(current, isAside: isAside)) }
      current = []
    }
    for token in tokens {
      switch token.kind {
      case .clauseEnd: end()
      // “(code: 5)” is one aside.
      case .colon where isAside: break
      case .colon:
        end()
        isAside = true
      // What stands in brackets is an aside; the clause around it goes on after it.
      case .openingBracket where !isAside:
        around = current
        current = []
        isAside = true
      case .closingBracket where isAside && around != nil:
        end()
        current = around ?? []
        around = nil
        isAside = false
      case .openingBracket, .closingBracket: end()
      case .word where token.roles.contains(.opening):
        end()
        current = [token]
      case .word where token.roles.contains(.reason):
        if language.reasonsEnd {
          current.append(token)
          end()
        } else {
          end()
          current = [token]
        }
      case .word, .argument, .sentenceEnd: current.append(token)
      }
    }
    end()
    if let around {
      isAside = false
      current = around
      end()
    }
    return clauses
  }
}

/// A part of a sentence between two marks.
private struct Clause {
  let tokens: [Token]
  /// Whether it stands after a colon or in brackets.
  let isAside: Bool
  let isInstruction: Bool
  /// The place of what makes it an instruction.
  private let verb: Int?

  init(_ tokens: [Token], isAside: Bool) {
    self.tokens = tokens
    self.isAside = isAside
    verb = Self.verb(of: tokens)
    isInstruction = verb != nil
  }

  func has(_ role: Roles) -> Bool { tokens.contains { $0.roles.contains(role) } }

  /// Whether it depends on another: “if …”, “…場合は”.
  var isCondition: Bool {
    tokens.first { !$0.roles.contains(.leadIn) || $0.roles.contains(.condition) }?.roles.contains(.condition) ?? false
      || tokens.last?.roles.contains(.condition) ?? false
  }

  /// Whether it says why: “because …”, “…ため”. What stands before a reason at the end is the clause itself.
  var isReason: Bool {
    tokens.first?.roles.contains(.reason) ?? false || tokens.last?.roles.contains(.reason) ?? false
  }

  private static func verb(of tokens: [Token]) -> Int? {
    if tokens.contains(where: { $0.roles.contains(.undoing) }) { return nil }
    if let request = tokens.firstIndex(where: { $0.roles.contains(.request) }) { return request }
    // “to have it opened” is no statement.
    let isStatement = tokens.indices.contains { index in
      tokens[index].roles.contains(.predicate)
        && !(index > tokens.startIndex && tokens[index - 1].roles.contains(.condition))
    }
    if let first = tokens.firstIndex(where: { !$0.isLeadIn }), tokens[first].begins {
      guard tokens[first].roles.contains(.alsoNoun) else { return first }
      let next = tokens.index(after: first)
      if !isStatement || next < tokens.endIndex && tokens[next].roles.contains(.object) { return first }
    }
    if let last = tokens.indices.last, tokens[last].roles.contains(.closing), !isStatement { return last }
    return nil
  }

  /// Whether it only tells to try again or to wait.
  var isRetry: Bool {
    guard isInstruction, tokens.contains(where: { $0.roles.contains(.retry) }) else { return false }
    return tokens.allSatisfy { token in
      token.kind != .argument
        && (token.roles.contains(.retry) || token.weight == 0 || token.roles.contains(.request)
          || !token.roles.isDisjoint(with: .empty))
    }
  }

  /// What the clause says as a statement. An argument after a colon or in brackets says nothing: it may be the text of
  /// another error.
  func statement(in language: Language) -> Judgement.Statement {
    var weight = 0
    var lastContent: Int?
    var hasAction = false
    for (index, token) in tokens.enumerated() where token.isContent {
      weight += token.weight
      lastContent = index
      hasAction = hasAction || token.roles.contains(.action)
    }
    let hasArgument = !isAside && tokens.contains { $0.kind == .argument }
    guard let noun = tokens.firstIndex(where: { $0.roles.contains(.errorNoun) }) else {
      // “(code 5)”
      if isAside, weight <= 1, tokens.contains(where: { $0.kind == .argument }) { return .missing }
      if weight > 0 || hasArgument { return .specific }
      let says = tokens.contains { !$0.roles.isDisjoint(with: [.generic, .errorNoun]) }
      return says ? .generic : .missing
    }
    if weight == 0, !tokens[noun].isCompound { return hasArgument && has(.link) ? .specific : .generic }
    if has(.link) || hasArgument { return .specific }
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
