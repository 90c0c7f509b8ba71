/// The lines of a file that a place stands in, with carets under what it covers.
///
/// Widths are columns of a terminal: East Asian wide characters and emoji take two, combining marks none.
struct Snippet {
  /// One line of the file as it is shown.
  struct Line: Hashable {
    /// Counted from 1; nil where lines are left out.
    let number: Int?
    let text: String
    /// Spaces and carets; empty where nothing of the line is covered.
    let carets: String
    /// Whether the line runs right to left somewhere, so that carets may stand under other words.
    let mayTurn: Bool
  }

  let lines: [Line]
  /// What the place covers, on one line and shortened, for lines whose carets can't be trusted.
  let marked: String

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
      guard let number else { return Line(number: nil, text: "", carets: "", mayTurn: false) }
      return Self.line(number, of: range, in: file, width: width)
    }
    let start = Self.line(first, of: range, in: file, width: width, markedOnly: true)
    marked = last > first ? start.text + " …" : start.text
  }

  private static func line(
    _ number: Int, of range: Range<Int>, in file: FindingFiles.File, width: Int, markedOnly: Bool = false
  ) -> Line {
    let lineRange = withoutEnding(file.lines.range(ofLine: number), in: file.bytes)
    var lower = min(max(range.lowerBound, lineRange.lowerBound), lineRange.upperBound)
    let upper = min(max(range.upperBound, lower), lineRange.upperBound)
    // The indent of a line in the middle of a range is nobody's concern.
    if range.lowerBound < lineRange.lowerBound {
      lower =
        file.bytes[lower..<upper].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? upper
    }
    let limits = markedOnly ? lower..<upper : lineRange
    let cells = Cells(of: lower..<upper, within: limits, in: file.bytes, width: width)
    let isBlankInside = lower == upper && range.lowerBound < lineRange.lowerBound
    return Line(
      number: number, text: cells.text, carets: isBlankInside ? "" : cells.carets, mayTurn: cells.mayTurn)
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
  let mayTurn: Bool

  init(of marked: Range<Int>, within line: Range<Int>, in bytes: [UInt8], width: Int) {
    // Only what can be shown is looked at, because a line may be as long as a file. A column seldom takes
    // more than eight bytes.
    let reach = width * 8
    let lower = Self.scalarStart(max(line.lowerBound, marked.lowerBound - reach), from: line, in: bytes)
    let upper = Self.scalarStart(
      min(line.upperBound, min(marked.upperBound, marked.lowerBound + reach) + reach), from: line, in: bytes)
    let cells = Self.cells(of: lower..<upper, marked: marked, in: bytes)

    let firstMarked = cells.firstIndex(where: \.isMarked) ?? cells.count
    let afterMarked = (cells.lastIndex(where: \.isMarked) ?? firstMarked - 1) + 1
    let shown = Self.window(
      firstMarked..<max(firstMarked, afterMarked), of: cells.map(\.width), width: width,
      isCutBefore: lower > line.lowerBound, isCutAfter: upper < line.upperBound)

    var text = shown.isCutBefore ? "…" : ""
    var carets = shown.isCutBefore ? " " : ""
    var hasCaret = false
    for cell in cells[shown.range] {
      text += cell.text
      if cell.isMarked {
        // An empty range marks the place before a character, and a lone combining mark has no column.
        let count = marked.isEmpty ? (hasCaret ? 0 : 1) : (cell.width == 0 && !hasCaret ? 1 : cell.width)
        carets += String(repeating: "^", count: count)
        hasCaret = true
      } else if !hasCaret {
        carets += String(repeating: " ", count: cell.width)
      }
    }
    if shown.isCutAfter { text += "…" }
    if !hasCaret { carets += "^" }
    while text.last == " " { text.removeLast() }
    self.text = text
    self.carets = carets
    mayTurn = VisibleText.mayTurn(text)
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
    if character == "\t" { return [Cell(text: "    ", width: 4, isMarked: isMarked)] }
    // A byte order mark at the start of a file is no part of its text.
    if character == "\u{FEFF}", offset == 0 { return [Cell(text: "", width: 0, isMarked: isMarked)] }
    if character == strayByte, bytes[offset] != strayByte.asciiValue {
      let symbol = "⟨\(VisibleText.hexadecimal(UInt32(bytes[offset]), digits: 2))⟩"
      return [Cell(text: symbol, width: symbol.count, isMarked: isMarked)]
    }
    guard character.unicodeScalars.contains(where: { VisibleText.symbol(for: $0) != nil }) else {
      return [Cell(text: String(character), width: Graphemes.columns(String(character)), isMarked: isMarked)]
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
