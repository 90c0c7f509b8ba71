import Testing

@testable import CopyCatalog

@Suite struct SentencesTests {
  @Test(arguments: [
    ("en", "This album is full. Remove a photo.", 2),
    ("en", "This album is full", 1),
    ("en", "Is it full? Yes! Wait.", 3),
    ("en", "Wait… it continues.", 1),
    ("en", "Wait... It continues.", 1),
    ("en", "Version 10.15.7 from example.com has 1.5 GB.", 1),
    ("en", "Open e.g. Settings at 5 p.m. today.", 1),
    ("de", "Das geht z. B. am 1. Mai. Bitte warten.", 2),
    ("fr", "L’album est plein. Supprimez-en une photo !", 2),
    ("ja", "いっぱいです。お待ちください！", 2),
    ("ja", "「保存しますか？」と聞かれます。", 1),
    ("zh-Hans", "相簿已满。请删除照片。", 2),
    ("hi", "भरा है। रुकें।", 2),
    ("ar", "هل هو ممتلئ؟ انتظر.", 2),
    ("ur", "بھرا ہوا ہے۔ انتظار کریں۔", 2),
    ("hy", "Լի է։ Սպասեք։", 2),
    ("th", "อัลบั้มเต็มแล้ว ลบรูปภาพ", 1),
    ("en", "First paragraph\n\nSecond paragraph", 2),
    ("en", "", 0),
  ] as [(String, String, Int)])
  func areCounted(locale: String, text: String, count: Int) {
    #expect(Sentences.sentences(of: text, in: LocaleTag(locale)).count == count)
  }

  /// The cheap number may be too high, never too low, or texts would pass unjudged.
  @Test func theBoundIsNeverBelow() {
    let pieces = [
      "This is full. ", "Wait! ", "“Really?” ", "z. B. ", "1.5 ", "いっぱいです。", "भरा है। ", "انتظر؟ ", "Լի է։ ", "\n\n", "…",
      "{name} ", "{n, plural, one {# photo. } other {# photos. Wait. }}", "{c, select, a {Yes. } other {No}}",
    ]
    var random = SeededGenerator(seed: 11)
    for _ in 0..<400 {
      let pattern = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      let message = parse(pattern).message
      #expect(message.isSound, "\(pattern)")
      let most = Sentences.most(of: message, in: LocaleTag("en")).count
      #expect(Sentences.bound(of: message) >= most, "\(pattern)")
    }
  }
}

@Suite struct QuestionsTests {
  @Test(arguments: [
    ("en", "Delete this album?", true), ("en", "Delete this album", false), ("es", "¿Eliminar el álbum?", true),
    ("ja", "削除しますか", true), ("ja", "削除", false), ("ko", "삭제할까요", true), ("zh-Hant", "要刪除嗎", true),
    ("th", "ลบอัลบั้มนี้หรือไม่", true), ("th", "ลบอัลบั้มนี้ไหม", true), ("th", "ลบอัลบั้มนี้", false),
    ("el", "Διαγραφή;", true), ("el", "Διαγραφή", false), ("ar", "أتريد الحذف؟", true), ("hy", "Ջնջե՞լ", true),
    ("my", "ဖျက်မလား", nil), ("km", "លុប", nil), ("lo", "ລຶບ", nil), ("en", "", false),
  ] as [(String, String, Bool?)])
  func areKnown(locale: String, text: String, asks: Bool?) {
    #expect(Questions.asks(text, in: LocaleTag(locale)) == asks)
  }
}

@Suite struct AddressTests {
  @Test(arguments: [
    ("de", "Sie sind da. Wählen Sie Ihre Fotos.", ["Sie", "Ihre"]), ("de", "„Sie“: Ihre Fotos", []),
    ("de", "Deine Fotos", ["Deine"]), ("de", "Radiergummi Dudelsack", []), ("nl", "Over 10 u is dit van u.", ["u"]),
    ("nl", "De U-bocht", []), ("it", "Suo? È Suo.", ["Suo"]), ("fr", "Vous avez gagné.", []),
    ("fr", "C’est ton album et celui de ta sœur.", ["ta"]), ("ru", "Вас ждут", ["Вас"]), ("zh", "您好", ["您"]),
    ("ja", "保存できない。確認してください。", ["できない。", "ください"]),
    ("ko", "안녕하세요", []), ("ko", "확인하세요", ["세요"]), ("hi", "आपका एल्बम", ["आपका"]),
  ] as [(String, String, [String])])
  func signsAreCertain(locale: String, text: String, signs: [String]) throws {
    let address = try #require(Address.of(LocaleTag(locale)))
    #expect(address.signs(in: parse(text).message).map(\.word) == signs)
  }

  /// Where an argument comes first, what follows is inside a sentence; where forms differ, nothing is certain.
  @Test func argumentsAndFormsDecideWhereASentenceBegins() throws {
    let german = try #require(Address.of(LocaleTag("de")))
    #expect(german.signs(in: parse("{name} Sie").message).map(\.word) == ["Sie"])
    #expect(german.signs(in: parse("{n, plural, one {Da.} other {Hier}} Sie").message).isEmpty)
  }

  @Test func everyLanguageHasItsWordsOnce() {
    for locale in PluralFormsAskedForTests.locales {
      guard let address = Address.of(LocaleTag(locale)) else { continue }
      #expect(address.registers.count > 1, "\(locale)")
      var seen: Set<String> = []
      for register in address.registers {
        for list in [register.anywhere, register.inside, register.opening] {
          for word in list.split(separator: " ") {
            #expect(seen.insert(String(word)).inserted, "\(locale): \(word)")
          }
        }
      }
    }
  }
}
