/// An argument that a system error gives no value.
struct MappingNeedsArgument: CatalogCheck, DomainCheck {
  static let page = CheckPage(
    id: "mapping-needs-argument", category: .mapping, severity: .blocking,
    summary: "Finds arguments of mapped entries that have no value when a system error is shown.",
    rationale: """
      A system error knows nothing of the app. Of its facts an argument can be taken `from` the name of the \
      file, the host, the address or the time to wait, where errors of that kind carry it; for all else a \
      `without.` wording says it without the argument. An argument with neither leaves nothing to show, and \
      an argument with `from` alone leaves nothing to show for an error that was made without the fact, \
      which is a note. The error of `fallback-error` is shown for anything, so all of its arguments need \
      such wordings.
      """,
    examples: [
      .mapping(
        .disk(#"args.fileName = { type = "file", sample = "harbor.jpg" }"#),
        .disk(
          #"""
          without.fileName.title = "Couldn’t save the photo"
          args.fileName = { type = "file", sample = "harbor.jpg" }
          """#)),
      .mapping(
        .disk(#"args.fileName = { type = "file", from = "file-name", sample = "harbor.jpg" }"#),
        .disk(
          #"""
          without.fileName.title = "Couldn’t save the photo"
          args.fileName = { type = "file", from = "file-name", sample = "harbor.jpg" }
          """#))
    ],
    stopsGeneration: true, mender: .developer)

  var looks: [Look] { [.catalog(self), .domain(self)] }

  func findings(in domain: Domain, of catalog: Catalog) -> [Finding] {
    domain.entries.flatMap { entry in
      entry.maps.isEmpty || entry.arguments.isEmpty ? [] : findings(in: entry, of: domain)
    }
  }

  private func findings(in entry: Entry, of domain: Domain) -> [Finding] {
    let subject = Subject(locale: entry.source.locale, domain: domain.name, entry: entry.name)
    return entry.arguments.compactMap { argument -> Finding? in
      if entry.isOptional(argument.name) { return nil }
      let wording = "without.\(argument.name).\(slot(showing: argument, in: entry)) = \"…\""
      guard let fact = argument.from else {
        let source = ErrorFact.allCases.first { $0.types.contains(argument.type) }
        let from = source.map { ", and from = \"\($0.rawValue)\" if that is what it is" } ?? ""
        return finding(
          "no system error has a {\(argument.name)} for \(entry.name)", at: argument.place, in: subject,
          impact: "\(entry.maps[0].text) can’t be shown with this copy",
          fix: Fix("add \(wording)\(from)"))
      }
      if let lacking = entry.maps.first(where: { $0.known.map { !$0.facts.contains(fact) } ?? false }) {
        return finding(
          "\(lacking.text) carries no \(fact.name) for {\(argument.name)}", at: argument.place, in: subject,
          impact: "the error is shown as one that nobody knows", fix: Fix("add \(wording)"))
      }
      return Finding(
        check: page.id, category: page.category, severity: .note, place: argument.place, subject: subject,
        problem: "not every \(entry.maps[0].text) carries a \(fact.name) for {\(argument.name)}",
        impact: "one without it is shown as an error that nobody knows", fix: Fix("add \(wording)"),
        mender: page.mender)
    }
  }

  /// The slot that a wording is needed for first.
  private func slot(showing argument: Argument, in entry: Entry) -> String {
    let text = entry.source.texts.first {
      $0.field.isPlain && $0.message.argumentNames.contains(argument.name)
    }
    return text?.field.description ?? Slot.message.name
  }

  /// The error that anything is shown as.
  func findings(in catalog: Catalog) -> [Finding] {
    guard let (domain, entry) = catalog.fallbackEntry else { return [] }
    let subject = Subject(locale: entry.source.locale, domain: domain.name, entry: entry.name)
    let needed = entry.arguments.filter {
      !entry.isOptional($0.name) && (entry.maps.isEmpty || $0.from != nil)
    }
    return needed.map {
      finding(
        "an unknown error has no {\($0.name)} for \(entry.name), the fallback error", at: $0.place,
        in: subject,
        impact: "an unknown error would have no text at all",
        fix: Fix("add without.\($0.name).\(slot(showing: $0, in: entry)) = \"…\""))
    }
  }
}

extension Catalog {
  /// The entry that an unknown error is shown as; nil where settings name none that is there.
  var fallbackEntry: (domain: Domain, entry: Entry)? {
    guard let parts = settings.fallbackError?.text.split(separator: ".", maxSplits: 1).map(String.init),
      parts.count == 2, let domain = domain(parts[0]), let entry = domain.entry(parts[1]), entry.isError
    else { return nil }
    return (domain, entry)
  }
}

extension String {
  fileprivate static func disk(_ lines: String) -> String {
    """
    [photo-not-saved]
    code = 1
    context = "blocking"
    remedy = "fix"
    title = "Couldn’t save “{fileName}”"
    message = "The disk is full."
    recovery = "Delete files you don’t need, then save again."
    maps = ["POSIXError.ENOSPC"]
    note = "After saving a photo."

    """ + lines
  }
}
