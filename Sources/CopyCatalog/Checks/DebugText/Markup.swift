/// Markup, escapes or data that a plain text shows as they are.
struct Markup: DebugTextCheck {
  static let page = CheckPage(
    id: "markup", category: .debugText, severity: .blocking,
    summary: "HTML, Markdown, escapes such as `\\n`, or JSON in a text that is shown as it is written.",
    rationale: """
      A message is plain text: nothing in it is decoded a second time, so the reader sees `&nbsp;`, `<div>` \
      and `\\n` themselves. They are left over from a web page, from another format of translations, or from \
      the answer of a server. Emphasis and links in pairs, such as `<b>…</b>`, are left alone, as an app may \
      set them itself; a pair that a translation broke is found. “AT&T”, “R&D”, “x < y” and “<3” are not \
      markup.
      """,
    examples: [
      .message("Photos &amp; albums weren’t uploaded.", "Photos & albums weren’t uploaded."),
      .translation("sv", of: "The album is full.", "Albumet är <b>fullt.", "Albumet är fullt."),
      .message("The album is full.\\\\nRemove a photo.", "The album is full. Remove a photo."),
    ])
  static let sign = DebugSigns.markup
  static let impact = "the reader sees the signs themselves, as nothing decodes them"
  static let fix = "write the text as the reader should see it, without signs of another format"

  /// Named characters of HTML that texts have; letters with accents end alike.
  private static let entities: Set<String> = [
    "nbsp", "amp", "lt", "gt", "quot", "apos", "hellip", "mdash", "ndash", "lsquo", "rsquo", "ldquo", "rdquo",
    "laquo",
    "raquo", "bull", "middot", "copy", "reg", "trade", "deg", "euro", "pound", "yen", "cent", "times", "shy",
    "szlig",
    "sect", "para", "iexcl", "iquest", "larr", "rarr", "uarr", "darr", "thinsp", "ensp", "emsp", "zwnj",
    "zwj", "lrm",
    "rlm", "bdquo", "sbquo", "lsaquo", "rsaquo", "oelig", "aelig", "oslash", "eth", "thorn", "frac12",
    "plusmn",
  ]
  private static let accents = ["acute", "grave", "circ", "uml", "tilde", "cedil", "ring", "slash", "caron"]
  private static let tags: Set<String> = [
    "a", "abbr", "b", "big", "blockquote", "body", "br", "button", "center", "cite", "code", "dd", "del",
    "div", "dl", "dt",
    "em", "font", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "i",
    "iframe",
    "img", "input", "ins", "kbd", "label", "li", "link", "main", "mark", "meta", "nav", "ol", "option", "p",
    "pre", "q", "s",
    "samp", "script", "section", "select", "small", "span", "strike", "strong", "style", "sub", "sup", "svg",
    "table",
    "tbody", "td", "tfoot", "th", "thead", "title", "tr", "tt", "u", "ul", "xliff", "plist", "dict", "xml",
  ]
  private static let bracketTags: Set<String> = [
    "b", "i", "u", "s", "url", "img", "quote", "code", "color", "size", "list",
  ]

  /// What an app may set itself: emphasis, links, line breaks.
  private static let setByApps: Set<String> = [
    "a", "abbr", "b", "big", "cite", "del", "em", "font", "i", "ins", "mark", "q", "s", "small", "span",
    "strike", "strong",
    "sub", "sup", "tt", "u",
  ]

  static func hits(in text: DebugText) -> [DebugHit] {
    var hits: [DebugHit] = []
    var pairs: Set<String>?
    var index = 0
    while index < text.count {
      let hit: DebugHit? =
        switch text.bytes[index] {
        case UInt8(ascii: "&"): entity(text, index)
        case UInt8(ascii: "<"): tag(text, index, pairs: &pairs)
        case .backslash: escape(text, index)
        case .openBrace: data(text, index)
        case .openBracket: brackets(text, index)
        case UInt8(ascii: "*"): emphasis(text, index)
        case UInt8(ascii: "`"): code(text, index)
        default: nil
        }
      if let hit {
        hits.append(hit)
        index = hit.range.upperBound
      } else {
        index += 1
      }
    }
    return hits
  }

