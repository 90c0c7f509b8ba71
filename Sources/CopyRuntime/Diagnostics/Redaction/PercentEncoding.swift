/// Percent signs of addresses.
enum PercentEncoding {
  /// The decoded word, with U+FFFD for bytes that are no UTF-8. `nil` where nothing is encoded.
  static func decoded(_ word: ArraySlice<Unicode.Scalar>) -> String? {
    var bytes: [UInt8] = []
    var found = false
    var at = word.startIndex
    while at < word.endIndex {
      if word[at] == "%", at + 2 < word.endIndex,
        let high = value(word[at + 1]), let low = value(word[at + 2])
      {
        bytes.append(high << 4 | low)
        found = true
        at += 3
      } else {
        bytes.append(contentsOf: Array(UTF8.encode(word[at]) ?? UTF8.encodedReplacementCharacter))
        at += 1
      }
    }
    return found ? String(decoding: bytes, as: UTF8.self) : nil
  }

  private static func value(_ scalar: Unicode.Scalar) -> UInt8? {
    guard scalar.properties.isASCIIHexDigit else { return nil }
    let byte = UInt8(truncatingIfNeeded: scalar.value)
    return byte <= 0x39 ? byte - 0x30 : (byte | 0x20) - 0x61 + 10
  }
}
