extension Compilation {
  /// The same run as a release has to pass it: what required locales lack is blocking.
  ///
  /// What a team has switched off, or allowed in an entry with its reason, is no finding and so stays out.
  public func asRelease(with checks: [any Check] = allChecks) -> Compilation {
    let gates = Set(checks.map(\.page).filter(\.blocksRelease).map(\.id))
    let required = Set(catalog.settings.required)
    return Compilation(
      catalog: catalog, files: files,
      findings: findings.map { finding in
        guard gates.contains(finding.check), let locale = finding.subject.locale, required.contains(locale)
        else { return finding }
        return finding.with(severity: .blocking)
      })
  }
}
