/// Finds arguments that an apostrophe turns into plain text.
struct SwallowedArgument: MessageCheck {
  static let page = CheckPage(
    id: "swallowed-argument", category: .message, severity: .blocking,
    summary: "Finds apostrophes that quote an argument, so that it is shown as raw braces.",
    rationale: """
      In an ICU message an apostrophe right before { quotes all that follows, up to the next apostrophe. \
      What is meant as a quotation mark or an elision (d'{name}) makes the reader meet “{name}” instead of \
      the name. ICU takes it for what the writer wants and says nothing. The typographic apostrophe ’ never \
      quotes.
      """,
    examples: [
      .message(
        "'{fileName}' is waiting for space in the album.", "“{fileName}” is waiting for space in the album.",
        arguments: "fileName = { type = \"file\", sample = \"harbor.jpg\" }"),
      .translation(
        "fr", of: "{album} has no space for “{fileName}”.",
        "L’album d'{album} n'a pas de place pour «\u{A0}{fileName}\u{A0}».",
        "L’album d’{album} n’a pas de place pour «\u{A0}{fileName}\u{A0}».",
        arguments: "album = { type = \"person\", sample = \"Ann\" }",
        "fileName = { type = \"file\", sample = \"harbor.jpg\" }"),
    ],
    stopsGeneration: true)

  func findings(in message: MessageSite) -> [Finding] {
    guard message.characters.contains("'"), message.characters.contains("{"), message.message.isSound else {
      return []
    }
    var findings: [Finding] = []
    message.message.forEachLiteral { text in
      var last = -1
      for swallowed in text.quotedArguments {
        let isDeclared = message.argument(swallowed.name) != nil || message.isConstant(swallowed.name)
        // One quote is one fault, however much it swallows.
        guard isDeclared, let quote = message.message.quote(around: swallowed.range), quote.lowerBound != last
        else { continue }
        last = quote.lowerBound
        findings.append(finding(swallowed.name, quote, in: message))
      }
    }
    return findings
  }

  private func finding(_ name: String, _ quote: Range<Int>, in site: MessageSite) -> Finding {
    let message = site.message
    let opening = quote.lowerBound..<quote.lowerBound + 1
    let closing = quote.upperBound - 1..<quote.upperBound
    let isElision = message.isLetter(before: opening.lowerBound)
    var marks = ("’", "’")
    if !isElision, let locale = try? QuotationMarks(locale: site.locale.tag) {
      marks = (locale.start, locale.end)
    }
    return finding(
      "an apostrophe quotes {\(name)}, so it is no argument here", at: message.place(of: quote),
      in: site.subject,
      impact: "the reader sees the braces: \(site.rendered())",
      fix: Fix(
        isElision
          ? "write the apostrophe as ’" : "write the quotation marks as \(marks.0) and \(marks.1)",
        edits: [
          TextEdit(replacing: message.place(of: opening).range, with: marks.0),
          TextEdit(replacing: message.place(of: closing).range, with: marks.1),
        ]))
  }
}

extension LiteralText {
  /// What looks like an argument in text that an apostrophe quotes: the name, and the range from `{` to the
  /// end of the name in the pattern, in UTF-8 bytes.
  var quotedArguments: [(name: String, range: Range<Int>)] {
    // Without quoting no brace gets into a text.
    guard range.count != text.utf8.count, text.utf8.contains(UInt8(ascii: "{")) else { return [] }
    var found: [(name: String, range: Range<Int>)] = []
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let brace = index
      index += 1
      guard bytes[brace] == UInt8(ascii: "{") else { continue }
      while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
      let start = index
      while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
      guard index > start, index < bytes.count else { continue }
      found.append(
        (
          String(decoding: bytes[start..<index], as: UTF8.self),
          map.source(of: brace)..<map.source(of: index - 1) + 1
        ))
    }
    return found
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
  }
}

extension Message {
  /// The quote that stands around a range, from its opening to its closing apostrophe.
  fileprivate func quote(around range: Range<Int>) -> Range<Int>? {
    let bytes = Array(pattern.utf8)
    let apostrophe = UInt8(ascii: "'")
    var opening: Int?
    var index = 0
    while index < bytes.count {
      guard bytes[index] == apostrophe else {
        index += 1
        continue
      }
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if next == apostrophe {
        index += 2
        continue
      }
      if let start = opening {
        if start < range.lowerBound, index >= range.upperBound { return start..<index + 1 }
        opening = nil
      } else if next == UInt8(ascii: "{") || next == UInt8(ascii: "}") || next == UInt8(ascii: "#") {
        opening = index
      }
      index += 1
    }
    return nil
  }

  fileprivate func isLetter(before offset: Int) -> Bool {
    let bytes = pattern.utf8
    guard offset > 0 else { return false }
    let end = bytes.index(bytes.startIndex, offsetBy: offset)
    return pattern[..<end].unicodeScalars.last?.properties.isAlphabetic ?? false
  }
}
