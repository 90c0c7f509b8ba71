/// Finds addresses of the internet protocol, which tell where a person is.
///
/// A version of four numbers has the same shape as an address. It stays where all of its numbers are small, as
/// those of versions mostly are and those of one address in 4,000 (`1.8.12.2`; the networks of `10.…` are
/// addresses), where the word before calls it a version, and where it is a product's (`Chrome/120.0.0.0`). What
/// every device has stays too: `127.0.0.1`, `0.0.0.0`, `::1`, `::`.
enum IPAddress {
  /// The end of an address that begins at a place. `nil`: none does.
  static func end(in text: [Unicode.Scalar], from start: Int) -> Int? {
    if let end = version4End(in: text, from: start) {
      let numbers = text[start..<end].split(separator: ".").compactMap { Int(String($0)) }
      let isEverywhere = numbers.first == 127
      let isVersion = numbers.first != 10 && numbers.allSatisfy { $0 < 32 }
      return isEverywhere || isVersion || isCalledVersion(in: text, before: start) ? nil : end
    }
    return version6End(in: text, from: start)
  }

  /// Four numbers up to 255 with dots between.
  static func version4End(in text: [Unicode.Scalar], from start: Int) -> Int? {
    guard isASCIIDigit(text[start]), start == 0 || !isPart(text[start - 1]) else { return nil }
    var next = start
    for group in 0..<4 {
      if group > 0 {
        guard next < text.count, text[next] == "." else { return nil }
        next += 1
      }
      let first = next
      var number: UInt32 = 0
      while next < text.count, isASCIIDigit(text[next]), next - first < 3 {
        number = number * 10 + text[next].value - 0x30
        next += 1
      }
      guard next > first, number <= 255, next - first == 1 || text[first] != "0" else { return nil }
    }
    guard next < text.count else { return next }
    // A dot ends the sentence, a fifth number goes on; `->` shows to another address.
    if text[next] == "." { return next + 1 < text.count && isPart(text[next + 1]) ? nil : next }
    if text[next] == "-" { return next + 1 < text.count && HexGroups.belongs(text[next + 1]) ? nil : next }
    return isPart(text[next]) ? nil : next
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    HexGroups.belongs(scalar) || scalar == "." || scalar == "-" || scalar == "+"
  }

  /// Groups of at most four hexadecimal digits: eight, or fewer with `::` for the missing ones.
  static func version6End(in text: [Unicode.Scalar], from start: Int) -> Int? {
    guard text[start] == ":" || text[start].properties.isASCIIHexDigit else { return nil }
    if start > 0, HexGroups.belongs(text[start - 1]) || HexGroups.goOn(in: text, before: start) { return nil }
    var next = start
    var groups = 0
    var isShortened = false
    var hasDigit = false
    if text[start] == ":" {
      guard start + 1 < text.count, text[start + 1] == ":", start == 0 || text[start - 1] != ":" else { return nil }
      isShortened = true
      next += 2
    }
    while next < text.count, text[next].properties.isASCIIHexDigit, groups < 8 {
      // The last 32 bits may be written as version 4.
      if isShortened || groups == 6, let end = mappedEnd(in: text, from: next) { return end }
      let first = next
      while next < text.count, text[next].properties.isASCIIHexDigit {
        if isASCIIDigit(text[next]) { hasDigit = true }
        next += 1
        if next - first > 4 { return nil }
      }
      groups += 1
      guard next + 1 < text.count, text[next] == ":" else { break }
      if text[next + 1] == ":" {
        if isShortened { return nil }
        isShortened = true
        next += 2
      } else if text[next + 1].properties.isASCIIHexDigit, groups < 8 {
        next += 1
      } else {
        break
      }
    }
    // Without a digit it may be the name of a function: `add::face`.
    guard isShortened ? groups < 8 && hasDigit : groups == 8 else { return nil }
    if next < text.count, HexGroups.belongs(text[next]) { return nil }
    if next + 1 < text.count, text[next] == ":", text[next + 1] == ":" || text[next + 1].properties.isASCIIHexDigit,
      groups == 8
    {
      return nil
    }
    if text[start..<next].elementsEqual("::1".unicodeScalars) { return nil }
    return zoneEnd(in: text, from: next)
  }

  /// `10.0.0.1` at the end of `::ffff:10.0.0.1`.
  private static func mappedEnd(in text: [Unicode.Scalar], from start: Int) -> Int? {
    version4End(in: text, from: start)
  }

  /// Behind `%en0`, the device's own name of a network card.
  private static func zoneEnd(in text: [Unicode.Scalar], from start: Int) -> Int {
    guard start + 1 < text.count, text[start] == "%", isASCIILetter(text[start + 1]) else { return start }
    var next = start + 1
    while next < text.count, isASCIILetter(text[next]) || isASCIIDigit(text[next]) { next += 1 }
    return next
  }

  // MARK: Versions

  /// Whether the word before names a version or what has one: `version 1.2.3.4`, `"build": "1.2.3.4"`.
  private static func isCalledVersion(in text: [Unicode.Scalar], before start: Int) -> Bool {
    func isBetween(_ scalar: Unicode.Scalar) -> Bool {
      isSpace(scalar) || isQuote(scalar) || ":=(：（".unicodeScalars.contains(scalar)
    }
    var end = start
    while end > 0, start - end < 6, isBetween(text[end - 1]) { end -= 1 }
    var first = end
    while first > 0, end - first < 32, isLetter(text[first - 1]) { first -= 1 }
    guard first < end else { return false }
    let word = String(text[first..<end]).lowercased()
    return versions.contains { word.hasSuffix($0) } || word == "v" || word == "ver"
  }

  private static let versions = [
    "version", "versión", "versão", "versione", "wersja", "wersji", "версия", "версии", "バージョン", "版本", "버전",
    "الإصدار", "إصدار", "build", "release", "revision", "firmware", "driver", "kernel", "linux", "windows",
  ]
}
