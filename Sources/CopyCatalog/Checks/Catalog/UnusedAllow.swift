/// An `allow` that silences nothing.
struct UnusedAllow: Check {
  static let page = CheckPage(
    id: "unused-allow", category: .catalog, severity: .note,
    summary: "An `allow` that silences nothing any more.",
    rationale: """
      The exception outlived its cause. Left in place it would silence the next fault, which nobody looked at.
      """,
    examples: [
      Example(
        bad: """
          [album-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "This album is full"
          message = "It already holds 500 photos."
          recovery = "Remove photos from the album, then try again."
          note = "After choosing photos to add."
          allow.missing-title = "The service sends the title."
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
    ])

  func unused(_ allowance: Allowance, entry: String, in subject: Subject) -> Finding {
    finding(
      "'\(allowance.check)' is silenced for \(entry) and finds nothing", at: allowance.place, in: subject,
      impact: "the next fault of this kind would pass unseen",
      fix: Fix("delete this line", keys: [.remove(allowance.place.range.lowerBound)], isSafe: true))
  }
}
