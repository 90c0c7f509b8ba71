/// Copy that promises another way out than the entry’s remedy.
struct RemedyMismatch: CopyCheck {
  static let page = CheckPage(
    id: "remedy-mismatch", category: .actionability, severity: .shouldFix,
    summary: "An error whose copy does not offer what its remedy says.",
    rationale: """
      `remedy` says how the error ends, and the app acts on it. The copy has to say the same: with `retry` there is a \
      way to try again, with `wait` the reader is told how long or what happens next, with `get-help` who can help. \
      Words are judged where the source’s language is known.
      """,
    examples: [
      Example(
        bad: """
          [server-busy]
          code = 1
          context = "blocking"
          remedy = "wait"
          title = "Too many people are signing in"
          message = "The album is not open to you now."
          note = "At sign-in."
          """,
        good: """
          [server-busy]
          code = 1
          context = "blocking"
          remedy = "wait"
          title = "Too many people are signing in"
          message = "The album opens in a few minutes."
          note = "At sign-in."
          """),
      Example(
        bad: """
          [account-closed]
          code = 1
          context = "blocking"
          remedy = "get-help"
          title = "Your account was closed"
          message = "It broke the rules for shared albums. Read the rules first."
          note = "At sign-in."
          """,
        good: """
          [account-closed]
          code = 1
          context = "blocking"
          remedy = "get-help"
          title = "Your account was closed"
          message = "It broke the rules for shared albums. Contact support to have it opened again."
          note = "At sign-in."
          """)
    ])

  func findings(in site: CopySite) -> [Finding] {
    guard let remedy = site.entry.remedy, let judgement = site.judgement,
      let text = site.copy[.recovery] ?? site.copy[.message]
    else { return [] }
    let language = judgement.language
    func says(_ roles: Roles) -> Bool {
      site.words?.texts.contains { text in
        [.title, .message, .recovery].contains(text.field.slot)
          && text.readings.contains { !$0.signs(roles).isEmpty }
      } ?? false
    }
    func mismatch(_ problem: String, impact: String, fix: String) -> [Finding] {
      [
        finding(
          problem, at: Place(file: site.copy.file, range: text.valueRange), in: site.subject(text.field),
          impact: impact, fix: Fix(fix))
      ]
    }
    switch remedy {
    case .retry:
      // Without buttons, the reader does again what was done before.
      guard !site.entry.actions.isEmpty, judgement.instructs(in: [.message, .recovery]),
        !offers(.retry, site),
        !mentionsRetry(site)
      else { return [] }
      return mismatch(
        "\(site.entry.name) has remedy = \"retry\", and neither its text nor an action lets the reader try again",
        impact: "the reader does what is asked and waits for something to happen",
        fix: "add an action with role = \"retry\", or end with what to do again")
    case .wait:
      guard language.knowsWhens, !says(.when), !showsTime(site) else { return [] }
      return mismatch(
        "\(site.entry.name) asks the reader to wait and doesn’t say how long or for what",
        impact: "the reader doesn’t know whether to stay, and comes back too early or never",
        fix: "say when it is over, or that it goes on by itself and how the reader learns of it")
    case .getHelp:
      guard language.knowsHelpers, !says(.helper), site.entry.help == nil, !offers(.getHelp, site),
        !site.entry.arguments.contains(where: { $0.type == .person })
      else { return [] }
      return mismatch(
        "\(site.entry.name) has remedy = \"get-help\" and doesn’t say who helps",
        impact: "the reader can’t end it alone and doesn’t know whom to ask",
        fix: "name who helps, or add an action with role = \"get-help\"")
    case .fix, .none: return []
    }
  }

  /// Whether a text tells, among other things, to try again or to wait.
  private func mentionsRetry(_ site: CopySite) -> Bool {
    site.words?.texts.contains { text in
      text.field.slot != .announcement
        && text.readings.contains { $0.tokens().contains { $0.roles.contains(.retry) } }
    } ?? false
  }

  private func offers(_ role: ActionRole, _ site: CopySite) -> Bool {
    site.offeredActions?.contains { $0.action.role == role } ?? true
  }

  /// Whether an argument tells a time or a duration.
  private func showsTime(_ site: CopySite) -> Bool {
    site.entry.arguments.contains { argument in
      switch argument.type {
      case .date, .duration: true
      default: false
      }
    }
  }
}
