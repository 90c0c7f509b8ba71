/// Text in XML 1.0.
enum XMLText {
  /// Text for an attribute or between tags. Characters that XML has no way to write (most controls, U+FFFE,
  /// U+FFFF), and those that a terminal could take as a command, become symbols.
  static func escaped(_ text: String) -> String {
    var xml = ""
    xml.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": xml += "&amp;"
      case "<": xml += "&lt;"
      case ">": xml += "&gt;"
      case "\"": xml += "&quot;"
      // As references, since a reader turns them into spaces in an attribute.
      case "\n": xml += "&#10;"
      case "\t": xml += "&#9;"
      case "\u{FFFE}", "\u{FFFF}": xml += "⟨U+\(VisibleText.hexadecimal(scalar.value, digits: 4))⟩"
      default:
        if let symbol = VisibleText.symbol(for: scalar) {
          xml += symbol
        } else {
          xml.unicodeScalars.append(scalar)
        }
      }
    }
    return xml
  }
}
