/// A text of the catalog: an ICU message, parsed.
///
/// An object, though nothing of it ever changes, as are entries and their copy: a catalog's parts are handed
/// to every check, and counting the owners of each of their fields took a third of the time.
public final class Message: Sendable {
  /// The ICU pattern: the text of the file with its TOML escapes resolved and its line breaks folded.
  public let pattern: String
  /// The path of the file it stands in.
  public let file: String
  /// Leads from an offset in `pattern` (UTF-8 bytes) to the byte of the file.
  public let map: TextMap
  /// Whether it stands in double quotes, where a backslash begins an escape.
  let hasEscapes: Bool
  public let parts: [MessagePart]
  /// False where the pattern has a syntax fault, which is reported; other checks then leave it alone.
  public let isSound: Bool
  /// Whether it is one literal text, without arguments or forms.
  public let isLiteral: Bool
  /// The ASCII characters of the pattern.
  let characters: ASCIISet
  /// The arguments it uses, each once, also those that an apostrophe swallows, which is a finding of its own.
  public let argumentNames: [String]
  /// What stands in it, so that a check passes by a message without what it looks for.
  let features: MessageFeatures
  /// Whether a plural or a select is in it.
  var hasForms: Bool { !features.isDisjoint(with: [.plural, .select]) }

  public convenience init(pattern: String, file: String, map: TextMap, parts: [MessagePart], isSound: Bool) {
    self.init(
      pattern: pattern, characters: ASCIISet(of: pattern), file: file, map: map, parts: parts,
      isSound: isSound)
  }

  init(
    pattern: String, characters: ASCIISet, file: String, map: TextMap, hasEscapes: Bool = true,
    parts: [MessagePart], isSound: Bool
  ) {
    self.pattern = pattern
    self.file = file
    self.map = map
    self.hasEscapes = hasEscapes
    self.parts = parts
    self.isSound = isSound
    isLiteral =
      switch parts.count {
      case 0: true
      case 1: if case .text = parts[0] { true } else { false }
      default: false
      }
    self.characters = characters
    (features, argumentNames) = characters.contains("{") ? MessageFeatures.survey(parts) : ([], [])
  }

  /// The place in the file of a range of the pattern (UTF-8 bytes).
  public func place(of range: Range<Int>) -> Place {
    Place(file: file, range: map.source(of: range))
  }

  /// The edit of the file that puts a text in the place of a range of the pattern (UTF-8 bytes), written as
  /// the quotes around the message ask for. Nil where it can't be written in them.
  func edit(replacing range: Range<Int>, with text: String) -> TextEdit? {
    TOMLString.written(text, hasEscapes: hasEscapes).map {
      TextEdit(replacing: map.source(of: range), with: $0)
    }
  }

  /// The place of the whole pattern.
  public var place: Place {
    place(of: 0..<pattern.utf8.count)
  }
}

/// What stands in a message beside text.
struct MessageFeatures: OptionSet, Sendable {
  let rawValue: UInt8

  static let plural = MessageFeatures(rawValue: 1)
  static let select = MessageFeatures(rawValue: 2)
  /// `{name, number}` and its like.
  static let format = MessageFeatures(rawValue: 4)

  /// What stands in parts and their forms, and the names of the arguments that they use.
  fileprivate static func survey(_ parts: [MessagePart]) -> (MessageFeatures, names: [String]) {
    var features: MessageFeatures = []
    var names: [String] = []
    func use(_ name: String) {
      if !names.contains(name) { names.append(name) }
    }
    MessagePart.forEachPart(of: parts) { part in
      switch part {
      case .text(let text): for quoted in text.quotedArguments { use(quoted.name) }
      case .placeholder(let placeholder):
        use(placeholder.name)
        if placeholder.format != nil { features.insert(.format) }
      case .plural(let plural):
        use(plural.name)
        features.insert(.plural)
      case .select(let select):
        use(select.name)
        features.insert(.select)
      case .pluralNumber: break
      }
    }
    return (features, names)
  }
}

/// A piece of a message. All ranges are UTF-8 bytes of the message's pattern.
public indirect enum MessagePart: Sendable, Hashable {
  case text(LiteralText)
  /// `{name}`, `{name, number, percent}`
  case placeholder(Placeholder)
  /// `#` inside a plural form: the plural's number less its offset.
  case pluralNumber(Range<Int>)
  case plural(PluralChoice)
  case select(SelectChoice)
}

