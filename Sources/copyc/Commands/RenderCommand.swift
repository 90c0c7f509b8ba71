import CopyCatalog
import CopycErrors
import Foundation

/// `copyc render`: shows a text as a person would see it.
enum RenderCommand: Command {
  static let catalogs = Syntax.Operand(
    name: "catalogs", summary: "The folder that holds catalog.toml.", isRequired: true)
  static let domain = Syntax.Operand(
    name: "domain", summary: "The name of the domain’s file without its ending.", isRequired: true)
  static let entry = Syntax.Operand(name: "entry", summary: "The name of the entry.", isRequired: true)
  static let locale = Syntax.Option(
    name: "locale", value: "tag", summary: "The language to show it in, such as pt-BR, or a region whose formats it is shown in.",
    isRequired: true)
  static let field = Syntax.Option(
    name: "field", value: "name",
    summary: "The text to show, such as title or macos.recovery; all unless given.")
  static let arg = Syntax.Option(
    name: "arg", value: "name=value",
    summary: """
      A value to show instead of the sample: digits for a number, 0.85 for a share, 2026-09-01 or \
      2026-09-01T14:30 for a date.
      """, isRepeatable: true)
  static let timeZone = Syntax.Option(
    name: "time-zone", value: "name",
    summary: "The time zone of dates, such as Europe/Berlin; UTC unless given.")

  static let syntax = Syntax(
    name: "render",
    summary: "show a text as ICU renders it, with values of your choice",
    operands: [catalogs, domain, entry],
    options: [locale, field, arg, timeZone],
    examples: [
      Syntax.Usage(
        line: "copyc render catalogs Payments upload-too-large --locale pl --arg count=3",
        meaning: "Show every text of the error in Polish, for three photos.")
    ])

  static func run(_ arguments: Arguments, on terminal: Terminal) async throws(CopycError) -> ExitStatus {
    let files = try CatalogFolder(arguments[catalogs] ?? "").files()
    let compilation = check(files)
    let catalog = compilation.catalog
    let domain = try self.domain(arguments[domain] ?? "", in: catalog)
    let entry = try self.entry(arguments[entry] ?? "", in: domain)
    let (copy, formats) = try copy(of: entry, in: arguments[locale] ?? "", of: catalog, on: terminal)
    let zone = try zone(arguments[timeZone] ?? "UTC")
    var values: [String: ArgumentValue] = [:]
    for word in arguments.all(arg) {
      let given = try GivenValue(word, for: entry, in: zone)
      values[given.name] = given.value
    }

    var texts = copy.texts
    if let name = arguments[field] {
      texts = texts.filter { $0.field.description == name }
      guard !texts.isEmpty else {
        let fields = copy.texts.map(\.field.description).joined(separator: ", ")
        throw .unknownField(entry: entry.name, field: name, fields: fields)
      }
    }
    let faulty = texts.count { !$0.message.isSound }
    guard faulty == 0 else { throw .cannotRender(entry: entry.name, count: faulty) }
    guard let facts = catalog.facts[copy.locale] else { throw .unknownLocale(locale: copy.locale.tag) }
    var renderer = MessageRenderer(
      facts: facts, formats: formats, constants: catalog.settings.constants, timeZone: zone.identifier)
    var shown = ""
    for text in texts {
      let rendered = renderer.render(text.message, arguments: entry.arguments, values: values)
      // One text alone is printed without its name, so that a script can use it.
      if arguments[field] == nil { shown += "\(text.field): " }
      shown += VisibleText.lines(rendered).joined(separator: "\n") + "\n"
    }
    try terminal.print(shown)
    return .success
  }

  private static func domain(_ name: String, in catalog: Catalog) throws(CopycError) -> Domain {
    guard let domain = catalog.domain(name) else {
      throw .unknown(domain: name, suggestion: nearest(name, in: catalog.domains.map(\.name)))
    }
    return domain
  }

  private static func entry(_ name: String, in domain: Domain) throws(CopycError) -> Entry {
    guard let entry = domain.entry(name) else {
      throw .unknown(entry: name, of: domain.name, suggestion: nearest(name, in: domain.entries.map(\.name)))
    }
    return entry
  }

  /// The copy of an entry in a locale or a format region, and the formats that it is shown in.
  private static func copy(
    of entry: Entry, in tag: String, of catalog: Catalog, on terminal: Terminal
  ) throws(CopycError) -> (copy: Copy, formats: LocaleTag) {
    let wanted = tag.lowercased().replacing("_", with: "-")
    func named(_ locale: LocaleTag) -> Bool { locale.tag.lowercased() == wanted }
    let owner = catalog.locales.first { catalog.formats(of: $0).contains(where: named) }
    let locale = catalog.locales.first(where: named) ?? owner
    guard let locale, let formats = catalog.formats(of: locale).first(where: named) else {
      throw .unknownLocale(locale: tag)
    }
    if let copy = entry.copy(in: locale) { return (copy, formats) }
    terminal.note("copyc: \(locale) has no text for \(entry.name), so the source is shown\n")
    // Texts of the same language are shown in the formats that were asked for.
    let source = entry.source.locale
    return (entry.source, source.language == formats.language ? formats : source)
  }

