/// How many findings there are by locale, domain, category, and who can mend them: four tables.
///
/// ```
/// locale     blocking  should-fix  note  all
/// de                1           0     2    3
/// ja                0           4     0    4
/// ```
public struct SummaryReport: Sendable {
  public init() {}

  /// The tables, and the tally as last line. A table without a row is left out.
  public func text(of findings: [Finding], tally: Tally) -> String {
    let locales = table("locale", of: findings) { $0.subject.locale?.tag }
    let domains = table("domain", of: findings) { $0.subject.domain }
    let categories = table(
      "category", of: findings, in: Category.allCases.map(\.rawValue)
    ) { $0.category.rawValue }
    let menders = table("who", of: findings, in: Mender.allCases.map(\.rawValue)) { $0.mender.rawValue }
    let tables = [locales, domains, categories, menders].compactMap(\.self)
    return (tables + [tally.summary + "\n"]).joined(separator: "\n")
  }

  private struct Row {
    let name: String
    var blocking = 0
    var shouldFix = 0
    var notes = 0

    mutating func count(_ severity: Severity) {
      switch severity {
      case .blocking: blocking += 1
      case .shouldFix: shouldFix += 1
      case .note: notes += 1
      }
    }

    var cells: [String] {
      [name] + [blocking, shouldFix, notes, blocking + shouldFix + notes].map(String.init)
    }
  }

  /// - Parameters:
  ///   - order: the names in the order of their rows; by name where nil.
  ///   - name: the row of a finding; those without any come last, as “—”.
  private func table(
    _ title: String, of findings: [Finding], in order: [String]? = nil, by name: (Finding) -> String?
  ) -> String? {
    guard !findings.isEmpty else { return nil }
    var rows: [String?: Row] = [:]
    for finding in findings {
      let name = name(finding)
      rows[name, default: Row(name: name ?? "—")].count(finding.severity)
    }
    let names: [String?] = order ?? rows.keys.compactMap(\.self).sorted()
    let sorted = (names + [nil]).compactMap { rows[$0] }
    let head = [title] + Severity.allCases.reversed().map(\.rawValue) + ["all"]
    var table = AlignedTable([.leading] + head.dropFirst().map { _ in .trailing })
    table.add(head)
    for row in sorted { table.add(row.cells) }
    return table.lines.map { $0 + "\n" }.joined()
  }
}
