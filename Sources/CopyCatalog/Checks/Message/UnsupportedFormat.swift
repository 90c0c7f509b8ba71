/// Finds formats that generated code cannot show.
struct UnsupportedFormat: DomainCheck {
  static let page = CheckPage(
    id: "unsupported-format", category: .message, severity: .blocking,
    summary:
      "Finds number, date and time formats that generated code does not have, or that ICU does not know.",
    rationale: """
      Generated code carries no ICU: the formats that a catalog uses are taken from ICU's data when it is \
      compiled. What cannot be taken over exactly is refused, so that the reader never sees another text \
      than the one that was checked. Patterns such as dd.MM.yyyy are one country's habit in every language; \
      a skeleton such as ::yMMMd names the parts, and each locale puts them in its order.
      """,
    examples: [
      .message(
        "{count, spellout} photos are waiting for space.", "{count, number} photos are waiting for space.",
        arguments: "count = { type = \"int\", sample = 30, range = \"2...500\" }"),
      .message(
        "Your photos are waiting for space since {start, date, dd.MM.yyyy}.",
        "Your photos are waiting for space since {start, date, ::yMMMd}.",
        arguments: "start = { type = \"date\", sample = 2026-09-01 }"),
    ],
    stopsGeneration: true, mender: .developer)

  func findings(in domain: Domain, of catalog: Catalog) -> [Finding] {
    var judge = FormatJudge()
    var findings: [Finding] = []
    let formats = Dictionary(catalog.locales.map { ($0, catalog.formats(showing: $0)) }) { first, _ in first }
    for entry in domain.entries {
      let isShownByItself = entry.arguments.contains { $0.type.isShownByItself }
      for copy in entry.copies {
        for text in copy.texts
        where (isShownByItself || text.message.features.contains(.format)) && text.message.isSound {
          let formats = formats[copy.locale] ?? [copy.locale]
          text.message.forEachPart { part in
            guard case .placeholder(let placeholder) = part,
              let fault = fault(of: placeholder, in: entry, formats, &judge)
            else { return }
            let site = CopySite(catalog: catalog, domain: domain, entry: entry, copy: copy)
            findings.append(finding(fault, placeholder, in: MessageSite(site: site, text: text)))
          }
        }
      }
    }
    return findings
  }

  /// The fault of a placeholder in the first of some locales' formats that has one.
  private func fault(
    of placeholder: Placeholder, in entry: Entry, _ formats: [LocaleTag], _ judge: inout FormatJudge
  ) -> FormatJudge.Fault? {
    let type = entry.argument(placeholder.name)?.type
    for locale in formats {
      if let format = placeholder.format {
        if let fault = judge.fault(of: format, in: locale) { return fault }
      } else if let type, type.isShownByItself, let fault = judge.fault(of: type, in: locale) {
        return fault
      }
    }
    return nil
  }

  private func finding(
    _ fault: FormatJudge.Fault, _ placeholder: Placeholder, in message: MessageSite
  ) -> Finding {
    let format = placeholder.format
    let place = message.message.place(of: format?.styleRange ?? format?.kindRange ?? placeholder.nameRange)
    let replacement = fault.replacement.map { "{\(placeholder.name), \($0)}" }
    return finding(
      fault.problem, at: place, in: message.subject,
      impact: "generation stops here: the app could not show it",
      fix: replacement.map {
        Fix(
          "write  \($0)",
          edits: [message.message.edit(replacing: placeholder.range, with: $0)].compactMap(\.self))
      } ?? Fix(fault.advice))
  }
}
