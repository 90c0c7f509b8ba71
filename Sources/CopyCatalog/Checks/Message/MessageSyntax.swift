/// Finds messages that are not written in the language of ICU messages. Its findings are made by the parser.
struct MessageSyntax: Check {
  static let page = CheckPage(
    id: "message-syntax", category: .message, severity: .blocking,
    summary: "Finds messages whose braces, quotes, types or forms cannot be read.",
    rationale: """
      A message is an ICU message: {name} is an argument, {count, plural, one {…} other {…}} chooses a form, \
      and an apostrophe before a brace quotes it. A slip in this makes the reader meet raw braces or a half \
      sentence, often in one locale only. The parser is stricter than ICU, which accepts quotes that are \
      never closed, braces that were never opened and forms that no number takes: it shows them to the \
      reader without a word.
      """,
    examples: [
      .message(
        "{count, plural, one {# photo is waiting} other {# photos are waiting} for space in the album.",
        "{count, plural, one {# photo is waiting} other {# photos are waiting}} for space in the album.",
        arguments: "count = { type = \"int\", sample = 3 }"),
      .message(
        "The album has no room for '{fileName}. It stays on this device.",
        "The album has no room for “{fileName}”. It stays on this device.",
        arguments: "fileName = { type = \"file\", sample = \"harbor.jpg\" }"),
      .message(
        "{count, plural, 1 {One photo is waiting} other {# photos are waiting}} for space in the album.",
        "{count, plural, =1 {One photo is waiting} other {# photos are waiting}} for space in the album.",
        arguments: "count = { type = \"int\", sample = 3 }"),
    ],
    stopsGeneration: true)
}
