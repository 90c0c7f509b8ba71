/// A trace of calls, a place in source code, or the last words of a crash.
struct StackTrace: DebugTextCheck {
  static let page = CheckPage(
    id: "stack-trace", category: .debugText, severity: .blocking,
    summary: "A trace of calls, a place in source code or the last words of a crash.",
    rationale: """
      “Upload.swift:42” tells a developer where to look and tells a reader that nobody looked at this text. \
      Traces name files, modules and people’s folders, and belong in the report behind “Copy details” alone. \
      A file that a person owns is no trace: “notes.py” is found only with a line after it.
      """,
    examples: [
      .message("The upload stopped at Upload.swift:42.", "The upload stopped at 42%."),
      .translation(
        "ja", of: "The upload stopped.", "アップロードが停止しました（Segmentation fault）。", "アップロードが停止しました。"),
      .message("Fatal error: Unexpectedly found nil while unwrapping an album.", "This album has no cover."),
    ])
  static let sign = DebugSigns.stackTrace
  static let impact = "the reader meets lines of code, and perhaps the names of folders and people"
  static let fix = "say what stopped working; the trace goes into the copied details"

  private static let phrases = PhraseList(ProgramTexts.traces)

  static func hits(in text: DebugText) -> [DebugHit] {
    let what = "is part of a trace of the program"
    var hits = phrases.matches(in: text).map { DebugHit($0, what, takesAll: true) }
    var index = 0
    while index < text.count {
      let found: Range<Int>? =
        switch text.bytes[index] {
        case .period: lineOfFile(text, index)
        case .numberSign: frame(text, index)
        case UInt8(ascii: "0"): address(text, index)
        case UInt8(ascii: "a"): call(text, index)
        default: nil
        }
      if let found {
        hits.append(DebugHit(found, what, takesAll: true))
        index = max(found.upperBound, index + 1)
      } else {
        index += 1
      }
    }
    return hits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// `Upload.swift:42`, `index.php on line 3`, `"app.py", line 7`, from the dot on.
  private static func lineOfFile(_ text: DebugText, _ dot: Int) -> Range<Int>? {
    guard dot > 0, text.bytes[dot - 1].isName || text.bytes[dot - 1] == .hyphen else { return nil }
    var end = dot + 1
    while let byte = text[end], byte.isLetter, end - dot < 8 { end += 1 }
    guard FileTypes.ofSource.contains(text.string(dot + 1..<end).lowercased()) else { return nil }
    var line = end
    if text[line] == .colon || text[line] == .openParenthesis, text[line + 1]?.isDigit == true {
      line += 1
    } else {
      while let byte = text[line],
        byte == .quote || byte == .apostrophe || byte == .comma || byte == .closeParenthesis
      { line += 1 }
      line = text.skippingSpaces(line)
      if text.has("on line ", at: line) {
        line += 8
      } else if text.has("line ", at: line) {
        line += 5
      } else {
        return nil
      }
    }
    guard text[line]?.isDigit == true else { return nil }
    while let byte = text[line], byte.isDigit || byte == .colon { line += 1 }
    var start = dot
    while start > 0, dot - start < 200, text.bytes[start - 1].isName || text.bytes[start - 1] == .hyphen {
      start -= 1
    }
    return start..<line
  }

  /// `#0 0x…`
  private static func frame(_ text: DebugText, _ sign: Int) -> Range<Int>? {
    var index = sign + 1
    while text[index]?.isDigit == true { index += 1 }
    guard index > sign + 1 else { return nil }
    index = text.skippingSpaces(index)
    guard text.has("0x", at: index), text[index + 2]?.hexValue != nil else { return nil }
    while text[index]?.isName == true { index += 1 }
    return sign..<index
  }

  /// `0x00000001045a main + 120`
  private static func address(_ text: DebugText, _ start: Int) -> Range<Int>? {
    guard text.has("0x", at: start), !text.isInsideWord(start) else { return nil }
    var index = start + 2
    while text[index]?.hexValue != nil { index += 1 }
    guard index - start >= 8 else { return nil }
    index = text.skippingSpaces(index)
    let name = index
    while let byte = text[index], byte.isName || byte == .period { index += 1 }
    guard index > name, text.has(" + ", at: index), text[index + 3]?.isDigit == true else { return nil }
    index += 3
    while text[index]?.isDigit == true { index += 1 }
    return start..<index
  }

  /// `at Foo.bar(`
  private static func call(_ text: DebugText, _ start: Int) -> Range<Int>? {
    guard text.has("at ", at: start), !text.isInsideWord(start) else { return nil }
    var index = start + 3
    var dots = 0
    while let byte = text[index], byte.isName || byte == .period || byte == UInt8(ascii: "$") {
      if byte == .period { dots += 1 }
      index += 1
    }
    guard dots > 0, index > start + 4, text[index] == .openParenthesis else { return nil }
    return start..<index + 1
  }
}
