/// What to say instead of words that alarm, in the language of the text.
enum PlainWords {
  /// The plain word for one that alarms; nil where leaving it out is best, or where none is known.
  static func instead(of word: String, in language: Language) -> String? {
    let folded = language.folding.fold(word)
    return all[language.tag]?.first { pair in
      pair.alarms.split(separator: " ").contains { folded.hasPrefix(language.folding.fold(String($0))) }
    }?.plain
  }

  /// Beginnings of words, and what stands in for them. Source: Microsoft’s list of words to avoid in error messages,
  /// and the same words in the localization style guides of each language.
  private static let all: [String: [(alarms: String, plain: String)]] = [
    "en": [
      ("abort terminat", "stopped"), ("kill", "closed"), ("illegal", "can’t be used"), ("corrupt", "damaged"),
      ("forbidden prohibited", "isn’t allowed"), ("violat", "isn’t allowed by")
    ],
    "de": [
      ("illegal unzulässig", "nicht möglich"), ("verboten untersagt", "nicht erlaubt"), ("korrupt", "beschädigt"),
      ("gekillt terminiert abgewürgt abbruch", "beendet"), ("zwangsweise gewaltsam", "sofort")
    ],
    "fr": [("illégal", "impossible"), ("interdit prohibé", "non autorisé"), ("corrompu", "endommagé"), ("avort tué", "arrêté")],
    "es": [("ilegal", "no permitido"), ("prohibid", "no permitido"), ("corrupt", "dañado"), ("abortad matad", "detenido")],
    "it": [("illegal", "non consentito"), ("proibit vietat", "non consentito"), ("corrott", "danneggiato"), ("abort", "interrotto")],
    "pt": [("ilegal", "não permitido"), ("proibid", "não permitido"), ("corromp", "danificado"), ("abort", "interrompido")],
    "nl": [("illega", "niet mogelijk"), ("verboden", "niet toegestaan"), ("corrupt", "beschadigd"), ("gekilld", "gesloten")],
    "sv": [("olaglig illegal", "inte möjligt"), ("förbjud", "inte tillåtet"), ("korrupt", "skadad"), ("dödad termin", "avslutad")],
    "da": [("ulovlig illegal", "ikke muligt"), ("forbudt", "ikke tilladt"), ("korrupt", "beskadiget"), ("dræbt termin", "afsluttet")],
    "nb": [("ulovlig illegal", "ikke mulig"), ("forbudt", "ikke tillatt"), ("korrupt", "skadet"), ("drept termin", "avsluttet")],
    "pl": [("nielegaln", "niemożliwe"), ("zabronion zakazan", "niedozwolone"), ("zabit zabij", "zamknięte")],
    "cs": [("nezákonn nelegální ilegální", "není možné"), ("zakázán", "není povoleno"), ("zabit", "ukončeno")],
    "ru": [("незаконн нелегальн", "недоступно"), ("запрещ", "не разрешено"), ("убит уничтож", "завершено")],
    "uk": [("незаконн нелегальн", "недоступно"), ("заборонен", "не дозволено"), ("вбит убит знищ", "завершено")],
    "tr": [("yasa yasadışı", "yapılamıyor"), ("yasak", "izin verilmiyor"), ("öldürül", "kapatıldı")],
    "ja": [("不正な", "使えない"), ("違法 不法", "使えない"), ("強制終了 異常終了 アボート", "終了"), ("禁止", "許可されていない")],
    "ko": [("불법", "사용할 수 없음"), ("강제", "닫힘"), ("금지", "허용되지 않음")],
    "zh-Hans": [("非法 不合法 违法", "不能使用"), ("禁止", "不允许"), ("强制终止 强行终止 中止 终止 杀死", "已停止")],
    "zh-Hant": [("非法 不合法 違法", "不能使用"), ("禁止", "不允許"), ("強制終止 強行終止 中止 終止 殺死", "已停止")],
    "id": [("ilegal", "tidak dapat digunakan"), ("terlarang dilarang", "tidak diizinkan"), ("korup", "rusak"), ("dibunuh", "ditutup")],
    "vi": [("bất phi", "không dùng được"), ("cấm", "không được phép")],
    "ar": [("غير", "غير ممكن"), ("محظور ممنوع", "غير مسموح")],
  ]
}
