/// What `catalog.toml` says.
public struct Settings: Sendable, Hashable {
  /// The locale whose files define the entries.
  public var source = LocaleTag("en")
  /// The locales that a release must have.
  public var required: [LocaleTag] = []
  /// What the NSError domains begin with.
  public var prefix: String?
  /// Who may use the generated Swift.
  public var access = Access.public
  /// Whether the generated enums are `Codable` where every argument allows it. What is encoded holds private
  /// arguments, and decoding takes the Swift compiler nearly half as long as all the rest of an enum.
  public var isCodable = false
  /// What an unknown error is shown as: `Domain.entry`.
  public var fallbackError: Mention?
  /// System errors that are shown to nobody, beside cancellations.
  public var quiet: [SystemErrorName] = []
  /// Texts that are the same in every message, by the name that stands for them.
  public var constants: [String: String] = [:]
  /// Brand and product names that look like code.
  public var names: [String] = []
  public var locales: [LocaleTag: LocaleSettings] = [:]
  /// The team’s own words by language.
  public var words: [LocaleTag: OwnWords] = [:]
  /// Whose guidance of tone holds where authorities disagree.
  public var tone = Tone.apple
  /// The severity that a team gives a check; a check that is off has nil.
  public var severities: [String: Severity?] = [:]
  /// The team's limits of lengths, in columns by slot name.
  public var lengths: [String: Int] = [:]

  public init() {}

  /// The team’s words for a locale: its own, or those of its language.
  func words(for locale: LocaleTag) -> OwnWords {
    words[locale] ?? words[LocaleTag(locale.language)] ?? OwnWords()
  }

  public enum Access: String, Sendable, Hashable, CaseIterable {
    case `public`, package, `internal`
  }

  /// A value of the settings that later stages have to look up, with its place.
  public struct Mention: Sendable, Hashable {
    public let text: String
    public let place: Place

    public init(text: String, place: Place) {
      self.text = text
      self.place = place
    }
  }
}

/// What `catalog.toml` says of one locale.
public struct LocaleSettings: Sendable, Hashable {
  /// The address that its texts use, such as `du`.
  public var register: String?
  /// The locales to take an entry from when this one lacks it, where that differs from CLDR's parents.
  public var fallback: [LocaleTag] = []
  /// Further regions whose formats its texts are shown in, as the file lists them.
  public var regions: [ListedRegion] = []

  public init() {}
}

/// A region that a locale lists for its formats, with its place.
public struct ListedRegion: Sendable, Hashable {
  public let locale: LocaleTag
  public let place: Place

  public init(_ locale: LocaleTag, at place: Place) {
    self.locale = locale
    self.place = place
  }
}
