extension Sequence<String> {
  /// `a`, `a and b`, `a, b and c`
  func listed(_ last: String = "and") -> String {
    let items = Array(self)
    guard items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(last) " + items[items.count - 1]
  }

  /// Each in the marks that findings put around what a writer types: `'code'`.
  func quoted() -> [String] { map { "'\($0)'" } }
}
