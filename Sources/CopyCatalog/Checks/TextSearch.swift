extension String {
  /// Where a text first stands in this one, in UTF-8 bytes.
  func utf8Range(of text: String) -> Range<Int>? {
    let bytes = Array(utf8)
    let sought = Array(text.utf8)
    guard let first = sought.first, bytes.count >= sought.count else { return nil }
    return (0...bytes.count - sought.count).first { start in
      bytes[start] == first && bytes[start..<start + sought.count].elementsEqual(sought)
    }.map { $0..<$0 + sought.count }
  }

  /// The text of a range of UTF-8 bytes.
  func utf8Slice(_ range: Range<Int>) -> String {
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }

  /// The runs of ASCII letters and digits that are words of their own, in UTF-8 bytes.
  ///
  /// A letter of an alphabet with capitals makes a run part of a longer word (“Naïve”). Other scripts touch a
  /// Latin word without being part of it: Chinese and Japanese put no spaces around it, Arabic joins its own
  /// prefixes.
  func asciiWords() -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    var touchesOther = false
    var offset = 0
    for scalar in unicodeScalars {
      let isASCIIWord = scalar.isASCII && (UInt8(scalar.value).isLetter || UInt8(scalar.value).isDigit)
      if isASCIIWord {
        if start == nil { start = offset }
      } else {
        let isWord = scalar.properties.isCased && !scalar.isASCII
        if let begin = start, !touchesOther, !isWord { words.append(begin..<offset) }
        start = nil
        touchesOther = isWord
      }
      offset += UTF8.width(scalar)
    }
    if let start, !touchesOther { words.append(start..<offset) }
    return words
  }
}

extension Array where Element == UInt8 {
  /// The byte at an index; nil past either end.
  func at(_ index: Int) -> UInt8? {
    index >= 0 && index < count ? self[index] : nil
  }
}
