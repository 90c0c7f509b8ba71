import CICU

/// What CLDR knows of a locale. Every `locale` here is a BCP 47 tag.
public enum LocaleData {
  /// A tag that is not well-formed.
  public struct TagError: Error, Hashable, Sendable {
    /// How many UTF-8 bytes from the start are well-formed.
    public let wellFormedPrefix: Int
  }

  /// The language, script and region a tag names; nil where it leaves them out.
  public struct Subtags: Hashable, Sendable {
    public let language: String
    public let script: String?
    public let region: String?
  }

  /// The canonical form of a tag by CLDR: case, order, and today's subtag for a deprecated one
  /// ("iw" is "he", "sh" is "sr-Latn"). Unknown subtags stay, if well-formed.
  public static func canonical(_ tag: String) throws(TagError) -> String {
    var parsed: Int32 = 0
    do {
      return try ICU.text { sink, context in
        ICU.withBytes(of: tag) { cicu_locale_canonical($0, $1, &parsed, sink, context) }
      }
    } catch {
      throw TagError(wellFormedPrefix: Int(parsed))
    }
  }

  /// Whether CLDR knows a language, or its code is one that ISO 639 leaves to private use: qaa to qtz.
  static func isLanguage(_ code: String) -> Bool {
    if code.utf8.count == 3, "qaa" <= code, code <= "qtz" { return true }
    var isKnown = false
    return cicu_language_is_known(code, &isKnown) == 0 && isKnown
  }

  public static func subtags(of locale: String) throws(ICUError) -> Subtags {
    let parts = try ICU.texts { cicu_locale_subtags(locale, $0, $1) }
    func part(_ index: Int) -> String? {
      parts.indices.contains(index) && !parts[index].isEmpty ? parts[index] : nil
    }
    return Subtags(language: part(0) ?? "und", script: part(1), region: part(2))
  }

  /// The tag with the script and region most readers of it would mean: "zh-TW" is "zh-Hant-TW".
  public static func addingLikelySubtags(to locale: String) throws(ICUError) -> String {
    try ICU.text { cicu_locale_maximized(locale, $0, $1) }
  }

  /// The shortest tag that means the same: "zh-Hant-TW" is "zh-TW".
  public static func removingLikelySubtags(from locale: String) throws(ICUError) -> String {
    try ICU.text { cicu_locale_minimized(locale, $0, $1) }
  }

  /// The locale whose texts a reader gets where this one has none; nil where there is none but the root.
  ///
  /// First what CLDR names ("es-MX" has "es-419", "zh-Hant" has none but the root); else the tag without its
  /// last part, unless that changes the script the reader would meet: "zh-TW" has "zh-Hant", not "zh", and a
  /// script that is not the language's usual one has no parent
  /// (https://unicode.org/reports/tr35/#Parent_Locales). Extensions are not looked at.
  public static func parent(of locale: String) throws(ICUError) -> String? {
    do {
      let named = try ICU.text { cicu_locale_explicit_parent(locale, $0, $1) }
      return named == "und" ? nil : named
    } catch let error where error.code == CICU_NO_DATA.rawValue {
      let subtags = try subtags(of: locale)
      let script = try self.subtags(of: addingLikelySubtags(to: locale)).script
      func usualScript(_ tag: String) throws(ICUError) -> String? {
        try self.subtags(of: addingLikelySubtags(to: tag)).script
      }
      let stem = [subtags.language, subtags.script].compactMap(\.self).joined(separator: "-")
      if subtags.region != nil {
        if try usualScript(stem) == script || subtags.script != nil { return stem }
        return script.map { "\(subtags.language)-\($0)" }
      }
      guard subtags.script != nil else { return nil }
      return try usualScript(subtags.language) == script ? subtags.language : nil
    }
  }

  /// The locale, then its parents, nearest first.
  public static func chain(of locale: String) throws(ICUError) -> [String] {
    var chain = [locale]
    // No chain of CLDR is longer than five; the bound keeps a faulty table from a loop.
    while chain.count < 16, let last = chain.last, let parent = try parent(of: last),
      !chain.contains(parent)
    {
      chain.append(parent)
    }
    return chain
  }

  /// The name of a locale in the language of another: "de" in "fr" is "allemand".
  public static func name(of locale: String, in display: String) throws(ICUError) -> String {
    try ICU.text { cicu_locale_display_name(locale, display, $0, $1) }
  }

  /// Whether the locale's script is written from right to left.
  public static func isRightToLeft(_ locale: String) throws(ICUError) -> Bool {
    var answer = false
    try ICU.check(cicu_locale_is_right_to_left(locale, &answer))
    return answer
  }
}
