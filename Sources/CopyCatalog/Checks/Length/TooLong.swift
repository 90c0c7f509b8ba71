/// A text that is longer than the place it is shown in.
struct TooLong: CopyCheck {
  static let page = CheckPage(
    id: "too-long", category: .length, severity: .shouldFix,
    summary: "A text that does not fit where it is shown.",
    rationale: """
      What does not fit is cut off, and the end of an error is where the next step stands. Columns are \
      counted on the longest form as it is rendered, with every argument at its sample or its `max`, in \
      the formats of every region that shows the text: one for \
      a user-perceived character, two for a wide one. Limits for the source: title 60, action 24, message \
      and recovery together 200 in an alert, 100 in a banner, 140 at a field, 180 in a retry state, 255 on a \
      full screen, a help link 40, an announcement 300; other locales get more room as short texts grow in \
      translation (twice up to 20, half again up to 50, 1.3 times above; wide scripts none). `[lengths]` in \
      catalog.toml and `length.title` in an entry change them. Nothing is said of a text that fits: \
      `no-room-to-grow` tells which ones will not fit once they are translated.
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
    let settings = site.catalog.settings
    for text in site.copy.texts {
      guard let limit = LengthLimit.limit(of: text.field.slot, of: site.entry, in: settings) else { continue }
      if let finding = judge([text], limit: limit, in: site) { findings.append(finding) }
    }
    if let only = site.onlyBody, let context = site.entry.context {
      // What nearly every entry has needs no list.
      let limit = LengthLimit.body(of: site.entry, in: context, settings)
      let bound =
        (only.message.map { LongestRendering.bound(of: $0.message, in: site) } ?? 0)
        + (only.recovery.map { LongestRendering.bound(of: $0.message, in: site) + 1 } ?? 0)
      if bound <= limit.columns { return findings }
    }
    for body in site.bodies {
      let limit = LengthLimit.body(of: site.entry, in: body.context, settings)
      if let finding = judge(body.texts, limit: limit, in: site) { findings.append(finding) }
    }
    return findings
  }

  private func judge(_ texts: [CopyText], limit: LengthLimit, in site: CopySite) -> Finding? {
    let columns = limit.columns(in: site.locale, source: site.catalog.settings.source)
    // Most texts are far from the limit and need no rendering.
    let bound = texts.reduce(texts.count - 1) { $0 + LongestRendering.bound(of: $1.message, in: site) }
    guard bound > columns, let last = texts.last, texts.allSatisfy(\.message.isSound) else { return nil }
    let longest = LongestRendering.together(texts.map(\.message), in: site)
    let (shown, width) = (longest.text, longest.columns)
    guard width > columns else { return nil }
    let what = last.field.slot == .message || last.field.slot == .recovery ? "'\(last.field)'" : limit.what
    let problem =
      texts.count > 1 ? "\(limit.what) of \(site.entry.name) take" : "\(what) of \(site.entry.name) takes"
    let region = longest.region.map { " in the formats of \($0)" } ?? ""
    return finding(
      "\(problem) \(width) columns\(region), more than \(columns)",
      at: Place(file: site.copy.file, range: last.valueRange), in: site.subject(last.field),
      impact: last.field.slot == .announcement
        ? "a screen reader speaks for longer than its listener can follow: “\(shown)”"
        : "the end may be cut off: “\(shown.cut(to: columns))…”",
      fix: Fix("shorten by \((width - columns).asColumns), or allow more with 'length'"))
  }
}

extension String {
  /// The beginning of the text that fits a number of columns.
  fileprivate func cut(to columns: Int) -> String {
    var width = 0
    var end = startIndex
    for index in indices {
      width += Graphemes.columns(String(self[index]))
      if width > columns { break }
      end = self.index(after: index)
    }
    return String(self[..<end])
  }
}

extension Int {
  /// `1 column`, `25 columns`
  var asColumns: String { self == 1 ? "1 column" : "\(self) columns" }
}
