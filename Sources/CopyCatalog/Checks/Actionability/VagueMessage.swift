/// An error that says only that something went wrong.
struct VagueMessage: CopyCheck {
  static let page = CheckPage(
    id: "vague-message", category: .actionability, severity: .blocking,
    summary: "An error that does not say what happened.",
    rationale: """
      “Something went wrong” fits every error and helps with none: the reader cannot tell what was lost, and the \
      support team cannot either. WCAG 3.3.1 asks that the error is described in text. What counts is whether \
      anything is left once the words that fit every error are taken away.
      """,
    examples: [
      Example(
        bad: """
          [upload-failed]
          code = 1
          context = "passing"
          remedy = "retry"
          message = "Something went wrong."
          recovery = "Check your connection and try again."
          note = "While photos are uploaded."
          """,
        good: """
          [upload-failed]
          code = 1
          context = "passing"
          remedy = "retry"
          message = "Your photos weren’t uploaded."
          recovery = "Check your connection and try again."
          note = "While photos are uploaded."
          """)
    ])

  func findings(in site: CopySite) -> [Finding] {
    guard site.entry.isError, let judgement = site.judgement, let message = site.copy[.message],
      let severity = severity(of: judgement), !isFallbackError(site)
    else { return [] }
    return [
      finding(
        "“\(message.message.text)” does not say what happened",
        at: Place(file: site.copy.file, range: message.valueRange), in: site.subject(message.field),
        severity: severity, impact: "the reader cannot tell what failed and what became of their work",
        fix: Fix("name what could not be done and why\(site.shape)"))
    ]
  }

  /// Nil where title and message say what happened, or give advice alone, which is a finding of its own.
  private func severity(of judgement: CopyJudgement) -> Severity? {
    switch judgement.statement(of: [.title, .message]) {
    case .specific?, nil: nil
    case .classified?: .shouldFix
    case .generic?: .blocking
    case .missing?: judgement.instructs(in: [.title, .message]) ? nil : .blocking
    }
  }

  /// The error that stands for every unknown one cannot say more.
  private func isFallbackError(_ site: CopySite) -> Bool {
    site.catalog.settings.fallbackError?.text == "\(site.domain.name).\(site.entry.name)"
  }
}
