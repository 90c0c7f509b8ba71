/// What a translator is given to begin with: the texts of an entry as comments, with keys to fill in below
/// them.
struct TranslationStub {
  /// The file that defines the entries.
  let source: CatalogDocument
  /// Of the locale that is translated to.
  let facts: LocaleFacts

  /// A whole entry, line by line.
  func lines(for entry: Entry) -> [String] {
    var lines = ["[\(tomlKey(entry.name))]"]
    lines += (entry.note ?? "").split(whereSeparator: \.isNewline).map { comment(String($0)) }
    lines += entry.arguments.map { comment(description(of: $0)) }
    lines.append("state = \(tomlString(TranslationState.draft.rawValue))")
    lines.append("from = \(tomlString(Fingerprint(of: entry.source).description))")
    for text in entry.source.texts where Self.isToBeTranslated(text) {
      let key = key(text, of: entry)
      lines += key.comment + ["\(key.key) = \(key.value)"]
    }
    return lines
  }

  /// Whether there is something to translate.
  static func isToBeTranslated(_ text: CopyText) -> Bool { !text.message.isUnwritten }

  /// The key of one text, the source text above it.
  func key(_ text: CopyText, of entry: Entry) -> CatalogDocument.NewKey {
    let name = text.field.path.map(tomlKey).joined(separator: ".")
    let written = String(decoding: source.bytes[text.valueRange], as: UTF8.self)
    let lines = "\(name) = \(written)".replacing("\r\n", with: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    let layout = FormLayout(facts: facts, arguments: entry.arguments)
    let forms = text.message.isSound ? layout.lines(of: text.message.parts) : []
    let short = tomlString(forms.joined(separator: " ").replacing("\n", with: " "))
    return CatalogDocument.NewKey(
      comment: lines.map { $0.isEmpty ? "#" : "# \($0)" }, key: name,
      value: forms.isEmpty ? "\"\"" : "\"\"\"\n\(forms.joined(separator: "\n"))\"\"\"", shortValue: short)
  }

  private func comment(_ text: String) -> String {
    "# \(VisibleText.line(text))"
  }

  // MARK: Arguments

  /// What an argument is, for people: `{count}: a whole number from 1 to 500, such as 3 (photos to remove)`.
  private func description(of argument: Argument) -> String {
    let note = argument.note.map { " (\($0))" } ?? ""
    return "{\(argument.name)}: \(kind(of: argument)), such as \(sample(of: argument))\(note)"
  }

  private func kind(of argument: Argument) -> String {
    switch argument.type {
    case .string: "text"
    case .file: "the name of a file"
    case .title: "the title of a thing"
    case .person: "the name of a person"
    case .url: "a web address"
    case .code: "letters or digits that stay as they are"
    case .int:
      switch argument.range {
      case let range? where range.upperBound == .max: "a whole number from \(range.lowerBound) up"
      case let range?: "a whole number from \(range.lowerBound) to \(range.upperBound)"
      case nil: "a whole number"
      }
    case .number: "a number"
    case .percent: "a share"
    case .date: "a date"
    case .duration: "a length of time in seconds"
    case .bytes: "a size in bytes"
    case .money: "an amount of money"
    case .list: "a list"
    case .choice: "one of \(argument.choices.joined(separator: ", "))"
    }
  }

  private func sample(of argument: Argument) -> String {
    switch argument.sample {
    case .text(let text): argument.type == .choice ? text : "“\(text)”"
    case .integer(let number): "\(number)"
    case .number(let number): written(number)
    case .date(let milliseconds): Day(milliseconds: milliseconds).description
    case .list(let items): items.joined(separator: ", ")
    case .money(let amount, let currency): "\(written(amount)) \(currency)"
    }
  }

  private func written(_ number: Double) -> String {
    Int64(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}

/// The plurals and selects of a message without any text, each plural with the forms that a locale needs.
private struct FormLayout {
  let facts: LocaleFacts
  let arguments: [Argument]

  /// Forms within forms multiply; a message with more of them than this is better written by hand.
  private static let limit = 100

  /// One text for each choice at the top of the message; none where there are too many forms.
  func lines(of parts: [MessagePart]) -> [String] {
    count(in: parts) <= Self.limit ? choices(in: parts, indent: "") : []
  }

  /// How many forms there are, those within others counted each time; more than the limit where it is passed.
  private func count(in parts: [MessagePart]) -> Int {
    var total = 0
    for part in parts where total <= Self.limit {
      switch part {
      case .text, .placeholder, .pluralNumber: continue
      case .plural(let plural): total += selectors(of: plural).count * (1 + count(in: inner(of: plural)))
      case .select(let select): for form in select.forms { total += 1 + count(in: form.parts) }
      }
    }
    return total
  }

  private func choices(in parts: [MessagePart], indent: String) -> [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .text, .placeholder, .pluralNumber: return []
      case .plural(let plural):
        let selectors = selectors(of: plural)
        // A language with one form needs no plural, unless numbers have texts of their own.
        guard selectors.count > 1 else { return choices(in: inner(of: plural), indent: indent) }
        let offset = plural.offset == 0 ? "" : " offset:\(Int(plural.offset))"
        return [
          choice(
            "{\(plural.name), \(plural.kind.rawValue),\(offset)", selectors.map { ($0, inner(of: plural)) },
            indent: indent)
        ]
      case .select(let select):
        return [choice("{\(select.name), select,", select.forms.map { ($0.key, $0.parts) }, indent: indent)]
      }
    }
  }

  private func choice(
    _ head: String, _ forms: [(selector: String, parts: [MessagePart])], indent: String
  ) -> String {
    let lines = forms.map { form in
      "\(indent)  \(form.selector) {\(choices(in: form.parts, indent: indent + "  ").joined(separator: " "))}"
    }
    return ([head] + lines).joined(separator: "\n") + "}"
  }

  /// What every form of a translation is laid out as.
  private func inner(of plural: PluralChoice) -> [MessagePart] {
    plural.form(.other)?.parts ?? []
  }

  /// The selectors that a translation needs: those of the source for exact numbers, and each category of the
  /// locale that a number of the argument can meet.
  private func selectors(of plural: PluralChoice) -> [String] {
    let exact = plural.forms.compactMap { form -> String? in
      guard case .exact(let number) = form.selector else { return nil }
      return "=" + (Int64(exactly: number).map { "\($0)" } ?? "\(number)")
    }
    guard let argument = arguments.first(where: { $0.name == plural.name }),
      let coverage = PluralCoverage(of: plural, argument: argument, facts: facts)
    else { return exact + facts.rules(of: plural.kind).categories.map(\.rawValue) }
    let categories = coverage.categories.filter {
      $0 == .other || coverage.reaches($0) && !coverage.isRare($0)
    }
    return exact + categories.map(\.rawValue)
  }
}

/// A day in UTC.
private struct Day: CustomStringConvertible {
  let description: String

  /// Howard Hinnant, “chrono-Compatible Low-Level Date Algorithms”, `civil_from_days`.
  init(milliseconds: Double) {
    let limit = 1e15
    let shifted = Int((max(-limit, min(limit, milliseconds)) / 86_400_000).rounded(.down)) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    func padded(_ number: Int, _ digits: Int) -> String {
      String(repeating: "0", count: max(0, digits - "\(number)".count)) + "\(number)"
    }
    description = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}
