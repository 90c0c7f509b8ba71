/// The lines of a file that a place stands in, with carets under what it covers.
///
/// Widths are columns of a terminal: East Asian wide characters and emoji take two, combining marks none.
///
/// Where a line runs right to left, some terminals show its words in the order they are read, others in the
/// order they are stored, and nobody can know which; so a caret would stand under another word for half of
/// the readers. There the place is marked inside the line, by `⟦` and `⟧`, which go where the words go. What
/// stands before the first right-to-left character is in the same column everywhere and keeps its carets.
/// Such a line is isolated (U+2066 … U+2069), so that its direction never turns the numbers and bars around
/// it.
struct Snippet {
  /// One line of the file as it is shown.
  struct Line: Hashable {
    /// Counted from 1; nil where lines are left out.
    let number: Int?
    let text: String
    /// Spaces and carets; empty where nothing of the line is covered, or where marks inside the line show it.
    let carets: String
    /// Whether `⟦` and `⟧` stand around what is covered, as carets could stand under other words.
    let hasMarks: Bool
  }

  let lines: [Line]

  /// The most lines of a place that are shown.
  static let mostLines = 6

  /// - Parameter width: the most columns of a line that are shown.
  init(of place: Place, in file: FindingFiles.File, width: Int) {
    let lower = min(max(place.range.lowerBound, 0), file.bytes.count)
    let range = lower..<max(lower, min(place.range.upperBound, file.bytes.count))
    let first = file.lines.position(of: range.lowerBound).line
    // A range that ends with a line's ending does not reach into the next line.
    let last = file.lines.position(of: range.isEmpty ? range.lowerBound : range.upperBound - 1).line
    let numbers: [Int?] =
      last - first < Self.mostLines
      ? Array(first...last)
      : Array(first..<first + Self.mostLines / 2) + [nil] + Array(last - Self.mostLines / 2 + 1...last)
    lines = numbers.map { number in
      guard let number else { return Line(number: nil, text: "", carets: "", hasMarks: false) }
      return Self.line(number, of: range, in: file, width: width)
    }
  }

  private static func line(_ number: Int, of range: Range<Int>, in file: FindingFiles.File, width: Int)
    -> Line
  {
    let lineRange = withoutEnding(file.lines.range(ofLine: number), in: file.bytes)
    var lower = min(max(range.lowerBound, lineRange.lowerBound), lineRange.upperBound)
    let upper = min(max(range.upperBound, lower), lineRange.upperBound)
    // The indent of a line in the middle of a range is nobody's concern.
    if range.lowerBound < lineRange.lowerBound {
      lower =
        file.bytes[lower..<upper].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? upper
    }
    // A blank line in the middle of a range has nothing to mark.
    let marked = lower == upper && range.lowerBound < lineRange.lowerBound ? nil : lower..<upper
    let cells = Cells(of: marked ?? lower..<lower, within: lineRange, in: file.bytes, width: width)
    return Line(
      number: number, text: cells.text, carets: marked == nil ? "" : cells.carets,
      hasMarks: marked != nil && cells.hasMarks)
  }

  private static func withoutEnding(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var upper = range.upperBound
    if upper > range.lowerBound, bytes[upper - 1] == UInt8(ascii: "\n") {
      upper -= 1
      if upper > range.lowerBound, bytes[upper - 1] == UInt8(ascii: "\r") { upper -= 1 }
    }
    return range.lowerBound..<upper
  }
}

/// The part of a line around a marked range, as characters on a terminal.
private struct Cells {
  private struct Cell {
    let text: String
    let width: Int
    let isMarked: Bool
  }

  let text: String
  let carets: String
  let hasMarks: Bool

  init(of marked: Range<Int>, within line: Range<Int>, in bytes: [UInt8], width: Int) {
    // Only what can be shown is looked at, because a line may be as long as a file. A column seldom takes
    // more than eight bytes.
    let reach = width * 8
    let lower = Self.scalarStart(max(line.lowerBound, marked.lowerBound - reach), from: line, in: bytes)
    let upper = Self.scalarStart(
      min(line.upperBound, min(marked.upperBound, marked.lowerBound + reach) + reach), from: line, in: bytes)
    var cells = Self.cells(of: lower..<upper, marked: marked, in: bytes)
    // What is cut out of a line may begin and end inside a character.
    if lower > line.lowerBound, cells.first?.isMarked == false { cells.removeFirst() }
    if upper < line.upperBound, cells.last?.isMarked == false { cells.removeLast() }

    let firstMarked = cells.firstIndex(where: \.isMarked) ?? cells.count
    let afterMarked = (cells.lastIndex(where: \.isMarked) ?? firstMarked - 1) + 1
    let shown = Self.window(
      firstMarked..<max(firstMarked, afterMarked), of: cells.map(\.width), width: width,
      isCutBefore: lower > line.lowerBound, isCutAfter: upper < line.upperBound)
    let turns = cells[shown.range].firstIndex { VisibleText.mayTurn($0.text) }
    // At an empty range in front of it, a right-to-left character decides where the place is.
    hasMarks = turns.map { $0 < afterMarked || $0 == firstMarked } ?? false

    let before = shown.isCutBefore ? "…" : ""
    let after = shown.isCutAfter ? "…" : ""
    let line: String
    if hasMarks {
      line = Self.marked(cells[shown.range], firstMarked..<afterMarked, isEmpty: marked.isEmpty)
      carets = ""
    } else {
      line = cells[shown.range].map(\.text).joined()
      carets =
        (shown.isCutBefore ? " " : "") + Self.carets(under: cells[shown.range], isEmpty: marked.isEmpty)
    }
    var text = before + line + after
    while text.last == " " { text.removeLast() }
    self.text = turns == nil ? text : "\u{2066}\(text)\u{2069}"
  }

