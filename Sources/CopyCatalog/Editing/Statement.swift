/// A header of a file, or a key with its value, with the names around it.
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
  let range: Range<Int>
  /// The value of a pair; empty for a header.
  let value: Range<Int>

  /// All names from the top of the file to this key's last.
  var path: [String] { around + key.map(\.text) }

  /// The first name of its path: that of the entry.
  var name: String { around.first ?? key[0].text }

  /// The part of its key that is the name at a depth of the path, from 0; nil where that is not written here.
  func part(at depth: Int) -> TOMLKey.Part? {
    key.indices.contains(depth - around.count) ? key[depth - around.count] : nil
  }

  /// The statements of a file in its order, those in braces after the one whose value they are in.
  static func all(in layout: TOMLLayout) -> [Statement] {
    var statements: [Statement] = []
    var header: [String] = []
    /// The pairs whose values the next one may be in, with where they end.
    var open: [(names: [String], end: Int)] = []
    for item in layout.items {
      let range = item.range
      switch item {
      case .comment, .header(nil, _, _): continue
      case .header(let key?, _, let isList):
        statements.append(
          Statement(
            kind: isList ? .element : .header, around: [], key: key.parts, isInBrackets: false, range: range,
            value: range.upperBound..<range.upperBound))
        header = key.parts.map(\.text)
      case .pair(let key, let value), .innerPair(let key, let value):
        while let last = open.last, last.end <= range.lowerBound { open.removeLast() }
        statements.append(
          Statement(
            kind: .pair, around: header + open.flatMap(\.names), key: key.parts,
            isInBrackets: !item.isStatement,
            range: range, value: value.range))
        open.append((key.parts.map(\.text), range.upperBound))
      }
    }
    return statements
  }
}
