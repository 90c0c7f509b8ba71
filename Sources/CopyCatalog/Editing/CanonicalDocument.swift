/// A catalog file as its tables, with the comments that belong to each line.
struct CanonicalDocument {
  /// Comments that stand together, one a line.
  typealias Paragraph = [String]

  /// A key with its value.
  struct Line {
    enum Value {
      case written(TOMLValue)
      /// Braces around keys that stood on lines of their own.
      case braces([(path: [String], value: TOMLValue)])
    }

    var path: [String]
    var value: Value
    /// The paragraphs of comments above it.
    var above: [Paragraph] = []
    /// Whether no blank line stands between the last of them and the key.
    var isJoined = true
    /// Whether a blank line stands above it and its comments.
    var isApart = false
    var beside: String?
    /// The comments among the values of a list, with their places.
    var inside: [Range<Int>] = []
  }

  /// A header with its keys, or the keys above the first header.
  struct Table {
    /// Empty for the keys above the first header.
    var path: [String] = []
    var isList = false
    var above: [Paragraph] = []
    var isJoined = true
    var beside: String?
    var lines: [Line] = []
    /// The comments that follow the last key.
    var below: Paragraph = []
    /// Whether the keys are those of an entry, which stand without blank lines.
    var isEntry = false
  }

  var tables: [Table] = [Table()]
  /// The paragraphs at the end of the file.
  var end: [Paragraph] = []

  init(_ layout: TOMLLayout) {
    var reader = Reader(layout)
    reader.read()
    tables = reader.tables
    end = reader.end
  }

  /// Gives each comment to what it belongs to.
  private struct Reader {
    let layout: TOMLLayout
    var tables: [Table] = [Table()]
    var end: [Paragraph] = []
    /// Comments that wait for what follows them, with the line ends before each.
    var waiting: [(text: String, lineEnds: Int)] = []
    /// Where the last item ends.
    var last = 0
    /// Whether a comment beside the last item belongs to a header.
    var isAfterHeader = false
    /// Whether a key or header came already in the table.
    var hasItem = false

    init(_ layout: TOMLLayout) {
      self.layout = layout
    }

    mutating func read() {
      for item in layout.items {
        let lineEnds = lineEnds(upTo: item.range.lowerBound)
        switch item {
        // It is written with the value that it is part of.
        case .innerPair: continue
        case .comment(let range):
          let text = text(of: range)
          if let line = tables[tables.count - 1].lines.last, !isAfterHeader,
            case .written(let value) = line.value,
            value.range.contains(range.lowerBound)
          {
            tables[tables.count - 1].lines[tables[tables.count - 1].lines.count - 1].inside.append(range)
            continue
          } else if lineEnds == 0, hasItem, waiting.isEmpty {
            setBeside(text)
          } else {
            waiting.append((text, lineEnds))
          }
          last = range.upperBound
        case .pair(let key, let value):
          var line = Line(path: Self.path(key), value: .written(value))
          let paragraphs = paragraphs()
          line.above = paragraphs
          line.isJoined = lineEnds < 2
          line.isApart = !tables[tables.count - 1].lines.isEmpty && (waiting.first?.lineEnds ?? lineEnds) > 1
          waiting = []
          tables[tables.count - 1].lines.append(line)
          last = value.range.upperBound
          isAfterHeader = false
          hasItem = true
        case .header(let key, let range, let isList):
          let above = takeAbove(isJoined: lineEnds < 2)
          tables.append(
            Table(path: key.map(Self.path) ?? [], isList: isList, above: above, isJoined: lineEnds < 2))
          last = range.upperBound
          isAfterHeader = true
          hasItem = true
        }
      }
      end = takeAbove(isJoined: false)
    }

    private static func path(_ key: TOMLKey) -> [String] { (0..<key.count).map { key[$0].text } }

    private mutating func setBeside(_ text: String) {
      let table = tables.count - 1
      if isAfterHeader {
        tables[table].beside = text
      } else {
        tables[table].lines[tables[table].lines.count - 1].beside = text
      }
    }

    private func lineEnds(upTo offset: Int) -> Int {
      guard last < offset else { return 0 }
      return layout.bytes[last..<offset].reduce(0) { $1 == .lineFeed ? $0 + 1 : $0 }
    }

