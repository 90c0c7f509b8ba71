import CopycErrors

/// `copyc completions`: what shells complete commands and options by.
enum CompletionsCommand: Command {
  static let shell = Syntax.Operand(
    name: "shell", summary: "The shell: \(Shell.allCases.map(\.rawValue).joined(separator: ", ")).",
    isRequired: true,
    words: Shell.allCases.map(\.rawValue))

  static let syntax = Syntax(
    name: "completions",
    summary: "print the script by which a shell completes what is typed after “copyc”",
    details: [
      """
      bash: source the script in ~/.bashrc. zsh: save it as _copyc in a folder of $fpath. fish: save it as \
      ~/.config/fish/completions/copyc.fish.
      """
    ],
    operands: [shell],
    examples: [
      Syntax.Usage(line: "source <(copyc completions bash)", meaning: "Complete in this shell from now on."),
      Syntax.Usage(
        line: "copyc completions zsh > ~/.zsh/completions/_copyc", meaning: "Complete in every zsh to come."),
    ])

  static func run(_ arguments: Arguments, on terminal: Terminal) async throws(CopycError) -> ExitStatus {
    let name = arguments[shell] ?? ""
    guard let shell = Shell(rawValue: name) else {
      throw .optionValueUnknown(
        option: "<shell>", value: name, allowed: Shell.allCases.map(\.rawValue).joined(separator: ", "))
    }
    try terminal.print(shell.script(for: Copyc.commands.map { $0.syntax }))
    return .success
  }
}
