/// A placeholder of another format, which nobody will fill.
struct UnresolvedPlaceholder: MessageCheck {
  static let page = CheckPage(
    id: "unresolved-placeholder", category: .debugText, severity: .blocking,
    summary: "A placeholder of another format, such as `%@` or `${name}`.",
    rationale: """
      Catalogs fill `{name}` only. A placeholder of `printf`, of a template or of Swift code is shown as it \
      stands.
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
          """)
    ])

  /// What a placeholder of another format begins with, if not with a brace.
  private static let marks = ASCIISet(of: "%$#\\")

  func findings(in site: MessageSite) -> [Finding] {
    // A brace gets into text by an apostrophe only.
    guard site.characters.overlaps(Self.marks) || site.characters.contains("{") && site.characters.contains("'") else {
      return []
    }
    var findings: [Finding] = []
    site.message.forEachLiteral { literal in
      for range in placeholders(in: Array(literal.text.utf8)) {
        findings.append(
          finding(
            "“\(literal.text.utf8Slice(range))” is a placeholder of another format",
            at: site.message.place(of: literal.map.source(of: range)), in: site.subject,
            impact: "the reader sees “\(literal.text.utf8Slice(range))” itself",
            fix: Fix("declare an argument and write {name}")))
      }
    }
    return findings
  }

  private func placeholders(in bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      let end: Int? =
        switch bytes[index] {
        case UInt8(ascii: "%"): printf(bytes, index) ?? bracketed(bytes, index, "{", "}") ?? bracketed(bytes, index, "(", ")")
        case UInt8(ascii: "$"), UInt8(ascii: "#"): bracketed(bytes, index, "{", "}")
        case UInt8(ascii: "\\"): bracketed(bytes, index, "(", ")")
        case UInt8(ascii: "{"):
          bytes.at(index + 1) == UInt8(ascii: "{") ? bracketed(bytes, index, "{", "}").map { min($0 + 1, bytes.count) } : nil
        default: nil
        }
      if let end {
        ranges.append(index..<end)
        index = end
      } else {
        index += 1
      }
    }
    return ranges
  }

  /// `%@`, `%d`, `%1$@`, `%.2f`, `%lld`; not “50 % discount”, “100%” or “50%d’escompte”.
  private func printf(_ bytes: [UInt8], _ start: Int) -> Int? {
    var index = start + 1
    var isPositional = false
    while let byte = bytes.at(index), byte.isDigit || [0x24, 0x2B, 0x2D, 0x2E, 0x23].contains(byte) {
      if byte == UInt8(ascii: "$") { isPositional = true }
      index += 1
    }
    if start > 0, bytes[start - 1].isDigit, !isPositional { return nil }
    while let byte = bytes.at(index), "hlqLzjt".utf8.contains(byte) { index += 1 }
    guard let conversion = bytes.at(index), "@dDiuUxXoOfeEgGcCsSpaAF".utf8.contains(conversion) else { return nil }
    // A letter after the conversion makes it a word: “%de réduction”.
    if let next = bytes.at(index + 1), next.isLetter || next >= 0x80, conversion != UInt8(ascii: "@") {
      return nil
    }
    return index + 1
  }

  /// A mark, an opening bracket, one word, and the closing bracket: `${name}`, `%(name)`, `\\(name)`.
  private func bracketed(_ bytes: [UInt8], _ start: Int, _ open: Unicode.Scalar, _ close: Unicode.Scalar) -> Int? {
    guard bytes.at(start + 1) == UInt8(ascii: open) else { return nil }
    var index = start + 2
    while let byte = bytes.at(index), byte != UInt8(ascii: close) {
      guard byte.isLetter || byte.isDigit || [0x5F, 0x2E, 0x20, 0x2D].contains(byte) else { return nil }
      index += 1
    }
    guard index > start + 2, bytes.at(index) == UInt8(ascii: close) else { return nil }
    return index + 1
  }
}
