import Testing

@testable import CopyCatalog

@Suite struct LocaleDataTests {
  @Test(arguments: [
    ("EN-us", "en-US"), ("iw", "he"), ("sh", "sr-Latn"), ("zh-hant-hk", "zh-Hant-HK"), ("mo", "ro"),
    ("i-klingon", "tlh"), ("de-u-nu-latn-co-phonebk", "de-u-co-phonebk-nu-latn"), ("no", "no"),
    ("qaa", "qaa"),
  ])
  func canonicalTags(tag: String, canonical: String) throws {
    #expect(try LocaleData.canonical(tag) == canonical)
  }

  @Test(arguments: [
    ("", 0), ("pt_BR", 0), ("abcdefghij", 0), ("en--US", 2), ("en-US-x", 5), ("en US", 0), ("en\0", 2),
    ("de-DE-", 5),
  ])
  func tagsThatAreNotWellFormed(tag: String, prefix: Int) {
    #expect(throws: LocaleData.TagError(wellFormedPrefix: prefix)) { try LocaleData.canonical(tag) }
  }

  @Test func aTagOfAMegabyteIsRefused() {
    #expect(throws: LocaleData.TagError.self) {
      try LocaleData.canonical("en" + String(repeating: "-abcde", count: 1 << 18))
    }
  }

  @Test func subtags() throws {
    #expect(
      try LocaleData.subtags(of: "zh-Hant-HK")
        == LocaleData.Subtags(language: "zh", script: "Hant", region: "HK"))
    #expect(try LocaleData.subtags(of: "de") == LocaleData.Subtags(language: "de", script: nil, region: nil))
  }

  /// ICU keeps what it opens: looking for the parents of a locale must not cut it off from them.
  @Test(arguments: [("nb", "no"), ("nn", "no"), ("es-MX", "es-419"), ("en-GB", "en-001")])
  func askingForParentsLeavesTheDataWhole(locale: String, parent: String) throws {
    #expect(try LocaleData.chain(of: locale).dropFirst().first == parent)
    let number = try NumberData(locale: locale)
    let ofParent = try NumberData(locale: parent)
    #expect(number.group == ofParent.group && number.decimal == ofParent.decimal)
    #expect(try number.format(.percent).pattern == ofParent.format(.percent).pattern || locale == "es-MX")
  }

  @Test func likelySubtags() throws {
    #expect(try LocaleData.addingLikelySubtags(to: "zh-TW") == "zh-Hant-TW")
    #expect(try LocaleData.addingLikelySubtags(to: "sr") == "sr-Cyrl-RS")
    #expect(try LocaleData.removingLikelySubtags(from: "zh-Hant-TW") == "zh-TW")
    #expect(try LocaleData.removingLikelySubtags(from: "en-Latn-US") == "en")
  }

  @Test(arguments: [
    ("es-MX", ["es-419", "es"]), ("zh-Hant-HK", ["zh-Hant"]), ("zh-Hant-MO", ["zh-Hant-HK", "zh-Hant"]),
    ("zh-TW", ["zh-Hant"]), ("zh-HK", ["zh-Hant"]), ("zh-CN", ["zh"]), ("zh-Hant", []), ("zh-Hans", ["zh"]),
    ("sr-Latn", []), ("sr-Latn-RS", ["sr-Latn"]), ("en-AU", ["en-001", "en"]), ("en-XX", ["en"]),
    ("pt-AO", ["pt-PT", "pt"]), ("pt-BR", ["pt"]), ("nb", ["no"]), ("de", []), ("de-CH", ["de"]),
    ("en-150", ["en-001", "en"]), ("de-AT", ["de"]), ("az-Arab", []), ("uz-Arab", []),
  ])
  func parents(locale: String, parents: [String]) throws {
    #expect(try LocaleData.chain(of: locale) == [locale] + parents)
  }

  @Test func noLocaleOfICUHasAParentInAnotherScript() throws {
    for locale in ICU.locales {
      let script = try LocaleData.subtags(of: LocaleData.addingLikelySubtags(to: locale)).script
      for parent in try LocaleData.chain(of: locale) where locale != "en-IN" && !locale.hasPrefix("hi-Latn") {
        #expect(
          try LocaleData.subtags(of: LocaleData.addingLikelySubtags(to: parent)).script == script, "\(locale)"
        )
      }
    }
  }

  @Test func namesAndDirection() throws {
    #expect(try LocaleData.name(of: "de", in: "fr") == "allemand")
    #expect(try LocaleData.name(of: "ja", in: "ja") == "日本語")
    #expect(try LocaleData.isRightToLeft("ar"))
    #expect(try LocaleData.isRightToLeft("he-IL"))
    #expect(try LocaleData.isRightToLeft("az-Arab"))
    #expect(try !LocaleData.isRightToLeft("az"))
  }

  @Test func quotationMarks() throws {
    let french = try QuotationMarks(locale: "fr")
    #expect(french.start == "«" && french.end == "»")
    let german = try QuotationMarks(locale: "de")
    #expect([german.start, german.end, german.innerStart, german.innerEnd] == ["„", "“", "‚", "‘"])
    #expect(try QuotationMarks(locale: "ja").start == "「")
  }

  @Test func exemplarsOfALanguage() throws {
    let german = try Exemplars(locale: "de")
    #expect("abzäöüß".unicodeScalars.allSatisfy { german.contains($0) })
    #expect(!"éжåあ ".unicodeScalars.contains { german.contains($0) })
    let chinese = try Exemplars(locale: "zh-Hant")
    #expect("檔案開啟".unicodeScalars.allSatisfy { chinese.contains($0) })
    #expect(try Exemplars(locale: "cs").sequences.contains("ch"))
    #expect(try Exemplars(locale: "ar").contains("ش"))
  }

  @Test func allOfICUsLocalesHaveTheseFacts() throws {
    for locale in ICU.locales {
      #expect(throws: Never.self) {
        _ = try QuotationMarks(locale: locale)
        _ = try Exemplars(locale: locale)
        _ = try LocaleData.canonical(locale)
      }
    }
  }

  @Test func versions() {
    #expect(ICU.version.first?.isNumber == true)
    #expect(Int(ICU.version.prefix(2)).map { $0 >= 66 } == true)
    #expect(ICU.cldrVersion.first?.isNumber == true)
    #expect(ICU.unicodeVersion.first?.isNumber == true)
  }
}

