/// Text made safe for a terminal: what would steer it, turn its direction or not be seen becomes a symbol.
///
/// A catalog is a file from somebody else. An escape sequence in it could recolour or rewrite what a terminal
/// shows, and a bidi control could show a line in another order than it has.
package enum VisibleText {
  /// The symbol of one character that must not be printed as it is; nil where it may.
  ///
  /// Control characters of ASCII have pictures of their own (`␛`); all others are named by their code point
  /// (`⟨U+202E⟩`). Joiners, variation selectors and tags stay: they shape the characters around them.
  static func symbol(for scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x20...0x7E: nil
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value).map { String(Character($0)) }
    case 0x7F: "␡"
    case 0x80...0x9F, 0x00AD, 0x061C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFEFF,
      0xFFF9...0xFFFB:
      "⟨U+\(hexadecimal(scalar.value, digits: 4))⟩"
    default: nil
    }
  }

  /// Text in one line. Isolates that are closed again (U+2066…U+2069) stay, because they only keep a value
  /// from disturbing the text around it.
  ///
  /// - Parameter keepsMarks: whether direction marks (U+061C, U+200E, U+200F) stay, too, as in copy of our
  ///   own.
  package static func line(_ text: String, keepsMarks: Bool = false) -> String {
    guard needsSymbols(text) else { return text }
    let keepsIsolates = hasBalancedIsolates(text)
    var visible = ""
    for scalar in text.unicodeScalars {
      let isKept =
        (keepsIsolates && (isIsolate(scalar) || scalar == "\u{2069}")) || (keepsMarks && isMark(scalar))
      if isKept {
        visible.unicodeScalars.append(scalar)
      } else if let symbol = symbol(for: scalar) {
        visible += symbol
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }

  /// Text of several lines, each of them safe.
  package static func lines(_ text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return [line(text)] }
    return text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" })
      .map { line(String($0)) }
  }

  /// A line in which what “…” quotes is isolated (U+2068 … U+2069) where it runs right to left, so that the
  /// words around it keep their order. A line whose quotes don't pair, or that has isolates already, stays as
  /// it is.
  static func isolatingQuotes(_ line: String) -> String {
    guard mayTurn(line), !line.unicodeScalars.contains(where: isIsolate) else { return line }
    var isolated = ""
    var quoted = ""
    var depth = 0
    for scalar in line.unicodeScalars {
      if scalar == "”", depth > 0 { depth -= 1 }
      if depth > 0 {
        quoted.unicodeScalars.append(scalar)
      } else {
        isolated += mayTurn(quoted) ? "\u{2068}\(quoted)\u{2069}" : quoted
        quoted = ""
        isolated.unicodeScalars.append(scalar)
      }
      if scalar == "“" { depth += 1 }
    }
    return depth == 0 ? isolated : line
  }

  /// Whether the text runs right to left somewhere, or holds what can make it do so.
  static func mayTurn(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
  }

  static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  private static func needsSymbols(_ text: String) -> Bool {
    text.utf8.contains { $0 < 0x20 || $0 >= 0x7F } && text.unicodeScalars.contains { symbol(for: $0) != nil }
  }

  private static func isIsolate(_ scalar: Unicode.Scalar) -> Bool {
    (0x2066...0x2068).contains(scalar.value)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{061C}" || scalar == "\u{200E}" || scalar == "\u{200F}"
  }

  private static func hasBalancedIsolates(_ text: String) -> Bool {
    var open = 0
    for scalar in text.unicodeScalars {
      if isIsolate(scalar) {
        open += 1
      } else if scalar == "\u{2069}" {
        open -= 1
        if open < 0 { return false }
      }
    }
    return open == 0
  }
}
