import CopyCatalog
import Foundation

/// A TOML value in a form that can be compared with another reader's: the type's name and its canonical text.
indirect enum TaggedValue: Equatable, CustomStringConvertible {
  case scalar(type: String, text: String)
  case list([TaggedValue])
  case table([String: TaggedValue])

  var description: String {
    switch self {
    case .scalar(let type, let text): "\(type):\(text.debugDescription)"
    case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .table(let pairs):
      "{" + pairs.sorted { $0.key < $1.key }.map { "\($0.key.debugDescription): \($0.value)" }
        .joined(separator: ", ") + "}"
    }
  }

  init(_ table: TOMLTable) {
    self = .table(
      Dictionary(table.pairs.map { ($0.key, TaggedValue($0.value)) }, uniquingKeysWith: { first, _ in first }))
  }

  init(_ value: TOMLValue) {
    switch value.content {
    case .string(let string): self = .scalar(type: "string", text: string.text)
    case .integer(let integer): self = .scalar(type: "integer", text: String(integer))
    case .float(let number): self = .scalar(type: "float", text: Self.canonical(number))
    case .boolean(let flag): self = .scalar(type: "bool", text: String(flag))
    case .dateTime(let date): self = Self.tagged(date)
    case .array(let values): self = .list(values.map { TaggedValue($0) })
    case .table(let table): self = TaggedValue(table)
    case .unreadable: self = .scalar(type: "unreadable", text: "")
    }
  }

  /// The JSON of the toml-test suite: `{"type": …, "value": …}` for a scalar.
  init?(json: Any) {
    if let values = json as? [Any] {
      self = .list(values.compactMap { TaggedValue(json: $0) })
    } else if let pairs = json as? [String: Any] {
      if pairs.count == 2, let type = pairs["type"] as? String, let text = pairs["value"] as? String {
        switch type {
        case "float": self = .scalar(type: type, text: Self.canonical(Self.number(text)))
        case "datetime", "datetime-local", "time-local": self = .scalar(type: type, text: Self.canonicalTime(text))
        default: self = .scalar(type: type, text: text)
        }
      } else {
        self = .table(pairs.compactMapValues { TaggedValue(json: $0) })
      }
    } else {
      return nil
    }
  }

  private static func number(_ text: String) -> Double {
    switch text {
    case "inf", "+inf": .infinity
    case "-inf": -.infinity
    case "nan", "+nan", "-nan": .nan
    default: Double(text) ?? .nan
    }
  }

  private static func canonical(_ number: Double) -> String {
    number.isNaN ? "nan" : "\(number)"
  }

  /// A time without zeros at the end of its fraction, with `T` and `Z`.
  private static func canonicalTime(_ text: String) -> String {
    var text = text.replacingOccurrences(of: " ", with: "T").replacingOccurrences(of: "t", with: "T")
      .replacingOccurrences(of: "z", with: "Z").replacingOccurrences(of: "+00:00", with: "Z")
    if let point = text.firstIndex(of: ".") {
      let fraction = text[text.index(after: point)...].prefix { $0.isNumber }
      let kept = fraction.reversed().drop { $0 == "0" }.reversed()
      text.replaceSubrange(point..<fraction.endIndex, with: kept.isEmpty ? "" : "." + String(kept))
    }
    return text
  }

  private static func tagged(_ date: TOMLDateTime) -> TaggedValue {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let day = date.day.map { "\(padded($0.year, 4))-\(padded($0.month, 2))-\(padded($0.day, 2))" }
    let time = date.time.map { time in
      let whole = "\(padded(time.hour, 2)):\(padded(time.minute, 2)):\(padded(time.second, 2))"
      return canonicalTime(time.nanosecond == 0 ? whole : whole + "." + padded(time.nanosecond, 9))
    }
    switch (day, time, date.offset) {
    case (let day?, let time?, let offset?):
      let sign = offset < 0 ? "-" : "+"
      let zone = offset == 0 ? "Z" : "\(sign)\(padded(abs(offset) / 60, 2)):\(padded(abs(offset) % 60, 2))"
      return .scalar(type: "datetime", text: "\(day)T\(time)\(zone)")
    case (let day?, let time?, nil): return .scalar(type: "datetime-local", text: "\(day)T\(time)")
    case (let day?, nil, _): return .scalar(type: "date-local", text: day)
    case (nil, let time?, _): return .scalar(type: "time-local", text: time)
    case (nil, nil, _): return .scalar(type: "nothing", text: "")
    }
  }
}