/// Text that is shown as it is.
public struct LiteralText: Sendable, Hashable {
  /// The text with its ICU quoting resolved.
  public let text: String
  /// Leads from an offset in `text` (UTF-8 bytes) to the offset in the pattern.
  public let map: TextMap
  /// The range in the pattern, quoting included.
  public let range: Range<Int>

  public init(text: String, map: TextMap, range: Range<Int>) {
    self.text = text
    self.map = map
    self.range = range
  }
}

/// An argument's value, formatted.
public struct Placeholder: Sendable, Hashable {
  public let name: String
  public let nameRange: Range<Int>
  /// From `{` to `}`.
  public let range: Range<Int>
  /// How it is formatted; nil for a plain `{name}`.
  public let format: ArgumentFormat?

  public init(name: String, nameRange: Range<Int>, range: Range<Int>, format: ArgumentFormat?) {
    self.name = name
    self.nameRange = nameRange
    self.range = range
    self.format = format
  }
}

/// What follows the name in `{name, type, style}`.
public struct ArgumentFormat: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case number, date, time
    case spellout, ordinal, duration
  }
  public let kind: Kind
  public let kindRange: Range<Int>
  /// `percent`, `short`, or a skeleton with its leading `::`; nil where there is none. As ICU sees it:
  /// quoting kept, surrounding white space removed.
  public let style: String?
  public let styleRange: Range<Int>?

  public init(kind: Kind, kindRange: Range<Int>, style: String?, styleRange: Range<Int>?) {
    self.kind = kind
    self.kindRange = kindRange
    self.style = style
    self.styleRange = styleRange
  }
}

/// `{count, plural, offset:1 =0 {…} one {…} other {…}}` and `{place, selectordinal, …}`
public struct PluralChoice: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable {
    case cardinal = "plural"
    case ordinal = "selectordinal"
  }
  public let kind: Kind
  public let name: String
  public let nameRange: Range<Int>
  /// From `{` to `}`.
  public let range: Range<Int>
  /// What is taken from the number before a category is chosen and `#` is shown; 0 without `offset:`.
  public let offset: Double
  /// The forms in the order of the message.
  public let forms: [PluralForm]

  public init(
    kind: Kind, name: String, nameRange: Range<Int>, range: Range<Int>, offset: Double, forms: [PluralForm]
  ) {
    self.kind = kind
    self.name = name
    self.nameRange = nameRange
    self.range = range
    self.offset = offset
    self.forms = forms
  }

  /// The form for a category; nil where the message has none.
  public func form(_ category: PluralCategory) -> PluralForm? {
    forms.first { $0.selector == .category(category) }
  }

  /// The form for all numbers that have no other.
  var other: PluralForm? { form(.other) }
}

/// One form of a plural.
public struct PluralForm: Sendable, Hashable {
  public enum Selector: Sendable, Hashable {
    case category(PluralCategory)
    /// `=1`: exactly this number, before any offset is taken.
    case exact(Double)
  }
  public let selector: Selector
  /// The selector as it is written, such as `few` or `=1`.
  public let selectorRange: Range<Int>
  /// From `{` to `}`.
  public let range: Range<Int>
  public let parts: [MessagePart]

  public init(selector: Selector, selectorRange: Range<Int>, range: Range<Int>, parts: [MessagePart]) {
    self.selector = selector
    self.selectorRange = selectorRange
    self.range = range
    self.parts = parts
  }
}

/// The categories of CLDR plural rules, in CLDR's order.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable, Comparable {
  case zero, one, two, few, many, other

  public static func < (left: PluralCategory, right: PluralCategory) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// `{plan, select, free {…} pro {…} other {…}}`
public struct SelectChoice: Sendable, Hashable {
  public let name: String
  public let nameRange: Range<Int>
  /// From `{` to `}`.
  public let range: Range<Int>
  /// The forms in the order of the message.
  public let forms: [SelectForm]

  public init(name: String, nameRange: Range<Int>, range: Range<Int>, forms: [SelectForm]) {
    self.name = name
    self.nameRange = nameRange
    self.range = range
    self.forms = forms
  }

  /// The form for all values that have no other; the last where it is missing.
  var other: SelectForm? { forms.first { $0.key == "other" } ?? forms.last }
}

/// One form of a select.
public struct SelectForm: Sendable, Hashable {
  public let key: String
  public let keyRange: Range<Int>
  /// From `{` to `}`.
  public let range: Range<Int>
  public let parts: [MessagePart]

  public init(key: String, keyRange: Range<Int>, range: Range<Int>, parts: [MessagePart]) {
    self.key = key
    self.keyRange = keyRange
    self.range = range
    self.parts = parts
  }
}

