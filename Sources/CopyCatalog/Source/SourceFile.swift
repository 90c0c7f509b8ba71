/// One file of a catalog folder, as the command found it.
public struct SourceFile: Sendable {
  /// The path as findings print it, such as `catalogs/de/Payments.toml`.
  public let path: String
  /// The path below the catalog folder with `/` between its parts, such as `de/Payments.toml`.
  public let relativePath: String
  /// What the file holds, or why it could not be read.
  public let content: Content

  /// What reading a file gave.
  public enum Content: Sendable {
    /// The bytes as they are on disk; they need not be UTF-8.
    case bytes([UInt8])
    /// The file is there but could not be read. The reason completes “this file …”, such as
    /// “may not be read by this user”.
    case unreadable(reason: String)
  }

  public init(path: String, relativePath: String, content: Content) {
    self.path = path
    self.relativePath = relativePath
    self.content = content
  }

  /// A file held in memory, which is printed under its relative path.
  public init(_ relativePath: String, _ text: String) {
    self.init(path: relativePath, relativePath: relativePath, content: .bytes(Array(text.utf8)))
  }

  /// The bytes on disk; none where the file could not be read.
  public var bytes: [UInt8] {
    switch content {
    case .bytes(let bytes): bytes
    case .unreadable: []
    }
  }
}
