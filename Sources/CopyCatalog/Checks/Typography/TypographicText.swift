/// A run of text as it is read: its characters, and what stands between them.
///
/// A message is one such text, and each form of its plurals and selects is another: a form knows the
/// character before and after the choice it belongs to, and nothing beyond.
struct TypographicText {
  struct Token: Sendable, Hashable {
    enum Kind: UInt8, Sendable {
      case character
      /// An argument’s value, or a choice between plain words.
      case value
      /// `#`
      case number
      /// A choice between forms of which anything can be shown.
      case choice
      /// Where the text begins or ends.
      case edge
      /// What is beyond the neighbors of a form.
      case unknown
    }
    let kind: Kind
    /// U+FFFC where it is no character, a line feed at an edge.
    let scalar: Unicode.Scalar
    /// Where it stands in the message's pattern, in UTF-8 bytes, with the quoting of a doubled apostrophe.
    let range: Range<Int>
  }

  let message: Message
  /// Its own tokens between those of its neighbors; there is at least one neighbor on either side.
  let tokens: [Token]
  /// The indices of its own tokens.
  let own: Range<Int>

  subscript(index: Int) -> Token { tokens[index] }

  /// The texts of a message, those of forms after the one they belong to.
  ///
  /// - Parameter withControls: whether characters that are not shown are among the tokens. Without them a
  ///   text is what is read, and stays the same when they are taken out.
  static func texts(of message: Message, withControls: Bool = false) -> [TypographicText] {
    var reader = Reader(message: message, withControls: withControls)
    reader.read(
      message.parts, before: [Token.edge(at: 0)], after: [Token.edge(at: message.pattern.utf8.count)])
    return reader.texts
  }
}

extension TypographicText.Token {
  static func edge(at offset: Int) -> Self { Self(kind: .edge, scalar: "\n", range: offset..<offset) }

  static let unknown = Self(kind: .unknown, scalar: "\u{FFFC}", range: 0..<0)

  /// The character; nil for anything else.
  var character: Unicode.Scalar? { kind == .character ? scalar : nil }

  /// Whether the text, or a paragraph of it, begins or ends here.
  var isEdge: Bool {
    if kind == .edge { return true }
    guard kind == .character else { return false }
    return scalar == "\n" || scalar == "\u{2028}" || scalar == "\u{2029}" || scalar == "\u{85}"
  }

  /// Whether anything can stand here.
  var isUnknown: Bool { kind == .unknown || kind == .choice }

  var isValue: Bool { kind == .value || kind == .number }

  /// Any space but a line feed.
  var isSpace: Bool { kind == .character && (scalar == " " || scalar == "\t" || isOtherSpace) }

  /// Any space but U+0020 and the tab.
  var isOtherSpace: Bool {
    kind == .character && !scalar.isASCII && CharacterClasses(of: scalar).contains(.otherSpace)
  }

  var isNoBreakSpace: Bool { kind == .character && (scalar == "\u{A0}" || scalar == "\u{202F}") }

  var isDigit: Bool { kind == .character && scalar.properties.generalCategory == .decimalNumber }

  /// A letter, or a mark upon one.
  var isLetter: Bool {
    guard kind == .character else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark:
      return true
    default: return false
    }
  }

  /// A letter, a digit or a value.
  var isWord: Bool { isValue || isLetter || isDigit }

  /// An opening bracket, a dash, a slash: what a quotation or a sentence can follow without a space.
  var isOpening: Bool {
    guard let character else { return false }
    switch character.properties.generalCategory {
    case .openPunctuation, .initialPunctuation, .dashPunctuation: return true
    default: return character == "/" || character == "¿" || character == "¡"
    }
  }

  /// A closing bracket or quotation mark.
  var isClosing: Bool {
    guard let character else { return false }
    switch character.properties.generalCategory {
    case .closePunctuation, .finalPunctuation: return true
    default: return character == "\"" || character == "“"
    }
  }

  /// Han, kana, Bopomofo and the punctuation set with them; Hangul is written with spaces.
  var isIdeographic: Bool {
    guard let character else { return false }
    switch character.value {
    case 0x2E80...0x2FFF, 0x3001...0x303F, 0x3040...0x312F, 0x31A0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0xFF01...0xFF60, 0x20000...0x3FFFF:
      return true
    default: return false
    }
  }
}

