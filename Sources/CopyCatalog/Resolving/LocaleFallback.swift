extension Catalog {
  /// The locales whose copy a locale's readers are shown where their own has none: nearest first, the locale
  /// itself and the source left out.
  ///
  /// Settings decide where they say so; else the parents that CLDR gives (`es-MX` takes from `es-419`,
  /// `zh-Hant-HK` from `zh-Hant`). Locales without a folder are left out.
  public func fallbacks(of locale: LocaleTag) -> [LocaleTag] {
    let chosen = settings.locales[locale]?.fallback ?? []
    let parents = facts[locale]?.parents ?? []
    var seen: Set<LocaleTag> = [locale, settings.source]
    return (chosen + parents).filter { locales.contains($0) && seen.insert($0).inserted }
  }

  /// What a locale's readers are shown of an entry: its own copy and, slot by slot, what it takes from the
  /// locales of its language; where a slot of the source is missing in all of them, nothing of it, so that
  /// one error is never shown in two languages.
  public func resolvedCopy(of entry: Entry, in locale: LocaleTag) -> Copy {
    guard locale != settings.source else { return entry.source }
    var language: String?
    var merged: Copy?
    for candidate in [locale] + fallbacks(of: locale) {
      guard let copy = entry.copy(in: candidate) else { continue }
      if merged == nil {
        language = candidate.language
        merged = copy
      } else if candidate.language == language, let own = merged {
        merged = own.filled(from: copy)
      }
      if let merged, merged.isComplete(for: entry) { return merged }
    }
    if language == settings.source.language, let own = merged { return own.filled(from: entry.source) }
    return entry.source
  }
}

extension Copy {
  /// The same copy with the fields that it lacks taken from another.
  fileprivate func filled(from other: Copy) -> Copy {
    let own = Set(texts.map(\.field))
    return Copy(
      locale: locale, file: file, nameRange: nameRange,
      texts: texts + other.texts.filter { !own.contains($0.field) },
      unwritten: unwritten, allowances: allowances, state: state, from: from, comment: comment)
  }

  /// Whether it has every slot of the source that is not a variant, a wording for when arguments have no value,
  /// and nothing of it is unreadable.
  func isComplete(for entry: Entry) -> Bool {
    entry.source.texts.allSatisfy { !$0.field.isNeeded || hasWording(for: $0.field) }
      && texts.allSatisfy(\.message.isSound)
      && textWithHole(entry.optionalArguments) == nil
  }
}
