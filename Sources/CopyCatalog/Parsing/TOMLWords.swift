/// Reading values without quotes: numbers, dates, `true` and `false`, and what stands where quotes are
/// forgotten.
extension TOMLParser {
  mutating func readWord() -> TOMLValue {
    let start = at
    var stop = start
    while stop < end, isWordByte(bytes[stop]) { stop += 1 }
    // A date and its time may have a space between them.
    if TOMLDateTime.looksLikeDay(bytes[start..<stop]), stop + 3 < end, bytes[stop] == .space,
      bytes[stop + 1].isDigit, bytes[stop + 2].isDigit, bytes[stop + 3] == .colon
    {
      stop += 1
      while stop < end, isWordByte(bytes[stop]) { stop += 1 }
    }
    let word = bytes[start..<stop]
    at = stop
    let reading: TOMLReading
    if word.elementsEqual("true".utf8) {
      reading = .value(.boolean(true))
    } else if word.elementsEqual("false".utf8) {
      reading = .value(.boolean(false))
    } else if TOMLDateTime.looksLikeDateTime(word) {
      reading = TOMLDateTime.read(word)
    } else {
      reading = TOMLNumber.read(word)
    }
    switch reading {
    case .value(let content):
      return TOMLValue(content, range: start..<stop)
    case .fault(let fault):
      report(fault, at: start..<stop)
      return TOMLValue(.unreadable, range: start..<stop)
    case .none:
      return readForgottenQuotes(start)
    }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case .space, .tab, .lineFeed, .carriageReturn, .comma, UInt8(ascii: ";"), .closeBracket, .closeBrace,
      .openBracket, .openBrace,
      .numberSign, .quote, .apostrophe, .equalsSign:
      false
    default: true
    }
  }

  /// Reads text that stands without quotes, or in quotes that are none.
  private mutating func readForgottenQuotes(_ start: Int) -> TOMLValue {
    let isInBrackets = isInBrackets
    var stop = start
    if let opening = foreignQuote(at: start) {
      stop = lineEnd(from: start)
      var close: Range<Int>?
      var next = opening.upperBound
      while next < stop {
        if bytes[next] == .quote {
          close = next..<next + 1
          next += 1
          if isInBrackets { break }
        } else if let quote = foreignQuote(at: next) {
          // An apostrophe may stand inside a word.
          let isApostrophe =
            bytes[quote].last == 0x99 && quote.upperBound < stop && bytes[quote.upperBound].isLetter
          if !isApostrophe { close = quote }
          next = quote.upperBound
          if isInBrackets, close != nil { break }
        } else {
          next += 1
        }
      }
      let textEnd = close?.upperBound ?? trimmed(start..<stop).upperBound
      at = textEnd
      report(
        .foreignQuotes(
          excerpt(opening), of: lost, opening: opening, closing: close,
          text: bytes[opening.upperBound..<textEnd]),
        at: start..<textEnd)
      if !isInBrackets { skipLine() }
      return TOMLValue(.unreadable, range: start..<textEnd)
    }
    while stop < end, bytes[stop] != .lineFeed, bytes[stop] != .numberSign {
      if isInBrackets, [.comma, .closeBracket, .closeBrace].contains(bytes[stop]) { break }
      stop += 1
    }
    let range = trimmed(start..<max(stop, start + 1))
    at = max(stop, start + 1)
    let word = String(
      decoding: bytes[range.lowerBound..<min(range.upperBound, range.lowerBound + 12)], as: UTF8.self)
    if let meant = [
      "True": "true", "TRUE": "true", "yes": "true", "False": "false", "FALSE": "false", "no": "false"
    ][word],
      range.count <= 12
    {
      report(.otherBoolean(word, meant: meant, range: range), at: range)
    } else {
      let canQuote = !bytes[range].contains(.quote) && !bytes[range].contains(.backslash)
      report(.textWithoutQuotes(excerpt(range), of: lost, range: range, canQuote: canQuote), at: range)
    }
    return TOMLValue(.unreadable, range: range)
  }

  /// The edits that put a text in `'` into `"`; none where that would change what it says.
  private func literal(_ range: Range<Int>) -> [TextEdit] {
    let inner = range.lowerBound + 1..<range.upperBound - 1
    guard !bytes[inner].contains(.quote), !bytes[inner].contains(.backslash) else { return [] }
    return [
      TextEdit(replacing: range.lowerBound..<range.lowerBound + 1, with: "\""),
      TextEdit(replacing: inner.upperBound..<range.upperBound, with: "\""),
    ]
  }

  /// Reports what stands after a text in a list or in braces, where a quote seems to be missing.
  mutating func reportOddQuotes(after value: TOMLValue) -> Bool {
    guard case .string(let text) = value.content, !text.isMultiline else { return false }
    let quote = bytes[value.range.lowerBound]
    let line = value.range.lowerBound..<lineEnd(from: at)
    let count = bytes[line].reduce(0) { $1 == quote ? $0 + 1 : $0 }
    guard count % 2 == 1 else { return false }
    report(
      .missingQuote(excerpt(trimmed(line))),
      at: value.range.lowerBound..<trimmed(line).upperBound)
    return true
  }

  /// Reports what stands after a value on its line, as what a writer may have meant.
  mutating func reportRest(after value: TOMLValue) {
    let rest = trimmed(at..<lineEnd(from: at))
    guard !rest.isEmpty else { return }
    switch value.content {
    case .string(let text):
      let isMultiline = text.isMultiline
      let quote = bytes[value.range.lowerBound]
      let closing = bytes[rest].lastIndex(of: quote)
      if let closing, !isMultiline {
        if text.text.isEmpty, value.range.count == 2, closing == rest.upperBound - 1,
          closing > rest.lowerBound,
          bytes[closing - 1] == quote
        {
          return report(
            .doubledQuotes(opening: value.range.lowerBound, closing: closing),
            at: value.range.lowerBound..<rest.upperBound)
        }
        // The quotes between the first and the last belong to the text.
        var inner = [value.range.upperBound - 1]
        for offset in rest where offset < closing && bytes[offset] == quote && bytes[offset - 1] != .backslash
        {
          inner.append(offset)
        }
        return report(
          .quoteInsideText(
            inner: inner, literal: quote == .quote ? nil : literal(value.range.lowerBound..<closing + 1)),
          at: value.range.lowerBound..<closing + 1)
      }
    case .integer
    where bytes[rest.lowerBound] == .comma && rest.count > 1 && bytes[rest.lowerBound + 1].isDigit:
      return report(
        .decimalComma(range: rest.lowerBound..<rest.lowerBound + 1),
        at: value.range.lowerBound..<rest.upperBound)
    default: break
    }
    if rest.count == 1, bytes[rest.lowerBound] == .comma || bytes[rest.lowerBound] == UInt8(ascii: ";") {
      return report(.signAfterValue(excerpt(rest), range: rest), at: rest)
    }
    report(.afterValue(rest: excerpt(rest)), at: rest)
  }
}

/// What a word without quotes is.
enum TOMLReading {
  case value(TOMLValue.Content)
  /// It is meant as a number or a date, and breaks a rule of theirs.
  case fault(SyntaxFault)
  /// It is neither.
  case none
}
