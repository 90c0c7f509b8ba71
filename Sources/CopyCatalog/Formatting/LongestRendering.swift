/// The widest text that a message can become.
struct LongestRendering {
  let text: String
  /// One for a user-perceived character, two for a wide one.
  let columns: Int
  /// The region in whose formats it is that wide; nil for the formats of the text's own locale.
  private(set) var region: LocaleTag?

  /// Renders messages that are read one after the other at their widest, with what the locale puts between
  /// two sentences: the widest form of every plural and select, with each argument at its sample and each text
  /// argument at its `max` where that is longer, in the formats of the locale and of each region that shows its
  /// texts. A choice that several of them make is made once: where one says what became of a deleted
  /// file, the other does not speak of a moved one.
  static func together(_ messages: [Message], in site: CopySite) -> LongestRendering {
    var keys: [String: Set<String>] = [:]
    for message in messages where !message.isLiteral {
      message.forEachPart { part in
        if case .select(let select) = part {
          keys[select.name, default: []].formUnion(select.forms.map(\.key))
        }
      }
    }
    let gap = site.locale.sentenceGap
    var widest = LongestRendering(text: "", columns: -1)
    for formats in site.catalog.formats(of: site.locale) {
      var widening = Widening(site: site, formats: formats)
      for choice in choices(of: keys) {
        widening.choice = choice
        let renderings = messages.map { widening.render($0.parts, number: nil) }
        let columns = renderings.reduce(gap.utf8.count * (renderings.count - 1)) { $0 + $1.columns }
        guard columns > widest.columns else { continue }
        widest = LongestRendering(
          text: renderings.map(\.text).joined(separator: gap), columns: columns,
          region: formats == site.locale ? nil : formats)
      }
    }
    return widest
  }

  /// Every way to choose a key for each argument; where there are too many, one that leaves all of them open,
  /// so that each choice is taken at its widest.
  private static func choices(of keys: [String: Set<String>]) -> [[String: String]] {
    var choices: [[String: String]] = [[:]]
    for (name, values) in keys.sorted(by: { $0.key < $1.key }) {
      guard choices.count * values.count <= choiceLimit else { return [[:]] }
      choices = choices.flatMap { choice in
        values.sorted().map { choice.merging([name: $0]) { $1 } }
      }
    }
    return choices
  }

  private static let choiceLimit = 256

  /// A number of columns that no rendering of the message exceeds; cheap, and close for text.
  ///
  /// A character has at most as many columns as UTF-8 bytes. A number is taken to have at most 40 columns, a
  /// date 90, and a duration, a size or an amount of money 100, which holds for 64-bit numbers with their
  /// separators, for `full` dates and for the names of units in all locales.
  static func bound(of message: Message, in site: CopySite) -> Int {
    message.isLiteral ? message.pattern.utf8.count : bound(of: message.parts, in: site)
  }

  private static let numberBound = 40
  private static let dateBound = 90
  private static let quantityBound = 100
  private static let conjunctionBound = 12

  private static func bound(of parts: [MessagePart], in site: CopySite) -> Int {
    parts.reduce(0) { sum, part in
      switch part {
      case .text(let literal): sum + literal.text.utf8.count
      case .pluralNumber: sum + numberBound
      case .plural(let plural): sum + (plural.forms.map { bound(of: $0.parts, in: site) }.max() ?? 0)
      case .select(let select): sum + (select.forms.map { bound(of: $0.parts, in: site) }.max() ?? 0)
      case .placeholder(let placeholder): sum + bound(of: placeholder, in: site)
      }
    }
  }

  private static func bound(of placeholder: Placeholder, in site: CopySite) -> Int {
    if let constant = site.catalog.settings.constants[placeholder.name] { return constant.utf8.count }
    guard let argument = site.entry.argument(placeholder.name) else { return placeholder.name.utf8.count + 2 }
    return switch argument.sample {
    case .text(let text): max(argument.max ?? 0, text.utf8.count)
    case .list(let items): items.reduce(argument.max ?? 0) { $0 + $1.utf8.count + conjunctionBound }
    case .integer, .number: argument.type.isNumber ? numberBound : quantityBound
    case .money: quantityBound
    case .date: dateBound
    }
  }

  /// Renders parts at their widest; values are shown as `MessageRenderer` shows them.
  private struct Widening {
    let site: CopySite
    var renderer: MessageRenderer
    /// The keys of selects by argument; a select of another argument is taken at its widest.
    var choice: [String: String] = [:]

    init(site: CopySite, formats: LocaleTag) {
      self.site = site
      renderer = MessageRenderer(
        facts: site.catalog.facts[site.locale] ?? LocaleFacts(of: site.locale), formats: formats,
        constants: site.catalog.settings.constants)
    }

    /// - Parameter number: what `#` shows: a value and the offset that is taken from it.
    mutating func render(_ parts: [MessagePart], number: (value: ArgumentValue, offset: Double)?)
      -> LongestRendering
    {
      var text = ""
      for part in parts {
        switch part {
        case .text(let literal): text += literal.text
        case .placeholder(let placeholder): text += shown(placeholder)
        case .pluralNumber:
          if let number { text += renderer.shown(number.value, less: number.offset) }
        case .plural(let plural):
          text += widest(
            plural.forms.map { render($0.parts, number: (value(of: plural, for: $0), plural.offset)) })
        case .select(let select):
          let chosen = choice[select.name].flatMap { key in
            select.forms.first { $0.key == key } ?? select.forms.first { $0.key == "other" }
          }
          text += widest((chosen.map { [$0] } ?? select.forms).map { render($0.parts, number: number) })
        }
      }
      return LongestRendering(text: text, columns: Graphemes.columns(text))
    }

    private func widest(_ renderings: [LongestRendering]) -> String {
      renderings.max { $0.columns < $1.columns }?.text ?? ""
    }

    private func value(of plural: PluralChoice, for form: PluralForm) -> ArgumentValue {
      if case .exact(let number) = form.selector {
        return Int64(exactly: number).map(ArgumentValue.integer) ?? .number(number)
      }
      return site.entry.argument(plural.name).map(widestValue) ?? .integer(0)
    }

    private mutating func shown(_ placeholder: Placeholder) -> String {
      if let constant = site.catalog.settings.constants[placeholder.name] { return constant }
      guard let argument = site.entry.argument(placeholder.name) else { return "{\(placeholder.name)}" }
      let text = renderer.shown(widestValue(of: argument), in: placeholder, type: argument.type)
      guard case .list = argument.sample, let max = argument.max else { return text }
      return text + String(repeating: "x", count: Swift.max(0, max - Graphemes.columns(text)))
    }

    /// The sample; of a text as long as its `max`, of a number with a range its upper end, which has the most
    /// digits. The `max` of a list is that of the whole list as it is shown.
    private func widestValue(of argument: Argument) -> ArgumentValue {
      switch argument.sample {
      case .text(let text):
        let missing = (argument.max ?? 0) - Graphemes.columns(text)
        return missing > 0 ? .text(text + String(repeating: "x", count: missing)) : argument.sample
      case .integer:
        guard let range = argument.range, range.upperBound < .max else { return argument.sample }
        return .integer(range.upperBound)
      case .number, .date, .list, .money: return argument.sample
      }
    }
  }
}
