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
}