// MARK: Words

extension TypographicText {
  /// The word around a token: all that stands between spaces, as far as words and addresses go.
  func word(around index: Int) -> Range<Int> {
    let bounds = near(index)
    var start = index
    var end = index + 1
    while start > bounds.lowerBound, !tokens[start - 1].isSpace, !tokens[start - 1].isEdge { start -= 1 }
    while end < bounds.upperBound, !tokens[end].isSpace, !tokens[end].isEdge { end += 1 }
    return start..<end
  }

  /// Its own tokens not too far from one, so that looking around at every token of a long text costs no more
  /// than the text is long.
  func near(_ index: Int) -> Range<Int> {
    max(own.lowerBound, index - 200)..<min(own.upperBound, index + 200)
  }

  /// Whether the word around a token is an address, a path or code, whose characters have their own rules.
  func isCode(around index: Int) -> Bool {
    let word = word(around: index)
    var previous: Unicode.Scalar = " "
    var hasBackquote = false
    for token in tokens[word] {
      guard let character = token.character else { continue }
      switch character {
      case "=", "\\", "_", "<", ">", "{", "}", "$", "|", "~", "^": return true
      case "/" where previous == ":" || previous == "/": return true
      case "@" where previous != " " && previous != "(": return true
      case "`": hasBackquote = true
      default: break
      }
      previous = character
    }
    if hasBackquote { return true }
    let first = tokens[word.lowerBound].character
    let second = word.count > 1 ? tokens[word.lowerBound + 1] : nil
    if first == "/" || first == "-" && second?.character == "-" { return true }
    return first == "&" && second?.isLetter == true
  }

  /// Whether the word around a token is a name that the team keeps as it is written.
  func isName(around index: Int, in settings: Settings) -> Bool {
    if settings.names.isEmpty { return false }
    let word = text(of: word(around: index))
    return settings.names.contains { word.contains($0) }
  }

  /// The characters of some tokens; `{…}` for what is not a character.
  func text(of range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    for token in tokens[range] {
      switch token.kind {
      case .character: text.append(token.scalar)
      case .number: text.append("#")
      case .value, .choice, .unknown: text.append(contentsOf: "{…}".unicodeScalars)
      case .edge: break
      }
    }
    return String(text)
  }
}

// MARK: Places and edits

extension TypographicText {
  /// Where some tokens stand in the file.
  func place(of range: Range<Int>) -> Place {
    message.place(of: patternRange(of: range))
  }

  /// In the pattern, in UTF-8 bytes.
  private func patternRange(of range: Range<Int>) -> Range<Int> {
    tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
  }

  /// Puts a text in the place of some characters; nil where it can't be written in the message's quotes.
  func replacing(_ range: Range<Int>, with text: String) -> TextEdit? {
    message.edit(replacing: patternRange(of: range), with: text)
  }

  func replacing(_ index: Int, with scalar: Unicode.Scalar) -> TextEdit? {
    replacing(index..<index + 1, with: String(Character(scalar)))
  }

  func inserting(_ text: String, before index: Int) -> TextEdit? {
    let start = tokens[index].range.lowerBound
    return message.edit(replacing: start..<start, with: text)
  }

  func inserting(_ scalar: Unicode.Scalar, before index: Int) -> TextEdit? {
    inserting(String(Character(scalar)), before: index)
  }

  /// Takes some characters out; nil where the apostrophe before them would then quote what follows.
  func deleting(_ range: Range<Int>) -> TextEdit? {
    if tokens[range.lowerBound - 1].character == "'" {
      guard let next = tokens[range.upperBound].character, !"{}#'".unicodeScalars.contains(next) else {
        return nil
      }
    }
    return .delete(place(of: range).range)
  }
}