    private func text(of range: Range<Int>) -> String {
      var upper = range.upperBound
      while upper > range.lowerBound, [.space, .tab, .carriageReturn].contains(layout.bytes[upper - 1]) {
        upper -= 1
      }
      return String(decoding: layout.bytes[range.lowerBound..<upper], as: UTF8.self)
    }

    private func paragraphs() -> [Paragraph] {
      var paragraphs: [Paragraph] = []
      for comment in waiting {
        if paragraphs.isEmpty || comment.lineEnds > 1 { paragraphs.append([]) }
        paragraphs[paragraphs.count - 1].append(comment.text)
      }
      return paragraphs
    }

    /// The paragraphs above a header. One right below the last key belongs to that key's table, unless it
    /// stands right above the header as well.
    private mutating func takeAbove(isJoined: Bool) -> [Paragraph] {
      var above = paragraphs()
      if hasItem, let first = waiting.first, first.lineEnds < 2, above.count > 1 || !isJoined {
        tables[tables.count - 1].below = above.removeFirst()
      }
      waiting = []
      return above
    }
  }
}

// MARK: Entries

extension CanonicalDocument {
  /// Puts the keys of entries in their order, and makes dotted keys of their tables.
  mutating func putEntriesInOrder() {
    // A table that dotted keys above the first header begin can have no header; one of a list has more than
    // one.
    let begun = Set(
      tables[0].lines.filter { $0.path.count > 1 }.map { $0.path[0] }
        + tables.filter { $0.isList && $0.path.count == 1 }.map { $0.path[0] })
    var positions: [String: Int] = [:]
    var entries: [[Table]] = []
    for table in tables.dropFirst() {
      guard let name = table.path.first, !begun.contains(name) else {
        entries.append([table])
        continue
      }
      if let position = positions[name] {
        entries[position].append(table)
      } else {
        positions[name] = entries.count
        entries.append([table])
      }
    }
    tables = [tables[0]] + entries.flatMap { group in
      guard let name = group[0].path.first, positions[name] != nil else { return group }
      return Self.entry(name, of: group)
    }
  }

  /// The table of an entry, and the tables within it that stay.
  private static func entry(_ name: String, of group: [Table]) -> [Table] {
    var entry = Table(path: [name])
    entry.isEntry = true
    var rest: [Table] = []
    var hasHeader = false
    for (index, table) in group.enumerated() {
      if table.path.count == 1 {
        hasHeader = true
        entry.above += table.above
        entry.isJoined = table.isJoined
        entry.beside = table.beside
        entry.lines.insert(contentsOf: table.lines.flatMap { CanonicalOrder.dotted($0) }, at: 0)
        entry.below += table.below
      } else if !table.isList, CanonicalOrder.isDotted(table.path[1]) {
        if index == 0 {
          entry.above = table.above
          entry.isJoined = table.isJoined
        }
        add(table, to: &entry, isFirst: index == 0)
      } else {
        rest.append(table)
      }
    }
    // An entry of which nothing is left needs no header.
    guard hasHeader || !entry.lines.isEmpty else { return group }
    entry.lines = CanonicalOrder.sorted(CanonicalOrder.inBraces(entry.lines))
    for index in entry.lines.indices {
      entry.lines[index].isApart = false
      entry.lines[index].isJoined = true
    }
    return [entry] + rest
  }

  /// Makes dotted keys of a table within an entry.
  private static func add(_ table: Table, to entry: inout Table, isFirst: Bool) {
    let path = Array(table.path.dropFirst())
    var lines = table.lines.map { line in
      var line = line
      line.path = path + line.path
      return line
    }
    var comments = isFirst ? [] : table.above
    if let beside = table.beside { comments.append([beside]) }
    if lines.isEmpty {
      // An empty table is written as such, if nothing else is in it.
      guard !entry.lines.contains(where: { $0.path.starts(with: path) }) else {
        entry.below += comments.joined() + table.below
        return
      }
      lines = [Line(path: path, value: .braces([]))]
    }
    lines[0].above = comments + lines[0].above
    entry.lines += lines.flatMap { CanonicalOrder.dotted($0) }
    entry.below += table.below
  }
}
