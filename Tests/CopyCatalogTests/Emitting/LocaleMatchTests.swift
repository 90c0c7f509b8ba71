import Testing

@testable import CopyCatalog
@testable import CopyRuntime

@Suite struct LocaleMatchTests {
  private func answer(_ wish: String, _ locales: [String]) throws -> String? {
    let matches = LocaleMatches(try LocaleMatchTable.lines(for: locales.map { LocaleTag($0) }).joined(separator: "\n"))
    return matches.answer(to: wish, among: locales).map { locales[$0] }
  }

  @Test func theChoicesThatPeopleCareAbout() throws {
    #expect(try answer("zh-TW", ["en", "zh-Hans", "zh-Hant"]) == "zh-Hant")
    #expect(try answer("zh-TW", ["en", "zh-Hans"]) == nil)
    #expect(try answer("zh-Hant-TW", ["en", "zh-Hans"]) == nil)
    #expect(try answer("pt-AO", ["en", "pt-BR", "pt-PT"]) == "pt-PT")
    #expect(try answer("es-MX", ["es", "es-419"]) == "es-419")
    #expect(try answer("no", ["en", "nb"]) == "nb")
    #expect(try answer("iw", ["en", "he"]) == "he")
    #expect(try answer("en-AU", ["en-GB", "en-US"]) == "en-GB")
    #expect(try answer("gsw", ["de", "en"]) == "de")
    #expect(try answer("sr-Latn-RS", ["en", "sr"]) == nil)
    #expect(try answer("hr", ["en", "sr-Latn"]) == nil)
    #expect(try answer("de-Latn-AT", ["de", "en"]) == "de")
  }

  @Test func theTableAnswersAsICUDoesForEveryLocale() throws {
    let sets = [
      ["en", "ar", "de", "ja"], ["en", "zh-Hans", "zh-Hant", "zh-Hant-HK"], ["en-US", "en-GB", "es", "es-419", "pt-BR", "pt-PT"],
      ["fr", "fr-CA", "sr", "sr-Latn", "nb", "hi", "ru"], ["uz", "uz-Cyrl", "az", "pa", "pa-Arab", "id", "he", "fil", "en-001"],
      ["en", "ar", "de", "fr", "ja", "pl", "pt-BR", "zh-Hans"],
      ["nl", "da", "sv", "nn", "ko", "th", "vi", "tr", "uk", "cs", "hr"],
    ]
    var pairs = 0
    for set in sets {
      let tags = set.map { LocaleTag($0) }
      let matches = LocaleMatches(try LocaleMatchTable.lines(for: tags).joined(separator: "\n"))
      let matcher = try LocaleMatcher(supported: set)
      for wish in ICU.locales {
        let full = try LocaleData.addingLikelySubtags(to: wish)
        for wish in [wish, full] {
          var expected = try matcher.best(for: [wish])
          if let answer = expected {
            let scripts = try [answer, wish].map { try LocaleData.subtags(of: LocaleData.addingLikelySubtags(to: $0)).script }
            if scripts[0] != scripts[1] { expected = nil }
          }
          pairs += 1
          #expect(matches.answer(to: wish, among: set).map { set[$0] } == expected, "\(wish) among \(set)")
        }
      }
    }
    #expect(pairs > 10_000)
  }

  // MARK: Regions

  private func answer(_ wish: String, _ locales: [String], regions: [String: [String]]) throws -> String? {
    let tags = locales.map { LocaleTag($0) }
    let listed = Dictionary(
      uniqueKeysWithValues: regions.map { (LocaleTag($0.key), $0.value.map { LocaleTag($0) }) })
    let lines = try LocaleMatchTable.lines(for: tags, regions: listed)
    let all = locales + locales.flatMap { regions[$0] ?? [] }
    return LocaleMatches(lines.joined(separator: "\n")).answer(to: wish, among: all).map { all[$0] }
  }

