/// A locale as a canonical BCP 47 tag, such as `pt-BR` or `zh-Hans`.
public struct LocaleTag: Hashable, Sendable, CustomStringConvertible, Comparable {
  public let tag: String
  /// The language subtag, such as `pt`.
  public let language: String

  /// Takes a tag that is already canonical; folder names are made canonical when a catalog is read.
  public init(_ tag: String) {
    self.tag = tag
    language = String(tag.prefix { $0 != "-" })
  }

  public static func == (left: LocaleTag, right: LocaleTag) -> Bool { left.tag == right.tag }

  public func hash(into hasher: inout Hasher) { hasher.combine(tag) }

  /// The locale that a person means, in its canonical spelling: `pt_br` is pt-BR. Nil for what is no BCP 47
  /// tag with a language that CLDR knows.
  public init?(written text: String) {
    switch Self.canonical(text) {
    case .canonical(let tag): self = tag
    case .written(let canonical): self.init(canonical)
    case .unreadable: return nil
    }
  }

  /// What a text is as a locale.
  enum Reading {
    case canonical(LocaleTag)
    /// A well-formed tag in another spelling than its canonical one, which is given.
    case written(canonical: String)
    /// No tag, or one of a language that CLDR does not know.
    case unreadable
  }

  /// Reads a BCP 47 tag with ICU.
  static func canonical(_ text: String) -> Reading {
    // Other systems write `pt_BR`, which is told as another spelling rather than as no locale at all.
    guard let canonical = try? LocaleData.canonical(text.replacing("_", with: "-")), !canonical.isEmpty,
      LocaleData.isLanguage(LocaleTag(canonical).language)
    else { return .unreadable }
    return canonical == text ? .canonical(LocaleTag(text)) : .written(canonical: canonical)
  }

  public var description: String { tag }

  /// What stands between two sentences that are read one after the other: nothing in Chinese and Japanese,
  /// whose full stop is as wide as a character and brings its own space (W3C, “Requirements for Japanese Text
  /// Layout”); a space elsewhere. Thai, which has none between words, has one between sentences.
  var sentenceGap: String {
    ["ja", "zh", "yue"].contains(language) ? "" : " "
  }

  public static func < (left: LocaleTag, right: LocaleTag) -> Bool { left.tag < right.tag }
}
