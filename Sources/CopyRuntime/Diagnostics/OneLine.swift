/// Texts of others in a report of lines.
enum OneLine {
  /// Unicode scalars that a report takes of a text.
  static let longest = 1000

  /// The text with a space for line breaks and other controls, and without the signs that change the
  /// direction of what follows: no text can pass for a line of the report, or turn one around.
  static func text(of text: String) -> String {
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: if out.last != " " { out.append(" ") }
      default:
        switch scalar.value {
        case 0x202A...0x202E, 0x2066...0x2069: break
        default: out.append(scalar)
        }
      }
    }
    return String(out)
  }

  static func shortened(_ text: String, to count: Int) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }
}