@Suite struct LocaleMatcherTests {
  @Test(arguments: [
    ("zh-TW", ["en", "zh-Hans", "zh-Hant"], "zh-Hant" as String?),
    ("zh-HK", ["en", "zh-Hans", "zh-Hant"], "zh-Hant"),
    ("zh-TW", ["en", "zh-Hans"], nil), ("pt-AO", ["en", "pt-BR", "pt-PT"], "pt-PT"),
    ("es-MX", ["en", "es", "es-419"], "es-419"), ("no", ["en", "nb"], "nb"), ("iw", ["en", "he"], "he"),
    ("en-AU", ["en-US", "en-GB"], "en-GB"), ("gsw", ["en", "de"], "de"), ("sr-Latn-RS", ["en", "sr"], "sr"),
    ("hr", ["en", "sr-Latn"], nil), ("ja", ["en", "de"], nil), ("de-CH", ["en", "de"], "de"),
    ("en", ["en"], "en"),
  ])
  func theBestOfTheSupported(wanted: String, supported: [String], best: String?) throws {
    #expect(try LocaleMatcher(supported: supported).best(for: [wanted]) == best)
  }

  @Test func preferencesAreTriedInOrder() throws {
    let matcher = try LocaleMatcher(supported: ["en", "fr", "de"])
    #expect(try matcher.best(for: ["ja", "fr-CA", "de"]) == "fr")
    #expect(try matcher.best(for: ["de", "fr"]) == "de")
    #expect(try matcher.best(for: []) == nil)
    #expect(try LocaleMatcher(supported: []).best(for: ["en"]) == nil)
  }

  @Test func aTagThatIsNotWellFormedIsAnError() {
    #expect(throws: ICUError.self) { _ = try LocaleMatcher(supported: ["x y"]) }
    #expect(throws: ICUError.self) { try LocaleMatcher(supported: ["en"]).best(for: ["no such"]) }
  }
}
