/// Finds declared arguments that no text shows.
struct UnusedArgument: DomainCheck {
  static let page = CheckPage(
    id: "unused-argument", category: .message, severity: .shouldFix,
    summary: "Finds arguments that an entry declares and no text of it uses, in any locale.",
    rationale: """
      Whoever throws the error has to find a value for every argument. One that is never shown is work for \
      nothing, and often a fact that the reader was meant to see: which file, how many, until when.
      """,
    examples: [
      Example(
        bad: """
          [upload-paused]
          code = 1
          context = "passing"
          remedy = "none"
          message = "Your photos are waiting for space in the album."
          note = "A banner above the album."
          args.count = { type = "int", sample = 3 }

          """,
        good: """
          [upload-paused]
          code = 1
          context = "passing"
          remedy = "none"
          message = "{count, plural, one {# photo is waiting} other {# photos are waiting}} for space in the album."
          note = "A banner above the album."
          args.count = { type = "int", sample = 3 }

          """)
    ], mender: .developer)

  func findings(in domain: Domain, of catalog: Catalog) -> [Finding] {
    domain.entries.flatMap { entry in
      entry.arguments.isEmpty ? [] : findings(in: entry, of: domain, catalog)
    }
  }

  private func findings(in entry: Entry, of domain: Domain, _ catalog: Catalog) -> [Finding] {
    var used: [String] = []
    for copy in entry.copies {
      for text in copy.texts {
        // A faulty message may be the one that uses it.
        guard text.message.isSound else { return [] }
        for name in text.message.argumentNames where !used.contains(name) { used.append(name) }
        if let without = text.field.without { used.append(without) }
      }
    }
    // A name that is not declared most likely stands for the one that is missed, and is a finding of its own.
    guard used.allSatisfy({ entry.argument($0) != nil || catalog.settings.constants[$0] != nil }) else {
      return []
    }
    return entry.arguments.filter { !used.contains($0.name) }.map { argument in
      finding(
        "no text of \(entry.name) uses {\(argument.name)}", at: argument.place,
        in: Subject(locale: entry.source.locale, domain: domain.name, entry: entry.name),
        impact: "the reader is not told it, though the app passes it",
        fix: Fix("write {\(argument.name)} where the reader needs it, or delete the declaration"))
    }
  }
}
