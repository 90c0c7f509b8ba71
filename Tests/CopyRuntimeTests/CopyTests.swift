import CopyRuntime
import Foundation
import Testing

/// 1 September 2026, 14:05 in UTC.
private let september = Date(timeIntervalSince1970: 1_788_271_500)

private struct Refused: Error { let path = "/home/ada/secret" }

private func preferences(_ languages: CopyLocale...) -> CopyPreferences {
  CopyPreferences(languages: languages, timeZone: TimeZone(identifier: "UTC"))
}

private func tooLarge(_ count: Int) -> AlbumError {
  .uploadTooLarge(fileName: "holiday.mov", count: count, reason: .quota, underlying: Refused())
}

@Suite struct CopyTests {
  @Test func everySlotIsWrittenInTheChosenLanguage() {
    let copy = tooLarge(3).copy(preferences: preferences("en"))
    #expect(copy.title == "Couldn’t upload “holiday.mov”")
    #expect(copy.message == "The album is full for your plan.")
    #if os(Linux)
      #expect(copy.recovery == "Remove 3 photos, then run it again.")
    #endif
    #expect(copy.actions.map(\.key) == ["remove", "cancel"])
    #expect(copy.actions.map(\.label) == ["Remove 3 Photos", "Cancel"])
    #expect(copy.actions.map(\.role) == [.destructive, .cancel])
    #expect(copy.help == CopyHelp(url: "https://example.com/help", label: "Free up space"))
    #expect(copy.presentation == .alert)
    #expect(copy.locale == "en")
  }

  @Test func anotherContextHasItsOwnWording() {
    let copy = tooLarge(1).copy(context: .passing, preferences: preferences("en"))
    #expect(copy.message == "“holiday.mov” is waiting for space.")
    #expect(copy.presentation == .banner)
    #expect(tooLarge(1).copy(context: .field, preferences: preferences("en")).context == .blocking)
  }

  @Test func oneErrorIsNeverInTwoLanguages() {
    let copy = tooLarge(2).copy(preferences: preferences("de"))
    #expect(copy.locale == "en")
    #expect(copy.title == "Couldn’t upload “holiday.mov”")
    #expect(copy.actions.map(\.label) == ["Remove 2 Photos", "Cancel"])
  }

  @Test func aRegionShowsItsLanguagesTextInItsOwnFormats() {
    let error = AlbumError.cardExpired(last4: "4242", expiry: september)
    let american = error.copy(preferences: preferences("en")).message
    let british = error.copy(preferences: preferences("en-GB"))
    #expect(american == "The card ending in 4242 expired in September 2026, 2:05 PM.")
    #expect(british.message == "The card ending in 4242 expired in month 09 2026, 14:05.")
    #expect(british.locale == "en-GB")
    #expect(AlbumError.offline.copy(locale: "en-AU").message == "You have no connection.")
  }

  @Test func announcementsHoldEveryShownText() {
    #expect(AlbumError.offline.copy(locale: "en").announcement == "No connection.")
    let copy = tooLarge(2).copy(locale: "ja")
    #expect(copy.announcement == "容量が足りません\nアルバムがいっぱいです。\n2枚の写真を削除してください。")
    #expect(copy.details == "アルバムがいっぱいです。2枚の写真を削除してください。")
  }

  @Test func writtenBracesBarsAndLineBreaksStayText() {
    let copy = AlbumError.shared(share: 0.425, size: 1234.5, place: "Köln").copy(locale: "de")
    #expect(copy.message == "42 % von 1.234,5 {in} a|b \\ Köln\nEnde")
  }

  @Test func offsetsAndStyledCategories() {
    func copy(_ size: Double) -> ErrorCopy {
      AlbumError.shared(share: 1, size: size, place: "Ann").copy(locale: "en")
    }
    #expect(copy(1).message == "100% of 1, 1.00 hours")
    #expect(copy(1).recovery == "Only Ann")
    #expect(copy(2).recovery == "Ann and 1 other")
    #expect(copy(12_346).recovery == "Ann and 12,345 others")
  }

  @Test func arabicPluralsDigitsAndIsolation() {
    let titles = [0, 1, 2, 3, 11, 100, -5].map { tooLarge($0).copy(locale: "ar").title }
    #expect(
      titles == ["لا صور", "صورة", "صورتان", "٣ صور", "١١ صورة", "١٠٠ صورة", "\u{61C}-٥ صور"])
    let message = AlbumError.cardExpired(last4: "a.txt (1)!", expiry: september).copy(locale: "ar").message
    #expect(message == "فشل \u{2068}a.txt (1)!\u{2069}")
  }

  @Test func textOfTheOtherDirectionIsIsolatedInEnglish() {
    func title(_ name: String, isolates: Bool = true) -> String? {
      let error = AlbumError.uploadTooLarge(
        fileName: name, count: 1, reason: .fileSize, underlying: Refused())
      var preferences = preferences("en")
      preferences.isolatesArguments = isolates
      return error.copy(preferences: preferences).title
    }
    #expect(title("שלום.txt") == "Couldn’t upload “\u{2068}שלום.txt\u{2069}”")
    #expect(title("שלום.txt", isolates: false) == "Couldn’t upload “שלום.txt”")
    #expect(title("Käse.txt") == "Couldn’t upload “Käse.txt”")
    #expect(title("a\u{2069}b\u{202E}c") == "Couldn’t upload “\u{2068}\u{2068}a\u{2069}b\u{202E}c\u{2069}”")
    #expect(title("a\u{2067}b") == "Couldn’t upload “\u{2068}a\u{2067}b\u{2069}\u{2069}”")
  }

  @Test func formatsInManyTasksAtOnce() async {
    await withTaskGroup(of: String.self) { group in
      for index in 0..<200 {
        let locale: CopyLocale = ["ar", "de", "en", "ja"][index % 4]
        group.addTask { CopyPreferences.$task.withValue(.init(languages: [locale])) { tooLarge(7).copy().message } }
      }
      for await message in group { #expect(!message.isEmpty) }
    }
  }
}

