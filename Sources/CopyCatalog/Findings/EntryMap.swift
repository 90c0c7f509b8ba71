/// Where the entries of one file stand, and what they say.
///
/// Read from the file's own text, because a fault may keep an entry out of the catalog.
struct EntryMap: Sendable {
  /// The entry's table; places in it are those of the file.
  let tables: [String: TOMLTable]
  /// From an entry's name in its header to the end of its last value, in the order of the file.
  private let extents: [(entry: String, range: Range<Int>)]

  init(of file: SourceFile) {
    var findings = Findings()
    let document = parseTOML(file, reportingTo: &findings)
    var tables: [String: TOMLTable] = [:]
    var extents: [(entry: String, range: Range<Int>)] = []
    for pair in document.pairs where pair.key != "domain" {
      guard case .table(let table) = pair.value.content else { continue }
      tables[pair.key] = table
      extents.append((pair.key, pair.keyRange.lowerBound..<Self.end(of: pair.value)))
    }
    self.tables = tables
    self.extents = extents.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The entry that an offset of the file (UTF-8 bytes) stands in; nil between entries.
  func entry(at offset: Int) -> String? {
    var low = 0
    var high = extents.count
    while low < high {
      let middle = (low + high) / 2
      if extents[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, offset <= extents[low - 1].range.upperBound else { return nil }
    return extents[low - 1].entry
  }

  /// The entries that a line touches, given by its range in bytes.
  func entry(touching line: Range<Int>) -> String? {
    if let entry = entry(at: line.lowerBound) { return entry }
    // The bracket of a header stands before the name that an extent begins with.
    guard !line.isEmpty else { return nil }
    return entry(at: line.upperBound - 1)
  }

  private static func end(of value: TOMLValue) -> Int {
    switch value.content {
    case .table(let table):
      table.pairs.reduce(value.range.upperBound) { max($0, end(of: $1.value)) }
    case .array(let values):
      values.reduce(value.range.upperBound) { max($0, end(of: $1)) }
    default: value.range.upperBound
    }
  }

  /// Whether two tables say the same, wherever it stands and however it is written.
  static func saysTheSame(_ left: TOMLTable?, _ right: TOMLTable?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.pairs.count == right.pairs.count
      && zip(left.pairs, right.pairs).allSatisfy {
        $0.key == $1.key && saysTheSame($0.value.content, $1.value.content)
      }
  }

  private static func saysTheSame(_ left: TOMLValue.Content, _ right: TOMLValue.Content) -> Bool {
    switch (left, right) {
    case (.table(let left), .table(let right)): saysTheSame(left, right)
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { saysTheSame($0.content, $1.content) }
    // By code points: to Swift, a letter and its decomposed form are the same.
    case (.string(let left), .string(let right)):
      left.text.unicodeScalars.elementsEqual(right.text.unicodeScalars)
    // What can't be read can't be compared.
    case (.unreadable, _), (_, .unreadable): false
    default: left == right
    }
  }
}
