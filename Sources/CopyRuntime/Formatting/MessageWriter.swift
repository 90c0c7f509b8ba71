import Foundation

/// Writes the text of a stored message.
///
/// A stored message is what the compiler makes of an ICU message: arguments by their place, every number
/// sign spelled out, styles by their name in `FormatData`.
/// ```
/// text       everything but  \ { } |   which are written  \\ \{ \} \|   ; a line break is  \n
/// {0}        the text of the first argument
/// {1 date ::yMMMM}   a number or a date in a style
/// {1-2 number}       a number less an offset
/// {0 plural|=0 nothing|one a thing|other {0 number} things}   `ordinal` for ordinals
/// {0-1 plural/number integer|…}   with an offset; the category of the number as that style shows it
/// {0 plural/value|…}   the category of the number itself
/// {2 select|quota …|other …}
/// ```
struct MessageWriter {
  private let bytes: [UInt8]
  private var at = 0
  private var out: [UInt8] = []
  private let arguments: [CopyArgument]
  private let formats: FormatData
  private let preferences: CopyPreferences?

  /// The text of a message.
  ///
  /// - Parameter preferences: the time zone and whether to isolate; `nil`: the system's time zone, and yes.
  static func text(
    of message: Substring, arguments: [CopyArgument], formats: FormatData, preferences: CopyPreferences?
  ) -> String {
    var writer = MessageWriter(
      bytes: Array(message.utf8), arguments: arguments, formats: formats, preferences: preferences)
    writer.writeMessage()
    return String(decoding: writer.out, as: UTF8.self)
  }

  private init(
    bytes: [UInt8], arguments: [CopyArgument], formats: FormatData, preferences: CopyPreferences?
  ) {
    self.bytes = bytes
    self.arguments = arguments
    self.formats = formats
    self.preferences = preferences
    out.reserveCapacity(bytes.count + 32)
  }

