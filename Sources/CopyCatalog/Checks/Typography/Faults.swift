/// The faults of one kind in one message, which are one finding with an edit for each.
struct Faults {
  /// Where the first is.
  private(set) var place: Place?
  /// How many are named in a finding.
  private static let shownLimit = 4

  /// What is at fault, each once, in the order of the text; the first few.
  private(set) var shown: [String] = []
  private(set) var count = 0
  private(set) var edits: [TextEdit] = []
  /// Whether a machine may make the edits unasked.
  private(set) var isSafe = true
  /// Whether each fault has its edit.
  private var isComplete = true

  /// Takes a fault. No edit where a person has to decide.
  mutating func add(_ shown: String, at place: Place, _ edits: [TextEdit?], isSafe: Bool = true) {
    if self.place == nil { self.place = place }
    if self.shown.count < Self.shownLimit, !self.shown.contains(shown) { self.shown.append(shown) }
    count += 1
    let known = edits.compactMap(\.self)
    if edits.isEmpty || known.count < edits.count { isComplete = false } else { self.edits += known }
    if !isSafe { self.isSafe = false }
  }

  /// The finding; nil where there is no fault.
  ///
  /// - Parameter problem: what is wrong, from what is at fault.
  func finding(
    of check: some Check, in site: MessageSite, severity: Severity? = nil, problem: ([String]) -> String,
    impact: @autoclosure () -> String, fix: String
  ) -> Finding? {
    guard let place else { return nil }
    return check.finding(
      problem(shown), at: place, in: site.subject, severity: severity, impact: impact(),
      fix: Fix(fix, edits: edits, isSafe: isSafe && isComplete && !edits.isEmpty))
  }
}

extension Sequence<String> {
  /// `‘,’, ‘.’ and ‘?’`
  func listedInMarks() -> String { map { "‘\($0)’" }.listed() }
}
