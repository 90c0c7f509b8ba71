/// Reading text in quotes.
extension TOMLParser {
  enum Quote {
    /// `"` or `"""`, with escapes.
    case basic
    /// `'` or `'''`, without.
    case literal

    var byte: UInt8 { self == .basic ? .quote : .apostrophe }
    var three: String { self == .basic ? "\"\"\"" : "'''" }
    var one: String { self == .basic ? "\"" : "'" }
  }

  /// Reads the text that begins at the next byte, which is its quote.
  mutating func readText(_ quote: Quote) -> TOMLValue {
    let start = at
    if takesThree(quote.byte) { return readMultilineText(quote, start: start) }
    // Most texts are their source byte for byte.
    let next = plainEnd(from: start + 1, quote: quote.byte)
    if next < end, bytes[next] == quote.byte {
      at = next + 1
      guard foreignBytes.isEmpty || !hasForeignBytes(start..<next) else {
        return TOMLValue(.unreadable, range: start..<at)
      }
      let text = String(decoding: bytes[start + 1..<next], as: UTF8.self)
      return TOMLValue(
        .string(
          TOMLString(
            text: text, map: TextMap(start: start + 1), isMultiline: false, hasEscapes: quote == .basic)),
        range: start..<at)
    }
    return decode(quote, isMultiline: false, start: start, content: start + 1, plainUntil: next)
  }

  /// The first byte from an offset on that may end a text or change it: a quote, a backslash, a control.
  private func plainEnd(from offset: Int, quote: UInt8) -> Int {
    let span = bytes.span
    let raw = span.bytes
    let quotes = UInt64(quote) &* .everyByte
    var next = offset
    while next + 8 <= span.count {
      let word = raw.unsafeLoadUnaligned(fromByteOffset: next, as: UInt64.self)
      let found =
        (word ^ quotes).zeroBytes | (word ^ (0x5C &* .everyByte)).zeroBytes
        | (word ^ (0x7F &* .everyByte)).zeroBytes | word.bytesBelow(0x20)
      if found != 0 { break }
      next += 8
    }
    while next < span.count {
      let byte = span[next]
      if byte == quote || byte < 0x20 || byte == .backslash || byte == 0x7F { break }
      next += 1
    }
    return next
  }

  private mutating func readMultilineText(_ quote: Quote, start: Int) -> TOMLValue {
    var content = at
    if content < end, bytes[content] == .lineFeed {
      content += 1
    } else if content + 1 < end, bytes[content] == .carriageReturn, bytes[content + 1] == .lineFeed {
      content += 2
    }
    return decode(quote, isMultiline: true, start: start, content: content, plainUntil: content)
  }

  /// Faults inside one text. They are reported together, once it is known where it ends.
  private struct TextFaults {
    var escapes: [Range<Int>] = []
    var controls: [Int] = []
    var isEmpty: Bool { escapes.isEmpty && controls.isEmpty }
  }

  private mutating func decode(
    _ quote: Quote, isMultiline: Bool, start: Int, content: Int, plainUntil: Int
  ) -> TOMLValue {
    // Moved out of the parser and back, so that its memory serves every text.
    var text = scratch
    scratch = []
    text.removeAll(keepingCapacity: true)
    defer { scratch = text }
    var map = TextMap(start: content)
    var faults = TextFaults()
    let mark = quote.byte
    var runStart = content
    var next = plainUntil
    let count = end

    // Takes what was passed since the last change, and begins anew after it.
    func take(upTo stop: Int) {
      map.add(text: text.count, source: runStart)
      if runStart < stop { text.append(contentsOf: bytes[runStart..<stop]) }
    }

    while true {
      next = plainEnd(from: next, quote: mark)
      guard next < count else {
        return unclosed(quote, isMultiline: isMultiline, start: start, limit: count)
      }
      let byte = bytes[next]
      switch byte {
      case mark where !isMultiline:
        take(upTo: next)
        at = next + 1
        return finishText(quote, isMultiline: false, start: start, map: map, faults: faults, text: text)
      case mark:
        var stop = next
        while stop < count, stop - next < 5, bytes[stop] == mark { stop += 1 }
        guard stop - next >= 3 else {
          next = stop
          continue
        }
        if let resume = swallowedEntry(quote, start: start, closing: next, after: stop) {
          return swallowed(quote, start: start, resume: resume)
        }
        take(upTo: stop - 3)
        at = stop
        return finishText(quote, isMultiline: true, start: start, map: map, faults: faults, text: text)
      case .lineFeed where isMultiline, .tab:
        next += 1
      case .lineFeed:
        return unclosed(quote, isMultiline: false, start: start, limit: next)
      case .carriageReturn where next + 1 < count && bytes[next + 1] == .lineFeed:
        guard isMultiline else { return unclosed(quote, isMultiline: false, start: start, limit: next) }
        take(upTo: next)
        // Both bytes make one line feed.
        text.append(.lineFeed)
        next += 2
        runStart = next
      case .backslash where quote == .basic:
        take(upTo: next)
        map.add(text: text.count, source: next)
        if isMultiline, let resume = lineContinuation(from: next) {
          map.skip(next..<resume, text: text.count)
          next = resume
        } else {
          let (scalar, length) = escape(at: next)
          if let scalar {
            text.append(contentsOf: Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter)
          } else {
            faults.escapes.append(next..<next + length)
          }
          next += length
        }
        runStart = next
      case .backslash:
        next += 1
      default:
        faults.controls.append(next)
        next += 1
      }
    }
  }

