/// Finds arguments that the source shows and a translation does not.
struct LostArgument: CopyCheck {
  static let page = CheckPage(
    id: "lost-argument", category: .message, severity: .shouldFix,
    summary: "Finds translations that never show an argument which the source shows.",
    rationale: """
      A translation is free to build its sentences as its language wants, and to use an argument in another \
      slot. One that is nowhere in it is a fact that only some readers get: which file, how many, until \
      when. A plural that only chooses a form and shows no number is not asked for.
      """,
    examples: [
      .translation(
        "de", of: "“{fileName}” is waiting for space in the album.", "Eine Datei wartet auf Platz im Album.",
        "„{fileName}“ wartet auf Platz im Album.",
        arguments: "fileName = { type = \"file\", sample = \"harbor.jpg\" }")
    ])

  func findings(in copy: CopySite) -> [Finding] {
    guard !copy.isSource, !copy.entry.arguments.isEmpty, copy.copy.texts.allSatisfy(\.message.isSound),
      copy.entry.source.texts.allSatisfy(\.message.isSound)
    else { return [] }
    var used: [String] = []
    for text in copy.copy.texts {
      for name in text.message.argumentNames where !used.contains(name) { used.append(name) }
    }
    // A name that is not declared most likely stands for the one that is missed, and is a finding of its own.
    guard used.allSatisfy({ copy.entry.argument($0) != nil || copy.catalog.settings.constants[$0] != nil })
    else {
      return []
    }
    var found: [Finding] = []
    for argument in copy.entry.arguments where !used.contains(argument.name) {
      let shows = copy.entry.source.texts.filter { $0.message.shows(argument.name) }
      // A slot that is not translated at all is not this check's affair.
      guard let source = Self.first(of: shows), shows.allSatisfy({ copy.copy[$0.field] != nil }),
        let text = copy.copy[source.field]
      else { continue }
      let site = MessageSite(site: copy, text: text)
      found.append(
        finding(
          "this translation shows {\(argument.name)} nowhere, the source does",
          at: Place(file: copy.copy.file, range: text.valueRange), in: site.subject,
          impact: "readers of \(copy.locale) are not told it: \(site.rendered())",
          fix: Fix("write {\(argument.name)} where the sentence needs it"),
          related: [RelatedPlace(source.message.place, "the source shows it here")]))
    }
    return found
  }
}

extension LostArgument {
  /// The text of the slot that comes first where they are read, in whatever order the file has them.
  private static func first(of texts: [CopyText]) -> CopyText? {
    for slot in Slot.plain {
      if let text = texts.first(where: { $0.field == Field(slot) }) { return text }
    }
    return texts.min { $0.field.description < $1.field.description }
  }
}

extension Message {
  /// Whether the reader meets the value of an argument, or text that is chosen by it as by a select.
  fileprivate func shows(_ name: String) -> Bool {
    var found = false
    func walk(_ parts: [MessagePart], _ plural: String?) {
      for part in parts where !found {
        switch part {
        case .text: continue
        case .placeholder(let placeholder): found = placeholder.name == name
        case .pluralNumber: found = plural == name
        case .plural(let choice): for form in choice.forms { walk(form.parts, choice.name) }
        case .select(let choice):
          found = choice.name == name
          for form in choice.forms { walk(form.parts, nil) }
        }
      }
    }
    if !isLiteral { walk(parts, nil) }
    return found
  }
}
