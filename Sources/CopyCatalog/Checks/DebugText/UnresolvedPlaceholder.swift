/// A placeholder of another format, which nobody will fill.
struct UnresolvedPlaceholder: DebugTextCheck {
  static let page = CheckPage(
    id: "unresolved-placeholder", category: .debugText, severity: .blocking,
    summary: "A placeholder of another format, such as `%@` or `${name}`.",
    rationale: """
      Catalogs fill `{name}` only. A placeholder of `printf`, of a template or of Swift code is shown as it \
      stands, and so is one that a translation tore apart, such as `%1$ @`. Percent signs of ordinary text \
      are none: “50 % discount”, “%50”, “50%d’escompte”.
      """,
    examples: [
      Example(
        bad: """
          [upload-failed]
          code = 1
          context = "passing"
          remedy = "retry"
          message = "%@ wasn’t uploaded."
          recovery = "Check your connection and try again."
          note = "While photos are uploaded."
          """,
        good: """
          [upload-failed]
          code = 1
          context = "passing"
          remedy = "retry"
          message = "The photo wasn’t uploaded."
          recovery = "Check your connection and try again."
          note = "While photos are uploaded."
          """),
      .translation("de", of: "The album is full.", "Das Album \\\\(name) ist voll.", "Das Album ist voll."),
    ])
  static let sign = DebugSigns.unresolvedPlaceholder
  static let impact = "the reader sees it as it is written here"
  static let fix = "declare an argument and write {name}"

  /// Languages that write the percent sign before the number, so that “%1” is one percent.
  private static let percentFirst: Set<String> = [
    "tr", "eu", "ar", "he", "fa", "ur", "ku", "az", "ckb", "ps",
  ]

  static func hits(in text: DebugText) -> [DebugHit] {
    var hits: [DebugHit] = []
    let what = "is a placeholder of another format"
    var index = 0
    while index < text.count {
      let end: Int? =
        switch text.bytes[index] {
        case .percentSign: percent(text, index)
        case UInt8(ascii: "$"): bracketed(text, index, "{", "}") ?? call(text, index)
        case .numberSign: bracketed(text, index, "{", "}")
        case UInt8(ascii: "@"): bracketed(text, index, "{", "}")
        case .backslash: bracketed(text, index, "(", ")")
        case .openBrace: braced(text, index)
        case .openBracket: doubled(text, index)
        case UInt8(ascii: "<"): text.has("<%", at: index) ? index + 2 : nil
        case .underscore: dunder(text, index)
        case 0xEF: wide(text, index)
        default: nil
        }
      if let end {
        hits.append(DebugHit(index..<end, what))
        index = end
      } else {
        index += 1
      }
    }
    return hits
  }

  private static func percent(_ text: DebugText, _ start: Int) -> Int? {
    printf(text, start) ?? bracketed(text, start, "{", "}") ?? bracketed(text, start, "(", ")")
      ?? numbered(text, start)
  }

  /// `%@`, `%d`, `%1$@`, `%.2f`, `%lld`, a torn `%1$ @`; not “50 % discount”, “100%” or “50%d’escompte”.
  private static func printf(_ text: DebugText, _ start: Int) -> Int? {
    var index = start + 1
    while text[index]?.isDigit == true { index += 1 }
    if index > start + 1, text[index] == UInt8(ascii: "$"), index - start < 4 {
      index += 1
      var end = index
      while let byte = text[end], "-+ #0123456789.hlqLzjt".utf8.contains(byte), end - index < 8 { end += 1 }
      if let conversion = text[end], conversions.contains(conversion), text[end + 1]?.isName != true {
        return end + 1
      }
      return index
    }
    index = start + 1
    while let byte = text[index], byte.isDigit || [0x2B, 0x2D, 0x2E, 0x23].contains(byte), index - start < 10
    { index += 1 }
    if start > 0, text.bytes[start - 1].isDigit { return nil }
    if index == start + 1, text.has(" @", at: index) { return index + 2 }
    while let byte = text[index], "hlqLzjt".utf8.contains(byte), index - start < 14 { index += 1 }
    guard let conversion = text[index], conversions.contains(conversion) else { return nil }
    // A letter after the conversion makes it a word: “%de réduction”.
    if let next = text[index + 1],
      next.isName || text.isCasedLetter(at: index + 1) || text.has("’", at: index + 1),
      conversion != UInt8(ascii: "@")
    {
      return nil
    }
    return index + 1
  }

  private static let conversions = Array("@dDiuUxXoOfeEgGcCsSpaAFv".utf8)

