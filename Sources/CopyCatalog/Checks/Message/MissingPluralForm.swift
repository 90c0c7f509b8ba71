/// Finds plurals that lack a form their language needs.
struct MissingPluralForm: FormCheck {
  static let page = CheckPage(
    id: "missing-plural-form", category: .message, severity: .blocking,
    summary: "Finds plurals without a form for numbers that the argument can have.",
    rationale: """
      A language has up to six plural forms, and a number without its form is shown with the form “other”, \
      which reads like broken grammar: Polish “Usuń 3 zdjęć”. What is needed comes from CLDR's plural rules \
      as the linked ICU has them, and from the range that the argument declares; numbers with a form =N need \
      no other. A form that only exact millions take (French, Spanish, Italian “many”) is a note unless the \
      declared range reaches them.
      """,
    examples: [
      .message(
        "{count, plural, other {# photos are waiting}} for space.",
        "{count, plural, one {# photo is waiting} other {# photos are waiting}} for space.",
        arguments: "count = { type = \"int\", sample = 3 }"),
      .translation(
        "pl", of: "{count, plural, one {# photo is waiting} other {# photos are waiting}} for space.",
        "{count, plural, one {# zdjęcie czeka} other {# zdjęcia czeka}} na miejsce.",
        "{count, plural, one {# zdjęcie czeka} few {# zdjęcia czekają} many {# zdjęć czeka} other {# zdjęcia czeka}} "
          + "na miejsce.",
        arguments: "count = { type = \"int\", sample = 3 }"),
    ])

  func findings(in message: MessageSite) -> [Finding] {
    guard let facts = message.facts else { return [] }
    var findings: [Finding] = []
    message.forEachPlural { plural in
      guard let argument = message.argument(plural.name),
        let coverage = PluralCoverage(of: plural, argument: argument, facts: facts)
      else { return }
      let missing = coverage.categories.filter {
        $0 != .other && plural.form($0) == nil && coverage.reaches($0)
      }
      let rare = missing.filter(coverage.isRare)
      let needed = missing.filter { !rare.contains($0) }
      if !needed.isEmpty {
        findings.append(finding(needed, plural, coverage, severity: page.severity, in: message))
      }
      if !rare.isEmpty { findings.append(finding(rare, plural, coverage, severity: .note, in: message)) }
    }
    return findings
  }

  private func finding(
    _ missing: [PluralCategory], _ plural: PluralChoice, _ coverage: PluralCoverage, severity: Severity,
    in message: MessageSite
  ) -> Finding {
    let names = missing.map { "‘\($0.rawValue)’" }.listed()
    let shown = coverage.numbers(of: missing[0], limit: 4)
    let forms = missing.map { category in
      "\(category.rawValue) {…}  for \(Self.listed(coverage.numbers(of: category, limit: 5)))"
    }
    let sample = shown.first.flatMap(ArgumentValue.init(number:))
    let rendered = message.rendered(
      choosing: nil, values: sample.map { [plural.name: $0] } ?? [:])
    return finding(
      "the \(plural.kind.rawValue) of {\(plural.name)} has no form \(names)",
      at: message.message.place(of: plural.range), in: message.subject, severity: severity,
      impact:
        "\(Self.listed(shown)) \(shown.count == 1 ? "is" : "are") shown with the form for ‘other’: \(rendered)",
      fix: Fix("add  \(forms.joined(separator: ",  "))"))
  }

  /// `2, 3, 4 …`; without the dots where these are all.
  static func listed(_ numbers: [String]) -> String {
    numbers.count < 4 ? numbers.joined(separator: ", ") : numbers.prefix(4).joined(separator: ", ") + " …"
  }
}

extension ArgumentValue {
  /// The number that digits say; nil where they are none.
  init?(number digits: String) {
    if let whole = Int64(digits) {
      self = .integer(whole)
    } else if let number = Double(digits) {
      self = .number(number)
    } else {
      return nil
    }
  }
}
