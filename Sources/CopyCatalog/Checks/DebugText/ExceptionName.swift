/// The name of an exception or error type.
struct ExceptionName: MessageCheck {
  static let page = CheckPage(
    id: "exception-name", category: .debugText, severity: .blocking,
    summary: "The name of an exception or error type in a text that people read.",
    rationale: """
      “NullPointerException” names a line of code, not what happened to the person. A name that is a product's or \
      a brand's goes into `[names] keep` of catalog.toml.
      """,
    examples: [
      Example(
        bad: """
          [upload-failed]
          code = 1
          context = "passing"
          remedy = "retry"
          message = "Your photos weren’t uploaded because of a DecodingError."
          recovery = "Check your connection and try again."
          note = "While photos are uploaded."
          """,
        good: """
          [upload-failed]
          code = 1
          context = "passing"
          remedy = "retry"
          message = "Your photos weren’t uploaded because the answer was incomplete."
          recovery = "Check your connection and try again."
          note = "While photos are uploaded."
          """)
    ])

  private static let endings = ["Error", "Exception", "Failure", "Fault"]

  func findings(in site: MessageSite) -> [Finding] {
    guard site.characters.overlaps(Self.capitals) else { return [] }
    var findings: [Finding] = []
    site.message.forEachLiteral { literal in
      guard hasCapitalInsideWord(literal.text) else { return }
      for range in literal.text.asciiWords() {
        let word = literal.text.utf8Slice(range)
        guard isExceptionName(word), !site.site.catalog.settings.names.contains(word) else { continue }
        findings.append(
          finding(
            "“\(word)” is the name of an error in code",
            at: site.message.place(of: literal.map.source(of: range)), in: site.subject,
            impact: "the reader meets a word that says nothing to them",
            fix: Fix("say what happened instead, or list the name in [names] keep if it is a brand's")))
      }
    }
    return findings
  }

  private static let capitals = ASCIISet(of: "EF")

  /// Whether an ending may begin inside a word.
  private func hasCapitalInsideWord(_ text: String) -> Bool {
    var isInside = false
    for byte in text.utf8 {
      if isInside, byte == UInt8(ascii: "E") || byte == UInt8(ascii: "F") { return true }
      isInside = byte.isLetter || byte.isDigit
    }
    return false
  }

  /// A word that ends in such an ending and has at least one other part before it, in capitals or camel case.
  private func isExceptionName(_ word: String) -> Bool {
    guard let first = word.utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z"),
      let ending = Self.endings.first(where: { word.hasSuffix($0) })
    else { return false }
    return word.utf8.count > ending.utf8.count
  }
}