extension Message {
  /// Calls a function with every literal text, in the order of the pattern and in every form.
  public func forEachLiteral(_ body: (LiteralText) -> Void) {
    MessagePart.forEachPart(of: parts) { part in
      if case .text(let text) = part { body(text) }
    }
  }

  /// Calls a function with every part, those of nested forms included, in the order of the pattern.
  public func forEachPart(_ body: (MessagePart) -> Void) {
    MessagePart.forEachPart(of: parts, body)
  }
}

extension MessagePart {
  /// Calls a function with every part of a list and of the forms nested in it.
  static func forEachPart(of parts: [MessagePart], _ body: (MessagePart) -> Void) {
    for part in parts {
      body(part)
      switch part {
      case .plural(let plural): for form in plural.forms { forEachPart(of: form.parts, body) }
      case .select(let select): for form in select.forms { forEachPart(of: form.parts, body) }
      case .text, .placeholder, .pluralNumber: break
      }
    }
  }
}

extension Message {
  /// The text of a message that is literal; of others the literal text of all its parts.
  public var text: String {
    if parts.count == 1, case .text(let text) = parts[0] { return text.text }
    var result = ""
    forEachLiteral { result += $0.text }
    return result
  }

  /// The sentences a reader may meet, with U+FFFC in the place of each argument: each plural and select at its `other`
  /// form, and one reading for each further form, with those around it.
  public func readings() -> [String] {
    choices.map { choice in
      var reading = ""
      forEachText(choosing: choice) { reading += $0 ?? "\u{FFFC}" }
      return reading
    }
  }

  /// What tells the readings apart: the range of a form in the pattern, or nil for `other` everywhere.
  var choices: [Range<Int>?] {
    var all: [Range<Int>?] = [nil]
    guard hasForms else { return all }
    forEachPart { part in
      switch part {
      case .plural(let plural):
        for form in plural.forms where form.range != plural.other?.range { all.append(form.range) }
      case .select(let select):
        for form in select.forms where form.range != select.other?.range { all.append(form.range) }
      case .text, .placeholder, .pluralNumber: break
      }
    }
    return all
  }

  /// Calls a function with each literal text of a reading, and with nil for each argument.
  func forEachText(choosing choice: Range<Int>?, _ body: (String?) -> Void) {
    MessagePart.forEachText(of: parts, choosing: choice, body)
  }
}

extension MessagePart {
  fileprivate static func forEachText(
    of parts: [MessagePart], choosing choice: Range<Int>?, _ body: (String?) -> Void
  ) {
    for part in parts {
      switch part {
      case .text(let text): body(text.text)
      case .placeholder, .pluralNumber: body(nil)
      case .plural(let plural):
        if let form = plural.forms.first(around: choice, by: \.range) ?? plural.other {
          forEachText(of: form.parts, choosing: choice, body)
        }
      case .select(let select):
        if let form = select.forms.first(around: choice, by: \.range) ?? select.other {
          forEachText(of: form.parts, choosing: choice, body)
        }
      }
    }
  }
}

extension Array {
  /// The element whose range is around a range or is it, of elements in the order of theirs; nil for no range.
  fileprivate func first(around range: Range<Int>?, by place: (Element) -> Range<Int>) -> Element? {
    guard let range else { return nil }
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if place(self[middle]).upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < count && place(self[low]).contains(range) ? self[low] : nil
  }
}

extension Message {
  /// Whether it has nothing to read in any of its forms: no text, no argument.
  var isUnwritten: Bool { isSound && MessagePart.isBlank(parts, in: { $0.allSatisfy { $0 } }) }

  /// Whether its reader may be shown nothing: by some choice of forms it has no text and no argument.
  var canBeBlank: Bool { isSound && MessagePart.canBeBlank(parts) }
}

extension MessagePart {
  /// Whether parts show nothing by some choice of forms.
  static func canBeBlank(_ parts: [MessagePart]) -> Bool {
    isBlank(parts, in: { $0.contains(true) })
  }

  /// Whether parts show nothing, where of each plural and select as many forms as `matter` asks for are
  /// blank.
  fileprivate static func isBlank(_ parts: [MessagePart], in matter: ([Bool]) -> Bool) -> Bool {
    parts.allSatisfy { part in
      switch part {
      case .text(let text): text.isBlank
      case .placeholder, .pluralNumber: false
      case .plural(let plural): matter(plural.forms.map { isBlank($0.parts, in: matter) })
      case .select(let select): matter(select.forms.map { isBlank($0.parts, in: matter) })
      }
    }
  }
}

extension LiteralText {
  /// Whether it has no visible character.
  var isBlank: Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }
}