  private mutating func finishText(
    _ quote: Quote, isMultiline: Bool, start: Int, map: TextMap, faults: TextFaults, text: [UInt8]
  ) -> TOMLValue {
    let range = start..<at
    guard faults.isEmpty else {
      if let first = faults.controls.first {
        let scalar = bytes[first]
        report(
          .controlInText(scalar, of: lost, ranges: faults.controls.map { $0..<$0 + 1 }),
          at: first..<first + 1)
      }
      if let first = faults.escapes.first {
        report(escapeFault(first, all: faults.escapes), at: first)
      }
      return TOMLValue(.unreadable, range: range)
    }
    guard !hasForeignBytes(range) else { return TOMLValue(.unreadable, range: range) }
    let decoded = String(decoding: text, as: UTF8.self)
    let string = TOMLString(text: decoded, map: map, isMultiline: isMultiline, hasEscapes: quote == .basic)
    return TOMLValue(.string(string), range: range)
  }

  // MARK: Escapes

  /// Where text goes on after a backslash at the end of its line; nil if other things follow the backslash.
  private func lineContinuation(from backslash: Int) -> Int? {
    var next = blanksEnd(from: backslash + 1)
    guard next < end else { return nil }
    guard bytes[next] == .lineFeed
      || (bytes[next] == .carriageReturn && next + 1 < end && bytes[next + 1] == .lineFeed)
    else { return nil }
    while next < end {
      switch bytes[next] {
      case .space, .tab, .lineFeed: next += 1
      case .carriageReturn where next + 1 < end && bytes[next + 1] == .lineFeed: next += 2
      default: return next
      }
    }
    return next
  }

  /// What an escape stands for, if anything, and the bytes that it takes.
  private func escape(at backslash: Int) -> (scalar: Unicode.Scalar?, length: Int) {
    guard backslash + 1 < end else { return (nil, 1) }
    switch bytes[backslash + 1] {
    case UInt8(ascii: "b"): return ("\u{8}", 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "f"): return ("\u{C}", 2)
    case UInt8(ascii: "r"): return ("\r", 2)
    case .quote: return ("\"", 2)
    case .backslash: return ("\\", 2)
    case UInt8(ascii: "u"): return hexEscape(at: backslash, digits: 4)
    case UInt8(ascii: "U"): return hexEscape(at: backslash, digits: 8)
    case let byte:
      // The character is one fault with its backslash, unless it ends the line or the text.
      guard byte >= 0x20, byte != 0x7F else { return (nil, 1) }
      var length = 2
      if byte >= 0xC0 {
        while backslash + length < end, bytes[backslash + length] & 0xC0 == 0x80 { length += 1 }
      }
      return (nil, length)
    }
  }

  private func hexEscape(at backslash: Int, digits: Int) -> (scalar: Unicode.Scalar?, length: Int) {
    var value: UInt32 = 0
    for index in 0..<digits {
      guard backslash + 2 + index < end, let digit = bytes[backslash + 2 + index].hexValue else {
        return (nil, 2 + index)
      }
      value = value << 4 | digit
    }
    return (Unicode.Scalar(value), 2 + digits)
  }