  private static func zone(_ name: String) throws(CopycError) -> TimeZone {
    guard let zone = TimeZone(identifier: name) else {
      throw .optionValueUnknown(
        option: "--time-zone", value: name, allowed: "names such as UTC, Europe/Berlin and Asia/Tokyo")
    }
    return zone
  }
}

/// A value for an argument, as it was typed.
struct GivenValue {
  let name: String
  let value: ArgumentValue

  /// - Parameter zone: the time zone that a date without one is in.
  init(_ word: String, for entry: Entry, in zone: TimeZone) throws(CopycError) {
    guard let equals = word.firstIndex(of: "=") else { throw .valueWithoutName(text: word) }
    name = String(word[..<equals])
    let text = String(word[word.index(after: equals)...])
    guard let argument = entry.argument(name) else {
      guard !entry.arguments.isEmpty else { throw .argumentsNotDeclared(entry: entry.name, argument: name) }
      let names = entry.arguments.map(\.name).joined(separator: ", ")
      throw .argumentUndeclared(entry: entry.name, argument: name, names: names)
    }
    value = try Self.value(text, of: argument, in: zone)
  }

  private static func value(
    _ text: String, of argument: Argument, in zone: TimeZone
  ) throws(CopycError) -> ArgumentValue {
    switch argument.type {
    case .string, .file, .title, .person, .url, .code: return .text(text)
    case .int:
      guard let number = Int64(text) else {
        throw .valueMismatch(argument: argument.name, value: text, expected: .int)
      }
      if let range = argument.range, !range.contains(number) {
        throw .valueOutOfRange(
          argument: argument.name, value: text, least: "\(range.lowerBound)", most: "\(range.upperBound)")
      }
      return .integer(number)
    case .bytes:
      guard let bytes = Int64(text) else {
        throw .valueMismatch(argument: argument.name, value: text, expected: .int)
      }
      return .integer(bytes)
    case .number:
      return .number(try number(text, of: argument, expected: .number))
    case .duration:
      guard let value = ArgumentValue(seconds: try number(text, of: argument, expected: .number)) else {
        throw .valueOutOfRange(argument: argument.name, value: text, least: "0", most: "1000000000000000000")
      }
      return value
    case .percent:
      return .number(try number(text, of: argument, expected: .percent))
    case .date:
      guard let date = GivenDate(text, in: zone) else {
        throw .valueMismatch(argument: argument.name, value: text, expected: .date)
      }
      return .date(milliseconds: date.milliseconds)
    case .choice:
      guard argument.choices.contains(text) || text == "other" else {
        throw .valueMismatch(argument: argument.name, value: text, expected: .choice)
      }
      return .text(text)
    case .list: return .list(text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
    case .money:
      guard let value = ArgumentValue(money: text) else {
        throw .valueMismatch(argument: argument.name, value: text, expected: .money)
      }
      return value
    }
  }

  private static func number(
    _ text: String, of argument: Argument, expected: CopycError.ValueMismatchExpected
  ) throws(CopycError) -> Double {
    guard let number = Double(text), number.isFinite else {
      throw .valueMismatch(argument: argument.name, value: text, expected: expected)
    }
    return number
  }
}

/// A day such as 2026-09-01, or with a time such as 2026-09-01T14:30 and 2026-09-01 14:30:15Z.
struct GivenDate {
  let milliseconds: Double

  init?(_ text: String, in zone: TimeZone) {
    let form = /(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?(Z)?)?/
    guard let match = text.wholeMatch(of: form) else { return nil }
    func number(_ part: Substring?) -> Int { part.flatMap { Int($0) } ?? 0 }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = match.7 == nil ? zone : .gmt
    let parts = DateComponents(
      calendar: calendar, timeZone: calendar.timeZone, year: number(match.1), month: number(match.2),
      day: number(match.3), hour: number(match.4), minute: number(match.5), second: number(match.6))
    guard let date = calendar.date(from: parts) else { return nil }
    // A calendar takes 30 February for 2 March.
    let day = calendar.dateComponents([.year, .month, .day], from: date)
    guard day.year == parts.year, day.month == parts.month, day.day == parts.day, number(match.4) < 24,
      number(match.5) < 60, number(match.6) < 60
    else { return nil }
    milliseconds = date.timeIntervalSince1970 * 1000
  }
}
