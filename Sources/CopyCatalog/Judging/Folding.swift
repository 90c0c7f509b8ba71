/// How words are made comparable: in lowercase, and without what writers of the same word leave out or write otherwise.
struct Folding: Sendable, Hashable {
  /// Whether `I` and `İ` are the capitals of `ı` and `i`, as in Turkish.
  var hasDotlessI = false

  /// The Arabic mark of a doubled letter. It is mostly left out; where it is written it tells words apart (“حدّث”,
  /// update, and “حدث”, happened), so a word is looked up with it first and then without.
  static let shadda: Unicode.Scalar = "\u{651}"

  func fold(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { fold(scalar, into: &folded) }
    return String(folded)
  }

  func fold(_ scalar: Unicode.Scalar, into folded: inout String.UnicodeScalarView) {
    switch scalar.value {
    case 0x41...0x5A:
      if hasDotlessI, scalar == "I" {
        folded.append("ı")
      } else {
        folded.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
      }
    case 0..<0x80: folded.append(scalar)
    // The apostrophe, and what stands for it in Ukrainian and Hebrew
    case 0x2019, 0x02BC, 0x05F3: folded.append("'")
    case 0x130: folded.append("i")
    // ё, which is mostly written е
    case 0x401, 0x451: folded.append("е")
    // Vowel signs and the stretching stroke of Arabic, the points of Hebrew, zero-width joiners
    case 0x64B...0x650, 0x652, 0x670, 0x640, 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7, 0x200C, 0x200D: break
    // أ إ آ ٱ are written ا as often; ى at an end is ي
    case 0x622, 0x623, 0x625, 0x671: folded.append("ا")
    case 0x649: folded.append("ي")
    // The dot below of Devanagari, and ँ for ं
    case 0x93C: break
    case 0x901: folded.append("\u{902}")
    case 0x958...0x95F:
      let bases: [Unicode.Scalar] = ["क", "ख", "ग", "ज", "ड", "ढ", "फ", "य"]
      folded.append(bases[Int(scalar.value) - 0x958])
    default:
      if scalar.properties.changesWhenLowercased {
        folded.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      } else {
        folded.append(scalar)
      }
    }
  }
}
