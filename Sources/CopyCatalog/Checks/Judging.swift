/// Lets every check look at a catalog. The catalog is walked once; each check sees the parts it asks for.
func judge(_ catalog: Catalog, with checks: [any Check], reportingTo findings: inout Findings) {
  for check in checks.lazy.compactMap({ $0 as? any CatalogCheck }) {
    findings.add(check.findings(in: catalog))
  }
  let walk = Walk(
    domainChecks: checks.compactMap { $0 as? any DomainCheck },
    copyChecks: checks.compactMap { $0 as? any CopyCheck },
    textChecks: checks.filter { !($0 is any ArgumentCheck || $0 is any FormCheck) }
      .compactMap { $0 as? any MessageCheck },
    argumentChecks: checks.compactMap { $0 as? any ArgumentCheck },
    formChecks: checks.compactMap { $0 as? any FormCheck })
  for found in catalog.domains.concurrentMap({ walk.findings(in: $0, of: catalog) }) { findings.add(found) }
  findings.add(walk.findingsInActions(of: catalog))
}

/// The way of the checks through the copy.
private struct Walk: Sendable {
  let domainChecks: [any DomainCheck]
  let copyChecks: [any CopyCheck]
  let textChecks: [any MessageCheck]
  let argumentChecks: [any ArgumentCheck]
  let formChecks: [any FormCheck]

  func findings(in domain: Domain, of catalog: Catalog) -> [Finding] {
    let scope = CopySite.Scope(catalog: catalog, domain: domain)
    var findings: [Finding] = []
    for check in domainChecks { findings += check.findings(in: domain, of: catalog) }
    for entry in domain.entries {
      var source: CopyJudgement?
      for copy in entry.copies {
        let site = CopySite(scope, entry: entry, copy: copy, source: source)
        if site.isSource { source = site.judgement }
        for check in copyChecks { findings += check.findings(in: site) }
        findings += findingsInMessages(of: site)
      }
    }
    return findings
  }

  func findingsInActions(of catalog: Catalog) -> [Finding] {
    let domain = catalog.actionsAsDomain
    let scope = CopySite.Scope(catalog: catalog, domain: domain)
    return domain.entries.flatMap { entry in
      entry.copies.flatMap { copy in
        let site = CopySite(scope, entry: entry, copy: copy)
        return copyChecks.flatMap { $0.findings(in: site) } + findingsInMessages(of: site)
      }
    }
  }

  private func findingsInMessages(of site: CopySite) -> [Finding] {
    var findings: [Finding] = []
    for text in site.copy.texts {
      let message = MessageSite(site: site, text: text)
      for check in textChecks { findings += check.findings(in: message) }
      guard message.hasArguments else { continue }
      for check in argumentChecks { findings += check.findings(in: message) }
      guard message.message.hasForms else { continue }
      for check in formChecks { findings += check.findings(in: message) }
    }
    return findings
  }
}
