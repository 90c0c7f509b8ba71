/// The words by which a language's texts give a program's inside away: what stands before a code, and what a system
/// says when it has nothing to say.
///
/// One row a language; a language without a row is judged by shapes alone. Sources: the platforms' own localized texts
/// (Foundation's description of an error without one, `NSCocoaErrorDomain` 4864 and 3840) as people quote them in public
/// reports, and each language's dictionaries for the rest.
struct DebugWords: Sendable {
  /// “error” before or after a number, in lowercase, in the forms that stand there.
  var errors: [String]
  /// “error code”, in lowercase: a number after it is a code however short it is.
  var errorCodes: [String]
  /// “code” alone, in lowercase. It may be a postal code, so that only a negative number after it is an error's.
  var codes: [String]
  /// Whether `errors` are plurals as well, so that “Fehler: 12” counts them.
  var countsErrors = false
  /// Characters after a number that make it a count.
  var counters = ""
  /// What Foundation says of an error that has no words of its own, without the code in brackets that follows.
  var boilerplate: [String]
  /// What Foundation says of data that it could not decode, as far as it is always the same.
  var decoding: [String] = []
  /// Words that a program prints elsewhere and that are ordinary words here: German “null”, Spanish “TODO”.
  var ordinary: Set<String> = []

  /// The words of a locale's language; nil where there is no row.
  static func of(_ locale: LocaleTag) -> DebugWords? { all[locale.language] }

  /// Languages that write capitals inside words, as Zulu “eMzansi” and Irish “bhFrainc” do.
  static let innerCapitalLanguages: Set<String> = [
    "ga", "gd", "gv", "zu", "xh", "ss", "nr", "nd", "ts", "ve", "st", "tn", "nso", "ny", "sn", "sw", "rw",
    "rn", "lg",
  ]

  /// Languages without a row in which a word of a program is an ordinary one.
  static let otherOrdinary: [String: Set<String>] = [
    "et": ["null"], "gd": ["null"], "lb": ["null"], "hr": ["null"], "sr": ["null"], "bs": ["null"],
    "sl": ["null"],
    "la": ["nil"], "ms": ["nil"], "gl": ["todo"], "ca": ["todo"], "ast": ["todo"], "nn": ["null"],
  ]

  static func isOrdinary(_ word: String, in locale: LocaleTag) -> Bool {
    all[locale.language]?.ordinary.contains(word) ?? false
      || otherOrdinary[locale.language]?.contains(word) ?? false
  }

