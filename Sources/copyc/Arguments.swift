import CopyCatalog
import CopycErrors

/// What a command can be given. The description drives parsing, `--help` and suggestions alike.
struct Syntax: Sendable {
  /// As it is typed: `check`.
  let name: String
  /// With the program before it: `copyc check`.
  var command: String { "copyc \(name)" }

  /// The command with words behind it, as it can be typed: what has a meaning to a shell stands in single quotes.
  func line(_ words: String...) -> String {
    ([command] + words.map { word in
      let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "-_./+,:@%".contains($0) }
      return isPlain ? word : "'\(word.replacing("'", with: #"'\''"#))'"
    }).joined(separator: " ")
  }

  /// One line for the list of commands: a verb phrase without a full stop.
  let summary: String
  /// What it does beyond the summary, as paragraphs.
  var details: [String] = []
  var operands: [Operand] = []
  var options: [Option] = []
  /// What to type, and what it does.
  let examples: [Usage]

  /// A value that is told by its place.
  struct Operand: Sendable, Hashable {
    let name: String
    let summary: String
    var isRequired = false
    /// What shells complete it with, if it is not a folder.
    var words: [String] = []
    /// Whether it takes all words that follow; it is the last then.
    var isRepeatable = false
  }

  /// A value, or a switch, that is told by its name.
  struct Option: Sendable, Hashable {
    /// Without its leading dashes.
    let name: String
    /// What its value is called in help; nil for a switch.
    var value: String?
    /// The values it may have; any where there are none.
    var choices: [String] = []
    let summary: String
    var isRequired = false
    var isRepeatable = false

    /// As it is typed: `--locale <tag>`.
    var form: String { value.map { "--\(name) <\($0)>" } ?? "--\(name)" }
  }

  struct Usage: Sendable, Hashable {
    let line: String
    let meaning: String
  }

  static let help = Option(name: "help", summary: "Show this help.")
}

/// What a command was given.
struct Arguments: Sendable {
  private var operands: [String: [String]] = [:]
  private var options: [String: [String]] = [:]

  /// Whether help was asked for; nothing else is asked of the arguments then.
  private(set) var wantsHelp = false

  /// Takes the words after the command's name.
  ///
  /// `--option value` and `--option=value` mean the same; after `--` no word is an option.
  init(_ words: [String], of syntax: Syntax) throws(CopycError) {
    wantsHelp = words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    if wantsHelp { return }
    var rest = words[...]
    var openOperands = syntax.operands[...]
    var optionsMayFollow = true
    while let word = rest.popFirst() {
      if optionsMayFollow, word == "--" {
        optionsMayFollow = false
      } else if optionsMayFollow, word.hasPrefix("-"), word != "-" {
        try take(word, from: &rest, of: syntax)
      } else if let operand = openOperands.first {
        operands[operand.name, default: []].append(word)
        if !operand.isRepeatable { openOperands.removeFirst() }
      } else {
        throw .argumentUnexpected(value: word, command: syntax.command)
      }
    }
    if let missing = openOperands.first(where: { $0.isRequired && operands[$0.name] == nil }) {
      throw .argumentMissing(command: syntax.command, argument: "<\(missing.name)>")
    }
    if let missing = syntax.options.first(where: { $0.isRequired && options[$0.name] == nil }) {
      throw .argumentMissing(command: syntax.command, argument: missing.form)
    }
  }

  private mutating func take(
    _ word: String, from rest: inout ArraySlice<String>, of syntax: Syntax
  ) throws(CopycError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    guard let option = syntax.options.first(where: { "--\($0.name)" == name }) else {
      let known = (syntax.options + [Syntax.help]).map { "--\($0.name)" }
      throw .unknown(option: name, of: syntax.command, suggestion: nearest(name, in: known))
    }
    guard let example = option.choices.first ?? option.value else {
      guard parts.count == 1 else {
        throw .argumentUnexpected(value: parts[1], command: "\(syntax.command) \(name)")
      }
      options[option.name] = []
      return
    }
    let value: String
    if parts.count == 2 {
      value = parts[1]
    } else if let next = rest.first, !next.hasPrefix("--") {
      value = next
      rest.removeFirst()
    } else {
      throw .optionValueMissing(option: name, example: "\(name) \(example)")
    }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      throw .optionValueUnknown(
        option: name, value: value, allowed: option.choices.joined(separator: ", "))
    }
    options[option.name, default: []].append(value)
  }

  /// Nil where an operand was not given; one that is required always was.
  subscript(_ operand: Syntax.Operand) -> String? { operands[operand.name]?.last }

  /// All words of an operand that may be several.
  func all(_ operand: Syntax.Operand) -> [String] { operands[operand.name] ?? [] }

  /// The value of an option, the last one where it was given more than once; nil where it was not given.
  subscript(_ option: Syntax.Option) -> String? { options[option.name]?.last }

  /// All values of an option that may be given more than once.
  func all(_ option: Syntax.Option) -> [String] { options[option.name] ?? [] }

  /// Whether a switch was given.
  func has(_ option: Syntax.Option) -> Bool { options[option.name] != nil }
}
