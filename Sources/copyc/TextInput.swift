import CopyCatalog
import CopycErrors
import Foundation

/// A text that the command is given: a file, or `-` for standard input.
struct TextInput {
  /// What is read at most, in bytes, so that a wrong file costs nothing.
  static let largest = 64 * 1024 * 1024

  let path: String

  init(_ path: String) {
    self.path = path
  }

  /// The text; bytes that are not UTF-8 become U+FFFD.
  func text() throws(CopycError) -> String {
    guard path != "-" else { return try standardInput() }
    switch FileAccess.content(of: path, atMost: Self.largest) {
    case .bytes(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .unreadable(let reason):
      let kind = FileAccess.kind(of: path)
      if case .failure(let refusal) = kind, refusal.number == ENOENT { throw .inputMissing(path: path) }
      let words = if case .success(.folder) = kind { "is a folder" } else { reason }
      throw .inputUnreadable(path: path, underlying: UnreadableInput(path: path, reason: words))
    }
  }

  /// Why an input can't be read, in the words of a finding.
  private struct UnreadableInput: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "\(path) \(reason)" }
  }

  private func standardInput() throws(CopycError) -> String {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65536)
    while bytes.count <= Self.largest {
      let count = read(STDIN_FILENO, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        let reason = UnreadableInput(path: "standard input", reason: Refusal(errno).description)
        throw .inputUnreadable(path: "-", underlying: reason)
      }
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += piece[..<count]
    }
    let limit = UnreadableInput(
      path: "standard input", reason: "has more than \(Self.largest / 1_048_576) MB")
    throw .inputUnreadable(path: "-", underlying: limit)
  }
}

extension Baseline {
  /// Reads the baseline at a path.
  init(at path: String) throws(CopycError) {
    let text = try TextInput(path).text()
    do throws(UnreadableLine) {
      self = try Baseline(reading: text)
    } catch {
      throw .baselineDamaged(path: path, line: error.number)
    }
  }
}