  private func escapeFault(_ first: Range<Int>, all: [Range<Int>]) -> SyntaxFault {
    let text = excerpt(first)
    let kind = first.count > 1 ? bytes[first.lowerBound + 1] : 0
    if (kind == UInt8(ascii: "u") && first.count == 6) || (kind == UInt8(ascii: "U") && first.count == 10) {
      let digits = String(decoding: bytes[first.lowerBound + 2..<first.upperBound], as: UTF8.self)
      guard let value = UInt32(digits, radix: 16), (0xD800...0xDFFF).contains(value) else {
        return .escapePastUnicode(text, of: lost)
      }
      return surrogateFault(text, high: value, at: first)
    }
    // A sign that needs no backslash is meant as it is; before a letter the backslash itself is meant.
    var edits: [TextEdit] = []
    var areAllSigns = true
    for escape in all {
      let isSign = escape.count > 1 && !bytes[escape.lowerBound + 1].isLetter
        && !bytes[escape.lowerBound + 1].isDigit && bytes[escape.lowerBound + 1] != .space
      if isSign {
        edits.append(.delete(escape.lowerBound..<escape.lowerBound + 1))
      } else {
        areAllSigns = false
        edits.append(.insert("\\", at: escape.lowerBound))
      }
    }
    return areAllSigns
      ? .escapedSign(text, of: lost, edits: edits) : .strayBackslash(text, of: lost, edits: edits)
  }

