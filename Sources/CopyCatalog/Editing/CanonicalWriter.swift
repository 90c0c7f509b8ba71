/// Writes a document in canonical form, with LF at the end of each line.
struct CanonicalWriter {
  /// The columns up to which a list stays on one line.
  private static let width = 110

  private let bytes: [UInt8]
  private var text = ""

  static func text(of document: CanonicalDocument, bytes: [UInt8]) -> String {
    var writer = CanonicalWriter(bytes: bytes)
    for table in document.tables { writer.write(table) }
    for paragraph in document.end { writer.write(paragraph, isApart: true) }
    return writer.text
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func writeLine(_ line: String) {
    text += line
    text += "\n"
  }

  private mutating func writeBlankLine() {
    if !text.isEmpty { text += "\n" }
  }

  private mutating func write(_ paragraph: CanonicalDocument.Paragraph, isApart: Bool) {
    if isApart { writeBlankLine() }
    for comment in paragraph { writeLine(comment) }
  }

  private mutating func write(_ table: CanonicalDocument.Table) {
    if !table.path.isEmpty {
      for paragraph in table.above { write(paragraph, isApart: true) }
      if table.above.isEmpty || !table.isJoined { writeBlankLine() }
      let name = table.path.map(Self.key).joined(separator: ".")
      writeLine((table.isList ? "[[\(name)]]" : "[\(name)]") + Self.comment(table.beside))
    }
    for line in table.lines { write(line, isEntry: table.isEntry) }
    write(table.below, isApart: false)
  }

  private mutating func write(_ line: CanonicalDocument.Line, isEntry: Bool) {
    for (index, paragraph) in line.above.enumerated() {
      write(paragraph, isApart: !isEntry && (index > 0 || line.isApart))
    }
    if !isEntry, line.above.isEmpty ? line.isApart : !line.isJoined { writeBlankLine() }
    let key = line.path.map(Self.key).joined(separator: ".")
    let isArgument = isEntry && line.path.count == 2 && line.path[0] == "args"
    writeLine("\(key) = \(value(of: line, after: key, isArgument: isArgument))\(Self.comment(line.beside))")
  }

  private static func comment(_ comment: String?) -> String { comment.map { "  " + $0 } ?? "" }

  // MARK: Keys

  /// A name of a key, in quotes where it needs them.
  private static func key(_ name: String) -> String {
    if !name.isEmpty, name.utf8.allSatisfy(\.isBareKey) { return name }
    var result = "\""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\t": result += "\\t"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += "\\u" + hex(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  // MARK: Values

  private func value(of line: CanonicalDocument.Line, after key: String, isArgument: Bool) -> String {
    switch line.value {
    case .braces(let pairs):
      return braces(pairs.map { ($0.path.map(Self.key).joined(separator: "."), written($0.value)) })
    case .written(let value):
      if isArgument, line.inside.isEmpty, case .table(let table) = value.content {
        return braces(CanonicalOrder.ofArgument(table.pairs).map { (Self.key($0.key), written($0.value)) })
      }
      if case .array(let values) = value.content {
        if !line.inside.isEmpty { return list(value, values, comments: line.inside) }
        let onOneLine = written(value)
        // A text over several lines breaks the line anyway.
        guard !onOneLine.contains("\n"), key.count + 3 + onOneLine.count > Self.width, values.count > 1 else {
          return onOneLine
        }
        return "[\n" + values.map { "  \(written($0)),\n" }.joined() + "]"
      }
      return line.inside.isEmpty ? written(value) : raw(value.range)
    }
  }

  private func braces(_ pairs: [(key: String, value: String)]) -> String {
    pairs.isEmpty ? "{}" : "{ \(pairs.map { "\($0.key) = \($0.value)" }.joined(separator: ", ")) }"
  }

  private func written(_ value: TOMLValue) -> String {
    switch value.content {
    case .string: text(in: value.range)
    case .integer, .float, .boolean, .dateTime, .unreadable: raw(value.range)
    case .array(let values): "[\(values.map(written).joined(separator: ", "))]"
    case .table(let table): braces(table.pairs.map { (Self.key($0.key), written($0.value)) })
    }
  }

  /// The bytes of a range, with LF for each line end.
  private func raw(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].filter { $0 != .carriageReturn }, as: UTF8.self)
  }

  /// A text in the quotes that it needs.
  private func text(in range: Range<Int>) -> String {
    let raw = raw(range)
    let isLiteral = bytes[range.lowerBound] == .apostrophe
    let quote = bytes[range.lowerBound]
    let isThree =
      range.count >= 6 && bytes[range.lowerBound + 1] == quote && bytes[range.lowerBound + 2] == quote
    let inner = Array(raw.utf8.dropFirst(isThree ? 3 : 1).dropLast(isThree ? 3 : 1))
    if isLiteral, inner.contains(.backslash) || inner.contains(.quote) { return raw }
    // Quotes within three quotes, a backslash before a line end, and lines of their own take three.
    let takesThree = isThree && (inner.contains(.lineFeed) || inner.contains(.quote))
    let marks = takesThree ? "\"\"\"" : "\""
    return marks + String(decoding: inner, as: UTF8.self) + marks
  }

  /// A list with comments among its values: each value on a line of its own.
  private func list(_ value: TOMLValue, _ values: [TOMLValue], comments: [Range<Int>]) -> String {
    // Comments within a list in the list stay where they are, and all around them.
    guard !comments.contains(where: { comment in values.contains { $0.range.contains(comment.lowerBound) } })
    else {
      return raw(value.range)
    }
    var lines = ["["]
    var isAfterValue = false
    var last = value.range.lowerBound + 1
    var next = 0
    func hasLineEnd(_ range: Range<Int>) -> Bool { bytes[range].contains(.lineFeed) }
    func add(_ comment: Range<Int>) {
      let text = raw(comment).trimmingBlanksAtEnd()
      if !hasLineEnd(last..<comment.lowerBound), isAfterValue || lines.count == 1 {
        lines[lines.count - 1] += "  " + text
      } else {
        lines.append("  " + text)
      }
      isAfterValue = false
      last = comment.upperBound
    }
    for element in values {
      while next < comments.count, comments[next].lowerBound < element.range.lowerBound {
        add(comments[next])
        next += 1
      }
      lines.append("  \(written(element)),")
      isAfterValue = true
      last = element.range.upperBound
    }
    for comment in comments[next...] { add(comment) }
    return (lines + ["]"]).joined(separator: "\n")
  }
}

extension String {
  fileprivate func trimmingBlanksAtEnd() -> String {
    var text = self
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}
