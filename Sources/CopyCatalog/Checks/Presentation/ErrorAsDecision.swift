/// A confirmation that is worded as an error, or an error that is a confirmation.
struct ErrorAsDecision: CopyCheck {
  static let page = CheckPage(
    id: "error-as-decision", category: .presentation, severity: .shouldFix,
    summary: "A confirmation that is worded as an error, or an error that is one.",
    rationale: """
      A confirmation comes before a step and an error after it. A confirmation that begins with “Couldn’t …” \
      makes its reader look for what went wrong, and an alert with a code and a remedy that asks “Delete \
      this album?” is no error at all: it would be counted and logged as one. Wording is judged where the \
      source’s language is known.
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
          [album-not-empty]
          context = "decision"
          title = "Couldn’t delete this album"
          message = "This album still holds photos. They stay in your library."
          actions = ["delete", "cancel"]
          note = "After choosing Delete in the menu of an album with photos."
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
          [album-not-empty]
          context = "decision"
          title = "Delete this album?"
          message = "This album still holds photos. They stay in your library."
          actions = ["delete", "cancel"]
          note = "After choosing Delete in the menu of an album with photos."
          """),
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
          code = 1
          context = "blocking"
          remedy = "fix"
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
    guard site.isSource else { return [] }
    return site.entry.contexts.flatMap { context -> [Finding] in
      switch context {
      case .decision: wordedAsError(site)
      case .blocking: wordedAsDecision(site)
      case .passing, .field, .content, .unavailable, .empty, .progress, .success: []
      }
    }
  }

  private func wordedAsError(_ site: CopySite) -> [Finding] {
    site.titles(in: .decision).compactMap { text in
      guard isWordedAsError(text, in: site) else { return nil }
      return finding(
        "the title of the confirmation \(site.entry.name) is worded as an error",
        at: Place(file: site.copy.file, range: text.valueRange), in: site.subject(text.field),
        impact: "“\(text.message.text)” says that something failed, and nothing has been done yet",
        fix: Fix("ask for the step, such as “Delete this album?”, or use a context of errors"))
    }
  }

  private func wordedAsDecision(_ site: CopySite) -> [Finding] {
    guard let offered = site.offeredActions, offered.contains(where: { $0.action.role == .destructive })
    else {
      return []
    }
    return site.titles(in: .blocking).compactMap { text in
      guard text.message.readings().allSatisfy({ Questions.asks($0, in: site.locale) ?? false }),
        !isWordedAsError(text, in: site)
      else { return nil }
      return finding(
        "\(site.entry.name) is an error and asks for a destructive step",
        at: Place(file: site.copy.file, range: text.valueRange), in: site.subject(text.field),
        impact: "“\(text.message.text)” is counted and logged as an error although nothing went wrong",
        fix: Fix("use context = \"decision\" without code and remedy, or say in the title what happened"))
    }
  }
}

extension Check {
  /// Whether a title of the source says that something failed, as far as its language is known.
  func isWordedAsError(_ text: CopyText, in site: CopySite) -> Bool {
    guard site.isSource, let words = site.words?[text.field] else { return false }
    return words.readings.contains { reading in
      reading.tellOfFailure(isQuestion: Questions.asks(reading.text, in: site.locale) ?? false)
    }
  }
}
