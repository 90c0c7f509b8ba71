/// Characters that nobody sees, or that not everybody sees, where they do no work.
struct InvisibleCharacter: MessageCheck {
  static let page = CheckPage(
    id: "invisible-character", category: .typography, severity: .shouldFix,
    summary: "Finds characters that are not seen and do no work where they stand.",
    rationale: """
      They come with text that was pasted, and they break searches, widen gaps, or show as an empty box on \
      another device. Reported are zero-width spaces, byte order marks and joiners outside the scripts and \
      emoji that need them, no-break spaces beside other spaces, variation selectors and soft hyphens that \
      stand alone, tags, controls, characters for private use (icon fonts and Apple’s own logo show on some \
      devices only) and unassigned ones. Right and silent are: joiners in Persian, Hindi and other scripts \
      that join (Unicode Standard, 9.2 and 12.1), U+200B in Thai, Lao, Khmer and Burmese, emoji sequences \
      (UTS #51), and a no-break space or soft hyphen between two words or letters. Controls and tags, which \
      can hide text, are blocking.
      """,
    examples: [
      .message("The photo\u{200B} wasn’t added.", "The photo wasn’t added."),
      .translation(
        "de", of: "The album is full.", "\u{FEFF}Das Album ist voll.", "Das Album ist voll."),
      .translation(
        "ja", of: "The album is full.", "アルバムが\u{200D}いっぱいです。", "アルバムがいっぱいです。"),
    ])

  /// What there is to say of a character where it stands.
  private struct Verdict {
    var severity = Severity.shouldFix
    /// What the reader meets.
    var impact: String
    /// What takes its place; nil where a person has to look.
    var replacement: String?
  }

  /// What is reported as one.
  private struct Kind: Hashable {
    let scalar: Unicode.Scalar
    let impact: String
  }

  func findings(in site: MessageSite) -> [Finding] {
    guard site.characters.contains(anyOf: Self.suspects), site.message.isSound else { return [] }
    var found: [(scalar: Unicode.Scalar, verdict: Verdict, faults: Faults)] = []
    var indices: [Kind: Int] = [:]
    func add(_ scalar: Unicode.Scalar, _ verdict: Verdict, at place: Place, _ edits: [TextEdit?]) {
      let index = indices[Kind(scalar: scalar, impact: verdict.impact)] ?? found.count
      if index == found.count {
        found.append((scalar, verdict, Faults()))
        indices[Kind(scalar: scalar, impact: verdict.impact)] = index
      }
      found[index].faults.add(Self.name(of: scalar), at: place, edits)
    }
    for text in TypographicText.texts(of: site.message, withControls: true) {
      for index in text.own {
        guard let scalar = text[index].character, let verdict = verdict(text, index, in: site.typography)
        else {
          continue
        }
        let edit = verdict.replacement.flatMap { text.replacingInvisible(index, with: $0) }
        add(scalar, verdict, at: text.place(of: index..<index + 1), [edit])
      }
      guard site.characters.classes.contains(.otherSpace) else { continue }
      for run in text.spaces where text.tokens[run].contains(where: \.isOtherSpace) {
        guard let (scalar, verdict, kept) = spaces(text, run, in: site.typography) else { continue }
        let edit = kept.isEmpty ? text.deleting(run) : text.replacing(run, with: kept)
        add(scalar, verdict, at: text.place(of: run), [edit])
      }
    }
    return found.compactMap { item in
      let hasEdit = item.verdict.replacement != nil
      return item.faults.finding(
        of: self, in: site, severity: item.verdict.severity,
        problem: { _ in
          Self.name(of: item.scalar) + (item.faults.count > 1 ? ", \(item.faults.count) times" : "")
        },
        impact: item.verdict.impact,
        fix: hasEdit
          ? item.verdict.replacement == "" ? "take it out" : "write an ordinary space"
          : "write what can be seen everywhere")
    }
  }

  private static let suspects: ASCIISet.Query = {
    let controls = (UInt32(0)...0x1F).filter { $0 != 0x09 && $0 != 0x0A } + [0x7F]
    let text = String(String.UnicodeScalarView(controls.compactMap(Unicode.Scalar.init)))
    return ASCIISet.Query(text, classes: [.invisible, .otherSpace])
  }()

  // MARK: What each character is

