/// The name of a file or the title of a thing in a sentence, without quotation marks.
struct UnquotedName: ArgumentCheck {
  static let page = CheckPage(
    id: "unquoted-name", category: .actionability, severity: .shouldFix,
    summary: "A file’s name or a title in a sentence, without quotation marks.",
    rationale: """
      People call files and albums as they like, and a name such as “Delete all” or “Photos of you” reads as a part of \
      the sentence (Apple HIG, Microsoft, PostgreSQL: put the names of objects in quotation marks). Arguments of type \
      `file` and `title` are such names; `person` and `code` never get marks. The marks are CLDR’s of the locale. A name \
      that stands alone, after a colon or between brackets or dashes is told apart by its place.
      """,
    examples: [
      .message(
        "Couldn’t add photos to {album}.", "Couldn’t add photos to “{album}”.",
        arguments: "album = { type = \"title\", sample = \"Photos of you\" }"),
      .translation(
        "de", of: "“{album}” is full.", "{album} ist voll.", "„{album}“ ist voll.",
        arguments: "album = { type = \"title\", sample = \"Summer\" }")
    ])

  func findings(in site: MessageSite) -> [Finding] {
    guard site.entry.arguments.contains(where: { Self.isName($0.type) }),
      let quotations = site.typography.quotations
    else { return [] }
    switch site.field.slot {
    case .title, .message, .recovery: break
    case .announcement, .label, .helpLabel, .actionLabel: return []
    }
    let names = names(in: site, without: quotations.outer)
    if names.isEmpty { return [] }
    var faults = Faults()
    for text in TypographicText.texts(of: site.message) {
      let indices = text.own.filter { text[$0].kind == .value && names[text[$0].range.lowerBound] != nil }
      if indices.isEmpty { continue }
      let quoted = QuotationFinder(text, quotations: quotations).found
      for index in indices where !quoted.contains(where: { $0.open < index && index < $0.close }) {
        guard let name = names[text[index].range.lowerBound], !text.isSetApart(index) else { continue }
        faults.add(
          "{\(name)}", at: text.place(of: index..<index + 1),
          edits(index, in: text, site.typography, quotations),
          isSafe: false)
      }
    }
    let (open, close) = (Character(quotations.outer.open), Character(quotations.outer.close))
    let space = site.typography.guillemetSpace(inside: quotations.outer).map { String(Character($0)) } ?? ""
    let finding = faults.finding(
      of: self, in: site, problem: { "'\(site.field)' shows \($0.listed()) without quotation marks" },
      impact: "the reader can’t tell where the name begins and ends: \(site.rendered())",
      fix: "write \(faults.shown.map { "\(open)\(space)\($0)\(space)\(close)" }.listed())")
    return finding.map { [$0] } ?? []
  }

  private static func isName(_ type: ArgumentType) -> Bool { type == .file || type == .title }

  /// The names that the message shows, by where their braces begin; none that has the marks right beside it.
  private func names(in site: MessageSite, without marks: Quotations.Pair) -> [Int: String] {
    var names: [Int: String] = [:]
    let pattern = site.message.pattern.utf8
    let (open, close) = (String(Character(marks.open)).utf8, String(Character(marks.close)).utf8)
    site.message.forEachPart { part in
      guard case .placeholder(let placeholder) = part, let argument = site.argument(placeholder.name),
        Self.isName(argument.type),
        !pattern.prefix(placeholder.range.lowerBound).suffix(UTF8.width(marks.open)).elementsEqual(open)
          || !pattern.dropFirst(placeholder.range.upperBound).starts(with: close)
      else { return }
      names[placeholder.range.lowerBound] = placeholder.name
    }
    return names
  }

  /// The locale’s marks around the name; none where letters are joined to it, which may belong inside.
  private func edits(
    _ index: Int, in text: TypographicText, _ typography: Typography, _ quotations: Quotations
  ) -> [TextEdit?] {
    let previous = text[index - 1]
    let next = text[index + 1]
    if previous.isAlphabetic || previous.isDigit || previous.isValue || next.isAlphabetic || next.isDigit
      || next.isValue
    {
      return []
    }
    // “{name}.pdf”, “/{name}”
    if next.character == ".", text[min(index + 2, text.tokens.count - 1)].isWord { return [] }
    if ["/", "\\", "_", "-", "'", "’"].contains(previous.character) { return [] }
    if ["/", "\\", "_", "-", "'", "’"].contains(next.character) { return [] }
    let space = typography.guillemetSpace(inside: quotations.outer).map { String(Character($0)) } ?? ""
    let range = text.place(of: index..<index + 1).range
    return [
      .insert(String(Character(quotations.outer.open)) + space, at: range.lowerBound),
      .insert(space + String(Character(quotations.outer.close)), at: range.upperBound)
    ]
  }
}

extension TypographicText {
  /// Whether a value is told apart from the text around it by where it stands: alone, after a colon, in brackets.
  fileprivate func isSetApart(_ index: Int) -> Bool {
    var before = index - 1
    while before > own.lowerBound, tokens[before].isSpace { before -= 1 }
    var after = index + 1
    while after < own.upperBound, tokens[after].isSpace { after += 1 }
    let left = tokens[before]
    let right = tokens[after]
    // A mark that belongs to a quotation of the text around a form.
    if left.character.map(QuotationFinder.isMark) ?? false,
      right.character.map(QuotationFinder.isMark) ?? false
    {
      return true
    }
    switch left.character {
    case ":", "：", "《", "〈", "`": return true
    default: break
    }
    let isLeft = left.isEdge || left.isDivider
    if right.isEdge || right.isDivider { return isLeft }
    // “{name}.” alone, with its full stop
    let endsAfter = tokens[min(after + 1, tokens.count - 1)].isEdge
    return isLeft && endsAfter && !right.isWord && !right.isUnknown
  }
}

extension TypographicText.Token {
  /// What divides a name from what is beside it.
  fileprivate var isDivider: Bool {
    guard let character else { return false }
    switch character {
    case ":", "：", "–", "—", "-", "•", "·", "|", "→", "/", "(", ")", "（", "）", "[", "]", "【", "】", "・":
      return true
    default: return false
    }
  }
}
