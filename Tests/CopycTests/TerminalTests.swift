import Foundation
import Testing

/// What a person sees who types the command. `script` plays the terminal.
@Suite(.enabled(if: PlayedTerminal.isThere, "needs script(1)")) struct TerminalTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("catalogs/catalog.toml", "source = \"en\"\nrequired = [\"de\"]\n")
    try folder.write("catalogs/en/Photos.toml", NarrowingTests.english)
    try folder.write("catalogs/de/Photos.toml", NarrowingTests.german)
  }

  private func typed(_ words: String, environment: [String: String] = [:]) throws -> String {
    let run = try Copyc(
      [], launcher: ["bash", "-c", "script -qec \"'$0' \(words)\" /dev/null"], in: folder.url,
      environment: ["TERM": "xterm"].merging(environment) { $1 })
    return run.output
  }

  @Test func coloursEndWhereTheyBegin() throws {
    let text = try typed("check catalogs --group-by who")
    #expect(text.contains("\u{1B}[1;33mshould-fix[missing-translation]\u{1B}[0m"))
    // Each line is whole on its own: what begins a colour is followed by what ends it.
    for line in text.split(whereSeparator: \.isNewline) {
      let marks = line.matches(of: /\u{1B}\[([0-9;]*)m/).map { String($0.1) }
      #expect(marks.count.isMultiple(of: 2), "\(line)")
      for (index, mark) in marks.enumerated() {
        #expect((mark == "0") == !index.isMultiple(of: 2), "\(line)")
      }
    }
    let plain = try Copyc(
      ["check", "catalogs", "--group-by", "who"], in: folder.url, environment: ["COLUMNS": "80"])
    let stripped = text.replacing(/\u{1B}\[[0-9;]*m/, with: "").replacing("\r\n", with: "\n")
    #expect(stripped == plain.output)
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]]) func coloursCanBeRefused(
    _ environment: [String: String]
  ) throws {
    #expect(try !typed("check catalogs", environment: environment).contains("\u{1B}"))
  }

  @Test(arguments: ["json", "sarif", "junit", "github", "summary"]) func noOtherFormatIsColoured(
    _ format: String
  ) throws {
    #expect(try !typed("check catalogs --format \(format)").contains("\u{1B}"))
  }

  /// A program `git` that takes its time stands for a large repository.
  @Test(.enabled(if: GitFolder.hasGit, "needs git")) func saysThatItGoesOn() throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    try folder.write(
      "slow/git", "#!/bin/sh\nPATH=\"${PATH#*:}\"\n[ \"$1\" = merge-base ] && sleep 2\nexec git \"$@\"\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.url.appendingPathComponent("slow/git").path)
    let script = """
      git init -q -b main . && git add catalogs && \
      git -c user.name=Test -c user.email=test@example.com commit -q -m all
      """
    let prepared = try Copyc(
      [], launcher: ["bash", "-c", script], in: folder.url, environment: ["HOME": "/nonexistent"])
    try #require(prepared.status == 0, "\(prepared.errors)")
    let text = try typed(
      "check catalogs --changed-since main", environment: ["PATH": "\(folder.path)/slow:\(path)"])
    #expect(text.contains("\rcomparing with main … 1 s\u{1B}[K"), "\(text)")
    #expect(text.contains("\r\u{1B}[Knothing to fix in 0 entries"), "\(text)")
  }
}

/// The program `script`, which plays the terminal.
private enum PlayedTerminal {
  static let isThere: Bool = {
    let trial = try? Copyc([], launcher: ["bash", "-c", "script -qec true /dev/null"])
    return trial?.status == 0
  }()
}
