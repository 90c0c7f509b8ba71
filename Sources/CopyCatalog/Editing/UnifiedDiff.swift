/// What changed in a text file, in the unified format that `patch` and code-hosting sites read.
///
/// Lines are told apart with their line ends, so that a change of those shows, too. Costs grow with the lines
/// and, in stretches without a line that stands once on both sides, with the changes; a stretch with more
/// than `changeLimit` changes is shown as one.
public struct UnifiedDiff: Sendable {
  /// The lines around a change that are shown with it.
  private static let context = 3
  /// A stretch that takes more insertions and deletions than this is not looked into further.
  private static let changeLimit = 400

  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  /// What takes the place of what, in ascending order; between two changes at least one line is the same.
  private var changes: [(old: Range<Int>, new: Range<Int>)] = []

  public init(from old: [UInt8], to new: [UInt8]) {
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      let next = numbers.count
      if let known = numbers[line] { return known }
      numbers[line] = next
      return next
    }
    let oldLines = self.old.map(number)
    let newLines = self.new.map(number)
    compare(oldLines, newLines, oldLines.indices, newLines.indices)
  }

  /// The diff with its two header lines; empty where nothing changed.
  ///
  /// - Parameter path: the file's path as it is printed on both sides.
  public func text(path: String) -> String {
    guard !changes.isEmpty else { return "" }
    var text = "--- \(path)\n+++ \(path)\n"
    var next = 0
    while next < changes.count {
      var last = next
      while last + 1 < changes.count,
        changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * Self.context
      {
        last += 1
      }
      appendHunk(changes[next...last], to: &text)
      next = last + 1
    }
    return text
  }

  // MARK: Writing

  private func appendHunk(_ changes: ArraySlice<(old: Range<Int>, new: Range<Int>)>, to text: inout String) {
    guard let first = changes.first, let last = changes.last else { return }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    text += "@@ -\(Self.span(oldRange)) +\(Self.span(newRange)) @@\n"
    var line = oldRange.lowerBound
    for change in changes {
      for same in line..<change.old.lowerBound { append(" ", old[same], to: &text) }
      for removed in change.old { append("-", old[removed], to: &text) }
      for added in change.new { append("+", new[added], to: &text) }
      line = change.old.upperBound
    }
    for same in line..<oldRange.upperBound { append(" ", old[same], to: &text) }
  }

  /// `3,7`: the first line, from 1, and how many; where there is none, the line before.
  private static func span(_ range: Range<Int>) -> String {
    range.isEmpty ? "\(range.lowerBound),0" : range.count == 1 ? "\(range.lowerBound + 1)"
      : "\(range.lowerBound + 1),\(range.count)"
  }

  private func append(_ sign: String, _ line: ArraySlice<UInt8>, to text: inout String) {
    text += sign + String(decoding: line, as: UTF8.self)
    if line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n" }
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  // MARK: Comparing

  /// Finds the changes between two stretches of lines: what is the same at both ends is left out, then the
  /// stretches are divided at lines that stand once in each (patience diff), and what is left is compared
  /// line by line.
  private mutating func compare(_ old: [Int], _ new: [Int], _ oldRange: Range<Int>, _ newRange: Range<Int>) {
    var (oldRange, newRange) = (oldRange, newRange)
    while let left = oldRange.first, let right = newRange.first, old[left] == new[right] {
      oldRange.removeFirst()
      newRange.removeFirst()
    }
    while let left = oldRange.last, let right = newRange.last, old[left] == new[right] {
      oldRange.removeLast()
      newRange.removeLast()
    }
    guard !oldRange.isEmpty, !newRange.isEmpty else { return add(oldRange, newRange) }
    let anchors = Self.anchors(old, new, oldRange, newRange)
    guard !anchors.isEmpty else { return compareLines(old, new, oldRange, newRange) }
    var (oldStart, newStart) = (oldRange.lowerBound, newRange.lowerBound)
    for anchor in anchors {
      // Without unique lines of their own the stretches between anchors have no anchors either.
      compareBetween(old, new, oldStart..<anchor.old, newStart..<anchor.new)
      (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
    }
    compareBetween(old, new, oldStart..<oldRange.upperBound, newStart..<newRange.upperBound)
  }

  private mutating func compareBetween(
    _ old: [Int], _ new: [Int], _ oldRange: Range<Int>, _ newRange: Range<Int>
  ) {
    var (oldRange, newRange) = (oldRange, newRange)
    while let left = oldRange.first, let right = newRange.first, old[left] == new[right] {
      oldRange.removeFirst()
      newRange.removeFirst()
    }
    while let left = oldRange.last, let right = newRange.last, old[left] == new[right] {
      oldRange.removeLast()
      newRange.removeLast()
    }
    guard !oldRange.isEmpty, !newRange.isEmpty else { return add(oldRange, newRange) }
    compareLines(old, new, oldRange, newRange)
  }

  private mutating func add(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    guard !oldRange.isEmpty || !newRange.isEmpty else { return }
    if let last = changes.last, last.old.upperBound == oldRange.lowerBound,
      last.new.upperBound == newRange.lowerBound
    {
      changes[changes.count - 1] = (
        last.old.lowerBound..<oldRange.upperBound, last.new.lowerBound..<newRange.upperBound
      )
    } else {
      changes.append((oldRange, newRange))
    }
  }

  /// The longest ascending run of lines that stand once in each stretch.
  private static func anchors(
    _ old: [Int], _ new: [Int], _ oldRange: Range<Int>, _ newRange: Range<Int>
  ) -> [(old: Int, new: Int)] {
    var oldPlaces: [Int: Int?] = [:]
    for index in oldRange {
      oldPlaces.updateValue(oldPlaces[old[index]] == nil ? index : nil, forKey: old[index])
    }
    var newPlaces: [Int: Int?] = [:]
    for index in newRange {
      newPlaces.updateValue(newPlaces[new[index]] == nil ? index : nil, forKey: new[index])
    }
    let pairs = newRange.compactMap { index -> (old: Int, new: Int)? in
      guard newPlaces[new[index]] == .some(index), let place = oldPlaces[new[index]] ?? nil else {
        return nil
      }
      return (place, index)
    }
    // Patience sorting: piles whose tops ascend, each card knowing the top of the pile before.
    var tops: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for index in pairs.indices {
      var low = 0
      var high = tops.count
      while low < high {
        let middle = (low + high) / 2
        if pairs[tops[middle]].old < pairs[index].old { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tops[low - 1] }
      if low == tops.count { tops.append(index) } else { tops[low] = index }
    }
    var run: [(old: Int, new: Int)] = []
    var index = tops.last ?? -1
    while index >= 0 {
      run.append(pairs[index])
      index = previous[index]
    }
    return run.reversed()
  }

  /// The fewest changes by Myers' greedy algorithm (“An O(ND) Difference Algorithm and Its Variations”,
  /// 1986).
  private mutating func compareLines(
    _ old: [Int], _ new: [Int], _ oldRange: Range<Int>, _ newRange: Range<Int>
  ) {
    let (oldCount, newCount) = (oldRange.count, newRange.count)
    let limit = min(oldCount + newCount, Self.changeLimit)
    var furthest = [Int](repeating: 0, count: 2 * limit + 3)
    let middle = limit + 1
    var steps: [[Int]] = []
    for count in 0...limit {
      steps.append(furthest)
      for diagonal in stride(from: -count, through: count, by: 2) {
        let isDown =
          diagonal == -count
          || (diagonal != count && furthest[middle + diagonal - 1] < furthest[middle + diagonal + 1])
        var left = isDown ? furthest[middle + diagonal + 1] : furthest[middle + diagonal - 1] + 1
        while left < oldCount, left - diagonal >= 0, left - diagonal < newCount,
          old[oldRange.lowerBound + left] == new[newRange.lowerBound + left - diagonal]
        {
          left += 1
        }
        furthest[middle + diagonal] = left
        if left >= oldCount, left - diagonal >= newCount {
          return addPath(steps, middle, oldRange, newRange)
        }
      }
    }
    add(oldRange, newRange)
  }

  private mutating func addPath(
    _ steps: [[Int]], _ middle: Int, _ oldRange: Range<Int>, _ newRange: Range<Int>
  ) {
    var (left, right) = (oldRange.count, newRange.count)
    var found: [(old: Range<Int>, new: Range<Int>)] = []
    for (count, furthest) in steps.enumerated().reversed() where count > 0 {
      let diagonal = left - right
      let isDown =
        diagonal == -count
        || (diagonal != count && furthest[middle + diagonal - 1] < furthest[middle + diagonal + 1])
      let before = isDown ? diagonal + 1 : diagonal - 1
      left = furthest[middle + before]
      right = left - before
      let (oldStart, newStart) = (oldRange.lowerBound + left, newRange.lowerBound + right)
      found.append(
        isDown
          ? (oldStart..<oldStart, newStart..<newStart + 1) : (oldStart..<oldStart + 1, newStart..<newStart))
    }
    for change in found.reversed() { add(change.old, change.new) }
  }
}
