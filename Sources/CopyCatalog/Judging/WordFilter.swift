/// Which words there may be among some, so that nearly every other word is passed by without looking it up.
///
/// A word is seen byte by byte; at each byte the filter tells of what was seen so far.
struct WordFilter: Sendable {
  /// A word, or a part of it, as a number: FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/).
  typealias Hash = UInt32

  static let seed: Hash = 0x811C_9DC5

  private var bits = [UInt64](repeating: 0, count: 64)

  static func step(_ hash: Hash, _ byte: UInt8) -> Hash { (hash ^ UInt32(byte)) &* 0x0100_0193 }

  static func hash(_ bytes: some Sequence<UInt8>) -> Hash { bytes.reduce(seed, step) }

  mutating func insert(_ bytes: some Sequence<UInt8>) { insert(Self.hash(bytes)) }

  mutating func insert(_ hash: Hash) { bits[Int(hash >> 6 & 63)] |= 1 << UInt64(hash & 63) }

  func mayContain(_ hash: Hash) -> Bool { bits[Int(hash >> 6 & 63)] >> UInt64(hash & 63) & 1 == 1 }
}
