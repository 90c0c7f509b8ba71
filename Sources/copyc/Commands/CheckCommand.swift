import CopyCatalog
import CopycErrors

/// `copyc check`: prints what a colleague would remark on.
enum CheckCommand: Command {
  static let catalogs = Syntax.Operand(
    name: "catalogs", summary: "The folder that holds catalog.toml; “catalogs” unless given.")
  static let format = Syntax.Option(
    name: "format", value: "format", choices: ["human", "json", "github", "compiler"],
    summary: "How findings are printed; “human” unless given.")
  static let failOn = Syntax.Option(
    name: "fail-on", value: "severity", choices: ["blocking", "should-fix", "note"],
    summary: "The least severity that ends with exit code 1; “blocking” unless given.")

  static let syntax = Syntax(
    name: "check",
    summary: "find what is wrong with the copy of a catalog",
    details: [
      """
      Reads catalog.toml, <locale>/<Domain>.toml and <locale>/Actions.toml. Hidden files, and files that don’t \
      end in .toml, are left out. Findings go to standard output.
      """
    ],
    operands: [catalogs],
    options: [format, failOn],
    examples: [
      Syntax.Usage(line: "copyc check catalogs", meaning: "Print every finding for people."),
      Syntax.Usage(
        line: "copyc check catalogs --format github --fail-on should-fix",
        meaning: "Annotate the lines of a pull request, and fail it on more.")
    ])

  static func run(_ arguments: Arguments, on terminal: Terminal) async throws(CopycError) -> ExitStatus {
    let files = try CatalogFolder(arguments[catalogs] ?? CatalogFolder.usual).files()
    let compilation = await terminal.withProgress("checking \(files.count) files") { check(files) }
    let least = arguments[failOn].flatMap(Severity.init(rawValue:)) ?? .blocking
    let fails = { (finding: Finding) in finding.severity >= least }
    let style = arguments[format].flatMap(FindingStyle.init(rawValue:)) ?? .human
    try terminal.print(style.text(of: compilation, on: terminal, includesNotes: true, where: fails))
    // The command ends here. Taking a large catalog apart first would take a tenth of its check.
    _ = Unmanaged.passRetained(compilation.catalog)
    return compilation.findings.contains(where: fails) ? .findings : .success
  }
}

/// How findings are printed.
enum FindingStyle: String {
  case human, json, github, compiler

  /// - Parameters:
  ///   - includesNotes: whether findings that fail nothing anywhere are printed for compilers, too.
  ///   - fails: whether a finding fails the run.
  func text(
    of compilation: Compilation, on terminal: Terminal, includesNotes: Bool, where fails: (Finding) -> Bool
  ) -> String {
    let findings = compilation.findings
    let files = compilation.files
    let tally = Tally(findings, in: compilation.catalog)
    switch self {
    case .human:
      let width = min(max(terminal.width - 8, 40), 100)
      return HumanReport(files, isColored: terminal.hasColor, width: width).text(of: findings, tally: tally)
    case .json: return JSONReport(files).text(of: findings, tally: tally)
    case .github: return GitHubReport(files).text(of: findings)
    case .compiler:
      return CompilerReport(files, includesNotes: includesNotes).text(of: findings, where: fails)
    }
  }
}
