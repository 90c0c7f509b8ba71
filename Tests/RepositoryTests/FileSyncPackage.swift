import Foundation
import Testing

/// A copy of `Examples/FileSync` that tests may change: the same files, with this repository as its dependency.
///
/// It is built in a folder of its own, because the build that runs the tests holds the lock on this one, and is kept
/// between runs, so that only the first one compiles CopyCatalog again.
struct FileSyncPackage {
  let folder: URL
  private let scratch: URL

  init() throws {
    let base = Repository.root.appending(path: ".build/example-tests")
    folder = base.appending(path: "FileSync")
    scratch = base.appending(path: "build")
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let example = Repository.root.appending(path: "Examples/FileSync")
    let manifest = try String(contentsOf: example.appending(path: "Package.swift"), encoding: .utf8)
    let byPath = #".package(name: "CopyCatalog", path: "../..")"#
    try #require(manifest.contains(byPath), "The example’s manifest no longer names this repository as “../..”.")
    try write(
      manifest.replacing(byPath, with: #".package(name: "CopyCatalog", path: "\#(Repository.root.path)")"#),
      to: "Package.swift")
    let sources = folder.appending(path: "Sources")
    if manager.fileExists(atPath: sources.path) { try manager.removeItem(at: sources) }
    try manager.copyItem(at: example.appending(path: "Sources"), to: sources)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: path))
  }

  /// Changes a file of the copy. The text that is replaced has to be there.
  func replace(_ old: String, with new: String, in path: String) throws {
    let text = try read(path)
    try #require(text.contains(old))
    try write(text.replacing(old, with: new), to: path)
  }

  func build() throws -> Shell {
    try Shell(
      "swift",
      ["build", "--package-path", folder.path, "--scratch-path", scratch.path, "--disable-sandbox"])
  }

  func checkCopy(_ options: [String] = []) throws -> Shell {
    try Shell(
      "swift",
      ["package", "--package-path", folder.path, "--scratch-path", scratch.path, "--disable-sandbox", "check-copy"]
        + options)
  }

  /// Runs the built program.
  func run(_ arguments: [String]) throws -> Shell {
    try Shell(scratch.appending(path: "debug/FileSync").path, arguments)
  }
}
