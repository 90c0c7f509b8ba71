/// The JSON Schema of one kind of catalog file, by which TOML editors complete keys, explain them and
/// underline what is not one. It says what the reader of that file knows: the same keys, the same values.
///
/// JSON Schema draft 7 (https://json-schema.org/specification-links#draft-7), which TOML editors read. A date
/// of TOML is a string to them.
public struct CatalogSchema: Sendable {
  /// The kinds of files in a catalog folder.
  public enum Kind: String, Sendable, CaseIterable {
    /// `catalog.toml`
    case settings
    /// `<source>/<Domain>.toml`
    case source
    /// `<locale>/<Domain>.toml`
    case translation
    /// `<source>/Actions.toml`
    case actions
    /// `<locale>/Actions.toml`
    case labels
  }

  public let kind: Kind

  public init(_ kind: Kind) {
    self.kind = kind
  }

  /// The name of the schema's file in the folder `.schema` of a catalog.
  public var fileName: String { "\(kind.rawValue).json" }

  /// The line at the top of a catalog file that tells an editor its schema (the directive of Taplo, which
  /// Even Better TOML and Tombi read too).
  public var editorHint: String {
    kind == .settings ? "#:schema .schema/\(fileName)" : "#:schema ../.schema/\(fileName)"
  }

  /// The schema as JSON, ending in a line break.
  public var json: String { document.json() + "\n" }

  private var document: SchemaNode {
    .object(
      [("$schema", .text("http://json-schema.org/draft-07/schema#")), ("title", .text(title))] + body
        + (definitions.isEmpty ? [] : [("definitions", .object(definitions))]))
  }

  private var title: String {
    switch kind {
    case .settings: "The settings of a catalog"
    case .source: "The errors of a domain, in the source language"
    case .translation: "The errors of a domain, translated"
    case .actions: "The labels of buttons, in the source language"
    case .labels: "The labels of buttons, translated"
    }
  }

  private var body: [(key: String, value: SchemaNode)] {
    switch kind {
    case .settings:
      fields(of: Self.table(SettingsReader.keys, as: Self.setting, "What holds for the whole catalog."))
    case .source:
      entries(
        [
          (
            "domain",
            Self.table(DomainReader.domainKeys, as: Self.domainKey, "What holds for the whole domain.")
          )
        ],
        of: Self.table(
          EntryReader.definitionKeys + EntryReader.textKeys, as: Self.entryKey,
          "An error, or another state of a view.",
          required: ["context"]))
    case .translation:
      entries(
        [],
        of: Self.table(
          EntryReader.translationKeys + ["help"] + EntryReader.textKeys, as: Self.translatedEntryKey,
          "An entry’s translation."))
    case .actions:
      entries(
        [], of: Self.table(ActionsReader.sourceKeys, as: Self.actionKey, "An action.", required: ["label"]))
    case .labels:
      entries(
        [], of: Self.table(ActionsReader.translationKeys, as: Self.actionKey, "An action’s translation."))
    }
  }

  /// A file whose tables are entries, and a few with names of their own.
  private func entries(
    _ properties: [(key: String, value: SchemaNode)], of entry: SchemaNode
  ) -> [(key: String, value: SchemaNode)] {
    [
      ("type", .text("object")), ("properties", .object(properties)),
      ("patternProperties", .object([(Self.kebabCase, entry)])), ("additionalProperties", .truth(false)),
    ]
  }

  private func fields(of node: SchemaNode) -> [(key: String, value: SchemaNode)] {
    if case .object(let fields) = node { fields } else { [] }
  }

  /// The parts that entries hold in more than one place.
  private var definitions: [(key: String, value: SchemaNode)] {
    switch kind {
    case .source, .translation:
      [
        ("texts", Self.table("A wording of its own.", Self.texts)),
        (
          "platforms",
          Self.table("A wording of its own.", Self.texts + Self.platforms)
        ),
        (
          "contexts",
          Self.table(
            "A wording of its own.",
            Self.texts + Context.allCases.map { ($0.rawValue, .reference("platforms")) } + Self.platforms)
        ),
      ]
    case .settings, .actions, .labels: []
    }
  }

  /// A table with the keys that a reader knows.
  private static func table(
    _ keys: [String], as schema: (String) -> SchemaNode?, _ description: String, required: [String] = []
  ) -> SchemaNode {
    .table(description, keys.compactMap { key in schema(key).map { (key, $0) } }, required: required)
  }

  private static func table(_ description: String, _ properties: [(key: String, value: SchemaNode)])
    -> SchemaNode
  {
    .table(description, properties)
  }
}
