/// A translation that no longer says what its source says.
struct LostMeaning: CopyCheck {
  static let page = CheckPage(
    id: "lost-meaning", category: .actionability, severity: .shouldFix,
    summary: "A translation that lost what to do, or what happened.",
    rationale: """
      A translation is judged by its source alone: where that tells the reader what to do, the translation has to, in \
      the way of its own language; and where that says what happened, so must the translation. “Can’t upload. Check \
      your connection.” that became “Upload impossible.” leaves its readers stuck while all others go on.
      """,
    examples: [
      Example(
        bad: """
          # en/Photos.toml
          [offline]
          code = 1
          context = "passing"
          remedy = "fix"
          message = "You’re offline. Check your connection."
          note = "Banner."
          # de/Photos.toml
          [offline]
          message = "Du bist offline. Die Verbindung ist unterbrochen."
          """,
        good: """
          # en/Photos.toml
          [offline]
          code = 1
          context = "passing"
          remedy = "fix"
          message = "You’re offline. Check your connection."
          note = "Banner."
          # de/Photos.toml
          [offline]
          message = "Du bist offline. Prüfe deine Verbindung."
          """)
    ], mender: .translator)

  func findings(in site: CopySite) -> [Finding] {
    guard !site.isSource, site.entry.isError, let source = site.sourceJudgement,
      let words = site.words,
      // What is not translated yet, or not anew, is told by checks of its own.
      site.copy.state != .draft, !site.entry.isStale(site.copy),
      site.copy[.message] != nil || site.copy[.recovery] != nil, hasAllTexts(site)
    else { return [] }
    // Where only time ends it, or nothing does, a step is a courtesy.
    let asks =
      site.entry.remedy.map { $0 != .wait && $0 != .none } ?? false
      && source.instructs(in: [.message, .recovery])
    let tells = source.statement(of: [.title, .message]) == .specific
    guard asks || tells, let own = CopyJudgement(of: words) else { return [] }
    var findings: [Finding] = []
    if asks, !own.instructs(in: [.message, .recovery]) {
      findings += lost("what to do", impact: "readers of \(site.locale) aren’t told how to go on", in: site)
    }
    if tells, own.statement(of: [.title, .message]) == .generic {
      findings += lost("what happened", impact: "readers of \(site.locale) aren’t told what failed", in: site)
    }
    return findings
  }

  /// Whether the translation has all texts that the source tells it in; what is missing is a finding of its own.
  private func hasAllTexts(_ site: CopySite) -> Bool {
    [Slot.title, .message, .recovery].allSatisfy { site.entry.source[$0] == nil || site.copy[$0] != nil }
  }

  private func lost(_ what: String, impact: String, in site: CopySite) -> [Finding] {
    guard let text = site.copy[.recovery] ?? site.copy[.message],
      let original = site.entry.source[text.field]
    else { return [] }
    return [
      finding(
        "the source of \(site.entry.name) says \(what), and this translation doesn’t",
        at: Place(file: site.copy.file, range: text.valueRange), in: site.subject(text.field), impact: impact,
        fix: Fix("translate all of “\(original.message.text)”"),
        related: [RelatedPlace(Place(file: site.entry.source.file, range: original.valueRange), "the source")]
      )
    ]
  }
}
