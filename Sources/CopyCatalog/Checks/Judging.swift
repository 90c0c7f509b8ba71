/// Lets every check look at a catalog. The catalog is walked once; each check sees the parts it asks for.
func judge(_ catalog: Catalog, with checks: [any Check], reportingTo findings: inout Findings) {
  let walk = Walk(checks)
  for check in walk.catalogChecks { findings.add(check.findings(in: catalog)) }
  for found in catalog.domains.concurrentMap({ walk.findingsInDomain($0, of: catalog) }) {
    findings.add(found)
  }
  for found in Stretch.all(of: catalog).concurrentMap({ walk.findings(in: $0, of: catalog) }) {
    findings.add(found)
  }
  findings.add(walk.findingsInActions(of: catalog))
}

/// The way of the checks through the copy.
private struct Walk: Sendable {
  private(set) var catalogChecks: [any CatalogCheck] = []
  private var domainChecks: [any DomainCheck] = []
  private var copyChecks: [any CopyCheck] = []
  private var textChecks: [any MessageCheck] = []
  private var argumentChecks: [any ArgumentCheck] = []
  private var formChecks: [any FormCheck] = []
  private var debugTextChecks: [any MessageCheck] = []

  init(_ checks: [any Check]) {
    for look in checks.flatMap(\.looks) {
      switch look {
      case .catalog(let check): catalogChecks.append(check)
      case .domain(let check): domainChecks.append(check)
      case .copy(let check): copyChecks.append(check)
      case .message(let check): textChecks.append(check)
      case .argument(let check): argumentChecks.append(check)
      case .form(let check): formChecks.append(check)
      case .debugText(let check): debugTextChecks.append(check)
      }
    }
  }

  func findingsInDomain(_ domain: Domain, of catalog: Catalog) -> [Finding] {
    domainChecks.flatMap { $0.findings(in: domain, of: catalog) }
  }

  func findings(in stretch: Stretch, of catalog: Catalog) -> [Finding] {
    let scope = CopySite.Scope(catalog: catalog, domain: stretch.domain)
    var readers = CopyReaders()
    var findings: [Finding] = []
    for entry in stretch.entries {
      var source: CopyJudgement?
      for copy in entry.copies {
        let site = CopySite(scope, entry: entry, copy: copy, source: source, with: &readers)
        if site.isSource { source = site.judgement }
        for index in copyChecks.indices { findings.add(copyChecks[index].findings(in: site)) }
        findings += findingsInMessages(of: site)
      }
    }
    return findings
  }

  func findingsInActions(of catalog: Catalog) -> [Finding] {
    let domain = catalog.actionsAsDomain
    let scope = CopySite.Scope(catalog: catalog, domain: domain)
    var readers = CopyReaders()
    return domain.entries.flatMap { entry in
      entry.copies.flatMap { copy in
        let site = CopySite(scope, entry: entry, copy: copy, with: &readers)
        return copyChecks.flatMap { $0.findings(in: site) } + findingsInMessages(of: site)
      }
    }
  }

  private func findingsInMessages(of site: CopySite) -> [Finding] {
    var findings: [Finding] = []
    for text in site.copy.texts {
      let message = MessageSite(site: site, text: text)
      for index in textChecks.indices { findings.add(textChecks[index].findings(in: message)) }
      if !message.debugSigns.isEmpty {
        for index in debugTextChecks.indices { findings.add(debugTextChecks[index].findings(in: message)) }
      }
      guard message.hasArguments else { continue }
      for index in argumentChecks.indices { findings.add(argumentChecks[index].findings(in: message)) }
      guard message.message.hasForms else { continue }
      for index in formChecks.indices { findings.add(formChecks[index].findings(in: message)) }
    }
    return findings
  }
}

/// Some of the entries of a domain: as much as one processor looks at at a time.
private struct Stretch: Sendable {
  let domain: Domain
  let entries: ArraySlice<Entry>

  /// In entries.
  private static let length = 128

  static func all(of catalog: Catalog) -> [Stretch] {
    catalog.domains.flatMap { domain in
      stride(from: 0, to: domain.entries.count, by: length).map { start in
        Stretch(domain: domain, entries: domain.entries[start..<min(start + length, domain.entries.count)])
      }
    }
  }
}

extension [Finding] {
  /// Nearly always there are none, and then nothing is to be done.
  fileprivate mutating func add(_ more: [Finding]) {
    if !more.isEmpty { self += more }
  }
}
