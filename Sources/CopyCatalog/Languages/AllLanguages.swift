/// The languages whose copy is judged, by their tags. The facts of one are read when it is first asked for.
private let languages: [(tag: String, facts: @Sendable () -> Language)] = [
  ("ar", { arabic }),
  ("cs", { czech }),
  ("da", { danish }),
  ("de", { german }),
  ("en", { english }),
  ("es", { spanish }),
  ("fr", { french }),
  ("he", { hebrew }),
  ("hi", { hindi }),
  ("id", { indonesian }),
  ("it", { italian }),
  ("ja", { japanese }),
  ("ko", { korean }),
  ("nb", { norwegian }),
  ("nl", { dutch }),
  ("pl", { polish }),
  ("pt", { portuguese }),
  ("ru", { russian }),
  ("sv", { swedish }),
  ("th", { thai }),
  ("tr", { turkish }),
  ("uk", { ukrainian }),
  ("vi", { vietnamese }),
  ("zh-Hans", { simplifiedChinese }),
  ("zh-Hant", { traditionalChinese })
]

/// The tags of the languages whose copy is judged.
let languageTags = languages.map(\.tag)

extension Language {
  /// The facts of a locale’s language; nil where there are none yet.
  public static func of(_ locale: LocaleTag) -> Language? {
    let chinese = locale.isTraditionalChinese ? "zh-Hant" : "zh-Hans"
    for tag in [locale.tag, locale.language, locale.language == "zh" ? chinese : ""] {
      if let known = languages.first(where: { $0.tag == tag }) { return known.facts() }
    }
    return nil
  }
}

extension LocaleTag {
  /// Whether the tag is one of Chinese in traditional characters, by its script or its region.
  fileprivate var isTraditionalChinese: Bool {
    tag.split(separator: "-").contains { ["Hant", "TW", "HK", "MO"].contains($0) }
  }
}
