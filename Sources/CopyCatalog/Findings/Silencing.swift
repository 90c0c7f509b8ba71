/// The findings as the team's settings and the entries' `allow` leave them.
///
/// A finding that stops generation is never changed. An `allow` that silences nothing is itself a finding.
func asSettingsAllow(_ findings: Findings, in catalog: Catalog) -> Findings {
  var kept = Findings()
  var used: Set<Place> = []
  let allowances = Allowances(of: catalog)
  for finding in findings.all {
    if finding.stopsGeneration {
      kept.add(finding)
    } else if let allowance = allowances.allowance(of: finding) {
      used.insert(allowance.place)
    } else if let severity = catalog.settings.severities[finding.check] {
      if let severity { kept.add(finding.with(severity: severity)) }
    } else {
      kept.add(finding)
    }
  }
  for (allowance, entry, subject) in allowances.all where !used.contains(allowance.place) {
    kept.add(UnusedAllow().unused(allowance, entry: entry, in: subject))
  }
  return kept
}

/// The `allow`s of a catalog. One in the source copy holds for every locale, one in a translation for its
/// own.
private struct Allowances {
  private(set) var all: [(allowance: Allowance, entry: String, subject: Subject)] = []
  private var bySubject: [Subject: [Allowance]] = [:]
  private let source: LocaleTag

  init(of catalog: Catalog) {
    source = catalog.settings.source
    for (copy, subject) in catalog.domains.concurrentMap(Self.silencing).joined() {
      bySubject[subject] = copy.allowances
      all += copy.allowances.map { ($0, subject.entry ?? "", subject) }
    }
  }

  /// The copy of a domain that silences checks.
  private static func silencing(in domain: Domain) -> [(Copy, Subject)] {
    var found: [(Copy, Subject)] = []
    for entry in domain.entries {
      for copy in entry.copies where !copy.allowances.isEmpty {
        found.append((copy, Subject(locale: copy.locale, domain: domain.name, entry: entry.name)))
      }
    }
    return found
  }

  func allowance(of finding: Finding) -> Allowance? {
    guard !bySubject.isEmpty else { return nil }
    var subject = finding.subject
    subject.field = nil
    for locale in [subject.locale, source] {
      subject.locale = locale
      if let allowance = bySubject[subject]?.first(where: { $0.check == finding.check }) { return allowance }
    }
    return nil
  }
}
