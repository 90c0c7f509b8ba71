/// Leads from an offset in decoded text back to where it came from.
///
/// Decoding (escapes, folded line breaks, quoted braces) makes text that differs from its source. Between
/// such places both run side by side, so the map holds only the points from which they do so again. All
/// offsets are UTF-8 bytes.
public struct TextMap: Hashable, Sendable {
  /// From `text` on, offsets grow together with `source`, up to the next point.
  public struct Point: Hashable, Sendable {
    public let text: Int
    public let source: Int
    /// Where the source of the text before this point ends; less than `source` where bytes between them made
    /// no text, as the spaces after a backslash at the end of a line.
    public let end: Int
  }

  /// In ascending order; the first has `text == 0`.
  private var start: Int
  private var points: [Point] = []

  /// Text that begins at `source` and follows it byte for byte, until a point says otherwise.
  public init(start source: Int) {
    start = source
  }

  /// Says that the text from offset `text` on comes from `source` on.
  public mutating func add(text: Int, source: Int) {
    if text == 0 && points.isEmpty {
      start = source
      return
    }
    if self.source(text, from: points.last) == source { return }
    append(Point(text: text, source: source, end: source))
  }

  /// Says that the source bytes `skipped` made no text, and that the text from offset `text` on follows them.
  public mutating func skip(_ skipped: Range<Int>, text: Int) {
    if text == 0 && points.isEmpty {
      start = skipped.upperBound
    } else if !skipped.isEmpty {
      append(Point(text: text, source: skipped.upperBound, end: skipped.lowerBound))
    }
  }

  private mutating func append(_ point: Point) {
    guard let last = points.last, last.text == point.text else { return points.append(point) }
    points[points.count - 1] = Point(text: point.text, source: point.source, end: last.end)
  }

  /// Says that the text from offset `text` on is a piece of another text, whose own map leads on from there.
  public mutating func add(piece: Range<Int>, of inner: TextMap, at text: Int) {
    add(text: text, source: inner.source(of: piece.lowerBound))
    for point in inner.points where piece.lowerBound < point.text && point.text < piece.upperBound {
      add(text: text + point.text - piece.lowerBound, source: point.source)
    }
  }

  /// Whether the text is its source byte for byte.
  public var isPlain: Bool { points.isEmpty }

  /// The source offset of a text offset.
  public func source(of text: Int) -> Int {
    guard !points.isEmpty else { return start + text }
    var low = -1
    var high = points.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if points[middle].text <= text { low = middle } else { high = middle }
    }
    return source(text, from: low < 0 ? nil : points[low])
  }

  /// The source range of a text range. It ends where the last byte of the range ends, so that an escape at
  /// the end is inside whole and what follows the range is not.
  public func source(of range: Range<Int>) -> Range<Int> {
    let lower = source(of: range.lowerBound)
    guard !points.isEmpty, !range.isEmpty else { return lower..<lower + range.count }
    // The last piece inside the range is one that begins before its end.
    var low = -1
    var high = points.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if points[middle].text < range.upperBound { low = middle } else { high = middle }
    }
    let upper =
      high < points.count && points[high].text == range.upperBound
      ? points[high].end : source(range.upperBound, from: low < 0 ? nil : points[low])
    return lower..<max(lower, upper)
  }

  private func source(_ text: Int, from point: Point?) -> Int {
    guard let point else { return start + text }
    return point.source + (text - point.text)
  }
}
