/// Breaks texts into lines that fit a terminal.
package enum Wrapping {
  /// The lines of one paragraph. A line is broken at spaces, and between words of scripts that write none.
  package static func lines(_ text: String, width: Int, locale: String = "en") -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for piece in pieces(of: text, locale: locale) {
      let trimmed = String(piece.reversed().drop { $0 == " " }.reversed())
      let columns = Graphemes.columns(trimmed)
      if used > 0, used + columns > width {
        lines.append(trimEnd(line))
        line = ""
        used = 0
      }
      line += piece
      used += Graphemes.columns(piece)
    }
    if !line.isEmpty { lines.append(trimEnd(line)) }
    return lines
  }

  /// Rows of words that stay whole whatever they hold.
  package static func rows(of words: [String], width: Int) -> [String] {
    var rows: [String] = []
    for word in words {
      if let row = rows.last, row.count + 1 + word.count <= width {
        rows[rows.count - 1] = "\(row) \(word)"
      } else {
        rows.append(word)
      }
    }
    return rows
  }

  private static func trimEnd(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }

  /// The text cut at every place where a line may be broken.
  private static func pieces(of text: String, locale: String) -> [String] {
    var cuts: Set<Int> = []
    let bytes = Array(text.utf8)
    for index in bytes.indices.dropFirst() where bytes[index - 1] == UInt8(ascii: " ") { cuts.insert(index) }
    let words = (try? TextBreaks.words(in: text, locale: locale)) ?? []
    for word in words {
      guard let first = String(decoding: bytes[word], as: UTF8.self).unicodeScalars.first,
        isOfScriptWithoutSpaces(first)
      else { continue }
      // An opening mark stays with the word that it opens.
      var cut = word.lowerBound
      for scalar in String(decoding: bytes[..<cut], as: UTF8.self).unicodeScalars.reversed() {
        guard isOpening(scalar) else { break }
        cut -= String(scalar).utf8.count
      }
      if cut > 0 { cuts.insert(cut) }
    }
    var pieces: [String] = []
    var start = 0
    for cut in cuts.sorted() + [bytes.count] where cut > start {
      pieces.append(String(decoding: bytes[start..<cut], as: UTF8.self))
      start = cut
    }
    return pieces
  }

  /// Thai, Lao, Burmese, Khmer, kana and ideographs.
  private static func isOfScriptWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3041...0x30FF, 0x3400...0x9FFF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }

  private static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: scalar == "\u{2068}"
    }
  }
}
