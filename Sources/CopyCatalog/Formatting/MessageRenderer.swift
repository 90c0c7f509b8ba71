/// Renders messages as a reader of a locale sees them, by ICU's formats.
///
/// It keeps what it formatted, since the same samples come back in every message; one for each locale is
/// enough.
public struct MessageRenderer {
  /// Whose numbers, dates, units and lists are written.
  private let formats: LocaleTag
  private let facts: LocaleFacts
  private let constants: [String: String]
  private let timeZone: String
  private var cache: [CacheKey: String] = [:]

  private struct CacheKey: Hashable {
    let pattern: String
    let value: ArgumentValue
  }

  /// How many formatted values are kept.
  private static let cacheLimit = 10_000

  /// - Parameters:
  ///   - facts: the locale that the messages are written in.
  ///   - formats: the region whose formats they are shown in; the locale itself unless given.
  ///   - constants: the texts that are the same in every message, by name.
  ///   - timeZone: the zone that dates are shown in, as an id such as `Europe/Berlin`.
  public init(
    facts: LocaleFacts, formats: LocaleTag? = nil, constants: [String: String] = [:], timeZone: String = "UTC"
  ) {
    self.formats = formats ?? facts.locale
    self.facts = facts
    self.constants = constants
    self.timeZone = timeZone
  }

  /// One form of a message, with the text that it gives.
  public struct RenderedForm: Sendable, Hashable {
    /// The form's braces in the pattern, in UTF-8 bytes; nil for the message as its samples choose it.
    public let form: Range<Int>?
    public let text: String
  }

