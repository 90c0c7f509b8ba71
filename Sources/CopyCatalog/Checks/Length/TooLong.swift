/// A text that is longer than the place it is shown in.
struct TooLong: CopyCheck {
  static let page = CheckPage(
    id: "too-long", category: .length, severity: .shouldFix,
    summary: "A text that does not fit where it is shown.",
    rationale: """
      What does not fit is cut off, and the end of an error is where the next step stands. Columns are counted on \
      the longest form as it is rendered, with every argument at its sample or its `max`: one for a \
      user-perceived character, two for a wide one. Limits for the source: title 60, action 24, message and \
      recovery together 200 in an alert, 100 in a banner, 140 at a field, 180 in a retry state, 255 on a full \
      screen; other locales get more room as short texts grow in translation. `[lengths]` in catalog.toml and \
      `length.title` in an entry change them.
      """,
    examples: [
      Example(
        bad: """
          [album-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "The photos you chose couldn’t be added to this album because it is full"
          message = "It already holds 500 photos."
          recovery = "Remove photos from the album, then try again."
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
    var findings: [Finding] = []
    for text in site.copy.texts where text.field.slot == .title {
      let limit = LengthLimit.title(of: site.entry, in: site.catalog.settings)
      findings += judge([text], at: text, limit: limit, in: site)
    }
    for text in site.copy.texts {
      if case .label = text.field.slot {
        findings += judge(
          [text], at: text, limit: .action(of: site.entry, in: site.catalog.settings), in: site)
      }
    }
    for context in site.entry.contexts {
      let limit = LengthLimit.body(of: site.entry, in: context, site.catalog.settings)
      for platform in [nil] + platforms(of: site.copy) {
        let body = [Slot.message, .recovery].compactMap { slot in
          site.copy.text(slot, context: context, platform: platform)
        }
        guard let last = body.last else { continue }
        if platform != nil, !body.contains(where: { $0.field.platform != nil }) { continue }
        findings += judge(body, at: last, limit: limit, in: site)
      }
    }
    return findings
  }

  /// The platforms with a wording of their own.
  private func platforms(of copy: Copy) -> [Platform?] {
    copy.texts.isEmpty ? [] : Platform.allCases.filter { platform in
      copy.texts.contains { $0.field.platform == platform }
    }
  }

  private func judge(_ texts: [CopyText], at place: CopyText, limit: LengthLimit, in site: CopySite) -> [Finding] {
    guard texts.allSatisfy(\.message.isSound) else { return [] }
    let columns = limit.columns(in: site.locale, source: site.catalog.settings.source)
    // Most texts are far from the limit and need no rendering.
    let bound = texts.reduce(texts.count - 1) { $0 + LongestRendering.bound(of: $1.message, in: site) }
    if bound <= columns { return [] }
    let longest = texts.map { LongestRendering.of($0.message, in: site) }
    let width = longest.reduce(longest.count - 1) { $0 + $1.columns }
    guard width > columns else { return [] }
    return [
      finding(
        "\(limit.what) of \(site.entry.name) \(texts.count > 1 ? "take" : "takes") \(width) columns, more than \(columns)",
        at: Place(file: site.copy.file, range: place.valueRange), in: site.subject(place.field),
        impact: "the end may be cut off: “\(longest.map(\.text).joined(separator: " "))”",
        fix: Fix("shorten by \(width - columns) columns, or allow more with 'length'"))
    ]
  }
}
