/// What a release may not have: the findings of some checks about required locales.
public struct ReleaseGate: Sendable {
  private let checks: Set<String>
  private let required: Set<LocaleTag>

  public init(of catalog: Catalog, with checks: [any Check] = allChecks) {
    self.init(required: catalog.settings.required, with: checks)
  }

  init(required: [LocaleTag], with checks: [any Check] = allChecks) {
    self.checks = Set(checks.map(\.page).filter(\.blocksRelease).map(\.id))
    self.required = Set(required)
  }

  /// Whether a locale is one that a release must have.
  func isAbout(_ locale: LocaleTag) -> Bool { required.contains(locale) }

  /// Whether a release may not have what a finding is about.
  public func stops(_ finding: Finding) -> Bool {
    checks.contains(finding.check) && finding.subject.locale.map(required.contains) ?? false
  }
}

extension Compilation {
  /// The same run as a release has to pass it: what required locales lack is blocking.
  ///
  /// What a team has switched off, or allowed in an entry with its reason, is no finding and so stays out.
  public func asRelease(with checks: [any Check] = allChecks) -> Compilation {
    let gate = ReleaseGate(of: catalog, with: checks)
    return Compilation(
      catalog: catalog, files: files,
      findings: findings.map { gate.stops($0) ? $0.with(severity: .blocking) : $0 })
  }
}
