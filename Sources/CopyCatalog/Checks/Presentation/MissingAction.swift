/// A retry state without a way to try again, a confirmation without the step it asks about, an empty view
/// without a way to fill it.
struct MissingAction: CopyCheck {
  static let page = CheckPage(
    id: "missing-action", category: .presentation, severity: .shouldFix,
    summary: "Copy that lacks the button its place is made for.",
    rationale: """
      Content that did not load stays away until somebody loads it again, and without a button with the role \
      `retry` the person has to leave the view and come back. Where signing in or a setting ends the error \
      (`remedy = "fix"` or `"get-help"`), an action that does that is enough. A confirmation needs the step \
      it asks about, with the role `destructive`, so that the system shows it as one (Apple HIG, alerts and \
      action sheets). An empty view gets a note if neither its text nor an action says how to fill it. \
      Alerts close without an action of their own, and are not asked for one here.
      """,
    examples: [
      Example(
        bad: """
          # en/Actions.toml
          [try-again]
          label = "Try Again"
          role = "retry"
          note = "Loads the list once more."
          # en/Photos.toml
          [albums-not-loaded]
          code = 1
          context = "content"
          remedy = "retry"
          title = "Couldn’t load your albums"
          message = "The connection is too slow."
          recovery = "Move closer to your Wi-Fi router, then try again."
          note = "In place of the list."
          """,
        good: """
          # en/Actions.toml
          [try-again]
          label = "Try Again"
          role = "retry"
          note = "Loads the list once more."
          # en/Photos.toml
          [albums-not-loaded]
          code = 1
          context = "content"
          remedy = "retry"
          title = "Couldn’t load your albums"
          message = "The connection is too slow."
          recovery = "Move closer to your Wi-Fi router, then try again."
          actions = ["try-again"]
          note = "In place of the list."
          """),
      Example(
        bad: """
          # en/Actions.toml
          [delete]
          label = "Delete"
          note = "Deletes the album for good."
          [cancel]
          label = "Cancel"
          role = "cancel"
          note = "Leaves everything as it is."
          # en/Photos.toml
          [delete-album]
          context = "decision"
          title = "Delete this album?"
          message = "Its photos stay in your library."
          actions = ["delete", "cancel"]
          note = "After choosing Delete in the album’s menu."
          """,
        good: """
          # en/Actions.toml
          [delete]
          label = "Delete"
          role = "destructive"
          note = "Deletes the album for good."
          [cancel]
          label = "Cancel"
          role = "cancel"
          note = "Leaves everything as it is."
          # en/Photos.toml
          [delete-album]
          context = "decision"
          title = "Delete this album?"
          message = "Its photos stay in your library."
          actions = ["delete", "cancel"]
          note = "After choosing Delete in the album’s menu."
          """)
    ])

  func findings(in site: CopySite) -> [Finding] {
    let contexts = site.entry.contexts
    guard site.isSource, contexts.contains(where: { $0 == .content || $0 == .decision || $0 == .empty }),
      let offered = site.offeredActions
    else { return [] }
    return contexts.compactMap { context -> Finding? in
      switch context {
      case .content: content(site, offered)
      case .decision: decision(site, offered)
      case .empty: empty(site, offered)
      case .blocking, .passing, .field, .unavailable, .progress, .success: nil
      }
    }
  }

  private typealias Offered = [(reference: ActionReference, action: Action)]

  private func content(_ site: CopySite, _ offered: Offered) -> Finding? {
    if offered.contains(where: { $0.action.role == .retry }) { return nil }
    switch site.entry.remedy {
    case Remedy.none?: return nil
    case .fix?, .getHelp?:
      // Signing in, or the setting, brings the content back.
      if offered.contains(where: { $0.action.role != .cancel }) { return nil }
    case .retry?, .wait?, nil: break
    }
    let retry = site.catalog.onlyAction(with: .retry)
    let fix =
      if let retry, let first = offered.first {
        Fix(
          "add \"\(retry.key)\" to actions",
          edits: [.insert("\(tomlString(retry.key)), ", at: first.reference.place.range.lowerBound)])
      } else if let retry {
        Fix("add actions = [\"\(retry.key)\"]")
      } else {
        Fix("add an action with role = \"retry\" to Actions.toml, and its key to actions")
      }
    return finding(
      "\(site.entry.name) is shown in place of content and has no action that tries again",
      at: place(of: site, offered), in: site.subject(),
      impact: "the reader has to leave the view and come back to load it again", fix: fix)
  }

  private func decision(_ site: CopySite, _ offered: Offered) -> Finding? {
    if offered.contains(where: { $0.action.role == .destructive }) { return nil }
    guard let step = offered.first(where: { $0.action.role != .cancel }) else {
      return finding(
        "\(site.entry.name) asks for a decision and has no action that carries it out",
        at: place(of: site, offered), in: site.subject(), impact: "the reader can’t say yes",
        fix: Fix("add an action with role = \"destructive\", called by what it does, such as “Delete”"))
    }
    return finding(
      "the action '\(step.action.key)' of \(site.entry.name) isn’t marked as destructive",
      at: step.reference.place, in: site.subject(),
      impact: "the button that destroys something looks like any other, and the Return key may choose it",
      fix: Fix("write role = \"destructive\" under [\(step.action.key)] in Actions.toml"))
  }

  private func empty(_ site: CopySite, _ offered: Offered) -> Finding? {
    guard offered.isEmpty, let judgement = site.judgement,
      !judgement.instructs(in: [.title, .message, .recovery])
    else { return nil }
    return finding(
      "\(site.entry.name) is shown in an empty view and doesn’t say how to fill it", at: site.place,
      in: site.subject(), severity: .note,
      impact: "the reader sees that nothing is there and no way to begin",
      fix: Fix("add an action that begins, or a sentence that says how"))
  }

  private func place(of site: CopySite, _ offered: Offered) -> Place {
    offered.first?.reference.place ?? site.place
  }
}
