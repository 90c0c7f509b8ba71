import Foundation
import LumenErrors
import Testing

@testable import CopyRuntime

/// English texts in the formats of Great Britain, German ones in those of Switzerland.
@Suite struct RegionTests {
  private static let september = Date(timeIntervalSince1970: 1_788_271_500)

  private static func preferences(_ languages: CopyLocale...) -> CopyPreferences {
    CopyPreferences(languages: languages, timeZone: TimeZone(identifier: "UTC"), isolatesArguments: false)
  }

  private let ended = SyncError.shareEnded(folder: "Chor", owner: "Jonas", when: september)
  private let waiting = SyncError.waitingForConnection(count: 1204)

  @Test func theWordsStayAndTheFormatsAreTheRegions() {
    let american = ended.copy(preferences: Self.preferences("en"))
    let british = ended.copy(preferences: Self.preferences("en-GB"))
    #expect(american.message.contains("September 1"))
    #expect(british.message == american.message.replacing("September 1, 2026", with: "1 September 2026"))
    #expect(british.title == american.title)
    #expect(waiting.copy(locale: "de").announcement.contains("1.204"))
    #expect(waiting.copy(locale: "de-CH").announcement.contains("1’204"))
    #expect(waiting.copy(locale: "de-AT").announcement.contains("1\u{A0}204"))
  }

  @Test func aCopySaysWhoseWordsAndWhoseFormatsItHas() {
    let british = ended.copy(preferences: Self.preferences("en-GB"))
    #expect(british.locale == "en")
    #expect(british.formats == "en-GB")
    let american = ended.copy(preferences: Self.preferences("en-US"))
    #expect((american.locale, american.formats) == ("en", "en"))
    // Nobody lists New Zealand: Great Britain is nearest to it.
    #expect(ended.copy(preferences: Self.preferences("en-NZ")).formats == "en-GB")
    #expect(ended.copy(preferences: Self.preferences("gsw", "en")).formats == "de-CH")
    #expect(ended.copy(preferences: Self.preferences("fr-CH")).formats == "fr")
    #expect(ended.copy(preferences: Self.preferences("sv-SE")).formats == "en")
  }

  @Test func aCallATaskAndTheProcessCanWantARegion() {
    CopyPreferences.$task.withValue(Self.preferences("de-CH")) {
      #expect(waiting.copy().formats == "de-CH")
      #expect(waiting.copy(locale: "en-GB").formats == "en-GB")
      #expect(waiting.copy(preferences: Self.preferences("de-AT")).formats == "de-AT")
    }
  }

  @Test func aReportTellsWhoseFormatsWereShown() {
    func keys(_ language: CopyLocale) -> [String] {
      DiagnosticReport(ended, preferences: Self.preferences(language)).text.split(separator: "\n").map(String.init)
    }
    let british = keys("en-GB")
    #expect(british.contains("language: en") && british.contains("formats: en-GB"))
    #expect(!british.contains { $0.hasPrefix("source-") })
    #expect(!keys("en").contains { $0.hasPrefix("formats") })
    let swiss = keys("de-CH")
    #expect(swiss.contains("language: de") && swiss.contains("formats: de-CH"))
    #expect(swiss.contains { $0.hasPrefix("source-message: ") && $0.contains("September 1") })
  }

  /// A catalog in Portuguese with formats of Portugal, whose rule for “one” is another, and an entry in English.
  private enum Trip {
    static let catalog = CatalogTables(
      source: "en", locales: ["en", "pt", "pt-PT"], matches: "en\npt\npt-PT pt-AO"
    ) { index in
      switch index {
      case 0: en
      case 1: pt
      default: portugal
      }
    }

    static let en = LocaleTables(
      "en", data: "number|number|1|0-3|0|3,3,1|,|.|latn|0|0|-0|-0|NaN|∞|-∞",
      text: """
        [Trip]
        1
         m x
        2
         m {0 number} km
        """)

    static let pt = LocaleTables(
      "pt",
      data: """
        cardinal one: i = 0..1
        number|number|1|0-3|0|3,3,1|.|,|latn|0|0|-0|-0|NaN|∞|-∞
        number|number ::precision-integer|1|0-0|0|3,3,1|.|.|latn|0|0|-0|-0|NaN|∞|-∞
        unit|second|0 segundos|one 0 segundo
        unit|minute|0 minutos|one 0 minuto
        list|and|||, |, | e |||, |
        """,
      text: """
        [Trip]
        1
         m {0 plural|one {0 number} trem|other {0 number} trens} · {1 duration} · {2 list}
        2 = en
        """)

    static let portugal = LocaleTables(
      formatsOf: "pt-PT", for: pt,
      data: """
        units one: i = 1 and v = 0
        number|number|1|0-3|0|3,3,2|\u{A0}|,|latn|0|0|-0|-0|NaN|∞|-∞
        list|and|||; |; | e ||| e |
        """)
  }

  private func text(_ index: Int, _ wish: CopyLocale, _ arguments: [CopyArgument]) -> String {
    let source = Trip.catalog.table(for: [wish]).entry(index, in: "Trip", catalog: Trip.catalog)
    var writer = SlotWriter(
      source: source, context: .blocking, arguments: arguments, preferences: Self.preferences(wish))
    return writer.text(.message) ?? ""
  }

  @Test func unitsAreCountedAsInTheRegionAndWordsAsInTheLanguage() {
    let none: [CopyArgument] = [.int(0), .duration(.zero), .list(["a", "b"])]
    #expect(text(0, "pt", none) == "0 trem · 0 segundo · a, b")
    #expect(text(0, "pt-PT", none) == "0 trem · 0 segundos · a e b")
    let many: [CopyArgument] = [.int(12_345), .duration(.seconds(60)), .list(["a", "b", "c"])]
    #expect(text(0, "pt", many) == "12.345 trens · 1 minuto · a, b e c")
    #expect(text(0, "pt-AO", many) == "12\u{A0}345 trens · 1 minuto · a; b e c")
  }

  @Test func anEntryInAnotherLanguageHasItsFormats() {
    #expect(text(1, "pt-PT", [.int(12_345)]) == "12,345 km")
  }

  /// An app in English runs in `en` whatever the person's region is.
  @Test func theLanguageOfTheAppHasTheRegionOfThePerson() {
    func languages(_ app: [String], _ person: [String]) -> [CopyLocale] {
      SystemLanguages.languages(ofApp: app, ofPerson: person)
    }
    #expect(languages(["en"], ["en-GB", "de-CH"]) == ["en-GB", "en-GB", "de-CH"])
    #expect(languages(["de", "en"], ["en-GB", "de-CH"]) == ["de-CH", "en-GB", "en-GB", "de-CH"])
    #expect(languages(["pt-BR"], ["pt-PT"]) == ["pt-BR", "pt-PT"])
    #expect(languages(["zh-Hans"], ["zh-Hant-TW", "zh-Hans-CN"]) == ["zh-Hans-CN", "zh-Hant-TW", "zh-Hans-CN"])
    #expect(languages([], ["en-GB"]) == ["en-GB"])
    #expect(languages(["fr"], ["en-GB"]) == ["fr", "en-GB"])
  }
}
