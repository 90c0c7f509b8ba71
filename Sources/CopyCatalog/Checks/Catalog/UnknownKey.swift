/// A key that the format does not have, or that belongs elsewhere.
struct UnknownKey: Check {
  static let page = CheckPage(
    id: "unknown-key", category: .catalog, severity: .blocking,
    summary: "A key that a catalog does not have.",
    rationale: """
      A mistyped key would otherwise be dropped in silence: the text stands in the file and never reaches \
      the app. Keys of your own go below `x.`, which is never read.
      """,
    examples: [
      Example(
        bad: """
          [album-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "This album is full"
          mesage = "It already holds 500 photos."
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
    ], mender: .developer)

  func unknown(_ key: String, among keys: [String], of owner: String, at place: Place, in subject: Subject)
    -> Finding
  {
    let close = nearest(key, in: keys)
    return finding(
      "'\(key)' is not a key of \(owner)", at: place, in: subject,
      impact: "what it says is not read and never reaches the app",
      fix: close.map { Fix("write '\($0)'", edits: [TextEdit(replacing: place.range, with: $0)]) }
        ?? Fix("use one of \(keys.quoted().listed("or")), or write 'x.\(key)' for a remark of your own"))
  }

  func belongsToSource(_ key: String, entry: String, at place: Place, in subject: Subject) -> Finding {
    finding(
      "'\(key)' in a translation of \(entry)", at: place, in: subject,
      impact: "the source locale alone says what an error is; two files could come to differ",
      fix: Fix(
        "delete '\(key)' here; it is set in the source locale's file",
        keys: [.remove(place.range.lowerBound)]))
  }

  func belongsToTranslations(_ key: String, entry: String, at place: Place, in subject: Subject) -> Finding {
    finding(
      "'\(key)' in the source copy of \(entry)", at: place, in: subject,
      impact: "it tells how far a translation has come, and the source is none",
      fix: Fix("delete '\(key)' here", keys: [.remove(place.range.lowerBound)]))
  }

  /// A key of errors on copy for another state of a view.
  func belongsToErrors(_ key: String, entry: String, context: Context, at place: Place, in subject: Subject)
    -> Finding
  {
    finding(
      "'\(key)' on \(entry), which is no error", at: place, in: subject,
      impact:
        "copy with the context '\(context.rawValue)' has neither code nor remedy; what it says is not read",
      fix: Fix(
        key == "code"
          ? "delete 'code', and list it in 'retired-codes' if people have seen it" : "delete '\(key)'",
        keys: [.remove(place.range.lowerBound)]))
  }

  func withoutTwoArguments(_ first: String, at place: Place, in subject: Subject) -> Finding {
    finding(
      "'without' stands inside the wording without {\(first)}", at: place, in: subject,
      impact: "what it says is not read and never reaches the app",
      fix: Fix("write 'without.\(first)' in words that show no argument that may be missing"))
  }

  func outsideEntry(_ key: String, at place: Place, in subject: Subject) -> Finding {
    finding(
      "'\(key)' stands before the first entry", at: place, in: subject,
      impact: "what it says is not read and never reaches the app",
      fix: Fix("move it below the header of its entry, such as [upload-failed], or below [domain]"))
  }
}
