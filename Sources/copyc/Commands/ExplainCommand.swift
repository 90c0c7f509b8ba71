import CopyCatalog
import CopycErrors

/// `copyc explain`: prints what a check looks for and why.
enum ExplainCommand: Command {
  static let id = Syntax.Operand(
    name: "check", summary: "The name in square brackets of a finding; without it all checks are listed.",
    words: allChecks.map(\.page.id))
  static let markdown = Syntax.Option(name: "markdown", summary: "Print Markdown, as docs/checks holds it.")

  static let all = Syntax.Option(name: "all", summary: "Print the pages of all checks.")
  static let output = Syntax.Option(
    name: "output", value: "folder", summary: "Write the pages of all checks here instead, as Markdown.")

  static let syntax = Syntax(
    name: "explain",
    summary: "tell what a check looks for, why, and how to put it right",
    operands: [id],
    options: [markdown, all, output],
    examples: [
      Syntax.Usage(line: "copyc explain missing-plural-form", meaning: "Print the page of one check."),
      Syntax.Usage(line: "copyc explain", meaning: "List all checks with a line each.")
    ])

  static func run(_ arguments: Arguments, on terminal: Terminal) async throws(CopycError) -> ExitStatus {
    let pages = allChecks.map(\.page)
    if let path = arguments[output] {
      try write(pages, to: OutputFolder(path))
      return .success
    }
    let isMarkdown = arguments.has(markdown)
    if let name = arguments[id] {
      guard let page = pages.first(where: { $0.id == name }) else {
        throw .unknown(check: name, suggestion: nearest(name, in: pages.map(\.id)))
      }
      try terminal.print(text(of: page, isMarkdown: isMarkdown, on: terminal))
    } else if arguments.has(all) {
      try terminal.print(
        pages.map { text(of: $0, isMarkdown: isMarkdown, on: terminal) }.joined(separator: "\n"))
    } else {
      try terminal.print(
        isMarkdown ? CheckDocumentation.markdownIndex(of: pages) : CheckDocumentation.plainIndex(of: pages))
    }
    return .success
  }

  private static func text(of page: CheckPage, isMarkdown: Bool, on terminal: Terminal) -> String {
    isMarkdown
      ? CheckDocumentation(of: page).markdown
      : CheckDocumentation(of: page).plainText(width: min(terminal.width, 80))
  }

  private static func write(_ pages: [CheckPage], to folder: OutputFolder) throws(CopycError) {
    let index = OutputFolder.File(name: "README.md", text: CheckDocumentation.markdownIndex(of: pages))
    let files =
      [index]
      + pages.map {
        OutputFolder.File(name: "\($0.id).md", text: CheckDocumentation(of: $0).markdown)
      }
    try folder.resolve(folder.differences(from: files), with: files)
  }
}
