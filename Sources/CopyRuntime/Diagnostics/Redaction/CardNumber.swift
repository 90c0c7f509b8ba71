/// Finds the number of a payment card.
enum CardNumber {
  /// The end of a card's number that begins at a place: 13 to 19 digits, in one or with single spaces or dashes
  /// between groups of four (or of 4, 6 and the rest, as on American Express and Diners Club), a first digit
  /// that networks give out (ISO/IEC 7812: 3 to 6, and 2), and a right check digit (Luhn).
  static func end(in text: [Unicode.Scalar], from start: Int) -> Int? {
    guard "23456".unicodeScalars.contains(text[start]) else { return nil }
    var digits: [UInt32] = []
    var end: Int?
    var next = start
    var groupStarts = [0]
    while next < text.count, isASCIIDigit(text[next]), digits.count < 19 {
      digits.append(text[next].value - 0x30)
      next += 1
      let after = next < text.count ? text[next] : " "
      if isASCIIDigit(after) { continue }
      let isGrouped = groupStarts == [0, 4, 10] || groupStarts.indices.allSatisfy { groupStarts[$0] == 4 * $0 }
      if digits.count >= 13, isGrouped, !isLetter(after), after != "_", isChecked(digits) { end = next }
      if after == " " || after == "-" {
        next += 1
        groupStarts.append(digits.count)
      }
    }
    return end
  }

  private static func isChecked(_ digits: [UInt32]) -> Bool {
    var sum: UInt32 = 0
    for (index, digit) in digits.reversed().enumerated() {
      let doubled = index % 2 == 1 ? digit * 2 : digit
      sum += doubled > 9 ? doubled - 9 : doubled
    }
    return sum % 10 == 0
  }
}
