/// A file of a catalog that can be changed: it has no fault of syntax, so the role of each of its bytes is
/// known.
///
/// All offsets are UTF-8 bytes of the file.
struct CatalogDocument {
  let file: SourceFile
  let bytes: [UInt8]
  let table: TOMLTable
  /// Every place of the file where keys are written, in its order.
  let statements: [Statement]
  /// What ends its lines.
  let lineEnd: String
  /// The statements of each entry that are not in brackets: its own header, if it has one, and the first and
  /// last.
  private let spans: [String: Span]

  private struct Span {
    var header: Int?
    let first: Int
    var last: Int
  }

  init(_ file: SourceFile) throws(EditingFault) {
    self.file = file
    bytes = file.bytes
    let layout = TOMLLayout(of: file)
    guard layout.isSound else { throw .faultyFile(path: file.path) }
    table = layout.document
    statements = Statement.all(in: layout)
    spans = Self.spans(of: statements)
    let end = bytes.firstIndex(of: .lineFeed) ?? 0
    lineEnd = end > 0 && bytes[end - 1] == .carriageReturn ? "\r\n" : "\n"
  }

  /// A file that is not there yet.
  init(new file: SourceFile) {
    self.file = file
    bytes = []
    table = TOMLTable()
    statements = []
    spans = [:]
    lineEnd = "\n"
  }

  private static func spans(of statements: [Statement]) -> [String: Span] {
    var spans: [String: Span] = [:]
    for (number, statement) in statements.enumerated() where !statement.isInBrackets {
      let name = statement.name
      spans[name, default: Span(first: number, last: number)].last = number
      if statement.kind == .header, statement.key.count == 1 { spans[name]?.header = number }
    }
    return spans
  }

  /// The file with edits made; nil where they change nothing.
  func change(_ edits: [TextEdit], isNew: Bool = false) -> FileChange? {
    let new = edits.applied(to: bytes)
    return new == bytes && !isNew ? nil : FileChange(path: file.path, old: bytes, new: new, isNew: isNew)
  }

  // MARK: Lines

  /// Where the text begins: after a byte order mark, which stays the first of the file.
  var start: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The first byte of the line that an offset is in.
  func lineStart(of offset: Int) -> Int {
    var line = min(offset, bytes.count)
    while line > start, bytes[line - 1] != .lineFeed { line -= 1 }
    return max(line, start)
  }

  /// The first byte after the line that an offset is in.
  func nextLine(after offset: Int) -> Int {
    var next = offset
    while next < bytes.count, bytes[next] != .lineFeed { next += 1 }
    return min(next + 1, bytes.count)
  }

  private enum Line {
    case blank, comment, other
  }

  private func line(at start: Int) -> Line {
    var next = start
    while next < bytes.count, bytes[next] == .space || bytes[next] == .tab || bytes[next] == .carriageReturn {
      next += 1
    }
    guard next < bytes.count, bytes[next] != .lineFeed else { return .blank }
    return bytes[next] == .numberSign ? .comment : .other
  }

  /// Whole lines, to be put at the start of a line or at the end of the file.
  func lines(_ lines: [String], at offset: Int) -> TextEdit {
    let startsLine = offset <= start || bytes[offset - 1] == .lineFeed
    let text = lines.joined(separator: "\n").replacing("\n", with: lineEnd)
    return .insert(startsLine ? text + lineEnd : lineEnd + text, at: offset)
  }

  // MARK: Entries

  /// The lines of one entry that stand together: its header or keys, those of its tables, and the comments
  /// that touch them.
  struct Block {
    let name: String
    /// Whether it has a header; keys before the first header belong to the top of the file.
    let hasHeader: Bool
    let range: Range<Int>
  }

  /// In the order of the file. An entry whose tables are scattered has several.
  func blocks() -> [Block] {
    var blocks: [Block] = []
    for statement in statements where !statement.isInBrackets {
      let name = statement.name
      let hasHeader = statement.kind != .pair || !statement.around.isEmpty
      let end = nextLine(after: statement.range.upperBound)
      if let last = blocks.last, last.name == name, last.hasHeader == hasHeader {
        blocks[blocks.count - 1] = Block(name: name, hasHeader: hasHeader, range: last.range.lowerBound..<end)
      } else {
        let start = commentsStart(
          before: lineStart(of: statement.range.lowerBound), after: blocks.last?.range.upperBound)
        blocks.append(Block(name: name, hasHeader: hasHeader, range: start..<end))
      }
    }
    return blocks.indices.map { index in
      let block = blocks[index]
      let limit = index + 1 < blocks.count ? blocks[index + 1].range.lowerBound : bytes.count
      return Block(
        name: block.name, hasHeader: block.hasHeader,
        range: block.range.lowerBound..<commentsEnd(after: block.range.upperBound, before: limit))
    }
  }

