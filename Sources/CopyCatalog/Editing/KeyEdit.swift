/// A change of a key and its value as a whole, told by where they stand.
///
/// Checks know the places of what they read and not how the file around them is laid out. Once all findings
/// are made, such changes become text edits: comments stay where they are, lists and braces keep their
/// commas.
enum KeyEdit: Hashable, Sendable {
  /// Writes a line below a header. The offset is of the entry's name in the header.
  case addFirst(String, header: Int)
  /// Declares an argument, by its name and its braces, after those that an entry has: below its header, in a
  /// table of their own, or in braces.
  case addArgument(String, String, header: Int)
  /// Removes a key, or the element of a list, that begins at an offset.
  case remove(Int)
  /// Removes a key if its value is written as that of another key is; nothing else tells that it may go.
  case removeCopy(Int, of: Int)
  /// Writes all that is in the braces that open at an offset on one line.
  case joinLines(Int)
}

extension Findings {
  /// The same findings with text edits for their changes of keys, where these can be made.
  func withKeyEdits(in files: [SourceFile]) -> Findings {
    guard all.contains(where: { !$0.fix.keyEdits.isEmpty }) else { return self }
    let byPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    var layouts: [String: KeyLayout] = [:]
    var findings = Findings()
    for finding in all {
      guard !finding.fix.keyEdits.isEmpty, let file = byPath[finding.place.file] else {
        findings.add(finding)
        continue
      }
      let layout = layouts[file.path] ?? KeyLayout(of: file)
      layouts[file.path] = layout
      findings.add(finding.with(fix: finding.fix.withEdits(from: layout)))
    }
    return findings
  }
}

extension Fix {
  /// The same fix with text edits for its changes of keys: with all of them, or none.
  fileprivate func withEdits(from layout: KeyLayout) -> Fix {
    let edits = keyEdits.compactMap(layout.edit)
    return Fix(summary, edits: edits.count == keyEdits.count ? edits : [], isSafe: isSafe)
  }
}

/// Answers where the keys of one file begin and end.
private struct KeyLayout {
  private let bytes: [UInt8]
  /// The headers and the keys outside all lists and braces.
  private let statements: [TOMLLayout.Item]
  private let lineEnd: String

  init(of file: SourceFile) {
    let layout = TOMLLayout(of: file)
    bytes = layout.bytes
    statements = layout.items.filter(\.isStatement)
    let first = bytes.firstIndex(of: .lineFeed) ?? 0
    lineEnd = first > 0 && bytes[first - 1] == .carriageReturn ? "\r\n" : "\n"
  }

  func edit(_ edit: KeyEdit) -> TextEdit? {
    switch edit {
    case .addFirst(let line, let header): add(line, after: headerIndex(header))
    case .addArgument(let name, let value, let header): addArgument(name, value, below: header)
    case .remove(let offset): remove(offset)
    case .removeCopy(let offset, let first): isCopy(offset, of: first) ? remove(offset) : nil
    case .joinLines(let offset): joinLines(from: offset)
    }
  }

  // MARK: Adding

  /// The header of an entry, which has its name alone; nil where the entry has none of its own.
  private func headerIndex(_ offset: Int) -> Int? {
    guard let index = index(at: offset), case .header(let key?, _, false) = statements[index],
      key.count == 1, key.first.range.lowerBound == offset
    else { return nil }
    return index
  }

  private func addArgument(_ name: String, _ value: String, below offset: Int) -> TextEdit? {
    guard let header = headerIndex(offset), case .header(let entry?, _, _) = statements[header] else {
      return nil
    }
    /// The last key below the header, and the last that declares an argument there.
    var last = header
    var lastArgument: Int?
    /// The last line of a table for arguments.
    var lastInTable: Int?
    var path: [String] = []
    scan: for index in statements.indices.dropFirst(header + 1) {
      switch statements[index] {
      case .comment, .innerPair: continue
      case .header(let key, _, let isList):
        guard let key, key.first.text == entry.first.text, key.count > 1 else { break scan }
        path = key.rest.map(\.text)
        if path == ["args"], !isList { lastInTable = index }
      case .pair(let key, let braces):
        if path == ["args"] {
          lastInTable = index
        } else if path.isEmpty {
          last = index
          guard key.first.text == "args" else { continue }
          if key.count == 1 { return add(name, value, to: braces) }
          lastArgument = index
        }
      }
    }
    if let lastInTable { return add("\(name) = \(value)", after: lastInTable) }
    return add("args.\(name) = \(value)", after: lastArgument ?? last)
  }

  private func add(_ name: String, _ value: String, to braces: TOMLValue) -> TextEdit? {
    guard case .table(let table) = braces.content else { return nil }
    var end = braces.range.upperBound - 1
    while end > braces.range.lowerBound + 1, bytes[end - 1] == .space || bytes[end - 1] == .tab { end -= 1 }
    return .insert(table.pairs.isEmpty ? " \(name) = \(value)" : ", \(name) = \(value)", at: end)
  }

  private func add(_ line: String, after index: Int?) -> TextEdit? {
    guard let index else { return nil }
    return .insert(lineEnd + line, at: self.lineEnd(from: statements[index].range.upperBound))
  }

  // MARK: Removing

  private func remove(_ offset: Int) -> TextEdit? {
    guard let index = index(at: offset), case .pair(let key, let value) = statements[index] else {
      return nil
    }
    if key.range.contains(offset) { return .delete(line(of: statements[index].range)) }
    switch Self.removal(of: offset, in: value) {
    case .element(let range): return .delete(range)
    case .all: return .delete(line(of: statements[index].range))
    case nil: return nil
    }
  }

