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
    guard site.isSource, site.entry.isError, let language = Language.of(site.locale), !isFallbackError(site),
      let message = site.copy[.message], message.message.isSound
    else { return [] }
    let said = [site.copy[.title], message].compactMap { $0 }
    guard said.allSatisfy({ $0.message.isSound && $0.message.isLiteral && language.isGeneric($0.message.text) })
    else { return [] }
    return [
      finding(
        "“\(message.message.text)” does not say what happened",
        at: Place(file: site.copy.file, range: message.valueRange), in: site.subject(message.field),
        impact: "the reader cannot tell what failed and what became of their work",
        fix: Fix("name what could not be done and why, such as “Couldn’t ⟨action⟩ because ⟨cause⟩.”"))
    ]
  }

  /// The error that stands for every unknown one cannot say more.
  private func isFallbackError(_ site: CopySite) -> Bool {
    site.catalog.settings.fallbackError?.text == "\(site.domain.name).\(site.entry.name)"
  }
}
