import CopyCatalog
import CopycErrors

/// `copyc list`: what a catalog holds and how far its translations are.
enum ListCommand: Command {
  static let format = Syntax.Option(
    name: "format", value: "format", choices: ["table", "json"],
    summary: "How it is printed; “table” unless given.")
  static let locale = Syntax.Option(
    name: "locale", value: "tag", summary: "A language to list, such as pt-BR; all unless given.",
    isRepeatable: true)
  static let domain = Syntax.Option(
    name: "domain", value: "name",
    summary: "A domain to list, Actions for the labels of buttons; all unless given.", isRepeatable: true)

  static let syntax = Syntax(
    name: "list",
    summary: "show the entries of a catalog and how far each language is",
    details: [
      """
      Each entry has its code, where a person meets it, who can end it and, for each language, one of: \
      translated, needs-review, stale (the source text has changed since), draft, inherited (a parent \
      language’s copy is shown), missing (the source is shown). A draft counts as shown once all of its \
      texts are written.
      """,
      """
      JSON is for tools and stable: {"version": 1, "source", "locales": [{"locale", "required", "entries", \
      "shown", and a number for each status}], "entries": [{"domain", "entry", "code", "contexts", "remedy", \
      "file", "line", "status": {a status for each locale}}]}.
      """
    ],
    operands: [CheckCommand.catalogs],
    options: [format, locale, domain],
    examples: [
      Syntax.Usage(line: "copyc list catalogs", meaning: "Show every entry with every language."),
      Syntax.Usage(
        line: "copyc list catalogs --domain Payments --locale ja --format json",
        meaning: "Tell a script what Japanese lacks in one domain.")
    ])

  static func run(_ arguments: Arguments, on terminal: Terminal) async throws(CopycError) -> ExitStatus {
    let files = try CatalogFolder(arguments[CheckCommand.catalogs] ?? CatalogFolder.usual).files()
    let compilation = check(files, with: [])
    let catalog = compilation.catalog
    let domains = try arguments.all(domain).map { (name) throws(CopycError) in
      try catalog.nameOfDomain(name, includingActions: true)
    }
    let locales = try arguments.all(locale).map { (tag) throws(CopycError) in try catalog.locale(tag) }
    let listing = CatalogListing(
      catalog, locales: locales.isEmpty ? nil : locales, domains: domains.isEmpty ? nil : domains)
    let isJSON = arguments[format] == "json"
    try terminal.print(isJSON ? listing.json(files) : listing.text(width: terminal.width))
    let faults = compilation.faultsOfReading
    guard faults == 0 else { throw .listIncomplete(count: faults) }
    return .success
  }
}

extension Compilation {
  /// How many faults keep a part of the catalog from being read.
  var faultsOfReading: Int {
    findings.count { ["syntax", "duplicate-key", "unreadable-file"].contains($0.check) }
  }
}

extension Catalog {
  /// The name of a domain, or `Actions`, as it was typed.
  func nameOfDomain(_ name: String, includingActions: Bool) throws(CopycError) -> String {
    let names = domains.map(\.name) + (includingActions && !actions.isEmpty ? ["Actions"] : [])
    guard names.contains(name) else { throw .unknown(domain: name, suggestion: nearest(name, in: names)) }
    return name
  }

  /// A locale of the catalog, or a required one that has no folder yet, whatever the case of its letters.
  func locale(_ tag: String) throws(CopycError) -> LocaleTag {
    let wanted = tag.lowercased().replacing("_", with: "-")
    guard let locale = (locales + translationLocales).first(where: { $0.tag.lowercased() == wanted }) else {
      throw .unknownLocale(locale: tag)
    }
    return locale
  }
}
