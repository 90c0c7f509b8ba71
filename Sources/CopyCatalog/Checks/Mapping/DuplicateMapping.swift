/// One system error that two entries want to be shown with.
struct DuplicateMapping: CatalogCheck {
  static let page = CheckPage(
    id: "duplicate-mapping", category: .mapping, severity: .blocking,
    summary: "Finds system errors that are mapped twice, in any domain of the catalog, or mapped and quiet.",
    rationale: """
      An error has one copy. With two it would depend on their order which one a person is shown. Names that \
      mean the same error count as one: `CocoaError.coderReadCorrupt`, `DecodingError.dataCorrupted` and \
      `NSCocoaErrorDomain:4864`.
      """,
    examples: [
      .offline(
        #"maps = ["URLError.notConnectedToInternet", "NSURLErrorDomain:-1009"]"#,
        #"maps = ["URLError.notConnectedToInternet"]"#),
      .offline(
        #"maps = ["URLError.notConnectedToInternet"]"#, #"maps = ["URLError.notConnectedToInternet"]"#,
        settings: #"quiet = ["URLError.notConnectedToInternet"]"#)
    ],
    stopsGeneration: true, mender: .developer)

  func findings(in catalog: Catalog) -> [Finding] {
    var first: [SystemErrorIdentity: (owner: String, place: Place)] = [:]
    var findings: [Finding] = []
    /// Whether one of the errors of a name is taken already.
    func take(_ name: SystemErrorName, for owner: String, in subject: Subject, keys: [KeyEdit]) {
      if let other = name.identities.lazy.compactMap({ first[$0] }).first {
        let isSame = other.owner == owner
        findings.append(
          finding(
            isSame
              ? "\(owner) \(owner == Self.settings ? "lists" : "maps") “\(name.text)” twice"
              : "“\(name.text)” is mapped by \(owner) and by \(other.owner)",
            at: name.place, in: subject,
            impact: isSame
              ? "the second one has no effect" : "the person is shown one of the two by chance",
            fix: Fix(
              isSame ? "delete one of the two" : "delete it where the copy is less true of it",
              keys: isSame ? keys : []),
            related: [RelatedPlace(other.place, "first named here")]))
      }
      for identity in name.identities where first[identity] == nil { first[identity] = (owner, name.place) }
    }
    for domain in catalog.domains {
      for entry in domain.entries {
        for name in entry.maps {
          take(
            name, for: "\(domain.name).\(entry.name)",
            in: Subject(locale: entry.source.locale, domain: domain.name, entry: entry.name, field: "maps"),
            keys: [.remove(name.place.range.lowerBound)])
        }
      }
    }
    for name in catalog.settings.quiet {
      take(name, for: Self.settings, in: Subject(), keys: [.remove(name.place.range.lowerBound)])
    }
    return findings
  }

  private static let settings = "'quiet'"
}
