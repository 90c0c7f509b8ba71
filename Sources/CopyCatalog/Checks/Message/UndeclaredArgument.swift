/// Finds arguments that the entry does not declare.
struct UndeclaredArgument: ArgumentCheck {
  static let page = CheckPage(
    id: "undeclared-argument", category: .message, severity: .blocking,
    summary: "Finds arguments in a message that its entry does not declare.",
    rationale: """
      The app passes the arguments that the source entry declares, and no others. A name that is not among \
      them, often one that was translated or mistyped, would be shown to the reader as raw braces: ICU \
      prints {name} and reports success. Constants of catalog.toml may be used in every message.
      """,
    examples: [
      .message(
        "{count, plural, one {# photo is waiting} other {{cuont} photos are waiting}} for space.",
        "{count, plural, one {# photo is waiting} other {{count} photos are waiting}} for space.",
        arguments: "count = { type = \"int\", sample = 3 }"),
      .translation(
        "de", of: "“{fileName}” is waiting for space in the album.",
        "„{dateiName}“ wartet auf Platz im Album.", "„{fileName}“ wartet auf Platz im Album.",
        arguments: "fileName = { type = \"file\", sample = \"harbor.jpg\" }"),
      Example(
        bad: """
          [upload-paused]
          code = 1
          context = "passing"
          remedy = "none"
          message = "{count, plural, one {# photo is} other {# photos are}} waiting for space."
          note = "A banner above the album."
          """,
        good: """
          [upload-paused]
          code = 1
          context = "passing"
          remedy = "none"
          message = "{count, plural, one {# photo is} other {# photos are}} waiting for space."
          note = "A banner above the album."
          args.count = { type = "int", sample = 3 }
          """),
    ],
    stopsGeneration: true, mender: .developer)

  func findings(in message: MessageSite) -> [Finding] {
    let isKnown = { (name: String) in message.argument(name) != nil || message.isConstant(name) }
    if message.message.argumentNames.allSatisfy(isKnown) { return [] }
    // Names in the order of the message, each with all its places.
    var unknown: [(name: String, ranges: [Range<Int>])] = []
    message.message.forEachPart { part in
      guard let (name, range) = part.use, !isKnown(name), !message.entry.unreadable.contains("args.\(name)")
      else { return }
      if let known = unknown.firstIndex(where: { $0.name == name }) {
        unknown[known].ranges.append(range)
      } else {
        unknown.append((name, [range]))
      }
    }
    return unknown.map { name, ranges in
      let known = message.entry.arguments.map(\.name) + message.site.catalog.settings.constants.keys.sorted()
      let guess = nearest(name, in: known) ?? (unknown.count == 1 ? onlyMissing(in: message) : nil)
      return finding(
        "{\(name)} is not an argument of \(message.entry.name)", at: message.message.place(of: ranges[0]),
        in: message.subject, impact: "the reader sees the braces: “{\(name)}”",
        fix: guess.map { guess in
          Fix(
            "did you mean {\(guess)}?",
            edits: ranges.compactMap { message.message.edit(replacing: $0, with: guess) })
        } ?? declaring(name, in: message))
    }
  }

  /// The one argument of the source's text that this translation of it does not use; nil where there are
  /// more.
  private func onlyMissing(in message: MessageSite) -> String? {
    guard !message.site.isSource, let source = message.entry.source[message.field] else { return nil }
    let missing = source.message.argumentNames.filter { !message.message.argumentNames.contains($0) }
    return missing.count == 1 ? missing.first : nil
  }

  private func declaring(_ name: String, in message: MessageSite) -> Fix {
    guard message.site.isSource else {
      let known = message.entry.arguments.map { "{\($0.name)}" }
      return Fix(
        known.isEmpty
          ? "leave it out: this entry has no arguments"
          : "use what the source entry declares: \(known.listed("or"))")
    }
    guard let declaration = ArgumentDeclaration(of: name, in: message.entry) else {
      return Fix("declare it:  args.\(name) = { type = \"…\" }")
    }
    return Fix(
      "declare it:  \(declaration.line)",
      keys: [
        .addArgument(declaration.name, declaration.value, header: message.entry.source.nameRange.lowerBound)
      ], isSafe: true)
  }
}
