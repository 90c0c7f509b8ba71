/// A file that the compiler writes.
public struct OutputFile: Sendable, Hashable {
  /// The name in the folder that generated files go to.
  public let path: String
  public let text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
