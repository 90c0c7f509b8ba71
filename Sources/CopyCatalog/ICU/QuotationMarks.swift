import CICU

/// The quotation marks of a locale, from CLDR's delimiters.
public struct QuotationMarks: Hashable, Sendable {
  public let start: String
  public let end: String
  /// Those of a quotation within a quotation.
  public let innerStart: String
  public let innerEnd: String

  /// - Parameter locale: a BCP 47 tag.
  public init(locale: String) throws(ICUError) {
    let marks = try ICU.texts { cicu_locale_quotation_marks(locale, $0, $1) }
    guard marks.count == 4 else { throw ICUError(code: CICU_NO_DATA.rawValue) }
    (start, end, innerStart, innerEnd) = (marks[0], marks[1], marks[2], marks[3])
  }
}