  static let all: [String: DebugWords] = [
    "en": DebugWords(
      errors: ["error", "err"],
      errorCodes: [
        "error code", "errorcode", "error number", "error no", "error nr", "error id", "exit code",
        "result code",
        "return code", "reason code", "response code", "failure code", "fault code", "stop code",
        "exit status",
      ],
      codes: ["code"],
      boilerplate: ["The operation couldn't be completed.", "The operation could not be completed."],
      decoding: [
        "The data couldn't be read because it isn't in the correct format",
        "The data couldn't be read because it is missing",
      ]),
    "de": DebugWords(
      errors: ["fehler"],
      errorCodes: ["fehlercode", "fehler-code", "fehlernummer", "fehler nr", "fehler-nr", "statuscode"],
      codes: ["code"], countsErrors: true,
      boilerplate: [
        "Der Vorgang konnte nicht abgeschlossen werden.", "Die Operation konnte nicht abgeschlossen werden.",
      ],
      decoding: [
        "Die Daten konnten nicht gelesen werden, da sie nicht das korrekte Format haben",
        "Die Daten konnten nicht gelesen werden, da sie fehlen",
      ],
      ordinary: ["null"]),
    "fr": DebugWords(
      errors: ["erreur"],
      errorCodes: [
        "code d'erreur", "code d’erreur", "code erreur", "erreur n°", "erreur nº", "numéro d’erreur",
      ],
      codes: ["code"],
      boilerplate: ["L'opération n'a pas pu s'achever.", "L'opération n'a pas pu être achevée."],
      decoding: [
        "Les données n'ont pas pu être lues car elles ne sont pas au format correct",
        "Les données n'ont pas pu être lues car elles sont introuvables",
      ]),
    "es": DebugWords(
      errors: ["error"],
      errorCodes: ["código de error", "codigo de error", "número de error", "error n.º", "error nº"],
      codes: ["código", "codigo"],
      boilerplate: [
        "No se ha podido completar la operación.", "No se pudo completar la operación.",
        "La operación no se puede completar.", "La operación no se pudo completar.",
      ],
      decoding: [
        "No se han podido leer los datos porque no tienen el formato correcto",
        "No se pudieron leer los datos porque no tienen el formato correcto",
      ],
      ordinary: ["todo"]),
    "it": DebugWords(
      errors: ["errore"],
      errorCodes: ["codice di errore", "codice d'errore", "codice d’errore", "codice errore", "errore n."],
      codes: ["codice"],
      boilerplate: ["Impossibile completare l'operazione.", "L'operazione non può essere completata."],
      decoding: [
        "Impossibile leggere i dati perché il formato non è corretto",
        "I dati non possono essere letti perché non sono nel formato corretto",
      ]),
    "pt": DebugWords(
      errors: ["erro"],
      errorCodes: ["código de erro", "codigo de erro", "código do erro", "erro n.º", "erro nº"],
      codes: ["código", "codigo"],
      boilerplate: [
        "A operação não pôde ser concluída.", "Não foi possível concluir a operação.",
        "A operação não pode ser concluída.",
      ],
      decoding: [
        "Os dados não puderam ser lidos porque não estão no formato correto",
        "Não foi possível ler os dados porque não estão no formato correto",
      ],
      ordinary: ["todo"]),
    "nl": DebugWords(
      errors: ["fout"],
      errorCodes: ["foutcode", "foutnummer", "fout nr", "statuscode"],
      codes: ["code"],
      boilerplate: ["De bewerking kan niet worden voltooid.", "De bewerking kon niet worden voltooid."],
      decoding: [
        "De gegevens kunnen niet worden gelezen omdat ze niet de juiste structuur hebben",
        "De gegevens kunnen niet worden gelezen, omdat ze niet de juiste indeling hebben",
      ]),
    "sv": DebugWords(
      errors: ["fel"],
      errorCodes: ["felkod", "felnummer", "fel nr", "statuskod"],
      codes: ["kod"], countsErrors: true,
      boilerplate: ["Åtgärden kunde inte slutföras.", "Operationen kunde inte slutföras."],
      decoding: ["Datan kunde inte läsas eftersom den inte har rätt format"],
      ordinary: ["null"]),
    "da": DebugWords(
      errors: ["fejl"],
      errorCodes: ["fejlkode", "fejlnummer", "fejl nr", "statuskode"],
      codes: ["kode"], countsErrors: true,
      boilerplate: ["Handlingen kunne ikke fuldføres.", "Operationen kunne ikke fuldføres."],
      decoding: ["Dataene kunne ikke læses, fordi de ikke har det korrekte format"],
      ordinary: ["null"]),
    "nb": norwegian, "no": norwegian,
    "pl": DebugWords(
      errors: ["błąd", "błędu", "błędem"],
      errorCodes: ["kod błędu", "kodem błędu", "numer błędu", "błąd nr"],
      codes: ["kod"],
      boilerplate: [
        "Nie można ukończyć operacji.", "Nie można dokończyć operacji.",
        "Operacja nie mogła zostać dokończona.",
      ],
      decoding: ["Nie można odczytać danych, ponieważ nie mają poprawnego formatu"],
      ordinary: ["null"]),
    "cs": DebugWords(
      errors: ["chyba", "chyby", "chybu", "chybou"],
      errorCodes: ["kód chyby", "chybový kód", "kódem chyby", "číslo chyby", "chyba č"],
      codes: ["kód"],
      boilerplate: ["Operaci nelze dokončit.", "Operaci se nepodařilo dokončit."],
      decoding: ["Data nelze přečíst, protože nejsou ve správném formátu"]),
    "ru": DebugWords(
      errors: ["ошибка", "ошибки", "ошибку", "ошибкой"],
      errorCodes: ["код ошибки", "кодом ошибки", "код ошибки:", "номер ошибки", "ошибка №"],
      codes: ["код", "кодом"],
      boilerplate: ["Не удалось завершить операцию.", "Операцию не удалось завершить."],
      decoding: [
        "Не удалось прочитать данные, так как они имеют неверный формат",
        "Данные не могут быть прочитаны, так как они имеют неверный формат",
      ]),
    "uk": DebugWords(
      errors: ["помилка", "помилки", "помилку", "помилкою"],
      errorCodes: ["код помилки", "кодом помилки", "номер помилки", "помилка №"],
      codes: ["код", "кодом"],
      boilerplate: ["Не вдалося завершити операцію.", "Неможливо завершити операцію."],
      decoding: ["Не вдалося прочитати дані, оскільки вони мають неправильний формат"]),
    "tr": DebugWords(
      errors: ["hata", "hatası"],
      errorCodes: ["hata kodu", "hata kodu:", "hata numarası", "hata no"],
      codes: ["kod", "kodu"],
      boilerplate: ["İşlem tamamlanamadı."],
      decoding: [
        "Veriler doğru biçimde olmadığı için okunamadı", "Veri doğru biçimde olmadığından okunamadı",
      ]),
    "ar": DebugWords(
      errors: ["خطأ", "الخطأ"],
      errorCodes: ["رمز الخطأ", "رمز خطأ", "كود الخطأ", "رقم الخطأ"],
      codes: ["رمز", "الرمز", "كود"],
      boilerplate: [
        "تعذر إكمال العملية.", "تعذّر إكمال العملية.", "لم تكتمل العملية.", "تعذر إتمام العملية.",
      ],
      decoding: ["تعذرت قراءة البيانات لأنها ليست بالتنسيق الصحيح"]),
    "he": DebugWords(
      errors: ["שגיאה", "השגיאה", "שגיאת"],
      errorCodes: ["קוד שגיאה", "קוד השגיאה", "מספר שגיאה"],
      codes: ["קוד"],
      boilerplate: ["לא ניתן היה להשלים את הפעולה.", "לא ניתן להשלים את הפעולה.", "הפעולה לא הושלמה."],
      decoding: ["לא ניתן היה לקרוא את הנתונים מכיוון שהם אינם בתבנית הנכונה"]),
    "hi": DebugWords(
      errors: ["त्रुटि", "एरर"],
      errorCodes: ["त्रुटि कोड", "एरर कोड", "त्रुटि संख्या"],
      codes: ["कोड"], countsErrors: true,
      boilerplate: [
        "कार्रवाई को पूर्ण नहीं किया जा सका।", "ऑपरेशन पूरा नहीं किया जा सका।", "कार्य पूर्ण नहीं किया जा सका।",
      ],
      decoding: ["डेटा को पढ़ा नहीं जा सका क्योंकि यह सही फ़ॉर्मैट में नहीं है"]),
    "ja": DebugWords(
      errors: ["エラー"],
      errorCodes: ["エラーコード", "エラー コード", "エラー番号", "ステータスコード", "終了コード"],
      codes: ["コード"], countsErrors: true, counters: "件個つ回箇か",
      boilerplate: ["操作を完了できませんでした。", "操作を完了できません。"],
      decoding: ["データが正しいフォーマットではないため、読み込めませんでした", "データが見つからないため、読み込めませんでした"]),
    "ko": DebugWords(
      errors: ["오류", "에러"],
      errorCodes: ["오류 코드", "오류코드", "에러 코드", "에러코드", "오류 번호", "상태 코드"],
      codes: ["코드"], countsErrors: true, counters: "개건회번",
      boilerplate: ["작업을 완료할 수 없습니다.", "작업을 완료할 수 없음."],
      decoding: ["데이터가 올바른 포맷이 아니기 때문에 해당 데이터를 읽을 수 없습니다"]),
    "zh": DebugWords(
      errors: ["错误", "錯誤", "出错", "出錯"],
      errorCodes: [
        "错误代码", "错误码", "错误编号", "错误号", "錯誤代碼", "錯誤碼", "錯誤編號", "状态码", "狀態碼", "狀態代碼", "状态代码",
      ],
      codes: ["代码", "代碼"], countsErrors: true, counters: "个個次处處条條项項",
      boilerplate: [
        "未能完成操作。", "未能完成该操作。", "操作无法完成。", "操作未能完成。", "無法完成作業。", "無法完成操作。", "作業無法完成。",
        "未能完成此操作。",
      ],
      decoding: [
        "未能读取数据，因为它的格式不正确", "未能读取数据因为它的格式不正确", "未能读取数据,因为它的格式不正确", "未能读取数据，因为数据缺失",
        "無法讀取資料，因為格式不正確", "無法讀取資料，因為資料的格式不正確", "資料的格式不正確，因此無法讀取",
      ]),
    "th": DebugWords(
      errors: ["ข้อผิดพลาด"],
      errorCodes: ["รหัสข้อผิดพลาด", "หมายเลขข้อผิดพลาด", "โค้ดข้อผิดพลาด"],
      codes: ["รหัส", "โค้ด"], countsErrors: true,
      boilerplate: ["การทำงานไม่สำเร็จ", "ไม่สามารถดำเนินการให้เสร็จสมบูรณ์ได้", "ไม่สามารถดำเนินการให้เสร็จสิ้นได้"],
      decoding: ["ไม่สามารถอ่านข้อมูลได้เนื่องจากข้อมูลไม่ได้อยู่ในรูปแบบที่ถูกต้อง"]),
    "vi": DebugWords(
      errors: ["lỗi"],
      errorCodes: ["mã lỗi", "lỗi số"],
      codes: ["mã"], countsErrors: true,
      boilerplate: [
        "Không thể hoàn tất thao tác.", "Không thể hoàn thành thao tác.", "Thao tác không thể hoàn tất.",
      ],
      decoding: ["Không thể đọc dữ liệu vì dữ liệu không ở đúng định dạng"]),
    "id": DebugWords(
      errors: ["kesalahan", "galat", "eror"],
      errorCodes: ["kode kesalahan", "kode galat", "kode eror", "kode error"],
      codes: ["kode"], countsErrors: true,
      boilerplate: ["Operasi tidak dapat diselesaikan.", "Pengoperasian tidak dapat diselesaikan."],
      decoding: ["Data tidak dapat dibaca karena formatnya tidak benar"]),
  ]

  private static let norwegian = DebugWords(
    errors: ["feil"],
    errorCodes: ["feilkode", "feilnummer", "feil nr", "statuskode"],
    codes: ["kode"], countsErrors: true,
    boilerplate: ["Operasjonen kunne ikke fullføres.", "Handlingen kunne ikke fullføres."],
    decoding: ["Dataene kunne ikke leses fordi de ikke har riktig format"],
    ordinary: ["null"])

  /// “error” in all languages, as a system's own text may stand in another language than the rest.
  static let allErrors: [String] = Set(all.values.flatMap(\.errors)).subtracting(["err"]).sorted()
}
