/// Moving over bytes: blanks, comments, line ends, and where the next sound line begins.
extension TOMLParser {
  /// Whether the next byte ends the line, begins a comment, or is past the file.
  var isAtLineEnd: Bool {
    guard at < end else { return true }
    switch bytes[at] {
    case .lineFeed, .carriageReturn, .numberSign: return true
    default: return false
    }
  }

  var isAtLineStart: Bool { at == 0 || bytes[at - 1] == .lineFeed }

  /// Goes past an ASCII text if it is what follows.
  mutating func takes(_ text: String) -> Bool {
    var next = at
    for byte in text.utf8 {
      guard next < end, bytes[next] == byte else { return false }
      next += 1
    }
    at = next
    return true
  }

  /// Goes past three of a quote if they are what follows.
  mutating func takesThree(_ quote: UInt8) -> Bool {
    guard at + 2 < end, bytes[at] == quote, bytes[at + 1] == quote, bytes[at + 2] == quote else {
      return false
    }
    at += 3
    return true
  }

  /// Goes past spaces and tabs. Another blank, as a no-break space, looks like one: it is reported and
  /// passed.
  mutating func skipBlanks() {
    while at < end {
      let byte = bytes[at]
      if byte == .space || byte == .tab {
        at += 1
      } else if byte >= 0xC2, let blank = foreignBlank(at: at) {
        reportBlank(blank)
        at += blank.length
      } else {
        return
      }
    }
  }

  /// A character that looks like a space or like nothing, and is none for TOML.
  private func foreignBlank(at offset: Int) -> (name: String, length: Int)? {
    func following(_ index: Int) -> UInt8 { offset + index < end ? bytes[offset + index] : 0 }
    switch (bytes[offset], following(1), following(2)) {
    case (0xC2, 0xA0, _): return ("no-break space (U+00A0)", 2)
    case (0xE3, 0x80, 0x80): return ("ideographic space (U+3000)", 3)
    case (0xEF, 0xBB, 0xBF): return ("byte order mark (U+FEFF)", 3)
    case (0xE2, 0x80, 0x8B): return ("zero-width space (U+200B)", 3)
    case (0xE2, 0x80, 0xAF): return ("narrow no-break space (U+202F)", 3)
    case (0xE2, 0x80, 0x80...0x8A):
      return ("typographic space (U+\(hex(0x2000 + UInt32(following(2) - 0x80))))", 3)
    case (0xE2, 0x80, 0xA8): return ("line separator (U+2028)", 3)
    case (0xE2, 0x80, 0xA9): return ("paragraph separator (U+2029)", 3)
    default: return nil
    }
  }

  private mutating func reportBlank(_ blank: (name: String, length: Int)) {
    // One finding for a run of blanks: the first says what to look for.
    let isNewRun = reportedBlankLine != at
    reportedBlankLine = at + blank.length
    guard isNewRun else { return }
    var stop = at + blank.length
    while stop < end, bytes[stop] >= 0xC2, let next = foreignBlank(at: stop) { stop += next.length }
    let isMark = blank.name.hasPrefix("byte order") || blank.name.hasPrefix("zero-width")
    report(.foreignBlank(blank.name, replacement: isMark ? "" : " ", range: at..<stop), at: at..<stop)
  }

  /// Goes past a CR, which is part of a line end or a fault.
  mutating func skipReturn() {
    if at + 1 < end, bytes[at + 1] == .lineFeed {
      at += 2
      return
    }
    if !hasReportedReturns {
      hasReportedReturns = true
      report(.loneReturn(range: at..<at + 1), at: at..<at + 1)
    }
    at += 1
  }

  /// Goes past a comment, up to the end of its line.
  mutating func skipComment() {
    let (stop, control) = commentEnd(from: at)
    layout?.append(.comment(at..<stop))
    at = stop
    if let control {
      report(
        .controlInComment(bytes[control], range: control..<control + 1), at: control..<control + 1)
    }
  }

  /// Where a comment ends, and the first control character in it.
  private func commentEnd(from offset: Int) -> (stop: Int, control: Int?) {
    let span = bytes.span
    var control: Int?
    var next = offset
    while next < span.count {
      let byte = span[next]
      if byte < 0x20 || byte == 0x7F {
        if byte == .lineFeed { break }
        if byte == .carriageReturn, next + 1 < span.count, span[next + 1] == .lineFeed { break }
        if byte != .tab, control == nil { control = next }
      }
      next += 1
    }
    return (next, control)
  }

  /// The offset of the line end at or after an offset, which is of its LF, of the CR before it, or of the
  /// file.
  func lineEnd(from offset: Int) -> Int {
    let span = bytes.span
    var next = offset
    while next < span.count, span[next] != .lineFeed { next += 1 }
    return next > offset && next < span.count && span[next - 1] == .carriageReturn ? next - 1 : next
  }

  /// Where what is on a line ends, without blanks at its end.
  func trimmedLineEnd(from offset: Int) -> Int {
    trimmed(offset..<lineEnd(from: offset)).upperBound
  }

