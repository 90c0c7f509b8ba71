/// Whether a name can stand for an argument in a message and in Swift: a letter or `_`, then letters, digits,
/// `_`.
func isArgumentName(_ name: String) -> Bool {
  guard let first = name.utf8.first, first.isLetter || first == UInt8(ascii: "_") else { return false }
  return name.utf8.allSatisfy { $0.isLetter || $0 == UInt8(ascii: "_") || $0.isDigit }
    && name.utf8.contains { $0 != UInt8(ascii: "_") }
}

/// Whether a name is in kebab case, as entries and actions are: `upload-too-large`.
func isKebabCase(_ name: String) -> Bool {
  var mayHyphen = false
  for (offset, byte) in name.utf8.enumerated() {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): mayHyphen = true
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if offset == 0 { return false }
      mayHyphen = true
    case UInt8(ascii: "-"):
      if !mayHyphen { return false }
      mayHyphen = false
    default: return false
    }
  }
  return mayHyphen
}

/// Whether a name can be a Swift type's: a capital letter, then letters, digits and `_`.
func isTypeName(_ name: String) -> Bool {
  guard let first = name.utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else {
    return false
  }
  return isArgumentName(name)
}
