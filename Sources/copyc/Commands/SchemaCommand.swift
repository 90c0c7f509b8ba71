import CopyCatalog
import CopycErrors

/// `copyc schema`: what TOML editors complete and check catalog files by.
enum SchemaCommand: Command {
  static let kind = Syntax.Operand(
    name: "kind",
    summary: "Which files: \(CatalogSchema.Kind.allCases.map(\.rawValue).joined(separator: ", ")).",
    words: CatalogSchema.Kind.allCases.map(\.rawValue))
  static let output = Syntax.Option(
    name: "output", value: "folder", summary: "Write the schemas of all kinds here instead, a file each.")

  static let syntax = Syntax(
    name: "schema",
    summary: "print the JSON Schema by which editors complete catalog files",
    details: [
      """
      “settings” is for catalog.toml, “source” and “actions” for the files of the source language, \
      “translation” and “labels” for those of the others. An editor that reads the Taplo directive takes the \
      schema that the first line of a file names, such as \(CatalogSchema(.source).editorHint); “copyc init” \
      writes these lines.
      """
    ],
    operands: [kind],
    options: [output],
    examples: [
      Syntax.Usage(line: "copyc schema source", meaning: "Print the schema of a domain’s source file."),
      Syntax.Usage(
        line: "copyc schema --output catalogs/.schema", meaning: "Renew the schemas beside a catalog."),
    ])

  static func run(_ arguments: Arguments, on terminal: Terminal) async throws(CopycError) -> ExitStatus {
    if let path = arguments[output] {
      let files = CatalogSchema.Kind.allCases.map { kind in
        let schema = CatalogSchema(kind)
        return OutputFolder.File(name: schema.fileName, text: schema.json)
      }
      let folder = OutputFolder(path)
      try folder.resolve(folder.differences(from: files), with: files)
      return .success
    }
    let names = CatalogSchema.Kind.allCases.map(\.rawValue)
    guard let name = arguments[kind] else {
      throw .argumentMissing(command: syntax.command, argument: "<kind>")
    }
    guard let kind = CatalogSchema.Kind(rawValue: name) else {
      throw .optionValueUnknown(option: "<kind>", value: name, allowed: names.joined(separator: ", "))
    }
    try terminal.print(CatalogSchema(kind).json)
    return .success
  }
}
