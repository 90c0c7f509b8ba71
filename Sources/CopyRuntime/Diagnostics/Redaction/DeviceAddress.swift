/// Finds hardware addresses of network cards, which tell one device from all others.
enum DeviceAddress {
  /// The end of six or eight groups of two hexadecimal digits with `:` or `-` between (EUI-48 and EUI-64), or of
  /// three groups of four with dots between. `nil`: none begins at the place.
  static func end(in text: [Unicode.Scalar], from start: Int) -> Int? {
    guard text[start].properties.isASCIIHexDigit else { return nil }
    if start > 0 {
      let before = text[start - 1]
      if HexGroups.belongs(before) || before == "-" || before == "." { return nil }
      if HexGroups.goOn(in: text, before: start) { return nil }
    }
    return end(in: text, from: start, sign: ":", size: 2) ?? end(in: text, from: start, sign: "-", size: 2)
      ?? end(in: text, from: start, sign: ".", size: 4)
  }

  private static func end(
    in text: [Unicode.Scalar], from start: Int, sign: Unicode.Scalar, size: Int
  ) -> Int? {
    var next = start
    var groups = 0
    while next + size <= text.count, text[next..<(next + size)].allSatisfy(\.properties.isASCIIHexDigit) {
      next += size
      groups += 1
      guard next + 1 < text.count, text[next] == sign, text[next + 1].properties.isASCIIHexDigit else { break }
      next += 1
    }
    guard size == 4 ? groups == 3 : groups == 6 || groups == 8,
      next == text.count || !HexGroups.belongs(text[next])
    else { return nil }
    if sign == ":" { return next }
    // Numbers alone are a date, a version or an order.
    return text[start..<next].contains(where: isASCIILetter) ? next : nil
  }
}
