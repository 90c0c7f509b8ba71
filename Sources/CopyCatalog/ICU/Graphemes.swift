import CICU

/// The user-perceived characters of a text: Unicode's extended grapheme clusters, as ICU finds them.
public enum Graphemes {
  /// The number of grapheme clusters.
  public static func count(_ text: String) -> Int { measure(text).count }

  /// The columns a text takes in a fixed-width font, cluster by cluster: 2 for East Asian wide and
  /// fullwidth characters, emoji and flags, 0 for controls and for marks and format characters that stand
  /// alone, else 1. Ambiguous characters (East_Asian_Width A) take 1.
  public static func columns(_ text: String) -> Int { measure(text).columns }

  /// Both at the cost of one.
  public static func measure(_ text: String) -> (count: Int, columns: Int) {
    if let plain = plainMeasure(text) { return plain }
    var count: Int32 = 0
    var columns: Int32 = 0
    let code = ICU.withBytes(of: text) { cicu_graphemes($0, $1, &count, &columns) }
    // Only a text above ICU's size is refused; its scalars are an upper bound good enough to reject it by.
    guard code == 0 else { return (text.unicodeScalars.count, text.unicodeScalars.count) }
    return (Int(count), Int(columns))
  }

  /// Where each cluster begins and ends, in UTF-8 bytes.
  public static func ranges(in text: String) throws(ICUError) -> [Range<Int>] {
    if plainMeasure(text) != nil {
      var start = 0
      return text.unicodeScalars.map { scalar in
        defer { start += UTF8.width(scalar) }
        return start..<start + UTF8.width(scalar)
      }
    }
    return try TextBreaks.pieces(CICU_GRAPHEME, of: text, locale: "und").map(\.range)
  }

  /// Count and columns of a text in which every scalar is a cluster of its own; nil for any other.
  ///
  /// There is always a break between two scalars whose Grapheme_Cluster_Break is Other (rule GB999), so a
  /// text of such scalars needs no rules. The ranges below hold those of most scripts without combining
  /// marks; they are compared with ICU's own property in the tests.
  static func plainMeasure(_ text: String) -> (count: Int, columns: Int)? {
    var count = 0
    var wide = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x20...0x7E, 0xA0...0xA8, 0xAA...0xAC, 0xAF...0x2FF, 0x370...0x377, 0x37A...0x37F,
        0x384...0x38A, 0x38E...0x3A1, 0x3A3...0x482, 0x48A...0x52F, 0x531...0x556, 0x559...0x58A,
        0x1E00...0x1F15, 0x2010...0x2027, 0x2030...0x203B, 0x203D...0x2048:
        count += 1
      case 0x3001...0x3029, 0x3041...0x3096, 0x309B...0x30FF, 0x4E00...0x9FFF, 0xFF01...0xFF60:
        count += 1
        wide += 1
      default: return nil
      }
    }
    return (count, count + wide)
  }
}

extension UTF8 {
  /// The number of UTF-8 bytes of a scalar.
  static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x10000: 3
    default: 4
    }
  }
}
