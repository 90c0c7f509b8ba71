/// Folds the line breaks of a text as it stands in a file into the text that is shown.
///
/// A line break with the white space around it is one space, and nothing between two ideographs, which are
/// written without spaces. A blank line begins a paragraph and stays. Line breaks at either end vanish.
func folded(_ string: TOMLString) -> (text: String, map: TextMap) {
  guard string.text.utf8.contains(UInt8(ascii: "\n")) else { return (string.text, string.map) }
  let bytes = Array(string.text.utf8)
  var output: [UInt8] = []
  output.reserveCapacity(bytes.count)
  var map = TextMap(start: string.map.source(of: 0))
  var offset = 0
  while offset < bytes.count {
    // A piece without a line break, with the blanks before the break left out.
    let lineEnd = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    var pieceEnd = lineEnd
    if lineEnd < bytes.count {
      while pieceEnd > offset, isBlank(bytes[pieceEnd - 1]) { pieceEnd -= 1 }
    }
    if offset < pieceEnd {
      map.add(piece: offset..<pieceEnd, of: string.map, at: output.count)
      output += bytes[offset..<pieceEnd]
    }
    guard lineEnd < bytes.count else { break }

    var next = lineEnd
    var breaks = 0
    while next < bytes.count, isBlank(bytes[next]) || bytes[next] == UInt8(ascii: "\n") {
      if bytes[next] == UInt8(ascii: "\n") { breaks += 1 }
      next += 1
    }
    if !output.isEmpty, next < bytes.count {
      let joint = breaks > 1 ? "\n\n" : joinsWithoutSpace(output, bytes[next...]) ? "" : " "
      // All white space around the break is the source of the joint, so that what stands before it ends where
      // it does.
      let source = string.map.source(of: pieceEnd)..<string.map.source(of: next)
      if joint.isEmpty {
        map.skip(source, text: output.count)
      } else {
        map.add(text: output.count, source: source.lowerBound)
        output += Array(joint.utf8)
      }
    }
    offset = next
  }
  return (String(decoding: output, as: UTF8.self), map)
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}

/// Whether a line break between two lines stands between ideographs. A brace beside an ideograph counts as
/// one: an argument in Chinese or Japanese text has no spaces around it.
private func joinsWithoutSpace(_ before: [UInt8], _ after: ArraySlice<UInt8>) -> Bool {
  var start = before.count - 1
  while start > 0, before[start] & 0xC0 == 0x80 { start -= 1 }
  guard
    let last = String(decoding: before[start...], as: UTF8.self).unicodeScalars.first,
    let first = String(decoding: after.prefix(4), as: UTF8.self).unicodeScalars.first
  else { return false }
  return (isIdeographic(last) && (isIdeographic(first) || first == "{"))
    || (last == "}" && isIdeographic(first))
}

/// Han, kana, and the punctuation and full-width forms that are set with them; Hangul is written with spaces.
private func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x2E80...0x303F, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFF:
    true
  default: false
  }
}
