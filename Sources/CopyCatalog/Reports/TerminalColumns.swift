/// The columns that text takes in a terminal.
///
/// Terminals count by code points, as the C function `wcwidth` does: a vowel sign with a place of its own
/// (Hindi का, Thai ำ) adds a column to its consonant, though both are one character to the reader. Sequences
/// of emoji are drawn as one picture of two columns.
enum TerminalColumns {
  static func of(_ text: String) -> Int {
    Graphemes.plainMeasure(text)?.columns ?? text.reduce(0) { $0 + of($1) }
  }

  static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    return isEmojiSequence(scalars) ? 2 : scalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// Flags, pictures that are joined or coloured, and characters that U+FE0F turns into pictures.
  private static func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
    scalars.count > 1
      && (scalars.first?.properties.isEmojiPresentation == true || scalars.contains("\u{FE0F}"))
  }

  /// Whether a character is a combining mark that stands on no letter.
  static func isMark(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    case .spacingMark: return 1
    default: break
    }
    switch scalar.value {
    // Vowels and final consonants of Korean are drawn into the syllable of the first one.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    case 0x0E33, 0x0EB3: return 1
    default: return Graphemes.columns(String(scalar))
    }
  }
}
