/// An argument that holds the text of another error.
struct BorrowedText: ArgumentCheck {
  static let page = CheckPage(
    id: "borrowed-text", category: .actionability, severity: .shouldFix,
    summary: "An argument in the place of a sentence, which shows whatever another part of the system says.",
    rationale: """
      “Couldn’t save: {details}” shows a text that no writer has read: in another language, with codes and paths, or with \
      nothing the reader can use. What another error says belongs into the details that a person can copy; causes that \
      readers can act on are errors of their own, with their own copy. Names of files, things and people, codes and \
      numbers are declared as such (`type = "file"` …) and are no finding.
      """,
    examples: [
      Example(
        bad: """
          [export-stopped]
          code = 1
          context = "blocking"
          remedy = "retry"
          title = "The album wasn’t exported"
          message = "The disk could not be written: {details}"
          recovery = "Connect the disk again, then try again."
          note = "While an album is exported."
          args.details = { type = "string", sample = "disk busy" }
          """,
        good: """
          [export-stopped]
          code = 1
          context = "blocking"
          remedy = "retry"
          title = "The album wasn’t exported"
          message = "The disk could not be written."
          recovery = "Connect the disk again, then try again."
          note = "While an album is exported."
          """)
    ])

  func findings(in site: MessageSite) -> [Finding] {
    guard site.site.isSource, site.entry.isError, site.field.slot == .message || site.field.slot == .title,
      site.message.isSound, site.entry.arguments.contains(where: { $0.type == .string }),
      let placeholder = sentence(in: site.message.parts),
      site.entry.argument(placeholder.name)?.type == .string
    else { return [] }
    return [
      finding(
        "{\(placeholder.name)} stands in the place of a sentence of its own",
        at: site.message.place(of: placeholder.range), in: site.subject,
        impact: "the reader is shown whatever another part of the system says, in whatever language",
        fix: Fix(
          "leave it to the copied details; make causes that a reader can act on entries of their own"))
    ]
  }

  /// A plain argument at the end of a text, after the end of a sentence, a colon or an opening bracket.
  private func sentence(in parts: [MessagePart]) -> Placeholder? {
    var last = parts.count - 1
    if last >= 0, case .text(let text) = parts[last] {
      guard text.text.unicodeScalars.allSatisfy({ !$0.properties.isAlphabetic && !$0.isNumber }) else {
        return nil
      }
      last -= 1
    }
    guard last >= 0, case .placeholder(let placeholder) = parts[last], placeholder.format == nil else {
      return nil
    }
    if last == 0 { return placeholder }
    guard case .text(let text) = parts[last - 1],
      let mark = text.text.unicodeScalars.last(where: { !$0.properties.isWhitespace })
    else { return nil }
    return [":", "：", ".", "。", "!", "！", "؟", "(", "（", "–", "—"].contains(mark) ? placeholder : nil
  }
}

extension Unicode.Scalar {
  fileprivate var isNumber: Bool { properties.numericType != nil }
}
