import CopyCatalog
import CopyRuntime
import CopycErrors
import Foundation

/// The command. Its way: find the subcommand, parse its arguments, run it, tell how it ended.
@main
struct Copyc {
  static let commands: [any Command.Type] = [
    CheckCommand.self, FixCommand.self, FmtCommand.self, GenerateCommand.self, RenderCommand.self,
    ExplainCommand.self, InitCommand.self, ListCommand.self, MapsCommand.self, NewCommand.self, SyncCommand.self,
    AcceptCommand.self,
    RenameCommand.self,
    SchemaCommand.self, CompletionsCommand.self, ManualCommand.self,
  ]

  static func main() async {
    leaveSignalsToErrors()
    let terminal = Terminal(environment: ProcessInfo.processInfo.environment)
    exit(await run(Array(CommandLine.arguments.dropFirst()), on: terminal).rawValue)
  }

  static func run(_ words: [String], on terminal: Terminal) async -> ExitStatus {
    do throws(CopycError) {
      switch try task(of: words) {
      case .print(let text):
        try terminal.print(text)
        return .success
      case .run(let command, let arguments):
        return try await command.run(arguments, on: terminal)
      }
    } catch {
      terminal.note(error.told(width: terminal.width))
      return error.status
    }
  }

  private enum Task {
    case print(String)
    case run(any Command.Type, Arguments)
  }

  private static func task(of words: [String]) throws(CopycError) -> Task {
    let rest = Array(words.dropFirst())
    switch words.first {
    case nil, "--help", "-h",
      "help" where rest.isEmpty:
      return .print(Help.overview(of: commands.map { $0.syntax }))
    case "help":
      return .print(Help.page(of: try command(rest[0]).syntax))
    case "--version":
      return .print("copyc \(version), ICU \(ICU.version), CLDR \(ICU.cldrVersion)\n")
    case let option? where option.hasPrefix("-"):
      let suggestion = nearest(option, in: ["--help", "--version"])
      throw .unknown(option: option, of: "copyc", suggestion: suggestion)
    case let name?:
      let command = try command(name)
      let arguments = try Arguments(rest, of: command.syntax)
      return arguments.wantsHelp ? .print(Help.page(of: command.syntax)) : .run(command, arguments)
    }
  }

  private static func command(_ name: String) throws(CopycError) -> any Command.Type {
    guard let command = commands.first(where: { $0.syntax.name == name }) else {
      throw .unknown(command: name, suggestion: nearest(name, in: commands.map { $0.syntax.name }))
    }
    return command
  }

  /// A closed pipe and a full quota become errors where they happen, instead of ending the command there.
  private static func leaveSignalsToErrors() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  static let version = "0.1.0"
}

/// A subcommand.
protocol Command: Sendable {
  static var syntax: Syntax { get }

  /// Does its work; what keeps it from that is thrown, what it finds is printed.
  static func run(_ arguments: Arguments, on terminal: Terminal) async throws(CopycError) -> ExitStatus
}
