/// The regions in whose formats a catalog's texts are shown beside those of the texts' own locale, as
/// `[locale.en] regions = ["en-GB"]` lists them.
///
/// A person in such a region is shown the words and plural forms of the locale that lists it, with the numbers,
/// dates, units and lists of the region.
struct FormatRegions {
  /// By the locale whose texts are shown.
  private(set) var byLocale: [LocaleTag: [LocaleTag]] = [:]
  /// The listed regions that nobody is shown the formats of, in the order of the file.
  private(set) var rejected: [Rejected] = []

  struct Rejected {
    let region: ListedRegion
    /// The locale that lists it.
    let locale: LocaleTag
    let fault: Fault
  }

  /// Why nobody is shown the formats of a region.
  enum Fault {
    /// The locale that lists it has no texts; its people are shown those of another locale of the language,
    /// if there is one.
    case noTexts(shown: LocaleTag?)
    case otherLanguage
    case otherScript
    /// CLDR has no such region of the language.
    case unknown
    /// Its formats are those of the locale that lists it.
    case same
    /// It has texts in the catalog, by this name.
    case ownTexts(LocaleTag)
    /// It stands further up, under this locale.
    case listed(LocaleTag)
    /// Its people are shown the texts of another locale, which is nearer.
    case nearer(LocaleTag)
  }

  init(_ settings: Settings, locales: [LocaleTag]) {
    let listed = settings.locales.flatMap { locale, own in own.regions.map { (locale, $0) } }
    guard !listed.isEmpty else { return }
    let matcher = try? LocaleMatcher(supported: locales.map(\.tag))
    let texts = Dictionary(locales.map { (Self.full($0), $0) }) { first, _ in first }
    var seen: [String: LocaleTag] = [:]
    var known: [String: Set<String>] = [:]
    for language in Set(listed.map(\.1.locale.language)) { known[language] = Self.regions(of: language) }
    for (locale, region) in listed.sorted(by: { $0.1.place.range.lowerBound < $1.1.place.range.lowerBound }) {
      let full = Self.full(region.locale)
      let fault: Fault? =
        if !locales.contains(locale) {
          .noTexts(shown: Self.shown(in: region.locale, by: matcher))
        } else if let fault = Self.fault(of: region.locale, in: locale, known: known) {
          fault
        } else if let own = texts[full] {
          .ownTexts(own)
        } else if let first = seen[full] {
          .listed(first)
        } else if let nearest = try? matcher?.best(for: [region.locale.tag]), nearest != locale.tag {
          .nearer(LocaleTag(nearest))
        } else {
          nil
        }
      if let fault {
        rejected.append(Rejected(region: region, locale: locale, fault: fault))
      } else {
        seen[full] = locale
        byLocale[locale, default: []].append(region.locale)
      }
    }
  }

  /// What is wrong with a region for texts of a locale, whatever else the catalog has.
  ///
  /// - Parameter known: what CLDR has of each language, in full.
  private static func fault(
    of region: LocaleTag, in locale: LocaleTag, known: [String: Set<String>]
  ) -> Fault? {
    guard region.language == locale.language else { return .otherLanguage }
    let full = full(region)
    guard script(of: full) == script(of: Self.full(locale)) else { return .otherScript }
    if full == Self.full(locale) { return .same }
    return known[region.language]?.contains(full) == true ? nil : .unknown
  }

  /// The locale of a region's language whose texts its people are shown.
  private static func shown(in region: LocaleTag, by matcher: LocaleMatcher?) -> LocaleTag? {
    guard let best = try? matcher?.best(for: [region.tag]) else { return nil }
    let locale = LocaleTag(best)
    return locale.language == region.language ? locale : nil
  }

  /// The locales of a language that CLDR has, in full.
  private static func regions(of language: String) -> Set<String> {
    Set(ICU.locales.filter { $0.hasPrefix(language + "-") }.map { full(LocaleTag($0)) })
  }

  /// The tag with the script and the region that it leaves out.
  private static func full(_ locale: LocaleTag) -> String {
    (try? LocaleData.addingLikelySubtags(to: locale.tag)) ?? locale.tag
  }

  private static func script(of full: String) -> String? { try? LocaleData.subtags(of: full).script }
}

extension Catalog {
  /// The locales in whose formats a locale's texts can be shown: its own, its regions, and the regions of the
  /// locales of its language that take texts from it.
  func formats(showing locale: LocaleTag) -> [LocaleTag] {
    guard !regions.isEmpty else { return [locale] }
    let heirs = regions.keys.filter {
      $0.language == locale.language && (locale == settings.source || fallbacks(of: $0).contains(locale))
    }
    return formats(of: locale) + heirs.filter { $0 != locale }.sorted().flatMap { regions[$0] ?? [] }
  }
}
