/// Which of a catalog's locales answers which wish, as ICU's LocaleMatcher says, in the form that the
/// runtime's `LocaleMatches` reads.
///
/// A wish is never answered in another script than its own. The answer is first the locale whose texts suit
/// best, then, of that locale and its format regions, the one whose formats do: a region that is listed for its
/// formats never changes the words that anybody is shown.
enum LocaleMatchTable {
  /// - Parameter regions: the further regions in whose formats the texts of a locale are shown.
  static func lines(
    for locales: [LocaleTag], regions: [LocaleTag: [LocaleTag]] = [:]
  ) throws(ICUError) -> [String] {
    let matcher = try LocaleMatcher(supported: locales.map(\.tag))
    var formats: [String: LocaleMatcher] = [:]
    for locale in locales {
      guard let regions = regions[locale] else { continue }
      formats[locale.tag] = try LocaleMatcher(supported: ([locale] + regions).map(\.tag))
    }
    let all = locales + locales.flatMap { regions[$0] ?? [] }
    let tags = all.map(\.tag)
    let scripts = Dictionary(tags.map { ($0, script(of: $0)) }) { first, _ in first }
    var wanted: [(wish: String, answer: String)] = []
    for wish in wishes(for: all) where !tags.contains(wish) {
      var answer = try matcher.best(for: [wish]) ?? ""
      if !answer.isEmpty, scripts[answer] != script(of: wish) { answer = "" }
      wanted.append((wish, try formats[answer]?.best(for: [wish]) ?? answer))
    }
    return lines(wanted, tags: tags)
  }

  /// The lines with no more wishes than the runtime needs.
  private static func lines(_ wanted: [(wish: String, answer: String)], tags: [String]) -> [String] {
    var answers: [String: String] = [:]
    var wishes: [String: [String]] = [:]
    for (wish, answer) in sorted(wanted + anyRegion(wanted), by: \.wish)
    where answer != known(wish, answers: answers, tags: tags) ?? "" {
      answers[wish] = answer
      wishes[answer, default: []].append(wish)
    }
    return tags.map { ([$0] + (wishes[$0] ?? [])).joined(separator: " ") }
      + [wishes[""].map { "- " + $0.joined(separator: " ") }].compactMap { $0 }
  }

  /// `en-*` with the answer that most regions of a language have, where every region was asked for.
  private static func anyRegion(
    _ wanted: [(wish: String, answer: String)]
  ) -> [(wish: String, answer: String)] {
    var counts: [String: [String: Int]] = [:]
    for (wish, answer) in wanted {
      guard let name = shorterNames(of: wish).first else { continue }
      counts[name, default: [:]][answer, default: 0] += 1
    }
    return counts.compactMap { name, counts in
      guard counts.values.reduce(0, +) >= 100,
        let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })
      else { return nil }
      return (name, most.key)
    }
  }

  /// What the runtime answers by the shorter names of a wish.
  private static func known(_ wish: String, answers: [String: String], tags: [String]) -> String? {
    for name in shorterNames(of: wish) {
      if let answer = answers[name] { return answer }
      if tags.contains(name) { return name }
    }
    return nil
  }

  /// The names that the runtime tries after a wish for a region: `en-*` and `en` after `en-GB`.
  private static func shorterNames(of wish: String) -> [String] {
    let parts = wish.split(separator: "-")
    let stem = parts.prefix(parts.count > 1 && parts[1].utf8.count == 4 ? 2 : 1)
    guard parts.count > stem.count else { return [] }
    let name = stem.joined(separator: "-")
    return parts.last == "*" ? [name] : [name + "-*", name]
  }

  /// Shorter names first.
  private static func sorted<Wish>(_ wishes: some Sequence<Wish>, by name: (Wish) -> String) -> [Wish] {
    func order(_ wish: Wish) -> (Int, String) { (name(wish).count { $0 == "-" }, name(wish)) }
    return wishes.sorted { order($0) < order($1) }
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
    return sorted(wishes) { $0 }
  }

  private static func script(of tag: String) -> String {
    (try? LocaleData.subtags(of: LocaleData.addingLikelySubtags(to: tag)).script) ?? ""
  }
}
