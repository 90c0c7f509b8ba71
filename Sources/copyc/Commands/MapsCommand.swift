import CopyCatalog
import CopycErrors

/// `copyc maps`: which entry a system error is shown with.
enum MapsCommand: Command {
  static let format = Syntax.Option(
    name: "format", value: "format", choices: ["table", "json"],
    summary: "How it is printed; “table” unless given.")
  static let all = Syntax.Option(
    name: "all", summary: "List every error that is known, also those that the catalog maps to nothing.")

  static let syntax = Syntax(
    name: "maps",
    summary: "show which entry each system error is shown with",
    details: [
      """
      An error is shown with the entry that maps it, to nobody where it is quiet or a cancellation, and else \
      as the fallback-error. The remedies of the table are what ends the error, whoever maps it.
      """,
      """
      JSON is for tools and stable: {"version": 1, "fallback", "maps": [{"error", "domain", "code", "shown", \
      "entry", "file", "line", "contexts", "remedies"}]}. “shown” is one of entry, nobody, fallback and \
      unknown; “code” is a number, and a symbol for POSIX.
      """
    ],
    operands: [CheckCommand.catalogs],
    options: [format, all],
    examples: [
      Syntax.Usage(line: "copyc maps catalogs", meaning: "Show what the catalog maps."),
      Syntax.Usage(
        line: "copyc maps catalogs --all --format json",
        meaning: "Tell a script what a person is shown of each known error.")
    ])

  static func run(_ arguments: Arguments, on terminal: Terminal) async throws(CopycError) -> ExitStatus {
    let files = try CatalogFolder(arguments[CheckCommand.catalogs] ?? CatalogFolder.usual).files()
    let compilation = check(files, with: [])
    let listing = MappingListing(compilation.catalog, includingUnmapped: arguments.has(all))
    try terminal.print(
      arguments[format] == "json" ? listing.json(files) : listing.text(width: terminal.width))
    let faults = compilation.faultsOfReading
    guard faults == 0 else { throw .listIncomplete(count: faults) }
    return .success
  }
}
