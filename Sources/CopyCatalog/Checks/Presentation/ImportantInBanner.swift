/// A banner that holds what a person has to keep, or has to choose.
struct ImportantInBanner: CopyCheck {
  static let page = CheckPage(
    id: "important-in-banner", category: .presentation, severity: .shouldFix,
    summary: "A banner that holds what its reader has to keep or to decide.",
    rationale: """
      A banner is gone after some seconds, often before it was read, and a screen reader may still be \
      speaking. A number to write down, an address, a list of steps, a request to get help or a destructive \
      button must not be there alone (WCAG 2.2.1, timing; Apple HIG, Material Design on snackbars). Copy \
      that has another `context` too, such as `["blocking", "passing"]`, does not live only in the banner \
      and is left alone. Steps are counted where the source’s language is known.
      """,
    examples: [
      Example(
        bad: """
          [payment-held]
          code = 1
          context = "passing"
          remedy = "wait"
          message = "Your payment is held for a day under the number {reference}."
          note = "After the bank asked for a review."
          args.reference = { type = "code", sample = "4815-1623", max = 9 }
          """,
        good: """
          [payment-held]
          code = 1
          context = ["blocking", "passing"]
          remedy = "wait"
          title = "Your payment is held"
          message = "It has the number {reference}. The bank decides within a day."
          passing.message = "Your payment is held."
          note = "After the bank asked for a review."
          args.reference = { type = "code", sample = "4815-1623", max = 9 }
          """),
      Example(
        bad: """
          [router-changed]
          code = 1
          context = "passing"
          remedy = "fix"
          message = "This network is new."
          recovery = "Open Settings, choose the network, then enter its password."
          note = "When the known network is gone."
          """,
        good: """
          [router-changed]
          code = 1
          context = "passing"
          remedy = "fix"
          message = "This network is new."
          recovery = "Choose it in Settings."
          note = "When the known network is gone."
          """)
    ])

  /// From this many steps on, people can't keep them in mind while the banner goes.
  private static let tooManySteps = 3

  func findings(in site: CopySite) -> [Finding] {
    guard site.entry.contexts == [.passing], site.isSource else { return [] }
    if let finding = kept(in: site) { return [finding] }
    if let finding = decided(in: site) { return [finding] }
    if site.entry.remedy == .getHelp {
      return [
        finding(
          "\(site.entry.name) sends its reader to get help, and is shown as a banner only", at: site.place,
          in: site.subject(), impact: "the banner is gone before the reader can tell anybody what it said",
          fix: Fix("use context = \"blocking\", or [\"blocking\", \"passing\"] with a short passing.message"))
      ]
    }
    return manySteps(in: site).map { [$0] } ?? []
  }

  /// What has to be written down: a number, an address.
  private func kept(in site: CopySite) -> Finding? {
    for text in site.copy.texts where text.message.isSound && isShown(text.field.slot) {
      var found: (what: String, range: Range<Int>)?
      if !text.message.isLiteral {
        text.message.forEachPart { part in
          guard found == nil, case .placeholder(let placeholder) = part,
            let argument = site.entry.argument(placeholder.name)
          else { return }
          if argument.type == .url {
            found = ("the address {\(argument.name)}", placeholder.range)
          } else if argument.type == .code, case .text(let sample) = argument.sample, isReference(sample) {
            found = ("the number {\(argument.name)}", placeholder.range)
          }
        }
      }
      if found == nil, hasAddress(text.message) {
        found = ("an address", 0..<text.message.pattern.utf8.count)
      }
      guard let found else { continue }
      return finding(
        "\(found.what) is shown in a banner only", at: text.message.place(of: found.range),
        in: site.subject(text.field), impact: "it is gone before it can be written down",
        fix: Fix("use context = \"blocking\", or [\"blocking\", \"passing\"] with a short passing.message"))
    }
    return nil
  }

  private func isShown(_ slot: Slot) -> Bool { slot == .title || slot == .message || slot == .recovery }

  /// Whether a code is one to write down: five letters and digits or more, four digits among them, and no
  /// version such as 10.15.7. Short ones, such as the last digits of a card, are there to recognize.
  private func isReference(_ sample: String) -> Bool {
    var digits = 0
    var letters = 0
    for byte in sample.utf8 {
      if byte.isDigit { digits += 1 } else if byte.isLetter { letters += 1 }
    }
    let isVersion = letters == 0 && sample.utf8.contains(.period)
    return digits >= 4 && digits + letters >= 5 && !isVersion
  }

  /// Whether the literal text has a web or mail address.
  private func hasAddress(_ message: Message) -> Bool {
    guard message.characters.contains("@") || message.characters.contains("/") else { return false }
    var found = false
    message.forEachLiteral { literal in
      if literal.text.utf8Range(of: "://") != nil { found = true }
      for word in literal.text.split(separator: " ") where word.contains("@") {
        let sides = word.split(separator: "@")
        if sides.count == 2, sides[1].dropFirst().dropLast().contains(".") { found = true }
      }
    }
    return found
  }

  /// A button that must not go away unseen.
  private func decided(in site: CopySite) -> Finding? {
    guard
      let offered = site.offeredActions?.first(where: {
        $0.action.role == .destructive || $0.action.role == .getHelp
      })
    else { return nil }
    return finding(
      "the action '\(offered.action.key)' of \(site.entry.name) is offered in a banner only",
      at: offered.reference.place, in: site.subject(),
      impact: "the button is gone after some seconds, and the reader can’t get it back",
      fix: Fix("use context = \"blocking\", or offer the action where it stays"))
  }

  private func manySteps(in site: CopySite) -> Finding? {
    guard let judgement = site.judgement else { return nil }
    for text in site.copy.texts where text.field.slot == .recovery && text.message.isSound {
      let steps = judgement.steps(in: text.field)
      guard steps >= Self.tooManySteps else { continue }
      return finding(
        "'\(text.field)' of \(site.entry.name) has \(steps) steps, and is shown in a banner",
        at: Place(file: site.copy.file, range: text.valueRange), in: site.subject(text.field),
        impact: "the banner is gone before the reader is through with the first",
        fix: Fix("keep one short step, or use context = \"blocking\""))
    }
    return nil
  }
}
