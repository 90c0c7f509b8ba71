/// Reading lists in brackets and tables in braces.
extension TOMLParser {
  /// Reads the list that begins at the next byte.
  mutating func readList() -> TOMLValue {
    let start = at
    guard deepen(at: start) else { return TOMLValue(.unreadable, range: start..<at) }
    brackets += 1
    defer {
      depth -= 1
      brackets -= 1
    }
    at += 1
    var values: [TOMLValue] = []
    var isFaulty = false
    while true {
      guard skipListSpace() else { return unclosedList(start, isFaulty: isFaulty) }
      if bytes[at] == .closeBracket { break }
      if bytes[at] == .comma {
        if !isFaulty { report(.extraComma(range: at..<at + 1), at: at..<at + 1) }
        isFaulty = true
        at += 1
        continue
      }
      let value = readValue()
      values.append(value)
      if case .unreadable = value.content {
        isFaulty = true
        // Recovery that went on to another entry has left the list.
        if isAtLineStart, at >= end || looksLikeEntry(at: at) { return unreadableFrom(start) }
        skipFaultyRest()
      }
      guard skipListSpace() else { return unclosedList(start, isFaulty: isFaulty) }
      if bytes[at] == .comma {
        at += 1
      } else if bytes[at] != .closeBracket {
        guard !isFaulty else {
          // On the line of a fault nothing more is said.
          if bytes[at] == .closeBrace { return unreadableFrom(start) }
          continue
        }
        isFaulty = true
        guard beginsListValue(at) else {
          if reportOddQuotes(after: value) {
            skipLine()
            continue
          }
          reportRest(after: value)
          skipFaultyRest()
          if at < end, bytes[at] == .comma { at += 1 }
          continue
        }
        report(.missingComma(at: value.range.upperBound, in: "list"), at: value.range)
      }
    }
    at += 1
    return TOMLValue(.array(values), range: start..<at)
  }

  private mutating func unreadableFrom(_ start: Int) -> TOMLValue {
    TOMLValue(.unreadable, range: start..<max(start + 1, at))
  }

  private mutating func unclosedList(_ start: Int, isFaulty: Bool) -> TOMLValue {
    // Back over the line ends, to what the writer wrote last.
    var stop = at
    while stop > start, isBlank(bytes[stop - 1]) || bytes[stop - 1] == .lineFeed { stop -= 1 }
    if !isFaulty {
      report(.unclosedList(range: start..<stop), at: start..<start + 1)
    }
    return TOMLValue(.unreadable, range: start..<stop)
  }

  /// Goes past blanks, line ends and comments in a list. False where the file ends or another entry begins.
  private mutating func skipListSpace() -> Bool {
    while true {
      skipBlanks()
      guard at < end else { return false }
      switch bytes[at] {
      case .lineFeed:
        at += 1
        if looksLikeEntry(at: at) { return false }
      case .carriageReturn: skipReturn()
        if isAtLineStart, looksLikeEntry(at: at) { return false }
      case .numberSign: skipComment()
      default: return true
      }
    }
  }

  private func beginsListValue(_ offset: Int) -> Bool {
    switch bytes[offset] {
    case .quote, .apostrophe, .openBracket, .openBrace: true
    default: bytes[offset].isDigit
    }
  }

  /// Goes to the comma, closing sign or line end after a fault.
  private mutating func skipFaultyRest() {
    while at < end {
      switch bytes[at] {
      case .comma, .lineFeed, .closeBracket, .closeBrace: return
      case .quote, .apostrophe:
        // A text is passed whole, if it is one.
        let quote = bytes[at]
        var next = at + 1
        while next < end, bytes[next] != .lineFeed, bytes[next] != quote { next += 1 }
        at = next < end && bytes[next] == quote ? next + 1 : next
      default: at += 1
      }
    }
  }

  /// Goes one level deeper, or reports that this is too deep and goes to the next entry.
  private mutating func deepen(at start: Int) -> Bool {
    guard depth < TOMLParser.depthLimit else {
      report(.tooDeep(limit: TOMLParser.depthLimit), at: start..<start + 1)
      skipToEntry()
      return false
    }
    depth += 1
    return true
  }

  /// Reads the table in braces that begins at the next byte.
  mutating func readInlineTable() -> TOMLValue {
    let start = at
    guard deepen(at: start) else { return TOMLValue(.unreadable, range: start..<at) }
    let outer = table
    table = tree.addTable(.inline, range: start..<start + 1)
    let inner = table
    let outerField = currentField
    brackets += 1
    let isSound = readInlinePairs(start)
    brackets -= 1
    depth -= 1
    currentField = outerField
    table = outer
    var value = tree.finish(inner)
    tree.removeTables(from: inner)
    guard isSound else { return unreadableFrom(start) }
    value.range = start..<at
    return TOMLValue(.table(value), range: start..<at)
  }

