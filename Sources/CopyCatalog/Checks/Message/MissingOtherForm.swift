/// Finds plurals and selects without the form that is always needed. Its findings are made by the parser.
struct MissingOtherForm: Check {
  static let page = CheckPage(
    id: "missing-other-form", category: .message, severity: .blocking,
    summary: "Finds plurals and selects without a form “other”.",
    rationale: """
      “other” is the form for every value that has none of its own, and the one form that each language has. \
      ICU refuses a message without it, so there would be no text at all. It is needed even where a select \
      lists every value: an app may be older or newer than its catalog.
      """,
    examples: [
      .message(
        "{count, plural, one {# photo is waiting}} for space in the album.",
        "{count, plural, one {# photo is waiting} other {# photos are waiting}} for space in the album.",
        arguments: "count = { type = \"int\", sample = 3 }")
    ],
    stopsGeneration: true)
}
