/// Characters that steer the direction of text, where they mislead or do nothing.
struct BidiControl: MessageCheck {
  static let page = CheckPage(
    id: "bidi-control", category: .typography, severity: .blocking,
    summary: "Finds controls of direction that turn text around, are left open, or do nothing.",
    rationale: """
      An override shows letters in another order than the file has them, and what is left open turns around \
      the text that follows; both were used to hide code from reviewers (CVE-2021-42574, “Trojan Source”), \
      and both are blocking. Embeddings in a left-to-right language are better written as isolates (Unicode \
      Standard Annex #9, section 2). The app isolates arguments by itself, so isolates around one argument \
      by hand are noted. Marks of direction in right-to-left text, and isolates around text of the other \
      direction, are right and stay silent.
      """,
    examples: [
      .message(
        "“photo\u{202E}gpj.exe\u{202C}” can’t be opened here. Open another.",
        "“photogpj.exe” can’t be opened here. Open another."),
      .translation(
        "ar", of: "“{name}” is full.", "الألبوم \u{2068}{name}\u{2069} ممتلئ.", "الألبوم {name} ممتلئ.",
        arguments: "name = { type = \"string\", sample = \"صيف\" }"),
    ])

  func findings(in site: MessageSite) -> [Finding] {
    guard site.characters.classes.contains(.bidiControl), site.message.isSound else { return [] }
    var faults = Kinds()
    let isRightToLeft = site.facts?.isRightToLeft ?? false
    for text in TypographicText.texts(of: site.message, withControls: true) {
      read(text, isRightToLeft: isRightToLeft, into: &faults)
    }
    return [
      faults.overrides.finding(
        of: self, in: site,
        problem: {
          "\($0.listed()) \($0.count > 1 ? "show" : "shows") text in another order than it is written"
        },
        impact: "the reader sees what the file does not say, as in a disguised file name",
        fix: "take it out with its end"),
      faults.unbalanced.finding(
        of: self, in: site, problem: { "\($0.listed()) \($0.count > 1 ? "have" : "has") no counterpart" },
        impact: "the text around it can be turned around as well",
        fix: "take it out, or add the other one of its pair"),
      faults.embeddings.finding(
        of: self, in: site, severity: .shouldFix,
        problem: { "\($0.listed()) \($0.count > 1 ? "embed" : "embeds") text" },
        impact: "what stands beside it, such as a number, can move to its other side",
        fix: "use an isolate: U+2066 or U+2067 before, U+2069 after"),
      faults.isolates.finding(
        of: self, in: site, severity: .note, problem: { _ in "an argument is isolated by hand" },
        impact: "nothing: the app isolates arguments by itself", fix: "take the isolates out"),
      faults.idle.finding(
        of: self, in: site, severity: .note,
        problem: { "\($0.listed()) \($0.count > 1 ? "do" : "does") nothing here" },
        impact: "nothing now; the next writer meets a character that can’t be seen", fix: "take it out"),
    ].compactMap(\.self)
  }

  private struct Kinds {
    var overrides = Faults()
    var unbalanced = Faults()
    var embeddings = Faults()
    var isolates = Faults()
    var idle = Faults()
  }

