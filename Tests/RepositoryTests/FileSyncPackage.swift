import Foundation
import Testing

/// A copy of `Examples/FileSync` that tests may change: the same files, with this repository as its dependency.
///
/// It is built in a folder of its own, because the build that runs the tests holds the lock on this one, and is kept
/// between runs, so that only the first one compiles CopyCatalog again.
struct FileSyncPackage {
  let folder: URL
  private let scratch: URL

  /// The example as it is in the repository. Only files that an earlier test changed are written: SwiftPM plans the
  /// whole build anew, and compiles the C++ of copyc with it, where it finds a manifest or a folder touched.
  init() throws {
    let base = Repository.root.appending(path: ".build/example-tests")
    folder = base.appending(path: "FileSync")
    scratch = base.appending(path: "build")
    let example = Repository.root.appending(path: "Examples/FileSync")
    let manifest = try String(contentsOf: example.appending(path: "Package.swift"), encoding: .utf8)
    let byPath = #".package(name: "CopyCatalog", path: "../..")"#
    try #require(manifest.contains(byPath), "The example’s manifest no longer names this repository as “../..”.")
    var wanted = [
      "Package.swift": Data(
        manifest.replacing(byPath, with: #".package(name: "CopyCatalog", path: "\#(Repository.root.path)")"#).utf8)
    ]
    for path in Self.files(in: example, under: "Sources") {
      wanted[path] = try Data(contentsOf: example.appending(path: path))
    }
    for path in Self.files(in: folder, under: "Sources") where wanted[path] == nil {
      try FileManager.default.removeItem(at: folder.appending(path: path))
    }
    for (path, bytes) in wanted {
      if let present = try? Data(contentsOf: folder.appending(path: path)), present == bytes { continue }
      try write(bytes, to: path)
    }
  }

  private static func files(in folder: URL, under part: String) -> [String] {
    let root = folder.appending(path: part)
    return (FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? [])
      .filter {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: root.appending(path: $0).path, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
      .map { "\(part)/\($0)" }
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  private func write(_ bytes: Data, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  /// Changes a file of the copy. The text that is replaced has to be there.
  func replace(_ old: String, with new: String, in path: String) throws {
    let text = try read(path)
    try #require(text.contains(old))
    try write(text.replacing(old, with: new), to: path)
  }

  func build() throws -> Shell {
    try swift("build")
  }

  func checkCopy(_ options: [String] = []) throws -> Shell {
    try swift("package", ["check-copy"] + options)
  }

  /// As `Scripts/test` has built it before: without the optimiser.
  private func swift(_ command: String, _ arguments: [String] = []) throws -> Shell {
    try Shell(
      "swift",
      [command, "--package-path", folder.path, "--scratch-path", scratch.path, "--disable-sandbox"] + arguments,
      environment: ["COPY_CATALOG_UNOPTIMISED": "1"])
  }

  /// Runs the built program.
  func run(_ arguments: [String]) throws -> Shell {
    try Shell(scratch.appending(path: "debug/FileSync").path, arguments)
  }
}