  private func verdict(_ text: TypographicText, _ index: Int, in typography: Typography) -> Verdict? {
    let token = text[index]
    guard let scalar = token.character else { return nil }
    let previous = text[index - 1]
    let next = text[index + 1]
    if scalar.isASCII {
      guard scalar.value < 0x20 && scalar != "\t" && scalar != "\n" || scalar.value == 0x7F else {
        return nil
      }
      return Verdict(
        severity: .blocking, impact: "the reader sees a box or nothing, and other programs may stop here",
        replacement: "")
    }
    guard CharacterClasses(of: scalar).contains(.invisible) else { return nil }
    switch scalar.value {
    case 0x85, 0x2028, 0x2029:
      return Verdict(impact: "the line breaks where the catalog shows no break", replacement: " ")
    case 0x80...0x9F:
      return Verdict(
        severity: .blocking, impact: "the reader sees a box or nothing, and other programs may stop here",
        replacement: "")
    case 0x200B:
      if typography.runsOn || [previous, next].contains(where: Self.joinsOrRunsOn) { return nil }
      return Verdict(
        impact: "a line can break inside the word, and a search doesn’t find it", replacement: "")
    case 0x200C:
      if isNeeded(previous, next) { return nil }
      // German keeps the letters of two parts of a word from a ligature.
      if previous.isLetter, next.isLetter, typography.script == Script("Latn") { return nil }
      return Verdict(
        impact: "it keeps no letters apart here, and a search doesn’t find the word", replacement: "")
    case 0x200D:
      if isNeeded(previous, next) || Self.isEmoji(previous) && Self.isEmoji(next) { return nil }
      return Verdict(impact: "it joins no letters here, and a search doesn’t find the word", replacement: "")
    case 0x2060:
      if !previous.isEdge, !previous.isSpace, !next.isEdge, !next.isSpace, next.character != "\u{2060}" {
        return nil
      }
      return Verdict(severity: .note, impact: "it joins nothing here", replacement: "")
    case 0xAD:
      if previous.isLetter, next.isLetter { return nil }
      return Verdict(severity: .note, impact: "no word can be divided here", replacement: "")
    case 0xFE0E, 0xFE0F:
      if previous.isUnknown || previous.character?.properties.isEmoji == true { return nil }
      return Verdict(
        severity: .note, impact: "there is no emoji before it to choose a form of", replacement: "")
    case 0xFE00...0xFE0D:
      if !previous.isEdge, !previous.isSpace, previous.character?.isASCII == false || previous.isUnknown {
        return nil
      }
      return Verdict(
        severity: .note, impact: "there is no character before it to choose a form of", replacement: "")
    case 0xE0100...0xE01EF:
      if previous.isIdeographic || previous.isUnknown { return nil }
      return Verdict(
        severity: .note, impact: "there is no ideograph before it to choose a form of", replacement: "")
    case 0x180B...0x180F:
      if let before = previous.character, (0x1800...0x18AF).contains(before.value) { return nil }
      return Verdict(
        severity: .note, impact: "there is no Mongolian letter before it to choose a form of",
        replacement: "")
    case 0xE0020...0xE007F, 0xE0001:
      if text.isInFlag(index) { return nil }
      return Verdict(
        severity: .blocking, impact: "text can be hidden in tags that no reader sees", replacement: nil)
    case 0x115F, 0x1160:
      if [previous, next].contains(where: {
        $0.character.map { (0x1100...0x11FF).contains($0.value) } ?? false
      }) {
        return nil
      }
      fallthrough
    case 0x2800, 0x3164, 0xFFA0:
      return Verdict(impact: "the reader sees a gap that is no space", replacement: "")
    case 0xFEFF, 0x2061...0x2064, 0x206A...0x206F, 0xFFF9...0xFFFB:
      return Verdict(impact: "some devices show a box, and a search doesn’t find the word", replacement: "")
    case 0xFFFC:
      return Verdict(impact: "the reader sees a box where something was pasted", replacement: nil)
    case 0xF8FF:
      return Verdict(
        impact: "Apple’s logo shows on Apple’s devices only; others show a box", replacement: nil)
    // Marks of digits and letters that are seen, and the vowels and joiners of their scripts.
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x17B4, 0x17B5, 0x110BD, 0x110CD,
      0x13430...0x1345F,
      0x1BCA0...0x1BCA3, 0x1D173...0x1D17A:
      return nil
    default:
      switch scalar.properties.generalCategory {
      case .privateUse:
        return Verdict(impact: "without one special typeface the reader sees a box", replacement: nil)
      case .unassigned:
        return Verdict(impact: "Unicode has no such character, so the reader sees a box", replacement: nil)
      case .format where CharacterClasses(of: scalar).contains(.bidiControl): return nil
      default: return Verdict(impact: "some devices show a box", replacement: "")
      }
    }
  }

