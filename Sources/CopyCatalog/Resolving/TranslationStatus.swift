/// How far the translation of an entry is in one locale.
public enum TranslationStatus: String, Sendable, Hashable, CaseIterable {
  /// Complete, and made from the present source text as far as its fingerprint tells.
  case translated
  /// Complete; its translator wants it looked at.
  case needsReview = "needs-review"
  /// Complete, and made from another source text than there is now.
  case stale
  /// Marked as unfinished. It is shown like any other copy once it has every slot of the source, and the
  /// source until then.
  case draft
  /// The locale has no copy of its own and its readers are shown that of a parent, as es-MX is that of
  /// es-419.
  case inherited
  /// Readers are shown the source: there is no copy, or a slot of the source is missing in it.
  case missing
}

extension Catalog {
  /// How far an entry, or the label of an action, is in a locale; the source is `translated`.
  public func status(of entry: Entry, in locale: LocaleTag) -> TranslationStatus {
    guard locale != settings.source else { return .translated }
    let isShown = isShown(entry, in: locale)
    guard let copy = entry.copy(in: locale) else { return isShown ? .inherited : .missing }
    if copy.state == .draft { return .draft }
    guard isShown else { return .missing }
    if entry.isStale(copy) { return .stale }
    return copy.state == .needsReview ? .needsReview : .translated
  }

  /// Whether a locale's readers are shown an entry, or the label of an action, in their language: copy of
  /// their own locale, whatever its state, or of one that it takes from.
  public func isShown(_ entry: Entry, in locale: LocaleTag) -> Bool {
    let copy = resolvedCopy(of: entry, in: locale)
    guard copy === entry.source else { return copy.isComplete(for: entry) }
    return locale == settings.source
      || entry.copy(in: locale) == nil && facts[locale]?.parents.contains(settings.source) == true
  }
}
