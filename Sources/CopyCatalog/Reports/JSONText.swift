/// Values as JSON.
enum JSONText {
  /// A JSON string, or null. Whatever a terminal could take as a command is escaped too.
  static func quoted(_ text: String?) -> String {
    var json: [UInt8] = []
    append(text, to: &json)
    return String(decoding: json, as: UTF8.self)
  }

  /// Appends a JSON string, or null, in UTF-8.
  static func append(_ text: String?, to json: inout [UInt8]) {
    guard let text else {
      json += "null".utf8
      return
    }
    json.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += #"\""#.utf8
      case "\\": json += #"\\"#.utf8
      case "\n": json += #"\n"#.utf8
      case "\r": json += #"\r"#.utf8
      case "\t": json += #"\t"#.utf8
      case " "..."~": json.append(UInt8(truncatingIfNeeded: scalar.value))
      case _ where VisibleText.symbol(for: scalar) != nil:
        json += #"\u"#.utf8
        json += VisibleText.hexadecimal(scalar.value, digits: 4).utf8
      default: json += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    json.append(UInt8(ascii: "\""))
  }
}
