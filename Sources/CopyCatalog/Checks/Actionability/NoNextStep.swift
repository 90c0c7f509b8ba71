/// An error that leaves the reader without anything to do.
struct NoNextStep: CopyCheck {
  static let page = CheckPage(
    id: "no-next-step", category: .actionability, severity: .blocking,
    summary: "An error that tells the reader nothing to do.",
    rationale: """
      A person who is told only what went wrong is stuck. The next step may stand in the message, in the recovery, \
      or on a button that is one, such as “Sign In”. WCAG 3.3.3 asks for a suggestion wherever one is known. An \
      error that nobody can end has `remedy = "none"` and says where that leaves the person.
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
    ])

  func findings(in site: CopySite) -> [Finding] {
    guard site.entry.isError, asksForStep(site.entry), let judgement = site.judgement,
      let text = site.copy[.message] ?? site.copy[.recovery]
    else { return [] }
    guard !judgement.instructs(in: [.message, .recovery]), !offersStep(site) else { return [] }
    return [
      finding(
        "\(site.entry.name) does not say what to do", at: Place(file: site.copy.file, range: text.valueRange),
        in: site.subject(text.field),
        impact: "the reader knows that it failed and not how to go on",
        fix: Fix("add a recovery that begins with what to do, or an action that does it"))
    ]
  }

  /// Whether the person has something to do: not where only time ends it, or nothing does.
  private func asksForStep(_ entry: Entry) -> Bool {
    switch entry.remedy {
    case .wait?, Remedy.none?: false
    case .fix?, .retry?, .getHelp?, nil: true
    }
  }

  /// Whether one of the actions is a way on, not only a way out.
  private func offersStep(_ site: CopySite) -> Bool {
    site.entry.actions.contains { reference in
      guard let action = site.catalog.action(reference.key) else { return true }
      return action.role != .cancel
    }
  }
}
