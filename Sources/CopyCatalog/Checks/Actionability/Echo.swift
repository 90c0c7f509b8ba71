/// A text that says again what the one before it said.
struct Echo: CopyCheck {
  static let page = CheckPage(
    id: "echo", category: .actionability, severity: .shouldFix,
    summary: "A message that only repeats its title, or a recovery that only repeats its message.",
    rationale: """
      An alert has room for a few words. A message that repeats the title takes the place of the reason, and is read \
      out twice (Apple HIG: add a message only if it adds value; Microsoft: remove redundancy). Words count, not their \
      form: case, punctuation and words without a meaning of their own make no difference.
      """,
    examples: [
      Example(
        bad: """
          [upload-stopped]
          code = 1
          context = "blocking"
          remedy = "retry"
          title = "Photo upload stopped"
          message = "The photo upload was stopped."
          recovery = "Check your connection, then try again."
          note = "While photos are uploaded."
          """,
        good: """
          [upload-stopped]
          code = 1
          context = "blocking"
          remedy = "retry"
          title = "Photo upload stopped"
          message = "The connection was lost."
          recovery = "Check your connection, then try again."
          note = "While photos are uploaded."
          """)
    ])

  /// A repetition that is longer than its original by more than this many bytes has something else in it.
  private static let longestAddition = 20

  func findings(in site: CopySite) -> [Finding] {
    guard site.isSource, let message = site.copy[.message], message.message.isSound else { return [] }
    var findings: [Finding] = []
    for (first, second) in [(site.copy[.title], message), (message, site.copy[.recovery])] {
      guard let first, let second, repeats(second, first, in: site) else { continue }
      findings.append(
        finding(
          "'\(second.field)' of \(site.entry.name) says what '\(first.field)' said",
          at: Place(file: site.copy.file, range: second.valueRange), in: site.subject(second.field),
          impact: "the reader is told “\(first.message.text)” twice, and not why",
          fix: Fix(
            second.field.slot == .message ? "say why, or leave the title alone to say it" : "say what to do"),
          related: [
            RelatedPlace(Place(file: site.copy.file, range: first.valueRange), "this is said already")
          ]))
    }
    return findings
  }

  private func repeats(_ second: CopyText, _ first: CopyText, in site: CopySite) -> Bool {
    guard first.message.isSound, !first.message.hasForms, !second.message.hasForms,
      second.message.pattern.utf8.count <= first.message.pattern.utf8.count + Self.longestAddition,
      second.message.argumentNames.allSatisfy(first.message.argumentNames.contains)
    else { return false }
    if let words = site.words?[second.field]?.readings.first,
      let said = site.words?[first.field]?.readings.first,
      words.hasContent(missingIn: said)
    {
      return false
    }
    let original = content(of: first, in: site)
    let repetition = content(of: second, in: site)
    // A word in common is a theme, not a repetition.
    return repetition.count * 2 > original.count && repetition.isSubset(of: original)
  }

  /// The words with a meaning of their own; all of them where the language is not known.
  private func content(of text: CopyText, in site: CopySite) -> Set<String> {
    if let words = site.words?[text.field] { return words.readings.first?.content ?? [] }
    return Set(text.message.text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }
}
