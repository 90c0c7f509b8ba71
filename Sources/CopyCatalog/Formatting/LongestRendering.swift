/// The widest text that a message can become.
struct LongestRendering {
  let text: String
  /// One for a user-perceived character, two for a wide one.
  let columns: Int

  /// Renders the widest form of every plural and select, with each argument at its sample and each text argument
  /// at its `max` where that is longer.
  static func of(_ message: Message, in site: CopySite) -> LongestRendering {
    var renderer = Renderer(site: site)
    return renderer.render(message.parts, number: nil)
  }

  /// A number of columns that no rendering of the message exceeds; cheap, and close for text.
  ///
  /// A character has at most as many columns as UTF-8 bytes. A number is taken to have at most 40 columns and a date 90,
  /// which holds for 64-bit numbers with their separators and for `full` dates in all locales.
  static func bound(of message: Message, in site: CopySite) -> Int {
    message.isLiteral ? message.pattern.utf8.count : bound(of: message.parts, in: site)
  }

  private static let numberBound = 40
  private static let dateBound = 90

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
    guard let argument = site.entry.argument(placeholder.name) else { return placeholder.name.utf8.count }
    return switch argument.sample {
    case .text(let text): max(argument.max ?? 0, text.utf8.count)
    case .list(let items): items.reduce(0) { $0 + $1.utf8.count + 2 }
    case .integer, .number, .money: numberBound
    case .date: dateBound
    }
  }

  private struct Renderer {
    let site: CopySite

    mutating func render(_ parts: [MessagePart], number: (plural: PluralChoice, value: Double)?) -> LongestRendering {
      var text = ""
      for part in parts {
        switch part {
        case .text(let literal): text += literal.text
        case .placeholder(let placeholder): text += value(of: placeholder)
        case .pluralNumber:
          if let number { text += self.number(number.value - number.plural.offset) }
        case .plural(let plural):
          text += widest(plural.forms.map { render($0.parts, number: (plural, value(of: plural, for: $0))) })
        case .select(let select):
          text += widest(select.forms.map { render($0.parts, number: number) })
        }
      }
      return LongestRendering(text: text, columns: Graphemes.columns(text))
    }

    private func widest(_ renderings: [LongestRendering]) -> String {
      renderings.max { $0.columns < $1.columns }?.text ?? ""
    }

    /// The number that a form is judged with: the sample, or the end of the range with the most digits.
    private func value(of plural: PluralChoice, for form: PluralForm) -> Double {
      if case .exact(let number) = form.selector { return number }
      guard let argument = site.entry.argument(plural.name) else { return 0 }
      if let range = argument.range, range.upperBound < .max { return Double(range.upperBound) }
      return switch argument.sample {
      case .integer(let number): Double(number)
      case .number(let number): number
      default: 0
      }
    }

    private func number(_ value: Double) -> String {
      format("{x}", value.rounded() == value ? .integer(Int64(value)) : .number(value))
    }

    private func value(of placeholder: Placeholder) -> String {
      if let constant = site.catalog.settings.constants[placeholder.name] { return constant }
      guard let argument = site.entry.argument(placeholder.name) else { return placeholder.name }
      var pattern = "{x}"
      if let format = placeholder.format {
        pattern = "{x, \(format.kind.rawValue)\(format.style.map { ", \($0)" } ?? "")}"
      } else if argument.type == .percent {
        pattern = "{x, number, percent}"
      }
      switch argument.sample {
      case .text(let text):
        let columns = Graphemes.columns(text)
        guard let max = argument.max, max > columns else { return text }
        return text + String(repeating: "x", count: max - columns)
      case .integer(let number):
        guard let range = argument.range, range.upperBound < .max else { return format(pattern, .integer(number)) }
        return format(pattern, .integer(range.upperBound))
      case .number(let number): return format(pattern, .number(number))
      case .date(let milliseconds): return format(pattern, .date(milliseconds: milliseconds))
      case .list(let items): return items.joined(separator: ", ")
      case .money(let amount, let currency): return format("{x} \(currency)", .number(amount))
      }
    }

    /// What ICU makes of one value; a style that it refuses is another check's finding.
    private func format(_ pattern: String, _ value: MessageArgument) -> String {
      guard let formatter = try? MessageFormatter(pattern, locale: site.locale.tag) else { return "" }
      return (try? formatter.format(["x": value])) ?? ""
    }
  }
}
