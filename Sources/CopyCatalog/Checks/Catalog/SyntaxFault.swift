/// A way to break the rules of the catalog language, in words.
struct SyntaxFault {
  let problem: String
  let impact: String
  let fix: Fix
  var related: [RelatedPlace] = []

  init(_ problem: String, impact: String, fix: Fix, related: [RelatedPlace] = []) {
    self.problem = problem
    self.impact = impact
    self.fix = fix
    self.related = related
  }
}

extension Syntax {
  /// The finding of a fault.
  func finding(_ fault: SyntaxFault, at place: Place, in subject: Subject) -> Finding {
    finding(
      fault.problem, at: place, in: subject, impact: fault.impact, fix: fault.fix, related: fault.related)
  }
}
