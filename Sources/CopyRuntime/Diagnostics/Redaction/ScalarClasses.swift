/// What the walk of a redaction asks of a scalar.

func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
  let lower = scalar.value | 0x20
  return lower >= 0x61 && lower <= 0x7A && scalar.isASCII
}

func isASCIIDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x30 && scalar.value <= 0x39 }

func isLetter(_ scalar: Unicode.Scalar) -> Bool {
  scalar.isASCII ? isASCIILetter(scalar) : scalar.properties.isAlphabetic
}

func isSpace(_ scalar: Unicode.Scalar) -> Bool {
  scalar.isASCII ? scalar.value <= 0x20 || scalar.value == 0x7F : scalar.properties.isWhitespace
}

func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
  default: false
  }
}

func isQuote(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "\"", "'", "`", "“", "”", "„", "‘", "’", "‚", "«", "»", "「", "」", "『", "』": true
  default: false
  }
}

/// The mark that closes what an opening quotation mark opens.
func closing(_ quote: Unicode.Scalar) -> Unicode.Scalar {
  switch quote {
  case "“": "”"
  case "„": "“"
  case "‘": "’"
  case "‚": "‘"
  case "«": "»"
  case "»": "«"
  case "「": "」"
  case "『": "』"
  default: quote
  }
}

/// Spaces, quotation marks, brackets and what separates words of a text in any script. Not the signs that
/// paths, addresses and tokens are made of.
func endsWord(_ scalar: Unicode.Scalar) -> Bool {
  if isSpace(scalar) || isQuote(scalar) { return true }
  switch scalar {
  case "(", ")", "[", "]", "{", "}", "<", ">", "‹", "›", ",", ";", "|", "…": return true
  case "、", "。", "，", "；", "：", "！", "？", "（", "）", "【", "】", "،", "؛", "؟", "।": return true
  default: return false
  }
}

/// Letters of scripts that are written without spaces, or whose words are joined to Latin ones.
func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
  case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF66...0xFF9F: true
  case 0x20000...0x3FFFF: true
  default: false
  }
}
