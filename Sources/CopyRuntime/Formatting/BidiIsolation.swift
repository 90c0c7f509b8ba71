/// Keeps a text from outside from turning the message around it.
///
/// A file name in Hebrew inside an English sentence, or `report (1).pdf` inside an Arabic one, would
/// otherwise be shown in pieces in the wrong order. https://unicode.org/reports/tr9/#Explicit_Directional_Isolates
enum BidiIsolation {
  private static let start: [UInt8] = [0xE2, 0x81, 0xA8]  // U+2068 FIRST STRONG ISOLATE
  private static let end: [UInt8] = [0xE2, 0x81, 0xA9]  // U+2069 POP DIRECTIONAL ISOLATE

  /// Appends the text, isolated where the message runs right to left or the text may not run left to right.
  ///
  /// An isolate that the text itself opens or closes without its counterpart gets one, so that nothing in
  /// the text reaches the words around it.
  static func append(
    _ text: String, isolating: Bool, inRightToLeft: Bool, to out: inout [UInt8]
  ) {
    guard isolating, inRightToLeft || mayRunRightToLeft(text) else {
      return out.append(contentsOf: text.utf8)
    }
    var open = 0
    var unopened = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: open += 1
      case 0x2069: if open > 0 { open -= 1 } else { unopened += 1 }
      default: break
      }
    }
    for _ in 0...unopened { out.append(contentsOf: start) }
    out.append(contentsOf: text.utf8)
    for _ in 0...open { out.append(contentsOf: end) }
  }

  /// Whether a text holds a letter that is written right to left, or a control that sets a direction.
  private static func mayRunRightToLeft(_ text: String) -> Bool {
    // U+0590, the first such character, is 0xD6 0x90 in UTF-8.
    guard text.utf8.contains(where: { $0 >= 0xD6 }) else { return false }
    return text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0590...0x08FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
        0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }
}
