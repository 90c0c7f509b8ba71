import CICU

/// How a locale writes amounts of one currency.
package struct CurrencyData: Hashable, Sendable {
  /// The ISO 4217 code.
  package let code: String
  package let symbol: String
  /// The shortest symbol, which may be that of several currencies.
  package let narrowSymbol: String
  package let name: String
  /// The digits amounts of it usually have after the decimal separator.
  package let fractionDigits: Int
  /// What stands before and after the digits of an amount with the symbol, with the spaces CLDR sets.
  package let positive: NumberAffixes
  package let negative: NumberAffixes

  /// - Parameters:
  ///   - code: three letters; an unknown one has itself as symbol and name.
  ///   - locale: a BCP 47 tag.
  package init(code: String, locale: String) throws(ICUError) {
    guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      throw ICUError(code: CICU_NO_DATA.rawValue)
    }
    var digits: Int32 = 0
    let names = try ICU.texts { cicu_currency(locale, code, &digits, $0, $1) }
    guard names.count == 3 else { throw ICUError(code: CICU_NO_DATA.rawValue) }
    self.code = code
    (symbol, narrowSymbol, name) = (names[0], names[1], names[2])
    fractionDigits = Int(digits)
    let sample = digits == 0 ? "1" : "1." + String(repeating: "0", count: Int(digits))
    positive = try NumberAffixes(decimal: sample, skeleton: "currency/\(code)", locale: locale)
    negative = try NumberAffixes(decimal: "-" + sample, skeleton: "currency/\(code)", locale: locale)
  }
}
