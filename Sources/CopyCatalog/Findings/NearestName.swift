/// The word that was most likely meant; nil where none is near.
///
/// Near means one change in three letters (a letter more, less, other, or two swapped), without regard to
/// case. The words of a catalog are ASCII; distances are counted in Unicode scalars.
package func nearest(_ word: String, in candidates: [String]) -> String? {
  let letters = Array(word.lowercased().unicodeScalars.prefix(64))
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let other = Array(candidate.lowercased().unicodeScalars)
    let allowed = max(1, max(letters.count, other.count) / 3)
    guard abs(letters.count - other.count) <= allowed else { continue }
    let distance = editDistance(letters, other)
    if distance <= allowed && distance < (best?.distance ?? .max) { best = (candidate, distance) }
  }
  return best?.candidate
}

/// The optimal string alignment distance: insertions, deletions, changes and swaps of neighbours.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var older: [Int] = []
  var previous = Array(0...right.count)
  for row in 0..<left.count {
    var current = [row + 1]
    current.reserveCapacity(right.count + 1)
    for column in 0..<right.count {
      var cost = min(
        previous[column + 1] + 1, current[column] + 1,
        previous[column] + (left[row] == right[column] ? 0 : 1))
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, older[column - 1] + 1)
      }
      current.append(cost)
    }
    older = previous
    previous = current
  }
  return previous[right.count]
}
