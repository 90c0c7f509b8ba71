/// Good news, or an ordinary state of a view, that stops the person as an alert does.
struct SuccessAsAlert: CopyCheck {
  static let page = CheckPage(
    id: "success-as-alert", category: .presentation, severity: .shouldFix,
    summary: "Good news that is made to stop its reader as an alert does.",
    rationale: """
      An alert takes the person out of what they do and asks for a button; the result itself is the better \
      news (Apple HIG: no alerts for what only informs). A success needs nothing to cancel or to try again, \
      and an alert needs no wording for it. An alert whose whole title is “Done” or says that something was \
      done successfully is one too, where the source’s language is known.
      """,
    examples: [
      Example(
        bad: """
          # en/Actions.toml
          [cancel]
          label = "Cancel"
          role = "cancel"
          note = "Closes the text."
          # en/Photos.toml
          [album-shared]
          context = "success"
          message = "The album is shared."
          actions = ["cancel"]
          note = "After inviting people to an album."
          """,
        good: """
          # en/Actions.toml
          [cancel]
          label = "Cancel"
          role = "cancel"
          note = "Closes the text."
          # en/Photos.toml
          [album-shared]
          context = "success"
          message = "The album is shared."
          note = "After inviting people to an album."
          """),
      Example(
        bad: """
          [album-exported]
          code = 1
          context = "blocking"
          remedy = "none"
          title = "Done"
          message = "Your album is in the folder Exports."
          note = "After exporting an album."
          """,
        good: """
          [album-exported]
          context = "success"
          message = "Your album is in the folder Exports."
          note = "After exporting an album."
          """)
    ])

  func findings(in site: CopySite) -> [Finding] {
    guard site.isSource, let context = site.entry.context else { return [] }
    switch context {
    case .success, .progress, .empty: return inPlace(site, context)
    case .blocking: return alerts(site)
    case .passing, .field, .content, .unavailable, .decision: return []
    }
  }

  private func inPlace(_ site: CopySite, _ context: Context) -> [Finding] {
    if let variant = site.copy.texts.first(where: { $0.field.context == .blocking }) {
      return [
        finding(
          "\(site.entry.name) is \(context.presentation) and has a wording for an alert",
          at: Place(file: site.copy.file, range: variant.keyRange), in: site.subject(variant.field),
          impact: "it is never shown, or stops the reader where nothing is wrong",
          fix: Fix("delete '\(variant.field)'"))
      ]
    }
    guard context == .success,
      let offered = site.offeredActions?.first(where: {
        $0.action.role == .cancel || $0.action.role == .retry
      })
    else { return [] }
    return [
      finding(
        "the success \(site.entry.name) offers '\(offered.action.key)', which belongs to errors",
        at: offered.reference.place, in: site.subject(),
        impact: "the reader is made to think that something is still open",
        fix: Fix("take '\(offered.action.key)' out of actions"))
    ]
  }

  private func alerts(_ site: CopySite) -> [Finding] {
    let titles = site.titles(in: .blocking).filter(tellsOfSuccess(in: site))
    return titles.map { text in
      finding(
        "\(site.entry.name) is an alert and tells of a success",
        at: Place(file: site.copy.file, range: text.valueRange), in: site.subject(text.field),
        impact: "“\(text.message.text)” stops the reader, who has to close it before going on",
        fix: Fix("use context = \"success\" without code and remedy"))
    }
  }

  private func isTicked(_ title: String) -> Bool {
    title.unicodeScalars.first.map { ["✓", "✔", "✅", "🎉"].contains($0) } ?? false
  }

  private func tellsOfSuccess(in site: CopySite) -> (CopyText) -> Bool {
    let maySaySo = site.mayHave([.success, .successWord])
    return { text in
      if maySaySo, let words = site.words?[text.field] {
        return words.readings.allSatisfy { isTicked($0.text) || $0.tellOfSuccess }
      }
      return text.message.readings().allSatisfy(isTicked)
    }
  }
}
