/// How languages mark a question.
///
/// Marks are those of Unicode's property Terminal_Punctuation that end questions; particles are those that end every
/// question in their language, so that a mark may be left out.
enum Questions {
  /// Whether a text asks something; nil where the language needs neither a mark nor one of the particles known here.
  static func asks(_ text: String, in locale: LocaleTag) -> Bool? {
    let language = locale.language
    for scalar in text.unicodeScalars where isMark(scalar, in: language) { return true }
    if unmarked.contains(language) { return nil }
    guard let endings = particles[language] else { return false }
    let last = String(
      text.unicodeScalars.reversed().drop { !$0.properties.isAlphabetic && !isThaiMark($0) }.reversed().map(
        Character.init))
    return endings.contains { last.hasSuffix($0) }
  }

  /// The mark that a language ends a question with; nil where it stands elsewhere or is not certain.
  static func mark(of locale: LocaleTag) -> String? {
    switch locale.language {
    case "ar", "fa", "ur", "ps", "ckb", "sd", "ug": "؟"
    case "ja", "zh", "yue": "？"
    case "el": ";"
    // A narrow space that doesn't break stands before it; in Canada and Switzerland usage differs.
    case "fr": locale.tag == "fr" || locale.tag == "fr-FR" ? "\u{202F}?" : nil
    case "hy", "th": nil
    case let language: unmarked.contains(language) ? nil : "?"
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar, in language: String) -> Bool {
    switch scalar {
    case "?", "\u{FF1F}", "\u{061F}", "\u{037E}", "\u{2047}", "\u{2048}", "\u{2049}", "\u{203D}", "\u{1367}",
      "\u{A60F}", "\u{1945}", "\u{FE56}":
      true
    // Greek keyboards write the semicolon, which Unicode holds to be the same as U+037E.
    case ";": language == "el"
    // Armenian sets the mark over the word that is asked about.
    case "\u{055E}": true
    default: false
    }
  }

  /// Languages that ask without a mark.
  private static let unmarked: Set<String> = [
    "bo", "dz", "ii", "khb", "km", "ksw", "lo", "mnw", "my", "shn", "tdd"
  ]

  /// What a question ends with where it has no mark.
  private static let particles: [String: [String]] = [
    "ja": ["か", "かな", "の"],
    "ko": ["까", "까요", "나요", "가요", "래요"],
    "th": ["ไหม", "มั้ย", "หรือไม่", "หรือเปล่า", "หรือยัง", "หรือ", "ไหมคะ", "ไหมครับ"],
    "yue": ["嗎", "呀", "未"],
    "zh": ["吗", "嗎", "呢", "么", "麼"]
  ]

  /// The vowel and tone marks that a Thai word can end with.
  private static func isThaiMark(_ scalar: Unicode.Scalar) -> Bool {
    (0x0E30...0x0E4E).contains(scalar.value)
  }
}
