/// The pattern that a date style has in a locale, and the names that its fields need.
struct DatePattern {
  /// In the letters of https://unicode.org/reports/tr35/tr35-dates.html#Date_Format_Patterns.
  let pattern: String
  /// The runs of one letter outside quotes.
  let fields: [String]
  /// Whether a field is written with other digits than the rest.
  let hasOwnNumbering: Bool
  private let data: DateData

  /// CLDR's name of the calendar, such as "gregorian".
  var calendar: String { data.calendar }

  /// - Throws: where ICU does not know the style, or it is none of a name or a skeleton.
  init(_ style: FormatStyle, locale: LocaleTag) throws(ICUError) {
    data = try DateData(locale: locale.tag)
    if let skeleton = style.style, skeleton.hasPrefix("::") {
      pattern = try data.pattern(skeleton: String(skeleton.dropFirst(2)))
      hasOwnNumbering = false
    } else {
      let name = DatePattern.named[style.style ?? "short"] ?? .medium
      let (date, time): (DateData.Style?, DateData.Style?) =
        switch style.kind {
        case .date: (name, nil)
        case .time: (nil, name)
        default: (name, name)
        }
      pattern = try data.pattern(date: date, time: time)
      hasOwnNumbering = try !data.lettersWithOwnNumbering(date: date, time: time).isEmpty
    }
    fields = DatePattern.fields(of: pattern)
  }

  /// The styles that ICU has names for.
  static let named: [String: DateData.Style] = [
    "short": .short, "medium": .medium, "long": .long, "full": .full
  ]

  private static func fields(of pattern: String) -> [String] {
    var fields: [String] = []
    var isQuoted = false
    var last: Character?
    for character in pattern {
      if character == "'" { isQuoted.toggle() }
      guard !isQuoted, character.isASCII, character.isLetter else {
        last = nil
        continue
      }
      if character == last {
        fields[fields.count - 1].append(character)
      } else {
        fields.append(String(character))
      }
      last = character
    }
    return fields
  }

  /// The digits that the locale writes dates with, from zero.
  func digits() throws(ICUError) -> String {
    try data.format((0..<10).map { Double($0) * 1000 }, pattern: "s").joined()
  }

  /// The names of a field, as the runtime's `DateNames` has them; nil for a field that is a number.
  func names(of field: String) throws(ICUError) -> [String]? {
    let width: DateData.Width =
      switch field.count {
      case 4: .wide
      case 5: .narrow
      case 6: .short
      default: .abbreviated
      }
    switch field.first {
    case "M" where field.count > 2: return try data.names(.months, form: .format, width: width)
    case "L" where field.count > 2: return try data.names(.months, form: .standAlone, width: width)
    case "E": return try data.names(.weekdays, form: .format, width: width)
    case "c": return try data.names(.weekdays, form: .standAlone, width: width)
    case "G": return try data.names(.eras, width: width)
    case "a":
      let hours = try data.dayPeriods(.halves, width: width).hours
      return [hours[0], hours[12]]
    case "B":
      let periods = try data.dayPeriods(.flexible, width: width)
      return periods.hours.enumerated().flatMap { hour, name in
        [hour == 0 ? periods.midnight : hour == 12 ? periods.noon : name, name]
      }
    default: return nil
    }
  }
}
