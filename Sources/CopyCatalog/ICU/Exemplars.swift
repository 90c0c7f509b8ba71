import CICU

/// The characters a language is usually written with: CLDR's standard exemplar set, in lower case.
public struct Exemplars: Hashable, Sendable {
  /// Ascending and apart from each other.
  public let ranges: [ClosedRange<UInt32>]
  /// What counts as one letter in the language but is several characters, such as "ch".
  public let sequences: [String]

  /// - Parameter locale: a BCP 47 tag.
  public init(locale: String) throws(ICUError) {
    // Han sets have some thousand ranges; the second call is for one that ever has more.
    var capacity: Int32 = 8192
    while true {
      var pairs = [Int32](repeating: 0, count: Int(capacity))
      var count: Int32 = 0
      let room = capacity
      let sequences = try ICU.texts { cicu_locale_exemplars(locale, &pairs, room, &count, $0, $1) }
      if count <= capacity {
        ranges = stride(from: 0, to: Int(count), by: 2).map { UInt32(pairs[$0])...UInt32(pairs[$0 + 1]) }
        self.sequences = sequences
        return
      }
      capacity = count
    }
  }

  public func contains(_ scalar: Unicode.Scalar) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar.value)
  }
}
