import CopyCatalog
import CopycErrors

/// `copyc check`: prints what a colleague would remark on.
enum CheckCommand: Command {
  static let catalogs = Syntax.Operand(
    name: "catalogs", summary: "The folder that holds catalog.toml; “catalogs” unless given.")

  static let syntax = Syntax(
    name: "check",
    summary: "find what is wrong with the copy of a catalog",
    details: [
      """
      Reads catalog.toml, <locale>/<Domain>.toml and <locale>/Actions.toml. Hidden files, and files that \
      don’t end in .toml, are left out. Findings go to standard output.
      """,
      """
      What is asked for by locale, domain, check, change and baseline decides what is printed and counted, \
      and so the exit code.
      """
    ],
    operands: [catalogs],
    options: CheckOptions.all,
    examples: [
      Syntax.Usage(line: "copyc check catalogs", meaning: "Print every finding for people."),
      Syntax.Usage(
        line: "copyc check catalogs --locale de --group-by check",
        meaning: "Print what a German translator can mend."),
      Syntax.Usage(
        line: "copyc check catalogs --format github --changed-since origin/main --fail-on should-fix",
        meaning: "Annotate the changed entries of a pull request, and fail it on more."),
      Syntax.Usage(
        line: "copyc check catalogs --write-baseline catalogs/baseline.txt",
        meaning:
          "Take down what is known, so that only new findings fail with --baseline catalogs/baseline.txt.")
    ])

  static func run(_ arguments: Arguments, on terminal: Terminal) async throws(CopycError) -> ExitStatus {
    let options = try CheckOptions(arguments)
    let folder = CatalogFolder(arguments[catalogs] ?? CatalogFolder.usual)
    let files = try folder.files()
    let compilation = await terminal.withProgress("checking \(files.count) files") {
      options.isRelease ? check(files).asRelease() : check(files)
    }
    var findings = compilation.findings
    var known = 0
    if let path = options.baseline ?? options.newBaseline {
      if options.newBaseline != nil { try write(Baseline(of: findings, in: files), to: path, on: terminal) }
      let comparison = try Baseline(at: path).compare(
        findings, in: files, for: options.isRelease ? ReleaseGate(of: compilation.catalog) : nil)
      tell(comparison.settled, of: path, on: terminal)
      (findings, known) = (comparison.new, comparison.known)
    }
    let filter = try await options.filter(for: compilation, in: folder, on: terminal)
    let review = Review(
      compilation: compilation, findings: findings.filter(filter.includes), filter: filter, inBaseline: known,
      fails: { $0.severity >= options.leastFailure })
    try terminal.print(options.style.text(of: review, on: terminal, groupedBy: options.grouping))
    // The command ends here. Taking a large catalog apart first would take a tenth of its check.
    _ = Unmanaged.passRetained(compilation.catalog)
    return review.findings.contains(where: review.fails) ? .findings : .success
  }

  private static func write(_ baseline: Baseline, to path: String, on terminal: Terminal) throws(CopycError) {
    try FileAccess.replace(path, with: baseline.text)
    let count = baseline.count == 1 ? "1 finding" : "\(baseline.count) findings"
    terminal.note("\(VisibleText.line(path)) now holds \(count)\n")
  }

  /// Says which lines of a baseline are no longer of use.
  private static func tell(_ settled: [String], of path: String, on terminal: Terminal) {
    guard !settled.isEmpty else { return }
    let (findings, occur, lines) =
      settled.count == 1
      ? ("1 finding", "occurs", "this line") : ("\(settled.count) findings", "occur", "these lines")
    var text = "\(findings) of \(VisibleText.line(path)) no longer \(occur); delete \(lines):\n"
    for line in settled.prefix(20) { text += "  \(VisibleText.line(line))\n" }
    if settled.count > 20 { text += "  and \(settled.count - 20) more\n" }
    terminal.note(text)
  }
}
