import CopyCatalog
import CopycErrors

/// `copyc new`: adds an entry, asking for what it is not told.
enum NewCommand: Command {
  static let domain = Syntax.Operand(
    name: "domain", summary: "The name of the domain’s file without its ending; a new one is made.",
    isRequired: true)
  static let entry = Syntax.Operand(
    name: "entry", summary: "The name of the new entry, such as card-expired.", isRequired: true)
  static let context = Syntax.Option(
    name: "context", value: "context", choices: Context.allCases.map(\.rawValue),
    summary: "Where a person meets it; the first of several is the usual one.", isRepeatable: true)
  static let remedy = Syntax.Option(
    name: "remedy", value: "remedy", choices: Remedy.allCases.map(\.rawValue),
    summary: "Who can end it; only for errors.")
  static let title = Syntax.Option(name: "title", value: "text", summary: "The headline.")
  static let message = Syntax.Option(name: "message", value: "text", summary: "What happened and why.")
  static let recovery = Syntax.Option(name: "recovery", value: "text", summary: "What the person can do.")
  static let note = Syntax.Option(
    name: "note", value: "text", summary: "For translators: where it is seen and what the person just did.")
  static let action = Syntax.Option(
    name: "action", value: "key", summary: "A button of Actions.toml; the first is the primary one.",
    isRepeatable: true)
  static let sync = Syntax.Option(
    name: "sync", summary: "Give every translation a stub of it, as “copyc sync” does.")

  static let syntax = Syntax(
    name: "new",
    summary: "add an entry to a domain",
    details: [
      """
      Adds it at the end of the domain’s source file with the next free code, never one that was retired, \
      and declares the arguments that its texts use. On a terminal it asks for what is not given. A text \
      that is left open is there with nothing in it, and “copyc check” fails until it is written.
      """
    ],
    operands: [RenderCommand.catalogs, domain, entry],
    options: [context, remedy, title, message, recovery, note, action, sync],
    examples: [
      Syntax.Usage(
        line: "copyc new catalogs Payments card-expired",
        meaning: "Add an entry, and be asked for its texts."),
      Syntax.Usage(
        line: "copyc new catalogs Payments card-expired --context field --remedy fix --sync",
        meaning: "Add an entry whose texts are written later, in every language.")
    ])

  static func run(_ arguments: Arguments, on terminal: Terminal) async throws(CopycError) -> ExitStatus {
    let folder = CatalogFolder(arguments[RenderCommand.catalogs] ?? "")
    let files = try folder.files()
    let domain = arguments[domain] ?? ""
    let name = arguments[entry] ?? ""
    // Whether it can be added at all is told before anything is asked.
    let trial = NewEntry(name, domain: domain, contexts: [.blocking], remedy: Remedy.none)
    _ = try terminal.editing { () throws(EditingFault) in try trial.added(to: files, syncing: false) }

    let questions = try Questions(arguments, on: terminal)
    let entry = try questions.entry(name, domain: domain)
    let addition = try terminal.editing { () throws(EditingFault) in
      try entry.added(to: files, syncing: arguments.has(sync))
    }
    try CatalogWriter.write(addition.changes)
    let code = addition.code.map { " with code \($0)" } ?? ""
    let paths = addition.changes.map { "     \($0.path)\n" }.joined()
    try terminal.print("added \(entry.name)\(code) to\n\(paths)\nNext: copyc check \(folder.path)\n")
    return .success
  }
}

/// What a person is asked who adds an entry, and what was told beforehand.
private struct Questions {
  private let arguments: Arguments
  private let terminal: Terminal

  init(_ arguments: Arguments, on terminal: Terminal) throws(CopycError) {
    self.arguments = arguments
    self.terminal = terminal
    guard !terminal.canAsk else { return }
    var missing: [Syntax.Option] = []
    let contexts = arguments.all(NewCommand.context).compactMap(Context.init(rawValue:))
    if contexts.isEmpty { missing.append(NewCommand.context) }
    if arguments[NewCommand.remedy] == nil, contexts.first?.isError ?? true {
      missing.append(NewCommand.remedy)
    }
    guard missing.isEmpty else {
      throw .answersMissing(
        command: NewCommand.syntax.command, options: missing.map { "--\($0.name)" }.joined(separator: ", "))
    }
  }