  /// A range without the spaces, tabs and CR at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, isBlank(bytes[lower]) { lower += 1 }
    while upper > lower, isBlank(bytes[upper - 1]) { upper -= 1 }
    return lower..<upper
  }

  func isBlank(_ byte: UInt8) -> Bool { byte == .space || byte == .tab || byte == .carriageReturn }

  /// The line of an offset, from 1. Offsets must not come in descending order.
  mutating func line(of offset: Int) -> Int {
    guard offset > lineCount.offset else { return lineCount.line }
    let line = bytes[lineCount.offset..<offset].reduce(lineCount.line) { $1 == .lineFeed ? $0 + 1 : $0 }
    lineCount = (offset, line)
    return line
  }

  /// Goes to the end of the line.
  mutating func skipLine() {
    at = lineEnd(from: at)
  }

  /// Goes to the next line that begins an entry or a key, or to the end of the file.
  mutating func skipToEntry() {
    at = entryLine(from: at, to: end) ?? end
  }

  /// The first line after an offset's line that looks like a header or a key with a value.
  func entryLine(from offset: Int, to limit: Int) -> Int? {
    let span = bytes.span
    var next = offset
    while next < limit {
      if span[next] == .lineFeed, next + 1 < limit, looksLikeEntry(at: next + 1) { return next + 1 }
      next += 1
    }
    return nil
  }

  /// Whether a line looks like a header or like a key with a value, as text hardly ever does.
  func looksLikeEntry(at lineStart: Int) -> Bool {
    looksLikeHeader(at: lineStart) || looksLikePair(at: lineStart)
  }

  /// Whether a line is a header with a name that no list of values begins with.
  func looksLikeHeader(at lineStart: Int) -> Bool {
    var next = blanksEnd(from: lineStart)
    guard next < end, bytes[next] == .openBracket else { return false }
    next += 1
    if next < end, bytes[next] == .openBracket { next += 1 }
    let name = next
    while next < end, bytes[next].isBareKey || bytes[next] == .period { next += 1 }
    guard next > name, next < end, bytes[next] == .closeBracket, bytes[name].isLetter else { return false }
    switch String(decoding: bytes[name..<next], as: UTF8.self) {
    case "true", "false", "inf", "nan": return false
    default: break
    }
    while next < end, bytes[next] == .closeBracket { next += 1 }
    next = blanksEnd(from: next)
    return next == end || bytes[next] == .lineFeed || bytes[next] == .carriageReturn
      || bytes[next] == .numberSign
  }

  /// Whether a line is a bare key, an equals sign, and the beginning of a value.
  func looksLikePair(at lineStart: Int) -> Bool {
    var next = blanksEnd(from: lineStart)
    let name = next
    while next < end, bytes[next].isBareKey || bytes[next] == .period { next += 1 }
    guard next > name else { return false }
    next = blanksEnd(from: next)
    guard next < end, bytes[next] == .equalsSign else { return false }
    next = blanksEnd(from: next + 1)
    guard next < end else { return false }
    switch bytes[next] {
    case .quote, .apostrophe, .openBracket, .openBrace: return true
    case let byte where byte.isDigit: return true
    default:
      let word = bytes[next..<min(next + 5, end)]
      return word.starts(with: "true".utf8) || word.starts(with: "false".utf8)
    }
  }

  func blanksEnd(from offset: Int) -> Int {
    var next = offset
    while next < end, bytes[next] == .space || bytes[next] == .tab { next += 1 }
    return next
  }

  /// Whether a closing bracket follows on the line, before any comment or quote.
  func closesBracket(_ offset: Int) -> Bool {
    var next = offset
    while next < end {
      switch bytes[next] {
      case .closeBracket: return true
      case .lineFeed, .numberSign, .quote, .apostrophe: return false
      default: next += 1
      }
    }
    return false
  }

  func hasEqualsSign(_ range: Range<Int>) -> Bool { bytes[range].contains(.equalsSign) }

  /// The text of a range, shortened for a finding.
  func excerpt(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.lowerBound..<min(range.upperBound, range.lowerBound + 200)], as: UTF8.self)
      .excerpt
  }

  /// Whether a range holds bytes that are no UTF-8; they are reported for the file as a whole.
  func hasForeignBytes(_ range: Range<Int>) -> Bool {
    guard !foreignBytes.isEmpty else { return false }
    var low = 0
    var high = foreignBytes.count
    while low < high {
      let middle = (low + high) / 2
      if foreignBytes[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < foreignBytes.count && foreignBytes[low] < range.upperBound
  }
}

extension String {
  /// At most 40 characters of one line, as findings quote them.
  var excerpt: String {
    let beginning = prefix(41)
    let line = String(beginning.map { $0.isNewline ? " " : $0 })
    return beginning.count > 40 ? line.prefix(39) + "…" : line
  }

}

/// A code point as it is written after `U+`: at least four digits.
func hex(_ scalar: UInt32) -> String {
  let digits = String(scalar, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
