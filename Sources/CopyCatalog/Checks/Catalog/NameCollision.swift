/// Two names that become one.
struct NameCollision: CatalogCheck, DomainCheck {
  static let page = CheckPage(
    id: "name-collision", category: .catalog, severity: .blocking,
    summary: "Two names that become one name in Swift or one file on disk.",
    rationale: """
      `photo-2` and `photo2` are two entries in a catalog and would be one Swift case. Two files whose names \
      differ in case only are one file on most people's disks, and which of the two is read is chance.
      """,
    examples: [
      Example(
        bad: """
          [album-2-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "This album is full"
          message = "It already holds 500 photos."
          recovery = "Remove photos from the album, then try again."
          note = "After choosing photos to add."

          [album2-full]
          code = 2
          context = "blocking"
          remedy = "fix"
          title = "The second album is full"
          message = "It already holds 500 photos."
          recovery = "Remove photos from the album, then try again."
          note = "After choosing photos to add."
          """,
        good: """
          [album-2-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "This album is full"
          message = "It already holds 500 photos."
          recovery = "Remove photos from the album, then try again."
          note = "After choosing photos to add."

          [second-album-full]
          code = 2
          context = "blocking"
          remedy = "fix"
          title = "The second album is full"
          message = "It already holds 500 photos."
          recovery = "Remove photos from the album, then try again."
          note = "After choosing photos to add."
          """)
    ],
    stopsGeneration: true, mender: .developer)

  var looks: [Look] { [.catalog(self), .domain(self)] }

  /// Entries of a domain that become one Swift case.
  func findings(in domain: Domain, of catalog: Catalog) -> [Finding] {
    var first: [String: Entry] = [:]
    first.reserveCapacity(domain.entries.count)
    var findings: [Finding] = []
    for entry in domain.entries {
      let name = SwiftNames.caseName(entry.name)
      guard let other = first.updateValue(entry, forKey: name) else { continue }
      first[name] = other
      let place = Place(file: entry.source.file, range: entry.source.nameRange)
      findings.append(
        finding(
          "\(entry.name) and \(other.name) both become the Swift name \(name)", at: place,
          in: Subject(locale: entry.source.locale, domain: domain.name, entry: entry.name),
          impact: "the generated Swift would not compile", fix: Fix("rename one of the two"),
          related: [
            RelatedPlace(
              Place(file: other.source.file, range: other.source.nameRange), "\(other.name) stands here")
          ]))
    }
    return findings
  }

  /// Domains whose enums would have one name.
  func findings(in catalog: Catalog) -> [Finding] {
    var first: [String: Domain] = [:]
    var findings: [Finding] = []
    for domain in catalog.domains {
      if let other = first[domain.typeName] {
        findings.append(
          finding(
            "the domains \(other.name) and \(domain.name) both become the Swift type \(domain.typeName)",
            at: .start(of: domain.file), in: Subject(locale: catalog.settings.source, domain: domain.name),
            impact: "the generated Swift would not compile",
            fix: Fix("give one of them another type below [domain]"),
            related: [RelatedPlace(.start(of: other.file), "\(other.name) is this file")]))
      } else {
        first[domain.typeName] = domain
      }
    }
    return findings
  }

  func files(_ first: String, _ second: String, at place: Place) -> Finding {
    finding(
      "the names of this file and of \(first) differ in upper and lower case only", at: place, in: Subject(),
      impact: "on most people's disks they are one file; this one is not read",
      fix: Fix("move what both hold into one file"),
      related: [RelatedPlace(.start(of: first), "this one is read")])
  }
}
