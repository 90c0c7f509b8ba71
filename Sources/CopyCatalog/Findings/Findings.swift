/// The findings of a run, in the order they were made.
public struct Findings: Sendable {
  public private(set) var all: [Finding] = []

  public init() {}

  public mutating func add(_ finding: Finding) {
    all.append(finding)
  }

  public mutating func add(_ findings: [Finding]) {
    all += findings
  }

  /// The findings by file, place and check, so that a file reads from top to bottom.
  public func inReadingOrder() -> [Finding] {
    all.sorted { left, right in
      if left.place.file != right.place.file { return left.place.file < right.place.file }
      if left.place.range.lowerBound != right.place.range.lowerBound {
        return left.place.range.lowerBound < right.place.range.lowerBound
      }
      if left.place.range.upperBound != right.place.range.upperBound {
        return left.place.range.upperBound > right.place.range.upperBound
      }
      if left.check != right.check { return left.check < right.check }
      return left.problem < right.problem
    }
  }
}
