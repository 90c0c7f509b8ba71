/// Every place of a file where keys are written, in the order of the file: what a change of a file has to know and a
/// reader of its values has not.
struct TOMLOutline: Sendable {
  /// A header, or a key with its value.
  struct Statement: Sendable {
    enum Kind: Sendable {
      /// `[name]`
      case header
      /// `[[name]]`
      case element
      /// `name = value`
      case pair
    }
    let kind: Kind
    /// The names that its key stands under: of a pair those of its header and of the braces around it.
    let around: [String]
    /// The names of its key.
    let key: [TOMLKey.Part]
    /// Whether it stands in a list or in braces.
    let isInBrackets: Bool
    /// UTF-8 bytes of the file: a header with its brackets, a pair from its key to the end of its value.
    fileprivate(set) var range: Range<Int>
    /// The value of a pair; empty for a header.
    fileprivate(set) var value: Range<Int>

    /// All names from the top of the file to this key's last.
    var path: [String] { around + key.map(\.text) }

    /// The first name of its path: that of the entry.
    var name: String { around.first ?? key[0].text }

    /// The part of its key that is the name at a depth of the path, from 0; nil where that is not written here.
    func part(at depth: Int) -> TOMLKey.Part? {
      key.indices.contains(depth - around.count) ? key[depth - around.count] : nil
    }
  }

  private(set) var statements: [Statement] = []
  private var header: [String] = []
  private var open: [String] = []

  mutating func addHeader(_ key: TOMLKey, isList: Bool, range: Range<Int>) {
    let parts = [key.first] + key.rest
    statements.append(
      Statement(
        kind: isList ? .element : .header, around: [], key: parts, isInBrackets: false, range: range,
        value: range.upperBound..<range.upperBound))
    header = parts.map(\.text)
    open = []
  }

  /// Begins a pair whose value is still to be read; gives its number.
  mutating func beginPair(_ key: TOMLKey, isInBrackets: Bool) -> Int {
    let parts = [key.first] + key.rest
    statements.append(
      Statement(
        kind: .pair, around: header + open, key: parts, isInBrackets: isInBrackets, range: key.range,
        value: key.range.upperBound..<key.range.upperBound))
    open += parts.map(\.text)
    return statements.count - 1
  }

  mutating func endPair(_ number: Int, value: Range<Int>) {
    open.removeLast(statements[number].key.count)
    statements[number].value = value
    statements[number].range = statements[number].range.lowerBound..<value.upperBound
  }
}

/// Reads a file together with its outline.
func outlineTOML(
  _ file: SourceFile, reportingTo findings: inout Findings
) -> (table: TOMLTable, outline: TOMLOutline) {
  if case .unreadable(let reason) = file.content {
    findings.add(UnreadableFile().finding(reason: reason, file: file.path, in: Subject()))
    return (TOMLTable(), TOMLOutline())
  }
  var parser = TOMLParser(bytes: file.bytes, path: file.path, subject: Subject())
  parser.outline = TOMLOutline()
  let table = parser.readDocument()
  findings.add(parser.findings)
  return (table, parser.outline ?? TOMLOutline())
}
