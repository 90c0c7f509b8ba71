import CopyCatalog
import CopycErrors

/// `copyc fix`: mends what a machine can mend.
enum FixCommand: Command {
  static let all = Syntax.Option(
    name: "all",
    summary: "Make also the changes that may change what the copy says. Look at them before you commit.")
  static let dryRun = Syntax.Option(
    name: "dry-run", summary: "Write nothing; print what would change as a diff that “patch” can apply.")
  static let syntax = Syntax(
    name: "fix",
    summary: "mend what a machine can mend in a catalog",
    details: [
      """
      Makes the changes that findings of “copyc check” offer. Those that never change what the copy says, \
      such as the next free code for an error without one, are made unasked; --all makes the others too.
      """,
      """
      Changes nothing else in a file: comments, order and line ends stay. A change that would bring up \
      another finding is not made. Files are written either all or, where one can’t be, none.
      """,
      "The exit code is that of “copyc check” for what is left."
    ],
    operands: [CheckCommand.catalogs],
    options: [
      all, dryRun, CheckOptions.check, CheckOptions.locale, CheckOptions.domain, CheckOptions.failOn
    ],
    examples: [
      Syntax.Usage(line: "copyc fix catalogs", meaning: "Make every safe change."),
      Syntax.Usage(
        line: "copyc fix catalogs --all --dry-run",
        meaning: "Show every change that could be made, and make none.")
    ])

  static func run(_ arguments: Arguments, on terminal: Terminal) async throws(CopycError) -> ExitStatus {
    let options = try CheckOptions(arguments)
    let folder = CatalogFolder(arguments[CheckCommand.catalogs] ?? CatalogFolder.usual)
    let files = try folder.files()
    let compilation = await terminal.withProgress("checking \(files.count) files") { check(files) }
    let filter = try await options.filter(for: compilation, in: folder, on: terminal)
    let includesUnsafe = arguments.has(all)
    let mending = await terminal.withProgress("mending \(files.count) files") {
      mend(compilation, includesUnsafe: includesUnsafe) { filter.includes($0) }
    }
    if arguments.has(dryRun) {
      let diff = mending.changes.map { UnifiedDiff(from: $0.old, to: $0.new).text(path: $0.path) }.joined()
      try terminal.print(diff)
      terminal.note(MendingReport.text(of: mending, isDone: false))
    } else {
      try CatalogWriter.write(mending.changes)
      try terminal.print(MendingReport.text(of: mending, isDone: true))
    }
    return mending.left.contains { $0.severity >= options.leastFailure } ? .findings : .success
  }
}
