import CICU

/// How a locale writes amounts of a currency, beside all other currencies.
package struct CurrencyAmounts: Hashable, Sendable {
  /// The ISO 4217 code.
  package let code: String
  package let symbol: String
  /// The digits that amounts of it usually have behind the decimal sign.
  package let fractionDigits: Int
  /// 1234567.89 with two digits behind the decimal sign.
  package let positive: String
  /// -1234567.89 in the same way.
  package let negative: String

  /// Every currency of ISO 4217, former ones too.
  package static func all(in locale: String) throws(ICUError) -> [CurrencyAmounts] {
    let texts = try ICU.texts { cicu_currencies(locale, $0, $1) }
    var all: [CurrencyAmounts] = []
    var at = 0
    while at + 5 <= texts.count {
      all.append(
        CurrencyAmounts(
          code: texts[at], symbol: texts[at + 1], fractionDigits: Int(texts[at + 2]) ?? 2,
          positive: texts[at + 3], negative: texts[at + 4]))
      at += 5
    }
    return all
  }
}
