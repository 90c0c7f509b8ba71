/// An error that tells what to do and not what happened.
struct AdviceOnly: CopyCheck {
  static let page = CheckPage(
    id: "advice-only", category: .actionability, severity: .shouldFix,
    summary: "An error that tells what to do and not what happened.",
    rationale: """
      “Please try again later.” leaves the reader guessing what went wrong, whether it was their doing, and what became \
      of their work (WCAG 3.3.1; Apple HIG: describe what happened, the context and why). At a form field advice is \
      enough: what is wrong stands beside it.
      """,
    examples: [
      Example(
        bad: """
          [download-stopped]
          code = 1
          context = "blocking"
          remedy = "fix"
          message = "Check your connection and start the download again."
          title = "Try again"
          note = "While a film is downloaded."
          """,
        good: """
          [download-stopped]
          code = 1
          context = "blocking"
          remedy = "fix"
          message = "Check your connection and start the download again."
          title = "The download stopped"
          note = "While a film is downloaded."
          """)
    ])

  func findings(in site: CopySite) -> [Finding] {
    guard site.entry.isError, site.entry.context != .field, let judgement = site.judgement,
      let message = site.copy[.message], judgement.statement(of: [.title, .message]) == .missing,
      judgement.instructs(in: [.title, .message])
    else { return [] }
    return [
      finding(
        "\(site.entry.name) tells what to do and not what happened",
        at: Place(file: site.copy.file, range: message.valueRange), in: site.subject(message.field),
        impact: "the reader meets “\(message.message.text)” and doesn’t know what failed",
        fix: Fix("say first what happened, then what to do\(site.shape)"))
    ]
  }
}
