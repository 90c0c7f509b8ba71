import CICU

/// How a locale writes a list: what stands before, between and after its items.
package struct ListData: Hashable, Sendable {
  package enum Kind: Int32, CaseIterable, Sendable {
    /// "a, b, and c"
    case and
    /// "a, b, or c"
    case or
    /// "3 feet, 7 inches"
    case units
  }

  package enum Width: Int32, CaseIterable, Sendable { case wide, short, narrow }

  /// Before the first of two items, between them, and after the second.
  package let pair: (before: String, between: String, after: String)
  /// Before the first of three and more items.
  package let before: String
  /// Between the first and the second.
  package let start: String
  /// Between any two that are neither the first nor the last pair.
  package let middle: String
  /// Between the last two. Three items have `start` and `end`.
  package let end: String
  /// After the last.
  package let after: String

  /// - Parameters:
  ///   - locale: a BCP 47 tag.
  ///   - last: the last item, not empty. ICU changes the conjunction before some in Spanish ("e Ignacio",
  ///     "u ocho"),
  ///     and in Hebrew before what is not written in Hebrew letters.
  package init(locale: String, kind: Kind, width: Width = .wide, last: String = "a") throws(ICUError) {
    let texts = try ICU.texts { sink, context in
      ICU.withBytes(of: last) {
        cicu_list(locale, kind.rawValue, width.rawValue, $0, $1, sink, context)
      }
    }
    guard texts.count == 8 else { throw ICUError(code: CICU_NO_DATA.rawValue) }
    (before, start, middle, end, after) = (texts[0], texts[1], texts[2], texts[3], texts[4])
    pair = (texts[5], texts[6], texts[7])
  }

  package static func == (left: ListData, right: ListData) -> Bool { left.texts == right.texts }

  package func hash(into hasher: inout Hasher) { hasher.combine(texts) }

  private var texts: [String] { [before, start, middle, end, after, pair.before, pair.between, pair.after] }

  /// The list of some items.
  package func list(_ items: [String]) -> String {
    guard let last = items.last else { return "" }
    switch items.count {
    case 1: return last
    case 2: return pair.before + items[0] + pair.between + last + pair.after
    default:
      let inner = items.dropFirst().dropLast().joined(separator: middle)
      return before + items[0] + start + inner + end + last + after
    }
  }

  /// The list of some items as ICU formats it: the judge of `list`. A NUL in an item counts as U+FFFD.
  package static func oracle(
    _ items: [String], locale: String, kind: Kind, width: Width = .wide
  ) throws(ICUError) -> String {
    guard !items.isEmpty else { return "" }
    return try ICU.text { sink, context in
      ICU.withBytes(of: items.map { $0.replacing("\0", with: "\u{FFFD}") }.joined(separator: "\0")) {
        cicu_list_format(locale, kind.rawValue, width.rawValue, $0, $1, sink, context)
      }
    }
  }
}
