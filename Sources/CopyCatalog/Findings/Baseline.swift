/// The findings that a team knows of when it adopts the tool, so that only new ones fail.
///
/// One finding a line, in the order of their bytes, equal ones as often as they occur; so a merge of two
/// baselines seldom meets the same line. A finding that stops generating Swift is never in one, nor hidden by
/// one.
public struct Baseline: Sendable {
  /// By how often each occurs.
  private var counts: [FindingIdentity: Int] = [:]

  /// The first line of a file.
  private static let header =
    "# copyc baseline 1: findings that are known; a line goes once its finding is settled"

  /// A line that no baseline has.
  public struct UnreadableLine: Error, Hashable {
    /// Counted from 1.
    public let number: Int
  }

  /// The findings of a run.
  public init(of findings: [Finding], in files: [SourceFile]) {
    let identities = FindingIdentities(files)
    for finding in findings where !finding.stopsGeneration { counts[identities[finding], default: 0] += 1 }
  }

  /// Reads a file. Blank lines and comments (`#`) are passed over, but the first line has to be that of a
  /// baseline.
  public init(reading text: String) throws(UnreadableLine) {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    guard lines.first?.hasPrefix("# copyc baseline 1:") == true else { throw UnreadableLine(number: 1) }
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      guard let identity = FindingIdentity(line: String(line)) else {
        throw UnreadableLine(number: index + 1)
      }
      counts[identity, default: 0] += 1
    }
  }

  /// The file, with a line break at its end.
  public var text: String {
    let lines = counts.flatMap { Array(repeating: $0.key.description, count: $0.value) }
    return ([Self.header] + lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }).joined(
      separator: "\n") + "\n"
  }

  /// The number of findings in it.
  public var count: Int { counts.values.reduce(0, +) }

  /// What a baseline makes of the findings of a run.
  public struct Comparison: Sendable {
    /// The findings that are not in the baseline, in the order they had.
    public let new: [Finding]
    /// How many findings of the run are in it.
    public let known: Int
    /// The lines of the baseline whose findings no longer occur, in their order.
    public let settled: [String]
  }

  /// Takes from the findings of a run those that are known. Where the baseline has a finding less often than
  /// the run, the last ones in the file are new.
  ///
  /// - Parameter release: where the run is that of a release, its gate. What may not be in a release counts
  ///   as new, known or not: a release would else go out with every gap that the baseline was ever written
  ///   with.
  public func compare(_ findings: [Finding], in files: [SourceFile], for release: ReleaseGate? = nil)
    -> Comparison
  {
    let identities = FindingIdentities(files)
    var left = counts
    let new = findings.filter { finding in
      guard !finding.stopsGeneration else { return true }
      let identity = identities[finding]
      guard let count = left[identity], count > 0 else { return true }
      // It occurs, and so its line is not settled.
      left[identity] = count - 1
      return release?.stops(finding) ?? false
    }
    let settled = left.flatMap { Array(repeating: $0.key.description, count: $0.value) }
    return Comparison(
      new: new, known: findings.count - new.count,
      settled: settled.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }
}
