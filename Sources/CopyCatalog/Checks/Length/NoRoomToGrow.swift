/// A source text that fits, and whose translations will not.
struct NoRoomToGrow: CopyCheck {
  static let page = CheckPage(
    id: "no-room-to-grow", category: .length, severity: .note,
    summary: "A source text that fits where it is shown, and that its translations will outgrow.",
    rationale: """
      Translations are longer than English: twice as long up to 20 columns, half again up to 50, 1.3 times \
      above (the W3C’s figures on text size in translation). A title of more than 40 columns, or a text of \
      more than 153 in an alert, 76 in a banner, 107 at a field, 138 in a retry state or 196 on a full \
      screen, will not fit its place in German or Finnish. A label is noted from 19 columns on, as buttons \
      can stand one below the other. Said only while a language that grows still lacks the text: once it is \
      translated, `too-long` judges the translation itself.
      """,
    examples: [
      Example(
        bad: """
          # en/Photos.toml
          [album-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "Your photos couldn’t be added to this full album"
          message = "It already holds 500 photos."
          recovery = "Remove photos from the album, then try again."
          note = "After choosing photos to add."
          # de/Photos.toml
          """,
        good: """
          # en/Photos.toml
          [album-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "This album is full"
          message = "It already holds 500 photos."
          recovery = "Remove photos from the album, then try again."
          note = "After choosing photos to add."
          # de/Photos.toml
          """)
    ])

  func findings(in site: CopySite) -> [Finding] {
    guard site.isSource, !site.locale.isWide, let waiting = waitingLocale(for: site) else { return [] }
    var findings: [Finding] = []
    let settings = site.catalog.settings
    for text in site.copy.texts where text.field.slot != .announcement {
      guard let limit = LengthLimit.limit(of: text.field.slot, of: site.entry, in: settings) else { continue }
      if let finding = judge([text], limit: limit, waiting: waiting, in: site) { findings.append(finding) }
    }
    for body in site.bodies {
      let limit = LengthLimit.body(of: site.entry, in: body.context, settings)
      if let finding = judge(body.texts, limit: limit, waiting: waiting, in: site) {
        findings.append(finding)
      }
    }
    return findings
  }

  /// A locale in which texts grow and that has no translation of the entry yet.
  private func waitingLocale(for site: CopySite) -> LocaleTag? {
    let copies = site.entry.copies
    func waits(_ locale: LocaleTag) -> Bool {
      !locale.isWide && locale.language != site.locale.language
        && !copies.contains { $0.locale == locale }
        && !site.catalog.fallbacks(of: locale).contains { fallback in
          copies.contains { $0.locale == fallback }
        }
    }
    return site.catalog.locales.first(where: waits) ?? site.catalog.settings.required.first(where: waits)
  }

  private func judge(_ texts: [CopyText], limit: LengthLimit, waiting: LocaleTag, in site: CopySite)
    -> Finding?
  {
    guard let last = texts.last else { return nil }
    let isLabel =
      switch last.field.slot {
      case .label, .actionLabel: true
      default: false
      }
    let room = isLabel ? limit.columns(in: waiting, source: site.locale) : limit.columns
    let bound = texts.reduce(texts.count - 1) { $0 + LongestRendering.bound(of: $1.message, in: site) }
    guard LengthLimit.grown(bound) > room, texts.allSatisfy(\.message.isSound) else { return nil }
    let width = LongestRendering.together(texts.map(\.message), in: site).columns
    // What is too long already is told so.
    guard width <= limit.columns, LengthLimit.grown(width) > room else { return nil }
    let grown = LengthLimit.grown(width)
    let what = last.field.slot == .message || last.field.slot == .recovery ? "'\(last.field)'" : limit.what
    let problem =
      texts.count > 1 ? "\(limit.what) of \(site.entry.name) take" : "\(what) of \(site.entry.name) takes"
    return finding(
      "\(problem) \(width) columns and will take about \(grown) in other languages",
      at: Place(file: site.copy.file, range: last.valueRange), in: site.subject(last.field),
      impact: "about \((grown - room).asColumns) may be cut off for readers of \(waiting)",
      fix: Fix("shorten it, as long as it isn’t translated yet"))
  }
}
