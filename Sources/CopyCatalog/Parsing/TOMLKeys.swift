/// Reading keys, and what a writer meant where a line is none.
extension TOMLParser {
  enum KeyOutcome {
    case key(TOMLKey)
    /// A fault was reported, and nothing more can be said.
    case reported
    /// There is no key here; nothing is reported yet.
    case faulty
  }

  /// Reads a key with its dots. Blanks after it may be passed.
  mutating func readKey() -> KeyOutcome {
    var first: TOMLKey.Part?
    var rest: [TOMLKey.Part] = []
    while true {
      let part: TOMLKey.Part
      guard at < end else { return .faulty }
      if bytes[at].isBareKey {
        let start = at
        let next = bareKeyEnd(from: start)
        at = next
        part = TOMLKey.Part(text: String(decoding: bytes[start..<next], as: UTF8.self), range: start..<next)
      } else if bytes[at] == .quote || bytes[at] == .apostrophe {
        let start = at
        if takesThree(bytes[at]) {
          report(.keyInThreeQuotes, at: start..<at)
          return .reported
        }
        let value = readText(bytes[at] == .quote ? .basic : .literal)
        guard case .string(let text) = value.content else { return .reported }
        part = TOMLKey.Part(text: text.text, range: value.range)
      } else {
        return .faulty
      }
      if first == nil { first = part } else { rest.append(part) }
      skipBlanks()
      guard at < end, bytes[at] == .period else { break }
      at += 1
      skipBlanks()
    }
    guard let first else { return .faulty }
    return .key(TOMLKey(first: first, rest: rest))
  }

  private func bareKeyEnd(from offset: Int) -> Int {
    let span = bytes.span
    var next = offset
    while next < span.count, span[next].isBareKey { next += 1 }
    return next
  }

  /// Reads the key of a line that is not `key = …` as a writer may have meant it, and reports what is wrong.
  ///
  /// Where there is a value, it is what follows. Otherwise the line is passed and the result is nil.
  mutating func mendPair() -> TOMLKey? {
    let start = at
    let stop = lineEnd(from: start)
    if let separator = separator(in: start..<stop) {
      let written = trimmed(start..<separator.range.lowerBound)
      guard !written.isEmpty else {
        report(.missingKey, at: separator.range)
        at = stop
        return nil
      }
      guard let key = mendedKey(written) else {
        report(.strayLine(excerpt: excerpt(written)), at: trimmed(start..<stop))
        at = stop
        return nil
      }
      if separator.isEqualsSign {
        report(keyFault(written, mended: key), at: written)
      } else {
        if !isSoundKey(written) { report(keyFault(written, mended: key), at: written) }
        let blank = bytes[separator.range.lowerBound - 1] == .space ? "" : " "
        report(
          .otherSeparator(
            excerpt(separator.range), name: key.name, range: separator.range, replacement: blank + "="),
          at: separator.range)
      }
      at = separator.range.upperBound
      return key
    }
    // A name and then a value: the equals sign is forgotten.
    if case .key(let key) = readKey(), at > key.range.upperBound, at < stop, beginsValue(at) {
      report(.missingEqualsSign(name: key.name, at: at), at: key.range.lowerBound..<trimmedLineEnd(from: at))
      return key
    }
    at = stop
    var last = trimmed(start..<stop)
    // Lines of text that follow belong to the same fault.
    while at < end, let next = strayLineEnd(after: at) {
      last = last.lowerBound..<trimmedLineEnd(from: at + 1)
      at = next
    }
    report(strayFault(start..<stop), at: last)
    return nil
  }

  private func strayFault(_ line: Range<Int>) -> SyntaxFault {
    let line = trimmed(line)
    if line.count > 0, isSoundKey(line) { return .keyAlone(name: excerpt(line)) }
    return .strayLine(excerpt: excerpt(line))
  }

  /// The end of the line after a line end, if it is text and nothing else.
  private func strayLineEnd(after lineEnd: Int) -> Int? {
    var start = lineEnd
    if start < end, bytes[start] == .carriageReturn { start += 1 }
    guard start < end, bytes[start] == .lineFeed else { return nil }
    start += 1
    let first = blanksEnd(from: start)
    guard first < end else { return nil }
    switch bytes[first] {
    case .lineFeed, .carriageReturn, .numberSign, .openBracket: return nil
    default: break
    }
    let stop = self.lineEnd(from: first)
    let line = first..<stop
    guard separator(in: line) == nil, !bytes[line].contains(.quote), !bytes[line].contains(.apostrophe) else {
      return nil
    }
    return stop
  }

