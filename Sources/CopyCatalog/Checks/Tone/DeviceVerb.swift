/// A verb that only one kind of device knows.
struct DeviceVerb: CopyCheck {
  static let page = CheckPage(
    id: "device-verb", category: .tone, severity: .note,
    summary: "“Click” or “tap” in a text that is shown on devices of both kinds.",
    rationale: """
      Somebody with a keyboard, a switch or a voice neither clicks nor taps; “choose” and “select” are right on every \
      device (Apple HIG: device-neutral verbs; Microsoft Writing Style Guide, “Describing interactions with UI”). The \
      wording of a platform may have its own verb: `ios.recovery` taps, `macos.recovery` clicks. The wrong one there \
      should be fixed; in a text for all devices it gets a note. What stands in quotation marks is a name.
      """,
    examples: [
      Example(
        bad: """
          [access-off]
          code = 1
          context = "passing"
          remedy = "fix"
          message = "Access to photos is turned off. Tap the lock in the menu bar."
          note = "Banner over the library."
          """,
        good: """
          [access-off]
          code = 1
          context = "passing"
          remedy = "fix"
          message = "Access to photos is turned off. Choose the lock in the menu bar."
          note = "Banner over the library."
          """),
      Example(
        bad: """
          [access-off]
          code = 1
          context = "passing"
          remedy = "fix"
          message = "Access to photos is turned off. Choose a photo to allow it."
          macos.message = "Access to photos is turned off. Tap a photo to allow it."
          note = "Banner over the library."
          """,
        good: """
          [access-off]
          code = 1
          context = "passing"
          remedy = "fix"
          message = "Access to photos is turned off. Choose a photo to allow it."
          macos.message = "Access to photos is turned off. Click a photo to allow it."
          note = "Banner over the library."
          """)
    ])

  func findings(in site: CopySite) -> [Finding] {
    guard site.mayHave([.click, .tap]), let language = site.language else { return [] }
    return site.runningTexts.compactMap { finding(in: $0, of: site, language) }
  }

  private func finding(in text: CopyText, of site: CopySite, _ language: Language) -> Finding? {
    let foreign = Self.foreign(to: text.field.platform)
    if foreign.isEmpty { return nil }
    var found = FoundWords()
    var kind = Roles()
    for read in ReadText.texts(of: text.message) {
      let tokens = TextWords(read.text, in: language).tokens(by: language.pointing)
      guard tokens.contains(where: { !$0.roles.isDisjoint(with: foreign) }) else { continue }
      let quotations = read.quotations(in: site.typography)
      for (index, token) in tokens.enumerated() where !token.roles.isDisjoint(with: foreign) {
        if quotations.contains(where: { $0.overlaps(read.indices(of: token.range)) }) { continue }
        if site.isKept(token.range, in: read) || isOfCard(tokens, index, read, site) { continue }
        found.add(read.words(token.range), at: read.place(of: token.range))
        kind.formUnion(token.roles)
      }
    }
    guard let place = found.place else { return nil }
    let who = kind.contains(.click) ? "people with a touchscreen" : "people with a mouse or a keyboard"
    return finding(
      "'\(text.field)' says \(found.listed), which only some devices know", at: place,
      in: site.subject(text.field),
      severity: text.field.platform == nil ? .note : .shouldFix,
      impact: "\(who) are told to do what they can’t",
      fix: Fix(Self.fix(for: text.field.platform, site.locale)))
  }

  /// The verbs that a platform’s people don’t use.
  private static func foreign(to platform: Platform?) -> Roles {
    switch platform {
    case nil, .tvos?: [.click, .tap]
    case .ios?, .watchos?, .visionos?: .click
    case .macos?, .linux?: .tap
    }
  }

  private static func fix(for platform: Platform?, _ locale: LocaleTag) -> String {
    guard locale.language == "en" else {
      return platform == nil ? "use a verb for all devices, as for “choose”" : "use the verb of that platform"
    }
    switch platform {
    case nil, .tvos?: return "write “choose” or “select”"
    case .ios?, .watchos?, .visionos?: return "write “tap”"
    case .macos?, .linux?: return "write “click”"
    }
  }

  /// A card is tapped on a reader, on any device.
  private func isOfCard(_ tokens: [Token], _ index: Int, _ read: ReadText, _ site: CopySite) -> Bool {
    guard site.locale.language == "en", tokens[index].roles.contains(.tap) else { return false }
    let after = tokens[(index + 1)...].prefix(3).map { read.words($0.range).lowercased() }
    return after.contains("card") || after.starts(with: ["to", "pay"])
  }
}