  func entry(_ name: String, domain: String) throws(CopycError) -> NewEntry {
    var contexts = arguments.all(NewCommand.context).compactMap(Context.init(rawValue:))
    if contexts.isEmpty {
      contexts = [try choose("Where does a person meet it?", NewCommand.context, Context.self, \.meaning)]
    }
    let isError = contexts.first?.isError ?? true
    if let odd = contexts.first(where: { $0.isError != isError }) {
      throw .contextsMixed(first: contexts[0].rawValue, second: odd.rawValue)
    }
    if !isError, arguments[NewCommand.remedy] != nil {
      let errors = Context.allCases.filter(\.isError).map(\.rawValue)
      throw .remedyUnexpected(context: contexts[0].rawValue, contexts: errors.joined(separator: ", "))
    }
    var remedy = arguments[NewCommand.remedy].flatMap(Remedy.init(rawValue:))
    if isError, remedy == nil {
      remedy = try choose("Who can end it?", NewCommand.remedy, Remedy.self, \.meaning)
    }
    let hasTitle = contexts.contains(where: \.hasHeadline)
    let hasRecovery = isError && remedy != Remedy.none
    return NewEntry(
      name, domain: domain, contexts: contexts, remedy: remedy,
      title: try text("Title, what happened in a few words", NewCommand.title, isAsked: hasTitle),
      message: try text("Message, what happened and why", NewCommand.message, isAsked: true),
      recovery: try text("Recovery, what the person can do", NewCommand.recovery, isAsked: hasRecovery),
      note: try text("Note for translators, where it is seen", NewCommand.note, isAsked: true),
      actions: arguments.all(NewCommand.action))
  }

  /// A text that may be left open by an empty answer.
  private func text(_ question: String, _ option: Syntax.Option, isAsked: Bool) throws(CopycError) -> String?
  {
    if let given = arguments[option] { return given }
    guard isAsked, terminal.canAsk else { return nil }
    guard let answer = terminal.ask("\(question) (empty to write it later): ") else {
      throw ended(before: option)
    }
    return answer.isEmpty ? nil : answer
  }

  private func choose<Choice: RawRepresentable & CaseIterable>(
    _ question: String, _ option: Syntax.Option, _ type: Choice.Type, _ meaning: KeyPath<Choice, String>
  ) throws(CopycError) -> Choice where Choice.RawValue == String {
    let names = Choice.allCases.map(\.rawValue)
    let width = names.map(\.count).max() ?? 0
    var text = "\(question)\n"
    for choice in Choice.allCases {
      let name = choice.rawValue
      text += "  \(name)\(String(repeating: " ", count: width - name.count))  \(choice[keyPath: meaning])\n"
    }
    terminal.note(text)
    while let answer = terminal.ask("\(option.name): ") {
      let word = answer.lowercased()
      if let choice = Choice(rawValue: word) { return choice }
      // The beginning of a name is enough where it is that of one only.
      let begun = names.filter { !word.isEmpty && $0.hasPrefix(word) }
      if begun.count == 1, let choice = Choice(rawValue: begun[0]) { return choice }
      let meant = nearest(word, in: names).map { ", such as \($0)" } ?? ""
      terminal.note("Type one of the names above\(meant).\n")
    }
    throw ended(before: option)
  }

  /// The answers ended, as they do after Control-D.
  private func ended(before option: Syntax.Option) -> CopycError {
    .answersMissing(command: NewCommand.syntax.command, options: "--\(option.name)")
  }
}

extension Context {
  /// A few words for somebody who has to choose.
  fileprivate var meaning: String {
    switch self {
    case .blocking: "stops what the person is doing: an alert"
    case .passing: "can be ignored and heals itself: a banner"
    case .field: "one form field is wrong: at the field"
    case .content: "content did not load: a retry state in its place"
    case .unavailable: "a feature or data is gone for good: a full screen"
    case .decision: "a destructive step to confirm"
    case .empty: "nothing is there yet"
    case .progress: "something loads"
    case .success: "something is done"
    }
  }
}

extension Remedy {
  /// A few words for somebody who has to choose.
  fileprivate var meaning: String {
    switch self {
    case .fix: "the person changes something"
    case .retry: "the same action may succeed when it is done again"
    case .wait: "time ends it"
    case .getHelp: "somebody else has to help"
    case .none: "nothing ends it"
    }
  }
}
