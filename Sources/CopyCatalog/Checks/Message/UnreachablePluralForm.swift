/// Finds plural forms that no number can take.
struct UnreachablePluralForm: FormCheck {
  static let page = CheckPage(
    id: "unreachable-plural-form", category: .message, severity: .shouldFix,
    summary:
      "Finds plural forms that the language does not have, and exact numbers that the argument never is.",
    rationale: """
      A form that no number takes is text that is written, reviewed and never read. Often it holds what the \
      reader was meant to see: Japanese has no “one”, so a text for one thing has to be the form =1. What a \
      language has comes from CLDR's plural rules as the linked ICU has them. A form that the language has \
      and the declared range does not reach is left alone: it does no harm, and is right again when the \
      range grows.
      """,
    examples: [
      .translation(
        "ja", of: "{count, plural, one {# photo is waiting} other {# photos are waiting}} for space.",
        "{count, plural, one {1枚} other {#枚}}の写真が空きを待っています。", "{count, plural, other {#枚}}の写真が空きを待っています。",
        arguments: "count = { type = \"int\", sample = 3 }"),
      .message(
        "{count, plural, =0 {No photo is waiting} one {# photo is waiting} other {# photos are waiting}} for space.",
        "{count, plural, one {# photo is waiting} other {# photos are waiting}} for space.",
        arguments: "count = { type = \"int\", sample = 3, range = \"1...500\" }")
    ])

  func findings(in message: MessageSite) -> [Finding] {
    guard let facts = message.facts else { return [] }
    var findings: [Finding] = []
    message.forEachPlural { plural in
      guard let argument = message.argument(plural.name),
        let coverage = PluralCoverage(of: plural, argument: argument, facts: facts)
      else { return }
      for form in plural.forms {
        switch form.selector {
        case .category(let category):
          guard !coverage.categories.contains(category) else { continue }
          findings.append(
            finding(
              "\(message.locale) has no \(plural.kind == .ordinal ? "ordinal" : "plural") form ‘\(category.rawValue)’",
              form, isForeign: true, in: message))
        case .exact(let number):
          guard !coverage.reaches(exact: number) else { continue }
          findings.append(
            finding("{\(plural.name)} is never \(Self.digits(number))", form, isForeign: false, in: message))
        }
      }
    }
    return findings
  }

  private func finding(
    _ problem: String, _ form: PluralForm, isForeign: Bool, in message: MessageSite
  ) -> Finding {
    let range = form.selectorRange.lowerBound..<form.range.upperBound
    let text = String(
      decoding: Array(message.message.pattern.utf8)[form.range].dropFirst().dropLast(), as: UTF8.self)
    let instead = isForeign ? ", or make it =1 or =2 if it is for exactly that number" : ""
    let extent = message.message.extent(ofForm: form.selectorRange, body: form.range)
    return finding(
      problem, at: message.message.place(of: range), in: message.subject,
      impact: "nobody ever reads “\(text.count <= 80 ? text : text.prefix(79) + "…")”",
      fix: Fix(
        "delete it\(instead)", edits: [.delete(message.message.place(of: extent).range)], isSafe: true))
  }

  private static func digits(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
