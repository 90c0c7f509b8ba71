/// Three full stops for an ellipsis.
struct Ellipsis: MessageCheck {
  static let page = CheckPage(
    id: "ellipsis", category: .typography, severity: .note,
    summary: "Finds three full stops where the character … belongs.",
    rationale: """
      Three full stops can be torn apart at the end of a line, are spaced wrongly in many typefaces, and are \
      read aloud as “dot dot dot” by some screen readers. CLDR writes an ellipsis as U+2026 in every \
      language; Chinese doubles it (GB/T 15834: six dots), and both … and …… are accepted there. Ranges such \
      as 1...5, paths and code are left alone.
      """,
    examples: [
      .message("The album is opening...", "The album is opening…"),
      .translation("zh-Hans", of: "The album is opening…", "正在打开相册...", "正在打开相册……"),
    ])

  func findings(in site: MessageSite) -> [Finding] {
    let isChinese = site.typography.punctuation == .chinese
    guard
      site.characters.neighbors.contains(.dots)
        || isChinese && site.characters.classes.contains(.wideMark) && hasWideDots(site.message.pattern),
      site.message.isSound, site.typography.isKnown
    else { return [] }
    let ellipsis = isChinese ? "……" : "…"
    var faults = Faults()
    for text in TypographicText.texts(of: site.message) {
      var index = text.own.lowerBound
      while index < text.own.upperBound {
        let start = index
        index += 1
        guard let dot = text[start].character, dot == "." || dot == "。" && isChinese else { continue }
        while index < text.own.upperBound, text[index].character == dot { index += 1 }
        let dots = start..<index
        let isEllipsis = dots.count == 3 || isChinese && dots.count == 6 || dot == "。" && dots.count > 3
        guard isEllipsis, dot == "。" || text.isEllipsis(dots) else { continue }
        faults.add(text.text(of: dots), at: text.place(of: dots), [text.replacing(dots, with: ellipsis)])
      }
    }
    let finding = faults.finding(
      of: self, in: site, problem: { "full stops, \($0.listedInMarks()), for an ellipsis" },
      impact: "the dots can be torn apart at the end of a line: \(site.rendered())", fix: "write \(ellipsis)")
    return finding.map { [$0] } ?? []
  }

  /// Whether a text has `。。`, each E3 80 82 in UTF-8.
  private func hasWideDots(_ text: String) -> Bool {
    var last = 0
    var offset = 0
    for byte in text.utf8 {
      offset += 1
      guard byte == 0x82 else { continue }
      if offset - last == 3, offset > 3 { return true }
      last = offset
    }
    return false
  }
}

extension TypographicText {
  /// Whether three dots leave something out: not a range, a path or code.
  fileprivate func isEllipsis(_ dots: Range<Int>) -> Bool {
    let previous = tokens[dots.lowerBound - 1]
    let next = tokens[dots.upperBound]
    if previous.isDigit && next.isDigit || previous.isValue && next.isValue { return false }
    if previous.isDigit && next.isValue || previous.isValue && next.isDigit { return false }
    if previous.character == "/" || next.character == "/" || next.character == "<" { return false }
    // `...args` is code. At the beginning of a text a sentence goes on: “...and then”.
    if next.isWord, !previous.isWord, !previous.isEdge { return false }
    // `first...last` is a range of code; in running text a space follows.
    if previous.isWord, next.isLetter, !next.isIdeographic { return false }
    return !isCode(around: dots.lowerBound)
  }
}
