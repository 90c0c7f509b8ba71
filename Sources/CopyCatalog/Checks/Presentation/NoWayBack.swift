/// A confirmation that can't be declined, a full screen that leads nowhere.
struct NoWayBack: CopyCheck {
  static let page = CheckPage(
    id: "no-way-back", category: .presentation, severity: .shouldFix,
    summary: "A confirmation that can’t be declined, or a full screen that leads nowhere.",
    rationale: """
      A confirmation asks, so “no” has to be an answer: an action with the role `cancel`. The same holds for an alert \
      whose only buttons destroy something. A full screen takes the place of everything else; without a way forward \
      (help, another view, going back) the person can only quit the app. In an alert, `cancel` belongs only where \
      leaving is safe, so alerts without it are left alone. Source: Apple HIG (alerts), Microsoft (dialogs), Nielsen’s \
      third heuristic (user control and freedom).
      """,
    examples: [
      Example(
        bad: """
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
          actions = ["delete"]
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
          """),
      Example(
        bad: """
          # en/Actions.toml
          [go-back]
          label = "Go Back"
          note = "Returns to the list of albums."
          # en/Photos.toml
          [album-deleted]
          code = 1
          context = "unavailable"
          remedy = "none"
          title = "This album was deleted"
          message = "Photos you saved from it are still in your library."
          note = "Fills the window in place of a shared album."
          """,
        good: """
          # en/Actions.toml
          [go-back]
          label = "Go Back"
          note = "Returns to the list of albums."
          # en/Photos.toml
          [album-deleted]
          code = 1
          context = "unavailable"
          remedy = "none"
          title = "This album was deleted"
          message = "Photos you saved from it are still in your library."
          actions = ["go-back"]
          note = "Fills the window in place of a shared album."
          """)
    ])

  func findings(in site: CopySite) -> [Finding] {
    let contexts = site.entry.contexts
    guard site.isSource,
      contexts.contains(where: { $0 == .decision || $0 == .unavailable || $0 == .blocking }),
      let offered = site.offeredActions
    else { return [] }
    return contexts.compactMap { context -> Finding? in
      switch context {
      case .decision: undeclinable(offered.isEmpty ? nil : "confirmation", site, offered)
      case .blocking:
        undeclinable(
          !offered.isEmpty && offered.allSatisfy { $0.action.role == .destructive } ? "alert" : nil, site,
          offered)
      case .unavailable: deadEnd(site, offered)
      case .passing, .field, .content, .empty, .progress, .success: nil
      }
    }
  }

  /// A confirmation without any action is a matter of `missing-action`.
  private func undeclinable(
    _ what: String?, _ site: CopySite, _ offered: [(reference: ActionReference, action: Action)]
  ) -> Finding? {
    guard let what, let last = offered.last, !offered.contains(where: { $0.action.role == .cancel }) else {
      return nil
    }
    let fix =
      if let cancel = site.catalog.onlyAction(with: .cancel) {
        Fix(
          "add \"\(cancel.key)\" to actions",
          edits: [.insert(", \(tomlString(cancel.key))", at: last.reference.place.range.upperBound)])
      } else {
        Fix("add an action with role = \"cancel\" to Actions.toml, and its key to actions")
      }
    return finding(
      "\(site.entry.name) is shown as \(what == "alert" ? "an alert" : "a confirmation") and can’t be declined",
      at: last.reference.place, in: site.subject(),
      impact: "the only way on is “\(label(of: last.action, in: site))”", fix: fix)
  }

  private func deadEnd(
    _ site: CopySite, _ offered: [(reference: ActionReference, action: Action)]
  ) -> Finding? {
    guard offered.isEmpty, site.entry.help == nil else { return nil }
    return finding(
      "\(site.entry.name) fills the screen and leads nowhere", at: site.place, in: site.subject(),
      impact: "the reader can only quit the app",
      fix: Fix("add an action that leads on, such as “Get Help” or “Go Back”"))
  }

  /// What the button of an action says in the source.
  private func label(of action: Action, in site: CopySite) -> String {
    let own = site.copy.texts.first { $0.field == Field(.label(action: action.key)) }
    return (own ?? action.entry.source[.actionLabel])?.message.text ?? action.key
  }
}
