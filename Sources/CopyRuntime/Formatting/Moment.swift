import Foundation

/// The calendar's fields of an instant.
struct Moment: Equatable {
  /// As CLDR numbers them: 0 before and 1 since the year 1 in the Gregorian calendar, 0 in the Buddhist one.
  private(set) var era = 0
  private(set) var year = 0
  /// From 1 on, as the day is.
  private(set) var month = 1
  private(set) var day = 1
  /// 1 is Sunday.
  private(set) var weekday = 1
  private(set) var hour = 0
  private(set) var minute = 0
  private(set) var second = 0

  /// - Parameter name: the calendar as `FormatData` calls it.
  init(_ date: Date, calendar name: String, timeZone: TimeZone) {
    if Moment.plainTime.contains(date), name == "gregorian" || name == "buddhist" {
      self.init(plain: date, timeZone: timeZone)
      if name == "buddhist" { (era, year) = (0, year + 543) }
    } else {
      self.init(date, foundation: Moment.identifier(of: name), timeZone: timeZone)
    }
  }

  /// From after the reform of 1582, before which the Gregorian calendar of Foundation and ICU is the Julian one, to the
  /// end of 9999.
  private static let plainTime =
    Date(timeIntervalSince1970: -12_219_000_000)...Date(timeIntervalSince1970: 253_402_000_000)

  /// Foundation makes and fills a dozen objects for what is a handful of divisions, by Howard Hinnant's
  /// “chrono-Compatible Low-Level Date Algorithms”
  /// (https://howardhinnant.github.io/date_algorithms.html#civil_from_days).
  private init(plain date: Date, timeZone: TimeZone) {
    let seconds = Int(date.timeIntervalSince1970.rounded(.down)) + timeZone.secondsFromGMT(for: date)
    // Days of eras of 400 years, the first of which begins on 1 March of the year 0.
    let days = Moment.quotient(seconds, 86_400) + 719_468
    let dayOfEra = days % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    // March is 0.
    let monthOfYear = (5 * dayOfYear + 2) / 153
    month = monthOfYear < 10 ? monthOfYear + 3 : monthOfYear - 9
    day = dayOfYear - (153 * monthOfYear + 2) / 5 + 1
    (era, year) = (1, yearOfEra + days / 146_097 * 400 + (month <= 2 ? 1 : 0))
    weekday = (days + 3) % 7 + 1
    let secondOfDay = seconds - Moment.quotient(seconds, 86_400) * 86_400
    (hour, minute, second) = (secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60)
  }

  /// The quotient, rounded down.
  private static func quotient(_ number: Int, _ divisor: Int) -> Int {
    number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
  }

  /// The fields as Foundation's calendar gives them.
  init(_ date: Date, foundation identifier: Calendar.Identifier, timeZone: TimeZone) {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = timeZone
    let fields = calendar.dateComponents(
      [.era, .year, .month, .day, .weekday, .hour, .minute, .second], from: date)
    era = fields.era ?? 0
    year = fields.year ?? 0
    month = fields.month ?? 1
    day = fields.day ?? 1
    weekday = fields.weekday ?? 1
    hour = fields.hour ?? 0
    minute = fields.minute ?? 0
    second = fields.second ?? 0
  }

  private static func identifier(of name: String) -> Calendar.Identifier {
    switch name {
    case "buddhist": .buddhist
    case "persian": .persian
    case "islamic-umalqura": .islamicUmmAlQura
    default: .gregorian
    }
  }
}
