/// Finds plural forms that name one number where the form is for several.
struct NumberMissingInForm: FormCheck {
  static let page = CheckPage(
    id: "number-missing-in-form", category: .message, severity: .blocking,
    summary: "Finds plural forms that say “1” or nothing where they are shown for other numbers too.",
    rationale: """
      The form “one” is not the number 1. In Russian it is also for 21 and 101, in French and Brazilian \
      Portuguese for 0, so a text that is written for one thing tells the reader something false. Where the \
      language's “one” is the number 1 alone, as in English and German, nothing is asked. A text for exactly \
      1 is the form =1.
      """,
    examples: [
      .translation(
        "fr", of: "{count, plural, one {# photo is waiting} other {# photos are waiting}} for space.",
        "{count, plural, one {1 photo attend} many {# de photos attendent} other {# photos attendent}} de la place.",
        "{count, plural, one {# photo attend} many {# de photos attendent} other {# photos attendent}} de la place.",
        arguments: "count = { type = \"int\", sample = 3 }")
    ])

  func findings(in message: MessageSite) -> [Finding] {
    guard let facts = message.facts else { return [] }
    var findings: [Finding] = []
    message.forEachPlural { plural in
      guard let argument = message.argument(plural.name),
        let coverage = PluralCoverage(of: plural, argument: argument, facts: facts)
      else { return }
      for form in plural.forms {
        guard case .category(let category) = form.selector,
          !Self.shows(plural.name, in: form.parts, isOwn: true)
        else { continue }
        let numbers = coverage.numbers(of: category, limit: 6)
        guard numbers.count > 1 else { continue }
        // A form for many numbers may leave the number out (“several photos”); one that names a number may
        // not.
        let named = Self.numbers(in: form.parts, of: numbers + coverage.numbers(of: category, limit: 60))
        let singular = Self.own[category].flatMap { coverage.reaches(exact: Double($0)) ? String($0) : nil }
        guard singular != nil || !named.isEmpty else { continue }
        let meant = named.first?.digits ?? singular ?? numbers[0]
        let others = numbers.filter { $0 != meant }
        guard let shown = others.first.flatMap(ArgumentValue.init(number:)) else { continue }
        var edits: [TextEdit] = []
        if named.count == 1, let place = named.first?.range {
          edits = [TextEdit(replacing: message.message.place(of: place).range, with: "#")]
        }
        findings.append(
          finding(
            "the form ‘\(category.rawValue)’ shows no number, and is not for \(meant) alone",
            at: message.message.place(of: form.selectorRange.lowerBound..<form.range.upperBound),
            in: message.subject,
            impact: "\(others[0]) is shown as \(message.rendered(values: [plural.name: shown]))",
            fix: Fix(
              edits.isEmpty
                ? "write # in it, and a form  =\(meant) {…}  for exactly \(meant)" : "write # for the number",
              edits: edits)))
      }
    }
    return findings
  }

  /// The number that a form is named after; what is written for it is easily taken to be for that number
  /// alone.
  private static let own: [PluralCategory: Int] = [.zero: 0, .one: 1, .two: 2]

  /// Whether the value of an argument is shown somewhere in a form.
  private static func shows(_ name: String, in parts: [MessagePart], isOwn: Bool) -> Bool {
    parts.contains { part in
      switch part {
      case .text: false
      case .placeholder(let placeholder): placeholder.name == name
      case .pluralNumber: isOwn
      case .plural(let plural):
        plural.forms.contains { shows(name, in: $0.parts, isOwn: plural.name == name) }
      case .select(let select): select.forms.contains { shows(name, in: $0.parts, isOwn: false) }
      }
    }
  }

  /// The whole numbers that a form's text names in digits, as far as they are among some: their digits, read
  /// as ASCII, and their ranges in the pattern.
  private static func numbers(
    in parts: [MessagePart], of candidates: [String]
  ) -> [(digits: String, range: Range<Int>)] {
    var found: [(digits: String, range: Range<Int>)] = []
    for part in parts {
      guard case .text(let text) = part else { continue }
      var digits = ""
      var start = 0
      var offset = 0
      func end() {
        if candidates.contains(digits) {
          found.append((digits, text.map.source(of: start)..<text.map.source(of: offset - 1) + 1))
        }
        digits = ""
      }
      for scalar in text.text.unicodeScalars {
        if scalar.properties.generalCategory == .decimalNumber, let value = scalar.properties.numericValue {
          if digits.isEmpty { start = offset }
          digits += String(Int(value))
        } else if !digits.isEmpty {
          end()
        }
        offset += UTF8.width(scalar)
      }
      if !digits.isEmpty { end() }
    }
    return found
  }
}
