import CopyCatalog

/// What a run has to say: the findings that count, and what was left out.
struct Review {
  let compilation: Compilation
  let findings: [Finding]
  var filter = FindingFilter()
  /// How many findings were left out because the baseline has them.
  var inBaseline = 0
  /// Whether a finding fails the run.
  let fails: (Finding) -> Bool
}

/// How findings are printed.
enum FindingStyle: String, CaseIterable {
  case human, summary, json, sarif, junit, github, compiler

  /// - Parameters:
  ///   - grouping: what findings for people are put together by.
  ///   - includesNotes: whether findings that fail nothing anywhere are printed for compilers, too.
  func text(
    of review: Review, on terminal: Terminal, groupedBy grouping: Grouping? = nil, includesNotes: Bool = true
  ) -> String {
    let findings = review.findings
    let files = review.compilation.files
    let catalog = review.compilation.catalog
    let tally = Tally(findings, in: catalog, filter: review.filter, inBaseline: review.inBaseline)
    switch self {
    case .human:
      let width = min(max(terminal.width - 8, 40), 100)
      return HumanReport(files, isColored: terminal.hasColor, width: width)
        .text(of: findings, tally: tally, groupedBy: grouping)
    case .summary: return SummaryReport().text(of: findings, tally: tally)
    case .json: return JSONReport(files).text(of: findings, tally: tally)
    case .sarif:
      return SARIFReport(files, pages: allChecks.map(\.page), version: Copyc.version).text(of: findings)
    case .junit:
      return JUnitReport(files).text(of: findings, in: catalog, filter: review.filter, where: review.fails)
    case .github: return GitHubReport(files).text(of: findings)
    case .compiler:
      return CompilerReport(files, includesNotes: includesNotes).text(of: findings, where: review.fails)
    }
  }
}
