import Foundation
import Testing

/// A program in Python that reads what a report prints, so that not we alone understand it.
struct Reader {
  /// What the reader says of a text, with `folder` as its argument; nil where there is no Python here.
  static func read(_ text: String, with script: String, in folder: URL? = nil) throws -> String? {
    let exchange = FileManager.default.temporaryDirectory.appendingPathComponent(
      "reader-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: exchange, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: exchange) }
    let input = exchange.appendingPathComponent("input")
    try Data(text.utf8).write(to: input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["python3", packageRoot.appending(path: "Tests/Readers/\(script)").path]
      + (folder.map { [$0.path] } ?? [])
    process.environment = ProcessInfo.processInfo.environment.merging(["PYTHONIOENCODING": "utf-8"]) { $1 }
    let output = Pipe()
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus != 127 else {
      print("skipped: there is no python3 here")
      return nil
    }
    #expect(process.terminationStatus == 0, "\(said)")
    return said
  }
}