  private enum Removal {
    case element(Range<Int>)
    /// It is all that its list or braces hold.
    case all
  }

  private static func removal(of offset: Int, in value: TOMLValue) -> Removal? {
    let elements: [(range: Range<Int>, value: TOMLValue)]
    switch value.content {
    case .array(let values): elements = values.map { ($0.range, $0) }
    case .table(let table):
      elements = table.pairs.map { ($0.keyRange.lowerBound..<$0.value.range.upperBound, $0.value) }
    default: return nil
    }
    guard let index = elements.firstIndex(where: { $0.range.contains(offset) }) else { return nil }
    let element = elements[index]
    if element.range.lowerBound != offset {
      guard case .all? = removal(of: offset, in: element.value) else {
        return removal(of: offset, in: element.value)
      }
    }
    if elements.count == 1 { return .all }
    return index + 1 < elements.count
      ? .element(element.range.lowerBound..<elements[index + 1].range.lowerBound)
      : .element(elements[index - 1].range.upperBound..<element.range.upperBound)
  }

  /// The lines that a key and its value take, if nothing else is on them; a comment that follows stays.
  private func line(of range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    while lower > 0, bytes[lower - 1] == .space || bytes[lower - 1] == .tab { lower -= 1 }
    guard lower == 0 || bytes[lower - 1] == .lineFeed else { return range }
    var upper = range.upperBound
    while let byte = bytes.at(upper), byte == .space || byte == .tab { upper += 1 }
    if bytes.at(upper) == .carriageReturn, bytes.at(upper + 1) == .lineFeed { return lower..<upper + 2 }
    if bytes.at(upper) == .lineFeed { return lower..<upper + 1 }
    return lower..<upper
  }

  private func isCopy(_ offset: Int, of first: Int) -> Bool {
    guard let left = value(of: offset), let right = value(of: first) else { return false }
    if case .unreadable = left.content { return false }
    return bytes[left.range].elementsEqual(bytes[right.range])
  }

  private func value(of offset: Int) -> TOMLValue? {
    guard let index = index(at: offset), case .pair(let key, let value) = statements[index],
      key.range.contains(offset)
    else { return nil }
    return value
  }

  // MARK: Joining

  /// Nothing but line ends, the blanks around them and a last comma changes. A comment needs its line end.
  private func joinLines(from opening: Int) -> TextEdit? {
    guard let index = index(at: opening), case .pair(_, let value) = statements[index],
      let range = Self.braces(from: opening, in: value)
    else { return nil }
    var text: [UInt8] = []
    var next = range.lowerBound
    while next < range.upperBound {
      switch bytes[next] {
      case .numberSign: return nil
      case .quote, .apostrophe:
        guard let end = textEnd(from: next, before: range.upperBound) else { return nil }
        text += bytes[next..<end]
        next = end
      case .space, .tab, .carriageReturn, .lineFeed:
        let start = next
        while next < range.upperBound, [.space, .tab, .carriageReturn, .lineFeed].contains(bytes[next]) {
          next += 1
        }
        let blanks = bytes[start..<next]
        if blanks.contains(.lineFeed) { text.append(.space) } else { text += blanks }
      default:
        text.append(bytes[next])
        next += 1
      }
    }
    // From the closing brace back.
    var comma = text.count - 2
    while comma > 0, text[comma] == .space { comma -= 1 }
    if comma > 0, text[comma] == .comma { text.remove(at: comma) }
    return TextEdit(replacing: range, with: String(decoding: text, as: UTF8.self))
  }

  /// The range of the braces that open at an offset.
  private static func braces(from opening: Int, in value: TOMLValue) -> Range<Int>? {
    guard value.range.contains(opening) else { return nil }
    switch value.content {
    case .table(let table):
      if value.range.lowerBound == opening { return value.range }
      return table.pairs.lazy.compactMap { braces(from: opening, in: $0.value) }.first
    case .array(let values): return values.lazy.compactMap { braces(from: opening, in: $0) }.first
    default: return nil
    }
  }

  /// Where a text in quotes ends; nil where it does not end before a limit.
  private func textEnd(from start: Int, before limit: Int) -> Int? {
    let quote = bytes[start]
    func isThree(_ offset: Int) -> Bool {
      offset + 2 < limit && bytes[offset] == quote && bytes[offset + 1] == quote && bytes[offset + 2] == quote
    }
    let length = isThree(start) ? 3 : 1
    var next = start + length
    while next < limit {
      if bytes[next] == .backslash, quote == .quote {
        next += 2
      } else if bytes[next] == quote, length == 1 || isThree(next) {
        next += length
        // Up to two quotes of the text may stand before its own three.
        while length == 3, next < limit, bytes[next] == quote { next += 1 }
        return next
      } else {
        next += 1
      }
    }
    return nil
  }

  // MARK: Finding

  /// The header or key whose bytes an offset is among.
  private func index(at offset: Int) -> Int? {
    var low = 0
    var high = statements.count
    while low < high {
      let middle = (low + high) / 2
      if statements[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 && statements[low - 1].range.contains(offset) ? low - 1 : nil
  }

  private func lineEnd(from offset: Int) -> Int {
    var next = offset
    while let byte = bytes.at(next), byte != .lineFeed { next += 1 }
    return next > offset && bytes.at(next) == .lineFeed && bytes[next - 1] == .carriageReturn
      ? next - 1 : next
  }
}
