/// Which of a catalog's locales answers which wish, as ICU's LocaleMatcher says, in the form that the
/// runtime's `LocaleMatches` reads.
///
/// A wish is never answered in another script than its own.
enum LocaleMatchTable {
  static func lines(for locales: [LocaleTag]) throws(ICUError) -> [String] {
    let tags = locales.map(\.tag)
    let matcher = try LocaleMatcher(supported: tags)
    let scripts = Dictionary(tags.map { ($0, script(of: $0)) }) { first, _ in first }
    var answers: [String: String] = [:]
    var wishes: [String: [String]] = [:]
    for wish in self.wishes(for: locales) where !tags.contains(wish) {
      var answer = try matcher.best(for: [wish]) ?? ""
      if !answer.isEmpty, scripts[answer] != script(of: wish) { answer = "" }
      guard answer != known(wish, answers: answers, tags: tags) ?? "" else { continue }
      answers[wish] = answer
      wishes[answer, default: []].append(wish)
    }
    return tags.map { ([$0] + (wishes[$0] ?? [])).joined(separator: " ") }
      + [wishes[""].map { "- " + $0.joined(separator: " ") }].compactMap { $0 }
  }

  /// What the runtime answers by the shorter names of a wish.
  private static func known(_ wish: String, answers: [String: String], tags: [String]) -> String? {
    let parts = wish.split(separator: "-").map(String.init)
    let hasScript = parts.count > 1 && parts[1].utf8.count == 4
    for count in stride(from: parts.count - 1, through: hasScript ? 2 : 1, by: -1) {
      let name = parts.prefix(count).joined(separator: "-")
      if let answer = answers[name] { return answer }
      if tags.contains(name) { return name }
    }
    return nil
  }

  /// What people can wish: every locale of CLDR, also with its script spelled out; for languages that the
  /// catalog has in several regions, every region; deprecated codes. Shorter names first.
  private static func wishes(for locales: [LocaleTag]) -> [String] {
    var wishes: Set<String> = ["iw", "in", "ji", "mo", "sh", "tl", "no", "zh-HK", "zh-MO", "zh-TW"]
    var regions: Set<String> = []
    let known = ICU.locales.filter { $0.split(separator: "-").count <= 3 }
    for locale in known + locales.map(\.tag) {
      guard let own = try? LocaleData.subtags(of: locale), own.language != "und",
        let full = try? LocaleData.subtags(of: LocaleData.addingLikelySubtags(to: locale))
      else { continue }
      wishes.insert(own.language)
      wishes.insert([own.language, own.script, own.region].compactMap { $0 }.joined(separator: "-"))
      guard let script = full.script else { continue }
      wishes.insert("\(own.language)-\(script)")
      guard let region = full.region else { continue }
      regions.insert(region)
      wishes.insert("\(own.language)-\(script)-\(region)")
      wishes.insert("\(own.language)-\(region)")
    }
    for (language, same) in Dictionary(grouping: locales, by: \.language) where same.count > 1 {
      for region in regions {
        wishes.insert("\(language)-\(region)")
        for script in Set(same.map { script(of: $0.tag) }) {
          wishes.insert("\(language)-\(script)-\(region)")
        }
      }
    }
    return wishes.sorted { ($0.split(separator: "-").count, $0) < ($1.split(separator: "-").count, $1) }
  }

  private static func script(of tag: String) -> String {
    (try? LocaleData.subtags(of: LocaleData.addingLikelySubtags(to: tag)).script) ?? ""
  }
}
