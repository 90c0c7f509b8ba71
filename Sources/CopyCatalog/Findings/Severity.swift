/// How much a finding matters.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  /// Worth knowing; fails nothing.
  case note
  /// The reader of the app is worse off; fails a release.
  case shouldFix = "should-fix"
  /// The reader of the app is left stuck or misled; fails every check.
  case blocking

  private var rank: Int {
    switch self {
    case .note: 0
    case .shouldFix: 1
    case .blocking: 2
    }
  }

  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}
