/// Groups of hexadecimal digits with colons between, as in addresses of networks and devices.
enum HexGroups {
  /// Whether the groups that begin at a place go on with one before it: what is there is the middle of a
  /// longer row, such as a certificate’s fingerprint.
  static func goOn(in text: [Unicode.Scalar], before start: Int) -> Bool {
    guard start > 1, text[start - 1] == ":" else { return false }
    // `A::Add1::b` names a function, and an address that has `::` begins before it.
    if text[start - 2] == ":" { return true }
    var first = start - 1
    while first > 0, start - first < 6, isASCIILetter(text[first - 1]) || isASCIIDigit(text[first - 1]) {
      first -= 1
    }
    let group = text[first..<(start - 1)]
    return (1...4).contains(group.count) && group.allSatisfy { $0.properties.isASCIIHexDigit }
  }

  /// Whether a scalar can't stand directly beside an address: it would be a part of the same word. What is
  /// written without spaces is a word of its own.
  static func belongs(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) && !isUnspaced(scalar) || isASCIIDigit(scalar) || scalar == "_"
  }
}
