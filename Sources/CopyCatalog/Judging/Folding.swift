/// How words are made comparable: in lowercase, and without what writers of the same word leave out or write otherwise.
struct Folding: Sendable, Hashable {
  /// Whether `I` and `İ` are the capitals of `ı` and `i`, as in Turkish.
  var hasDotlessI = false

  /// The Arabic mark of a doubled letter, which tells words apart where it is written (“حدّث”, update, and “حدث”,
  /// happened). It is mostly left out, so a word is looked up with it first and then without.
  static let shadda: [UInt8] = [0xD9, 0x91]

  func fold(_ text: String) -> String { String(decoding: folded(text.unicodeScalars), as: UTF8.self) }

  /// A text as it is compared, in UTF-8.
  func folded(_ text: some Sequence<Unicode.Scalar>) -> [UInt8] {
    var folded: [UInt8] = []
    var mayCompose = false
    for scalar in text {
      fold(scalar, into: &folded)
      mayCompose = mayCompose || Self.mayCompose(scalar)
    }
    return mayCompose
      ? Array(TextNormalization.composed(String(decoding: folded, as: UTF8.self)).utf8) : folded
  }

  /// Appends what a character is compared as, in UTF-8: mostly one character, sometimes none.
  func fold(_ scalar: Unicode.Scalar, into folded: inout [UInt8]) {
    let value = scalar.value
    switch value {
    case 0x41...0x5A:
      if hasDotlessI, value == 0x49 {
        folded.append(scalar: 0x131)
      } else {
        folded.append(UInt8(truncatingIfNeeded: value | 0x20))
      }
    case 0..<0x80: folded.append(UInt8(truncatingIfNeeded: value))
    // The apostrophe, and what stands for it in Ukrainian and Hebrew
    case 0x2019, 0x02BC, 0x05F3: folded.append(UInt8(ascii: "'"))
    case 0x130: folded.append(UInt8(ascii: "i"))
    case 0xC0...0xD6, 0xD8...0xDE: folded.append(scalar: value + 0x20)
    // ё, which is mostly written е
    case 0x401, 0x451: folded.append(scalar: 0x435)
    case 0x400...0x40F: folded.append(scalar: value + 0x50)
    case 0x410...0x42F: folded.append(scalar: value + 0x20)
    // Vowel signs and the stretching stroke of Arabic, the points of Hebrew, zero-width joiners
    case 0x64B...0x650, 0x652, 0x670, 0x640, 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7, 0x200C,
      0x200D:
      break
    // أ إ آ ٱ are written ا as often; ى at an end is ي
    case 0x622, 0x623, 0x625, 0x671: folded.append(scalar: 0x627)
    case 0x649: folded.append(scalar: 0x64A)
    // The dot below of Devanagari, and ँ for ं
    case 0x93C: break
    case 0x901: folded.append(scalar: 0x902)
    case 0x958...0x95F: folded.append(scalar: Self.dotless[Int(value - 0x958)])
    case 0x430...0x45F, 0x590...0x109F, 0x2E80...0xA63F, 0xAC00...0xD7A3: folded.append(scalar: value)
    default:
      if scalar.properties.changesWhenLowercased {
        folded.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
      } else {
        folded.append(scalar: value)
      }
    }
  }

  /// क ख ग ज ड ढ फ य, for क़ to य़.
  private static let dotless: [UInt32] = [0x915, 0x916, 0x917, 0x91C, 0x921, 0x922, 0x92B, 0x92F]

  /// Whether the same text can be written with one character for this one and the one before it.
  static func mayCompose(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x300: false
    case 0x300...0x36F, 0x1100...0x11FF, 0x3099, 0x309A: true
    default: false
    }
  }
}

extension [UInt8] {
  /// Appends a character in UTF-8.
  fileprivate mutating func append(scalar value: UInt32) {
    switch value {
    case ..<0x80: append(UInt8(truncatingIfNeeded: value))
    case ..<0x800:
      append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
      append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    case ..<0x1_0000:
      append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
      append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
      append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    default:
      append(UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
      append(UInt8(truncatingIfNeeded: 0x80 | value >> 12 & 0x3F))
      append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
      append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    }
  }
}
