/// More sentences than a person reads where they are shown.
struct TooManySentences: CopyCheck {
  static let page = CheckPage(
    id: "too-many-sentences", category: .length, severity: .shouldFix,
    summary: "More sentences than a person reads where they are shown.",
    rationale: """
      A person whose action was stopped reads a line or two and then chooses a button. A title is one \
      sentence; message and recovery together have at most 4 in an alert, a confirmation or a retry state, 5 \
      on a full screen, 3 at a field and in an empty view, and 2 in a banner and where something loads or is \
      done (Microsoft: three sentences of explanation; Apple HIG: one or two lines). Sentences are counted \
      as Unicode does (UAX #29) with the signs of every script; abbreviations, decimals, ordinals such as \
      “1. Mai” and “…” end none. A translation is told only where it has more than it may have and its \
      source has not.
      """,
    examples: [
      Example(
        bad: """
          [album-full]
          code = 1
          context = "passing"
          remedy = "fix"
          message = "This album is full. It holds 500 photos. Remove one."
          note = "After choosing photos to add."
          """,
        good: """
          [album-full]
          code = 1
          context = "passing"
          remedy = "fix"
          message = "This album is full. Remove one of its 500 photos."
          note = "After choosing photos to add."
          """),
      Example(
        bad: """
          [disk-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "Couldn’t save. The disk is full"
          message = "“{fileName}” needs 20 MB."
          recovery = "Delete files you don’t need, then save again."
          note = "While saving."
          args.fileName = { type = "file", sample = "Report.pdf" }
          """,
        good: """
          [disk-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "The disk is full"
          message = "“{fileName}” needs 20 MB."
          recovery = "Delete files you don’t need, then save again."
          note = "While saving."
          args.fileName = { type = "file", sample = "Report.pdf" }
          """)
    ])

  func findings(in site: CopySite) -> [Finding] {
    var findings: [Finding] = []
    for text in site.copy.texts where text.field.slot == .title {
      if let finding = judge([text], limit: 1, where: "a title", in: site) { findings.append(finding) }
    }
    if let only = site.onlyBody, let context = site.entry.context {
      let bound =
        (only.message.map { Sentences.bound(of: $0.message) } ?? 0)
        + (only.recovery.map { Sentences.bound(of: $0.message) } ?? 0)
      if bound <= Self.limit(in: context) { return findings }
    }
    for body in site.bodies {
      let limit = Self.limit(in: body.context)
      if let finding = judge(body.texts, limit: limit, where: body.context.presentation, in: site) {
        findings.append(finding)
      }
    }
    return findings
  }

  /// How many sentences message and recovery may have together.
  private static func limit(in context: Context) -> Int {
    switch context {
    case .unavailable: 5
    case .blocking, .decision, .content: 4
    case .field, .empty: 3
    case .passing, .progress, .success: 2
    }
  }

  private func judge(_ texts: [CopyText], limit: Int, where place: String, in site: CopySite) -> Finding? {
    guard texts.reduce(0, { $0 + Sentences.bound(of: $1.message) }) > limit, let last = texts.last,
      texts.allSatisfy(\.message.isSound)
    else { return nil }
    let sentences = texts.map { Sentences.most(of: $0.message, in: site.locale) }
    let count = sentences.reduce(0) { $0 + $1.count }
    guard count > limit else { return nil }
    if !site.isSource {
      let source = texts.compactMap { site.entry.source[$0.field] }
      let own = source.reduce(0) { $0 + Sentences.most(of: $1.message, in: site.entry.source.locale).count }
      if own > limit { return nil }
    }
    let unread = sentences.last?.last.map { $0.contains("\u{FFFC}") ? "" : ", and so not “\($0)”" } ?? ""
    let isTitle = last.field.slot == .title
    let what =
      isTitle
      ? "the title of \(site.entry.name) has"
      : texts.count > 1
        ? "message and recovery of \(site.entry.name) have" : "'\(last.field)' of \(site.entry.name) has"
    return finding(
      "\(what) \(count) sentences, more than \(limit) in \(place)",
      at: Place(file: site.copy.file, range: last.valueRange), in: site.subject(last.field),
      impact: isTitle
        ? "the headline is no longer taken in at a glance" : "most readers stop after a line or two\(unread)",
      fix: Fix(
        isTitle
          ? "keep what happened in the title, and move the rest to 'message'"
          : "keep what happened and what to do, and leave out the rest"))
  }
}
