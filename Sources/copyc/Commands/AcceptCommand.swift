import CopyCatalog
import CopycErrors

/// `copyc accept`: marks translations as made from the present source text.
enum AcceptCommand: Command {
  static let catalogs = RenderCommand.catalogs
  static let domain = Syntax.Operand(
    name: "domain",
    summary: "The name of the domain’s file without its ending; Actions for the labels of buttons.")
  static let entries = Syntax.Operand(
    name: "entry", summary: "The name of an entry; several may be given.", isRepeatable: true)
  static let locale = Syntax.Option(
    name: "locale", value: "tag", summary: "The language of the translations, such as pt-BR.",
    isRequired: true)
  static let allStale = Syntax.Option(
    name: "all-stale",
    summary:
      "Instead of single entries: all whose source has changed, of the domain or, without one, of every domain."
  )
  static let state = Syntax.Option(
    name: "state", value: "state", choices: TranslationState.allCases.map(\.rawValue),
    summary: "The state to give them as well; as it is unless given.")

  static let syntax = Syntax(
    name: "accept",
    summary: "mark translations as up to date with the source",
    details: [
      """
      Writes the fingerprint of the present source text into each translation, as “from”. From then on \
      “copyc check” tells when the source says something else. Only complete translations are accepted, and \
      either all of those named or none.
      """
    ],
    operands: [catalogs, domain, entries],
    options: [locale, allStale, state],
    examples: [
      Syntax.Usage(
        line: "copyc accept catalogs Payments card-expired --locale de",
        meaning: "The German text fits the English one as it is now."),
      Syntax.Usage(
        line: "copyc accept catalogs --all-stale --locale ja --state needs-review",
        meaning: "Accept every outdated Japanese text, and have it looked at.")
    ])

  static func run(_ arguments: Arguments, on terminal: Terminal) async throws(CopycError) -> ExitStatus {
    let folder = CatalogFolder(arguments[catalogs] ?? "")
    let files = try folder.files()
    let catalog = check(files, with: []).catalog
    let target = try catalog.locale(arguments[locale] ?? "")
    guard target != catalog.settings.source else { throw .localeIsTheSource(locale: target.tag) }
    let names = arguments.all(entries)
    let choice: Acceptance.Choice
    if arguments.has(allStale) {
      if let name = names.first {
        throw .argumentUnexpected(value: name, command: "\(syntax.command) --all-stale")
      }
      choice = .stale(domain: arguments[domain])
    } else {
      guard let domain = arguments[domain] else {
        throw .argumentMissing(command: syntax.command, argument: "<domain>")
      }
      guard !names.isEmpty else { throw .argumentMissing(command: syntax.command, argument: "<entry>") }
      choice = .entries(names, domain: domain)
    }
    let acceptance = try terminal.editing { () throws(EditingFault) in
      try Acceptance(
        of: choice, in: files, locale: target,
        state: arguments[state].flatMap(TranslationState.init(rawValue:)))
    }
    try CatalogWriter.write(acceptance.changes)
    var lines = acceptance.accepted.map { "\($0.domain).\($0.entry) in \($0.locale): accepted" }
    lines += acceptance.unchanged.map { "\($0.domain).\($0.entry) in \($0.locale): up to date already" }
    if lines.isEmpty { lines = ["nothing in \(target) is outdated"] }
    try terminal.print(lines.map { VisibleText.line($0) + "\n" }.joined())
    return .success
  }
}
