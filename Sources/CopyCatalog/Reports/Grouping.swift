/// What findings are put together by.
public enum Grouping: String, Sendable, CaseIterable {
  /// Who can mend them.
  case who
  case file, check, locale

  /// The findings of one group in the order they had.
  struct Group {
    /// A few words that are true of all of them, such as “for translators” or “de”.
    let name: String
    let findings: [Finding]
  }

  /// The groups by name; by who, in the order writer, translator, developer. Every finding is in one of them.
  func groups(of findings: [Finding]) -> [Group] {
    switch self {
    case .who:
      let groups = Dictionary(grouping: findings, by: \.mender)
      return Mender.allCases.compactMap { mender in
        groups[mender].map { Group(name: "for \(mender.rawValue)s", findings: $0) }
      }
    case .file: return groups(of: findings) { $0.place.file }
    case .check: return groups(of: findings, by: \.check)
    case .locale: return groups(of: findings) { $0.subject.locale?.tag ?? "no locale" }
    }
  }

  private func groups(of findings: [Finding], by name: (Finding) -> String) -> [Group] {
    Dictionary(grouping: findings, by: name).sorted { $0.key < $1.key }
      .map { Group(name: $0.key, findings: $0.value) }
  }
}
