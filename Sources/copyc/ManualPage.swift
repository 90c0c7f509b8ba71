/// The man page, made from the same descriptions that parsing and help use. It is written in the `man` macros
/// of roff (groff_man(7)), in UTF-8.
enum ManualPage {
  static func roff(of commands: [Syntax], version: String) -> String {
    var page = [
      #".TH COPYC 1 "" "copyc \#(version)""#, ".nh", ".SH NAME",
      #"copyc \- checks the error messages of an app and generates type-safe Swift from them"#,
      ".SH SYNOPSIS", ".B copyc", #".I command"#, "[arguments]",
      ".SH DESCRIPTION",
      text(
        """
        Writers keep every error that an app can show in catalogs, one folder a language. copyc checks that \
        the copy can be acted on, that it fits, and that no debug text leaks, formats it with ICU, and \
        generates Swift enums.
        """),
      ".SH COMMANDS",
    ]
    for syntax in commands { page += section(of: syntax) }
    page += [
      ".SH EXIT STATUS", ".TP", "0", "Nothing that fails.", ".TP", "1", "Findings that fail.", ".TP", "2",
      "copyc could not go on; what happened and what to do stands on standard error.",
      ".SH ENVIRONMENT", ".TP", ".B NO_COLOR", "No colour, also on a terminal.",
      ".TP", ".B LANGUAGE, LC_ALL, LC_MESSAGES, LANG",
      "The language in which copyc tells what kept it from going on.",
    ]
    return page.joined(separator: "\n") + "\n"
  }

  private static func section(of syntax: Syntax) -> [String] {
    var lines = [
      ".SS \(text(syntax.command))",
      text(syntax.summary.prefix(1).uppercased() + syntax.summary.dropFirst() + ".")
    ]
    for detail in syntax.details { lines += [".PP", text(detail)] }
    for operand in syntax.operands {
      lines += [
        ".TP", ".I \(text(operand.isRequired ? operand.name : "[\(operand.name)]"))", text(operand.summary)
      ]
    }
    for option in syntax.options {
      let choices = option.choices.isEmpty ? "" : " One of \(option.choices.joined(separator: ", "))."
      lines += [".TP", ".B \(text(option.form))", text(option.summary + choices)]
    }
    for example in syntax.examples {
      lines += [
        ".PP", "Example:", ".PP", ".EX", "  " + text(example.line), ".EE", ".PP", text(example.meaning)
      ]
    }
    return lines
  }

  /// Text that no character of is a request or an escape to roff.
  private static func text(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\n", with: " ")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
