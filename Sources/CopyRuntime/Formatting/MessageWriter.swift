import Foundation

/// Writes the texts of stored messages with the arguments of one entry.
///
/// A stored message is what the compiler makes of an ICU message: arguments by their place, every number
/// sign spelled out, styles by their name in `FormatData`. Of forms, those for exact values come first and the
/// one for `other` last, so that the first one that fits is the one that is shown.
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
///
/// A text is shown again and again and costs well below a microsecond, most of it once in counts of references
/// and in growing buffers. So the bytes of the message are handed down and held by nobody, the place in them is
/// the writer's, and texts are written into one buffer, which the next text has again.
struct MessageWriter {
  private let arguments: [CopyArgument]
  private let formats: FormatData
  private let isolates: Bool
  private let timeZone: TimeZone?
  /// Where the message is read, and where it ends.
  private var at = 0
  private var end = 0
  /// The text as far as it is written, in UTF-8.
  private var out: [UInt8] = []

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
    (at, end) = (message.lowerBound, message.upperBound)
    out.removeAll(keepingCapacity: true)
    write(bytes)
    return String(decoding: out, as: UTF8.self)
  }

  // MARK: Reading

  /// Reads digits.
  private mutating func readNumber(_ bytes: [UInt8]) -> Int {
    var value = 0
    while at < end, bytes[at] >= 0x30, bytes[at] <= 0x39, value < 1 << 40 {
      value = value * 10 + Int(bytes[at] - 0x30)
      at += 1
    }
    return value
  }

  /// Reads the key of a form with the `|` before it and the space behind it; `nil` where no form follows.
  private mutating func readKey(_ bytes: [UInt8]) -> Range<Int>? {
    guard at < end, bytes[at] == UInt8(ascii: "|") else { return nil }
    let start = at + 1
    var place = start
    while place < end, bytes[place] != space, bytes[place] != UInt8(ascii: "|"), bytes[place] != UInt8(ascii: "}") {
      place += 1
    }
    at = place < end && bytes[place] == space ? place + 1 : place
    return start..<place
  }

  /// Goes on to the end of the message: the end of everything, `}` or, unless forms are skipped too, `|`.
  private mutating func skipMessage(_ bytes: [UInt8], andForms: Bool = false) {
    var depth = 0
    var place = at
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}") where depth > 0: depth -= 1
      case UInt8(ascii: "|") where depth > 0 || andForms: break
      case UInt8(ascii: "|"), UInt8(ascii: "}"):
        at = place
        return
      case UInt8(ascii: "\\"): place += 1
      default: break
      }
      place += 1
    }
    at = min(place, end)
  }

  // MARK: Writing

  /// Writes up to the end of the message: the end of everything, `|` or `}`.
  private mutating func write(_ bytes: [UInt8]) {
    var start = at
    var place = at
    while place < end {
      let byte = bytes[place]
      // Nearly every byte is text, so that is asked first; `{`, `|` and `}` are neighbors in ASCII.
      if byte &- UInt8(ascii: "{") > 2, byte != UInt8(ascii: "\\") {
        place += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "{"):
        if start < place { out.append(contentsOf: bytes[start..<place]) }
        at = place + 1
        writeArgument(bytes)
        (start, place) = (at, at)
      case UInt8(ascii: "|"), UInt8(ascii: "}"):
        if start < place { out.append(contentsOf: bytes[start..<place]) }
        at = place
        return
      case UInt8(ascii: "\\"):
        if start < place { out.append(contentsOf: bytes[start..<place]) }
        let escaped = place + 1 < end ? bytes[place + 1] : UInt8(ascii: "\\")
        out.append(escaped == UInt8(ascii: "n") ? newline : escaped)
        place = min(place + 2, end)
        start = place
      default: place += 1
      }
    }
    if start < place { out.append(contentsOf: bytes[start..<place]) }
    at = place
  }

  /// Writes an argument; stands behind its `{` and then behind its `}`.
  private mutating func writeArgument(_ bytes: [UInt8]) {
    let index = readNumber(bytes)
    var offset = 0
    if at < end, bytes[at] == UInt8(ascii: "-") {
      at += 1
      offset = readNumber(bytes)
    }
    if at < end, bytes[at] == space { at += 1 }
    let start = at
    while at < end, bytes[at] != UInt8(ascii: "}"), bytes[at] != UInt8(ascii: "|") { at += 1 }
    let type = start..<at
    let hasForms = at < end && bytes[at] == UInt8(ascii: "|")
    if index < arguments.count {
      if hasForms {
        writeForm(of: index, type: type, offset: offset, bytes)
      } else {
        write(index, style: type, offset: offset, bytes)
      }
    }
    if hasForms { skipMessage(bytes, andForms: true) }
    if at < end { at += 1 }
  }

  /// Writes the argument at a place.
  ///
  /// - Parameter style: where the style's name stands.
  private mutating func write(_ index: Int, style: Range<Int>, offset: Int, _ bytes: [UInt8]) {
    switch arguments[index] {
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
      formats.date(bytes, style)?.write(date, in: timeZone ?? .current, data: formats, to: &out)
    case .duration(let duration): DurationWriter(formats: formats).write(duration, to: &out)
    case .bytes(let size): ByteCountWriter(formats: formats).write(size, to: &out)
    case .money(let money):
      formats.money.write(DecimalNumber(money.amount), currency: money.currency, to: &out)
    case .list(let items):
      let (isolates, isRightToLeft) = (isolates, formats.isRightToLeft)
      formats.list(MessageWriter.and, endingIn: items.last ?? "")?.write(items.count, to: &out) { index, out in
        BidiIsolation.append(items[index], isolating: isolates, inRightToLeft: isRightToLeft, to: &out)
      }
    case .missing: break
    }
  }

  // MARK: Forms

  /// Writes the form of a plural or a select that fits the argument at a place; stands before the `|` of the
  /// first form, and then at the end of the one that was written.
  ///
  /// - Parameter type: where `plural/style`, `ordinal/style` or `select` stands.
  private mutating func writeForm(of index: Int, type: Range<Int>, offset: Int, _ bytes: [UInt8]) {
    switch arguments[index] {
    case .text(let name), .choice(let name): writeForm(called: name, bytes)
    case .int(let number):
      writeForm(for: Double(number), category(of: number, type, offset: offset, bytes), bytes)
    case .number(let number):
      writeForm(for: number, category(of: number, type, offset: offset, bytes), bytes)
    case .date(let date): writeForm(for: date.timeIntervalSince1970 * 1000, .other, bytes)
    case .duration, .bytes, .money, .list, .missing: writeForm(for: .nan, .other, bytes)
    }
  }

  private mutating func writeForm(called name: String, _ bytes: [UInt8]) {
    while let key = readKey(bytes) {
      if bytes.spells(name, at: key) || PluralCategory(bytes, key) == .other { return write(bytes) }
      skipMessage(bytes)
    }
  }

  private mutating func writeForm(for number: Double, _ category: PluralCategory, _ bytes: [UInt8]) {
    while let key = readKey(bytes) {
      if !key.isEmpty, bytes[key.lowerBound] == UInt8(ascii: "=") {
        if MessageWriter.number(bytes, key.dropFirst()) == number { return write(bytes) }
      } else if let named = PluralCategory(bytes, key), named == category || named == .other {
        return write(bytes)
      }
      skipMessage(bytes)
    }
  }

  /// The number that stands at a place.
  private static func number(_ bytes: [UInt8], _ place: Range<Int>) -> Double? {
    var value = 0
    for byte in bytes[place] {
      // Longer ones may be none that an `Int` holds.
      guard byte >= 0x30, byte <= 0x39, place.count < 16 else {
        return Double(String(decoding: bytes[place], as: UTF8.self))
      }
      value = value * 10 + Int(byte - 0x30)
    }
    return place.isEmpty ? nil : Double(value)
  }

  // MARK: Categories

  /// The category of a whole number less an offset, as the style behind the `/` shows it, by default a plain
  /// number's.
  private func category(of number: Int, _ type: Range<Int>, offset: Int, _ bytes: [UInt8]) -> PluralCategory {
    let kind = kind(type, bytes)
    guard offset == 0, let style = kind.style else {
      return category(of: Double(number) - Double(offset), kind)
    }
    if style.keepsWholeNumbers { return rules(kind).category(of: PluralOperands(whole: number)) }
    return rules(kind).category(of: PluralOperands(style.shown(DecimalNumber(number))))
  }

  private func category(of number: Double, _ type: Range<Int>, offset: Int, _ bytes: [UInt8]) -> PluralCategory {
    category(of: number - Double(offset), kind(type, bytes))
  }

  private func category(of number: Double, _ kind: PluralKind) -> PluralCategory {
    guard let style = kind.style else { return rules(kind).category(of: PluralOperands(value: number)) }
    return rules(kind).category(of: PluralOperands(style.shown(DecimalNumber(number))))
  }

  /// What `plural/style` says.
  private struct PluralKind {
    var isOrdinal: Bool
    /// The style whose digits decide; `nil`: the value itself does.
    var style: NumberStyle?
  }

  private func rules(_ kind: PluralKind) -> PluralRuleSet { kind.isOrdinal ? formats.ordinal : formats.cardinal }

  private func kind(_ type: Range<Int>, _ bytes: [UInt8]) -> PluralKind {
    let isOrdinal = bytes[type.lowerBound] == UInt8(ascii: "o")
    for slash in type where bytes[slash] == UInt8(ascii: "/") {
      let name = (slash + 1)..<type.upperBound
      let isValue = bytes.spells("value", at: name)
      return PluralKind(isOrdinal: isOrdinal, style: isValue ? nil : formats.number(bytes, name))
    }
    return PluralKind(isOrdinal: isOrdinal, style: formats.plainNumber)
  }

  private static let and = Array("and".utf8)
}
