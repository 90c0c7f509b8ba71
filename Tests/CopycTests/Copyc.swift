import Foundation
import Testing

/// The built command, run as a process.
struct Copyc {
  let status: Int32
  let output: String
  let errors: String

  /// What tests may wait for one run; a run that hangs is ended and fails.
  static let patience: TimeInterval = 60

  /// - Parameters:
  ///   - arguments: what follows `copyc`.
  ///   - launcher: a program and its arguments that start `copyc`, such as `setpriv …`.
  ///   - folder: the working folder.
  init(
    _ arguments: [String], launcher: [String] = [], in folder: URL? = nil,
    environment: [String: String] = [:],
    output outputPath: String? = nil
  ) throws {
    let files = try TemporaryFolder()
    let words = launcher + [Self.path] + arguments
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    var variables = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "LC_ALL": "C"]
    variables.merge(environment) { _, new in new }
    process.environment = variables
    let output = files.url.appendingPathComponent("output")
    let errors = files.url.appendingPathComponent("errors")
    try Data().write(to: output)
    try Data().write(to: errors)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(
      forWritingTo: outputPath.map { URL(fileURLWithPath: $0) } ?? output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let deadline = Date().addingTimeInterval(Self.patience)
    while process.isRunning, Date() < deadline { Thread.sleep(forTimeInterval: 0.005) }
    if process.isRunning {
      process.terminate()
      Issue.record("copyc \(arguments) did not end within \(Self.patience) s")
    }
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    self.output = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    self.errors = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
  }

  /// The command that SwiftPM built beside the tests.
  static let path: String = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      return bundle?.deletingLastPathComponent().appendingPathComponent("copyc").path ?? "copyc"
    #else
      return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("copyc").path
    #endif
  }()

  /// Starts a program without the rights that root has over other people's files; nil where it can't be done.
  static let unprivileged: [String]? = {
    guard geteuid() == 0 else { return [] }
    let launcher = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    let trial = try? Copyc(["--version"], launcher: launcher)
    return trial?.status == 0 ? launcher : nil
  }()
}

/// A folder that lives as long as the test that uses it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("copyc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var path: String { url.path }

  /// Writes a file, and the folders it lies in.
  func write(_ path: String, _ text: String) throws {
    try write(path, Data(text.utf8))
  }

  func write(_ path: String, _ data: Data) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(path)), as: UTF8.self)
  }

  /// The names in a folder, hidden ones too, in order.
  func names(in path: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.appendingPathComponent(path).path).sorted()
  }

  /// A catalog with one sound entry in one language.
  func writeSmallCatalog(at path: String = "catalogs") throws {
    try write("\(path)/catalog.toml", "source = \"en\"\nprefix = \"com.example\"\n")
    try write("\(path)/en/Notes.toml", smallDomain)
  }
}

let smallDomain = """
  [domain]
  summary = "Writing notes."

  [title-too-long]
  code = 1
  context = "field"
  remedy = "fix"
  message = "Titles can have up to 80 characters."
  recovery = "Enter a shorter title."
  note = "Under the title field."

  """
