import CopyCatalog
import CopycErrors

/// `copyc sync`: gives translations a stub for each entry that they lack.
enum SyncCommand: Command {
  static let locale = Syntax.Option(
    name: "locale", value: "tag",
    summary: """
      A language to bring up to date, such as pt-BR; it gets a folder where it has none. All languages of \
      the catalog unless given.
      """, isRepeatable: true)
  static let prune = Syntax.Option(
    name: "prune",
    summary: "Remove entries that the source no longer has, with the comments that touch them.")

  static let syntax = Syntax(
    name: "sync",
    summary: "add stubs for missing translations",
    details: [
      """
      A stub has the note, the arguments and the source texts as comments, and below each the key to fill \
      in, with the plural forms that the language needs. It is a draft: readers are shown the source, and \
      “copyc check” speaks of it, until its texts are written.
      """,
      """
      What is there stays as it is: comments, order, and entries that the source no longer has. Running it \
      again changes nothing. A language that is shown the copy of a parent language, as es-MX that of \
      es-419, gets no stub.
      """
    ],
    operands: [CheckCommand.catalogs],
    options: [locale, prune],
    examples: [
      Syntax.Usage(line: "copyc sync catalogs", meaning: "Bring every language up to date with the source."),
      Syntax.Usage(line: "copyc sync catalogs --locale fr", meaning: "Begin a translation to French.")
    ])

  static func run(_ arguments: Arguments, on terminal: Terminal) async throws(CopycError) -> ExitStatus {
    let folder = CatalogFolder(arguments[CheckCommand.catalogs] ?? CatalogFolder.usual)
    let files = try folder.files()
    let source = check(files, with: []).catalog.settings.source
    let locales = try arguments.all(locale).map { (tag) throws(CopycError) in
      try LocaleTag.target(tag, source: source)
    }
    let stubs = try terminal.editing { () throws(EditingFault) in
      try TranslationStubs(for: files, locales: locales.isEmpty ? nil : locales, prunes: arguments.has(prune))
    }
    try CatalogWriter.write(stubs.changes)
    try terminal.print(text(of: stubs.notices))
    return .success
  }

  private static func text(of notices: [TranslationStubs.Notice]) -> String {
    guard !notices.isEmpty else { return "nothing is missing\n" }
    return notices.map { notice in
      let parts = [
        ("added", notice.added), ("completed", notice.completed), ("removed", notice.removed)
      ].filter { !$0.1.isEmpty }.map { word, entries in
        // Many names tell nobody anything.
        entries.count > 8 ? "\(word) \(entries.count) entries" : "\(word) \(entries.joined(separator: ", "))"
      }
      let path = VisibleText.line(notice.path)
      return "\(path): \(VisibleText.line(parts.joined(separator: "; ")))\n"
    }.joined()
  }
}
