/// What a file is written in: UTF-8, as it must be, or what it seems to be otherwise.
extension TOMLParser {
  /// Looks at the file as a whole, and goes past a byte order mark. False where it is no UTF-8 text; then one
  /// finding says so.
  mutating func takeEncoding() -> Bool {
    guard end <= TOMLParser.sizeLimit else {
      report(.fileTooLarge(megabytes: end >> 20, limit: TOMLParser.sizeLimit >> 20), at: 0..<0)
      return false
    }
    if let name = otherEncoding {
      report(.otherEncoding(name), at: 0..<min(2, end))
      return false
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    foreignBytes = findForeignBytes()
    if let first = foreignBytes.first {
      let isMany = foreignBytes.count >= TOMLParser.foreignLimit
      report(
        .notUTF8(
          byte: bytes[first], line: line(of: first), count: foreignBytes.count, isMany: isMany,
          excerpt: windowsExcerpt(around: first)),
        at: first..<first + 1)
      if isMany { return false }
    }
    if !bytes.contains(.lineFeed), let first = bytes.firstIndex(of: .carriageReturn), first + 1 < end {
      hasReportedReturns = true
      var edits: [TextEdit] = []
      for offset in bytes.indices where bytes[offset] == .carriageReturn {
        bytes[offset] = .lineFeed
        if edits.count < 10_000 { edits.append(TextEdit(replacing: offset..<offset + 1, with: "\n")) }
      }
      report(.onlyReturns(edits: edits.count < 10_000 ? edits : []), at: first..<first + 1)
    }
    return true
  }

  /// A file with more bytes that are no UTF-8 is not read.
  static let foreignLimit = 1_000

  /// The encoding that a byte order mark or the NULs of a file tell, if it is not UTF-8.
  private var otherEncoding: String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    // In UTF-16 every other byte of the first ASCII characters is NUL.
    guard end >= 4 else { return nil }
    let nulls = bytes[..<4].map { $0 == 0 }
    switch (nulls[0], nulls[1], nulls[2], nulls[3]) {
    case (true, false, true, false), (false, true, false, true): return "UTF-16"
    case (true, true, true, false), (false, true, true, true): return "UTF-32"
    default: return nil
    }
  }

  /// Finds the bytes that are no UTF-8.
  private func findForeignBytes() -> [Int] {
    let span = bytes.span
    let raw = span.bytes
    let count = span.count
    var found: [Int] = []
    var next = 0
    while next < count {
      if span[next] < 0x80 {
        // ASCII is passed in strides.
        while next + 8 <= count,
          raw.unsafeLoadUnaligned(fromByteOffset: next, as: UInt64.self).isASCII
        {
          next += 8
        }
        while next < count, span[next] < 0x80 { next += 1 }
        continue
      }
      let length = TOMLParser.sequenceLength(span, at: next)
      if length == 0 {
        found.append(next)
        if found.count >= TOMLParser.foreignLimit { break }
        next += 1
      } else {
        next += length
      }
    }
    return found
  }

  /// The number of bytes of the UTF-8 sequence at an offset; 0 where there is none (Unicode, table 3-7).
  private static func sequenceLength(_ span: Span<UInt8>, at offset: Int) -> Int {
    let first = span[offset]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0..<0x80: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0:
      length = 3
      second = 0xA0...0xBF
    case 0xED:
      length = 3
      second = 0x80...0x9F
    case 0xE1...0xEF: length = 3
    case 0xF0:
      length = 4
      second = 0x90...0xBF
    case 0xF1...0xF3: length = 4
    case 0xF4:
      length = 4
      second = 0x80...0x8F
    default: return 0
    }
    guard offset + length <= span.count, second.contains(span[offset + 1]) else { return 0 }
    for index in 2..<max(2, length) where span[offset + index] & 0xC0 != 0x80 { return 0 }
    return length
  }

  /// The word around a byte as Windows-1252 reads it, by which a writer knows the place.
  private func windowsExcerpt(around offset: Int) -> String {
    func isWord(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte >= 0xA0 }
    var start = offset
    var stop = offset + 1
    while start > 0, offset - start < 15, isWord(bytes[start - 1]) { start -= 1 }
    while stop < end, stop - offset < 15, isWord(bytes[stop]) { stop += 1 }
    guard bytes[start..<stop].allSatisfy(isWord) else { return "" }
    return String(String.UnicodeScalarView(bytes[start..<stop].map { Unicode.Scalar($0) }))
  }
}
