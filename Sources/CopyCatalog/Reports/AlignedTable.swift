/// Rows whose cells line up in a fixed-width font, whatever their script: widths are counted in columns, wide
/// characters as two, and a cell that may run right to left is isolated, so that it cannot move its
/// neighbours.
struct AlignedTable {
  enum Alignment: Sendable {
    case leading, trailing
  }

  /// How each column is aligned; a row has as many cells at most.
  let alignments: [Alignment]
  private(set) var rows: [[String]] = []

  init(_ alignments: [Alignment]) {
    self.alignments = alignments
  }

  mutating func add(_ cells: [String]) {
    rows.append(
      cells.map { cell in
        let visible = VisibleText.line(cell)
        return VisibleText.mayTurn(visible) ? "\u{2068}\(visible)\u{2069}" : visible
      })
  }

  /// Each row as a line without blanks at its end; two columns between cells.
  var lines: [String] {
    let measured = rows.map { row in row.map { ($0, TerminalColumns.of($0)) } }
    let widths = alignments.indices.map { column in
      measured.map { column < $0.count ? $0[column].1 : 0 }.max() ?? 0
    }
    return measured.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.1)
        if column > 0 { line += "  " }
        line += alignments[column] == .leading ? cell.0 + padding : padding + cell.0
      }
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
