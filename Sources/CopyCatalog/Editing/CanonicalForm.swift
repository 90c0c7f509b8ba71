/// The canonical form of a catalog file: what it says and its comments, in one spelling and order.
///
/// - Tables keep their order, with one blank line between them. Comments stay above or beside what they stand
///   above or beside; a comment with blank lines around it stays a paragraph of its own.
/// - The keys of an entry have one order (`CanonicalOrder`), and arguments, labels, variants and allowances
///   are dotted keys. `catalog.toml` keeps the order of its keys and its paragraphs.
/// - Texts are in `"` where that needs no escape that is not there already; what they say never changes.
///   Lists take one line where they fit and have no comment.
/// - A byte order mark and the kind of line ends stay.
public enum CanonicalForm {
  /// The file in canonical form; nil where it has a syntax fault, so that it can't be known what is meant.
  public static func of(_ file: SourceFile) -> [UInt8]? {
    let layout = TOMLLayout(of: file)
    guard layout.isSound else { return nil }
    let document = CanonicalDocument(layout)
    if file.relativePath != CatalogReader.settingsName {
      var ordered = document
      ordered.putEntriesInOrder()
      if let result = bytes(of: ordered, layout, file) { return result }
    }
    return bytes(of: document, layout, file) ?? layout.bytes
  }

  /// The document as it is written; nil where that would say something else, as for tables within lists of
  /// tables.
  private static func bytes(of document: CanonicalDocument, _ layout: TOMLLayout, _ file: SourceFile)
    -> [UInt8]?
  {
    var text = CanonicalWriter.text(of: document, bytes: layout.bytes)
    if endsLinesWithReturn(layout.bytes) { text = text.replacingLineEnds() }
    let bytes = (layout.bytes.starts(with: byteOrderMark) ? byteOrderMark : []) + Array(text.utf8)
    let written = TOMLLayout(
      of: SourceFile(path: file.path, relativePath: file.relativePath, content: .bytes(bytes)))
    return written.isSound && written.document.saysTheSame(as: layout.document) ? bytes : nil
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func endsLinesWithReturn(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.firstIndex(of: .lineFeed), first > 0 else { return false }
    return bytes[first - 1] == .carriageReturn
  }
}

extension TOMLTable {
  /// Whether two tables have the same keys with the same values, arguments in the same order.
  fileprivate func saysTheSame(as other: TOMLTable, inOrder: Bool = false) -> Bool {
    guard pairs.count == other.pairs.count, !inOrder || pairs.map(\.key) == other.pairs.map(\.key) else {
      return false
    }
    return pairs.allSatisfy { pair in
      other[pair.key].map {
        pair.value.saysTheSame(as: $0.value, inOrder: pair.key == "args" || pair.key == "labels")
      } ?? false
    }
  }
}

extension TOMLValue {
  fileprivate func saysTheSame(as other: TOMLValue, inOrder: Bool = false) -> Bool {
    switch (content, other.content) {
    case (.table(let left), .table(let right)): left.saysTheSame(as: right, inOrder: inOrder)
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.saysTheSame(as: $1) }
    // By code points: to Swift, a letter and its decomposed form are the same.
    case (.string(let left), .string(let right)):
      left.text.unicodeScalars.elementsEqual(right.text.unicodeScalars)
    // By bits, so that nan is nan.
    case (.float(let left), .float(let right)): left.bitPattern == right.bitPattern
    default: content == other.content
    }
  }
}

extension String {
  /// With CR LF for each LF; it has no CR yet.
  fileprivate func replacingLineEnds() -> String {
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count + utf8.count / 32)
    for byte in utf8 {
      if byte == .lineFeed { result.append(.carriageReturn) }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
