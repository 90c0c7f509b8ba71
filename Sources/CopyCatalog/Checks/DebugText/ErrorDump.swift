/// The printed form of an error object.
struct ErrorDump: MessageCheck {
  static let page = CheckPage(
    id: "error-dump", category: .debugText, severity: .blocking,
    summary: "The printed form of an error object in a text that people read.",
    rationale: """
      “Error Domain=NSURLErrorDomain Code=-1009” is written for a log. A reader cannot act on it, and it often \
      carries paths and addresses that are nobody's business. Such text belongs in the details that a person can \
      copy for the support team.
      """,
    examples: [
      Example(
        bad: """
          [upload-failed]
          code = 1
          context = "passing"
          remedy = "retry"
          message = "Nothing was uploaded: Error Domain=NSURLErrorDomain Code=-1009."
          recovery = "Check your connection."
          note = "While photos are uploaded."
          """,
        good: """
          [upload-failed]
          code = 1
          context = "passing"
          remedy = "retry"
          message = "Nothing was uploaded."
          recovery = "Check your connection."
          note = "While photos are uploaded."
          """)
    ])

  /// What only a printed error has.
  private static let marks = [
    "Error Domain=", "NSLocalizedDescription", "NSUnderlyingError", "UserInfo={", "NSErrorFailingURL",
    "NSURLErrorDomain", "NSCocoaErrorDomain", "NSPOSIXErrorDomain", "NSOSStatusErrorDomain", "kCFErrorDomain",
  ]

  func findings(in site: MessageSite) -> [Finding] {
    // Every mark has an equals sign, or begins with two capitals.
    let characters = site.characters
    guard
      characters.contains("=") || characters.contains("N") && characters.contains("S")
        || characters.contains("C") && characters.contains("F")
    else { return [] }
    var findings: [Finding] = []
    site.message.forEachLiteral { literal in
      guard findings.isEmpty, let range = firstMark(in: literal.text) else { return }
      findings.append(
        finding(
          "“\(literal.text.utf8Slice(range))” is the printed form of an error",
          at: site.message.place(of: literal.map.source(of: range)), in: site.subject,
          impact: "the reader meets text that was meant for a log",
          fix: Fix("say what could not be done; the error itself goes into the copied details")))
    }
    return findings
  }

  private func firstMark(in text: String) -> Range<Int>? {
    Self.marks.compactMap { text.utf8Range(of: $0) }.min { $0.lowerBound < $1.lowerBound }
  }
}
