/// A region whose formats nobody is shown.
struct UnusedRegion: CatalogCheck {
  static let page = CheckPage(
    id: "unused-region", category: .catalog, severity: .blocking,
    summary: "A region in `regions` whose formats nobody is shown.",
    rationale: """
      `[locale.en] regions = ["en-GB"]` shows people in Great Britain the English texts with their own dates \
      and numbers. That holds for regions that CLDR knows, of the same language and script, that have no texts \
      of their own. People are shown the texts that are nearest to what they want, by the rules of Unicode’s \
      language matching; a region belongs to the locale whose texts its people are shown.
      """,
    examples: [
      Example(
        bad: """
          # catalog.toml
          locale.en.regions = ["en-GB", "de-CH"]
          # en/Photos.toml
          # de/Photos.toml
          """,
        good: """
          # catalog.toml
          locale.en.regions = ["en-GB"]
          locale.de.regions = ["de-CH"]
          # en/Photos.toml
          # de/Photos.toml
          """),
      Example(
        bad: """
          # catalog.toml
          locale.en.regions = ["en-AU"]
          # en/Photos.toml
          # en-GB/Photos.toml
          """,
        good: """
          # catalog.toml
          locale.en-GB.regions = ["en-AU"]
          # en/Photos.toml
          # en-GB/Photos.toml
          """),
    ], mender: .developer)

  func findings(in catalog: Catalog) -> [Finding] {
    FormatRegions(catalog.settings, locales: catalog.locales).rejected.map { rejected in
      let (region, locale) = (rejected.region.locale, rejected.locale)
      let words = Self.words(for: rejected.fault, region: region, locale: locale)
      return finding(
        words.problem, at: rejected.region.place, in: Subject(), impact: words.impact, fix: Fix(words.fix))
    }
  }

  private static func words(
    for fault: FormatRegions.Fault, region: LocaleTag, locale: LocaleTag
  ) -> (problem: String, impact: String, fix: String) {
    switch fault {
    case .noTexts(let shown?):
      (
        "\(locale) has no texts that could be shown in the formats of \(region)",
        "people there are shown the texts in \(shown), in the formats of \(shown)",
        "list it under [locale.\(shown)], or delete it"
      )
    case .noTexts(nil):
      (
        "\(locale) has no texts that could be shown in the formats of \(region)",
        "people there are shown another language, in the formats of that one",
        "list the region under a locale that has a folder, or delete it"
      )
    case .otherLanguage:
      (
        "\(region) is no region of \(locale): it is another language",
        "no text in \(locale) is shown in its formats",
        "list it under [locale.\(region.language)], or delete it"
      )
    case .otherScript:
      (
        "\(region) is written in other characters than \(locale)",
        "no text in \(locale) is shown in its formats",
        "list it under a locale of the same script, or delete it"
      )
    case .unknown:
      (
        "CLDR knows no region \(region)",
        "people there are shown texts in \(locale) in the formats that are known for it",
        "write a region that CLDR has, such as en-GB or de-CH, or delete it"
      )
    case .same:
      (
        "the formats of \(region) are those of \(locale)",
        "nobody is shown any others",
        "delete it"
      )
    case .ownTexts(let own):
      (
        own == region ? "\(region) has texts of its own" : "\(region) has texts of its own, in \(own)",
        "people there are shown those, in their own formats, and not the ones in \(locale)",
        "delete it here, or delete the folder \(own) if its words are those of \(locale)"
      )
    case .listed(let first):
      (
        first == locale ? "\(region) is listed twice" : "\(region) is listed under \(first) already",
        "this one has no effect",
        "delete it here"
      )
    case .nearer(let nearer):
      (
        "people in \(region) are shown the texts in \(nearer), which are nearer than those in \(locale)",
        "no text in \(locale) is shown in its formats",
        "list it under [locale.\(nearer)]"
      )
    }
  }
}
