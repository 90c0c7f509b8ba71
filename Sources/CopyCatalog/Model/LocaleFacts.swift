/// What CLDR says of a locale, read once a run.
public struct LocaleFacts: Sendable, Hashable {
  public let locale: LocaleTag
  /// How many: “1 file”, “2 files”. Nil where ICU cannot read the locale's rules; then nothing is asked of its
  /// plurals.
  public let cardinal: PluralRules?
  /// Which one: “1st”, “2nd”.
  public let ordinal: PluralRules?
  public let isRightToLeft: Bool

  /// Reads the facts from ICU.
  public init(of locale: LocaleTag) {
    self.locale = locale
    cardinal = try? PluralRules(locale: locale.tag, kind: .cardinal)
    ordinal = try? PluralRules(locale: locale.tag, kind: .ordinal)
    isRightToLeft = (try? LocaleData.isRightToLeft(locale.tag)) ?? false
  }

  /// The categories that cardinal numbers can take, in CLDR's order.
  public var cardinalCategories: [PluralCategory] { cardinal?.categories ?? [.other] }

  /// The categories that ordinal numbers can take, in CLDR's order.
  public var ordinalCategories: [PluralCategory] { ordinal?.categories ?? [.other] }

  /// The rules that a plural of a message is chosen by.
  public func rules(of kind: PluralChoice.Kind) -> PluralRules? {
    switch kind {
    case .cardinal: cardinal
    case .ordinal: ordinal
    }
  }
}
