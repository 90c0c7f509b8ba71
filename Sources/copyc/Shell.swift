/// A shell that can complete commands, with the script that makes it do so. All of it comes from the
/// descriptions of the commands that parsing and help use.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that completes these commands.
  func script(for commands: [Syntax]) -> String {
    switch self {
    case .bash: Self.bashScript(commands)
    case .zsh: Self.zshScript(commands)
    case .fish: Self.fishScript(commands)
    }
  }

  /// Whether a value is a path, which its name says.
  private enum Path {
    case folder, file

    init?(_ name: String) {
      switch name {
      case "folder", "catalogs": self = .folder
      case "file": self = .file
      default: return nil
      }
    }
  }

  private static func options(of syntax: Syntax) -> [Syntax.Option] { syntax.options + [Syntax.help] }

  // MARK: bash

  private static func bashScript(_ commands: [Syntax]) -> String {
    let names = commands.map(\.name) + ["help", "--help", "--version"]
    return """
      # Completes copyc in bash 3.2 and later: source this file in ~/.bashrc.
      _copyc() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" IFS=$'\\n'
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          \(bashWords(names))
          return
        fi
        case "${COMP_WORDS[1]} $previous" in
      \(commands.flatMap(bashValues).joined(separator: "\n"))
        esac
        case "${COMP_WORDS[1]} $current" in
      \(commands.map(bashOptions).joined(separator: "\n"))
      \(commands.compactMap(bashOperands).joined(separator: "\n"))
          "help "*) \(bashWords(commands.map(\.name))) ;;
        esac
      }
      complete -o filenames -F _copyc copyc

      """
  }

  private static func bashWords(_ words: [String]) -> String {
    "COMPREPLY=($(IFS=' ' compgen -W '\(words.joined(separator: " "))' -- \"$current\"))"
  }

  private static func bashPaths(_ path: Path) -> String {
    "COMPREPLY=($(compgen \(path == .folder ? "-d" : "-f") -- \"$current\"))"
  }

  /// What follows an option that takes a value.
  private static func bashValues(_ syntax: Syntax) -> [String] {
    syntax.options.compactMap { option in
      guard let value = option.value else { return nil }
      let action = Path(value).map(bashPaths) ?? (option.choices.isEmpty ? "" : bashWords(option.choices))
      return "    \"\(syntax.name) --\(option.name)\") \(action.isEmpty ? "" : action + "; ")return ;;"
    }
  }

  private static func bashOptions(_ syntax: Syntax) -> String {
    "    \"\(syntax.name) -\"*) \(bashWords(options(of: syntax).map { "--\($0.name)" })) ;;"
  }

  private static func bashOperands(_ syntax: Syntax) -> String? {
    guard let operand = syntax.operands.first else { return nil }
    let action = operand.words.isEmpty ? Path(operand.name).map(bashPaths) : bashWords(operand.words)
    return action.map { "    \"\(syntax.name) \"*) \($0) ;;" }
  }

  // MARK: zsh

  private static func zshScript(_ commands: [Syntax]) -> String {
    """
    #compdef copyc
    # Completes copyc in zsh: save this file as _copyc in a folder of $fpath.
    _copyc() {
      local -a commands
      commands=(
    \(commands.map { "    \(quoted("\(zshName($0.name)):\($0.summary)"))" }.joined(separator: "\n"))
        'help:tell more about a command'
      )
      if (( CURRENT == 2 )); then
        _describe command commands
        _arguments '--help[\(Syntax.help.summary)]' '--version[Show the versions of copyc and of ICU.]'
        return
      fi
      local command=$words[2]
      shift words
      (( CURRENT-- ))
      case $command in
    \(commands.map(zshCase).joined(separator: "\n"))
        help) (( CURRENT == 2 )) && _describe command commands ;;
      esac
    }
    _copyc "$@"

    """
  }

  private static func zshCase(_ syntax: Syntax) -> String {
    let options = options(of: syntax).map { option in
      let explained = "--\(option.name)[\(zshText(option.summary))]"
      let repeated = option.isRepeatable ? "*" : ""
      guard let value = option.value else { return quoted(repeated + explained) }
      return quoted("\(repeated)\(explained):\(value):\(zshAction(option.choices, Path(value)))")
    }
    let operands = syntax.operands.map { operand in
      quoted(
        "\(operand.isRequired ? ":" : "::")\(operand.name):\(zshAction(operand.words, Path(operand.name)))")
    }
    return "    \(syntax.name)) _arguments \((options + operands).joined(separator: " ")) ;;"
  }

  private static func zshAction(_ words: [String], _ path: Path?) -> String {
    switch path {
    case _ where !words.isEmpty: "(\(words.joined(separator: " ")))"
    case .folder: "_files -/"
    case .file: "_files"
    case nil: " "
    }
  }

  private static func zshName(_ name: String) -> String { name.replacing(":", with: "\\:") }

  /// A text within the brackets of an explanation.
  private static func zshText(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
  }

  // MARK: fish

  private static func fishScript(_ commands: [Syntax]) -> String {
    var lines = [
      "# Completes copyc in fish: save this file as ~/.config/fish/completions/copyc.fish.",
      "complete -c copyc -f"
    ]
    for syntax in commands {
      lines.append(
        "complete -c copyc -n __fish_use_subcommand -a \(syntax.name) -d \(quoted(syntax.summary))")
    }
    lines.append("complete -c copyc -n __fish_use_subcommand -a help -d 'tell more about a command'")
    lines.append(
      "complete -c copyc -n __fish_use_subcommand -l version -d 'Show the versions of copyc and of ICU.'")
    lines.append(
      "complete -c copyc -n '__fish_seen_subcommand_from help' -a '\(commands.map(\.name).joined(separator: " "))'"
    )
    for syntax in commands {
      let condition = "complete -c copyc -n '__fish_seen_subcommand_from \(syntax.name)'"
      for option in options(of: syntax) {
        let value = option.value.map { " -x" + fishValues(option.choices, Path($0)) } ?? ""
        lines.append("\(condition) -l \(option.name)\(value) -d \(quoted(option.summary))")
      }
      if let operand = syntax.operands.first {
        let values = fishValues(operand.words, Path(operand.name))
        if !values.isEmpty { lines.append(condition + values) }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fishValues(_ words: [String], _ path: Path?) -> String {
    switch path {
    case _ where !words.isEmpty: " -a '\(words.joined(separator: " "))'"
    case .folder: " -a '(__fish_complete_directories)'"
    case .file: " -a '(__fish_complete_path)'"
    case nil: ""
    }
  }

  // MARK: Words of a shell

  /// A text in single quotes, which all three shells take as it is.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
