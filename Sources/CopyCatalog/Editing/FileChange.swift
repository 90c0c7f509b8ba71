/// A file as it was read, and as it shall be.
public struct FileChange: Sendable, Hashable {
  /// The path as findings print it.
  public let path: String
  public let old: [UInt8]
  public let new: [UInt8]

  public init(path: String, old: [UInt8], new: [UInt8]) {
    self.path = path
    self.old = old
    self.new = new
  }
}
