import Foundation

/// One run: every file of a folder, not of its subfolders, is copied to another folder unless it is newer there, or
/// the same.
struct Sync {
  let folder: URL
  let target: URL
  /// Megabytes a file may have.
  let limit: Int

  private static let megabyte = 1_000_000

  /// Seconds. FAT disks keep the time of a change to two seconds.
  private static let timeGrain = 2.0

  /// - Returns: how many files were copied.
  func run() throws(SyncError) -> Int {
    guard !isInside(target, folder) else {
      throw .targetInside(folder: folder.lastPathComponent, target: target.lastPathComponent)
    }
    let files = try filesToCopy()
    var copied = 0
    var newer = 0
    for (index, file) in files.enumerated() {
      do {
        switch try copy(file) {
        case .copied: copied += 1
        case .isNewerThere: newer += 1
        case .isTheSame: continue
        }
      } catch {
        throw .copyStopped(
          fileName: file.lastPathComponent, reason: reason(of: error), left: files.count - index, underlying: error)
      }
    }
    if newer > 0 { throw .filesSkipped(count: newer, target: target.lastPathComponent) }
    return copied
  }

  private enum Outcome {
    case copied, isNewerThere, isTheSame
  }

  private func isInside(_ inner: URL, _ outer: URL) -> Bool {
    let inner = inner.standardizedFileURL.pathComponents
    return inner.starts(with: outer.standardizedFileURL.pathComponents)
  }

  private func filesToCopy() throws(SyncError) -> [URL] {
    let keys: Set<URLResourceKey> = [.isRegularFileKey, .fileSizeKey]
    let content: [URL]
    do {
      content = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
    } catch {
      throw .folderMissing(folder: folder.lastPathComponent)
    }
    var files: [URL] = []
    for file in content.sorted(by: { $0.path < $1.path }) {
      guard let values = try? file.resourceValues(forKeys: keys), values.isRegularFile == true else { continue }
      let size = values.fileSize ?? 0
      guard size <= limit * Self.megabyte else {
        let megabytes = Double(size) / Double(Self.megabyte)
        throw .fileTooLarge(fileName: file.lastPathComponent, size: megabytes, limit: limit)
      }
      files.append(file)
    }
    return files
  }

  private func copy(_ file: URL) throws -> Outcome {
    let manager = FileManager.default
    try manager.createDirectory(at: target, withIntermediateDirectories: true)
    let copy = target.appendingPathComponent(file.lastPathComponent)
    let here = modified(file)
    if let there = modified(copy), let here {
      let lead = there.timeIntervalSince(here)
      if abs(lead) <= Self.timeGrain { return .isTheSame }
      if lead > 0 { return .isNewerThere }
      try manager.removeItem(at: copy)
    }
    try manager.copyItem(at: file, to: copy)
    // Foundation on Linux gives a copy the time of copying.
    if let here { try manager.setAttributes([.modificationDate: here], ofItemAtPath: copy.path) }
    return .copied
  }

  private func modified(_ file: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
  }

  private func reason(of error: any Error) -> SyncError.CopyStoppedReason {
    let code = (error as NSError).code
    return switch CocoaError.Code(rawValue: code) {
    case .fileWriteNoPermission, .fileReadNoPermission: .locked
    case .fileWriteOutOfSpace: .full
    default: .unknown
    }
  }
}
