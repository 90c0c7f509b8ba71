/// How far the translation of an entry is in one locale.
public enum TranslationStatus: String, Sendable, Hashable, CaseIterable {
  /// Complete, and made from the present source text as far as its fingerprint tells.
  case translated
  /// Complete; its translator wants it looked at.
  case needsReview = "needs-review"
  /// Complete, and made from another source text than there is now.
  case stale
  /// Begun.
  case draft
  /// The locale has no copy of its own and its readers are shown that of a parent, as es-MX is that of es-419.
  case inherited
  /// Readers are shown the source: there is no copy, or a slot of the source is missing in it.
  case missing

  /// Whether readers of the locale are shown copy in their language.
  public var isShown: Bool {
    switch self {
    case .translated, .needsReview, .stale, .inherited: true
    case .draft, .missing: false
    }
  }
}

extension Catalog {
  /// How far an entry, or the label of an action, is in a locale; the source is `translated`.
  public func status(of entry: Entry, in locale: LocaleTag) -> TranslationStatus {
    guard locale != settings.source else { return .translated }
    guard let copy = entry.copy(in: locale) else {
      let isInherited =
        resolvedCopy(of: entry, in: locale) !== entry.source
        || facts[locale]?.parents.contains(settings.source) == true
      return isInherited ? .inherited : .missing
    }
    if copy.state == .draft { return .draft }
    guard resolvedCopy(of: entry, in: locale).isComplete(for: entry),
      resolvedCopy(of: entry, in: locale) !== entry.source
    else { return .missing }
    if entry.isStale(copy) { return .stale }
    return copy.state == .needsReview ? .needsReview : .translated
  }
}
