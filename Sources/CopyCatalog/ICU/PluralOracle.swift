import CICU

/// ICU's own selection of plural categories: the judge of `PluralRules`. Used by one thread at a time.
package final class PluralOracle {
  private let plurals: OpaquePointer

  package init(locale: String, kind: PluralKind = .cardinal) throws(ICUError) {
    var opened: OpaquePointer?
    try ICU.check(cicu_plurals_open(locale, kind == .ordinal, &opened))
    guard let opened else { throw ICUError(code: CICU_NO_DATA.rawValue) }
    plurals = opened
  }

  deinit { cicu_plurals_close(plurals) }

  /// The categories the locale has, in CLDR's order.
  package func categories() throws(ICUError) -> [PluralCategory] {
    try ICU.texts { cicu_plurals_keywords(plurals, $0, $1) }
      .compactMap(PluralCategory.init(rawValue:)).sorted()
  }

  package func category(of integer: Int64) throws(ICUError) -> PluralCategory? {
    PluralCategory(rawValue: try ICU.text { cicu_plurals_select_integer(plurals, integer, $0, $1) })
  }

  /// - Parameter decimal: digits with at most one point; "1.0" has one visible fraction digit.
  package func category(of decimal: String) throws(ICUError) -> PluralCategory? {
    PluralCategory(
      rawValue: try ICU.text { sink, context in
        ICU.withBytes(of: decimal) { cicu_plurals_select_decimal(plurals, $0, $1, sink, context) }
      })
  }
}
