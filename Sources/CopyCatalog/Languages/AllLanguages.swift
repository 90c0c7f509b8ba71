/// The languages whose copy is judged, in the order of their tags.
let allLanguages: [Language] = [
  arabic, czech, danish, german, english, spanish, french, hebrew, hindi, indonesian, italian, japanese,
  korean, norwegian, dutch, polish, portuguese, russian, swedish, thai, turkish, ukrainian, vietnamese,
  simplifiedChinese, traditionalChinese
]

extension Language {
  /// The facts of a locale’s language; nil where there are none yet.
  public static func of(_ locale: LocaleTag) -> Language? {
    byTag[locale.tag] ?? byTag[locale.language]
      ?? (locale.language == "zh" ? byTag[locale.isTraditionalChinese ? "zh-Hant" : "zh-Hans"] : nil)
  }

  private static let byTag = Dictionary(allLanguages.map { ($0.tag, $0) }) { first, _ in first }
}

extension LocaleTag {
  /// Whether the tag is one of Chinese in traditional characters, by its script or its region.
  fileprivate var isTraditionalChinese: Bool {
    tag.split(separator: "-").contains { ["Hant", "TW", "HK", "MO"].contains($0) }
  }
}
