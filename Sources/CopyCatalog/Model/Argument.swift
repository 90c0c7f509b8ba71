/// A value that a message shows, as the source entry declares it.
public struct Argument: Sendable, Hashable {
  public let name: String
  public let type: ArgumentType
  /// The value that previews, lengths and findings show.
  public let sample: ArgumentValue
  /// What it is, for translators.
  public let note: String?
  /// The most characters (graphemes) a text argument has, a list as it is shown; lengths are judged with it.
  public let max: Int?
  /// The whole numbers it can be; all of them where none is given.
  public let range: ClosedRange<Int64>?
  /// Whether its value may be printed and logged. Numbers, dates and choices are public.
  public let isPublic: Bool
  /// The values of a choice, in the order of the Swift enum's cases.
  public let choices: [String]
  /// What of a mapped system error gives its value.
  public let from: ErrorFact?
  /// Where its name is declared.
  public let place: Place

  public init(
    name: String, type: ArgumentType, sample: ArgumentValue, note: String? = nil, max: Int? = nil,
    range: ClosedRange<Int64>? = nil, isPublic: Bool, choices: [String] = [], from: ErrorFact? = nil,
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
  /// Seconds, shown in words: `1 hour, 5 minutes`. `DurationPart` says how.
  case duration
  /// A size, shown in the unit that suits it: `8.4 MB`. `ByteCountUnit` says how.
  case bytes
  /// An amount and its currency, shown as the locale writes amounts of it: `€12.50`.
  case money
  /// Texts, shown with what the locale puts between them: `Anna, Ben, and Kim`.
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

  /// Whether its values are shown in one way of their own, which a message cannot change.
  public var isShownByItself: Bool {
    switch self {
    case .duration, .bytes, .money, .list: true
    default: false
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
  /// An amount in units of a currency, which is three capital letters of ISO 4217.
  case money(amount: Double, currency: String)
}

extension ArgumentValue {
  /// A duration; nil where it is no number or longer than durations are told apart (`DurationPart.longest`).
  public init?(seconds: Double) {
    guard seconds.magnitude <= DurationPart.longest else { return nil }
    self = .number(seconds)
  }

  /// Reads an amount of money such as `12.50 EUR`: at most 15 digits, as many as a double holds exactly.
  public init?(money text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, let amount = Double(parts[0]), parts[1].utf8.count == 3,
      parts[1].utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) })
    else { return nil }
    let digits = parts[0].utf8.drop { $0 == UInt8(ascii: "-") }
    guard (1...16).contains(digits.count), digits.allSatisfy({ $0.isDigit || $0 == .period }) else {
      return nil
    }
    self = .money(amount: amount, currency: String(parts[1]))
  }
}
