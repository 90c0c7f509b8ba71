import CopyCatalog
import CopycErrors
import Foundation

/// Writes changed files of a catalog: all of them or, where one can't be written, none.
///
/// New contents are first written beside the old files, in full and to the disk, and only then take their
/// places. A link stays a link, and a file keeps its permissions.
struct CatalogWriter {
  static func write(_ changes: [FileChange]) throws(CopycError) {
    var work = Work()
    do throws(CopycError) {
      for change in changes { try work.prepare(change) }
      try work.finish()
    } catch {
      work.undo()
      throw error
    }
  }

  private struct Work {
    private var waiting: [(temporary: String, final: String)] = []
    /// What took its place already, and what was there.
    private var done: [(kept: String, final: String, isNew: Bool)] = []
    private var folders: [String] = []

    mutating func prepare(_ change: FileChange) throws(CopycError) {
      guard !change.isNew else { return try prepareNew(change) }
      guard let resolved = realpath(change.path, nil) else { throw .changing(change.path, errno) }
      let final = String(cString: resolved)
      free(resolved)
      // What somebody else has written since is not written over.
      guard case .bytes(let bytes) = FileAccess.content(of: final, atMost: CatalogFolder.largestFile),
        bytes == change.old
      else { throw .fileChanged(path: change.path) }
      var status = stat()
      guard stat(final, &status) == 0 else { throw .changing(change.path, errno) }
      // Taking another file's place needs no right to write that file, and would go past its protection.
      let folder = final.lastIndex(of: "/").map { String(final[...$0]) } ?? "."
      guard access(final, W_OK) == 0, access(folder, W_OK) == 0 else { throw .changing(change.path, errno) }
      let temporary = FileAccess.temporaryPath(for: final)
      try FileAccess.write(
        change.new, to: temporary, permissions: status.st_mode & 0o777, meaning: change.path)
      waiting.append((temporary, final))
    }

    private mutating func prepareNew(_ change: FileChange) throws(CopycError) {
      guard !FileAccess.exists(change.path) else { throw .fileChanged(path: change.path) }
      if let slash = change.path.lastIndex(of: "/") {
        let folder = String(change.path[..<slash])
        if mkdir(folder, 0o777) == 0 {
          folders.append(folder)
        } else if errno != EEXIST {
          throw .writing(folder, errno)
        }
      }
      let temporary = FileAccess.temporaryPath(for: change.path)
      try FileAccess.write(change.new, to: temporary, permissions: nil, meaning: change.path)
      waiting.append((temporary, change.path))
    }

    /// Puts every file in its place.
    mutating func finish() throws(CopycError) {
      while let next = waiting.last {
        let kept = next.temporary + ".old"
        // A second name for the old file, under which it waits until all are in their places.
        let isNew = !FileAccess.exists(next.final)
        guard isNew || link(next.final, kept) == 0 || errno == EPERM || errno == EOPNOTSUPP else {
          throw .writing(next.final, errno)
        }
        guard rename(next.temporary, next.final) == 0 else {
          let number = errno
          unlink(kept)
          throw .writing(next.final, number)
        }
        waiting.removeLast()
        done.append((kept, next.final, isNew))
      }
      for file in done where !file.isNew { unlink(file.kept) }
      done = []
      folders = []
    }

    func undo() {
      for file in waiting { unlink(file.temporary) }
      for file in done {
        if file.isNew { unlink(file.final) } else { rename(file.kept, file.final) }
      }
      for folder in folders.reversed() { rmdir(folder) }
    }
  }
}
