/// A file that a command is about to write.
public struct FileChange: Sendable, Hashable {
  /// The path as findings print it.
  public let path: String
  /// The bytes that it was made from; none where the file is new.
  public let old: [UInt8]
  public let new: [UInt8]
  /// Whether there is no such file yet.
  public let isNew: Bool

  public init(path: String, old: [UInt8], new: [UInt8], isNew: Bool = false) {
    self.path = path
    self.old = old
    self.new = new
    self.isNew = isNew
  }
}

extension [SourceFile] {
  /// The files as they are once changes are written.
  func changed(by changes: [FileChange]) -> [SourceFile] {
    var byPath = Dictionary(changes.map { ($0.path, $0) }) { _, last in last }
    var files = map { file in
      guard let change = byPath.removeValue(forKey: file.path) else { return file }
      return SourceFile(path: file.path, relativePath: file.relativePath, content: .bytes(change.new))
    }
    for change in changes where byPath[change.path] != nil {
      let relativePath = String(change.path.dropFirst(folder.count))
      files.append(SourceFile(path: change.path, relativePath: relativePath, content: .bytes(change.new)))
    }
    return files
  }

  /// A file that is not there yet.
  func missing(_ relativePath: String) -> SourceFile {
    SourceFile(path: folder + relativePath, relativePath: relativePath, content: .bytes([]))
  }

  /// What the paths of all files begin with: the catalog folder and a slash, or nothing.
  private var folder: String {
    guard let known = first, known.path.hasSuffix(known.relativePath) else { return "" }
    return String(known.path.dropLast(known.relativePath.count))
  }

  /// The file at a path below the catalog folder.
  subscript(relativePath path: String) -> SourceFile? {
    first { $0.relativePath == path }
  }
}
