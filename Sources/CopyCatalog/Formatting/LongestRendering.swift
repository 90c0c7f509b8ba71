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