  /// Whether a value could begin at an offset.
  private func beginsValue(_ offset: Int) -> Bool {
    switch bytes[offset] {
    case .quote, .apostrophe, .openBracket, .openBrace: true
    case let byte where byte.isDigit: true
    default: foreignQuote(at: offset) != nil
    }
  }

  /// The first sign on a line, outside quotes, that stands or was meant to stand between key and value.
  private func separator(in line: Range<Int>) -> (range: Range<Int>, isEqualsSign: Bool)? {
    var next = line.lowerBound
    while next < line.upperBound {
      switch bytes[next] {
      case .equalsSign: return (next..<next + 1, true)
      case .colon: return (next..<next + 1, false)
      case .numberSign: return nil
      case .quote, .apostrophe:
        let quote = bytes[next]
        next += 1
        while next < line.upperBound, bytes[next] != quote { next += 1 }
        next += 1
      case 0xEF where next + 2 < line.upperBound && bytes[next + 1] == 0xBC
        && (bytes[next + 2] == 0x9D || bytes[next + 2] == 0x9A):
        return (next..<next + 3, false)
      default: next += 1
      }
    }
    return nil
  }

  private func isSoundKey(_ range: Range<Int>) -> Bool {
    var copy = TOMLParser(bytes: Array(bytes[range]), path: path, subject: Subject())
    guard case .key = copy.readKey() else { return false }
    return copy.at == copy.end && copy.findings.isEmpty
  }

  /// The key that a writer meant: blanks in names are hyphens, quotes are gone, other characters stay.
  func mendedKey(_ range: Range<Int>) -> TOMLKey? {
    guard range.count <= 200, !hasForeignBytes(range) else { return nil }
    var parts: [TOMLKey.Part] = []
    var start = range.lowerBound
    for next in range.lowerBound...range.upperBound
    where next == range.upperBound || bytes[next] == .period {
      let part = trimmed(start..<next)
      start = next + 1
      let text = String(decoding: bytes[part], as: UTF8.self)
        .filter { !"\"'“”„‟‘’‚«»‹›＂「」".contains($0) }
      let words = text.split { $0.isWhitespace || $0 == "\u{FEFF}" || $0 == "\u{200B}" }
      guard words.count <= 6 else { return nil }
      if !words.isEmpty {
        parts.append(TOMLKey.Part(text: words.joined(separator: "-"), range: part))
      }
    }
    guard let first = parts.first else { return nil }
    return TOMLKey(first: first, rest: Array(parts.dropFirst()))
  }

  private func keyFault(_ written: Range<Int>, mended: TOMLKey) -> SyntaxFault {
    let names = [mended.first] + mended.rest
    let replacement = names.map { part in
      part.text.utf8.allSatisfy(\.isBareKey) ? part.text : "\"" + part.text + "\""
    }.joined(separator: ".")
    let text = excerpt(written)
    if text.contains(where: \.isWhitespace) {
      return .keyWithSpaces(text, replacement: replacement, range: written)
    }
    if bytes[written].allSatisfy({ $0.isBareKey || $0 == .period }) {
      return .emptyName(text, replacement: replacement, range: written)
    }
    return .keyWithOtherCharacters(text, replacement: replacement, range: written)
  }

  /// Reads the name in a header that is none as it is meant, up to its bracket or the end of the line.
  mutating func mendHeaderKey(from start: Int) -> TOMLKey? {
    let stop = lineEnd(from: at)
    var close = at
    while close < stop, bytes[close] != .closeBracket, bytes[close] != .numberSign { close += 1 }
    let written = trimmed(at..<close)
    guard !written.isEmpty, let key = mendedKey(written) else {
      at = stop
      report(
        written.isEmpty ? .emptyHeader : .strayLine(excerpt: excerpt(trimmed(start..<stop))),
        at: trimmed(start..<stop))
      return nil
    }
    report(keyFault(written, mended: key), at: written)
    at = close
    return key
  }
}