  private func surrogateFault(_ text: String, high: UInt32, at range: Range<Int>) -> SyntaxFault {
    let next = range.upperBound
    if (0xD800...0xDBFF).contains(high), next + 6 <= end, bytes[next] == .backslash,
      bytes[next + 1] == UInt8(ascii: "u"),
      let low = UInt32(String(decoding: bytes[next + 2..<next + 6], as: UTF8.self), radix: 16),
      (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    {
      return .surrogatePair(
        text, of: lost, character: String(Character(scalar)), range: range.lowerBound..<next + 6)
    }
    return .surrogate(text, of: lost)
  }

  // MARK: Quotes that are not closed

  /// The entry that a closed text has swallowed: its quotes were not closed, and those of a later text seem
  /// to close it.
  private func swallowedEntry(_ quote: Quote, start: Int, closing: Int, after: Int) -> Int? {
    var last = closing
    while last > start, bytes[last - 1] == .space || bytes[last - 1] == .tab { last -= 1 }
    var isSuspect = bytes[last - 1] == .equalsSign
    if !isSuspect {
      let next = blanksEnd(from: after)
      if next < end {
        switch bytes[next] {
        case .lineFeed, .carriageReturn, .numberSign, .comma, .closeBracket, .closeBrace: break
        default: isSuspect = true
        }
      }
    }
    guard isSuspect else { return nil }
    return entryLine(from: start, to: min(after + 1, end))
  }

  /// A text in three quotes whose end is taken for that of a later one.
  private mutating func swallowed(_ quote: Quote, start: Int, resume: Int) -> TOMLValue {
    reportUnclosedMultiline(quote, start: start, resume: resume)
    at = resume
    return TOMLValue(.unreadable, range: start..<trimmed(start..<resume - 1).upperBound)
  }

  private mutating func unclosed(_ quote: Quote, isMultiline: Bool, start: Int, limit: Int) -> TOMLValue {
    if isMultiline {
      let resume = entryLine(from: start, to: limit) ?? limit
      reportUnclosedMultiline(quote, start: start, resume: resume)
      at = resume
      return TOMLValue(.unreadable, range: start..<max(start + 3, trimmedText(start..<resume).upperBound))
    }
    if let close = closingOnLaterLine(quote, from: limit) {
      report(
        .textOverLines(quote.one, of: lost, start: start, end: close, three: quote.three),
        at: start..<close + 1)
      at = close + 1
      return TOMLValue(.unreadable, range: start..<at)
    }
    let stop = trimmed(start..<limit).upperBound
    report(unclosedFault(quote, start: start, stop: stop), at: start..<stop)
    at = limit
    return TOMLValue(.unreadable, range: start..<stop)
  }

  private func unclosedFault(_ quote: Quote, start: Int, stop: Int) -> SyntaxFault {
    // “Hello” closed by a typographic quote.
    if let last = foreignQuote(endingAt: stop), stop - last.count > start {
      let inner = foreignQuotes(in: start + 1..<stop - last.count)
      if inner % 2 == 0 {
        return .closedByOtherQuote(
          String(decoding: bytes[last], as: UTF8.self), of: lost, range: last, replacement: quote.one)
      }
    }
    let comment = bytes[start..<stop].contains(.numberSign)
    return .unclosedText(quote.one, of: lost, at: comment ? nil : stop)
  }

  private mutating func reportUnclosedMultiline(_ quote: Quote, start: Int, resume: Int) {
    let line = line(of: start)
    let textEnd = trimmedText(start..<resume).upperBound
    let isAtFileEnd = resume >= end
    // One or two of the quotes may be there.
    var missing = 3
    while missing > 1, textEnd - 1 > start + 3, bytes[textEnd - (4 - missing)] == quote.byte { missing -= 1 }
    report(
      .unclosedMultiline(
        quote.three, missing: String(quote.three.prefix(missing)), line: line, at: textEnd,
        related: RelatedPlace(
          Place(file: path, range: isAtFileEnd ? end..<end : resume..<lineEnd(from: resume)),
          isAtFileEnd ? "the file ends here" : "the text is taken to end before this line")),
      at: start..<start + 3)
  }

  /// A range without blanks and line ends at its end.
  private func trimmedText(_ range: Range<Int>) -> Range<Int> {
    var upper = range.upperBound
    while upper > range.lowerBound, isBlank(bytes[upper - 1]) || bytes[upper - 1] == .lineFeed { upper -= 1 }
    return range.lowerBound..<upper
  }

  /// The quote that ends a text begun some lines before; nil if none does within a few lines.
  private func closingOnLaterLine(_ quote: Quote, from lineEnd: Int) -> Int? {
    var next = lineEnd
    for _ in 0..<20 {
      while next < end, next - lineEnd < 4096, bytes[next] != .lineFeed { next += 1 }
      guard next < end, next - lineEnd < 4096, bytes[next] == .lineFeed else { return nil }
      next += 1
      let stop = self.lineEnd(from: next, within: 4096)
      let line = trimmed(next..<stop)
      guard !line.isEmpty, !looksLikeEntry(at: next), bytes[line.lowerBound] != .numberSign else {
        if line.isEmpty { continue }
        return nil
      }
      if let mark = bytes[line].firstIndex(of: quote.byte) {
        guard mark == line.upperBound - 1, bytes[mark - 1] != .backslash else { return nil }
        return mark
      }
      guard !bytes[line].contains(.equalsSign) else { return nil }
    }
    return nil
  }

  private func lineEnd(from offset: Int, within limit: Int) -> Int {
    var next = offset
    while next < end, next - offset < limit, bytes[next] != .lineFeed { next += 1 }
    return next
  }

  // MARK: Quotes that are none

  /// A typographic or full-width quote at an offset, as UTF-8.
  func foreignQuote(at offset: Int) -> Range<Int>? {
    guard offset < end, bytes[offset] >= 0xC2 else { return nil }
    func following(_ index: Int) -> UInt8 { offset + index < end ? bytes[offset + index] : 0 }
    switch (bytes[offset], following(1), following(2)) {
    case (0xC2, 0xAB, _), (0xC2, 0xBB, _): return offset..<offset + 2
    case (0xE2, 0x80, 0x98...0x9F), (0xE2, 0x80, 0xB9...0xBA), (0xEF, 0xBC, 0x82), (0xEF, 0xBC, 0x87),
      (0xE3, 0x80, 0x8C...0x8F):
      return offset..<offset + 3
    default: return nil
    }
  }

  func foreignQuote(endingAt offset: Int) -> Range<Int>? {
    for length in 2...3 where offset >= length {
      if let quote = foreignQuote(at: offset - length), quote.upperBound == offset { return quote }
    }
    return nil
  }

  private func foreignQuotes(in range: Range<Int>) -> Int {
    var count = 0
    var next = range.lowerBound
    while next < range.upperBound {
      // An apostrophe is no quote here.
      if let quote = foreignQuote(at: next), bytes[quote].last != 0x99 { count += 1 }
      next += 1
    }
    return count
  }
}
