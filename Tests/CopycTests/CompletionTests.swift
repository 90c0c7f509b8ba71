import Foundation
import Testing

/// What shells make of the scripts. A shell that is not installed is skipped, which the output says.
@Suite struct CompletionTests {
  /// What a command prints; nil where its program is not installed.
  private func run(_ program: String, _ arguments: [String], in folder: TemporaryFolder) throws -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder.url
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus == 127 {
      print("skipped: \(program) is not installed")
      return nil
    }
    #expect(process.terminationStatus == 0, "\(output)")
    return output
  }

  private func script(_ shell: String, in folder: TemporaryFolder) throws {
    let printed = try Copyc(["completions", shell])
    #expect(printed.status == 0)
    try folder.write("script", printed.output)
  }

  @Test(arguments: [
    ("ch", ["check"]), ("check --fail-on no", ["note"]), ("check --form", ["--format"]),
    ("generate --output cat", ["catalogs"]), ("check cat", ["catalogs"]), ("explain missing-pl", ["missing-plural-form"]),
    ("help exp", ["explain"]), ("completions ", ["bash", "fish", "zsh"]),
  ]) func bashCompletes(_ typed: String, _ expected: [String]) throws {
    let folder = try TemporaryFolder()
    try script("bash", in: folder)
    try folder.write("catalogs/catalog.toml", "")
    let words = "copyc \(typed)".split(separator: " ", omittingEmptySubsequences: false).map { "'\($0)'" }
    let program = """
      source ./script
      COMP_WORDS=(\(words.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
      _copyc; printf '%s\\n' "${COMPREPLY[@]}"
      """
    guard let output = try run("bash", ["--norc", "-c", program], in: folder) else { return }
    #expect(output.split(separator: "\n").map(String.init).sorted() == expected)
  }

  @Test(arguments: [("ch", "check"), ("check --fail-on no", "note"), ("explain missing-pl", "missing-plural-form")])
  func fishCompletes(_ typed: String, _ expected: String) throws {
    let folder = try TemporaryFolder()
    try script("fish", in: folder)
    let program = "source ./script; complete -C 'copyc \(typed)'"
    guard let output = try run("fish", ["--no-config", "-c", program], in: folder) else { return }
    #expect(output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) } == [expected])
  }

  @Test func zshReadsItsScript() throws {
    let folder = try TemporaryFolder()
    try script("zsh", in: folder)
    _ = try run("zsh", ["-f", "-n", "script"], in: folder)
  }

  @Test func namesEveryCommandAndOption() throws {
    let commands = try Copyc(["--help"]).output.split(separator: "\n").compactMap { line in
      line.hasPrefix("  ") && !line.hasPrefix("  -") && !line.hasPrefix("   ")
        ? line.split(separator: " ").first.map(String.init) : nil
    }.filter { $0 != "copyc" }
    #expect(commands.count > 5)
    for shell in ["bash", "zsh", "fish"] {
      let script = try Copyc(["completions", shell]).output
      for command in commands { #expect(script.contains(command), "\(command) in \(shell)") }
    }
  }

  @Test func aShellThatIsUnknownIsSaid() throws {
    let run = try Copyc(["completions", "csh"])
    #expect(run.status == 2)
    #expect(run.errors.contains("csh") && run.errors.contains("bash, zsh, fish"))
  }
}

@Suite struct ManualTests {
  @Test func groffHasNothingToRemark() throws {
    let page = try Copyc(["manual"])
    #expect(page.status == 0)
    let folder = try TemporaryFolder()
    try folder.write("copyc.1", page.output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["groff", "-k", "-ww", "-b", "-man", "-Tutf8", "-P-cbou", folder.url.appendingPathComponent("copyc.1").path]
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    let remarks = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus != 127 else {
      print("skipped: groff is not installed")
      return
    }
    #expect(remarks == "")
    #expect(text.contains("EXIT STATUS") && text.contains("copyc explain missing"))
  }
}
