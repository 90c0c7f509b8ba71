import CopyCatalog
import CopycErrors

/// `copyc rename`: gives an entry, an argument or an action another name in every language at once.
enum RenameCommand: Command {
  static let domain = Syntax.Operand(
    name: "domain", summary: "The name of the domain’s file without its ending; Actions for buttons.",
    isRequired: true)
  static let old = Syntax.Operand(name: "old", summary: "The name it has.", isRequired: true)
  static let new = Syntax.Operand(name: "new", summary: "The name it gets.", isRequired: true)
  static let argument = Syntax.Option(
    name: "argument", value: "entry", summary: "Rename an argument of this entry instead of an entry.")

  static let syntax = Syntax(
    name: "rename",
    summary: "rename an entry, an argument or an action in every language at once",
    details: [
      """
      An entry’s name changes in all of its tables and in catalog.toml; an argument’s in its declaration and \
      in every text; an action’s in Actions.toml, and wherever an entry offers it or words its label. \
      Comments and everything else stay as they are. Swift code that uses the name is yours to change.
      """,
      "Either every file is written or none. A name that is taken or can’t be one in Swift is refused."
    ],
    operands: [RenderCommand.catalogs, domain, old, new],
    options: [argument],
    examples: [
      Syntax.Usage(
        line: "copyc rename catalogs Payments card-expired card-too-old", meaning: "Rename an entry."),
      Syntax.Usage(
        line: "copyc rename catalogs Payments last4 digits --argument card-expired",
        meaning: "Rename an argument of that entry."),
      Syntax.Usage(line: "copyc rename catalogs Actions remove delete", meaning: "Rename a button.")
    ])

  static func run(_ arguments: Arguments, on terminal: Terminal) async throws(CopycError) -> ExitStatus {
    let folder = CatalogFolder(arguments[RenderCommand.catalogs] ?? "")
    let files = try folder.files()
    let domain = arguments[domain] ?? ""
    let old = arguments[old] ?? ""
    let subject: Renaming.Subject =
      if let entry = arguments[argument] {
        .argument(old, entry: entry, domain: domain)
      } else if domain == "Actions" {
        .action(old)
      } else {
        .entry(old, domain: domain)
      }
    let renaming = try terminal.editing { () throws(EditingFault) in
      try Renaming(subject, to: arguments[new] ?? "", in: files)
    }
    try CatalogWriter.write(renaming.changes)
    let places = "\(renaming.count) \(renaming.count == 1 ? "place" : "places")"
    let paths = renaming.changes.map { "     \($0.path)\n" }.joined()
    try terminal.print("renamed in \(places):\n\(paths)")
    return .success
  }
}
