import CICU

/// ICU's own parser of message patterns: the judge of our parser, which is stricter and tells more.
///
/// Keeps its memory from one pattern to the next. Used by one thread at a time.
package final class MessageOracle {
  private let pattern: OpaquePointer

  package init() { pattern = cicu_pattern_open() }

  deinit { cicu_pattern_close(pattern) }

  /// Whether ICU can parse a pattern. It also parses much that no writer means: duplicate forms, forms the
  /// locale never selects, unclosed quotes.
  package func accepts(_ text: String) -> Bool { error(in: text) == nil }

  /// Why ICU cannot parse a pattern; nil where it can.
  package func error(in text: String) -> PatternError? {
    let code = ICU.withBytes(of: text) { cicu_pattern_parse(pattern, $0, $1) }
    guard code != 0 else { return nil }
    return PatternError(
      error: ICUError(code: code), utf16Offset: Int(cicu_pattern_error_offset(pattern)))
  }

  /// The parts of a pattern, in order.
  package func parts(of text: String) throws(PatternError) -> [PatternPart] {
    if let error = error(in: text) { throw error }
    let utf8Offsets = Self.utf8Offsets(of: text)
    return (0..<cicu_pattern_part_count(pattern)).map { index in
      let part = cicu_pattern_part(pattern, index)
      let start = Int(part.start)
      let end = start + Int(part.length)
      return PatternPart(
        kind: PatternPart.Kind(rawValue: part.type) ?? .skipSyntax,
        utf16Range: start..<end,
        range: utf8Offsets[start]..<utf8Offsets[end],
        value: Int(part.value),
        number: part.number)
    }
  }

  /// For every UTF-16 offset of a text, and for its end, the offset in UTF-8 bytes.
  private static func utf8Offsets(of text: String) -> [Int] {
    var offsets: [Int] = []
    offsets.reserveCapacity(text.utf8.count + 1)
    var offset = 0
    for scalar in text.unicodeScalars {
      offsets.append(offset)
      if scalar.value > 0xFFFF { offsets.append(offset) }
      offset += UTF8.width(scalar)
    }
    offsets.append(offset)
    return offsets
  }
}

/// ICU cannot parse a pattern.
package struct PatternError: Error, Hashable, Sendable {
  package let error: ICUError

  /// Where ICU places the error. It often says 0 whatever the place.
  package let utf16Offset: Int
}

/// One part of a pattern as ICU parsed it: a `MessagePattern::Part`.
package struct PatternPart: Hashable, Sendable {
  /// ICU's `UMessagePatternPartType`.
  package enum Kind: Int32, Sendable {
    case messageStart, messageLimit, skipSyntax, insertCharacter, replaceNumber, argumentStart
    case argumentLimit, argumentNumber, argumentName, argumentType, argumentStyle, argumentSelector
    case argumentInteger, argumentDouble
  }

  package let kind: Kind

  package let utf16Range: Range<Int>

  /// The same in UTF-8 bytes.
  package let range: Range<Int>

  /// Nesting level, argument number, ICU's type of an argument, or the integer written.
  package let value: Int

  /// The number written, for integers and doubles; else 0.
  package let number: Double
}
