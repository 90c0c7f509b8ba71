import Testing

@testable import CopyCatalog

/// What texts say of what happened and of what to do; ⟨…⟩ is an argument.
@Suite struct JudgementTests {
  /// What a text says, and whether it tells what to do.
  struct Sample: Sendable, CustomTestStringConvertible {
    let text: String
    let statement: Judgement.Statement
    let instructs: Bool

    init(_ text: String, _ statement: Judgement.Statement, _ instructs: Bool = false) {
      (self.text, self.statement, self.instructs) = (text, statement, instructs)
    }

    var testDescription: String { text }

    func judged(in language: Language) -> Judgement {
      Judgement(of: text.replacing(/⟨[^⟩]*⟩/, with: "\u{FFFC}"), in: language)
    }
  }

  @Test(arguments: [
    // What fits every error says nothing, however it is put.
    Sample("We’re sorry, but something unexpected has happened.", .generic),
    Sample("Your request could not be processed due to an internal problem.", .generic),
    Sample("Error: ⟨reason⟩", .generic),
    // A kind of error is a little more.
    Sample("Sync conflict error", .classified),
    Sample("License error (code ⟨code⟩)", .classified),
    // A thing, an action, a state, a limit or an argument says what happened.
    Sample("⟨file⟩ was not found.", .specific),
    Sample("An error occurred while emptying the Trash.", .specific),
    Sample("The trial has ended.", .specific),
    Sample("The nickname is too short.", .specific),
    // Advice takes the rest of its sentence, and a condition before it.
    Sample("If the cable is loose, plug it in again.", .missing, true),
    Sample("Please wait until the scan is done, then unplug the drive.", .missing, true),
    Sample("Eject the drive because it is full.", .specific, true),
    Sample("Your session ended, so sign in again.", .specific, true),
    // What can be done, and an offer, is advice too.
    Sample("The scan is empty. You can scan another page.", .specific, true),
    Sample("The page wasn’t printed. Would you like to print it again?", .specific, true),
    Sample("Don’t unplug the drive.", .missing, true),
    // A verb that is a noun too begins no instruction where a statement follows.
    Sample("Backup failed.", .specific),
    Sample("Back up your phone.", .missing, true),
    Sample("Update was interrupted.", .specific),
    Sample("Update the app.", .missing, true),
  ])
  func anEnglishTextSays(sample: Sample) {
    let judgement = sample.judged(in: english)
    #expect(judgement.statement == sample.statement)
    #expect(judgement.instructs == sample.instructs)
  }

  /// Each language instructs in its own way: by endings, by particles, at the end of the sentence.
  @Test(arguments: [
    ("de", "Die Rechnung wurde nicht bezahlt. Bitte anderes Konto wählen."),
    ("de", "Die Rechnung wurde nicht bezahlt. Geben Sie ein anderes Konto an."),
    ("fr", "La facture n’a pas été payée. Veuillez choisir un autre compte."),
    ("es", "La factura no se ha pagado. Elija otra cuenta."),
    ("it", "La fattura non è stata pagata. Scegli un altro conto."),
    ("pt", "A fatura não foi paga. Escolha outra conta."),
    ("nl", "De rekening is niet betaald. Kies een andere rekening."),
    ("sv", "Fakturan är inte betald. Välj ett annat konto."),
    ("da", "Regningen er ikke betalt. Vælg en anden konto."),
    ("nb", "Regningen er ikke betalt. Velg en annen konto."),
    ("pl", "Rachunek nie został zapłacony. Wybierz inne konto."),
    ("cs", "Účet nebyl zaplacen. Vyberte jiný účet."),
    ("ru", "Счёт не оплачен. Выберите другую карту."),
    ("uk", "Рахунок не сплачено. Виберіть іншу картку."),
    ("tr", "Fatura ödenmedi. Başka bir hesap seçin."),
    ("ar", "لم تُدفع الفاتورة. اختر حسابًا آخر."),
    ("he", "החשבון לא שולם. בחרו כרטיס אחר."),
    ("hi", "बिल का भुगतान नहीं हुआ। दूसरा खाता चुनें।"),
    ("ja", "請求書は支払われていません。別の口座を選択してください。"),
    ("ko", "청구서가 결제되지 않았습니다. 다른 계좌를 선택하세요."),
    ("zh-Hans", "账单尚未支付。请选择其他账户。"),
    ("zh-Hant", "帳單尚未支付。請選擇其他帳戶。"),
    ("th", "ยังไม่ได้ชำระใบแจ้งหนี้ โปรดเลือกบัญชีอื่น"),
    ("vi", "Hóa đơn chưa được thanh toán. Hãy chọn tài khoản khác."),
    ("id", "Tagihan belum dibayar. Pilih rekening lain."),
  ])
  func everyLanguageTellsWhatToDo(tag: String, text: String) throws {
    let language = try #require(Language.of(LocaleTag(tag)))
    let judgement = Judgement(of: text, in: language)
    #expect(judgement.instructs)
    #expect(judgement.statement == .specific)
    #expect(!judgement.onlyRetries)
    // Its first sentence alone tells nobody what to do.
    let ends: Set<Character> = [".", "。", "।"]
    let first = text.firstIndex(where: ends.contains).map { text[...$0] } ?? text.prefix { $0 != " " }
    #expect(!Judgement(of: String(first), in: language).instructs)
  }

