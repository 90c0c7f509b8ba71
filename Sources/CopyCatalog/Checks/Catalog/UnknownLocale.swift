/// A locale that is not written as the tool reads it, or a source locale without files.
struct UnknownLocale: Check {
  static let page = CheckPage(
    id: "unknown-locale", category: .catalog, severity: .blocking,
    summary: "A locale that is not a canonical BCP 47 tag, or a source locale without files.",
    rationale: """
      Folders are named by locale (`de`, `pt-BR`, `zh-Hans`), one spelling each, so that one language never \
      ends up in two folders. Plural rules, number formats and the choice for a person's preferences follow \
      from it.
      """,
    examples: [
      Example(
        bad: """
          # catalog.toml
          required = ["pt_BR"]
          # en/Photos.toml
          # pt-BR/Photos.toml
          """,
        good: """
          # catalog.toml
          required = ["pt-BR"]
          # en/Photos.toml
          # pt-BR/Photos.toml
          """)
    ],
    stopsGeneration: true, mender: .developer)

  func notATag(_ text: String, at place: Place, in subject: Subject, isFolder: Bool) -> Finding {
    finding(
      isFolder ? "the folder '\(text)' is not named by a locale" : "“\(text)” is not a locale", at: place,
      in: subject,
      impact: isFolder ? "its files are not read, and nobody sees their texts" : "the setting is not read",
      fix: Fix("write a language such as de, with a script or region where it matters: pt-BR, zh-Hans"))
  }

  func notCanonical(_ text: String, canonical: String, at place: Place, in subject: Subject, isFolder: Bool)
    -> Finding
  {
    finding(
      isFolder
        ? "the folder '\(text)' is named by another spelling of \(canonical)"
        : "“\(text)” is another spelling of \(canonical)", at: place, in: subject,
      impact: isFolder
        ? "its files are not read, so that no language has two folders" : "the setting is not read",
      fix: isFolder
        ? Fix("name the folder \(canonical)")
        : Fix(
          "write \"\(canonical)\"", edits: [TextEdit(replacing: place.range, with: "\"\(canonical)\"")],
          isSafe: true))
  }

  func sourceMissing(_ source: LocaleTag, found: [LocaleTag], at place: Place) -> Finding {
    finding(
      "the source locale \(source) has no files", at: place, in: Subject(locale: source),
      impact: "the source defines the errors; without it there is nothing to translate or to generate",
      fix: found.isEmpty
        ? Fix("add a file such as \(source)/Photos.toml")
        : Fix("add files below \(source)/, or set source = \"\(found[0])\" in catalog.toml"))
  }
}
