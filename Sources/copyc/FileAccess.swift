import CopyCatalog
import Foundation

/// Reading and looking at files without ever waiting for one: a pipe or a device has no end.
enum FileAccess {
  enum Kind: Sendable {
    case file, folder, other
  }

  /// What a path leads to, links followed.
  static func kind(of path: String) -> Result<Kind, Refusal> {
    var status = stat()
    guard stat(path, &status) == 0 else { return .failure(Refusal(errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .success(.file)
    case S_IFDIR: return .success(.folder)
    default: return .success(.other)
    }
  }

  /// Whether there is anything under a path, a link that leads nowhere included.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// The names in a folder, in the order of their bytes.
  static func list(_ path: String) -> Result<[String], Refusal> {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(Refusal(errno)) }
    close(descriptor)
    do {
      return .success(try FileManager.default.contentsOfDirectory(atPath: path).sorted())
    } catch {
      return .failure(Refusal(EIO))
    }
  }

  /// The bytes of a file, or why there are none.
  static func content(of path: String, atMost limit: Int) -> SourceFile.Content {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return .unreadable(reason: Refusal(errno).reason(for: path)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .unreadable(reason: Refusal(errno).description) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      return .unreadable(reason: "is a pipe, a socket or a device and not a file")
    }
    let tooLarge = SourceFile.Content.unreadable(
      reason: "is larger than \(limit / 1_048_576) MB, the most that a catalog file may have")
    guard status.st_size <= limit else { return tooLarge }
    var bytes: [UInt8] = []
    // A byte more than the size, so that the end is met at once.
    var piece = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
    while bytes.count <= limit {
      let count = read(descriptor, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return .unreadable(reason: Refusal(errno).description) }
      if count == 0 { return .bytes(bytes) }
      if bytes.isEmpty, count < piece.count {
        piece.removeLast(piece.count - count)
        swap(&bytes, &piece)
        piece = [UInt8](repeating: 0, count: 4096)
      } else {
        bytes += piece[..<count]
      }
    }
    return tooLarge
  }
}