  /// Where the comment lines directly above a line begin.
  private func commentsStart(before line: Int, after limit: Int?) -> Int {
    var start = line
    while start > (limit ?? 0) {
      let above = lineStart(of: start - 1)
      guard above < start, above >= limit ?? 0, self.line(at: above) == .comment else { break }
      start = above
    }
    return start
  }

  /// Where the comment lines directly below a line end.
  private func commentsEnd(after line: Int, before limit: Int) -> Int {
    var end = line
    while end < limit, self.line(at: end) == .comment { end = nextLine(after: end) }
    return end
  }

  /// Where keys can be added to an entry.
  private enum Opening {
    /// In lines: first those that belong at its beginning, then those at its end; a prefix stands before each
    /// key.
    case lines(first: Int, last: Int, prefix: String)
    /// In braces: before the offset of the closing one.
    case braces(closing: Int, isEmpty: Bool)
    /// Under a header that has to be written before an offset.
    case header(at: Int)
  }

  private func opening(of entry: String) -> Opening? {
    guard let span = spans[entry] else { return nil }
    let first = statements[span.first]
    let last = statements[span.last]
    if let header = span.header {
      var end = statements[header].range.upperBound
      for statement in statements[(header + 1)...] where !statement.isInBrackets {
        guard statement.kind == .pair else { break }
        end = statement.range.upperBound
      }
      return .lines(
        first: nextLine(after: statements[header].range.upperBound), last: nextLine(after: end), prefix: "")
    }
    guard first.kind == .pair else {
      return .header(at: commentsStart(before: lineStart(of: first.range.lowerBound), after: nil))
    }
    guard first.key.count == 1 else {
      let prefix = String(decoding: bytes[first.key[0].range], as: UTF8.self) + "."
      let start = lineStart(of: first.range.lowerBound)
      return .lines(first: start, last: nextLine(after: last.range.upperBound), prefix: prefix)
    }
    var closing = first.range.upperBound - 1
    while closing > first.value.lowerBound, bytes[closing - 1] == .space || bytes[closing - 1] == .tab {
      closing -= 1
    }
    return .braces(closing: closing, isEmpty: bytes[closing - 1] == .openBrace)
  }

  /// A key that is to be added to an entry.
  struct NewKey {
    /// Lines of a comment above it, each with its number sign. Braces have no place for comments.
    var comment: [String] = []
    let key: String
    /// The value as TOML; in lines it may have several.
    let value: String
    /// The same value on one line.
    var shortValue: String?
  }

  /// Adds keys to an entry of the file: some at its beginning, some at its end. Nil where the file has no
  /// such entry.
  private func adding(first: [NewKey], last: [NewKey], to entry: String) -> [TextEdit]? {
    guard let opening = opening(of: entry) else { return nil }
    func lines(_ keys: [NewKey], prefix: String) -> [String] {
      keys.flatMap { $0.comment + ["\(prefix)\($0.key) = \($0.value)"] }
    }
    switch opening {
    case .lines(let start, let end, let prefix):
      if start == end {
        return (first + last).isEmpty ? [] : [self.lines(lines(first + last, prefix: prefix), at: start)]
      }
      return (first.isEmpty ? [] : [self.lines(lines(first, prefix: prefix), at: start)])
        + (last.isEmpty ? [] : [self.lines(lines(last, prefix: prefix), at: end)])
    case .header(let offset):
      return [self.lines(["[\(tomlKey(entry))]"] + lines(first + last, prefix: "") + [""], at: offset)]
    case .braces(let closing, let isEmpty):
      let keys = (first + last).map { "\($0.key) = \($0.shortValue ?? $0.value)" }
      return keys.isEmpty ? [] : [.insert((isEmpty ? " " : ", ") + keys.joined(separator: ", "), at: closing)]
    }
  }

  /// Gives keys of an entry values, in place of those they have or at the beginning of the entry, and adds
  /// others at its end. Nil where the file has no such entry.
  func setting(
    _ values: [(key: String, value: String)], of entry: String, adding last: [NewKey] = []
  ) -> [TextEdit]? {
    guard case .table(let table)? = table[entry]?.value.content else { return nil }
    var edits: [TextEdit] = []
    var missing: [NewKey] = []
    for (key, value) in values {
      if let pair = table[key] {
        if bytes[pair.value.range] != Array(value.utf8)[...] {
          edits.append(TextEdit(replacing: pair.value.range, with: value))
        }
      } else {
        missing.append(NewKey(key: key, value: value))
      }
    }
    guard let added = adding(first: missing, last: last, to: entry) else { return nil }
    return edits + added
  }
}

/// A name as a TOML key: bare where it can be.
func tomlKey(_ name: String) -> String {
  !name.isEmpty && name.utf8.allSatisfy(\.isBareKey) ? name : tomlString(name)
}

/// A text as TOML, in quotes and on one line.
func tomlString(_ text: String) -> String {
  "\"\(TOMLString.written(text, hasEscapes: true) ?? text)\""
}
