/// Which way a paragraph runs.
package enum ParagraphDirection: Hashable, Sendable {
  case leftToRight, rightToLeft

  /// The direction a text has of itself: that of its first strong character outside of isolates (rules P2
  /// and P3 of https://unicode.org/reports/tr9/); nil where it has none. A paragraph separator ends the
  /// search.
  package init?(of text: String) {
    var isolates = 0
    for scalar in text.unicodeScalars {
      if scalar.value < 0x80 {
        switch scalar {
        case "a"..."z", "A"..."Z":
          if isolates == 0 { self = .leftToRight; return }
        case "\n", "\r", "\u{1C}", "\u{1D}", "\u{1E}": return nil
        default: break
        }
        continue
      }
      switch CharacterFacts(scalar).bidiClass {
      case .l where isolates == 0: self = .leftToRight; return
      case .r where isolates == 0, .al where isolates == 0: self = .rightToLeft; return
      case .lri, .rli, .fsi: isolates += 1
      case .pdi: isolates = max(0, isolates - 1)
      case .b: return nil
      default: break
      }
    }
    return nil
  }
}
