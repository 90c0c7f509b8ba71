/// Values as JSON.
enum JSONText {
  /// A JSON string, or null. Whatever a terminal could take as a command is escaped too.
  static func quoted(_ text: String?) -> String {
    guard let text else { return "null" }
    var json = [UInt8(ascii: "\"")]
    json.reserveCapacity(text.utf8.count + 2)
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
    return String(decoding: json, as: UTF8.self)
  }
}
