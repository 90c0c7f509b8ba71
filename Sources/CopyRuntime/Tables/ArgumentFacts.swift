/// What a domain says about an argument of an entry: `-fileName`, `count:1...500`, `left:1...`.
struct ArgumentFacts: Sendable {
  let name: String
  let isPrivate: Bool
  /// The whole numbers it can be, as the catalog writes them. Empty: all of them.
  let range: String

  init(name: String, isPrivate: Bool) {
    self.name = name
    self.isPrivate = isPrivate
    range = ""
  }

  /// Reads what stands at a place in some bytes.
  init(_ bytes: [UInt8], _ place: Range<Int>) {
    isPrivate = !place.isEmpty && bytes[place.lowerBound] == UInt8(ascii: "-")
    let place = isPrivate ? place.dropFirst() : place
    let gap = bytes.firstIndex(of: colon, in: place) ?? place.upperBound
    name = bytes.text(at: place.lowerBound..<gap)
    range = bytes.text(at: min(gap + 1, place.upperBound)..<place.upperBound)
  }

  func allows(_ number: Int) -> Bool {
    guard !range.isEmpty, let dots = range.firstRange(of: "...") else { return true }
    let (first, last) = (Int(range[..<dots.lowerBound]), Int(range[dots.upperBound...]))
    return (first.map { number >= $0 } ?? true) && (last.map { number <= $0 } ?? true)
  }
}
