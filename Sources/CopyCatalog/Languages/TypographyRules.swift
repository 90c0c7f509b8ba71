/// What CLDR lacks of a language's typography.
///
/// Sources, by what they are asked for:
/// * quotation marks in use beside CLDR's: each language's own academy or style guide as listed at
///   https://en.wikipedia.org/wiki/Quotation_mark#Summary_table; a pair that serious publishers of the language print
///   is listed, though another one is preferred;
/// * spaces of French: Lexique des règles typographiques en usage à l’Imprimerie nationale (France); Office québécois de
///   la langue française, “Espacement avant et après les signes de ponctuation” (Canada); Chancellerie fédérale,
///   “Instructions de la Chancellerie fédérale sur la présentation des textes officiels” (Switzerland);
/// * `¿` and `¡`: Real Academia Española, Ortografía de la lengua española, 2010, 3.4.9; Academia de la Llingua
///   Asturiana, Normes ortográfiques. Galician and Catalan leave them out or leave the choice;
/// * full-width punctuation: GB/T 15834 (China), the Ministry of Education’s 重訂標點符號手冊 (Taiwan), JIS X 4051 and W3C’s
///   Requirements for Japanese Text Layout, 3.1. Korean uses ASCII punctuation (한글 맞춤법, appendix);
/// * Arabic script: Unicode Standard, 9.2; Urdu’s own full stop as well;
/// * Greek `;` and Armenian `։` `՞`: Unicode Standard, 7.2 and 7.6.
struct TypographyRules: Sendable {
  /// The pairs in use beside CLDR's.
  var quotes = ""
  /// The pairs in use only within another quotation.
  var innerQuotes = ""
  var punctuation = Punctuation.plain
  var hasApostrophe = false
  var isClosedUp = false

  enum Punctuation: Sendable, Hashable {
    case plain
    /// Spaces before marks and inside « ».
    case spaced(MarkSpaces)
    /// `¿…?` and `¡…!`
    case inverted
    case chinese
    case japanese
    /// `، ؛ ؟`
    case arabic(hasOwnFullStop: Bool)
    case greek
    case armenian
    /// Ideographs or Hangul with ASCII punctuation.
    case korean

    var suspects: ASCIISet.Query {
      switch self {
      case .plain, .korean: ASCIISet.Query(classes: .wideMark)
      case .spaced: ASCIISet.Query(";:!?", classes: [.doubleGuillemet, .wideMark])
      case .inverted: ASCIISet.Query("?!", classes: .wideMark)
      case .chinese, .japanese: ASCIISet.Query(",.;:!?(")
      case .arabic(let hasOwnFullStop): ASCIISet.Query(hasOwnFullStop ? ",;?." : ",;?", classes: .wideMark)
      case .greek: ASCIISet.Query("?", classes: .wideMark)
      case .armenian: ASCIISet.Query("?.:", classes: .wideMark)
      }
    }
  }

  /// The spaces of French: what each place asks for.
  struct MarkSpaces: Sendable, Hashable {
    enum Want: Sendable, Hashable {
      /// A no-break space; the given one is written.
      case noBreak(Unicode.Scalar)
      /// None or a no-break one. The given one takes the place of an ordinary space, which can leave the mark alone on
      /// the next line; nil where none is better.
      case noBreakOrNone(Unicode.Scalar?)
    }
    /// Before `;` `!` `?`.
    let high: Want
    /// Before `:`.
    let colon: Want
    /// Inside « ».
    let guillemets: Want
  }

  /// The rules of a locale with its likely script and region: the nearest entry of the tables. A language that has none
  /// but is one of CLDR’s has CLDR’s marks and what all languages share.
  static func of(_ subtags: LocaleData.Subtags) -> TypographyRules? {
    let language = subtags.language
    let names = [
      subtags.region.map { "\(language)-\($0)" }, subtags.script.map { "\(language)-\($0)" }, language,
    ]
    var rules: TypographyRules
    if let listed = names.lazy.compactMap({ $0.flatMap { byLocale[$0] } }).first {
      rules = listed
    } else if languagesOfCLDR.contains(language) {
      rules = TypographyRules(quotes: international)
    } else {
      return nil
    }
    rules.hasApostrophe = apostropheLanguages.contains(language)
    rules.isClosedUp = closedUpLanguages.contains(language) && subtags.script != "Arab"
    if subtags.script == "Arab", rules.punctuation == .plain, arabicMarkLanguages.contains(language) {
      rules.punctuation = .arabic(hasOwnFullStop: language == "ur")
    }
    return rules
  }

