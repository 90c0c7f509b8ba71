/// What CLDR says of a locale, read once a run.
public final class LocaleFacts: Sendable {
  public let locale: LocaleTag
  public let cardinal: PluralRules
  public let ordinal: PluralRules
  public let isRightToLeft: Bool
  /// The locales that CLDR has it take from, nearest first, such as `es-419` and `es` of `es-MX`.
  public let parents: [LocaleTag]
  /// How its texts are set.
  let typography: Typography
  /// What judging its copy needs to know; nil where its language is not known yet.
  let language: Language?

  /// Reads the facts; a locale that ICU has no data for has CLDR's root rules: `other` alone, left to right.
  ///
  /// - Parameter words: The team’s own words for the language.
  init(of locale: LocaleTag, words: OwnWords = OwnWords()) {
    self.locale = locale
    cardinal = Self.rules(locale, .cardinal)
    ordinal = Self.rules(locale, .ordinal)
    isRightToLeft = (try? LocaleData.isRightToLeft(locale.tag)) ?? false
    parents = ((try? LocaleData.chain(of: locale.tag)) ?? []).map(LocaleTag.init)
    typography = .of(locale)
    language = Language.of(locale)?.with(words)
  }

  public func rules(_ kind: PluralKind) -> PluralRules {
    switch kind {
    case .cardinal: cardinal
    case .ordinal: ordinal
    }
  }

  private static func rules(_ locale: LocaleTag, _ kind: PluralKind) -> PluralRules {
    (try? PluralRules(locale: locale.tag, kind: kind)) ?? .otherAlone(locale: locale.tag, kind: kind)
  }
}