  @Test(arguments: languageTags)
  func everyLanguageHasTheFactsThatJudgingNeeds(tag: String) throws {
    let language = try #require(Language.of(LocaleTag(tag)))
    let grammar = language.lexicon.roles(of: language.grammar)
    #expect(!grammar.isDisjoint(with: [.instruction, .closing]))
    #expect(grammar.isSuperset(of: [.retry, .function, .generic, .errorNoun]))
    let pointing = language.lexicon.roles(of: language.pointing)
    #expect(pointing.isSuperset(of: [.control, .place, .color, .click, .tap, .choose]))
    #expect(language.shape.contains("⟨"))
  }

  @Test func regionsTakeTheirLanguage() {
    #expect(Language.of(LocaleTag("pt-BR"))?.tag == "pt")
    #expect(Language.of(LocaleTag("zh-TW"))?.tag == "zh-Hant")
    #expect(Language.of(LocaleTag("zh"))?.tag == "zh-Hans")
    #expect(Language.of(LocaleTag("eo")) == nil)
  }

  @Test func wordsAreComparedAsTheirReadersWriteThem() {
    #expect(Folding().fold("COULDN’T") == "couldn't")
    #expect(Folding().fold("Ёлка") == "елка")
    #expect(Folding().fold("أُدخِل") == "ادخل")
    #expect(Folding(hasDotlessI: true).fold("ISIN İPTAL") == "ısın iptal")
    #expect(Folding().fold("ज़रूरी जाँचें") == Folding().fold("जरूरी जांचें"))
  }

  @Test func aTeamsOwnWordsCount() {
    var words = OwnWords()
    words.phrases[.instructions] = ["beam over"]
    words.phrases[.genericWords] = ["warp"]
    let own = english.with(words)
    #expect(Judgement(of: "Beam over the rest.", in: own).instructs)
    #expect(!Judgement(of: "Beam over the rest.", in: english).instructs)
    #expect(Judgement(of: "The warp failed.", in: own).statement == .generic)
    #expect(Judgement(of: "The warp failed.", in: english).statement == .specific)
  }

  /// No text is too long, and none has a shape that takes more than its length.
  @Test(arguments: ["try ", "a", "x-", "é’", "(", "请", "if, ", "\u{FFFC}", "because "])
  func aMegabyteIsJudged(piece: String) {
    let text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    for language in [english, simplifiedChinese, arabic] {
      _ = Judgement(of: text, in: language)
    }
  }
}

extension Lexicon {
  /// What the phrases of a book do, all together.
  fileprivate func roles(of book: Book) -> Roles {
    let ofPhrases = phrases.lazy.filter { $0.book == book }.map(\.roles)
    let ofRuns = runs.lazy.filter { $0.book == book }.map(\.roles)
    return Roles(ofPhrases).union(Roles(ofRuns))
  }
}
