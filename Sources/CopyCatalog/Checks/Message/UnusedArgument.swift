/// Finds declared arguments that no text shows.
struct UnusedArgument: CatalogCheck {
  static let page = CheckPage(
    id: "unused-argument", category: .message, severity: .shouldFix,
    summary: "Finds arguments that an entry declares and no text of it uses, in any locale.",
    rationale: """
      Whoever throws the error has to find a value for every argument. One that is never shown is work for nothing, \
      and often a fact that the reader was meant to see: which file, how many, until when.
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
    ])

  func findings(in catalog: Catalog) -> [Finding] {
    catalog.domains.flatMap { domain in
      domain.entries.flatMap { entry in
        entry.arguments.isEmpty ? [] : findings(in: entry, of: domain, catalog)
      }
    }
  }

  private func findings(in entry: Entry, of domain: Domain, _ catalog: Catalog) -> [Finding] {
    let copies = entry.copies
    // A faulty message may be the one that uses it.
    guard copies.allSatisfy({ $0.texts.allSatisfy(\.message.isSound) }) else { return [] }
    var used: Set<String> = []
    for copy in copies {
      for text in copy.texts {
        used.formUnion(text.message.argumentNames)
        if let without = text.field.without { used.insert(without) }
      }
    }
    // A name that is not declared most likely stands for the one that is missed, and is a finding of its own.
    guard used.allSatisfy({ entry.argument($0) != nil || catalog.settings.constants[$0] != nil }) else { return [] }
    let site = CopySite(catalog: catalog, domain: domain, entry: entry, copy: entry.source)
    return entry.arguments.filter { !used.contains($0.name) }.map { argument in
      finding(
        "no text of \(entry.name) uses {\(argument.name)}", at: argument.place, in: site.subject(),
        impact: "the reader is not told it, though the app passes it",
        fix: Fix("write {\(argument.name)} where the reader needs it, or delete the declaration"))
    }
  }
}

extension Message {
  /// The arguments it uses, also those that an apostrophe swallows, which is a finding of its own.
  var argumentNames: Set<String> {
    if isLiteral && !pattern.utf8.contains(UInt8(ascii: "{")) { return [] }
    var names: Set<String> = []
    forEachPart { part in
      if let use = part.use { names.insert(use.name) }
      if case .text(let text) = part { for name in text.quotedArguments { names.insert(name.name) } }
    }
    return names
  }
}
