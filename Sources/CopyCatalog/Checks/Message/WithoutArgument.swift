/// A wording for when an argument has no value that can't be shown, or that is not there.
struct WithoutArgument: CopyCheck {
  static let page = CheckPage(
    id: "without-argument", category: .message, severity: .blocking,
    summary: "Finds wordings without an argument that show it or are never shown, and texts that have none.",
    rationale: """
      An argument that a `without.` wording is written for may have no value: its Swift type is optional, \
      and a system error that is shown with the copy may not carry it. Each text that shows the argument \
      then needs a whole wording beside it, in every locale; a sentence with a hole in it is worse than one \
      that says less. Where several arguments may be missing, each text that shows one of them needs a \
      wording that shows none.
      """,
    examples: [
      Example(
        bad: """
          [photo-not-saved]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "Couldn’t save “{fileName}”"
          message = "The disk is full."
          recovery = "Delete files you don’t need, then save again."
          without.fileName.title = "Couldn’t save the photo “{fileName}”"
          note = "After saving a photo."
          args.fileName = { type = "file", sample = "harbor.jpg" }
          """,
        good: """
          [photo-not-saved]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "Couldn’t save “{fileName}”"
          message = "The disk is full."
          recovery = "Delete files you don’t need, then save again."
          without.fileName.title = "Couldn’t save the photo"
          note = "After saving a photo."
          args.fileName = { type = "file", sample = "harbor.jpg" }
          """),
      Example(
        bad: """
          [photo-not-saved]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "Couldn’t save “{fileName}”"
          message = "“{fileName}” is larger than the space on this disk."
          recovery = "Delete files you don’t need, then save again."
          without.fileName.title = "Couldn’t save the photo"
          note = "After saving a photo."
          args.fileName = { type = "file", sample = "harbor.jpg" }
          """,
        good: """
          [photo-not-saved]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "Couldn’t save “{fileName}”"
          message = "“{fileName}” is larger than the space on this disk."
          recovery = "Delete files you don’t need, then save again."
          without.fileName.title = "Couldn’t save the photo"
          without.fileName.message = "The photo is larger than the space on this disk."
          note = "After saving a photo."
          args.fileName = { type = "file", sample = "harbor.jpg" }
          """)
    ],
    stopsGeneration: true)

  func findings(in site: CopySite) -> [Finding] {
    var findings: [Finding] = []
    for text in site.copy.texts {
      guard let argument = text.field.without else { continue }
      if let found = self.finding(on: text, without: argument, in: site) { findings.append(found) }
    }
    guard !site.entry.arguments.isEmpty, findings.isEmpty else { return findings }
    let optional = site.entry.optionalArguments
    guard !optional.isEmpty, site.copy.texts.allSatisfy(\.message.isSound),
      let text = site.copy.textWithHole(optional)
    else { return [] }
    // A single wording that a translation lacks is told by `missing-translation`.
    if !site.isSource, isToldAsMissing(text, optional, in: site) { return [] }
    let names = optional.map(\.name).filter(text.message.argumentNames.contains)
    let all = optional.map { "{\($0.name)}" }.listed("or")
    let verb = optional.count > 1 ? "they are" : "it is"
    let key = Field(
      text.field.slot, context: text.field.context, platform: text.field.platform, without: names.first)
    return [
      finding(
        "'\(text.field)' has no wording without \(all)", at: text, in: site,
        impact: "the reader would see a sentence with a hole where \(verb) missing",
        fix: Fix("add \(key) = \"…\" with a whole sentence that does without \(all)"))
    ]
  }

  private func finding(on text: CopyText, without argument: String, in site: CopySite) -> Finding? {
    guard site.entry.argument(argument) != nil else {
      if site.entry.unreadable.contains("args.\(argument)") { return nil }
      let names = site.entry.arguments.map(\.name)
      return finding(
        "\(site.entry.name) has no argument '\(argument)'", at: text, in: site,
        impact: "this wording is never shown",
        fix: Fix(nearest(argument, in: names).map { "write 'without.\($0)'" } ?? "delete this line"))
    }
    if text.message.argumentNames.contains(argument) {
      return finding(
        "the wording without {\(argument)} shows {\(argument)}", at: text, in: site,
        impact: "the reader would see a hole where the value is missing",
        fix: Fix("write the sentence without {\(argument)}"))
    }
    if !site.isSource, !site.entry.isOptional(argument) {
      return finding(
        "the source has no wording without {\(argument)}, so it always has a value", at: text, in: site,
        impact: "this wording is never shown",
        fix: Fix(
          "delete this line, or add one to the source",
          keys: [.remove(text.keyRange.lowerBound)]))
    }
    return nil
  }

  private func isToldAsMissing(_ text: CopyText, _ optional: [Argument], in site: CopySite) -> Bool {
    site.catalog.settings.required.contains(site.locale)
      && optional.contains { argument in
        let field = Field(text.field.slot, without: argument.name)
        return site.entry.source[field] != nil && !site.copy.hasWording(for: field)
      }
  }

  /// A finding on a text. Where a translation has a fault, readers are shown the source, which is safe.
  private func finding(
    _ problem: String, at text: CopyText, in site: CopySite, impact: String, fix: Fix
  ) -> Finding {
    Finding(
      check: page.id, category: page.category, severity: page.severity,
      place: Place(file: site.copy.file, range: text.valueRange), subject: site.subject(text.field),
      problem: problem,
      impact: impact, fix: fix, stopsGeneration: site.isSource, mender: page.mender)
  }
}
