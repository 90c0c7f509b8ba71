/// A title that fits every error.
struct EmptyTitle: CopyCheck {
  static let page = CheckPage(
    id: "empty-title", category: .actionability, severity: .shouldFix,
    summary: "A title that fits every error.",
    rationale: """
      The title is read first, and often alone: by who glances, and by who hears it announced. “Error” spends it on \
      what the alert itself already says (Apple HIG: describe what happened; Microsoft: not the word “error”).
      """,
    examples: [
      Example(
        bad: """
          [album-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "Something went wrong"
          message = "The album already holds 500 photos. Remove some, then add these."
          note = "After choosing photos."
          """,
        good: """
          [album-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "The album is full"
          message = "The album already holds 500 photos. Remove some, then add these."
          note = "After choosing photos."
          """)
    ])

  func findings(in site: CopySite) -> [Finding] {
    guard site.entry.isError, let judgement = site.judgement, let title = site.copy[.title],
      let statement = judgement.statement(of: .title), statement.rank <= Judgement.Statement.generic.rank,
      // Where the message says no more, that is the finding.
      judgement.statement(of: .message) == .specific,
      statement == .generic || !judgement.instructs(in: .title),
      // “Done” over an error is told by another check.
      !TextWords(title.message.text, in: judgement.language).tellOfSuccess
    else { return [] }
    return [
      finding(
        "the title “\(title.message.text)” fits every error",
        at: Place(file: site.copy.file, range: title.valueRange), in: site.subject(title.field),
        impact: "who reads or hears only the title learns nothing",
        fix: Fix("say in the title what happened, and in the message why and what to do"))
    ]
  }
}
