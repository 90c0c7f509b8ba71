/// Reading dates and times.
extension TOMLDateTime {
  /// Whether a word is of the shape `2026-09-01`, whatever its digits.
  static func looksLikeDay(_ word: ArraySlice<UInt8>) -> Bool {
    word.count == 10 && hasHyphens(word) && word.allSatisfy { $0.isDigit || $0 == .hyphen }
  }

  /// Whether a word is meant as a date or a time: `2026-9-1`, `17:45`.
  static func looksLikeDateTime(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count >= 4, let first = word.first, first.isDigit else { return false }
    if word.prefix(4).allSatisfy(\.isDigit), word.count > 4, word[word.startIndex + 4] == .hyphen {
      return true
    }
    let hours = word.prefix { $0.isDigit }
    return hours.count <= 2 && word.count > hours.count && word[hours.endIndex] == .colon
  }

  private static func hasHyphens(_ word: ArraySlice<UInt8>) -> Bool {
    word[word.startIndex + 4] == .hyphen && word[word.startIndex + 7] == .hyphen
  }

  /// Reads a word of such a shape.
  static func read(_ word: ArraySlice<UInt8>) -> TOMLReading {
    let written = String(decoding: word, as: UTF8.self).excerpt
    let malformed = TOMLReading.fault(.otherDate(written))
    var rest = word
    var day: Day?
    var time: Time?
    var offset: Int?
    func number(_ count: Int) -> Int? {
      guard rest.count >= count, rest.prefix(count).allSatisfy(\.isDigit) else { return nil }
      let value = rest.prefix(count).reduce(0) { $0 * 10 + Int($1 - 0x30) }
      rest = rest.dropFirst(count)
      return value
    }
    func take(_ byte: UInt8) -> Bool {
      guard rest.first == byte else { return false }
      rest = rest.dropFirst()
      return true
    }

    if word[word.startIndex + 2] != .colon {
      guard let year = number(4), take(.hyphen), let month = number(2), take(.hyphen), let date = number(2)
      else { return .fault(unpadded(word) ?? .otherDate(written)) }
      guard (1...12).contains(month) else { return .fault(.noSuchMonth(written, month: month)) }
      let length = days(in: month, of: year)
      guard (1...length).contains(date) else {
        return .fault(.noSuchDay(written, month: month, year: year, length: length))
      }
      day = Day(year: year, month: month, day: date)
      if rest.isEmpty { return .value(.dateTime(TOMLDateTime(day: day, time: nil, offset: nil))) }
      guard take(UInt8(ascii: "T")) || take(UInt8(ascii: "t")) || take(.space) else { return malformed }
    }
    guard let hour = number(2), take(.colon), let minute = number(2) else { return malformed }
    guard take(.colon), let second = number(2) else { return .fault(.timeWithoutSeconds(written)) }
    guard hour < 24, minute < 60, second <= 60 else { return .fault(.noSuchTime(written)) }
    var nanosecond = 0
    if take(.period) {
      let digits = rest.prefix { $0.isDigit }
      guard !digits.isEmpty else { return malformed }
      rest = rest.dropFirst(digits.count)
      for index in 0..<9 {
        nanosecond *= 10
        if index < digits.count { nanosecond += Int(digits[digits.startIndex + index] - 0x30) }
      }
    }
    time = Time(hour: hour, minute: minute, second: second, nanosecond: nanosecond)
    if day != nil, !rest.isEmpty {
      if take(UInt8(ascii: "Z")) || take(UInt8(ascii: "z")) {
        offset = 0
      } else {
        let isWest = rest.first == .hyphen
        guard take(UInt8(ascii: "+")) || take(.hyphen), let hours = number(2), take(.colon),
          let minutes = number(2)
        else { return malformed }
        guard hours < 24, minutes < 60 else { return .fault(.noSuchTime(written)) }
        offset = (isWest ? -1 : 1) * (hours * 60 + minutes)
      }
    }
    guard rest.isEmpty else { return malformed }
    return .value(.dateTime(TOMLDateTime(day: day, time: time, offset: offset)))
  }

  /// The fault of a date with a month or day of one digit, which a zero mends.
  private static func unpadded(_ word: ArraySlice<UInt8>) -> SyntaxFault? {
    let parts = word.split(separator: .hyphen, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isDigit) }), parts[1].count <= 2, parts[2].count <= 2
    else { return nil }
    let date = parts.map { (part: ArraySlice<UInt8>) in
      (part.count == 1 ? "0" : "") + String(decoding: part, as: UTF8.self)
    }.joined(separator: "-")
    return .shortDate(
      String(decoding: word, as: UTF8.self), date: date, range: word.startIndex..<word.endIndex)
  }

  /// The number of days of a month in the Gregorian calendar.
  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
