/// An error that a person has to mend, whose only advice is to try again.
struct RetryOnly: CopyCheck {
  static let page = CheckPage(
    id: "retry-only", category: .actionability, severity: .shouldFix,
    summary: "An error with something to mend whose only advice is to try again.",
    rationale: """
      Doing the same again gives the same result, as long as nothing was mended. `remedy = "fix"` and `"get-help"` say \
      that something must be: name it (Microsoft and Google: a specific solution). With `remedy = "retry"` trying again \
      is the advice.
      """,
    examples: [
      Example(
        bad: """
          [sign-in-refused]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "You’re not signed in"
          message = "The password doesn’t belong to this account. Try again later."
          note = "After the form is sent."
          """,
        good: """
          [sign-in-refused]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "You’re not signed in"
          message = "The password doesn’t belong to this account. Enter the one you set last."
          note = "After the form is sent."
          """)
    ])

  func findings(in site: CopySite) -> [Finding] {
    guard let remedy = site.entry.remedy, remedy == .fix || remedy == .getHelp,
      let judgement = site.judgement,
      judgement.onlyRetries, !site.offersMoreThanRetry,
      let text = site.copy[.recovery] ?? site.copy[.message]
    else { return [] }
    return [
      finding(
        "all that \(site.entry.name) advises is to try again, and its remedy is \"\(remedy.rawValue)\"",
        at: Place(file: site.copy.file, range: text.valueRange), in: site.subject(text.field),
        impact: "the reader tries “\(text.message.text)”, and it fails as before",
        fix: Fix(
          remedy == .fix
            ? "name what to change first, or write remedy = \"retry\""
            : "name who can help, or write remedy = \"retry\""))
    ]
  }
}

extension CopySite {
  /// Whether one of the entry’s actions does something else than to close or to try again. One that is not in
  /// `Actions.toml` may.
  fileprivate var offersMoreThanRetry: Bool {
    guard let offered = offeredActions else { return true }
    return offered.contains { $0.action.role != .cancel && $0.action.role != .retry }
  }
}
