/// Values as JSON.
enum JSONText {
  /// A JSON string, or null. Whatever a terminal could take as a command is escaped too.
  static func quoted(_ text: String?) -> String {
    guard let text else { return "null" }
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\r": json += "\\r"
      case "\t": json += "\\t"
      case _ where VisibleText.symbol(for: scalar) != nil:
        json += "\\u" + VisibleText.hexadecimal(scalar.value, digits: 4)
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}
