/// Counts UTF-16 code units up to a byte of a file, for readers who count columns so.
///
/// A byte order mark at the start of the file is no part of its text. Of bytes that are not UTF-8 each one
/// that could begin a character counts one.
struct UTF16Map {
  /// The bytes between two known counts; one lookup looks at no more.
  private static let stride = 512

  private let bytes: [UInt8]
  /// The units before each multiple of `stride`.
  private var counts: [Int] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var count = 0
    for index in bytes.indices {
      if index % Self.stride == 0 { counts.append(count) }
      count += Self.units(beginningWith: bytes[index])
    }
    if bytes.count % Self.stride == 0 { counts.append(count) }
  }

  /// The units between two offsets in UTF-8 bytes.
  func units(in range: Range<Int>) -> Int {
    units(before: range.upperBound) - units(before: range.lowerBound)
  }

  private func units(before offset: Int) -> Int {
    let offset = min(max(offset, 0), bytes.count)
    let known = offset / Self.stride
    var count = counts[known]
    for byte in bytes[(known * Self.stride)..<offset] { count += Self.units(beginningWith: byte) }
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) && offset > 0 ? count - 1 : count
  }

  /// The units of the character that a byte begins; none where it continues one.
  private static func units(beginningWith byte: UInt8) -> Int {
    if byte & 0xC0 == 0x80 { return 0 }
    return byte >= 0xF0 ? 2 : 1
  }
}
