/// Where the headers, keys, values and comments of a file stand, in the order of the file: what a change of a
/// file has to know and a reader of its values has not.
struct TOMLLayout: Sendable {
  enum Item: Sendable {
    /// `[name]` or `[[name]]` with its brackets; without a key where it can't be read.
    case header(TOMLKey?, range: Range<Int>, isList: Bool)
    case pair(TOMLKey, value: TOMLValue)
    /// In braces. It follows the key whose value the braces are in.
    case innerPair(TOMLKey, value: TOMLValue)
    /// From its `#` to the end of the line. Those among the values of a list follow the key of the list.
    case comment(Range<Int>)

    var range: Range<Int> {
      switch self {
      case .header(_, let range, _), .comment(let range): range
      case .pair(let key, let value), .innerPair(let key, let value):
        key.range.lowerBound..<max(key.range.upperBound, value.range.upperBound)
      }
    }

    /// Whether it is a header, or a key outside all lists and braces.
    var isStatement: Bool {
      switch self {
      case .header, .pair: true
      case .innerPair, .comment: false
      }
    }
  }

  let bytes: [UInt8]
  let items: [Item]
  /// What the file says.
  let document: TOMLTable
  /// Whether the file has no syntax fault, so that the items are all of it.
  let isSound: Bool

  init(of file: SourceFile) {
    var parser = TOMLParser(bytes: file.bytes, path: file.path, subject: Subject())
    parser.layout = []
    document = parser.readDocument()
    bytes = parser.bytes
    items = (parser.layout ?? []).sorted { $0.range.lowerBound < $1.range.lowerBound }
    if case .bytes = file.content { isSound = parser.findings.isEmpty } else { isSound = false }
  }
}
