/// Words, or beginnings or endings of words, with a number each, found by their bytes.
///
/// It is asked for every word of every text, and of beginnings and endings at every byte: a dictionary of strings
/// takes ten times as long, as it makes a string to ask with and compares by canonical equivalence.
struct WordTable: Sendable {
  typealias Hash = WordFilter.Hash

  private struct Entry: Sendable {
    let hash: Hash
    /// Where its bytes stand in `bytes`.
    let start: Int
    let count: Int
    let number: Int32
  }

  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// The index of an entry where its hash has it, or in the next free place; -1 where there is none.
  private var slots = [Int32](repeating: -1, count: 64)
  private var filter = WordFilter()
  /// The bytes that the words begin with, in the order of hashing.
  private var firstBytes = [Bool](repeating: false, count: 256)
  /// In bytes.
  private(set) var longest = 0

  /// Whether some of its words have this byte first, in the order of hashing.
  func mayBegin(_ byte: UInt8) -> Bool { firstBytes[Int(byte)] }

  /// Whether it may have a word with this hash; nearly every other is passed by here.
  func mayHave(_ hash: Hash) -> Bool { filter.mayContain(hash) }

  /// The number of a word, which stands at a range of some bytes; nil where it isn’t known.
  func number(of text: [UInt8], _ range: Range<Int>, hash: Hash) -> Int32? {
    var slot = Self.slot(hash, of: slots.count)
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, entry.count == range.count, equals(entry, text, range.lowerBound) {
        return entry.number
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds a word that it doesn’t have yet.
  ///
  /// - Parameter first: Its byte that was hashed first.
  mutating func add(_ word: [UInt8], hash: Hash, number: Int32, first: UInt8?) {
    if let first { firstBytes[Int(first)] = true }
    if entries.count * 2 >= slots.count { grow() }
    entries.append(Entry(hash: hash, start: bytes.count, count: word.count, number: number))
    bytes += word
    longest = max(longest, word.count)
    filter.insert(hash)
    place(entries.count - 1)
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for index in entries.indices { place(index) }
  }

  private mutating func place(_ index: Int) {
    var slot = Self.slot(entries[index].hash, of: slots.count)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(index)
  }

  private func equals(_ entry: Entry, _ text: [UInt8], _ start: Int) -> Bool {
    for offset in 0..<entry.count where bytes[entry.start + offset] != text[start + offset] { return false }
    return true
  }

  private static func slot(_ hash: Hash, of count: Int) -> Int { Int(hash ^ hash >> 15) & (count - 1) }
}
