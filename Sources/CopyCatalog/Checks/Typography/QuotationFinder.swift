/// Finds the quotations of a text by where marks stand: one that follows a space begins, one that follows a
/// word ends.
struct QuotationFinder {
  struct Quotation: Sendable, Hashable {
    /// The indices of its marks.
    let open: Int
    let close: Int
    /// How many quotations are around it.
    let depth: Int
  }

  private let text: TypographicText
  private let quotations: Quotations
  private(set) var found: [Quotation] = []
  /// The straight marks that belong to no quotation and are no sign of feet, inches or minutes.
  private(set) var leftOver: [Int] = []
  /// The apostrophes at the end or the beginning of a word that end no quotation.
  private(set) var apostrophes: Set<Int> = []

  private var open: [Int] = []

  init(_ text: TypographicText, quotations: Quotations) {
    self.text = text
    self.quotations = quotations
    for index in text.own {
      guard let mark = text[index].character, Self.isMark(mark) else { continue }
      read(mark, at: index)
    }
    leftOver += open.filter { text[$0].character == "\"" }
    apostrophes.formUnion(open.filter { text[$0].character == "'" })
  }

  private mutating func read(_ mark: Unicode.Scalar, at index: Int) {
    if canClose(mark, at: index) {
      // The innermost quotation that it can end; what was opened inside and never closed was none.
      if let level = open.indices.suffix(2).last(where: { closes(text[open[$0]].scalar, with: mark) }) {
        for index in open[(level + 1)...] { leave(index) }
        found.append(Quotation(open: open[level], close: index, depth: level))
        open.removeSubrange(level...)
        return
      }
    }
    if isPrime(mark, at: index) { return }
    if canOpen(mark, at: index) {
      open.append(index)
    } else {
      leave(index)
    }
  }

  private mutating func leave(_ index: Int) {
    switch text[index].character {
    case "\"": leftOver.append(index)
    case "'": apostrophes.insert(index)
    default: break
    }
  }

  private func canClose(_ mark: Unicode.Scalar, at index: Int) -> Bool {
    let previous = text[index - 1]
    let next = text[index + 1]
    if open.last == index - 1 || previous.isEdge { return false }
    // Guillemets have spaces inside in some languages.
    if previous.isSpace, !previous.isNoBreakSpace, mark != "«", mark != "»" { return false }
    // An apostrophe stands within a word.
    if mark == "'" || mark == "’" { return !next.isWord }
    return true
  }

  private func canOpen(_ mark: Unicode.Scalar, at index: Int) -> Bool {
    let previous = text[index - 1]
    let next = text[index + 1]
    if next.isEdge || next.isSpace && !next.isNoBreakSpace && mark != "«" && mark != "»" { return false }
    guard Self.closers[mark] != nil || mark == "\"" || mark == "'" else { return false }
    if mark == "’", !quotations.opens("’") { return false }
    // « mot »: the space is the mark's own.
    if mark == "»", previous.isNoBreakSpace { return false }
    if previous.isEdge || previous.isSpace || previous.isOpening || previous.isUnknown { return true }
    if let character = previous.character, Self.isMark(character), character != "'", character != "’" {
      return true
    }
    // What is written without spaces between words.
    if mark == "'" || mark == "’" || mark == "‘" { return previous.isIdeographic }
    return previous.isIdeographic || Self.runsOn(previous)
  }

  /// `5'10"`, `27"`, `45° 12' 8"`
  private func isPrime(_ mark: Unicode.Scalar, at index: Int) -> Bool {
    (mark == "\"" || mark == "'") && text[index - 1].isDigit
  }

  private func closes(_ opening: Unicode.Scalar, with mark: Unicode.Scalar) -> Bool {
    if opening == "\"" || opening == "'" { return mark == opening }
    if mark == "\"" { return Self.doubleOpeners.contains(opening) }
    return Self.closers[opening]?.contains(mark) == true
  }

  private static func runsOn(_ token: TypographicText.Token) -> Bool {
    guard let character = token.character else { return false }
    // Thai, Lao, Tibetan, Burmese; Khmer
    return (0x0E00...0x109F).contains(character.value) || (0x1780...0x17FF).contains(character.value)
  }

  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "'"
      || !scalar.isASCII && !CharacterClasses(of: scalar).isDisjoint(with: .quotationMarks)
  }

  private static let doubleOpeners: Set<Unicode.Scalar> = ["“", "”", "„", "‟", "«", "»"]

  /// What can end a quotation that a mark begins, in any language.
  private static let closers: [Unicode.Scalar: Set<Unicode.Scalar>] = [
    "“": ["”", "“", "„"], "”": ["”", "“"], "„": ["“", "”", "‟", "„"], "‟": ["”"], "«": ["»", "«"],
    "»": ["«", "»"],
    "‹": ["›"], "›": ["‹", "›"], "‘": ["’", "‘"], "’": ["’", "‘"], "‚": ["‘", "’", "‛"], "‛": ["’"],
    "「": ["」"], "『": ["』"], "〝": ["〞", "〟"],
  ]
}
