/// Finds forms that a plural or select has twice. Its findings are made by the parser.
struct DuplicateForm: Check {
  static let page = CheckPage(
    id: "duplicate-form", category: .message, severity: .blocking,
    summary: "Finds plurals and selects that have the same form twice.",
    rationale: """
      ICU shows the first of two equal forms and never says that there is a second; other tools show the \
      last. One of the two texts is lost, often the translation that was added last. =1 and =1.0 are the \
      same form.
      """,
    examples: [
      .message(
        "{count, plural, one {# photo is waiting} one {One photo is waiting} other {# photos are waiting}} for space.",
        "{count, plural, one {# photo is waiting} other {# photos are waiting}} for space.",
        arguments: "count = { type = \"int\", sample = 3 }")
    ],
    stopsGeneration: true)
}
