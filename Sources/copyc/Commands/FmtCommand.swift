import CopyCatalog
import CopycErrors

/// `copyc fmt`: writes catalogs in canonical form.
enum FmtCommand: Command {
  static let checkOnly = Syntax.Option(
    name: "check", summary: "Write nothing; say which files differ, and end with exit code 1 if any does.")
  static let dryRun = Syntax.Option(
    name: "dry-run", summary: "Write nothing; print what would change as a diff that “patch” can apply.")

  static let syntax = Syntax(
    name: "fmt",
    summary: "write the files of a catalog in one spelling and order",
    details: [
      """
      Puts the keys of each entry in one order, one blank line between entries, spaces around “=”, and texts \
      in straight double quotes. What the files say stays the same, as do comments and the order of entries \
      and arguments.
      """,
      """
      A file with a syntax fault is left as it is, and the exit code is 1. Files are written either all or, \
      where one can’t be, none.
      """
    ],
    operands: [CheckCommand.catalogs],
    options: [checkOnly, dryRun],
    examples: [
      Syntax.Usage(line: "copyc fmt catalogs", meaning: "Write every file in canonical form."),
      Syntax.Usage(line: "copyc fmt catalogs --check", meaning: "Say which files are not, as a CI job does.")
    ])

  static func run(_ arguments: Arguments, on terminal: Terminal) async throws(CopycError) -> ExitStatus {
    let files = try CatalogFolder(arguments[CheckCommand.catalogs] ?? CatalogFolder.usual).files()
    let results = await terminal.withProgress("formatting \(files.count) files") {
      files.map { ($0, CanonicalForm.of($0)) }
    }
    var changes: [FileChange] = []
    var faulty = 0
    for (file, canonical) in results {
      guard let canonical else {
        faulty += 1
        terminal.note(
          "\(VisibleText.line(file.path)): left as it is, because it can’t be read; see “copyc check”\n")
        continue
      }
      if canonical != file.bytes {
        changes.append(FileChange(path: file.path, old: file.bytes, new: canonical))
      }
    }
    if arguments.has(dryRun) {
      try terminal.print(changes.map { UnifiedDiff(from: $0.old, to: $0.new).text(path: $0.path) }.joined())
      return faulty == 0 ? .success : .findings
    }
    if arguments.has(checkOnly) {
      for change in changes {
        try terminal.print("\(VisibleText.line(change.path)) is not in canonical form\n")
      }
      let command = syntax.line(arguments[CheckCommand.catalogs] ?? CatalogFolder.usual)
      if !changes.isEmpty { throw .catalogNotFormatted(count: changes.count, command: command) }
    } else {
      try CatalogWriter.write(changes)
      for change in changes { try terminal.print("formatted \(VisibleText.line(change.path))\n") }
    }
    return faulty == 0 ? .success : .findings
  }
}
