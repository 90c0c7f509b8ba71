import CopyCatalog

/// What `--help` prints, made from the same descriptions that parsing uses.
enum Help {
  /// All commands.
  static func overview(of commands: [Syntax]) -> String {
    """
    copyc checks the error messages of an app and generates type-safe Swift from them

    usage: copyc <command> [<arguments>]

    commands:
    \(table(commands.map { ($0.name, $0.summary) }))

    options:
    \(table([("--help", "Show this help."), ("--version", "Show the versions of copyc and of ICU.")]))

    example:
      copyc check catalogs
          Check the catalogs in the folder “catalogs”.

    “copyc help <command>” tells more about a command. Exit codes: 0 nothing that fails, 1 findings that fail,
    2 copyc could not go on.

    """
  }

  /// One command.
  static func page(of syntax: Syntax) -> String {
    var text = "copyc \(syntax.name): \(syntax.summary)\n\nusage: \(usage(of: syntax))\n"
    for detail in syntax.details {
      text += "\n" + Wrapping.lines(detail, width: 100).joined(separator: "\n") + "\n"
    }
    if !syntax.operands.isEmpty {
      text += "\narguments:\n\(table(syntax.operands.map { ("<\($0.name)>", $0.summary) }))\n"
    }
    let options = syntax.options + [Syntax.help]
    text += "\noptions:\n\(table(options.map { ($0.form, summary(of: $0)) }))\n"
    text += syntax.examples.count == 1 ? "\nexample:\n" : "\nexamples:\n"
    for example in syntax.examples { text += "  \(example.line)\n      \(example.meaning)\n" }
    return text
  }

  private static func usage(of syntax: Syntax) -> String {
    let operands = syntax.operands.map { operand in
      (operand.isRequired ? "<\(operand.name)>" : "[<\(operand.name)>]") + (operand.isRepeatable ? " …" : "")
    }
    let options = syntax.options.map { option in
      let repeated = option.isRepeatable ? " …" : ""
      return option.isRequired ? option.form + repeated : "[\(option.form)]\(repeated)"
    }
    let words = ["copyc \(syntax.name)"] + operands + options
    return Wrapping.rows(of: words, width: 92).joined(separator: "\n         ")
  }

  private static func summary(of option: Syntax.Option) -> String {
    option.choices.isEmpty
      ? option.summary : "\(option.summary) One of \(option.choices.joined(separator: ", "))."
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, summary in
      let indent = String(repeating: " ", count: width + 4)
      let lines = Wrapping.lines(summary, width: 100 - indent.count)
      return "  " + name + String(repeating: " ", count: width - name.count + 2)
        + lines.joined(separator: "\n" + indent)
    }.joined(separator: "\n")
  }
}
