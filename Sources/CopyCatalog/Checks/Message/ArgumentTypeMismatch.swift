/// Finds arguments that are used in a way that does not suit their declared type.
struct ArgumentTypeMismatch: ArgumentCheck {
  static let page = CheckPage(
    id: "argument-type", category: .message, severity: .blocking,
    summary: "Finds arguments whose use in a message does not suit the type that the entry declares.",
    rationale: """
      A plural needs a number, a select one of the listed values, a date format a date. With anything else \
      ICU shows nothing at all, or an error. Codes are never formatted as numbers, which would group them: \
      1004 becomes “1,004”.
      """,
    examples: [
      .message(
        "{count, plural, one {# photo is waiting} other {# photos are waiting}} for space since {start, number}.",
        "{count, plural, one {# photo is waiting} other {# photos are waiting}} for space since {start, date, ::MMMMd}.",
        arguments: "count = { type = \"int\", sample = 3 }",
        "start = { type = \"date\", sample = 2026-09-01 }"),
      .message(
        "{plan, select, free {The free plan} premium {Lumen Pro} other {Your plan}} holds no more photos.",
        "{plan, select, free {The free plan} pro {Lumen Pro} other {Your plan}} holds no more photos.",
        arguments: "plan = { type = \"choice\", values = [\"free\", \"pro\"], sample = \"free\" }"),
    ],
    stopsGeneration: true, mender: .developer)

  func findings(in message: MessageSite) -> [Finding] {
    var findings: [Finding] = []
    message.message.forEachPart { part in
      guard let (name, range) = part.use else { return }
      let type: ArgumentType
      let choices: [String]
      if let argument = message.argument(name) {
        (type, choices) = (argument.type, argument.choices)
      } else if message.isConstant(name) {
        (type, choices) = (.string, [])
      } else {
        return
      }
      switch part {
      case .plural(let plural) where !type.isNumber:
        findings.append(
          self.finding(
            "{\(name)} is \(Self.described(type)), and a \(plural.kind.rawValue) needs a number",
            at: message.message.place(of: range), in: message.subject,
            impact: "the reader sees nothing in its place",
            fix: Fix(
              message.argument(name) == nil
                ? "choose by an argument of the type int"
                : "declare {\(name)} as int, or choose by another argument")))
      case .select(let select):
        if type == .choice {
          if message.site.isSource { findings += foreignKeys(select, choices, in: message) }
        } else {
          findings.append(
            self.finding(
              "{\(name)} is \(Self.described(type)), and a select needs a choice",
              at: message.message.place(of: range), in: message.subject,
              impact: "which form the reader sees depends on text that the catalog does not know",
              fix: Fix(
                type.isNumber
                  ? "use plural with forms =N, or declare {\(name)} as choice"
                  : "declare {\(name)} as choice with its values")))
        }
      case .placeholder(let placeholder):
        if let format = placeholder.format, let finding = mismatch(placeholder, format, type, in: message) {
          findings.append(finding)
        }
      case .plural, .text, .pluralNumber: break
      }
    }
    return findings
  }

  private func foreignKeys(_ select: SelectChoice, _ choices: [String], in message: MessageSite) -> [Finding]
  {
    let values = Set(choices)
    let foreign = select.forms.filter { $0.key != "other" && !values.contains($0.key) }
    if foreign.isEmpty { return [] }
    let keys = Set(select.forms.map(\.key))
    let free = choices.filter { !keys.contains($0) }
    return foreign.map { form in
      let guess = nearest(form.key, in: free) ?? (free.count == 1 ? free[0] : nil)
      return finding(
        "‘\(form.key)’ is not a value of {\(select.name)}", at: message.message.place(of: form.keyRange),
        in: message.subject, impact: "nobody ever reads this form",
        fix: guess.map {
          Fix(
            "did you mean \($0)?",
            edits: [TextEdit(replacing: message.message.place(of: form.keyRange).range, with: $0)])
        } ?? Fix("delete the form, or add ‘\(form.key)’ to the values of {\(select.name)}"))
    }
  }

  private func mismatch(
    _ placeholder: Placeholder, _ format: ArgumentFormat, _ type: ArgumentType, in message: MessageSite
  ) -> Finding? {
    let name = placeholder.name
    let needed: String
    switch format.kind {
    case .number, .spellout, .ordinal, .duration:
      if type.isNumber {
        return type == .percent ? unscaled(placeholder, format, in: message) : nil
      }
      needed = "a number"
    case .date, .time:
      if type == .date { return nil }
      needed = "a date"
    }
    let fix: Fix
    switch type {
    case .date: fix = Fix("write  {\(name), date, ::yMMMd}")
    default:
      fix = Fix(
        "write {\(name)}",
        edits: [TextEdit(replacing: message.message.place(of: placeholder.range).range, with: "{\(name)}")])
    }
    return finding(
      "{\(name)} is \(Self.described(type)), and the format ‘\(format.kind.rawValue)’ needs \(needed)",
      at: message.message.place(of: format.kindRange), in: message.subject,
      impact: type == .code
        ? "a code would be grouped like an amount, 1004 as “1,004”" : "the reader sees nothing in its place",
      fix: fix)
  }

  /// A share of 0.4 in the skeleton `::percent`, which does not multiply by a hundred.
  private func unscaled(_ placeholder: Placeholder, _ format: ArgumentFormat, in message: MessageSite)
    -> Finding?
  {
    guard let style = format.style, style.hasPrefix("::"), let range = format.styleRange else { return nil }
    let stems = style.dropFirst(2).split(separator: " ")
    guard stems.contains(where: { $0 == "percent" || $0 == "%" }), !stems.contains("scale/100") else {
      return nil
    }
    return finding(
      "the style ‘\(style)’ shows a share as it is, not times a hundred",
      at: message.message.place(of: range), in: message.subject,
      impact: message.rendered(),
      fix: Fix(
        "write  {\(placeholder.name), number, percent}  or add scale/100",
        edits: stems.count == 1
          ? [TextEdit(replacing: message.message.place(of: range).range, with: "percent")] : []))
  }

  private static func described(_ type: ArgumentType) -> String {
    switch type {
    case .string: "text"
    case .file: "a file’s name"
    case .title: "a title"
    case .person: "a person’s name"
    case .url: "an address"
    case .code: "a code"
    case .int, .number: "a number"
    case .percent: "a share"
    case .date: "a date"
    case .duration: "a duration"
    case .bytes: "a size in bytes"
    case .money: "an amount of money"
    case .list: "a list"
    case .choice: "a choice"
    }
  }
}
