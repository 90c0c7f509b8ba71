/// Which of a catalog's locales answers a wish, by a table of the answers that ICU's LocaleMatcher gives.
///
/// One line a locale of the catalog, its name first and then the wishes that it answers: `zh-Hant zh-TW
/// zh-HK yue`. The regions in whose formats texts of a locale are shown have lines of their own. A line that
/// begins with `-` lists wishes that nothing answers. A locale answers its own name. Where a wish for a region
/// is not listed, it is answered as any region of its language is (`en-*`), else as the language is (`en`).
struct LocaleMatches: Sendable {
  /// The name of the answering locale by wish; empty for wishes that nothing answers.
  private var answers: [String: String] = [:]

  init(_ table: String) {
    for line in table.split(separator: "\n") {
      let names = line.split(separator: " ").map(String.init)
      guard let answer = names.first else { continue }
      for wish in names.dropFirst() { answers[wish] = answer == "-" ? "" : answer }
    }
  }

  /// The place in `locales` of the one that answers `wish`. `nil`: none does.
  func answer(to wish: String, among locales: [String]) -> Int? {
    if let same = locales.firstIndex(of: wish) { return same }
    for name in LocaleName(wish).candidates {
      if let answer = answers[name] { return locales.firstIndex(of: answer) }
      if let same = locales.firstIndex(of: name) { return same }
    }
    return nil
  }
}