  /// `&nbsp;`, `&#8220;`, `&#x27;`
  private static func entity(_ text: DebugText, _ start: Int) -> DebugHit? {
    var index = start + 1
    let isNumber = text[index] == .numberSign
    if isNumber { index += 1 }
    let name = index
    while let byte = text[index], byte.isLetter || byte.isDigit, index - start < 12 { index += 1 }
    guard index > name, text[index] == .semicolon else { return nil }
    let written = text.string(name..<index)
    let range = start..<index + 1
    if isNumber {
      guard let first = written.utf8.first,
        first.isDigit || first == UInt8(ascii: "x") || first == UInt8(ascii: "X")
      else {
        return nil
      }
      let isHex = !first.isDigit
      let value = UInt32(isHex ? String(written.dropFirst()) : written, radix: isHex ? 16 : 10)
      let scalar = value.flatMap(Unicode.Scalar.init)
      let isShown = scalar.map { !$0.isASCII || ["&", "'"].contains($0) } ?? false
      return DebugHit(
        range, "is a character as HTML writes it",
        replacement: isShown && scalar.map { !$0.properties.isPatternSyntax || $0 == "&" } == true
          ? scalar.map(String.init) : nil)
    }
    guard
      entities.contains(written.lowercased())
        || written.count > 4 && accents.contains(where: written.hasSuffix)
    else {
      return nil
    }
    return DebugHit(range, "is a character as HTML writes it", replacement: written == "amp" ? "&" : nil)
  }

  /// `<b>`, `</b>`, `<br/>`, `<a href="…">`, `<?xml`, `<!--`
  private static func tag(_ text: DebugText, _ start: Int, pairs: inout Set<String>?) -> DebugHit? {
    let what = "is markup that nothing decodes"
    for opening: StaticString in ["<?xml", "<!--", "<!DOCTYPE", "<!doctype", "<![CDATA["]
    where text.has(opening, at: start) {
      return DebugHit(start..<start + opening.utf8CodeUnitCount, what)
    }
    var index = start + 1
    if text[index] == UInt8(ascii: "/") { index += 1 }
    let name = index
    while let byte = text[index], byte.isLetter || byte.isDigit, index - start < 14 { index += 1 }
    guard index > name else { return nil }
    let written = text.string(name..<index).lowercased()
    guard tags.contains(written), written != "br" else { return nil }
    if setByApps.contains(written) {
      let known = pairs ?? Self.pairs(around: text)
      pairs = known
      if known.contains(written) { return nil }
    }
    guard let next = text[index],
      next == UInt8(ascii: ">") || next == UInt8(ascii: "/") || next.isSpace || next == .colon
    else { return nil }
    // Attributes up to the end of the tag, or up to the argument that stands in one.
    while let byte = text[index], byte != UInt8(ascii: ">"), byte != UInt8(ascii: "<"), index - start < 300 {
      index += 1
    }
    if text[index] == UInt8(ascii: ">") {
      // A tag and the one that closes it are one fault.
      if name == start + 1, let close = text.firstIndex(of: "</", from: index, within: 400),
        text.hasText(text.string(name..<name + written.utf8.count), at: close + 2),
        let end = text.firstIndex(of: ">", from: close, within: 20)
      {
        return DebugHit(start..<end + 1, what)
      }
      return DebugHit(start..<index + 1, what)
    }
    return text.firstIndex(of: "=", from: name, within: index - name) != nil
      ? DebugHit(start..<index, what) : nil
  }