  /// The text of a message.
  ///
  /// - Parameters:
  ///   - arguments: the declared arguments. Each is shown at its sample, except where `values` says otherwise
  ///     or where the chosen form needs another number.
  ///   - values: values by argument name.
  ///   - form: the braces of a form in the pattern, to render the message as it is when that form, and those
  ///     it stands in, are chosen. Their arguments take values that choose them, as far as there are any.
  /// - Returns: the text; an argument that is not declared is shown as `{name}`.
  public mutating func render(
    _ message: Message, arguments: [Argument], values: [String: ArgumentValue] = [:],
    choosing form: Range<Int>? = nil
  ) -> String {
    if message.parts.count == 1, case .text(let text) = message.parts[0] { return text.text }
    var values = values
    for argument in arguments where values[argument.name] == nil { values[argument.name] = argument.sample }
    let scope = Scope(
      arguments: Dictionary(arguments.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }),
      form: form)
    if let form { choose(form, in: message.parts, scope: scope, values: &values) }
    var output = ""
    write(message.parts, scope: scope, values: values, number: nil, to: &output)
    return output
  }

  /// The text of a message in each of its forms, after the one that its samples choose.
  public mutating func renderForms(_ message: Message, arguments: [Argument]) -> [RenderedForm] {
    var forms: [Range<Int>?] = [nil]
    message.forEachPart { part in
      switch part {
      case .plural(let plural): forms += plural.forms.map(\.range)
      case .select(let select): forms += select.forms.map(\.range)
      case .text, .placeholder, .pluralNumber: break
      }
    }
    return forms.map { RenderedForm(form: $0, text: render(message, arguments: arguments, choosing: $0)) }
  }

  private struct Scope {
    let arguments: [String: Argument]
    let form: Range<Int>?

    /// Whether a form is the chosen one or the chosen one stands in it.
    func chooses(_ range: Range<Int>) -> Bool {
      form.map { range.lowerBound <= $0.lowerBound && $0.upperBound <= range.upperBound } ?? false
    }
  }

  // MARK: Choosing

  /// Gives the arguments of the choices that a form stands in values that choose it.
  private func choose(
    _ form: Range<Int>, in parts: [MessagePart], scope: Scope, values: inout [String: ArgumentValue]
  ) {
    for part in parts {
      switch part {
      case .plural(let plural):
        guard let chosen = plural.forms.first(where: { scope.chooses($0.range) }) else { continue }
        if let argument = scope.arguments[plural.name],
          let value = value(
            for: chosen.selector, of: plural, argument: argument, current: values[plural.name])
        {
          values[plural.name] = value
        }
        choose(form, in: chosen.parts, scope: scope, values: &values)
      case .select(let select):
        guard let chosen = select.forms.first(where: { scope.chooses($0.range) }) else { continue }
        if chosen.key != "other" { values[select.name] = .text(chosen.key) }
        choose(form, in: chosen.parts, scope: scope, values: &values)
      case .text, .placeholder, .pluralNumber: continue
      }
    }
  }

  /// A number that chooses a form: the current one if it does, else the smallest that does.
  private func value(
    for selector: PluralForm.Selector, of plural: PluralChoice, argument: Argument, current: ArgumentValue?
  ) -> ArgumentValue? {
    switch selector {
    case .exact(let number):
      return Int64(exactly: number).map(ArgumentValue.integer) ?? .number(number)
    case .category(let category):
      guard let coverage = PluralCoverage(of: plural, argument: argument, facts: facts) else { return nil }
      if case .integer(let number) = current,
        !plural.forms.contains(where: { $0.selector == .exact(Double(number)) }),
        case .integer(let less) = Self.less(plural.offset, .integer(number)),
        facts.rules(of: plural.kind).category(of: PluralOperands(less)) == category
      {
        return current
      }
      guard let number = coverage.numbers(of: category, limit: 1).first else { return nil }
      return Int64(number).map(ArgumentValue.integer) ?? Double(number).map(ArgumentValue.number)
    }
  }

  // MARK: Writing

  /// The number that `#` shows: the plural's, with its offset.
  private struct PluralNumber {
    let name: String
    let offset: Double
  }

  private mutating func write(
    _ parts: [MessagePart], scope: Scope, values: [String: ArgumentValue], number: PluralNumber?,
    to output: inout String
  ) {
    for part in parts {
      switch part {
      case .text(let text):
        output += text.text
      case .placeholder(let placeholder):
        output += shown(placeholder, scope: scope, values: values)
      case .pluralNumber:
        guard let number, let value = values[number.name] else { continue }
        output += shown(value, less: number.offset)
      case .plural(let plural):
        guard let form = form(of: plural, scope: scope, values: values) else { continue }
        let number = PluralNumber(name: plural.name, offset: plural.offset)
        write(form.parts, scope: scope, values: values, number: number, to: &output)
      case .select(let select):
        guard let form = form(of: select, scope: scope, values: values) else { continue }
        write(form.parts, scope: scope, values: values, number: nil, to: &output)
      }
    }
  }

  private mutating func shown(
    _ placeholder: Placeholder, scope: Scope, values: [String: ArgumentValue]
  ) -> String {
    guard let value = values[placeholder.name] else {
      return constants[placeholder.name] ?? "{\(placeholder.name)}"
    }
    return shown(value, in: placeholder, type: scope.arguments[placeholder.name]?.type)
  }

  /// What a value becomes in a placeholder.
  mutating func shown(_ value: ArgumentValue, in placeholder: Placeholder, type: ArgumentType?) -> String {
    guard let format = placeholder.format else { return plain(value, type: type) }
    let style = format.style.map { ", \($0)" } ?? ""
    return formatted("{x, \(format.kind.rawValue)\(style)}", value)
  }

  /// What a number becomes at a `#` of a plural with an offset.
  mutating func shown(_ value: ArgumentValue, less offset: Double) -> String {
    formatted("{x, number}", Self.less(offset, value))
  }

  /// A value in a plain `{name}`.
  private mutating func plain(_ value: ArgumentValue, type: ArgumentType?) -> String {
    switch value {
    case .text(let text): text
    case .integer(let bytes) where type == .bytes:
      formatted("{x, number, ::\(ByteCountUnit.of(bytes).skeleton)}", value)
    case .number(let seconds) where type == .duration: duration(seconds)
    case .integer, .number: formatted(type == .percent ? "{x, number, percent}" : "{x, number}", value)
    case .date: formatted("{x}", value)
    case .list(let items): list(items, kind: .and)
    // ICU's `NumberFormatter`: the locale's usual format of the currency, with the digits it usually has.
    case .money(let amount, let currency): formatted("{x, number, ::currency/\(currency)}", .number(amount))
    }
  }

  private mutating func duration(_ seconds: Double) -> String {
    let parts = DurationPart.parts(of: seconds).map { part in
      formatted("{x, number, ::\(DurationPart.skeleton(part.unit))}", .integer(part.count))
    }
    return list(parts, kind: .units)
  }

  /// Items as ICU's `ListFormatter` joins them, in its widest form.
  private func list(_ items: [String], kind: ListData.Kind) -> String {
    (try? ListData.oracle(items, locale: formats.tag, kind: kind)) ?? items.joined(separator: ", ")
  }

  /// The form that ICU takes: `=N` before any offset, then the category of the number less the offset.
  private mutating func form(
    of plural: PluralChoice, scope: Scope, values: [String: ArgumentValue]
  ) -> PluralForm? {
    if let chosen = plural.forms.first(where: { scope.chooses($0.range) }) { return chosen }
    let other = plural.form(.other)
    let number: Double
    switch values[plural.name] {
    case .integer(let integer): number = Double(integer)
    case .number(let double): number = double
    default: return other
    }
    if let exact = plural.forms.first(where: { $0.selector == .exact(number) }) { return exact }
    guard let value = values[plural.name] else { return other }
    return plural.form(category(of: value, plural: plural, other: other)) ?? other
  }

  private mutating func category(
    of value: ArgumentValue, plural: PluralChoice, other: PluralForm?
  ) -> PluralCategory {
    let style = other.flatMap { numberStyle(of: plural.name, in: $0.parts) }
    if style == nil, case .integer(let number) = Self.less(plural.offset, value) {
      return facts.rules(of: plural.kind).category(of: PluralOperands(number))
    }
    // Rounding decides, and ICU rounds by the style that the number has in the form `other`.
    let probe = style.map { "{x, number\($0)}" } ?? "#"
    let offset = plural.offset == 0 ? "" : "offset:\(Int(plural.offset)) "
    let forms = PluralCategory.allCases.filter { $0 != .other }.map { "\($0.rawValue){\($0.rawValue)}" }
      .joined()
    let pattern = "{x, \(plural.kind.rawValue), \(offset)\(forms)other{\(probe)}}"
    // The words, and so the rules that choose them, are those of the messages' own locale.
    return PluralCategory(rawValue: formatted(pattern, value, in: facts.locale)) ?? .other
  }

  /// The style, with the comma before it, of the first number of the plural's own argument in a form; nil
  /// where `#` comes first or there is none. ICU looks at the form itself, not into choices inside it.
  private func numberStyle(of name: String, in parts: [MessagePart]) -> String? {
    for part in parts {
      switch part {
      case .pluralNumber: return nil
      case .placeholder(let placeholder) where placeholder.name == name:
        guard let format = placeholder.format, format.kind == .number else { return nil }
        return format.style.map { ", \($0)" }
      case .placeholder, .text, .plural, .select: continue
      }
    }
    return nil
  }

  private func form(
    of select: SelectChoice, scope: Scope, values: [String: ArgumentValue]
  ) -> SelectForm? {
    if let chosen = select.forms.first(where: { scope.chooses($0.range) }) { return chosen }
    var key = "other"
    if case .text(let text) = values[select.name] { key = text }
    return select.forms.first { $0.key == key } ?? select.forms.first { $0.key == "other" }
  }

  /// A number less an offset. ICU and the runtime take it off in floating point, which differs above 2⁵³.
  private static func less(_ offset: Double, _ value: ArgumentValue) -> ArgumentValue {
    guard offset != 0 else { return value }
    switch value {
    case .integer(let number):
      let less = Double(number) - offset
      return abs(less) < 9_007_199_254_740_992 ? .integer(Int64(less)) : .number(less)
    case .number(let number): return .number(number - offset)
    default: return value
    }
  }

  // MARK: Formatting by ICU

  /// What ICU makes of a pattern whose one argument is `x`.
  ///
  /// - Parameter locale: that of the formats unless given. No pattern is asked for in two locales.
  private mutating func formatted(
    _ pattern: String, _ value: ArgumentValue, in locale: LocaleTag? = nil
  ) -> String {
    let key = CacheKey(pattern: pattern, value: value)
    if let known = cache[key] { return known }
    let argument: MessageArgument
    switch value {
    case .text(let text): argument = .text(text)
    case .integer(let number): argument = .integer(number)
    case .number(let number): argument = .number(number)
    case .date(let milliseconds): argument = .date(milliseconds: milliseconds)
    case .list(let items): argument = .text(items.joined(separator: ", "))
    case .money(let amount, _): argument = .number(amount)
    }
    let text: String
    do {
      let formatter = try MessageFormatter(pattern, locale: (locale ?? formats).tag, timeZone: timeZone)
      text = try formatter.format(["x": argument])
    } catch {
      // A format that does not suit its value is a finding of its own; here the value is shown as it is.
      text = Self.unformatted(value)
    }
    if cache.count >= Self.cacheLimit { cache.removeAll(keepingCapacity: true) }
    cache[key] = text
    return text
  }

  private static func unformatted(_ value: ArgumentValue) -> String {
    switch value {
    case .text(let text): text
    case .integer(let number): String(number)
    case .number(let number), .date(let number): String(number)
    case .list(let items): items.joined(separator: ", ")
    case .money(let amount, let currency): "\(amount) \(currency)"
    }
  }
}
