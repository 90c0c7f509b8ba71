/// A value that a message shows, as the source entry declares it.
public struct Argument: Sendable, Hashable {
  public let name: String
  public let type: ArgumentType
  /// The value that previews, lengths and findings show.
  public let sample: ArgumentValue
  /// What it is, for translators.
  public let note: String?
  /// The most characters (graphemes) a text argument has; lengths are judged with it.
  public let max: Int?
  /// The whole numbers it can be; all of them where none is given.
  public let range: ClosedRange<Int64>?
  /// Whether its value may be printed and logged. Numbers, dates and choices are public.
  public let isPublic: Bool
  /// The values of a choice, in the order of the Swift enum's cases.
  public let choices: [String]
  /// What of a mapped system error gives its value, such as `file-name`.
  public let from: String?
  /// Where its name is declared.
  public let place: Place

  public init(
    name: String, type: ArgumentType, sample: ArgumentValue, note: String? = nil, max: Int? = nil,
    range: ClosedRange<Int64>? = nil, isPublic: Bool, choices: [String] = [], from: String? = nil,
    place: Place
  ) {
    self.name = name
    self.type = type
    self.sample = sample
    self.note = note
    self.max = max
    self.range = range
    self.isPublic = isPublic
    self.choices = choices
    self.from = from
    self.place = place
  }
}

/// What an argument holds, and so how it is shown and which Swift type it has.
public enum ArgumentType: String, Sendable, Hashable, CaseIterable {
  /// Any text.
  case string
  /// A file's name, quoted in running text.
  case file
  /// The title of a thing, quoted in running text.
  case title
  /// A person's name, never quoted.
  case person
  case url
  /// Letters or digits that are shown as they are: never grouped, never translated.
  case code
  /// A whole number.
  case int
  case number
  /// A share, where 1 is 100 %.
  case percent
  case date
  /// Seconds, shown in words.
  case duration
  case bytes
  /// An amount and its currency.
  case money
  case list
  /// One of the values that the declaration lists.
  case choice

  /// Whether its value is free text, which is private unless declared public.
  public var isText: Bool {
    switch self {
    case .string, .file, .title, .person, .url, .code, .list: true
    case .int, .number, .percent, .date, .duration, .bytes, .money, .choice: false
    }
  }

  /// Whether it is a number that plural forms can be chosen by.
  public var isNumber: Bool {
    switch self {
    case .int, .number, .percent: true
    default: false
    }
  }
}

/// A value of an argument.
public enum ArgumentValue: Sendable, Hashable {
  case text(String)
  case integer(Int64)
  case number(Double)
  /// Milliseconds since 1970-01-01 00:00 UTC.
  case date(milliseconds: Double)
  case list([String])
  case money(amount: Double, currency: String)
}