  /// A run of spaces that holds others than U+0020: those that do no work, and what stands there then.
  private func spaces(
    _ text: TypographicText, _ run: Range<Int>, in typography: Typography
  ) -> (Unicode.Scalar, Verdict, kept: String)? {
    guard let first = text.tokens[run].first(where: \.isOtherSpace)?.character else { return nil }
    let previous = text[run.lowerBound - 1]
    let next = text[run.upperBound]
    if previous.isEdge || next.isEdge {
      return (first, Verdict(severity: .note, impact: "it holds nothing together here", replacement: ""), "")
    }
    let setsIdeographs: Bool =
      switch typography.punctuation {
      case .chinese, .japanese, .korean: true
      default: false
      }
    if first == "\u{3000}", !setsIdeographs, typography.isKnown, !previous.isIdeographic, !next.isIdeographic
    {
      return (first, Verdict(impact: "the reader sees a gap as wide as an ideograph", replacement: " "), " ")
    }
    guard run.count > 1, !previous.isUnknown, !next.isUnknown else { return nil }
    // Where a mark asks for its own space, that one stays.
    let isWorking =
      next.character.map { ";:!?»%".unicodeScalars.contains($0) } ?? false || previous.character == "«"
      || first == "\u{3000}" && setsIdeographs
    let kept = isWorking ? String(Character(first)) : " "
    return (
      first,
      Verdict(impact: "beside another space it makes a wide gap that a line can break in", replacement: ""),
      kept
    )
  }

  /// Whether a joiner or non-joiner is right between two characters.
  private func isNeeded(_ previous: TypographicText.Token, _ next: TypographicText.Token) -> Bool {
    previous.isUnknown || next.isUnknown || Self.joinsOrRunsOn(previous) || Self.joinsOrRunsOn(next)
  }

  /// Whether a character is of a script that joins its letters or writes no spaces, from Arabic to Khmer and
  /// beyond: anything but the alphabets of Europe and the scripts of East Asia.
  private static func joinsOrRunsOn(_ token: TypographicText.Token) -> Bool {
    guard let character = token.character, token.isLetter else { return false }
    switch character.value {
    case 0x0600...0x109F, 0x1700...0x1C7F, 0x1CD0...0x1CFF, 0xA800...0xA82F, 0xA840...0xA95F, 0xA980...0xABFF,
      0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x10A00...0x11FFF, 0x1E900...0x1E95F: return true
    default: return false
    }
  }

  /// A part of an emoji sequence: a character that can be shown as an emoji, a skin tone, a variation
  /// selector.
  private static func isEmoji(_ token: TypographicText.Token) -> Bool {
    if token.isUnknown { return true }
    guard let character = token.character else { return false }
    return character.properties.isEmoji || character == "\u{FE0F}" || character == "\u{20E3}"
      || (0xE0020...0xE007F).contains(character.value)
  }

  /// `ZERO WIDTH SPACE (U+200B)`
  private static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let name: String =
      switch scalar.properties.generalCategory {
      case .privateUse: "a character for private use"
      case .unassigned: "an unassigned character"
      case .control: "a control character"
      default: scalar.properties.name ?? "an unnamed character"
      }
    return "\(name) (\(code))"
  }
}

extension TypographicText {
  /// The runs of spaces, line feeds left out.
  var spaces: [Range<Int>] {
    var runs: [Range<Int>] = []
    var index = own.lowerBound
    while index < own.upperBound {
      let start = index
      while index < own.upperBound, tokens[index].isSpace { index += 1 }
      if index > start { runs.append(start..<index) } else { index += 1 }
    }
    return runs
  }

  /// Puts a text in the place of an invisible character and of the space beside it that would then be one too
  /// many; nil where what it stood between would touch.
  fileprivate func replacingInvisible(_ index: Int, with text: String) -> TextEdit? {
    let previous = tokens[index - 1]
    let next = tokens[index + 1]
    if !text.isEmpty {
      return previous.isSpace || next.isSpace || previous.isEdge || next.isEdge
        ? deleting(index..<index + 1) : replacing(index..<index + 1, with: text)
    }
    if previous.isSpace || previous.isEdge, next.isSpace { return deleting(index..<index + 2) }
    if previous.isSpace, next.isEdge { return deleting(index - 1..<index + 1) }
    if next.isLetter, let mark = previous.character, ",.!?;".unicodeScalars.contains(mark) { return nil }
    return deleting(index..<index + 1)
  }

  /// Whether a tag belongs to the flag of a region: a black flag, tags, and the tag that ends them.
  fileprivate func isInFlag(_ index: Int) -> Bool {
    let bounds = near(index)
    var start = index
    while start > bounds.lowerBound, let tag = tokens[start].character,
      (0xE0020...0xE007F).contains(tag.value)
    { start -= 1 }
    guard tokens[start].character == "\u{1F3F4}" else { return false }
    var end = index
    while end < bounds.upperBound, let tag = tokens[end].character, (0xE0020...0xE007E).contains(tag.value) {
      end += 1
    }
    return tokens[end].character == "\u{E007F}"
  }
}