  /// The tags that are opened and closed in the message, at most 4,000 bytes away from a text.
  private static func pairs(around text: DebugText) -> Set<String> {
    let pattern = Array(text.site.message.pattern.utf8)
    let lower = max(0, text.literal.range.lowerBound - 4000)
    let upper = min(pattern.count, text.literal.range.upperBound + 4000)
    var opened: Set<String> = []
    var closed: Set<String> = []
    var index = lower
    while index < upper {
      guard pattern[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      let closes = pattern.at(index + 1) == UInt8(ascii: "/")
      let name = index + (closes ? 2 : 1)
      index = name
      while let byte = pattern.at(index), byte.isLetter || byte.isDigit, index - name < 12 { index += 1 }
      let written = String(
        decoding: pattern[min(name, pattern.count)..<min(index, pattern.count)], as: UTF8.self
      ).lowercased()
      if closes { closed.insert(written) } else { opened.insert(written) }
    }
    return opened.intersection(closed)
  }

  /// `\n`, `\"`, `\u0025`; not `C:\new` and `\\server`.
  private static func escape(_ text: DebugText, _ start: Int) -> DebugHit? {
    guard let next = text[start + 1] else { return nil }
    let what = "is an escape that nothing decodes"
    switch next {
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      var index = start + 2
      if text[index] == .openBrace { index += 1 }
      let digits = index
      while text[index]?.hexValue != nil, index - digits < 8 { index += 1 }
      guard index - digits >= 2 else { return nil }
      if text[index] == .closeBrace { index += 1 }
      return DebugHit(start..<index, what)
    case UInt8(ascii: "x"):
      guard text[start + 2]?.hexValue != nil, text[start + 3]?.hexValue != nil else { return nil }
      return DebugHit(start..<start + 4, what)
    case .quote, .apostrophe: return DebugHit(start..<start + 2, what)
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"):
      return isPath(text, start) ? nil : DebugHit(start..<start + 2, what)
    default: return nil
    }
  }

  /// Whether a backslash is part of a path of Windows: a drive, a server, or another backslash in the same
  /// word.
  private static func isPath(_ text: DebugText, _ slash: Int) -> Bool {
    var index = slash
    while index > 0, slash - index < 200, !text.bytes[index - 1].isSpace { index -= 1 }
    if index + 2 < text.count, text.bytes[index + 1] == .colon, text.bytes[index + 2] == .backslash {
      return true
    }
    return text.has("\\\\", at: index)
  }

  /// `{"code":1}`, `{'code': 1}`
  private static func data(_ text: DebugText, _ start: Int) -> DebugHit? {
    let quote = text.skippingSpaces(start + 1)
    guard let mark = text[quote], mark == .quote || mark == .apostrophe else { return nil }
    var index = quote + 1
    while let byte = text[index], byte != mark, index - quote < 80 { index += 1 }
    guard text[index] == mark, text[text.skippingSpaces(index + 1)] == .colon else { return nil }
    // The last brace of the text closes it, as far as a glance shows.
    let end = text.bytes.lastIndex(of: .closeBrace) ?? text.count - 1
    return DebugHit(start..<max(end, index) + 1, "is data of a program")
  }

  /// `[b]`, `[/url]`, `[text](https://…)`
  private static func brackets(_ text: DebugText, _ start: Int) -> DebugHit? {
    var index = start + 1
    if text[index] == UInt8(ascii: "/") { index += 1 }
    let name = index
    while let byte = text[index], byte.isLetter, index - start < 10 { index += 1 }
    if index > name, text[index] == .closeBracket || text[index] == .equalsSign,
      bracketTags.contains(text.string(name..<index).lowercased()),
      text[index] == .equalsSign || text.has("[/", at: start)
        || text.firstIndex(of: "[/", from: index, within: 400) != nil
    {
      while let byte = text[index], byte != .closeBracket, index - start < 300 { index += 1 }
      if let close = text.firstIndex(of: "[/", from: index, within: 400),
        let end = text.firstIndex(of: "]", from: close, within: 12)
      {
        index = end
      }
      return DebugHit(start..<min(index + 1, text.count), "is markup that nothing decodes")
    }
    while let byte = text[index], byte != .closeBracket, byte != .openBracket, index - start < 200 {
      index += 1
    }
    guard text.has("](", at: index),
      text.has("](http", at: index) || text.has("](/", at: index) || text.has("](#", at: index)
    else { return nil }
    while let byte = text[index], byte != .closeParenthesis, index - start < 600 { index += 1 }
    return DebugHit(
      start..<min(index + 1, text.count), "is a link of Markdown, which nothing decodes", .shouldFix)
  }

  /// `**bold**`
  private static func emphasis(_ text: DebugText, _ start: Int) -> DebugHit? {
    guard text.has("**", at: start), let first = text[start + 2], !first.isSpace, first != UInt8(ascii: "*"),
      text[start - 1] != UInt8(ascii: "*"), let end = text.firstIndex(of: "**", from: start + 2, within: 300),
      !text.bytes[end - 1].isSpace
    else { return nil }
    return DebugHit(start..<end + 2, "is emphasis of Markdown, which nothing decodes", .shouldFix)
  }

  /// `` `code` ``
  private static func code(_ text: DebugText, _ start: Int) -> DebugHit? {
    guard let first = text[start + 1], !first.isSpace, text[start - 1]?.isName != true,
      let end = text.firstIndex(of: "`", from: start + 1, within: 120), end > start + 1
    else { return nil }
    return DebugHit(start..<end + 1, "is code as Markdown writes it", .shouldFix)
  }
}

extension DebugText {
  /// Where some text first stands from an offset on, at most some bytes away.
  func firstIndex(of sought: StaticString, from offset: Int, within limit: Int) -> Int? {
    var index = offset
    while index < bytes.count, index - offset < limit {
      if has(sought, at: index) { return index }
      index += 1
    }
    return nil
  }
}
