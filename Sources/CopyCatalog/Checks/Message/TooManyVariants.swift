/// Finds messages that are too many sentences in one.
struct TooManyVariants: FormCheck {
  /// The most sentences that one message may be.
  static let limit = 20

  static let page = CheckPage(
    id: "too-many-variants", category: .message, severity: .shouldFix,
    summary: "Finds messages whose plurals and selects make more than \(limit) sentences.",
    rationale: """
      Every form of every plural and select makes a sentence of its own, and two beside one another \
      multiply. Nobody reads them all, in no language. A plural counts as two forms here, and its forms =N, \
      however many its language has, so that no language is judged by its grammar.
      """,
    examples: [
      .message(
        "{plan, select, free {The free plan} pro {Lumen Pro} other {Your plan}} has no space for {photos, plural, =0 "
          + "{no photo} one {# photo} other {# photos}} and {videos, plural, =0 {no video} one {# video} other {# videos}}.",
        "{plan, select, free {The free plan} pro {Lumen Pro} other {Your plan}} has no space for {photos, plural, one "
          + "{# photo} other {# photos}} and {videos, plural, one {# video} other {# videos}}.",
        arguments: "plan = { type = \"choice\", values = [\"free\", \"pro\"], sample = \"free\" }",
        "photos = { type = \"int\", sample = 3 }", "videos = { type = \"int\", sample = 2 }")
    ])

  func findings(in message: MessageSite) -> [Finding] {
    let count = Self.variants(of: message.message.parts)
    guard count > Self.limit else { return [] }
    return [
      finding(
        "this message is \(count) sentences in one", at: message.message.place, in: message.subject,
        impact: "most of them are never read before a reader meets them",
        fix: Fix("keep at most two plurals or selects, or make it several entries"))
    ]
  }

  /// How many texts some parts can become, up to a million.
  private static func variants(of parts: [MessagePart]) -> Int {
    var count = 1
    for part in parts {
      switch part {
      case .text, .placeholder, .pluralNumber: continue
      case .plural(let plural):
        var exact = 0
        var categories: [Int] = []
        for form in plural.forms {
          let inner = variants(of: form.parts)
          if case .exact = form.selector { exact += inner } else { categories.append(inner) }
        }
        count *= max(1, exact + categories.sorted(by: >).prefix(2).reduce(0, +))
      case .select(let select):
        count *= max(1, select.forms.reduce(0) { $0 + variants(of: $1.parts) })
      }
      count = min(count, 1_000_000)
    }
    return count
  }
}
