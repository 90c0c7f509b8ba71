/// Lets every check look at a catalog. The catalog is walked once; each check sees the parts it asks for.
func judge(_ catalog: Catalog, with checks: [any Check], reportingTo findings: inout Findings) {
  for check in checks {
    if let check = check as? any CatalogCheck { findings.add(check.findings(in: catalog)) }
  }
  let copyChecks = checks.compactMap { $0 as? any CopyCheck }
  let messageChecks = checks.compactMap { $0 as? any MessageCheck }
  for domain in catalog.domains {
    for entry in domain.entries {
      for copy in [entry.source] + entry.translations {
        let site = CopySite(catalog: catalog, domain: domain, entry: entry, copy: copy)
        for check in copyChecks { findings.add(check.findings(in: site)) }
        judgeMessages(of: site, with: messageChecks, reportingTo: &findings)
      }
    }
  }
  let actions = actionsDomain(of: catalog)
  for action in catalog.actions {
    for copy in [action.entry.source] + action.entry.translations {
      let site = CopySite(catalog: catalog, domain: actions, entry: action.entry, copy: copy)
      judgeMessages(of: site, with: messageChecks, reportingTo: &findings)
    }
  }
}

private func judgeMessages(of site: CopySite, with checks: [any MessageCheck], reportingTo findings: inout Findings) {
  for text in site.copy.texts {
    let message = MessageSite(site: site, text: text)
    for check in checks { findings.add(check.findings(in: message)) }
  }
}

/// `Actions.toml` as a domain, so that its labels are judged as all other texts are.
private func actionsDomain(of catalog: Catalog) -> Domain {
  Domain(
    name: ActionsReader.name, typeName: ActionsReader.name, identifier: ActionsReader.name, short: nil, summary: nil,
    retiredCodes: [], entries: catalog.actions.map(\.entry), file: catalog.file, strays: [])
}
