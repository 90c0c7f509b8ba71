import Foundation

/// A finished command: its exit code and all that it printed.
struct Shell {
  let exitCode: Int32
  /// Standard output and standard error, in the order they were written.
  let output: String

  var succeeded: Bool { exitCode == 0 }

  /// Runs a program of the `PATH` or one that is given by its path, with some variables more in its environment.
  init(
    _ program: String, _ arguments: [String], in folder: URL = Repository.root, environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    exitCode = process.terminationStatus
    output = String(decoding: bytes, as: UTF8.self)
  }
}
