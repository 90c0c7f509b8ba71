/// An error with a code that was retired.
struct ReusedCode: DomainCheck {
  static let page = CheckPage(
    id: "reused-code", category: .catalog, severity: .blocking,
    summary: "An error with a code that the domain has retired.",
    rationale: """
      Old versions of an app and old support requests still speak of the retired error. A code that comes back \
      with another meaning makes them wrong.
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
    return domain.entries.compactMap { entry -> Finding? in
      guard let code = entry.code, let place = retired[code.number] else { return nil }
      return finding(
        "code \(code.number) of \(entry.name) is retired", at: code.place,
        in: Subject(locale: entry.source.locale, domain: domain.name, entry: entry.name),
        impact: "older requests that name code \(code.number) mean another error",
        fix: Fix("give \(entry.name) a code that was never used"),
        related: [RelatedPlace(place, "it is retired here")])
    }
  }
}