  /// The cells with marks around some of them.
  private static func marked(_ cells: ArraySlice<Cell>, _ marked: Range<Int>, isEmpty: Bool) -> String {
    var text = ""
    for index in cells.indices {
      if index == marked.lowerBound { text += isEmpty ? "⟦⟧" : "⟦" }
      text += cells[index].text
      if index == marked.upperBound - 1, !isEmpty { text += "⟧" }
    }
    if marked.lowerBound >= cells.endIndex { text += "⟦⟧" }
    // The range goes on where the line is cut.
    if !isEmpty, cells.indices.contains(marked.lowerBound), marked.upperBound > cells.endIndex { text += "⟧" }
    return text
  }

  private static func carets(under cells: ArraySlice<Cell>, isEmpty: Bool) -> String {
    var carets = ""
    var hasCaret = false
    for cell in cells {
      if cell.isMarked {
        // An empty range marks the place before a character, and a lone combining mark has no column.
        let count = isEmpty ? (hasCaret ? 0 : 1) : (cell.width == 0 && !hasCaret ? 1 : cell.width)
        carets += String(repeating: "^", count: count)
        hasCaret = true
      } else if !hasCaret {
        carets += String(repeating: " ", count: cell.width)
      }
    }
    return hasCaret ? carets : carets + "^"
  }

  private static func cells(of range: Range<Int>, marked: Range<Int>, in bytes: [UInt8]) -> [Cell] {
    let text = Self.repaired(bytes[range])
    var cells: [Cell] = []
    var offset = range.lowerBound
    for character in text {
      let end = offset + character.utf8.count
      let isMarked =
        marked.isEmpty
        ? (offset..<end).contains(marked.lowerBound) : offset < marked.upperBound && end > marked.lowerBound
      cells += Self.cells(of: character, at: offset, in: bytes, isMarked: isMarked)
      offset = end
    }
    return cells
  }

  private static func cells(of character: Character, at offset: Int, in bytes: [UInt8], isMarked: Bool)
    -> [Cell]
  {
    if let ascii = character.asciiValue, 0x20...0x7E ~= ascii {
      return [Cell(text: String(character), width: 1, isMarked: isMarked)]
    }
    if character == "\t" { return [Cell(text: "    ", width: 4, isMarked: isMarked)] }
    // A byte order mark at the start of a file is no part of its text.
    if character == "\u{FEFF}", offset == 0 { return [Cell(text: "", width: 0, isMarked: isMarked)] }
    if character == strayByte, bytes[offset] != strayByte.asciiValue {
      let symbol = "⟨\(VisibleText.hexadecimal(UInt32(bytes[offset]), digits: 2))⟩"
      return [Cell(text: symbol, width: symbol.count, isMarked: isMarked)]
    }
    guard character.unicodeScalars.contains(where: { VisibleText.symbol(for: $0) != nil }) else {
      let columns = TerminalColumns.of(character)
      // A mark without a letter would be drawn onto what stands before the line.
      return TerminalColumns.isMark(character)
        ? [Cell(text: "◌\(character)", width: columns + 1, isMarked: isMarked)]
        : [Cell(text: String(character), width: columns, isMarked: isMarked)]
    }
    return character.unicodeScalars.map { scalar in
      let symbol = VisibleText.symbol(for: scalar) ?? String(Character(scalar))
      return Cell(text: symbol, width: symbol.count, isMarked: isMarked)
    }
  }

  /// The start of the UTF-8 sequence that an offset stands in; the offset itself where it stands in none.
  private static func scalarStart(_ offset: Int, from line: Range<Int>, in bytes: [UInt8]) -> Int {
    guard offset < line.upperBound else { return offset }
    let candidates = stride(from: offset, through: max(line.lowerBound, offset - 3), by: -1)
    return candidates.first { bytes[$0] & 0xC0 != 0x80 } ?? offset
  }

  /// Stands for each byte that is not UTF-8, so that offsets stay what they are.
  private static let strayByte: Character = "\u{1A}"

  private static func repaired(_ bytes: ArraySlice<UInt8>) -> String {
    var repaired: [UInt8] = []
    repaired.reserveCapacity(bytes.count)
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): repaired += scalar
      case .error(let length): repaired += repeatElement(0x1A, count: length)
      case .emptyInput: return String(decoding: repaired, as: UTF8.self)
      }
    }
  }

  private struct Window {
    let range: Range<Int>
    let isCutBefore: Bool
    let isCutAfter: Bool
  }

  /// The cells to show: all where they fit, else the marked ones with as much around them as has room.
  private static func window(
    _ marked: Range<Int>, of widths: [Int], width: Int, isCutBefore: Bool, isCutAfter: Bool
  ) -> Window {
    let total = widths.reduce(0, +)
    if total <= width, !isCutBefore, !isCutAfter {
      return Window(range: widths.indices, isCutBefore: false, isCutAfter: false)
    }
    let room = width - 2
    let markedWidth = widths[marked].reduce(0, +)
    let widthThroughMarked = widths[..<marked.upperBound].reduce(0, +)
    var first = marked.lowerBound
    if !isCutBefore, widthThroughMarked <= room {
      first = 0
    } else {
      let widthAfter = widths[marked.upperBound...].reduce(0, +)
      let spare = max(room - markedWidth, 0)
      var before = max(spare / 2, spare - widthAfter, min(room / 4, 20))
      while first > 0, widths[first - 1] <= before {
        first -= 1
        before -= widths[first]
      }
    }
    var last = first
    var used = 0
    while last < widths.count, used + widths[last] <= room {
      used += widths[last]
      last += 1
    }
    return Window(
      range: first..<last, isCutBefore: isCutBefore || first > 0,
      isCutAfter: isCutAfter || last < widths.count)
  }
}
