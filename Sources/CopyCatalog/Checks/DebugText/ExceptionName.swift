/// The name of an exception or error type.
struct ExceptionName: DebugTextCheck {
  static let page = CheckPage(
    id: "exception-name", category: .debugText, severity: .blocking,
    summary: "The name of an exception or error type in a text that people read.",
    rationale: """
      “NullPointerException” names a line of code, not what happened to the person. Words that stand apart \
      are words: “Network Error” is not found. A name that is a product’s or a brand’s goes into `[names] \
      keep` of catalog.toml.
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
  static let sign = DebugSigns.exceptionName
  static let impact = "the reader meets a word that says nothing to them"
  static let fix = "say what happened instead, or list the name in [names] keep if it is a brand’s"

  private static let endings: [StaticString] = ["Error", "Errors", "Exception", "Failure", "Fault"]

  static func hits(in text: DebugText) -> [DebugHit] {
    var hits: [DebugHit] = []
    for range in text.names() {
      if isErrorType(text, range) {
        hits.append(DebugHit(range, "is the name of an error in code"))
      } else if range.lowerBound == text.core.lowerBound, text.has("Exception:", at: range.lowerBound),
        range.count == 9
      {
        hits.append(DebugHit(range, "is how programs begin the text of an error", .shouldFix))
      }
    }
    return hits
  }

  /// A word that ends in such an ending and has at least one other part before it, in capitals or camel case.
  private static func isErrorType(_ text: DebugText, _ word: Range<Int>) -> Bool {
    guard text.bytes[word.lowerBound].isLetter else { return false }
    return endings.contains { ending in
      let start = word.upperBound - ending.utf8CodeUnitCount
      return start > word.lowerBound && text.has(ending, at: start)
    }
  }
}
