/// A message in the form that the runtime reads: arguments by their place, styles by their name, constants
/// filled in. `MessageWriter` of the runtime describes the form.
struct StoredMessage {
  let text: String
  /// The styles that the message is written with.
  let styles: Set<FormatStyle>
  /// Whether it chooses forms by ordinal numbers.
  let usesOrdinals: Bool
  /// Whether it chooses forms, of its own or of units, by cardinal numbers.
  let usesCardinals: Bool

  /// Nil where the message cannot be stored: it has a fault, or uses an argument that is not declared, does
  /// not suit its use, or has a format that the runtime cannot show in the locale. Checks report these.
  init?(
    _ message: Message, arguments: [Argument], constants: [String: String], formats: inout LocaleFormats
  ) {
    guard message.isSound else { return nil }
    var writer = Writer(arguments: arguments, constants: constants, formats: formats)
    defer { formats = writer.formats }
    guard let text = writer.write(message.parts, number: nil) else { return nil }
    self.text = text
    styles = writer.styles
    usesOrdinals = writer.usesOrdinals
    usesCardinals = writer.usesCardinals
  }

  private struct Writer {
    let arguments: [Argument]
    let constants: [String: String]
    var formats: LocaleFormats
    var styles: Set<FormatStyle> = []
    var usesOrdinals = false
    var usesCardinals = false

    /// - Parameter number: what `#` stands for; nil outside a plural form.
    mutating func write(_ parts: [MessagePart], number: String?) -> String? {
      var text = ""
      for part in parts {
        guard let piece = write(part, number: number) else { return nil }
        text += piece
      }
      return text
    }

    private mutating func write(_ part: MessagePart, number: String?) -> String? {
      switch part {
      case .text(let literal): return StoredMessage.escaped(literal.text)
      case .placeholder(let placeholder): return write(placeholder)
      case .pluralNumber:
        styles.insert(.plainNumber)
        return number
      case .plural(let plural): return write(plural)
      case .select(let select): return write(select, number: number)
      }
    }

    private func place(of name: String) -> Int? { arguments.firstIndex { $0.name == name } }

    private mutating func write(_ placeholder: Placeholder) -> String? {
      guard let place = place(of: placeholder.name) else {
        guard placeholder.format == nil else { return nil }
        return constants[placeholder.name].map(StoredMessage.escaped)
      }
      let type = arguments[place].type
      if placeholder.format == nil, type == .choice || (type.isText && type != .list) { return "{\(place)}" }
      guard let style = FormatStyle(placeholder.format, of: type), formats.canShow(style, type) else {
        return nil
      }
      styles.insert(style)
      if style.usesCardinals { usesCardinals = true }
      // The value says by itself how it is shown.
      return type.isShownByItself ? "{\(place)}" : "{\(place) \(style.name)}"
    }

    private mutating func write(_ plural: PluralChoice) -> String? {
      guard let place = place(of: plural.name), arguments[place].type.isNumber,
        let offset = Int64(exactly: plural.offset), offset >= 0
      else { return nil }
      if plural.kind == .ordinal { usesOrdinals = true } else { usesCardinals = true }
      let number = offset == 0 ? "\(place)" : "\(place)-\(offset)"
      let category = categoryStyle(of: plural, type: arguments[place].type)
      guard formats.canShow(category, arguments[place].type) else { return nil }
      styles.insert(category)
      var text = "{\(number) \(plural.kind == .ordinal ? "ordinal" : "plural")"
      // Where the style is a skeleton, ICU chooses by the value itself.
      if category.style?.hasPrefix("::") == true {
        text += "/value"
      } else if category != .plainNumber {
        text += "/\(category.name)"
      }
      for form in StoredMessage.inOrder(plural.forms, by: { $0.selector.storedRank }) {
        guard let words = write(form.parts, number: "{\(number) \(FormatStyle.plainNumber.name)}") else {
          return nil
        }
        switch form.selector {
        case .category(let category): text += "|\(category.rawValue) \(words)"
        case .exact(let value):
          text += "|=\(Int64(exactly: value).map { "\($0)" } ?? "\(value)") \(words)"
        }
      }
      return text + "}"
    }

    /// The style whose digits decide the category. ICU takes that of the first place in the form for `other`
    /// that shows the number, since "1.00" is another category than "1" in many languages.
    private func categoryStyle(of plural: PluralChoice, type: ArgumentType) -> FormatStyle {
      for part in plural.form(.other)?.parts ?? [] {
        switch part {
        case .pluralNumber: return .plainNumber
        case .placeholder(let placeholder) where placeholder.name == plural.name:
          return FormatStyle(placeholder.format, of: type) ?? .plainNumber
        default: continue
        }
      }
      return .plainNumber
    }

    private mutating func write(_ select: SelectChoice, number: String?) -> String? {
      guard let place = place(of: select.name) else { return nil }
      let type = arguments[place].type
      guard type == .choice || type.isText, type != .list else { return nil }
      var text = "{\(place) select"
      for form in StoredMessage.inOrder(select.forms, by: { $0.key == "other" ? 1 : 0 }) {
        guard let words = write(form.parts, number: number) else { return nil }
        text += "|\(form.key) \(words)"
      }
      return text + "}"
    }
  }

  /// Forms in the order in which the runtime tries them: the first one that fits is shown.
  private static func inOrder<Form>(_ forms: [Form], by rank: (Form) -> Int) -> [Form] {
    (0...2).flatMap { wanted in forms.filter { rank($0) == wanted } }
  }

  /// Text as it stands in a stored message.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { "\\{}|\n".utf8.contains($0) }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\\", "{", "}", "|":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension PluralForm.Selector {
  /// Exact values stand before categories, and `other` at the end.
  fileprivate var storedRank: Int {
    switch self {
    case .exact: 0
    case .category(.other): 2
    case .category: 1
    }
  }
}
