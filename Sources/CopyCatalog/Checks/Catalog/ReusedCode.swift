/// An error with a code that was retired.
struct ReusedCode: DomainCheck {
  static let page = CheckPage(
    id: "reused-code", category: .catalog, severity: .blocking,
    summary: "An error with a code that the domain has retired.",
    rationale: """
      Old versions of an app and old support requests still speak of the retired error. A code that comes \
      back with another meaning makes them wrong.
      """,
    examples: [
      Example(
        bad: """
          [domain]
          retired-codes = [1]

          [album-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "This album is full"
          message = "It already holds 500 photos."
          recovery = "Remove photos from the album, then try again."
          note = "After choosing photos to add."
          """,
        good: """
          [domain]
          retired-codes = [1]

          [album-full]
          code = 2
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
    let retired = Dictionary(domain.retiredCodes.map { ($0.number, $0.place) }) { first, _ in first }
    guard !retired.isEmpty else { return [] }
    // The codes that errors without one get come before.
    let waiting = domain.entries.count { $0.isError && $0.code == nil }
    var next = domain.nextFreeCode.map { $0 + waiting }
    return domain.entries.compactMap { entry -> Finding? in
      guard let code = entry.code, let place = retired[code.number] else { return nil }
      defer { next = next.map { $0 + 1 } }
      var edits: [TextEdit] = []
      if let next, next <= Int(Int32.max) { edits = [TextEdit(replacing: code.place.range, with: "\(next)")] }
      return finding(
        "code \(code.number) of \(entry.name) is retired", at: code.place,
        in: Subject(locale: entry.source.locale, domain: domain.name, entry: entry.name),
        impact: "older requests that name code \(code.number) mean another error",
        fix: Fix("give \(entry.name) a code that was never used", edits: edits),
        related: [RelatedPlace(place, "it is retired here")])
    }
  }
}
