import CopyCatalog
import CopycErrors

/// `copyc generate`: writes the Swift that an app is built with.
enum GenerateCommand: Command {
  static let output = Syntax.Option(
    name: "output", value: "folder", summary: "The folder for the generated Swift.", isRequired: true)
  static let checkOnly = Syntax.Option(
    name: "check", summary: "Write nothing; say which files differ, and end with exit code 1 if any does.")
  static let format = Syntax.Option(
    name: "format", value: "format", choices: ["compiler", "human", "github"],
    summary: "How findings are printed; “compiler” unless given.")

  static let syntax = Syntax(
    name: "generate",
    summary: "write type-safe Swift from a catalog",
    details: [
      """
      Stops only at findings without whose cure Swift can’t be generated safely; all others are warnings. \
      Findings go to standard error.
      """,
      """
      Writes a file only if its text changes, and either all files or none. A file that an earlier run \
      generated and this one does not is removed.
      """
    ],
    operands: [CheckCommand.catalogs],
    options: [output, checkOnly, format],
    examples: [
      Syntax.Usage(
        line: "copyc generate catalogs --output Sources/App/Generated",
        meaning: "Write the enums and their texts."),
      Syntax.Usage(
        line: "copyc generate catalogs --output Sources/App/Generated --check",
        meaning: "Say whether what is checked in is up to date.")
    ])

  static func run(_ arguments: Arguments, on terminal: Terminal) async throws(CopycError) -> ExitStatus {
    let files = try CatalogFolder(arguments[CheckCommand.catalogs] ?? CatalogFolder.usual).files()
    let generation = await terminal.withProgress("generating from \(files.count) files") { generate(files) }
    let style = arguments[format].flatMap(FindingStyle.init(rawValue:)) ?? .compiler
    let review = Review(
      compilation: generation.compilation, findings: generation.compilation.findings,
      fails: \.stopsGeneration)
    terminal.note(style.text(of: review, on: terminal, includesNotes: false))
    let stops = review.findings.count(where: \.stopsGeneration)
    guard stops == 0 else { throw .generationStopped(count: stops) }

    let folder = OutputFolder(arguments[output] ?? "")
    let wanted = generation.outputs.map { OutputFolder.File(name: $0.path, text: $0.text) }
    let differences = folder.differences(from: wanted) { GeneratedHeader(of: $0) != nil }
    if arguments.has(checkOnly) {
      let command = syntax.line(
        arguments[CheckCommand.catalogs] ?? CatalogFolder.usual, "--\(output.name)", folder.path)
      return try tell(differences, in: folder, writtenBy: command, on: terminal)
    }
    if !differences.isEmpty { try folder.resolve(differences, with: wanted) }
    return .success
  }

  private static func tell(
    _ differences: [OutputFolder.Difference], in folder: OutputFolder, writtenBy command: String,
    on terminal: Terminal
  ) throws(CopycError) -> ExitStatus {
    guard !differences.isEmpty else { return .success }
    for difference in differences {
      let state =
        switch difference.kind {
        case .missing: "is missing"
        case .changed: "differs"
        case .leftOver: "is no longer generated"
        }
      try terminal.print("\(VisibleText.line("\(folder.path)/\(difference.name)")) \(state)\n")
    }
    for difference in differences {
      guard let stamped = GeneratedHeader(of: difference.currentStart)?.icuVersion else { continue }
      if stamped != ICU.version { throw .generatedByAnotherIcu(stamped: stamped, installed: ICU.version) }
    }
    throw .generatedOutOfDate(count: differences.count, command: command)
  }
}
