/// How a locale writes a list.
///
/// A line of `FormatData` gives the fields with `|` between: the list's kind, the condition on the last item
/// under which the line holds (empty: always; a line with a condition comes after the one without), then what
/// stands before the first of three and more items, after the first, between those in the middle, before the
/// last, and after it, and what stands before, between and after two.
struct ListStyle: Sendable {
  let kind: [UInt8]
  private let condition: Condition?
  private let texts: [[UInt8]]

  /// What the last item begins with where a locale has another word before it. The conditions are ICU's.
  private enum Condition: String {
    /// The sound i, before which Spanish says `e` for `y`.
    case soundOfI = "i"
    /// A character that is no Hebrew letter, which Hebrew sets off with a hyphen.
    case notHebrew = "not-hebrew"
  }

  init?(fields line: Substring) {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false)
    guard fields.count == 10 else { return nil }
    kind = Array(fields[0].utf8)
    condition = Condition(rawValue: String(fields[1]))
    guard fields[1].isEmpty || condition != nil else { return nil }
    texts = fields[2...].map { Array($0.utf8) }
  }

  /// Whether the style is the one for a list that ends in this item.
  func suits(_ last: String) -> Bool {
    switch condition {
    case nil: true
    case .soundOfI: ListStyle.beginsWithSoundOfI(last)
    case .notHebrew: last.unicodeScalars.first.map { !ListStyle.isHebrew($0) } ?? false
    }
  }

  /// Appends a list.
  ///
  /// - Parameter item: appends the item of an index.
  func write(_ count: Int, to out: inout [UInt8], item: (Int, inout [UInt8]) -> Void) {
    guard count > 1 else {
      if count == 1 { item(0, &out) }
      return
    }
    let isPair = count == 2
    out.append(contentsOf: texts[isPair ? 5 : 0])
    for index in 0..<count {
      if index == count - 1 {
        out.append(contentsOf: texts[isPair ? 6 : 3])
      } else if index > 0 {
        out.append(contentsOf: texts[index == 1 ? 1 : 2])
      }
      item(index, &out)
    }
    out.append(contentsOf: texts[isPair ? 7 : 4])
  }

  /// `i` and `hi`, but not `hia` and `hie`, where the i is no vowel.
  private static func beginsWithSoundOfI(_ text: String) -> Bool {
    let first = text.utf8.prefix(3).map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    switch first.first {
    case UInt8(ascii: "i"): return true
    case UInt8(ascii: "h"):
      guard first.count > 1, first[1] == UInt8(ascii: "i") else { return false }
      return first.count == 2 || (first[2] != UInt8(ascii: "a") && first[2] != UInt8(ascii: "e"))
    default: return false
    }
  }

  /// Whether Unicode gives a character the script Hebrew
  /// (https://www.unicode.org/Public/UCD/latest/ucd/Scripts.txt).
  private static func isHebrew(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0591...0x05C7, 0x05D0...0x05EA, 0x05EF...0x05F4, 0xFB1D...0xFB36, 0xFB38...0xFB3C, 0xFB3E,
      0xFB40...0xFB41, 0xFB43...0xFB44, 0xFB46...0xFB4F:
      true
    default: false
    }
  }
}
