/// An error without a code.
struct MissingCode: DomainCheck {
  static let page = CheckPage(
    id: "missing-code", category: .catalog, severity: .blocking,
    summary: "An error without a code.",
    rationale: """
      The code is what a person reads to the support team and what logs keep, in every language. It stays \
      the same for ever, so the tool never makes one up while building.
      """,
    examples: [
      Example(
        bad: """
          [album-full]
          context = "blocking"
          remedy = "fix"
          title = "This album is full"
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
    ],
    stopsGeneration: true, mender: .developer)

  func findings(in domain: Domain, of catalog: Catalog) -> [Finding] {
    // Each missing code gets a free one of its own, so that all edits can be made together.
    var next = domain.nextFreeCode
    let entries = domain.entries.filter { $0.isError && $0.code == nil && !$0.unreadable.contains("code") }
    return entries.map { entry in
      defer { next = next.flatMap { $0 < Int(Int32.max) ? $0 + 1 : nil } }
      return finding(
        "\(entry.name) has no code",
        at: Place(file: entry.source.file, range: entry.source.nameRange),
        in: Subject(locale: entry.source.locale, domain: domain.name, entry: entry.name),
        impact: "nobody can name this error to the support team, and no Swift can be generated for it",
        fix: next.map { next in
          Fix(
            "add code = \(next)",
            keys: [.addFirst("code = \(next)", header: entry.source.nameRange.lowerBound)],
            isSafe: true)
        } ?? Fix("add code = … with a number that was never used"))
    }
  }
}

extension Domain {
  /// The first code above all that are or were in use; nil above the largest code.
  var nextFreeCode: Int? {
    let used = entries.compactMap(\.code?.number) + retiredCodes.map(\.number)
    let last = used.max() ?? 0
    return last < Int(Int32.max) ? last + 1 : nil
  }
}
