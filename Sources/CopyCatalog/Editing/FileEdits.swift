/// Edits of one file that can be made together, because no two of them touch the same bytes.
struct FileEdits: Sendable {
  /// In ascending order.
  private(set) var edits: [TextEdit] = []
  /// How much longer the file is after each edit than before it, in bytes, those before it included.
  private var growth: [Int] = []

  var isEmpty: Bool { edits.isEmpty }

  /// The findings whose edits are made: in the order given, each with all of its edits or, where one of them
  /// touches bytes of an edit already taken, with none.
  ///
  /// - Parameters:
  ///   - findings: all of one file. The sooner one comes, the sooner it is taken. Those of one severity come
  ///     in the order of the file, so that the costs are linear.
  ///   - bytes: the file. Edits that reach beyond it are not taken, and line ends in inserted text are made
  ///     as it has them.
  static func choosing(from findings: [Finding], in bytes: [UInt8]) -> (edits: FileEdits, taken: [Finding]) {
    let endsLinesWithReturn =
      bytes.firstIndex(of: .lineFeed).map { $0 > 0 && bytes[$0 - 1] == .carriageReturn } ?? false
    var chosen = FileEdits()
    var taken: [Finding] = []
    for finding in findings {
      // Stable, so that two edits at one place stay in the order in which the finding has them.
      let own = finding.fix.edits.enumerated()
        .sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
        .map { endsLinesWithReturn ? $0.element.withReturns() : $0.element }
      guard !own.isEmpty, Self.isInOrder(own, length: bytes.count),
        own.allSatisfy({ !chosen.touches($0.range) })
      else { continue }
      chosen.insert(own)
      taken.append(finding)
    }
    chosen.measure()
    return (chosen, taken)
  }

  private static func isInOrder(_ edits: [TextEdit], length: Int) -> Bool {
    var end = 0
    for edit in edits {
      guard edit.range.lowerBound >= end, edit.range.upperBound <= length else { return false }
      end = edit.range.upperBound
    }
    return true
  }

  /// Whether an edit of a range and one of those taken cannot both be made: they overlap, or an insertion
  /// stands at the edge of the other one, so that it is open which of the two texts comes first.
  private func touches(_ range: Range<Int>) -> Bool {
    var index = firstIndex(endingAtOrAfter: range.lowerBound)
    while index < edits.count, edits[index].range.lowerBound <= range.upperBound {
      let other = edits[index].range
      if range.isEmpty || other.isEmpty || range.overlaps(other) { return true }
      index += 1
    }
    return false
  }

  private mutating func insert(_ own: [TextEdit]) {
    for edit in own {
      edits.insert(edit, at: firstIndex(beginningAfter: edit.range.lowerBound))
    }
  }

  private mutating func measure() {
    var sum = 0
    growth = edits.map { edit in
      sum += edit.text.utf8.count - edit.range.count
      return sum
    }
  }

  private func firstIndex(endingAtOrAfter offset: Int) -> Int {
    firstIndex { $0.range.upperBound >= offset }
  }

  private func firstIndex(beginningAfter offset: Int) -> Int {
    firstIndex { $0.range.lowerBound > offset }
  }

  /// The first edit for which a condition holds, which then holds for all after it.
  private func firstIndex(where condition: (TextEdit) -> Bool) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if condition(edits[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The bytes of the file with the edits made.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    edits.applied(to: bytes)
  }

  /// Where a range of the file is once the edits are made, with what was inserted at its edges.
  func moved(_ range: Range<Int>) -> Range<Int> {
    // What begins at an insertion begins before the inserted text, what ends at one ends after it.
    let lower = moved(range.lowerBound) { $0.range.upperBound < range.lowerBound }
    let upper = moved(range.upperBound) { $0.range.upperBound <= range.upperBound }
    return lower..<max(lower, upper)
  }

  private func moved(_ offset: Int, after isBefore: (TextEdit) -> Bool) -> Int {
    let index = firstIndex { !isBefore($0) }
    let shift = index > 0 ? growth[index - 1] : 0
    guard index < edits.count, edits[index].range.lowerBound < offset else { return offset + shift }
    // Within a replaced range.
    let edit = edits[index]
    return edit.range.lowerBound + shift + min(offset - edit.range.lowerBound, edit.text.utf8.count)
  }
}

extension TextEdit {
  /// The same edit with CR LF for each line end of its text.
  fileprivate func withReturns() -> TextEdit {
    guard text.utf8.contains(.lineFeed) else { return self }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n", result.unicodeScalars.last != "\r" { result.unicodeScalars.append("\r") }
      result.unicodeScalars.append(scalar)
    }
    return TextEdit(replacing: range, with: result)
  }
}
