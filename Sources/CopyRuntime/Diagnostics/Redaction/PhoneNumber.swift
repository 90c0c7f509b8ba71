/// Finds telephone numbers by their shape: international ones (ITU-T E.164, E.123), and those of North America
/// with their area code. Other national numbers look like any number; they are found where a name says that
/// they are one (`PersonName`).
enum PhoneNumber {
  /// The end of a number that begins at a place. `nil`: none does.
  static func end(in text: [Unicode.Scalar], from start: Int) -> Int? {
    if start > 0 {
      let before = text[start - 1]
      if HexGroups.belongs(before) || "+-.,".unicodeScalars.contains(before) { return nil }
    }
    switch text[start] {
    case "+", "\u{FF0B}": return internationalEnd(in: text, from: start, behind: start + 1)
    // `00` instead of `+`, with signs between the groups: without them it is a code with zeros before it.
    case "0": return doubleZeroEnd(in: text, from: start)
    case "(", "2"..."9": return americanEnd(in: text, from: start)
    default: return nil
    }
  }

  /// Digits with the country's, at most (E.164), and the two zeros that may stand before them.
  private static let most = 17

  /// The end of digits and the signs between them, whatever number they are.
  static func looseEnd(in text: [Unicode.Scalar], from start: Int) -> Int {
    var first = start
    while first < text.count, first - start < 2, text[first] == "+" || text[first] == "(" { first += 1 }
    let digits = Digits(in: text, from: first)
    return digits.count > 0 && (digits.end == text.count || !HexGroups.belongs(text[digits.end])) ? digits.end : start
  }

  /// The digits of a number and where they end.
  private struct Digits {
    var end: Int
    var groups: [Int] = []
    /// Whether they are two groups with a dot between, which is a number with its fraction.
    private(set) var isFraction = false
    var count: Int { groups.reduce(0, +) }

    /// At most 17 digits with at most two of the signs between groups that telephone numbers are written with.
    /// What is a number of another kind by itself is none of their groups.
    init(in text: [Unicode.Scalar], from start: Int) {
      end = start
      var next = start
      while true {
        let first = next
        while next < text.count, isASCIIDigit(text[next]), next - first <= PhoneNumber.most { next += 1 }
        guard next > first, count + next - first <= PhoneNumber.most else { return }
        let isAnother =
          IPAddress.version4End(in: text, from: first) != nil || CardNumber.end(in: text, from: first) != nil
        if !groups.isEmpty, isAnother { return }
        groups.append(next - first)
        isFraction = groups.count == 2 && text[first - 1] == "." && isASCIIDigit(text[first - 2])
        end = next
        var sign = next
        while sign < text.count, sign - next < 2, isSeparator(text[sign]) { sign += 1 }
        guard sign > next, sign < text.count, isASCIIDigit(text[sign]) else { return }
        next = sign
      }
    }

    private func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case " ", "-", ".", "/", "(", ")", "\u{A0}", "\u{2010}", "\u{2011}", "\u{202F}": true
      default: false
      }
    }
  }

  private static func internationalEnd(in text: [Unicode.Scalar], from start: Int, behind sign: Int) -> Int? {
    guard sign < text.count, ("1"..."9").contains(text[sign]) else { return nil }
    let digits = Digits(in: text, from: sign)
    guard digits.count <= 15, digits.end == text.count || !HexGroups.belongs(text[digits.end]) else { return nil }
    if digits.groups.count == 1 { return digits.count >= 9 ? digits.end : nil }
    // “+10 240 000 bytes” is a number with its sign.
    let isAmount = digits.count < 10 && digits.groups.dropFirst().allSatisfy { $0 == 3 }
    return digits.count >= 8 && !isAmount && !digits.isFraction ? digits.end : nil
  }

  private static func doubleZeroEnd(in text: [Unicode.Scalar], from start: Int) -> Int? {
    guard start + 2 < text.count, text[start + 1] == "0", ("1"..."9").contains(text[start + 2]) else { return nil }
    let digits = Digits(in: text, from: start)
    // Groups of one length are bytes or code points: “00 1F 49”, “0069 0307 0301”.
    guard Set(digits.groups).count > 1, (3...5).contains(digits.groups[0]), (10...17).contains(digits.count),
      digits.end == text.count || !HexGroups.belongs(text[digits.end])
    else { return nil }
    return digits.end
  }

  /// `(555) 123-4567` and `555-123-4567`: area and exchange begin with 2 to 9.
  private static func americanEnd(in text: [Unicode.Scalar], from start: Int) -> Int? {
    let isBracketed = text[start] == "("
    var next = isBracketed ? start + 1 : start
    func take(_ count: Int) -> Bool {
      guard next + count <= text.count, text[next..<(next + count)].allSatisfy(isASCIIDigit) else { return false }
      next += count
      return true
    }
    guard next < text.count, ("2"..."9").contains(text[next]), take(3) else { return nil }
    if isBracketed {
      guard next < text.count, text[next] == ")" else { return nil }
      next += 1
      if next < text.count, text[next] == " " { next += 1 }
    } else {
      guard next < text.count, text[next] == "-" else { return nil }
      next += 1
    }
    guard next < text.count, ("2"..."9").contains(text[next]), take(3), next < text.count, text[next] == "-"
    else { return nil }
    next += 1
    guard take(4), next == text.count || !HexGroups.belongs(text[next]) && text[next] != "-" else { return nil }
    return next
  }
}
