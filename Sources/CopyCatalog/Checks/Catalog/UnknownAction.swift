/// An action that `Actions.toml` does not have.
struct UnknownAction: CatalogCheck, DomainCheck {
  static let page = CheckPage(
    id: "unknown-action", category: .catalog, severity: .blocking,
    summary: "An entry names an action or another part of the catalog that does not exist.",
    rationale: """
      The labels of buttons stand in `Actions.toml`, so that one action is called the same everywhere. A \
      name without a label would be an empty button.
      """,
    examples: [
      Example(
        bad: """
          [album-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "This album is full"
          message = "It already holds 500 photos."
          recovery = "Remove photos from the album, then try again."
          actions = ["chose-photos"]
          note = "After choosing photos to add."
          # en/Actions.toml
          [choose-photos]
          label = "Choose Photos"
          """,
        good: """
          [album-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "This album is full"
          message = "It already holds 500 photos."
          recovery = "Remove photos from the album, then try again."
          actions = ["choose-photos"]
          note = "After choosing photos to add."
          # en/Actions.toml
          [choose-photos]
          label = "Choose Photos"
          """)
    ],
    stopsGeneration: true, mender: .developer)

  var looks: [Look] { [.catalog(self), .domain(self)] }

  func findings(in domain: Domain, of catalog: Catalog) -> [Finding] {
    domain.entries.flatMap { entry in
      unknownActions(of: entry, in: domain, catalog) + labelsWithoutAction(of: entry, in: domain)
    }
  }

  private func unknownActions(of entry: Entry, in domain: Domain, _ catalog: Catalog) -> [Finding] {
    var findings: [Finding] = []
    for action in entry.actions where catalog.action(action.key) == nil {
      let close = nearest(action.key, in: catalog.actions.map(\.key).sorted())
      findings.append(
        finding(
          "the action '\(action.key)' of \(entry.name) is not in Actions.toml", at: action.place,
          in: Subject(locale: entry.source.locale, domain: domain.name, entry: entry.name, field: "actions"),
          impact: "its button would have no label",
          fix: close.map {
            Fix("write \"\($0)\"", edits: [TextEdit(replacing: action.place.range, with: tomlString($0))])
          }
            ?? Fix("add [\(action.key)] with a label to Actions.toml")))
    }
    return findings
  }

  private func labelsWithoutAction(of entry: Entry, in domain: Domain) -> [Finding] {
    var findings: [Finding] = []
    for copy in entry.copies {
      for text in copy.texts {
        guard case .label(let key) = text.field.slot, !entry.actions.contains(where: { $0.key == key }) else {
          continue
        }
        findings.append(
          finding(
            "a label for '\(key)', which is no action of \(entry.name)",
            at: Place(file: copy.file, range: text.keyRange),
            in: Subject(
              locale: copy.locale, domain: domain.name, entry: entry.name, field: text.field.description),
            impact: "the label is never shown",
            fix: Fix("add \"\(key)\" to the actions of \(entry.name), or delete this line")))
      }
    }
    return findings
  }

  /// The fallback error that settings name.
  func findings(in catalog: Catalog) -> [Finding] {
    guard let mention = catalog.settings.fallbackError else { return [] }
    let parts = mention.text.split(separator: ".", maxSplits: 1).map(String.init)
    if parts.count == 2, catalog.domain(parts[0])?.entry(parts[1])?.isError ?? false { return [] }
    let all = catalog.domains.flatMap { domain in
      domain.entries.filter(\.isError).map { "\(domain.name).\($0.name)" }
    }
    return [
      finding(
        "the fallback error “\(mention.text)” is not an error of this catalog", at: mention.place,
        in: Subject(),
        impact: "an unknown error would have no text at all",
        fix: nearest(mention.text, in: all).map {
          Fix("write \"\($0)\"", edits: [TextEdit(replacing: mention.place.range, with: tomlString($0))])
        } ?? Fix("write a domain and an entry, such as \"General.unexpected\""))
    ]
  }
}
