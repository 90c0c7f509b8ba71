/// Texts of generated files are looked at as bytes of UTF-8: what they are looked through for are names and signs
/// of ASCII, and a `Character` costs many times as much.
extension [UInt8] {
  /// Whether a word stands at a place.
  func spells(_ word: String, at place: Range<Int>) -> Bool {
    guard place.count == word.utf8.count else { return false }
    var at = place.lowerBound
    for byte in word.utf8 {
      if self[at] != byte { return false }
      at += 1
    }
    return true
  }

  /// Whether the same word stands at a place as in other bytes.
  func spells(_ word: [UInt8], at place: Range<Int>) -> Bool {
    guard place.count == word.count else { return false }
    for offset in 0..<word.count where self[place.lowerBound + offset] != word[offset] { return false }
    return true
  }

  /// Where a byte stands first at a place.
  func firstIndex(of byte: UInt8, in place: Range<Int>) -> Int? {
    for at in place where self[at] == byte { return at }
    return nil
  }

  /// The text at a place.
  func text(at place: Range<Int>) -> String { String(decoding: self[place], as: UTF8.self) }

  /// The places of the fields at a place, which have a separator between them; none for an empty place.
  func fields(at place: Range<Int>, separator: UInt8) -> [Range<Int>] {
    var fields: [Range<Int>] = []
    var start = place.lowerBound
    for at in place where self[at] == separator {
      fields.append(start..<at)
      start = at + 1
    }
    if start < place.upperBound { fields.append(start..<place.upperBound) }
    return fields
  }
}

extension [UInt8] {
  /// Where each line begins; at last, where one more would.
  var lineStarts: [Int] {
    var starts = [0]
    for at in indices where self[at] == newline { starts.append(at + 1) }
    if let last, last != newline { starts.append(count + 1) }
    return starts
  }
}

let newline = UInt8(ascii: "\n")
let space = UInt8(ascii: " ")
let comma = UInt8(ascii: ",")
let colon = UInt8(ascii: ":")
let dot = UInt8(ascii: ".")