  private static let languagesOfCLDR = Set(ICU.locales.map { String($0.prefix { $0 != "-" }) })

  /// The pairs that every language takes over from its neighbours; where more is not known, only others are blamed.
  private static let international = "“” ‘’ «» ‹› ”” ’’"
  private static let arabicQuotes = "«» ‹› “” ”“ ‘’ ’‘ ”” »« ›‹"

  private static let arabicMarkLanguages: Set<String> = [
    "ar", "arz", "ary", "ckb", "fa", "ks", "ku", "lrc", "mzn", "pa", "pnb", "prs", "ps", "sd", "ug", "ur", "uz",
  ]

  /// Languages whose apostrophe is a sign of elision or possession, not a letter. Where it is or may be a letter
  /// (Ukrainian, Belarusian, Breton, Hawaiian, Guarani, Swahili ng’ …) the typed one is left alone.
  private static let apostropheLanguages: Set<String> = [
    "af", "an", "ast", "az", "ca", "co", "cs", "cy", "da", "de", "el", "en", "es", "et", "eu", "fi", "fo", "fr", "frp",
    "fur", "fy", "ga", "gd", "gl", "gsw", "gv", "hr", "hu", "is", "it", "kw", "lb", "li", "lij", "lt", "lv", "mt", "nb",
    "nds", "nl", "nn", "no", "oc", "pl", "pms", "pt", "rm", "ro", "sc", "scn", "sco", "sk", "sl", "sq", "sv", "tr",
    "vec", "wa",
  ]

  /// Languages that set `; : ! ?` right after the word.
  private static let closedUpLanguages: Set<String> = [
    "af", "an", "ast", "az", "be", "bg", "bs", "ca", "cs", "cy", "da", "de", "dsb", "el", "en", "es", "et", "eu", "fi",
    "fil", "fo", "fy", "ga", "gd", "gl", "hr", "hsb", "hu", "id", "is", "it", "ka", "kk", "ky", "lb", "lt", "lv", "mk",
    "mn", "ms", "mt", "nb", "nl", "nn", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sq", "sr", "sv", "sw", "tr", "uk",
    "uz", "vi", "zu",
  ]

