import Foundation

/// A time as reports tell it.
enum Timestamp {
  /// ISO 8601 in UTC, to the second: `2026-09-01T14:05:00Z`. A time that has no year of four digits is told
  /// in seconds since 1970.
  static func text(of date: Date) -> String {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    guard seconds >= -62_167_219_200, seconds < 253_402_300_800 else {
      return "\(date.timeIntervalSince1970)"
    }
    let total = Int(seconds)
    let day = (total - (total % 86_400 + 86_400) % 86_400) / 86_400
    let second = total - day * 86_400
    // Days since 1 March 0000; a year begins in March, so that a leap day is its last
    // (https://howardhinnant.github.io/date_algorithms.html#civil_from_days).
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let dayOfMonth = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let date = "\(padded(year, to: 4))-\(padded(month))-\(padded(dayOfMonth))"
    return "\(date)T\(padded(second / 3600)):\(padded(second / 60 % 60)):\(padded(second % 60))Z"
  }

  private static func padded(_ number: Int, to width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