@Suite struct ErrorBridgingTests {
  @Test func aTitleTakesTheFirstPlaceForText() {
    CopyPreferences.$task.withValue(preferences("ja")) {
      let error: any Error = tooLarge(2)
      #expect(error.localizedDescription == "容量が足りません")
      let bridged = error as NSError
      #expect(bridged.localizedDescription == "容量が足りません")
      #expect(bridged.localizedRecoverySuggestion == "アルバムがいっぱいです。2枚の写真を削除してください。")
      #expect(bridged.localizedFailureReason == nil)
      #expect(bridged.localizedRecoveryOptions == ["削除", "キャンセル"])
      #expect(bridged.helpAnchor == "https://example.com/help")
      #expect(bridged.domain == "com.example.album")
      #expect(bridged.code == 2)
      let underlying = bridged.userInfo[NSUnderlyingErrorKey] as? NSError
      #expect(underlying?.domain.hasSuffix("Refused") == true)
    }
  }

  @Test func withoutATitleTheMessageDoes() {
    CopyPreferences.$task.withValue(preferences("en")) {
      let error = AlbumError.cardExpired(last4: "4242", expiry: september)
      #expect(error.errorDescription == "The card ending in 4242 expired in September 2026, 2:05 PM.")
      #expect(error.recoverySuggestion == "Enter a card that is still valid.")
      #expect(error.localizedDescription == error.errorDescription)
      #expect(error.failureReason == nil)
      #expect((error as NSError).localizedRecoveryOptions == nil)
    }
  }

  @Test func theOriginalIsFoundAgain() {
    let bridged: any Error = tooLarge(5) as NSError
    guard case .uploadTooLarge(_, let count, _, _)? = AlbumError(bridged) else {
      Issue.record("no AlbumError in \(bridged)")
      return
    }
    #expect(count == 5)
    #expect(AlbumError(NSError(domain: "com.example.album", code: 2)) == nil)
    #expect(AlbumError(Refused()) == nil)
    #expect(AlbumError(AlbumError.offline) != nil)
  }

  @Test func identity() {
    #expect(tooLarge(1).code == 2)
    #expect(tooLarge(1).supportCode == "ALB-2")
    #expect(tooLarge(1).entryID == "upload-too-large")
    #expect(tooLarge(1).contexts == [.blocking, .passing])
    #expect(tooLarge(1).underlyingError is Refused)
    #expect(AlbumError.offline.remedy == .wait)
    #expect(AlbumError.offline.presentation == .banner)
  }
}

@Suite struct PrintingTests {
  /// Every way to print a value, and the ways that reach it through another.
  private func printed(_ error: AlbumError) -> [String] {
    var texts = [
      "\(error)", String(describing: error), String(reflecting: error), error.localizedDescription.isEmpty ? "" : "",
      "\([error])", "\(Optional(error) as Any)", String(reflecting: ["key": error]), "\((error, 1))",
      "\(error.catalogEntry)", String(reflecting: error.catalogEntry), "\(error.catalogEntry as Any)",
    ]
    for value in [error as Any, [error], Optional(error) as Any, ["key": error], error.catalogEntry] {
      var text = ""
      dump(value, to: &text)
      texts.append(text)
      texts.append(reflected(Mirror(reflecting: value), depth: 6))
    }
    return texts
  }

  private func reflected(_ mirror: Mirror, depth: Int) -> String {
    mirror.children.map { child in
      let inner = depth > 0 ? reflected(Mirror(reflecting: child.value), depth: depth - 1) : ""
      return "\(child.label ?? "")=\(child.value) \(inner)"
    }.joined(separator: "\n")
  }

  @Test func privateArgumentsAreNeverPrinted() {
    let error = AlbumError.uploadTooLarge(
      fileName: "diagnosis-Ada.pdf", count: 41, reason: .quota, underlying: Refused())
    for text in printed(error) {
      #expect(!text.contains("diagnosis"))
      #expect(!text.contains("secret"))
    }
  }

  @Test func whatIsPrintedTellsDevelopersWhatItIs() {
    let text = "\(tooLarge(41))"
    #expect(text.hasPrefix("com.example.album(code: 2, entry: upload-too-large, count: 41, reason: quota, underlying: "))
    #expect("\(AlbumError.offline)" == "com.example.album(code: 3, entry: offline)")
  }
}