  private static let byLocale: [String: TypographyRules] = {
    var table: [String: TypographyRules] = [:]
    func set(_ locales: String, _ rules: TypographyRules) {
      for locale in locales.split(separator: " ") { table[String(locale)] = rules }
    }
    func quotes(_ locales: String, _ pairs: String, inside: String = "") {
      set(locales, TypographyRules(quotes: pairs, innerQuotes: inside))
    }
    // Germanic
    quotes("en fy ga gd cy gv kw mt", "“” ‘’")
    quotes("de", "„“ ‚‘ »« ›‹")
    quotes("de-CH de-LI gsw rm", "«» ‹› „“ ‚‘")
    quotes("lb dsb hsb ksh", "„“ ‚‘ »« ›‹ «»")
    quotes("nl af", "“” ‘’ „” ‚’")
    quotes("sv fi se smn", "”” ’’ »» ›› »« ›‹")
    quotes("da", "“” ‘’ ”” ’’ »« ›‹ „“ ‚‘ „”")
    quotes("nb nn no", "«» ‹› “” ‘’ ”” ’’ „“ ‚‘ „”")
    quotes("is", "„“ ‚‘ »«")
    quotes("fo", "“” ‘’ ”” ’’ „“ ‚‘ »«")
    // Romance
    set(
      "fr", TypographyRules(
        quotes: "«» ‹›", innerQuotes: "“” ‹› ‘’",
        punctuation: .spaced(
          MarkSpaces(
            high: .noBreak("\u{202F}"), colon: .noBreak("\u{A0}"), guillemets: .noBreak("\u{A0}")))))
    set(
      "fr-CA", TypographyRules(
        quotes: "«» ‹›", innerQuotes: "“” ‹› ‘’",
        punctuation: .spaced(
          MarkSpaces(high: .noBreakOrNone(nil), colon: .noBreak("\u{A0}"), guillemets: .noBreak("\u{A0}")))))
    set(
      "fr-CH", TypographyRules(
        quotes: "«» ‹›", innerQuotes: "“” ‹› ‘’",
        punctuation: .spaced(
          MarkSpaces(
            high: .noBreakOrNone("\u{202F}"), colon: .noBreakOrNone("\u{202F}"),
            guillemets: .noBreakOrNone("\u{202F}")))))
    set("es ast", TypographyRules(quotes: "«» “” ‘’", punctuation: .inverted))
    quotes("it pt ca gl an oc eu co sc fur", "«» “” ‘’ ‹›")
    quotes("pt-BR", "“” ‘’")
    quotes("ro", "„” «» ‚’ ‘’")
    // Slavic and Baltic
    quotes("pl", "„” ‚’ «» »« ‹› ›‹")
    quotes("cs sk", "„“ ‚‘ »« ›‹")
    quotes("sl", "„“ ‚‘ »« ›‹")
    quotes("hr bs sr", "„“ „” ‚‘ ‚’ ‘’ ’’ ”” »« ›‹ «»")
    quotes("mk bg", "„“ „” ‚‘ ’‘ ’’ «»")
    quotes("ru", "«» „“", inside: "“” ‘’ ‚‘")
    quotes("be", "«» „“ “”", inside: "‘’ ‚‘")
    quotes("uk", "«» „“ „” “”", inside: "‘’ ‚‘ ‚’")
    quotes("lt", "„“ ‚‘ »« «»")
    quotes("lv", "“” „” „“ «» ‘’")
    // Other languages of Europe and their neighbours
    quotes("hu", "„” »« ’’ ‚’ «»")
    quotes("et", "„“ „” «» »« ‚‘ ‘’")
    set("el", TypographyRules(quotes: "«» “” ‘’ „‟ „” ‹›", punctuation: .greek))
    quotes("sq", "„“ “” «» ‘’ ‚‘")
    set("hy", TypographyRules(quotes: "«» „“ “” ‹›", punctuation: .armenian))
    quotes("ka", "„“ „” “” «» ‚‘ ‘’")
    quotes("tr", "“” ‘’ «» ‹›")
    quotes("az kk ky mn tg tk tt uz ba cv sah os ce", "«» “” „“ „” ‘’ ‹›")
    quotes("he yi", "”” ’’ “” ‘’ „” ‚’ ”“")
    // Arabic script
    quotes("ar fa ur ckb ps sd ug ks lrc mzn pnb pa-Arab uz-Arab ku-Arab ms-Arab", arabicQuotes)
    // South and Southeast Asia, Ethiopia
    quotes("hi bn mr ne gu pa ta te kn ml or as si sa kok mai doi", "“” ‘’")
    quotes("th id ms fil jv su my", "“” ‘’")
    quotes("vi lo km", "“” ‘’ «»")
    quotes("am ti", "«» ‹› “” ‘’")
    // East Asia
    set("zh", TypographyRules(quotes: "“” ‘’ 「」 『』", punctuation: .chinese))
    set("zh-Hant zh-TW", TypographyRules(quotes: "「」 『』", innerQuotes: "“” ‘’", punctuation: .chinese))
    set("zh-HK zh-MO yue", TypographyRules(quotes: "「」 『』 “” ‘’", punctuation: .chinese))
    set("ja", TypographyRules(quotes: "「」 『』 “” ‘’ 〝〟 〝〞", punctuation: .japanese))
    set("ko", TypographyRules(quotes: "“” ‘’ 「」 『』 «»", punctuation: .korean))
    return table
  }()
}
