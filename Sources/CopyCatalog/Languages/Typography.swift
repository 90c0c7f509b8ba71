/// How texts of a locale are set: its quotation marks, its punctuation and the spaces around it.
///
/// What CLDR has is CLDR's: the quotation marks and the pattern of percentages. What it lacks is in
/// `TypographyRules`, with its sources. A locale that neither knows is `unknown`, and nothing is asked of it.
public final class Typography: Sendable {
  /// Of a locale whose typography is not known.
  static let unknown = Typography()

  let quotations: Quotations?
  let punctuation: TypographyRules.Punctuation
  /// The space between digits and `%`; nil where the sign comes first, is another one, or nothing is known.
  let percentSpace: PercentSpace?
  /// Whether an apostrophe in a word is `’`.
  let hasApostrophe: Bool
  /// Whether no space stands before `; : ! ?`.
  let isClosedUp: Bool
  /// The script its texts are written in.
  let script: Script?
  /// Whether words are written without spaces between them, so that a space means something else.
  let runsOn: Bool
  /// Whether CLDR has data of it.
  let isKnown: Bool
  /// What a text has that may break a rule of its punctuation or its quotation marks.
  let suspects: ASCIISet.Query

  /// The space that stands between digits and `%`.
  enum PercentSpace: Sendable, Hashable {
    case nothing
    /// CLDR's own, such as U+00A0.
    case space(Unicode.Scalar)
  }

  private init() {
    quotations = nil
    punctuation = .plain
    percentSpace = nil
    hasApostrophe = false
    isClosedUp = false
    script = nil
    runsOn = false
    isKnown = false
    suspects = ASCIISet.Query()
  }

  private init(_ locale: LocaleTag, subtags: LocaleData.Subtags, rules: TypographyRules) {
    let quotations = (try? QuotationMarks(locale: locale.tag)).flatMap { Quotations($0, rules: rules) }
    self.quotations = quotations
    punctuation = rules.punctuation
    percentSpace = Self.percentSpace(of: locale)
    hasApostrophe = rules.hasApostrophe
    isClosedUp = rules.isClosedUp
    script = subtags.script.flatMap(Script.init)
    runsOn = ["Thai", "Laoo", "Khmr", "Mymr", "Tibt", "Lana", "Java"].contains(subtags.script)
    isKnown = true
    var suspects = rules.punctuation.suspects
    if let quotations { suspects.formUnion(ASCIISet.Query(classes: quotations.suspects)) }
    self.suspects = suspects
  }

  /// What is known of a locale.
  static func of(_ locale: LocaleTag) -> Typography {
    guard let subtags = try? LocaleData.subtags(of: LocaleData.addingLikelySubtags(to: locale.tag)),
      let rules = TypographyRules.of(subtags)
    else { return .unknown }
    return Typography(locale, subtags: subtags, rules: rules)
  }

  /// From CLDR's pattern of percentages, such as `#,##0 %`.
  private static func percentSpace(of locale: LocaleTag) -> PercentSpace? {
    guard let format = try? NumberData(locale: locale.tag).format(.percent), format.positivePrefix.isEmpty
    else { return nil }
    let suffix = format.positiveSuffix.unicodeScalars.filter { !CharacterFacts($0).isBidiControl }
    switch suffix.count {
    case 1 where suffix.first == "%": return .nothing
    case 2 where suffix.last == "%":
      guard let space = suffix.first, CharacterFacts(space).isWhiteSpace else { return nil }
      return .space(space)
    default: return nil
    }
  }
}

/// The quotation marks of a locale.
struct Quotations: Sendable, Hashable {
  struct Pair: Sendable, Hashable {
    let open: Unicode.Scalar
    let close: Unicode.Scalar
  }

  /// Those to write.
  let outer: Pair
  /// Those to write within another quotation.
  let inner: Pair
  /// Those that are in use in the language, `outer` and `inner` among them.
  let usual: Set<Pair>
  /// Those that are in use within another quotation only.
  let usualInside: Set<Pair>
  /// The classes of marks that none of the usual pairs has.
  let suspects: CharacterClasses

  /// Nil where CLDR's marks are not one character each.
  init?(_ marks: QuotationMarks, rules: TypographyRules) {
    guard let outer = Pair(marks.start, marks.end), let inner = Pair(marks.innerStart, marks.innerEnd)
    else { return nil }
    let pairs = Pair.list(rules.quotes)
    let insidePairs = Pair.list(rules.innerQuotes)
    self.outer = outer
    // CLDR turns the inner marks of Canadian French around: ” “.
    self.inner = insidePairs.first.map { inner.open == $0.close ? $0 : inner } ?? inner
    usual = Set(pairs + [outer]).union(insidePairs.contains(inner) ? [] : [inner])
    usualInside = Set(insidePairs + [inner])
    var seen: CharacterClasses = []
    for pair in usual {
      seen.formUnion(CharacterClasses(of: pair.open))
      seen.formUnion(CharacterClasses(of: pair.close))
    }
    // A single mark at the right is an apostrophe nearly everywhere.
    suspects = CharacterClasses.quotationMarks.subtracting(seen).subtracting(.rightSingleQuote)
  }

  /// Whether a mark begins a quotation of the language.
  func opens(_ mark: Unicode.Scalar) -> Bool {
    usual.contains { $0.open == mark } || usualInside.contains { $0.open == mark }
  }
}

extension Quotations.Pair {
  init?(_ open: String, _ close: String) {
    guard let first = open.unicodeScalars.first, let last = close.unicodeScalars.first,
      open.unicodeScalars.count == 1, close.unicodeScalars.count == 1
    else { return nil }
    self.init(open: first, close: last)
  }

  /// The pairs of a list such as `“” ‘’`.
  static func list(_ text: String) -> [Quotations.Pair] {
    text.split(separator: " ").compactMap { pair in
      guard let open = pair.unicodeScalars.first, let close = pair.unicodeScalars.last else { return nil }
      return Quotations.Pair(open: open, close: close)
    }
  }
}
