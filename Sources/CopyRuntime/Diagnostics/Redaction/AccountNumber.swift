/// Finds the number of a bank account in the international form (IBAN, ISO 13616).
enum AccountNumber {
  /// The end of a number that begins at a place: the letters of a country that has such numbers, as many letters
  /// and digits as it has, in one or in groups of four, and right check digits. `nil`: none begins there.
  static func end(in text: [Unicode.Scalar], from start: Int) -> Int? {
    guard start + 15 <= text.count, isASCIILetter(text[start]), isASCIILetter(text[start + 1]),
      isASCIIDigit(text[start + 2]), isASCIIDigit(text[start + 3]),
      let length = lengths[String(text[start..<(start + 2)]).uppercased()]
    else { return nil }
    var signs: [Unicode.Scalar] = []
    var next = start
    while signs.count < length {
      guard next < text.count else { return nil }
      if isASCIILetter(text[next]) || isASCIIDigit(text[next]) {
        signs.append(text[next])
      } else {
        let isGap = text[next] == " " || text[next] == "\u{A0}" || text[next] == "-"
        guard isGap, signs.count % 4 == 0 else { return nil }
      }
      next += 1
    }
    guard next == text.count || !HexGroups.belongs(text[next]) else { return nil }
    return isChecked(signs) ? next : nil
  }

  /// Whether the number, its first four signs behind the others and letters as 10 to 35, leaves 1 of 97.
  private static func isChecked(_ signs: [Unicode.Scalar]) -> Bool {
    var rest: UInt32 = 0
    for sign in signs.dropFirst(4) + signs.prefix(4) {
      let value = isASCIIDigit(sign) ? sign.value - 0x30 : (sign.value | 0x20) - 0x61 + 10
      rest = (rest * (value > 9 ? 100 : 10) + value) % 97
    }
    return rest == 1
  }

  /// The lengths by country, from the IBAN registry (SWIFT, release 98).
  private static let lengths: [String: Int] = {
    let registry = """
      AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20
      EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30
      KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23
      PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26
      UA29 VA22 VG24 XK20 YE30
      """
    var lengths: [String: Int] = [:]
    for country in registry.split(whereSeparator: \.isWhitespace) {
      lengths[String(country.prefix(2))] = Int(country.dropFirst(2))
    }
    return lengths
  }()
}
