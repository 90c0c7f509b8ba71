/// Finds arguments that run into the word beside them.
struct GluedArgument: ArgumentCheck {
  static let page = CheckPage(
    id: "glued-argument", category: .message, severity: .shouldFix,
    summary: "Finds arguments and plural forms that are glued to the letters beside them.",
    rationale: """
      “{count}photos” is shown as “3photos”. A word that is put together from a value and an ending is also \
      one that no translator can decline, and that is wrong for some values: “{name}s” makes “Jamess”. The \
      same goes for a plural that holds only the ending of a word. Only Latin, Cyrillic, Greek and Armenian \
      letters are looked at: elsewhere words are written without spaces, or endings and particles are joined \
      to names by the rules of the language.
      """,
    examples: [
      .message(
        "{count, plural, one {One photo is} other {{count}photos are}} waiting for space.",
        "{count, plural, one {One photo is} other {{count} photos are}} waiting for space.",
        arguments: "count = { type = \"int\", sample = 3 }"),
      .message(
        "{count} photo{count, plural, one { is} other {s are}} waiting for space.",
        "{count, plural, one {# photo is} other {# photos are}} waiting for space.",
        arguments: "count = { type = \"int\", sample = 3 }"),
    ])

  func findings(in message: MessageSite) -> [Finding] {
    guard !Self.joiningLanguages.contains(message.locale.language) else { return [] }
    var findings: [Finding] = []
    inspect(message.message.parts, isOrdinal: false, in: message, &findings)
    return findings
  }

  /// Languages in Latin letters that join prefixes or endings to a name without a sign between them: Basque
  /// declension and the noun prefixes of Nguni languages.
  private static let joiningLanguages: Set<String> = ["eu", "zu", "xh", "ss", "nr", "nd"]

  private func inspect(
    _ parts: [MessagePart], isOrdinal: Bool, in message: MessageSite, _ findings: inout [Finding]
  ) {
    for (index, part) in parts.enumerated() {
      let before = index > 0 ? Self.letters(atEndOf: parts[index - 1]) : ""
      let after = index + 1 < parts.count ? Self.letters(atStartOf: parts[index + 1]) : ""
      switch part {
      case .text: continue
      case .placeholder(let placeholder):
        guard let type = message.argument(placeholder.name)?.type else { continue }
        report(placeholder.range, "{\(placeholder.name)}", type, before, after, in: message, &findings)
      case .pluralNumber(let range):
        // “22nd”: an ordinal's ending belongs to its number.
        if !isOrdinal { report(range, "#", .int, before, after, in: message, &findings) }
      case .plural(let plural):
        reportChoice(
          plural.range, plural.forms.map(\.parts), "plural of {\(plural.name)}", before, after, in: message,
          &findings)
        for form in plural.forms {
          inspect(form.parts, isOrdinal: plural.kind == .ordinal, in: message, &findings)
        }
      case .select(let select):
        reportChoice(
          select.range, select.forms.map(\.parts), "select of {\(select.name)}", before, after, in: message,
          &findings)
        for form in select.forms { inspect(form.parts, isOrdinal: false, in: message, &findings) }
      }
    }
  }

  private func report(
    _ range: Range<Int>, _ shown: String, _ type: ArgumentType, _ before: String, _ after: String,
    in message: MessageSite, _ findings: inout [Finding]
  ) {
    let isNumber = type.isNumber
    // “v{version}”, “2e”, “3h”: a letter or two beside a code or a number are a unit or a sign.
    let isGluedBefore =
      !before.isEmpty && !(type == .code && before.count <= 2) && !(isNumber && before.count <= 1)
    let isGluedAfter = !after.isEmpty && !(isNumber && after.count <= 2)
    guard isGluedBefore || isGluedAfter else { return }
    var edits: [TextEdit] = []
    // A whole word takes a space. An ending takes another sentence.
    if isNumber || before.count > 2 || after.count > 2 {
      let place = message.message.place(of: range).range
      if isGluedBefore { edits.append(.insert(" ", at: place.lowerBound)) }
      if isGluedAfter { edits.append(.insert(" ", at: place.upperBound)) }
    }
    findings.append(
      finding(
        "\(shown) runs into ‘\(isGluedAfter ? after : before)’", at: message.message.place(of: range),
        in: message.subject, impact: message.rendered(choosing: range),
        fix: Fix(
          edits.isEmpty ? "word it so that the value stands alone" : "write a space between them",
          edits: edits)))
  }

  /// A choice between endings of a word: letters touch one of its forms, or an empty one stands between two.
  private func reportChoice(
    _ range: Range<Int>, _ forms: [[MessagePart]], _ what: String, _ before: String, _ after: String,
    in message: MessageSite, _ findings: inout [Finding]
  ) {
    if before.isEmpty && after.isEmpty { return }
    let touchesBefore = !before.isEmpty && forms.contains { !Self.letters(atStartOf: $0.first).isEmpty }
    let touchesAfter = !after.isEmpty && forms.contains { !Self.letters(atEndOf: $0.last).isEmpty }
    guard touchesBefore || touchesAfter else { return }
    findings.append(
      finding(
        "the \(what) chooses between parts of a word", at: message.message.place(of: range),
        in: message.subject,
        impact: "many languages change the whole word: \(message.rendered())",
        fix: Fix("write whole words, or better the whole sentence, in each form")))
  }

  /// The letters with which a text ends, of a script whose words stand apart; empty for anything else.
  private static func letters(atEndOf part: MessagePart?) -> String {
    guard case .text(let text) = part, let last = text.text.unicodeScalars.last, isJoinedLetter(last) else {
      return ""
    }
    return String(
      String.UnicodeScalarView(text.text.unicodeScalars.reversed().prefix(while: isJoinedLetter).reversed()))
  }

  private static func letters(atStartOf part: MessagePart?) -> String {
    guard case .text(let text) = part, let first = text.text.unicodeScalars.first, isJoinedLetter(first)
    else { return "" }
    return String(String.UnicodeScalarView(text.text.unicodeScalars.prefix(while: isJoinedLetter)))
  }

  /// Latin, Greek, Cyrillic and Armenian letters, by Unicode's blocks, and the marks upon them; not the signs
  /// of ordinals (`nº`).
  private static func isJoinedLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0xC0...0x24F, 0x370...0x58F, 0x1E00...0x1FFF, 0x2C60...0x2C7F, 0xA640...0xA69F, 0xA720...0xA7FF:
      scalar.properties.isAlphabetic
    case 0x300...0x36F: true
    default: false
    }
  }
}
