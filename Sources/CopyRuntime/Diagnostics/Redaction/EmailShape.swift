/// Finds an e-mail address in a word.
enum EmailShape {
  /// The place of `local@domain.tld`, in any script. `nil` where there is none: a name of an image such as
  /// `Icon@2x.png`, a version (`tool@2.1`) and an attribute (`@MainActor`) are none.
  static func find(in word: ArraySlice<Unicode.Scalar>) -> Range<Int>? {
    guard let sign = word.firstIndex(where: { $0 == "@" || $0 == "\u{FF20}" }) else { return nil }
    let start = word[..<sign].lastIndex { $0 == "/" || $0 == "\\" }.map { $0 + 1 } ?? word.startIndex
    let rest = word[(sign + 1)...]
    var end = rest.startIndex
    while end < rest.endIndex, isDomainPart(word[end]) { end += 1 }
    while end > rest.startIndex, word[end - 1] == "." || word[end - 1] == "-" { end -= 1 }
    let domain = word[rest.startIndex..<end]
    guard start < sign, let dot = domain.lastIndex(of: "."), dot > domain.startIndex else { return nil }
    let top = domain[(dot + 1)...]
    guard top.count >= 2, let first = top.first, isLetter(first) else { return nil }
    let host = domain[..<dot]
    if host.count == 2, let scale = host.first, isASCIIDigit(scale), host.last == "x" { return nil }
    return start..<end
  }

  private static func isDomainPart(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || isASCIIDigit(scalar) || scalar == "." || scalar == "-" || scalar == "_"
  }
}
