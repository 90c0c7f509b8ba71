/// Finds what breaks the rules of the catalog language, so that a part of a file cannot be read.
///
/// The parser makes these findings while it reads; the words of each fault are in `SyntaxFault`.
public struct Syntax: Check {
  public init() {}

  public static let page = CheckPage(
    id: "syntax",
    category: .catalog,
    severity: .blocking,
    summary: "Finds text, keys and headers that break the rules of the catalog language.",
    rationale: """
      Catalogs are written in TOML 1.0 (https://toml.io/en/v1.0.0). What cannot be read is missing from the \
      app, and half a sentence may be shown for a whole one; so nothing is generated until it is mended. \
      Reading goes on after a fault, and one run tells all of a file.
      """,
    examples: [
      Example(
        bad: """
          [card-expired]
          code = 1
          context = "field"
          remedy = "fix"
          message = "This card has expired.
          recovery = "Enter a card that is still valid."
          note = "Under the card field at checkout."

          """,
        good: """
          [card-expired]
          code = 1
          context = "field"
          remedy = "fix"
          message = "This card has expired."
          recovery = "Enter a card that is still valid."
          note = "Under the card field at checkout."

          """),
      Example(
        bad: """
          [too-wide]
          code = 1
          context = "field"
          remedy = "fix"
          message = "Photos wider than 8" can’t be printed here."
          recovery = "Choose photos of at most 8 inches."
          note = "Under the chosen photos before printing."

          """,
        good: """
          [too-wide]
          code = 1
          context = "field"
          remedy = "fix"
          message = "Photos wider than 8\\" can’t be printed here."
          recovery = "Choose photos of at most 8 inches."
          note = "Under the chosen photos before printing."

          """),
      Example(
        bad: """
          [name-taken]
          code = 1
          context: "field"
          remedy = "fix"
          message = "Another album has this name."
          recovery = "Enter a name that no other album has."
          note = "Under the name field of a new album."

          """,
        good: """
          [name-taken]
          code = 1
          context = "field"
          remedy = "fix"
          message = "Another album has this name."
          recovery = "Enter a name that no other album has."
          note = "Under the name field of a new album."

          """),
    ],
    stopsGeneration: true, mender: .developer)
}
