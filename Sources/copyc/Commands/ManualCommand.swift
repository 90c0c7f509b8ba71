import CopycErrors

/// `copyc manual`: the man page.
enum ManualCommand: Command {
  static let syntax = Syntax(
    name: "manual",
    summary: "print the manual page, for “man”",
    examples: [
      Syntax.Usage(
        line: "copyc manual > /usr/local/share/man/man1/copyc.1", meaning: "Let “man copyc” show it.")
    ])

  static func run(_ arguments: Arguments, on terminal: Terminal) async throws(CopycError) -> ExitStatus {
    try terminal.print(ManualPage.roff(of: Copyc.commands.map { $0.syntax }, version: Copyc.version))
    return .success
  }
}
