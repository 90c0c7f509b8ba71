/// Labels that say nothing of what their button does, in the languages of interfaces.
struct ButtonWords: Sendable {
  /// Labels that only agree: “OK”.
  private let agreements: Set<String>
  /// Labels that only answer: “Yes”, “No”.
  private let answers: Set<String>
  /// Labels that only say that they can be chosen: “Click here”.
  private let heres: Set<String>
  private let folding: Folding

  /// - Parameter tag: That of the language.
  init(of tag: String, folding: Folding) {
    func set(_ list: String) -> Set<String> {
      Set(list.split(separator: ",").map { folding.fold(String($0).trimmingSpaces) })
    }
    self.folding = folding
    let words = Self.words[tag] ?? ("", "", "")
    agreements = set(words.agreements + ",OK,Okay,Ok,O.K.")
    answers = set(words.answers)
    heres = set(words.heres)
  }

  /// What a label is, if it says nothing of what its button does.
  enum Kind: Sendable, Hashable {
    case agreement, answer, here
  }

  func kind(of label: String) -> Kind? {
    let folded = folding.fold(label.trimmingSpaces)
    let bare = folded.last.map { ".!?。！？؟।".contains($0) } ?? false ? String(folded.dropLast()).trimmingSpaces : folded
    for text in [folded, bare] {
      if agreements.contains(text) { return .agreement }
      if answers.contains(text) { return .answer }
      if heres.contains(text) { return .here }
    }
    return nil
  }

  private static let words: [String: (agreements: String, answers: String, heres: String)] = [
    "en": ("Got it, Alright", "Yes, No, Yeah, Nope", "Click here, Tap here, Press here, Here, Click"),
    "de": ("In Ordnung, Alles klar, Verstanden", "Ja, Nein", "Hier klicken, Klicken Sie hier, Klicke hier, Klick hier, Hier tippen, Hier"),
    "fr": ("D’accord, Compris", "Oui, Non", "Cliquez ici, Clique ici, Cliquer ici, Touchez ici, Appuyez ici, Ici"),
    "es": ("De acuerdo, Vale, Entendido", "Sí, No", "Haz clic aquí, Haga clic aquí, Clic aquí, Toca aquí, Pulsa aquí, Aquí"),
    "it": ("Va bene, Ho capito", "Sì, No", "Clicca qui, Fai clic qui, Fare clic qui, Tocca qui, Qui"),
    "pt": ("Tudo bem, Entendi, Está bem", "Sim, Não", "Clique aqui, Clica aqui, Toque aqui, Aqui"),
    "nl": ("Oké, Begrepen", "Ja, Nee", "Klik hier, Tik hier, Hier klikken, Hier"),
    "sv": ("Okej, Jag förstår", "Ja, Nej", "Klicka här, Tryck här, Här"),
    "da": ("Okay, Forstået", "Ja, Nej", "Klik her, Tryk her, Her"),
    "nb": ("Greit, Forstått", "Ja, Nei", "Klikk her, Trykk her, Her"),
    "pl": ("W porządku, Rozumiem", "Tak, Nie", "Kliknij tutaj, Kliknij tu, Dotknij tutaj, Tutaj"),
    "cs": ("Dobře, Rozumím", "Ano, Ne", "Klikněte zde, Klikněte sem, Klikni sem, Klikni zde, Zde, Sem"),
    "ru": ("ОК, Окей, Хорошо, Понятно, Ясно", "Да, Нет", "Нажмите здесь, Нажмите сюда, Щёлкните здесь, Кликните сюда, Здесь, Сюда"),
    "uk": ("ОК, Гаразд, Добре, Зрозуміло", "Так, Ні", "Натисніть тут, Натисніть сюди, Клацніть тут, Тут, Сюди"),
    "tr": ("Tamam, Anladım", "Evet, Hayır", "Buraya tıklayın, Buraya tıkla, Buraya dokunun, Tıklayın, Buraya"),
    "ar": ("حسنا, موافق, مفهوم", "نعم, لا", "انقر هنا, اضغط هنا, هنا"),
    "he": ("אישור, בסדר, הבנתי", "כן, לא", "לחצו כאן, לחץ כאן, הקליקו כאן, הקישו כאן, כאן"),
    "hi": ("ठीक है, ठीक", "हाँ, हां, नहीं, जी हाँ, जी नहीं", "यहाँ क्लिक करें, यहां क्लिक करें, यहाँ टैप करें, यहां टैप करें"),
    "ja": ("了解", "はい, いいえ", "こちら, ここをクリック, こちらをクリック, ここをタップ, こちらをタップ"),
    "ko": ("알겠습니다, 알겠어요", "예, 네, 아니요, 아니오", "여기를 클릭, 여기를 클릭하세요, 여기를 누르세요, 여기, 클릭하세요"),
    "zh-Hans": ("好的, 知道了, 我知道了", "是, 否, 不", "点击这里, 点击此处, 单击此处, 点这里, 这里"),
    "zh-Hant": ("好的, 知道了, 我知道了", "是, 否, 不", "按這裡, 點擊這裡, 點擊此處, 按一下這裡, 點這裡, 這裡"),
    "th": ("ตกลง, โอเค, เข้าใจแล้ว", "ใช่, ไม่, ไม่ใช่", "คลิกที่นี่, แตะที่นี่, กดที่นี่, ที่นี่"),
    "vi": ("Đồng ý, Đã hiểu", "Có, Không", "Nhấp vào đây, Bấm vào đây, Nhấn vào đây, Tại đây"),
    "id": ("Oke, Baik, Mengerti", "Ya, Tidak", "Klik di sini, Ketuk di sini, Di sini"),
  ]
}
