/// The files that findings point into, ready to give lines and columns.
struct FindingFiles {
  struct File {
    let bytes: [UInt8]
    let lines: LineMap
    /// Given where columns count UTF-16 code units.
    let units: UTF16Map?
  }

  /// What a column counts.
  enum ColumnUnit {
    /// UTF-8 bytes, as compilers do.
    case byte
    /// UTF-16 code units, as editors and web pages do.
    case utf16
  }

  /// The lines and columns of a place; the end is the position after its last byte.
  struct Span: Hashable {
    let start: LineMap.Position
    let end: LineMap.Position
  }

  private let files: [String: File]

  /// Takes in the files that a finding, or a place related to it, points into; the others cost nothing.
  init(_ files: [SourceFile], of findings: [Finding], columns unit: ColumnUnit = .byte) {
    var wanted: Set<String> = []
    for finding in findings {
      wanted.insert(finding.place.file)
      for related in finding.related { wanted.insert(related.place.file) }
    }
    var known: [String: File] = [:]
    for file in files where wanted.contains(file.path) {
      guard case .bytes(let bytes) = file.content else { continue }
      known[file.path] = File(
        bytes: bytes, lines: LineMap(bytes), units: unit == .utf16 ? UTF16Map(bytes) : nil)
    }
    self.files = known
  }

  /// Nil for a folder, and for a file that could not be read.
  subscript(path: String) -> File? { files[path] }

  /// The first line and column where the file is not known.
  func span(of place: Place) -> Span {
    guard let file = files[place.file] else {
      let start = LineMap.Position(line: 1, column: 1)
      return Span(start: start, end: start)
    }
    return Span(
      start: file.position(of: place.range.lowerBound), end: file.position(of: place.range.upperBound))
  }
}

extension FindingFiles.File {
  fileprivate func position(of offset: Int) -> LineMap.Position {
    let position = lines.position(of: offset)
    guard let units else { return position }
    let lineStart = lines.range(ofLine: position.line).lowerBound
    return LineMap.Position(
      line: position.line, column: units.units(in: lineStart..<lineStart + position.column - 1) + 1)
  }
}
