/// A range of bytes in a file: where something in a catalog stands.
public struct Place: Hashable, Sendable {
  /// The file's path as findings print it.
  public let file: String
  /// UTF-8 byte offsets in the file, from its first byte (a byte order mark counts).
  public let range: Range<Int>

  public init(file: String, range: Range<Int>) {
    self.file = file
    self.range = range
  }

  /// The start of a file, for what concerns the file as a whole.
  public static func start(of file: String) -> Place {
    Place(file: file, range: 0..<0)
  }
}
