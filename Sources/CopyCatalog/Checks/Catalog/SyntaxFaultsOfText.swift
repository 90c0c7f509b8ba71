/// Faults of text and its quotes.
extension SyntaxFault {
  private static func lacking(_ lost: String) -> String { "the app would lack \(lost)" }

  /// - Parameter offset: Where the quote is missing; nil if that takes a person to say.
  static func unclosedText(_ quote: String, of lost: String, at offset: Int?) -> SyntaxFault {
    SyntaxFault(
      "this text has no closing quote",
      impact: lacking(lost),
      fix: Fix(
        "add  \(quote)  at the end of the text",
        edits: offset.map { [.insert(quote, at: $0)] } ?? []))
  }

  static func closedByOtherQuote(_ written: String, of lost: String, range: Range<Int>, replacement: String)
    -> SyntaxFault
  {
    SyntaxFault(
      "this text begins with  \(replacement)  and ends with  \(written)",
      impact: lacking(lost),
      fix: Fix(
        "end the text with the straight quote  \(replacement)",
        edits: [TextEdit(replacing: range, with: replacement)]))
  }

  static func unclosedMultiline(
    _ quotes: String, missing: String, line: Int, at offset: Int, related: RelatedPlace
  ) -> SyntaxFault {
    SyntaxFault(
      "the text that begins on line \(line) has no closing  \(quotes)",
      impact: "entries after it would be taken for its text, and the app would not have them",
      fix: Fix("add  \(missing)  at the end of the text", edits: [.insert(missing, at: offset)]),
      related: [related])
  }

  static func textOverLines(_ quote: String, of lost: String, start: Int, end: Int, three: String)
    -> SyntaxFault
  {
    SyntaxFault(
      "this text goes over several lines between single quotes  \(quote)",
      impact: lacking(lost),
      fix: Fix(
        "put three quotes  \(three)  on both sides of it",
        edits: [
          TextEdit(replacing: start..<start + 1, with: three), TextEdit(replacing: end..<end + 1, with: three)
        ]))
  }

  static func foreignQuotes(
    _ written: String, of lost: String, opening: Range<Int>, closing: Range<Int>?, text: ArraySlice<UInt8>
  ) -> SyntaxFault {
    let inner = closing.map { text[..<$0.lowerBound] } ?? text
    let canMend = closing != nil && !inner.contains(.quote) && !inner.contains(.backslash)
    var edits: [TextEdit] = []
    if canMend, let closing {
      edits = [TextEdit(replacing: opening, with: "\""), TextEdit(replacing: closing, with: "\"")]
    }
    return SyntaxFault(
      "this text stands in  \(written)  and not in straight quotes",
      impact: lacking(lost),
      fix: Fix("put the text in straight quotes  \"…\"", edits: edits, isSafe: canMend))
  }

  static func textWithoutQuotes(
    _ written: String, of lost: String, range: Range<Int>, canQuote: Bool
  ) -> SyntaxFault {
    SyntaxFault(
      "the value ‘\(written)’ has no quotes",
      impact: lacking(lost),
      fix: Fix(
        "put it in quotes  \"…\"",
        edits: canQuote ? [.insert("\"", at: range.lowerBound), .insert("\"", at: range.upperBound)] : []))
  }

  /// - Parameters:
  ///   - inner: The offsets of the quotes that belong to the text.
  ///   - literal: For a text in `'`, the edits that put it in `"`.
  static func quoteInsideText(inner: [Int], literal: [TextEdit]?) -> SyntaxFault {
    SyntaxFault(
      "a quote inside this text ends it early",
      impact: "the app would show a part of the sentence",
      fix: literal.map { Fix("put the text in  \"  instead of  '", edits: $0) }
        ?? Fix("write  \\\"  for each quote inside the text", edits: inner.map { .insert("\\", at: $0) }))
  }

  static func missingQuote(_ written: String) -> SyntaxFault {
    SyntaxFault(
      "one of the texts in  \(written)  lacks a quote",
      impact: "commas between the texts are taken for parts of them, and none of them is read",
      fix: Fix("put a quote on both sides of each text"))
  }

  static func doubledQuotes(opening: Int, closing: Int) -> SyntaxFault {
    SyntaxFault(
      "this text has two quotes on each side",
      impact: "it is read as an empty text with something behind it, and the app would show nothing",
      fix: Fix(
        "leave one quote on each side",
        edits: [.delete(opening..<opening + 1), .delete(closing..<closing + 1)]))
  }

  static func strayBackslash(_ written: String, of lost: String, edits: [TextEdit]) -> SyntaxFault {
    SyntaxFault(
      "the backslash in  \(written)  stands for nothing known",
      impact: lacking(lost),
      fix: Fix("write  \\\\  for a backslash that is shown", edits: edits))
  }

  static func escapedSign(_ written: String, of lost: String, edits: [TextEdit]) -> SyntaxFault {
    SyntaxFault(
      "the sign in  \(written)  takes no backslash",
      impact: lacking(lost),
      fix: Fix("remove the backslash", edits: edits))
  }

  static func escapePastUnicode(_ written: String, of lost: String) -> SyntaxFault {
    SyntaxFault(
      "\(written)  is no character: Unicode ends at 10FFFF",
      impact: lacking(lost),
      fix: Fix("write the character itself"))
  }

  static func surrogate(_ written: String, of lost: String) -> SyntaxFault {
    SyntaxFault(
      "\(written)  is half of a character",
      impact: lacking(lost),
      fix: Fix("write the character itself"))
  }

  static func surrogatePair(
    _ written: String, of lost: String, character: String, range: Range<Int>
  ) -> SyntaxFault {
    SyntaxFault(
      "\(written)  is half of a character",
      impact: lacking(lost),
      fix: Fix("write  \(character)  itself", edits: [TextEdit(replacing: range, with: character)]))
  }

  static func controlInText(_ byte: UInt8, of lost: String, ranges: [Range<Int>]) -> SyntaxFault {
    SyntaxFault(
      "this text holds a control character (\(controlName(byte)))",
      impact: lacking(lost),
      fix: Fix("remove the character", edits: ranges.map { .delete($0) }))
  }

  static func controlInComment(_ byte: UInt8, range: Range<Int>) -> SyntaxFault {
    SyntaxFault(
      "this comment holds a control character (\(controlName(byte)))",
      impact: "tools that read the file may end it there or refuse it",
      fix: Fix("remove the character", edits: [.delete(range)], isSafe: byte != .carriageReturn))
  }

  private static func controlName(_ byte: UInt8) -> String {
    switch byte {
    case 0: "NUL, U+0000"
    case .carriageReturn: "a CR without LF, U+000D"
    case 0x1B: "ESC, U+001B"
    case 0x7F: "DEL, U+007F"
    default: "U+" + hex(UInt32(byte))
    }
  }
}
