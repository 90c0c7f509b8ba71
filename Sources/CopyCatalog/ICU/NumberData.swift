import CICU

/// How a locale writes numbers: all that is needed to format them as ICU does in messages.
package struct NumberData: Hashable, Sendable {
  package enum Style: Int32, CaseIterable, Sendable { case decimal, percent, currency, scientific }

  /// A format with the locale's own signs in its affixes.
  package struct Format: Hashable, Sendable {
    /// CLDR's pattern, such as "#,##0.###" or "#,##,##0 %".
    package let pattern: String
    package let positivePrefix: String
    package let positiveSuffix: String
    package let negativePrefix: String
    package let negativeSuffix: String
    /// Digits of the group next to the decimal separator; 0 where numbers are not grouped.
    package let primaryGrouping: Int
    /// Digits of the groups before that one.
    package let secondaryGrouping: Int
    /// Digits there must be before the first separator for any to be written: with 2, 1000 is "1000" and
    /// 10000 is "10.000". This is the plain format's, that of `{n}`, `#` and `{n, number, percent}`.
    package let minimumGrouping: Int
    /// The same for `{n, number, ::skeleton}` and for units. ICU's older plain format may not follow the
    /// locale: with ICU 72 Spanish has 1 there and 2 here.
    package let skeletonMinimumGrouping: Int
    package let minimumIntegerDigits: Int
    package let minimumFractionDigits: Int
    package let maximumFractionDigits: Int
  }

  package let locale: String
  /// The numbering system the locale uses by default, such as "latn" or "arab".
  package let numberingSystem: String
  /// The ten digits, from zero.
  package let digits: [String]
  package let decimal: String
  package let group: String
  package let minus: String
  package let plus: String
  package let percent: String
  package let perMille: String
  package let exponent: String
  package let infinity: String
  package let notANumber: String

  /// - Parameter locale: a BCP 47 tag; its `-u-nu-` is respected.
  package init(locale: String) throws(ICUError) {
    let symbols = try ICU.texts { cicu_number_symbols(locale, $0, $1) }
    guard symbols.count == 11 else { throw ICUError(code: CICU_NO_DATA.rawValue) }
    self.locale = locale
    numberingSystem = symbols[0]
    digits = symbols[1].unicodeScalars.map { String($0) }
    decimal = symbols[2]
    group = symbols[3]
    minus = symbols[4]
    plus = symbols[5]
    percent = symbols[6]
    perMille = symbols[7]
    exponent = symbols[8]
    infinity = symbols[9]
    notANumber = symbols[10]
  }

  /// The format of a style. That of `currency` has "¤" where the symbol goes in its pattern; for one
  /// currency see `CurrencyData`.
  package func format(_ style: Style) throws(ICUError) -> Format {
    var numbers = cicu_number_format()
    let texts = try ICU.texts { cicu_number_pattern(locale, style.rawValue, &numbers, $0, $1) }
    guard texts.count == 5 else { throw ICUError(code: CICU_NO_DATA.rawValue) }
    return Format(
      pattern: texts[0], positivePrefix: texts[1], positiveSuffix: texts[2], negativePrefix: texts[3],
      negativeSuffix: texts[4], primaryGrouping: Int(numbers.primary_grouping),
      secondaryGrouping: Int(numbers.secondary_grouping), minimumGrouping: Int(numbers.minimum_grouping),
      skeletonMinimumGrouping: Int(numbers.skeleton_minimum_grouping),
      minimumIntegerDigits: Int(numbers.minimum_integer_digits),
      minimumFractionDigits: Int(numbers.minimum_fraction_digits),
      maximumFractionDigits: Int(numbers.maximum_fraction_digits))
  }
}

/// ICU's formatting of numbers by skeletons
/// (https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html): the judge of what is
/// formatted from data.
package enum NumberOracle {
  /// - Parameter skeleton: without "::"; empty for the plain format.
  package static func format(
    integer: Int64, skeleton: String = "", locale: String
  ) throws(ICUError) -> String {
    try ICU.text { cicu_number_format_integer(skeleton, locale, integer, $0, $1) }
  }

  package static func format(
    number: Double, skeleton: String = "", locale: String
  ) throws(ICUError) -> String {
    try ICU.text { cicu_number_format_double(skeleton, locale, number, $0, $1) }
  }

  /// - Parameter decimal: the number in digits, such as `-1234.50`; all of them count.
  package static func format(
    decimal: String, skeleton: String = "", locale: String
  ) throws(ICUError) -> String {
    try ICU.text { sink, context in
      ICU.withBytes(of: decimal) {
        cicu_number_format_decimal(skeleton, locale, $0, $1, sink, context)
      }
    }
  }
}

/// A formatted number apart: what stands before its digits (with the sign), the digits with their
/// separators, and what stands after. Where no digits are shown, all of the text is `before`.
package struct NumberAffixes: Hashable, Sendable {
  package let before: String
  package let number: String
  package let after: String

  /// - Parameters:
  ///   - decimal: the number as written; its fraction digits are all kept.
  ///   - skeleton: without "::" and without a precision.
  package init(decimal: String, skeleton: String, locale: String) throws(ICUError) {
    let fraction = decimal.utf8.drop { $0 != UInt8(ascii: ".") }.dropFirst().count
    let precision = fraction == 0 ? "precision-integer" : "." + String(repeating: "0", count: fraction)
    let parts = try ICU.texts { sink, context in
      ICU.withBytes(of: decimal) {
        cicu_number_affixes("\(skeleton) \(precision)", locale, $0, $1, sink, context)
      }
    }
    guard parts.count == 3 else { throw ICUError(code: CICU_NO_DATA.rawValue) }
    (before, number, after) = (parts[0], parts[1], parts[2])
  }
}
