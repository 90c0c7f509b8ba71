/// Turns byte offsets of a file into lines and columns.
///
/// Lines end at LF or CR LF. It is built on bytes because Swift takes CR LF as one `Character`.
public struct LineMap: Sendable {
  /// The offset of each line's first byte, in UTF-8 bytes.
  private let lineStarts: [Int]
  private let length: Int

  /// A line and a column, both counted from 1. The column counts UTF-8 bytes unless said otherwise.
  public struct Position: Hashable, Sendable {
    public let line: Int
    public let column: Int
  }

  public init(_ bytes: [UInt8]) {
    var starts = [0]
    bytes.withUnsafeBufferPointer { buffer in
      for index in buffer.indices where buffer[index] == UInt8(ascii: "\n") { starts.append(index + 1) }
    }
    lineStarts = starts
    length = bytes.count
  }

  /// The number of lines; a file without any byte has one.
  public var lineCount: Int { lineStarts.count }

  /// The position of a byte offset; an offset past the end gives the end.
  public func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), length)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return Position(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// The bytes of a line (from 1) with its line ending.
  public func range(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= lineStarts.count else { return length..<length }
    return lineStarts[line - 1]..<(line < lineStarts.count ? lineStarts[line] : length)
  }
}
