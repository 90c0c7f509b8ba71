import CICU

/// How a locale writes dates and times: patterns
/// (https://unicode.org/reports/tr35/tr35-dates.html#Date_Format_Patterns) and the names they need, in the
/// locale's own calendar.
package struct DateData: Hashable, Sendable {
  /// The raw value is ICU's.
  package enum Style: Int32, CaseIterable, Sendable { case full, long, medium, short }

  package enum Field: UInt32, CaseIterable, Sendable {
    case months, weekdays, quarters, eras
  }

  /// Whether a name stands within a date or alone: many languages inflect it within.
  package enum Form: CaseIterable, Sendable { case format, standAlone }

  /// The raw value is ICU's.
  package enum Width: Int32, CaseIterable, Sendable { case abbreviated, wide, narrow, short }

  /// The names of parts of the day, hour by hour.
  package struct DayPeriods: Hashable, Sendable {
    /// The name in each of the 24 hours, from midnight.
    package let hours: [String]
    /// The name at 0:00 and at 12:00 sharp, which may be "midnight" and "noon".
    package let midnight: String
    package let noon: String
  }

  /// The letter of a pattern that asks for parts of the day; the raw value.
  package enum DayPeriodKind: String, CaseIterable, Sendable {
    /// AM and PM.
    case halves = "a"
    /// AM, PM, noon and midnight.
    case exact = "b"
    /// "in the morning", "at night": as the language divides the day.
    case flexible = "B"
  }

  package let locale: String
  /// CLDR's name of the calendar, such as "gregorian" or "buddhist".
  package let calendar: String

  /// - Parameter locale: a BCP 47 tag; its `-u-ca-` is respected.
  package init(locale: String) throws(ICUError) {
    self.locale = locale
    calendar = try ICU.text { cicu_date_calendar(locale, $0, $1) }
  }

  /// The pattern of `{d, date, style}`, `{d, time, style}`, or of both together.
  package func pattern(date: Style? = nil, time: Style? = nil) throws(ICUError) -> String {
    try ICU.text { cicu_date_pattern(locale, date?.rawValue ?? -1, time?.rawValue ?? -1, $0, $1) }
  }

  /// The letters of that pattern which ICU does not write in the locale's digits, though the pattern does not
  /// say so: Hawaiian has "M" with Roman numerals in its short date. Empty nearly everywhere.
  package func lettersWithOwnNumbering(date: Style? = nil, time: Style? = nil) throws(ICUError) -> String {
    try ICU.texts { cicu_date_pattern(locale, date?.rawValue ?? -1, time?.rawValue ?? -1, $0, $1) }
      .dropFirst().first ?? ""
  }

  /// The pattern of `{d, date, ::skeleton}`, as a message formats it.
  package func pattern(skeleton: String) throws(ICUError) -> String {
    try ICU.text { cicu_date_skeleton_pattern(locale, skeleton, true, $0, $1) }
  }

  /// The pattern ICU's generator has for a skeleton by itself, where a message may have adjusted the hours.
  package func generatedPattern(skeleton: String) throws(ICUError) -> String {
    try ICU.text { cicu_date_skeleton_pattern(locale, skeleton, false, $0, $1) }
  }

  /// The names of a field: months from the calendar's first, weekdays from Sunday, eras from the oldest.
  /// Only weekdays have `short` names; eras have only one form.
  package func names(
    _ field: Field, form: Form = .format, width: Width = .wide
  ) throws(ICUError) -> [String] {
    try ICU.texts {
      cicu_date_names(locale, Int32(field.rawValue), form == .standAlone, width.rawValue, $0, $1)
    }
  }

  /// The names of parts of the day, within a time.
  package func dayPeriods(
    _ kind: DayPeriodKind, width: Width = .abbreviated
  ) throws(ICUError) -> DayPeriods {
    let letters =
      switch width {
      case .abbreviated, .short: 1
      case .wide: 4
      case .narrow: 5
      }
    // The minute, though taken out again, makes "noon" mean 12:00 only.
    let pattern = "m'|'" + String(repeating: kind.rawValue, count: letters)
    let sharp = (0..<24).map { Double($0) * 3_600_000 }
    let names = try format(sharp + sharp.map { $0 + 60_000 }, pattern: pattern).map { text in
      String(text.drop { $0 != "|" }.dropFirst())
    }
    guard names.count == 48 else { throw ICUError(code: CICU_NO_DATA.rawValue) }
    return DayPeriods(hours: Array(names[24...]), midnight: names[0], noon: names[12])
  }

  /// ICU's formatting by a pattern: the judge of what is formatted from data.
  /// - Parameter milliseconds: since 1970-01-01T00:00:00Z.
  package func format(
    _ milliseconds: [Double], pattern: String, timeZone: String = "UTC"
  ) throws(ICUError) -> [String] {
    try ICU.texts {
      cicu_date_format(locale, pattern, timeZone, milliseconds, Int32(milliseconds.count), $0, $1)
    }
  }
}