  /// Writes up to the end of the message: the end of everything, `|` or `}`.
  private mutating func writeMessage() {
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "{"):
        at += 1
        writeArgument()
      case UInt8(ascii: "|"), UInt8(ascii: "}"): return
      case UInt8(ascii: "\\"):
        let escaped = at + 1 < bytes.count ? bytes[at + 1] : UInt8(ascii: "\\")
        out.append(escaped == UInt8(ascii: "n") ? newline : escaped)
        at += 2
      case let byte:
        out.append(byte)
        at += 1
      }
    }
  }

  /// Goes on to the end of the message without writing.
  private mutating func skipMessage() {
    var depth = 0
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "|"): if depth == 0 { return }
      case UInt8(ascii: "}"):
        if depth == 0 { return }
        depth -= 1
      case UInt8(ascii: "\\"): at += 1
      default: break
      }
      at += 1
    }
  }

  /// Writes an argument; `at` stands behind its `{` and then behind its `}`.
  private mutating func writeArgument() {
    let argument = arguments.indices.contains(readNumber()) ? arguments[lastNumber] : nil
    var offset = 0
    if at < bytes.count, bytes[at] == UInt8(ascii: "-") {
      at += 1
      offset = readNumber()
    }
    let type = readWord(endingAt: [UInt8(ascii: "}"), UInt8(ascii: "|")])
    if at < bytes.count, bytes[at] == UInt8(ascii: "|") {
      if let argument { writeForm(of: argument, type: type, offset: offset) } else { skipForms() }
    } else if let argument {
      write(argument, style: type, offset: offset)
    }
    if at < bytes.count { at += 1 }
  }

  private var lastNumber = 0

  /// Reads digits; the value is kept in `lastNumber`.
  private mutating func readNumber() -> Int {
    var value = 0
    while at < bytes.count, bytes[at] >= 0x30, bytes[at] <= 0x39, value < 1 << 40 {
      value = value * 10 + Int(bytes[at] - 0x30)
      at += 1
    }
    lastNumber = value
    return value
  }

  /// Reads up to one of the bytes, leaving out one space before.
  private mutating func readWord(endingAt ends: [UInt8]) -> ArraySlice<UInt8> {
    if at < bytes.count, bytes[at] == space { at += 1 }
    let start = at
    while at < bytes.count, !ends.contains(bytes[at]) { at += 1 }
    return bytes[start..<at]
  }

  private mutating func write(_ argument: CopyArgument, style: ArraySlice<UInt8>, offset: Int) {
    switch argument {
    case .text(let text):
      let isolates = preferences?.isolatesArguments ?? true
      BidiIsolation.append(text, isolating: isolates, inRightToLeft: formats.isRightToLeft, to: &out)
    case .choice(let name): out.append(contentsOf: name.utf8)
    case .int(let value):
      let number = offset == 0 ? DecimalNumber(value) : DecimalNumber(Double(value) - Double(offset))
      let style = formats.number(style)
      style.write(style.shown(number), to: &out)
    case .number(let value):
      let style = formats.number(style)
      style.write(style.shown(DecimalNumber(value - Double(offset))), to: &out)
    case .date(let date):
      let zone = preferences?.timeZone ?? .current
      formats.date(style)?.write(date, in: zone, data: formats, to: &out)
    case .duration(let duration): DurationWriter(formats: formats).write(duration, to: &out)
    case .bytes(let size): ByteCountWriter(formats: formats).write(size, to: &out)
    case .money(let money):
      formats.money.write(DecimalNumber(text: money.amount.description), currency: money.currency, to: &out)
    case .list(let items): write(items)
    }
  }

  private mutating func write(_ items: [String]) {
    let isolates = preferences?.isolatesArguments ?? true
    let isRightToLeft = formats.isRightToLeft
    formats.list(MessageWriter.and, endingIn: items.last ?? "")?.write(items.count, to: &out) { index, out in
      BidiIsolation.append(items[index], isolating: isolates, inRightToLeft: isRightToLeft, to: &out)
    }
  }

  /// Writes the form of a plural or a select that fits the argument; leaves `at` at the closing brace.
  private mutating func writeForm(of argument: CopyArgument, type: ArraySlice<UInt8>, offset: Int) {
    let slash = type.firstIndex(of: UInt8(ascii: "/")) ?? type.endIndex
    let style = slash < type.endIndex ? type[(slash + 1)...] : MessageWriter.plainNumber[...]
    let value: Double
    let keyword: [UInt8]
    switch argument {
    case .text(let name), .choice(let name):
      value = .nan
      keyword = Array(name.utf8)
    case .int(let number):
      value = Double(number)
      let isExact = offset == 0 && !style.elementsEqual(MessageWriter.value)
      keyword =
        isExact
        ? category(DecimalNumber(number), type[..<slash], style)
        : category(value - Double(offset), type[..<slash], style)
    case .number(let number):
      value = number
      keyword = category(number - Double(offset), type[..<slash], style)
    case .date(let date):
      value = date.timeIntervalSince1970 * 1000
      keyword = PluralRuleSet.other
    case .duration, .bytes, .money, .list:
      value = .nan
      keyword = PluralRuleSet.other
    }

    var exact: Int?
    var named: Int?
    var other: Int?
    while at < bytes.count, bytes[at] == UInt8(ascii: "|") {
      at += 1
      let key = readWord(endingAt: [space, UInt8(ascii: "|"), UInt8(ascii: "}")])
      if at < bytes.count, bytes[at] == space { at += 1 }
      if key.first == UInt8(ascii: "=") {
        if Double(String(decoding: key.dropFirst(), as: UTF8.self)) == value { exact = exact ?? at }
      } else {
        if key.elementsEqual(keyword) { named = named ?? at }
        if key.elementsEqual(PluralRuleSet.other) { other = other ?? at }
      }
      skipMessage()
    }
    let end = at
    if let start = exact ?? named ?? other {
      at = start
      writeMessage()
    }
    at = end
  }

  private mutating func skipForms() {
    while at < bytes.count, bytes[at] == UInt8(ascii: "|") {
      at += 1
      skipMessage()
    }
  }

  private func category(
    _ number: Double, _ type: ArraySlice<UInt8>, _ style: ArraySlice<UInt8>
  ) -> [UInt8] {
    guard style.elementsEqual(MessageWriter.value) else {
      return category(DecimalNumber(number), type, style)
    }
    return rules(type).category(of: PluralOperands(value: number))
  }

  private func category(
    _ number: DecimalNumber, _ type: ArraySlice<UInt8>, _ style: ArraySlice<UInt8>
  ) -> [UInt8] {
    rules(type).category(of: formats.number(style).shown(number))
  }

  private func rules(_ type: ArraySlice<UInt8>) -> PluralRuleSet {
    type.first == UInt8(ascii: "o") ? formats.ordinal : formats.cardinal
  }

  private static let and = Array("and".utf8)
  private static let value = Array("value".utf8)
  private static let plainNumber = Array("number".utf8)
}
