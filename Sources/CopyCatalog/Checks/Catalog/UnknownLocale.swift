/// A locale that is not written as the tool reads it, or a source locale without files.
struct UnknownLocale: Check {
  static let page = CheckPage(
    id: "unknown-locale", category: .catalog, severity: .blocking,
    summary: "A locale that is no canonical BCP 47 tag of a known language, or a source locale without files.",
    rationale: """
      Folders are named by locale (`de`, `pt-BR`, `zh-Hans`), one spelling each, so that one language never \
      ends up in two folders. Plural rules, number formats and the choice for a person's preferences follow \
      from it, so it is a language that CLDR knows, or one with a code that ISO 639 leaves to private use \
      (qaa to qtz), which gets the formats that CLDR has for all.
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
          """),
      Example(
        bad: """
          # catalog.toml
          required = ["german"]
          # en/Photos.toml
          # de/Photos.toml
          """,
        good: """
          # catalog.toml
          required = ["de"]
          # en/Photos.toml
          # de/Photos.toml
          """),
    ],
    stopsGeneration: true, mender: .developer)

  /// - Parameter meant: the locale that the text most likely stands for.
  func notATag(
    _ text: String, meant: LocaleTag?, at place: Place, in subject: Subject, isFolder: Bool
  ) -> Finding {
    finding(
      isFolder ? "the folder '\(text)' is not named by a locale" : "“\(text)” is not a locale", at: place,
      in: subject,
      impact: isFolder ? "its files are not read, and nobody sees their texts" : "the setting is not read",
      fix: meant.map { Self.fix(writing: $0, at: place, isFolder: isFolder) }
        ?? Fix(
          """
          write a language that CLDR knows, such as de, with a script or region where it matters: pt-BR, \
          zh-Hans\(Self.wayOut(for: text))
          """))
  }

  private static func fix(writing locale: LocaleTag, at place: Place, isFolder: Bool) -> Fix {
    // A region speaks for itself.
    let language = locale.tag == locale.language ? try? LocaleData.name(of: locale.tag, in: "en") : nil
    let name = language.map { " (\($0))" } ?? ""
    return isFolder
      ? Fix("name the folder \(locale)\(name)")
      : Fix(
        "write \"\(locale)\"\(name)", edits: [TextEdit(replacing: place.range, with: "\"\(locale)\"")])
  }

  /// What a language is called that has a code of three letters and is not known.
  private static func wayOut(for text: String) -> String {
    guard text.utf8.count == 3, text.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) else { return "" }
    return "; for one that it does not know, a code for private use: qaa-x-\(text)"
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
