import Foundation

/// Writes the texts of stored messages with the arguments of one entry.
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
  private let arguments: [CopyArgument]
  private let formats: FormatData
  private let isolates: Bool
  private let timeZone: TimeZone?
  /// The room of the last text, for the next one.
  private var room: [UInt8] = []

  /// - Parameter preferences: the time zone and whether to isolate; `nil`: the system's time zone, and yes.
  init(arguments: [CopyArgument], formats: FormatData, preferences: CopyPreferences?) {
    self.arguments = arguments
    self.formats = formats
    isolates = preferences?.isolatesArguments ?? true
    timeZone = preferences?.timeZone
  }

  /// The text of a message.
  mutating func text(of message: Substring) -> String {
    let bytes = Array(message.utf8)
    return text(of: bytes, bytes.indices)
  }

  /// The text of a message that stands at a place in some bytes.
  mutating func text(of bytes: [UInt8], _ message: Range<Int>) -> String {
    var out: [UInt8] = []
    swap(&out, &room)
    out.removeAll(keepingCapacity: true)
    var reader = Reader(bytes: bytes, at: message.lowerBound, end: message.upperBound)
    write(&reader, &out)
    let text = String(decoding: out, as: UTF8.self)
    swap(&out, &room)
    return text
  }

  /// A place in a stored message.
  private struct Reader {
    let bytes: [UInt8]
    var at: Int
    let end: Int

    /// Reads digits.
    mutating func readNumber() -> Int {
      var value = 0
      while at < end, bytes[at] >= 0x30, bytes[at] <= 0x39, value < 1 << 40 {
        value = value * 10 + Int(bytes[at] - 0x30)
        at += 1
      }
      return value
    }

    /// Reads the key of a form and the space behind it.
    mutating func readKey() -> Range<Int> {
      let start = at
      while at < end, bytes[at] != space, bytes[at] != UInt8(ascii: "|"),
        bytes[at] != UInt8(ascii: "}")
      {
        at += 1
      }
      let key = start..<at
      if at < end, bytes[at] == space { at += 1 }
      return key
    }

    /// Goes on to the end of the message: the end of everything, `|` or `}`.
    mutating func skipMessage() {
      var depth = 0
      while at < end {
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

    mutating func skipForms() {
      while at < end, bytes[at] == UInt8(ascii: "|") {
        at += 1
        skipMessage()
      }
    }
  }

  /// Writes up to the end of the message: the end of everything, `|` or `}`.
  private func write(_ reader: inout Reader, _ out: inout [UInt8]) {
    var start = reader.at
    while reader.at < reader.end {
      switch reader.bytes[reader.at] {
      case UInt8(ascii: "{"):
        if start < reader.at { out.append(contentsOf: reader.bytes[start..<reader.at]) }
        reader.at += 1
        writeArgument(&reader, &out)
        start = reader.at
      case UInt8(ascii: "|"), UInt8(ascii: "}"):
        return out.append(contentsOf: reader.bytes[start..<reader.at])
      case UInt8(ascii: "\\"):
        out.append(contentsOf: reader.bytes[start..<reader.at])
        let next = reader.at + 1
        let escaped = next < reader.end ? reader.bytes[next] : UInt8(ascii: "\\")
        out.append(escaped == UInt8(ascii: "n") ? newline : escaped)
        reader.at += 2
        start = reader.at
      default: reader.at += 1
      }
    }
    if start < reader.end { out.append(contentsOf: reader.bytes[start..<reader.end]) }
  }

  /// Writes an argument; the reader stands behind its `{` and then behind its `}`.
  private func writeArgument(_ reader: inout Reader, _ out: inout [UInt8]) {
    let index = reader.readNumber()
    let count = reader.end
    var offset = 0
    if reader.at < count, reader.bytes[reader.at] == UInt8(ascii: "-") {
      reader.at += 1
      offset = reader.readNumber()
    }
    if reader.at < count, reader.bytes[reader.at] == space { reader.at += 1 }
    let start = reader.at
    while reader.at < count, reader.bytes[reader.at] != UInt8(ascii: "}"),
      reader.bytes[reader.at] != UInt8(ascii: "|")
    {
      reader.at += 1
    }
    let type = start..<reader.at
    let hasForms = reader.at < count && reader.bytes[reader.at] == UInt8(ascii: "|")
    if index >= arguments.count {
      if hasForms { reader.skipForms() }
    } else if hasForms {
      writeForm(of: arguments[index], type: type, offset: offset, &reader, &out)
    } else {
      write(arguments[index], style: type, of: reader.bytes, offset: offset, &out)
    }
    if reader.at < count { reader.at += 1 }
  }

  /// - Parameter style: the place of the style's name.
  private func write(
    _ argument: CopyArgument, style: Range<Int>, of bytes: [UInt8], offset: Int, _ out: inout [UInt8]
  ) {
    switch argument {
    case .text(let text):
      BidiIsolation.append(text, isolating: isolates, inRightToLeft: formats.isRightToLeft, to: &out)
    case .choice(let name): out.append(contentsOf: name.utf8)
    case .int(let value):
      let style = formats.number(bytes, style)
      if offset == 0, style.keepsWholeNumbers { return style.write(whole: value, to: &out) }
      let number = offset == 0 ? DecimalNumber(value) : DecimalNumber(Double(value) - Double(offset))
      style.write(style.shown(number), to: &out)
    case .number(let value):
      let style = formats.number(bytes, style)
      style.write(style.shown(DecimalNumber(value - Double(offset))), to: &out)
    case .date(let date):
      formats.date(bytes[style])?.write(date, in: timeZone ?? .current, data: formats, to: &out)
    case .duration(let duration): DurationWriter(formats: formats).write(duration, to: &out)
    case .bytes(let size): ByteCountWriter(formats: formats).write(size, to: &out)
    case .money(let money):
      formats.money.write(DecimalNumber(text: money.amount.description), currency: money.currency, to: &out)
    case .list(let items):
      formats.list(MessageWriter.and, endingIn: items.last ?? "")?.write(items.count, to: &out) {
        index, out in
        BidiIsolation.append(
          items[index], isolating: isolates, inRightToLeft: formats.isRightToLeft, to: &out)
      }
    case .missing: break
    }
  }

  /// Writes the form of a plural or a select that fits the argument; leaves the reader at the closing brace.
  ///
  /// - Parameter type: the place of `plural/style`, `ordinal/style` or `select`.
  private func writeForm(
    of argument: CopyArgument, type: Range<Int>, offset: Int, _ reader: inout Reader, _ out: inout [UInt8]
  ) {
    switch argument {
    case .text(let name), .choice(let name):
      writeForm(&reader, &out) { bytes, key in bytes[key].elementsEqual(name.utf8) }
    case .int(let number):
      let category = category(of: argument, reader.bytes, type, offset: offset)
      writeForm(of: Double(number), &reader, &out) { PluralCategory($0, $1) == category }
    case .number(let number):
      let category = category(of: argument, reader.bytes, type, offset: offset)
      writeForm(of: number, &reader, &out) { PluralCategory($0, $1) == category }
    case .date(let date):
      writeForm(of: date.timeIntervalSince1970 * 1000, &reader, &out) { _, _ in false }
    case .duration, .bytes, .money, .list, .missing: writeForm(&reader, &out) { _, _ in false }
    }
  }

  /// Writes the form for exactly a value, else the first whose key fits, else the one for `other`.
  @inline(__always)
  private func writeForm(
    of value: Double = .nan, _ reader: inout Reader, _ out: inout [UInt8], fits: ([UInt8], Range<Int>) -> Bool
  ) {
    var exact: Int?
    var named: Int?
    var other: Int?
    while reader.at < reader.end, reader.bytes[reader.at] == UInt8(ascii: "|") {
      reader.at += 1
      let key = reader.readKey()
      if !key.isEmpty, reader.bytes[key.lowerBound] == UInt8(ascii: "=") {
        let number = reader.bytes[(key.lowerBound + 1)..<key.upperBound]
        if exact == nil, Double(String(decoding: number, as: UTF8.self)) == value { exact = reader.at }
      } else {
        if named == nil, fits(reader.bytes, key) { named = reader.at }
        if other == nil, PluralCategory(reader.bytes, key) == .other { other = reader.at }
      }
      reader.skipMessage()
    }
    let end = reader.at
    if let start = exact ?? named ?? other {
      reader.at = start
      write(&reader, &out)
    }
    reader.at = end
  }

  /// The category of a number less an offset, as the style behind the `/` shows it, by default a plain
  /// number's.
  private func category(
    of argument: CopyArgument, _ bytes: [UInt8], _ type: Range<Int>, offset: Int
  ) -> PluralCategory {
    let isOrdinal = bytes[type.lowerBound] == UInt8(ascii: "o")
    var style = formats.plainNumber
    var isValue = false
    if let slash = type.first(where: { bytes[$0] == UInt8(ascii: "/") }) {
      let name = (slash + 1)..<type.upperBound
      isValue = bytes[name].elementsEqual(MessageWriter.value)
      if !isValue { style = formats.number(bytes, name) }
    }
    let operands: PluralOperands?
    switch argument {
    case .int(let number) where offset == 0 && !isValue:
      operands =
        style.keepsWholeNumbers
        ? PluralOperands(whole: number) : PluralOperands(style.shown(DecimalNumber(number)))
    case .int(let number): operands = self.operands(Double(number) - Double(offset), isValue ? nil : style)
    case .number(let number): operands = self.operands(number - Double(offset), isValue ? nil : style)
    default: operands = nil
    }
    return isOrdinal ? formats.ordinal.category(of: operands) : formats.cardinal.category(of: operands)
  }

  private func operands(_ number: Double, _ style: NumberStyle?) -> PluralOperands? {
    guard let style else { return PluralOperands(value: number) }
    return PluralOperands(style.shown(DecimalNumber(number)))
  }

  private static let and = Array("and".utf8)
  private static let value = Array("value".utf8)
}
