import CICU

/// Chooses the supported locale that suits a person best, as ICU's LocaleMatcher does
/// (https://unicode.org/reports/tr35/#LanguageMatching). Used by one thread at a time.
package final class LocaleMatcher {
  private let matcher: OpaquePointer
  private let supported: [String]

  /// - Parameter supported: BCP 47 tags.
  package init(supported: [String]) throws(ICUError) {
    matcher = cicu_matcher_open()
    self.supported = supported
    for locale in supported { try ICU.check(cicu_matcher_add_supported(matcher, locale)) }
  }

  deinit { cicu_matcher_close(matcher) }

  /// The best supported locale for what a person prefers, most wanted first; nil where none is close
  /// enough to be understood.
  package func best(for preferences: [String]) throws(ICUError) -> String? {
    cicu_matcher_clear_desired(matcher)
    for locale in preferences { try ICU.check(cicu_matcher_add_desired(matcher, locale)) }
    var index: Int32 = -1
    try ICU.check(cicu_matcher_best(matcher, &index))
    return supported.indices.contains(Int(index)) ? supported[Int(index)] : nil
  }
}
