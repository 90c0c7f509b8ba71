/// The declaration that the uses of an argument speak for.
struct ArgumentDeclaration {
  let name: String
  /// `{ type = "int", sample = 3 }`
  let value: String

  /// As it is written in an entry: `args.count = { type = "int", sample = 3 }`.
  var line: String { "args.\(name) = \(value)" }

  /// Looks at all that the source says of an entry. Nil where the uses contradict each other, or the name is
  /// none that an argument can have.
  init?(of name: String, in entry: Entry) {
    var guess: Guess?
    var isClear = true
    for text in entry.source.texts {
      text.message.forEachPart { part in
        guard part.use?.name == name else { return }
        let next = Guess(part)
        guard let known = guess else {
          guess = next
          return
        }
        if let both = known.and(next) { guess = both } else { isClear = false }
      }
    }
    guard isClear, isArgumentName(name), let value = guess?.declared(name) else { return nil }
    self.name = name
    self.value = "{ \(value) }"
  }

  /// What is known of an argument's type.
  private enum Guess {
    /// Shown as it is, which every type can be.
    case anything
    /// A number that may have decimals.
    case number, int, percent, date
    case choice([String])

    init(_ part: MessagePart) {
      switch part {
      case .plural: self = .int
      case .select(let select): self = .choice(select.forms.map(\.key).filter { $0 != "other" })
      case .placeholder(let placeholder):
        switch placeholder.format?.kind {
        case .date, .time: self = .date
        case .number: self = Self.number(style: placeholder.format?.style ?? "")
        case .spellout, .ordinal: self = .int
        case .duration: self = .number
        case nil: self = .anything
        }
      case .text, .pluralNumber: self = .anything
      }
    }

    private static func number(style: String) -> Guess {
      if style == "percent" || style.contains("scale/100") { return .percent }
      return style.contains(".") || style.contains("@") ? .number : .int
    }

    func and(_ other: Guess) -> Guess? {
      switch (self, other) {
      case (.anything, _): other
      case (_, .anything): self
      case (.int, .int): .int
      case (.number, .number), (.number, .int), (.int, .number): .number
      case (.percent, .percent): .percent
      case (.date, .date): .date
      case (.choice(let left), .choice(let right)): .choice(left + right.filter { !left.contains($0) })
      default: nil
      }
    }

    func declared(_ name: String) -> String? {
      switch self {
      case .anything: return "type = \"string\", sample = \"\(name)\""
      case .int: return "type = \"int\", sample = 3"
      case .number: return "type = \"number\", sample = 1.5"
      case .percent: return "type = \"percent\", sample = 0.4"
      case .date: return "type = \"date\", sample = 2026-09-01"
      case .choice(let values):
        guard let first = values.first, values.allSatisfy(isArgumentName) else { return nil }
        let list = values.map { "\"\($0)\"" }.joined(separator: ", ")
        return "type = \"choice\", values = [\(list)], sample = \"\(first)\""
      }
    }
  }
}