  @Test func aRegionThatIsListedHasItsOwnFormats() throws {
    let (locales, regions) = (["en", "de", "ar"], ["en": ["en-GB", "en-IN"], "de": ["de-CH"], "ar": ["ar-MA"]])
    func formats(_ wish: String) throws -> String? { try answer(wish, locales, regions: regions) }
    #expect(try formats("en") == "en")
    #expect(try formats("en-US") == "en")
    #expect(try formats("en-GB") == "en-GB")
    #expect(try formats("en-Latn-GB") == "en-GB")
    #expect(try formats("en-IN") == "en-IN")
    #expect(try formats("de-CH") == "de-CH")
    #expect(try formats("de-DE") == "de")
    // The nearest one of those that are listed.
    #expect(try formats("en-NZ") == "en-GB")
    #expect(try formats("en-CA") == "en")
    #expect(try formats("de-AT") == "de")
    #expect(try formats("ar-DZ") == "ar-MA")
    // Whoever is shown the language for want of another: gsw is spoken in Switzerland, cy in Britain.
    #expect(try formats("gsw") == "de-CH")
    #expect(try formats("cy") == "en-GB")
    #expect(try formats("fr-CH") == nil)
  }

  @Test func aRegionChangesNobodysWords() throws {
    // Without the list, people in New Zealand are shown the Australian texts, and so they are with it.
    #expect(try answer("en-NZ", ["en", "en-AU"], regions: [:]) == "en-AU")
    #expect(try answer("en-NZ", ["en", "en-AU"], regions: ["en": ["en-GB"]]) == "en-AU")
  }

  /// First whose words, of all locales; then whose formats, of that locale and its regions.
  @Test func formatsAreThoseThatICUFindsNearest() throws {
    let sets: [(locales: [String], regions: [String: [String]])] = [
      (["en", "ar", "de", "ja"], ["en": ["en-GB", "en-IN"], "ar": ["ar-EG", "ar-MA"], "de": ["de-CH", "de-AT"]]),
      (["en", "es", "es-419", "pt-BR", "pt-PT"], ["es-419": ["es-MX", "es-AR"], "pt-PT": ["pt-AO"], "en": ["en-AU"]]),
      (["en", "en-GB", "zh-Hans", "zh-Hant"], ["en-GB": ["en-IN", "en-ZA"], "zh-Hans": ["zh-SG"], "zh-Hant": ["zh-HK"]]),
      (["fr", "fr-CA", "sr", "sr-Latn"], ["fr": ["fr-CH", "fr-BE"], "sr": ["sr-BA"], "sr-Latn": ["sr-Latn-BA", "sr-Latn-ME"]]),
    ]
    var pairs = 0
    for (locales, regions) in sets {
      let tags = locales.map { LocaleTag($0) }
      let listed = Dictionary(
        uniqueKeysWithValues: regions.map { (LocaleTag($0.key), $0.value.map { LocaleTag($0) }) })
      let all = locales + locales.flatMap { regions[$0] ?? [] }
      let lines = try LocaleMatchTable.lines(for: tags, regions: listed)
      let plain = try LocaleMatchTable.lines(for: tags)
      let (matches, words) = (LocaleMatches(lines.joined(separator: "\n")), LocaleMatches(plain.joined(separator: "\n")))
      let judges = try regions.map { locale, regions in
        (locale, try LocaleMatcher(supported: [locale] + regions))
      }
      for wish in ICU.locales {
        for wish in [wish, try LocaleData.addingLikelySubtags(to: wish)] {
          let text = words.answer(to: wish, among: locales).map { locales[$0] }
          let judge = judges.first { $0.0 == text }?.1
          let expected = try judge?.best(for: [wish]) ?? text
          pairs += 1
          #expect(matches.answer(to: wish, among: all).map { all[$0] } == expected, "\(wish) among \(all)")
        }
      }
    }
    #expect(pairs > 6000)
  }
}
