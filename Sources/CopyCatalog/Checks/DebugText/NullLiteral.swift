/// What a program prints where a value is missing.
struct NullLiteral: DebugTextCheck {
  static let page = CheckPage(
    id: "null-literal", category: .debugText, severity: .blocking,
    summary: "What a program prints where a value is missing: “null”, “undefined”, “NaN”, “Optional(…)”.",
    rationale: """
      These come into a text when a name was put into it that the program did not have. Blocking where they \
      stand as a program writes them: alone, in brackets, after a colon, “NaN” anywhere. In a sentence they \
      are should-fix, and only in languages where they are no words: “null” is a number in German and \
      Norwegian.
      """,
    examples: [
      .message("“(null)” wasn’t uploaded.", "The photo wasn’t uploaded."),
      .translation(
        "de", of: "The upload paused.", "Der Upload von undefined pausiert.", "Der Upload pausiert."),
      .message("The album closes in NaN days.", "The album closes soon."),
    ])
  static let sign = DebugSigns.nullLiteral
  static let impact = "the reader meets a hole where a name or a number should be"
  static let fix = "name the thing by an argument, and write a whole sentence for the case without it"

  static func hits(in text: DebugText) -> [DebugHit] {
    var hits: [DebugHit] = []
    let core = text.core
    if text.string(core) == "Invalid Date", text.site.field.slot == .message {
      return [DebugHit(core, "is what a program prints of a date that is none", .shouldFix)]
    }
    let names = text.names()
    let isAll = isAllNull(text, names)
    for range in names {
      guard let word = Word(text, range) else { continue }
      if word == .optional {
        if let end = optionalEnd(text, range.upperBound) {
          hits.append(DebugHit(range.lowerBound..<end, "is the printed form of a value in code"))
        }
        continue
      }
      if word == .object {
        if text.has("[object Object]", at: range.lowerBound - 1) {
          hits.append(
            DebugHit(range.lowerBound - 1..<range.lowerBound + 14, "is the printed form of a value in code"))
        }
        continue
      }
      let what = "is what a program prints where a value is missing"
      if word == .nan || isBracketed(text, range) {
        hits.append(DebugHit(range, what))
      } else if DebugWords.isOrdinary(word.rawValue, in: text.site.locale) {
        continue
      } else if isAll || isValue(text, range) {
        hits.append(DebugHit(range, what))
      } else if text.has(word.written, at: range.lowerBound), isForeign(word, range, text) {
        hits.append(DebugHit(range, what, .shouldFix))
      }
    }
    return hits
  }

  private enum Word: String {
    case null, `nil`, undefined, nan, optional, object

    /// Only `undefined` begins with a capital in what people see.
    init?(_ text: DebugText, _ range: Range<Int>) {
      switch range.count {
      case 3:
        if text.has("nil", at: range.lowerBound) {
          self = .nil
        } else if text.has("NaN", at: range.lowerBound) {
          self = .nan
        } else {
          return nil
        }
      case 4:
        guard text.has("null", at: range.lowerBound) || text.has("NULL", at: range.lowerBound) else {
          return nil
        }
        self = .null
      case 6:
        guard text.has("object", at: range.lowerBound) else { return nil }
        self = .object
      case 8:
        guard text.has("Optional", at: range.lowerBound) else { return nil }
        self = .optional
      case 9:
        guard text.has("undefined", at: range.lowerBound) || text.has("Undefined", at: range.lowerBound)
        else { return nil }
        self = .undefined
      default: return nil
      }
    }

    var written: StaticString {
      switch self {
      case .null: "null"
      case .nil: "nil"
      case .undefined: "undefined"
      case .nan: "NaN"
      case .optional: "Optional"
      case .object: "object"
      }
    }
  }

  /// Whether a text holds nothing but such words, and one of them at least.
  private static func isAllNull(_ text: DebugText, _ names: [Range<Int>]) -> Bool {
    guard text.isWhole, !names.isEmpty, names.count <= 4 else { return false }
    let letters = text.bytes.reduce(0) { $0 + ($1.isName || $1 >= 0x80 ? 1 : 0) }
    var own = 0
    for range in names {
      guard let word = Word(text, range), word != .optional, word != .object else { return false }
      own += range.count
    }
    return own == letters
  }

  /// `(null)`, `<null>`, `<nil>`
  private static func isBracketed(_ text: DebugText, _ range: Range<Int>) -> Bool {
    guard let open = text[range.lowerBound - 1], let close = text[range.upperBound] else { return false }
    return open == .openParenthesis && close == .closeParenthesis
      || open == UInt8(ascii: "<") && close == UInt8(ascii: ">")
  }

  /// Whether a word stands where a program puts a value: after a colon or `=`, in a path, before `%`.
  private static func isValue(_ text: DebugText, _ range: Range<Int>) -> Bool {
    var index = range.lowerBound - 1
    while index >= 0, text.bytes[index].isSpace { index -= 1 }
    let isLast = text.core.upperBound == range.upperBound
    switch text[index] {
    case .equalsSign: return true
    case .colon: return isLast
    case UInt8(ascii: "/"): return index == range.lowerBound - 1 && text[index - 1] == UInt8(ascii: "/")
    default: break
    }
    if text.has("：", at: index - 2) || text.has("\u{A0}:", at: index - 2) { return isLast }
    // “undefined.jpg”
    return text[range.upperBound] == .period && text[range.upperBound + 1]?.isLetter == true
  }

  /// Whether a word is no word of the language, of which something is known.
  private static func isForeign(_ word: Word, _ range: Range<Int>, _ text: DebugText) -> Bool {
    guard DebugWords.of(text.site.locale) != nil else { return false }
    // “2–nil” is a score, and other languages have words of these letters.
    return word != .nil || text.site.locale.language == "en" && text[range.lowerBound - 1] == .space
  }

  /// Where `Optional(…)` ends; nil where something else follows the bracket.
  private static func optionalEnd(_ text: DebugText, _ open: Int) -> Int? {
    guard text[open] == .openParenthesis, let first = text[open + 1] else { return nil }
    let isValue =
      first == .quote || first.isDigit || first == .hyphen || first == .openBracket || first.isCapital
      || first == .period
      || text.has("“", at: open + 1) || text.has("nil", at: open + 1)
    guard isValue else { return nil }
    var index = open + 1
    while let byte = text[index], byte != .closeParenthesis, index - open < 200 { index += 1 }
    return min(index + 1, text.count)
  }
}