  /// `％@`, `％s`: a placeholder whose sign became as wide as an ideograph.
  private static func wide(_ text: DebugText, _ start: Int) -> Int? {
    guard text.has("％", at: start), text[start - 1]?.isDigit != true else { return nil }
    var index = start + 3
    while let byte = text[index], byte.isDigit || byte == UInt8(ascii: "$"), index - start < 6 { index += 1 }
    if text.has("＠", at: index) || text.has("ｄ", at: index) || text.has("ｓ", at: index) { return index + 3 }
    guard let conversion = text[index], conversions.contains(conversion), text[index + 1]?.isName != true
    else { return nil }
    return index + 1
  }

  /// `%1`, `%2` of Qt, where no language would write it of a percentage.
  private static func numbered(_ text: DebugText, _ start: Int) -> Int? {
    guard let digit = text[start + 1], (0x31...0x39).contains(digit), text[start + 2]?.isDigit != true,
      !percentFirst.contains(text.site.locale.language), text.site.typography.isKnown,
      text[start - 1].map({ !$0.isDigit && $0 != .percentSign }) ?? true
    else { return nil }
    if let next = text[start + 2], next == .comma || next == .period, text[start + 3]?.isDigit == true {
      return nil
    }
    return start + 2
  }

  /// A mark, an opening bracket, one word, and the closing bracket: `${name}`, `%(name)`, `\\(name)`.
  private static func bracketed(
    _ text: DebugText, _ start: Int, _ open: Unicode.Scalar, _ close: Unicode.Scalar
  ) -> Int? {
    guard text[start + 1] == UInt8(ascii: open) else { return nil }
    var index = start + 2
    while let byte = text[index], byte != UInt8(ascii: close) {
      guard byte.isName || [.period, .space, .hyphen].contains(byte), index - start < 80 else { return nil }
      index += 1
    }
    guard index > start + 2, text[index] == UInt8(ascii: close) else { return nil }
    // `%(name)s`
    if close == ")", text.bytes[start] == .percentSign, let letter = text[index + 1],
      conversions.contains(letter),
      text[index + 2]?.isName != true
    {
      return index + 2
    }
    return index + 1
  }

  /// `$t(key)`
  private static func call(_ text: DebugText, _ start: Int) -> Int? {
    guard text.has("$t(", at: start) else { return nil }
    var index = start + 3
    while let byte = text[index], byte != .closeParenthesis, index - start < 80 { index += 1 }
    return text[index] == .closeParenthesis ? index + 1 : nil
  }

  /// `{{name}}`, `{0}`, `{}`, `{name}`, `{% … %}`. A brace gets into text by an apostrophe only.
  private static func braced(_ text: DebugText, _ start: Int) -> Int? {
    if text.has("{%", at: start) { return start + 2 }
    let isDouble = text[start + 1] == .openBrace
    var index = start + (isDouble ? 2 : 1)
    let name = index
    while let byte = text[index], byte != .closeBrace {
      guard byte.isName || [.period, .space, .hyphen, .colon].contains(byte), index - start < 80 else {
        return nil
      }
      index += 1
    }
    guard text[index] == .closeBrace else { return nil }
    if isDouble { return index > name ? (text[index + 1] == .closeBrace ? index + 2 : index + 1) : nil }
    if index == name { return index + 1 }
    // One that is declared is a finding of `swallowed-argument`.
    let isNumber = text.bytes[name..<index].allSatisfy(\.isDigit)
    guard isNumber || !text.bytes[name..<index].contains(.space) else { return nil }
    let written = text.string(name..<index)
    if text.site.entry.argument(written) != nil || text.site.site.catalog.settings.constants[written] != nil {
      return nil
    }
    return index + 1
  }

  /// `[[name]]`
  private static func doubled(_ text: DebugText, _ start: Int) -> Int? {
    guard text.has("[[", at: start) else { return nil }
    var index = start + 2
    while let byte = text[index], byte.isName || [.period, .space, .hyphen].contains(byte), index - start < 80
    { index += 1 }
    return index > start + 2 && text.has("]]", at: index) ? index + 2 : nil
  }

  /// `__NAME__`
  private static func dunder(_ text: DebugText, _ start: Int) -> Int? {
    guard text.has("__", at: start), text[start - 1]?.isName != true, text[start + 2]?.isLetter == true else {
      return nil
    }
    var index = start + 2
    while text[index]?.isName == true { index += 1 }
    return text.bytes[index - 1] == .underscore && text.bytes[index - 2] == .underscore ? index : nil
  }
}
