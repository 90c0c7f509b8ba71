import CICU

/// How a locale writes a number of a unit: one pattern for each plural category.
package struct UnitData: Hashable, Sendable {
  /// The raw value is CLDR's name of the unit.
  package enum Unit: String, CaseIterable, Sendable {
    case bit = "digital-bit"
    case byte = "digital-byte"
    case kilobyte = "digital-kilobyte"
    case megabyte = "digital-megabyte"
    case gigabyte = "digital-gigabyte"
    case terabyte = "digital-terabyte"
    case petabyte = "digital-petabyte"
    case millisecond = "duration-millisecond"
    case second = "duration-second"
    case minute = "duration-minute"
    case hour = "duration-hour"
    case day = "duration-day"
    case week = "duration-week"
    case month = "duration-month"
    case year = "duration-year"
  }

  /// The raw value is the skeleton's word for it.
  package enum Width: String, CaseIterable, Sendable {
    /// "5 megabytes"
    case full = "unit-width-full-name"
    /// "5 MB"
    case short = "unit-width-short"
    /// "5MB"
    case narrow = "unit-width-narrow"
  }

  package let unit: Unit
  package let width: Width
  /// For each category of the locale the text with `{0}` for the number; without it where the text says
  /// the number by itself, as the Arabic dual does.
  package let patterns: [PluralCategory: String]

  /// - Parameter rules: the cardinal rules of the locale wanted.
  package init(_ unit: Unit, width: Width, rules: PluralRules) throws(ICUError) {
    self.unit = unit
    self.width = width
    var patterns: [PluralCategory: String] = [:]
    for rule in rules.rules {
      // A number that takes the category shows the pattern ICU has for it. Locales without plural rules have
      // no samples, and any number is other there.
      guard
        let sample = rule.integerSamples.first ?? rule.decimalSamples.first
          ?? (rule.category == .other ? "2" : nil)
      else { throw ICUError(code: CICU_NO_DATA.rawValue) }
      let skeleton = "measure-unit/\(unit.rawValue) \(width.rawValue)"
      let parts = try NumberAffixes(decimal: sample, skeleton: skeleton, locale: rules.locale)
      patterns[rule.category] = parts.before + (parts.number.isEmpty ? "" : "{0}") + parts.after
    }
    self.patterns = patterns
  }
}
