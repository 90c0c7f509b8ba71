/// Who can mend what a finding is about.
public enum Mender: String, Sendable, Hashable, CaseIterable {
  /// Writes the source copy.
  case writer
  /// Writes what another locale says. What is wrong in a translation is always for its translator.
  case translator
  /// Knows the Swift that uses the copy: codes, arguments, names, files, settings.
  case developer
}

extension Findings {
  /// The same findings, with those in translations given to their translators.
  func withTranslators(source: LocaleTag) -> Findings {
    var findings = Findings()
    findings.add(
      all.map { finding in
        guard let locale = finding.subject.locale, locale != source else { return finding }
        return finding.with(mender: .translator)
      })
    return findings
  }
}
