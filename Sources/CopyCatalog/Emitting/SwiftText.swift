/// Text of a catalog as part of Swift source. Whatever the text holds, it stays text: it ends neither the
/// literal nor the comment that it stands in, interpolates nothing, and every character that is not seen or
/// that turns the line around is spelled out.
enum SwiftText {
  /// A string literal with its quotes.
  static func literal(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// The inside of a literal, also of one with several lines.
  ///
  /// Every backslash is doubled, so nothing of the text begins an escape or an interpolation; every quote is
  /// escaped that another one stands before, so nothing ends a literal of several lines. A literal of one
  /// line has all of them escaped (`isMultiline` false).
  static func escaped(_ text: String, isMultiline: Bool = false) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var isAfterQuote = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += isMultiline && !isAfterQuote ? "\"" : "\\\""
      case _ where isPlain(scalar): result.unicodeScalars.append(scalar)
      default: result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
      isAfterQuote = scalar == "\""
    }
    return result
  }

  /// A literal of several lines, its content indented like its closing quotes. A space at the end of a line
  /// is spelled out, since editors remove it.
  static func block(_ lines: [String], indent: String) -> String {
    var result = "\"\"\"\n"
    for line in lines {
      let text = escaped(line, isMultiline: true)
      result += indent
      result += text.hasSuffix(" ") ? text.dropLast() + "\\u{20}" : text
      result += "\n"
    }
    return result + indent + "\"\"\""
  }

  /// The lines of a documentation comment. Characters that are not seen are shown as `‹U+202E›`; empty lines
  /// at the ends are left out.
  static func documentation(_ text: String, indent: String) -> String {
    var lines: [String] = [""]
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": lines.append("")
      case _ where isPlain(scalar): lines[lines.count - 1].unicodeScalars.append(scalar)
      default: lines[lines.count - 1] += "‹U+\(String(scalar.value, radix: 16, uppercase: true))›"
      }
    }
    while lines.last == "" { lines.removeLast() }
    return lines.drop { $0.isEmpty }.map { line in
      line.isEmpty ? "\(indent)///\n" : "\(indent)/// \(line)\n"
    }.joined()
  }

  /// Whether a character can be read in source as it is: it is seen, or it is one of the joiners and
  /// variation selectors that Persian, Indic scripts and emoji are written with.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0x200C, 0x200D, 0xFE0E, 0xFE0F: return true
    case ..<0xA1: return false
    default: break
    }
    if scalar.properties.isDefaultIgnorableCodePoint { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate, .privateUse,
      .unassigned:
      return false
    default: return true
    }
  }
}
