import CopyCatalog
import CopycErrors
import Foundation

/// A folder of catalogs on disk.
struct CatalogFolder {
  /// The path as it was given, without a slash at its end.
  let path: String

  /// The folder that is meant where none was given.
  static let usual = "catalogs"

  /// A catalog of 20,000 entries has 2 MB a file. Beyond this no file is read, so that a mistake such as a
  /// disk image under a catalog's name costs nothing.
  static let largestFile = 16 * 1024 * 1024

  /// Folders lie one in another as `<root>/<locale>`; one more is looked into, to tell of what is misplaced.
  private static let deepestFolder = 3

  init(_ path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
  }

  /// All TOML files below the folder, in the order of their paths.
  ///
  /// What is hidden, and what doesn't end in `.toml`, is nobody's copy and left out. A file or folder that is
  /// there but can't be read is among the files with the reason, so that it hides no other.
  func files() throws(CopycError) -> [SourceFile] {
    var found: [Found] = []
    switch FileAccess.list(path) {
    case .success(let names): collect(names, below: "", depth: 1, into: &found)
    case .failure(let refusal): throw .reading(path, refusal.number)
    }
    guard !found.isEmpty else { throw .catalogsFolderEmpty(path: path) }
    let inOrder = found.sorted { $0.relative.utf8.lexicographicallyPrecedes($1.relative.utf8) }
    return inOrder.concurrentMap { file in
      SourceFile(
        path: absolute(file.relative), relativePath: file.relative,
        content: file.hindrance.map { .unreadable(reason: $0) }
          ?? FileAccess.content(of: absolute(file.relative), atMost: Self.largestFile))
    }
  }

  /// A file that belongs to the catalog.
  private struct Found {
    /// Its path below the folder.
    let relative: String
    /// Why it cannot be read, where that is known without trying.
    var hindrance: String?
  }

  private func collect(_ names: [String], below parent: String, depth: Int, into files: inout [Found]) {
    for name in names where !name.hasPrefix(".") {
      let relative = parent + name
      let isTOML = name.lowercased().hasSuffix(".toml")
      switch FileAccess.kind(of: absolute(relative)) {
      case .success(.folder) where isTOML:
        files.append(Found(relative: relative, hindrance: "is a folder"))
      case .success(.folder) where depth < Self.deepestFolder:
        switch FileAccess.list(absolute(relative)) {
        case .success(let names): collect(names, below: relative + "/", depth: depth + 1, into: &files)
        case .failure(let refusal):
          files.append(Found(relative: relative, hindrance: "is a folder that \(refusal)"))
        }
      case .success where isTOML:
        files.append(Found(relative: relative))
      case .failure(let refusal) where isTOML || depth == 1:
        files.append(Found(relative: relative, hindrance: refusal.reason(for: name)))
      case .success, .failure:
        continue
      }
    }
  }

  private func absolute(_ relative: String) -> String {
    switch path {
    case ".": relative
    case "/": "/\(relative)"
    default: "\(path)/\(relative)"
    }
  }
}