// MARK: Reading

extension TypographicText {
  private struct Reader {
    let message: Message
    let withControls: Bool
    var texts: [TypographicText] = []

    init(message: Message, withControls: Bool) {
      self.message = message
      self.withControls = withControls
    }

    mutating func read(_ parts: [MessagePart], before: [Token], after: [Token]) {
      var tokens = before
      var choices: [(index: Int, forms: [[MessagePart]])] = []
      for part in parts {
        switch part {
        case .text(let text): append(text, to: &tokens)
        case .placeholder(let placeholder):
          tokens.append(Token(kind: .value, scalar: "\u{FFFC}", range: placeholder.range))
        case .pluralNumber(let range):
          tokens.append(Token(kind: .number, scalar: "\u{FFFC}", range: range))
        case .plural(let plural):
          choices.append((tokens.count, plural.forms.map(\.parts)))
          tokens.append(choice(between: plural.forms.map(\.parts), range: plural.range))
        case .select(let select):
          choices.append((tokens.count, select.forms.map(\.parts)))
          tokens.append(choice(between: select.forms.map(\.parts), range: select.range))
        }
      }
      tokens += after
      texts.append(
        TypographicText(message: message, tokens: tokens, own: before.count..<tokens.count - after.count))
      for choice in choices {
        let previous = neighbor(
          tokens[choice.index - 1], then: choice.index > 1 ? tokens[choice.index - 2] : nil)
        let next = neighbor(
          tokens[choice.index + 1], then: choice.index + 2 < tokens.count ? tokens[choice.index + 2] : nil)
        for form in choice.forms { read(form, before: previous, after: Array(next.reversed())) }
      }
    }

    /// What a form knows of one side: the edge, or the character beside its choice and nothing beyond.
    private func neighbor(_ token: Token, then next: Token?) -> [Token] {
      switch token.kind {
      case .edge: return [token]
      case .unknown, .choice: return [.unknown]
      case .character, .value, .number:
        if let next, next.kind == .edge { return [next, token] }
        return [.unknown, token]
      }
    }

    private func append(_ text: LiteralText, to tokens: inout [Token]) {
      let start = text.map.source(of: 0)
      var offset = 0
      for scalar in text.text.unicodeScalars {
        let length = UTF8.width(scalar)
        let first = text.map.isPlain ? start + offset : text.map.source(of: offset)
        // Where quoting was resolved, a quoted apostrophe is two in the pattern.
        if !withControls, isControl(scalar) {
          offset += length
          continue
        }
        let isDoubled = scalar == "'" && !text.map.isPlain && text.map.source(of: offset + 1) == first + 2
        tokens.append(
          Token(kind: .character, scalar: scalar, range: first..<first + (isDoubled ? 2 : length)))
        offset += length
      }
    }

    /// Whether a character is never shown itself.
    private func isControl(_ scalar: Unicode.Scalar) -> Bool {
      if scalar.value < 0x7F { return scalar.value < 0x20 && scalar != "\n" && scalar != "\t" }
      return scalar.properties.isDefaultIgnorableCodePoint || scalar.value <= 0x9F && scalar.value != 0x85
    }

    /// A choice whose forms are all plain words is as good as a value.
    private func choice(between forms: [[MessagePart]], range: Range<Int>) -> Token {
      let isValue = forms.allSatisfy { form in
        guard let first = form.first, let last = form.last else { return false }
        if case .text(let text) = first, text.text.hasPrefix(" ") { return false }
        if case .text(let text) = last, text.text.hasSuffix(" ") { return false }
        return form.allSatisfy { part in
          switch part {
          case .text(let text):
            text.text.unicodeScalars.allSatisfy { scalar in
              scalar == " " || Token(kind: .character, scalar: scalar, range: range).isWord
            }
          case .placeholder, .pluralNumber: true
          case .plural, .select: false
          }
        }
      }
      return Token(kind: isValue ? .value : .choice, scalar: "\u{FFFC}", range: range)
    }
  }
}
