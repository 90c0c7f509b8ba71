/// A table of a TOML document: its keys and values in the order of the file.
public struct TOMLTable: Sendable, Hashable {
  public private(set) var pairs: [TOMLPair] = []
  /// Where the table is begun, in UTF-8 bytes of the file: its header `[name]`, its inline braces, or the
  /// dotted key that made it. The root's is empty at 0.
  public internal(set) var range: Range<Int>
  /// The places of the keys in `pairs`, kept once a table is large enough for a search to cost.
  private var index: [String: Int] = [:]

  public init(range: Range<Int> = 0..<0) {
    self.range = range
  }

  /// The pair with a key; nil where the table has none.
  ///
  /// Keys that differ only in how Unicode composes the same characters are one key.
  public subscript(key: String) -> TOMLPair? {
    position(of: key).map { pairs[$0] }
  }

  /// The place of a key in `pairs`.
  public func position(of key: String) -> Int? {
    guard index.isEmpty else { return index[key] }
    // By number, since a closure would be given copies of whole pairs.
    for position in pairs.indices where pairs[position].key == key { return position }
    return nil
  }

  /// Adds a pair whose key the table does not have yet.
  public mutating func append(_ pair: TOMLPair) {
    if pairs.isEmpty { pairs.reserveCapacity(8) }
    pairs.append(pair)
    if !index.isEmpty {
      index[pair.key] = pairs.count - 1
    } else if pairs.count > 12 {
      for position in pairs.indices { index[pairs[position].key] = position }
    }
  }

  /// Lets the value at a position of `pairs` be changed in place.
  public mutating func withValue<Result>(at position: Int, _ change: (inout TOMLValue) -> Result) -> Result {
    change(&pairs[position].value)
  }
}

/// A key and its value.
public struct TOMLPair: Sendable, Hashable {
  public let key: String
  /// UTF-8 bytes of the key in the file, with its quotes if it has any.
  public let keyRange: Range<Int>
  public internal(set) var value: TOMLValue

  public init(key: String, keyRange: Range<Int>, value: TOMLValue) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}

/// A value and where it stands.
public struct TOMLValue: Sendable, Hashable {
  public internal(set) var content: Content
  /// UTF-8 bytes of the value in the file, with quotes and brackets; of a table with a header, the header; of
  /// a list of tables, its first header.
  public internal(set) var range: Range<Int>

  /// What takes more than a word is kept apart, so that pairs are small where tables grow.
  public enum Content: Sendable, Hashable {
    indirect case string(TOMLString)
    case integer(Int64)
    case float(Double)
    case boolean(Bool)
    indirect case dateTime(TOMLDateTime)
    case array([TOMLValue])
    indirect case table(TOMLTable)
    /// The value has a syntax fault, which is reported; nothing more is said of it.
    case unreadable
  }

  public init(_ content: Content, range: Range<Int>) {
    self.content = content
    self.range = range
  }
}

/// A string as it reads once its escapes are resolved.
public struct TOMLString: Sendable, Hashable {
  public let text: String
  /// Leads from an offset in `text` (UTF-8 bytes) to the byte of the file.
  public let map: TextMap
  /// Whether it is written with three quotes, over several lines.
  public let isMultiline: Bool
  /// Whether it is written in double quotes, where a backslash begins an escape. In single ones nothing does.
  public let hasEscapes: Bool

  public init(text: String, map: TextMap, isMultiline: Bool, hasEscapes: Bool = true) {
    self.text = text
    self.map = map
    self.isMultiline = isMultiline
    self.hasEscapes = hasEscapes
  }

  /// A text as it is written between quotes, once or three times: with escapes in double quotes. Nil in
  /// single ones for a text that can't be written there, because an apostrophe or a control character is in
  /// it.
  static func written(_ text: String, hasEscapes: Bool) -> String? {
    var written = ""
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 && scalar != "\t" || scalar.value == 0x7F
      guard hasEscapes else {
        if isControl || scalar == "'" { return nil }
        continue
      }
      switch scalar {
      case "\"": written += "\\\""
      case "\\": written += "\\\\"
      case "\n": written += "\\n"
      case "\r": written += "\\r"
      case "\t": written += "\\t"
      case _ where isControl: written += "\\u" + VisibleText.hexadecimal(scalar.value, digits: 4)
      default: written.unicodeScalars.append(scalar)
      }
    }
    return hasEscapes ? written : text
  }
}

/// A date, a time, or both, as written; a part that is not written is nil.
public struct TOMLDateTime: Sendable, Hashable {
  public struct Day: Sendable, Hashable {
    public let year: Int
    public let month: Int
    public let day: Int
    public init(year: Int, month: Int, day: Int) {
      self.year = year
      self.month = month
      self.day = day
    }
  }
  public struct Time: Sendable, Hashable {
    public let hour: Int
    public let minute: Int
    public let second: Int
    public let nanosecond: Int
    public init(hour: Int, minute: Int, second: Int, nanosecond: Int) {
      self.hour = hour
      self.minute = minute
      self.second = second
      self.nanosecond = nanosecond
    }
  }
  public let day: Day?
  public let time: Time?
  /// The offset from UTC in minutes; 0 for `Z`.
  public let offset: Int?

  public init(day: Day?, time: Time?, offset: Int?) {
    self.day = day
    self.time = time
    self.offset = offset
  }
}