  private func read(_ text: TypographicText, isRightToLeft: Bool, into faults: inout Kinds) {
    // How many characters of the other direction stand before each token.
    var others = [0]
    others.reserveCapacity(text.tokens.count + 1)
    for token in text.tokens {
      others.append((others.last ?? 0) + (direction(of: token) == !isRightToLeft ? 1 : 0))
    }
    let isMixed = others[text.own.upperBound] > others[text.own.lowerBound]
    var open: [Int] = []
    for index in text.own {
      if text[index].isEdge {
        // A paragraph ends what is open in it.
        for index in open { report(unbalanced: index, text, &faults) }
        open = []
      }
      guard let scalar = text[index].character, let name = Self.names[scalar] else { continue }
      switch scalar {
      case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}":
        open.append(index)
      case "\u{202C}", "\u{2069}":
        let start = open.last.flatMap { text[$0].character }
        if let start, let opening = open.last, Self.isIsolate(start) == (scalar == "\u{2069}") {
          open.removeLast()
          let hasOther = others[index] > others[opening]
          judge(opening, index, text, isRightToLeft: isRightToLeft, hasOther: hasOther, &faults)
        } else {
          report(unbalanced: index, text, &faults)
        }
      default:
        let isDoubled = text[index - 1].character == scalar
        if isDoubled || !isRightToLeft && !isMixed {
          faults.idle.add(name, at: text.place(of: index..<index + 1), [text.deleting(index..<index + 1)])
        }
      }
    }
    for index in open { report(unbalanced: index, text, &faults) }
  }

  private func report(unbalanced index: Int, _ text: TypographicText, _ faults: inout Kinds) {
    guard let scalar = text[index].character, let name = Self.names[scalar] else { return }
    if scalar == "\u{202D}" || scalar == "\u{202E}" {
      faults.overrides.add(
        name, at: text.place(of: index..<index + 1), [text.deleting(index..<index + 1)], isSafe: false)
    } else {
      faults.unbalanced.add(
        name, at: text.place(of: index..<index + 1), [text.deleting(index..<index + 1)], isSafe: false)
    }
  }

  /// Judges a pair that is whole.
  ///
  /// - Parameter hasOther: whether something of the other direction than the language's is inside.
  private func judge(
    _ open: Int, _ close: Int, _ text: TypographicText, isRightToLeft: Bool, hasOther: Bool,
    _ faults: inout Kinds
  ) {
    guard let scalar = text[open].character, let name = Self.names[scalar] else { return }
    let place = text.place(of: open..<close + 1)
    let deletions = [text.deleting(open..<open + 1), text.deleting(close..<close + 1)]
    let content = text.tokens[open + 1..<close]
    switch scalar {
    case "\u{202D}", "\u{202E}": faults.overrides.add(name, at: place, deletions, isSafe: false)
    case "\u{202A}", "\u{202B}":
      // Some right-to-left languages (Central Kurdish) have texts that begin with an embedding of their own
      // direction.
      if isRightToLeft { return }
      let isolate: Unicode.Scalar = scalar == "\u{202A}" ? "\u{2066}" : "\u{2067}"
      faults.embeddings.add(
        name, at: place,
        hasOther ? [text.replacing(open, with: isolate), text.replacing(close, with: "\u{2069}")] : deletions,
        isSafe: !hasOther)
    default:
      if content.count == 1, content.first?.isValue == true {
        // One of a fixed direction says more than the app can know.
        if scalar == "\u{2068}" { faults.isolates.add(name, at: place, deletions) }
      } else if !hasOther, content.count < 200, !content.contains(where: { $0.isValue || $0.isUnknown }) {
        faults.idle.add(name, at: place, deletions)
      }
    }
  }

  /// Whether a character runs from right to left; nil where it has no direction of its own.
  private func direction(of token: TypographicText.Token) -> Bool? {
    guard let character = token.character, !Self.names.keys.contains(character) else { return nil }
    switch CharacterFacts(character).bidiClass {
    case .l: return false
    case .r, .al: return true
    default: return nil
    }
  }

  private static func isIsolate(_ scalar: Unicode.Scalar) -> Bool { (0x2066...0x2068).contains(scalar.value) }

  private static let names: [Unicode.Scalar: String] = [
    "\u{061C}": "ARABIC LETTER MARK (U+061C)", "\u{200E}": "LEFT-TO-RIGHT MARK (U+200E)",
    "\u{200F}": "RIGHT-TO-LEFT MARK (U+200F)", "\u{202A}": "LEFT-TO-RIGHT EMBEDDING (U+202A)",
    "\u{202B}": "RIGHT-TO-LEFT EMBEDDING (U+202B)", "\u{202C}": "POP DIRECTIONAL FORMATTING (U+202C)",
    "\u{202D}": "LEFT-TO-RIGHT OVERRIDE (U+202D)", "\u{202E}": "RIGHT-TO-LEFT OVERRIDE (U+202E)",
    "\u{2066}": "LEFT-TO-RIGHT ISOLATE (U+2066)", "\u{2067}": "RIGHT-TO-LEFT ISOLATE (U+2067)",
    "\u{2068}": "FIRST STRONG ISOLATE (U+2068)", "\u{2069}": "POP DIRECTIONAL ISOLATE (U+2069)",
  ]
}
