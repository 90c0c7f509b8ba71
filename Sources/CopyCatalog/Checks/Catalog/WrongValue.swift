/// A value that its key cannot have, or one that is missing.
struct WrongValue: Check {
  static let page = CheckPage(
    id: "wrong-value", category: .catalog, severity: .blocking,
    summary: "A value that its key cannot have, or a key that is needed and missing.",
    rationale: """
      What an entry is (where a person meets it, who can end it, what its arguments hold) decides how it is \
      shown and what Swift is generated. The tool asks rather than guesses.
      """,
    examples: [
      Example(
        bad: """
          [album-full]
          code = 1
          context = "alert"
          remedy = "fix"
          title = "This album is full"
          message = "It already holds 500 photos."
          recovery = "Remove photos from the album, then try again."
          note = "After choosing photos to add."
          """,
        good: """
          [album-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "This album is full"
          message = "It already holds 500 photos."
          recovery = "Remove photos from the album, then try again."
          note = "After choosing photos to add."
          """)
    ],
    stopsGeneration: true, mender: .developer)

  /// - Parameter edits: what makes the value one of the expected kind, where that is certain.
  func wrongType(
    key: String, found: String, expected: String, edits: [TextEdit], at place: Place, in subject: Subject
  ) -> Finding {
    finding(
      "'\(key)' is \(found), not \(expected)", at: place, in: subject,
      impact: "the value is not read", fix: Fix("give '\(key)' \(expected)", edits: edits, isSafe: true))
  }

  func notAPhrase(_ text: String, key: String, at place: Place, in subject: Subject) -> Finding {
    finding(
      "“\(text)” in '\(key)' is no word", at: place, in: subject, impact: "it is not read",
      fix: Fix("write a word or phrase that begins with a letter, such as \"beam over\""))
  }

  func languageNotJudged(_ locale: LocaleTag, at place: Place, in subject: Subject) -> Finding {
    finding(
      "copy in \(locale) is not judged for what it says, so its words are of no use", at: place, in: subject,
      impact: "the words are not read",
      fix: Fix("delete this section, or write one of \(languageTags.quoted().listed("or"))"))
  }

  /// What else the values of a key are called: the presentations that follow from a context (“alert”), and what
  /// people do in place of a remedy’s name (“contact”).
  private static let otherWords: [String: [String: String]] = [
    "context": [
      "alert": "blocking", "dialog": "blocking", "modal": "blocking", "banner": "passing", "toast": "passing",
      "snackbar": "passing", "status": "passing", "form": "field", "inline": "field", "view": "content",
      "retry": "content", "full-screen": "unavailable", "fullscreen": "unavailable", "screen": "unavailable",
      "confirmation": "decision", "confirm": "decision", "question": "decision", "loading": "progress",
      "done": "success",
    ],
    "remedy": [
      "try-again": "retry", "again": "retry", "repeat": "retry", "later": "wait", "support": "get-help",
      "contact": "get-help", "help": "get-help", "nothing": "none", "no": "none", "edit": "fix", "correct": "fix",
    ],
  ]

  func notOneOf(_ values: [String], text: String, key: String, at place: Place, in subject: Subject)
    -> Finding
  {
    let close =
      nearest(text, in: values) ?? Self.otherWords[key]?[text.lowercased()]
      ?? values.first { $0.utf8.count > 2 && text.lowercased().hasPrefix($0) }
    return finding(
      "“\(text)” is not a value of '\(key)'", at: place, in: subject,
      impact: "the value is not read",
      fix: close.map { Fix("write \"\($0)\"", edits: [TextEdit(replacing: place.range, with: "\"\($0)\"")]) }
        ?? Fix("use one of \(values.quoted().listed("or"))"))
  }

  func entryWithoutContext(_ entry: String, at place: Place, in subject: Subject) -> Finding {
    finding(
      "\(entry) does not say where a person meets it", at: place, in: subject,
      impact: "the app cannot know whether to show an alert, a banner or a text at a field",
      fix: Fix(
        "add context = \"blocking\", or one of \(Context.allCases.map(\.rawValue).quoted().listed("or"))"))
  }

  func errorWithoutRemedy(_ entry: String, at place: Place, in subject: Subject) -> Finding {
    finding(
      "\(entry) does not say who can end it", at: place, in: subject,
      impact: "the app cannot know whether to offer to try again, to wait or to get help",
      fix: Fix("add remedy = \"fix\", or one of \(Remedy.allCases.map(\.rawValue).quoted().listed("or"))"))
  }

  func mixedContexts(_ first: Context, _ odd: Context, at place: Place, in subject: Subject) -> Finding {
    finding(
      "'\(first.rawValue)' and '\(odd.rawValue)' in one entry", at: place, in: subject,
      impact: "an entry is either an error or another state of a view; one Swift case cannot be both",
      fix: Fix("make '\(odd.rawValue)' an entry of its own"))
  }

  func argumentWithoutType(_ name: String, at place: Place, in subject: Subject) -> Finding {
    finding(
      "the argument \(name) has no type", at: place, in: subject,
      impact: "no Swift parameter can be made for it",
      fix: Fix(
        "add type = \"string\", or one of \(ArgumentType.allCases.map(\.rawValue).quoted().listed("or"))"))
  }

  func choiceWithoutValues(_ name: String, at place: Place, in subject: Subject) -> Finding {
    finding(
      "the choice \(name) lists no values", at: place, in: subject,
      impact: "the Swift enum for it would have no case",
      fix: Fix("add values = [\"…\", \"…\"] with the values it can have"))
  }

  func choiceTwice(_ value: String, at place: Place, in subject: Subject) -> Finding {
    finding(
      "the value '\(value)' is listed twice", at: place, in: subject,
      impact: "the Swift enum for it would have one case twice",
      fix: Fix("delete one of the two", keys: [.remove(place.range.lowerBound)], isSafe: true))
  }

  func doesNotSuit(_ key: String, type: ArgumentType, suits: String, at place: Place, in subject: Subject)
    -> Finding
  {
    finding(
      "'\(key)' on an argument of type '\(type.rawValue)'", at: place, in: subject,
      impact: "it says something of \(suits) arguments only and would have no effect",
      fix: Fix("delete '\(key)'", keys: [.remove(place.range.lowerBound)], isSafe: true))
  }

  func actionWithoutLabel(_ key: String, at place: Place, in subject: Subject) -> Finding {
    finding(
      "the action \(key) has no label", at: place, in: subject, impact: "its button would be empty",
      fix: Fix("add label = \"…\" with one or two words that begin with a verb"))
  }

  func cannotBeSilenced(_ check: String, at place: Place, in subject: Subject) -> Finding {
    finding(
      "'\(check)' cannot be silenced", at: place, in: subject,
      impact: "no safe Swift can be generated while such a fault stands",
      fix: Fix("delete this line and mend the fault", keys: [.remove(place.range.lowerBound)], isSafe: true))
  }

  func allowanceWithoutReason(_ check: String, at place: Place, in subject: Subject) -> Finding {
    finding(
      "'\(check)' is silenced without a reason", at: place, in: subject,
      impact: "the next writer cannot tell whether it is still right",
      fix: Fix("say in a few words why it is right here"))
  }
}
