/// What a domain says about an argument of an entry: `-fileName`, `count:1...500`, `left:1...`.
struct ArgumentFacts: Sendable {
  let name: String
  let isPrivate: Bool
  /// The whole numbers it can be, as the catalog writes them. Empty: all of them.
  let range: Substring

  init(name: String, isPrivate: Bool) {
    self.name = name
    self.isPrivate = isPrivate
    range = ""
  }

  init(_ text: Substring) {
    isPrivate = text.hasPrefix("-")
    let parts = (isPrivate ? text.dropFirst() : text).split(separator: ":", maxSplits: 1)
    name = String(parts.first ?? "")
    range = parts.count == 2 ? parts[1] : ""
  }

  func allows(_ number: Int) -> Bool {
    guard !range.isEmpty, let dots = range.firstRange(of: "...") else { return true }
    let (first, last) = (Int(range[..<dots.lowerBound]), Int(range[dots.upperBound...]))
    return (first.map { number >= $0 } ?? true) && (last.map { number <= $0 } ?? true)
  }
}
