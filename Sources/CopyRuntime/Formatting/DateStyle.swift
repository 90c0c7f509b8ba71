import Foundation

/// How a locale writes a date or a time in one style.
///
/// A line of `FormatData` gives the fields with `|` between: name, calendar, ten digits (or `latn`), and the
/// pattern, in the letters of https://unicode.org/reports/tr35/tr35-dates.html#Date_Format_Patterns.
struct DateStyle: Sendable {
  let name: [UInt8]
  let calendar: String
  private let digits: [[UInt8]]?
  private let parts: [Part]

  private enum Part {
    case literal([UInt8])
    case field(letter: UInt8, count: Int)
  }

  init?(fields line: Substring) {
    let fields = line.split(separator: "|", maxSplits: 3, omittingEmptySubsequences: false)
    guard fields.count == 4 else { return nil }
    name = Array(fields[0].utf8)
    calendar = String(fields[1])
    if fields[2] == "latn" {
      digits = nil
    } else {
      digits = fields[2].unicodeScalars.map { Array(String($0).utf8) }
      guard digits?.count == 10 else { return nil }
    }
    parts = DateStyle.parts(of: Array(fields[3].utf8))
  }

  /// Letters are fields, `'…'` is literal text, `''` an apostrophe.
  private static func parts(of pattern: [UInt8]) -> [Part] {
    let quote = UInt8(ascii: "'")
    var parts: [Part] = []
    var literal: [UInt8] = []
    var isQuoted = false
    var at = 0
    while at < pattern.count {
      let byte = pattern[at]
      let isLetter = (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
      if byte == quote {
        if at + 1 < pattern.count, pattern[at + 1] == quote {
          literal.append(quote)
          at += 1
        } else {
          isQuoted.toggle()
        }
        at += 1
      } else if isLetter, !isQuoted {
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = []
        let count = pattern[at...].prefix { $0 == byte }.count
        parts.append(.field(letter: byte, count: count))
        at += count
      } else {
        literal.append(byte)
        at += 1
      }
    }
    return literal.isEmpty ? parts : parts + [.literal(literal)]
  }

  /// Appends the text of a date.
  func write(_ date: Date, in timeZone: TimeZone, data: FormatData, to out: inout [UInt8]) {
    let moment = Moment(date, calendar: calendar, timeZone: timeZone)
    for part in parts {
      switch part {
      case .literal(let text): out.append(contentsOf: text)
      case .field(let letter, let count): write(letter, count, moment, data, &out)
      }
    }
  }

  private func write(
    _ letter: UInt8, _ count: Int, _ moment: Moment, _ data: FormatData, _ out: inout [UInt8]
  ) {
    switch letter {
    case UInt8(ascii: "y"):
      write(count == 2 ? moment.year % 100 : moment.year, atLeast: count, &out)
    case UInt8(ascii: "M"), UInt8(ascii: "L"):
      if count <= 2 { return write(moment.month, atLeast: count, &out) }
      name(letter, count, at: moment.month - 1, data, &out)
    case UInt8(ascii: "d"): write(moment.day, atLeast: count, &out)
    case UInt8(ascii: "H"): write(moment.hour, atLeast: count, &out)
    case UInt8(ascii: "k"): write(moment.hour == 0 ? 24 : moment.hour, atLeast: count, &out)
    case UInt8(ascii: "K"): write(moment.hour % 12, atLeast: count, &out)
    case UInt8(ascii: "h"): write(moment.hour % 12 == 0 ? 12 : moment.hour % 12, atLeast: count, &out)
    case UInt8(ascii: "m"): write(moment.minute, atLeast: count, &out)
    case UInt8(ascii: "s"): write(moment.second, atLeast: count, &out)
    case UInt8(ascii: "E"), UInt8(ascii: "c"): name(letter, max(count, 3), at: moment.weekday - 1, data, &out)
    case UInt8(ascii: "a"): name(letter, count, at: moment.hour < 12 ? 0 : 1, data, &out)
    case UInt8(ascii: "B"):
      name(letter, count, at: moment.hour * 2 + (isFullHour(moment) ? 0 : 1), data, &out)
    case UInt8(ascii: "G"): name(letter, max(count, 1), at: moment.era, data, &out)
    default: break
    }
  }

  /// Whether the hour is full as far as the style shows: "12 noon" is all of the hour where minutes are not
  /// written.
  private func isFullHour(_ moment: Moment) -> Bool {
    for case .field(let letter, _) in parts {
      if letter == UInt8(ascii: "m"), moment.minute != 0 { return false }
      if letter == UInt8(ascii: "s"), moment.second != 0 { return false }
    }
    return true
  }

  /// Appends a name of a field. Fields of the same width share their list, which has the key of the shortest
  /// way to write it: `E`, `EE` and `EEE` are `EEE`, `a`, `aa` and `aaa` are `a`.
  private func name(_ letter: UInt8, _ count: Int, at index: Int, _ data: FormatData, _ out: inout [UInt8]) {
    let isShort = count <= 3 && [UInt8(ascii: "a"), UInt8(ascii: "G"), UInt8(ascii: "B")].contains(letter)
    let key = [UInt8](repeating: letter, count: isShort ? 1 : count)
    let names = data.names(key, in: calendar)
    if names.indices.contains(index) { out.append(contentsOf: names[index].utf8) }
  }

  private func write(_ number: Int, atLeast count: Int, _ out: inout [UInt8]) {
    let text = String(number).utf8
    for _ in text.count..<max(count, text.count) { write(0x30, &out) }
    for byte in text { write(byte, &out) }
  }

  private func write(_ byte: UInt8, _ out: inout [UInt8]) {
    if let digits, byte >= 0x30 {
      out.append(contentsOf: digits[Int(byte - 0x30)])
    } else {
      out.append(byte)
    }
  }
}
