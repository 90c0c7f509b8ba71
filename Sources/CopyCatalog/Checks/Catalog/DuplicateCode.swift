/// Two errors of a domain with one code.
struct DuplicateCode: DomainCheck {
  static let page = CheckPage(
    id: "duplicate-code", category: .catalog, severity: .blocking,
    summary: "Two errors of a domain with the same code.",
    rationale: """
      A code names one error. With two the support team looks for the wrong cause, and two Swift cases \
      compare as one `NSError`.
      """,
    examples: [
      Example(
        bad: """
          [album-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "This album is full"
          message = "It already holds 500 photos."
          recovery = "Remove photos from the album, then try again."
          note = "After choosing photos to add."

          [album-locked]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "This album is locked"
          message = "Only its owner can add photos."
          recovery = "Choose another album."
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

          [album-locked]
          code = 2
          context = "blocking"
          remedy = "fix"
          title = "This album is locked"
          message = "Only its owner can add photos."
          recovery = "Choose another album."
          note = "After choosing photos to add."
          """)
    ],
    stopsGeneration: true, mender: .developer)

  func findings(in domain: Domain, of catalog: Catalog) -> [Finding] {
    var first: [Int: (entry: String, place: Place)] = [:]
    var findings: [Finding] = []
    for entry in domain.entries {
      guard let code = entry.code else { continue }
      if let other = first[code.number] {
        findings.append(
          finding(
            "code \(code.number) of \(entry.name) is already the code of \(other.entry)", at: code.place,
            in: Subject(locale: entry.source.locale, domain: domain.name, entry: entry.name),
            impact:
              "“\(domain.short.map { "\($0)-" } ?? "")\(code.number)” in a support request means two errors",
            fix: Fix("give \(entry.name) a code that was never used"),
            related: [RelatedPlace(other.place, "code \(code.number) is first used here")]))
      } else {
        first[code.number] = (entry.name, code.place)
      }
    }
    return findings
  }
}
