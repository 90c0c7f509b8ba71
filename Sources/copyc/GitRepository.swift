import CopyCatalog
import CopycErrors
import Foundation

/// The Git repository around a catalog folder, as the program `git` tells of it.
struct GitRepository {
  /// The catalog folder.
  private let folder: String

  init(around folder: String) {
    self.folder = folder
  }

  /// The files of the folder that differ from a revision, before and now: changed, new, deleted, and those
  /// that Git does not know. A renamed file is a deleted and a new one.
  ///
  /// What counts as before is where the branch left the revision, so that what others have done there since
  /// is no change; in a history that is cut off before that, the revision itself.
  func changes(of files: [SourceFile], since revision: String) throws(CopycError) -> [ChangedEntries.FilePair]
  {
    let inside = try git(["rev-parse", "--is-inside-work-tree"])
    guard inside.succeeded, inside.text.hasPrefix("true") else {
      if inside.succeeded || inside.errors.contains("not a git repository") {
        throw .notARepository(path: folder)
      }
      throw failure(inside)
    }
    let commit = try git(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
    guard commit.succeeded else { throw .unknownRevision(revision: revision) }
    let fork = try git(["merge-base", commit.line, "HEAD"])
    let base = fork.succeeded ? fork.line : commit.line

    let diff = try git([
      "diff", "--name-status", "-z", "--no-renames", "--no-ext-diff", "--ignore-submodules", "--relative",
      base,
      "--", "."
    ])
    guard diff.succeeded else { throw failure(diff) }
    let untracked = try git(["ls-files", "--others", "-z", "--", "."])
    guard untracked.succeeded else { throw failure(untracked) }

    // Pairs of a status and a path: `M` NUL `de/Payments.toml` NUL.
    let words = diff.words
    let changed = stride(from: 0, to: words.count - 1, by: 2).map { (status: words[$0], path: words[$0 + 1]) }
    let old = try contents(of: changed.filter { $0.status != "A" }.map(\.path), in: base)
    let now = Dictionary(files.map { ($0.relativePath, $0) }) { first, _ in first }
    let paths = Set(changed.map(\.path) + untracked.words).filter { now[$0] != nil || old[$0] != nil }
    return paths.sorted().map { ChangedEntries.FilePair(old: old[$0], new: now[$0]) }
  }

  /// The TOML files of a commit by their paths below the folder.
  private func contents(of paths: [String], in commit: String) throws(CopycError) -> [String: SourceFile] {
    // A name with a line break can't be asked for, and is no catalog's.
    let paths = paths.filter { $0.lowercased().hasSuffix(".toml") && !$0.contains("\n") }
    guard !paths.isEmpty else { return [:] }
    let prefix = try git(["rev-parse", "--show-prefix"])
    guard prefix.succeeded else { throw failure(prefix) }
    let requests = paths.map { "\(commit):\(prefix.line)\($0)\n" }.joined()
    let answer = try git(["cat-file", "--batch"], input: requests)
    guard answer.succeeded else { throw failure(answer) }

    // Each answer is `<id> blob <size>` LF <bytes> LF, or a line that ends in `missing`.
    var files: [String: SourceFile] = [:]
    var rest = answer.output[...]
    for path in paths {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
      let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      guard head.count == 3, let size = Int(head[2]), size < rest.count else { continue }
      if head[1] == "blob" {
        let bytes = Array(rest.prefix(size))
        files[path] = SourceFile(path: path, relativePath: path, content: .bytes(bytes))
      }
      rest = rest.dropFirst(size + 1)
    }
    return files
  }

  // MARK: The program

  private struct Answer {
    let status: Int32
    let output: [UInt8]
    let errors: String

    var succeeded: Bool { status == 0 }
    var text: String { String(decoding: output, as: UTF8.self) }
    /// The first line without its end.
    var line: String { String(text.prefix { !$0.isNewline }) }
    /// What NUL ends.
    var words: [String] { output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) } }
  }

  /// Git's own words on why it could not go on.
  private struct GitReason: Error, CustomStringConvertible {
    let description: String
  }

  private func failure(_ answer: Answer) -> CopycError {
    .gitStopped(
      underlying: GitReason(
        description: answer.errors.isEmpty ? "git ended with \(answer.status)" : answer.errors))
  }

  /// Runs git in the folder.
  ///
  /// Input and errors go through files, so that no pipe can fill up while another one is read.
  private func git(_ arguments: [String], input: String = "") throws(CopycError) -> Answer {
    do {
      let exchange = FileManager.default.temporaryDirectory.appendingPathComponent(
        "copyc-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: exchange, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: exchange) }
      let inputFile = exchange.appendingPathComponent("input")
      let errorFile = exchange.appendingPathComponent("errors")
      try Data(input.utf8).write(to: inputFile)
      try Data().write(to: errorFile)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git"] + arguments
      process.currentDirectoryURL = URL(fileURLWithPath: folder)
      process.environment = Self.environment
      let output = Pipe()
      process.standardInput = try FileHandle(forReadingFrom: inputFile)
      process.standardOutput = output
      process.standardError = try FileHandle(forWritingTo: errorFile)
      try process.run()
      let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
      process.waitUntilExit()
      // env’s own code for a program that is not there.
      if process.terminationStatus == 127 { throw CopycError.gitMissing }
      let errors = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
      return Answer(status: process.terminationStatus, output: bytes, errors: errors)
    } catch let error as CopycError {
      throw error
    } catch {
      throw .unexpected(underlying: error)
    }
  }

  /// The environment without what a hook says of its own repository, which need not be the folder's, and with
  /// answers in English, which are looked at.
  private static let environment: [String: String] = {
    var environment = ProcessInfo.processInfo.environment
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR"] {
      environment[name] = nil
    }
    environment["LC_ALL"] = "C"
    environment["LANGUAGE"] = nil
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    return environment
  }()
}
