/// How a message writes a value, under the name that generated data has for it.
struct FormatStyle: Hashable, Comparable, Sendable {
  enum Kind: String, Sendable {
    case number, date, time, dateAndTime = "date-time"
    case duration, bytes, money, list
  }

  let kind: Kind
  /// As in the message; nil for none.
  let style: String?

  /// `number`, `number percent`, `date ::yMMMM`, `date-time`
  var name: String { style.map { "\(kind.rawValue) \($0)" } ?? kind.rawValue }

  static let plainNumber = FormatStyle(kind: .number, style: nil)

  /// Whether values of a type can be written so.
  func suits(_ type: ArgumentType) -> Bool {
    switch kind {
    case .number: type.isNumber
    case .date, .time, .dateAndTime: type == .date
    case .duration: type == .duration
    case .bytes: type == .bytes
    case .money: type == .money
    case .list: type == .list
    }
  }

  /// Whether the plural form of a number decides about words.
  var usesCardinals: Bool { kind == .duration || kind == .bytes }

  static func < (left: FormatStyle, right: FormatStyle) -> Bool { left.name < right.name }

  /// The style of a placeholder of an argument; nil where the argument is text, which has none.
  ///
  /// A plain `{d}` of a date is the short date and the short time, as in ICU; a plain `{p}` of a percentage
  /// is written as one.
  init?(_ format: ArgumentFormat?, of type: ArgumentType) {
    guard let format else {
      switch type {
      case .int, .number: self = .plainNumber
      case .percent: self.init(kind: .number, style: "percent")
      case .date: self.init(kind: .dateAndTime, style: nil)
      case .duration: self.init(kind: .duration, style: nil)
      case .bytes: self.init(kind: .bytes, style: nil)
      case .money: self.init(kind: .money, style: nil)
      case .list: self.init(kind: .list, style: nil)
      case .string, .file, .title, .person, .url, .code, .choice: return nil
      }
      return
    }
    switch format.kind {
    case .number: self.init(kind: .number, style: format.style)
    case .date: self.init(kind: .date, style: format.style ?? "medium")
    case .time: self.init(kind: .time, style: format.style ?? "medium")
    case .spellout, .ordinal, .duration: return nil
    }
  }

  init(kind: Kind, style: String?) {
    self.kind = kind
    self.style = style
  }
}