  /// Reads what is in braces. False where they are not closed, which is reported.
  private mutating func readInlinePairs(_ start: Int) -> Bool {
    at += 1
    var isFaulty = false
    var lastComma: Int?
    let outerField = currentField
    while true {
      let lineEnd = at
      skipBlanks()
      if at < end, isAtLineEnd {
        guard skipBracesLines(start, isFaulty: &isFaulty) else {
          at = lineEnd
          return closeOpenBraces(start, isFaulty: isFaulty)
        }
      }
      guard at < end else { return closeOpenBraces(start, isFaulty: isFaulty) }
      if bytes[at] == .closeBrace {
        if let comma = lastComma, !isFaulty {
          report(.trailingComma(range: comma..<comma + 1), at: comma..<comma + 1)
        }
        at += 1
        return true
      }
      if bytes[at] == .comma {
        if !isFaulty { report(.extraComma(range: at..<at + 1), at: at..<at + 1) }
        isFaulty = true
        at += 1
        continue
      }
      lastComma = nil
      currentField = outerField
      guard let key = readInlineKey() else {
        isFaulty = true
        guard recoverInBraces() else { return false }
        continue
      }
      let findingCount = findings.count
      readValue(of: key, endsLine: false)
      currentField = outerField
      if findings.count > findingCount {
        isFaulty = true
        if isAtLineStart, at >= end || looksLikeEntry(at: at) { return false }
        if isAtLineEnd { return false }
        guard recoverInBraces() else { return false }
        continue
      }
      let valueEnd = at
      skipBlanks()
      if at < end, isAtLineEnd {
        guard skipBracesLines(start, isFaulty: &isFaulty, needsComma: true) else {
          at = valueEnd
          return closeOpenBraces(start, isFaulty: isFaulty)
        }
      }
      guard at < end else { return closeOpenBraces(start, isFaulty: isFaulty) }
      switch bytes[at] {
      case .comma:
        lastComma = at
        at += 1
      case .closeBrace: continue
      case .closeBracket:
        return closeOpenBraces(start, isFaulty: isFaulty)
      default:
        if bytes[at].isBareKey || bytes[at] == .quote, pairFollows() {
          if !isFaulty {
            report(.missingComma(at: valueEnd, in: "table"), at: key.range.lowerBound..<valueEnd)
          }
          isFaulty = true
          continue
        }
        if !isFaulty { reportBracesRest(from: valueEnd) }
        isFaulty = true
        guard recoverInBraces() else { return false }
      }
    }
  }

  /// Goes past line ends and comments in braces, which TOML has not, if the table goes on after them.
  private mutating func skipBracesLines(
    _ start: Int, isFaulty: inout Bool, needsComma: Bool = false
  ) -> Bool {
    let lineEnd = at
    while at < end, isAtLineEnd {
      switch bytes[at] {
      case .lineFeed: at += 1
      case .carriageReturn: skipReturn()
      default: skipComment()
      }
      skipBlanks()
    }
    let goesOn: Bool
    if at >= end {
      goesOn = false
    } else if needsComma {
      goesOn = bytes[at] == .comma || bytes[at] == .closeBrace
    } else {
      goesOn = bytes[at] == .closeBrace || bytes[at] == .quote || bytes[at].isBareKey
    }
    guard goesOn else {
      at = lineEnd
      return false
    }
    if !isFaulty { report(.bracesOverLines(from: start), at: start..<start + 1) }
    isFaulty = true
    return true
  }

  private mutating func closeOpenBraces(_ start: Int, isFaulty: Bool) -> Bool {
    if !isFaulty {
      let stop = trimmed(start..<at).upperBound
      report(.unclosedBraces(range: start..<stop), at: start..<stop)
    }
    return false
  }

  private mutating func readInlineKey() -> TOMLKey? {
    let start = at
    switch readKey() {
    case .key(let key):
      skipBlanks()
      if takes("=") { return key }
      if at < end, bytes[at] == .colon {
        report(
          .otherSeparator(":", name: key.name, range: at..<at + 1, replacement: " ="), at: at..<at + 1)
        at += 1
        return key
      }
      // Two words before the equals sign are one name with a blank.
      var stop = at
      while stop < end, bytes[stop].isBareKey || bytes[stop] == .space { stop += 1 }
      let written = trimmed(start..<stop)
      if stop < end, bytes[stop] == .equalsSign, written.upperBound > key.range.upperBound,
        let mended = mendedKey(written)
      {
        report(
          .keyWithSpaces(excerpt(written), replacement: mended.name, range: written), at: written)
        at = stop + 1
        return mended
      }
      if at < end, bytes[at] == .quote || bytes[at].isDigit {
        report(.missingEqualsSign(name: key.name, at: at), at: key.range)
        return key
      }
      report(.strayInBraces(excerpt: excerpt(start..<max(at, start + 1))), at: key.range)
      return nil
    case .reported: return nil
    case .faulty:
      at = start
      var stop = start
      while stop < end, ![.comma, .closeBrace, .lineFeed, .equalsSign].contains(bytes[stop]) { stop += 1 }
      let written = trimmed(start..<stop)
      if written.isEmpty {
        report(.missingKey, at: start..<min(start + 1, end))
      } else {
        report(.strayInBraces(excerpt: excerpt(written)), at: written)
      }
      return nil
    }
  }

  /// Whether a key and an equals sign follow.
  private func pairFollows() -> Bool {
    var next = at
    if bytes[next] == .quote {
      next += 1
      while next < end, bytes[next] != .quote, bytes[next] != .lineFeed { next += 1 }
      next += 1
    } else {
      while next < end, bytes[next].isBareKey || bytes[next] == .period { next += 1 }
    }
    next = blanksEnd(from: next)
    return next < end && bytes[next] == .equalsSign
  }

  private mutating func reportBracesRest(from valueEnd: Int) {
    var stop = at
    while stop < end, ![.comma, .closeBrace, .lineFeed].contains(bytes[stop]) { stop += 1 }
    let rest = trimmed(at..<stop)
    report(.afterValue(rest: excerpt(rest)), at: rest)
  }

  /// Goes on after a fault in braces: past the next comma or to the closing brace. False where the line ends
  /// first.
  private mutating func recoverInBraces() -> Bool {
    skipFaultyRest()
    guard at < end else { return false }
    switch bytes[at] {
    case .comma:
      at += 1
      return true
    case .closeBrace: return true
    default: return false
    }
  }
}
