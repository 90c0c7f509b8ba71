import CICU

/// Where words and sentences of a text begin and end, by the rules and dictionaries of a locale.
/// Ranges are in UTF-8 bytes of the text.
public enum TextBreaks {
  /// The sentences of a text, each with the spaces after it; they cover the text.
  public static func sentences(in text: String, locale: String) throws(ICUError) -> [Range<Int>] {
    try pieces(CICU_SENTENCE, of: text, locale: locale).map(\.range)
  }

  /// The words of a text: the pieces that hold letters, numbers or ideographs. Thai, Lao, Khmer, Burmese,
  /// Chinese and Japanese words are found by dictionary.
  public static func words(in text: String, locale: String) throws(ICUError) -> [Range<Int>] {
    try pieces(CICU_WORD, of: text, locale: locale).filter(\.isWord).map(\.range)
  }

  static func pieces(
    _ kind: cicu_break, of text: String, locale: String
  ) throws(ICUError) -> [(range: Range<Int>, isWord: Bool)] {
    let capacity = text.utf8.count
    guard capacity <= ICU.maximumSize else { throw ICUError(code: CICU_TOO_LARGE.rawValue) }
    var ends = [Int32](repeating: 0, count: capacity)
    var words = [Bool](repeating: false, count: capacity)
    var count: Int32 = 0
    let code = ICU.withBytes(of: text) { bytes, size in
      ends.withUnsafeMutableBufferPointer { ends in
        words.withUnsafeMutableBufferPointer { words in
          guard let endsStart = ends.baseAddress, let wordsStart = words.baseAddress else { return Int32(0) }
          return cicu_breaks(
            Int32(kind.rawValue), locale, bytes, size, endsStart, wordsStart, Int32(capacity), &count)
        }
      }
    }
    try ICU.check(code)
    var start = 0
    return (0..<Int(count)).map { index in
      defer { start = Int(ends[index]) }
      return (start..<Int(ends[index]), words[index])
    }
  }
}
