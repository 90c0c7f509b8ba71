import Foundation
import Testing

@testable import CopyRuntime

@Suite struct ChoosingTests {
  private func chosen(_ wishes: CopyLocale...) -> String {
    AlbumCopy.catalog.table(for: wishes).locale
  }

  @Test func theFirstWishWithAnAnswerIsChosen() {
    #expect(chosen("de-AT") == "de")
    #expect(chosen("pl", "gsw-CH", "en") == "de")
    #expect(chosen("en-AU") == "en-GB")
    #expect(chosen("en-US") == "en")
    #expect(chosen("zh-TW") == "zh-Hant")
    #expect(chosen("zh-Hant-HK") == "zh-Hant")
    #expect(chosen("ar_EG.UTF-8") == "ar")
  }

  @Test func aScriptNeverChangesAndNothingMatchesByChance() {
    #expect(chosen("zh-CN", "de") == "de")
    #expect(chosen("zh-Hans-CN", "de") == "de")
    #expect(chosen("ja-Latn", "de") == "de")
    #expect(chosen("pl") == "en")
    #expect(chosen() == "en")
    #expect(chosen("", "-", "x", "🙂", "de--", "@") == "de")
  }

  @Test func posixVariables() {
    func languages(_ environment: [String: String]) -> [String] {
      SystemLanguages.languages(inEnvironment: environment).map(\.identifier)
    }
    #expect(languages(["LANG": "de_AT.UTF-8"]) == ["de-AT"])
    #expect(languages(["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": ""]) == ["fr-FR"])
    #expect(languages(["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "ja_JP"]) == ["ja-JP"])
    #expect(languages(["LANG": "de_DE.UTF-8", "LANGUAGE": "sv:pt_BR:"]) == ["sv", "pt-BR", "de-DE"])
    #expect(languages(["LANG": "C.UTF-8", "LANGUAGE": "sv"]) == [])
    #expect(languages(["LANG": "sr_RS@latin"]) == ["sr-Latn-RS"])
    #expect(languages([:]) == [])
  }

  @Test func preferencesForOneCallOneTaskAndTheProcess() {
    #expect(AlbumError.offline.copy(locale: "zh-TW").message == "您已離線。")
    CopyPreferences.$task.withValue(CopyPreferences(languages: ["zh-TW"])) {
      #expect(AlbumError.offline.copy().message == "您已離線。")
      #expect(AlbumError.offline.copy(locale: "en-GB").message == "You have no connection.")
    }
    let before = CopyPreferences.process
    CopyPreferences.process = CopyPreferences(languages: ["zh-HK"])
    #expect(CopyPreferences.process?.languages == ["zh-HK"])
    CopyPreferences.process = before
  }
}
