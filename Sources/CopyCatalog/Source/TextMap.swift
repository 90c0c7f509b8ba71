/// Leads from an offset in decoded text back to where it came from.
///
/// Decoding (escapes, folded line breaks, quoted braces) makes text that differs from its source. Between such
/// places both run side by side, so the map holds only the points from which they do so again.
/// All offsets are UTF-8 bytes.
public struct TextMap: Hashable, Sendable {
  /// From `text` on, offsets grow together with `source`, up to the next point.
  public struct Point: Hashable, Sendable {
    public let text: Int
    public let source: Int
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
    if points.last?.text == text { points.removeLast() }
    points.append(Point(text: text, source: source))
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
    // The piece that the last byte stands in ends where the next piece begins, if that is the range's end.
    let upper = source(of: range.upperBound)
    return lower..<max(lower, upper)
  }

  private func source(_ text: Int, from point: Point?) -> Int {
    guard let point else { return start + text }
    return point.source + (text - point.text)
  }
}
