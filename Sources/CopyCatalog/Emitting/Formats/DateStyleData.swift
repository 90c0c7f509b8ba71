/// How a locale writes dates in a style: ICU's pattern, and the names that the pattern needs.
struct DateStyleData {
  /// Lines of the runtime's `FormatData`: the style, then a list of names for each field.
  let lines: [String]

  /// Why the runtime cannot show the style in a locale; nil where it can.
  static func refusal(of style: FormatStyle, locale: LocaleTag) -> FormatSupport.Refusal? {
    let written = written(style)
    if let refusal = refusal(ofName: style.style, written) { return refusal }
    guard let pattern = try? DatePattern(style, locale: locale) else {
      return FormatSupport.Refusal(
        problem: "ICU does not know the \(written)", fix: "use a skeleton such as “::yMMMd”")
    }
    return refusal(of: pattern, written: written, locale: locale)
  }

  /// The style as findings call it.
  private static func written(_ style: FormatStyle) -> String {
    "\(style.kind == .time ? "time" : "date") style “\(style.style ?? "")”"
  }

  private static func refusal(ofName name: String?, _ written: String) -> FormatSupport.Refusal? {
    if let name, DatePattern.named[name] == nil, !name.hasPrefix("::") {
      return FormatSupport.Refusal(
        problem: "the \(written) is a pattern, which is right in one language at most",
        fix: "use “short”, “medium”, “long”, “full” or a skeleton such as “::yMMMd”")
    }
    if name?.contains(where: { "|{}\\'".contains($0) || $0.isNewline }) == true {
      return FormatSupport.Refusal(
        problem: "the \(written) holds more than the letters of a skeleton",
        fix: "use a skeleton such as “::yMMMd”")
    }
    return nil
  }

  private static func refusal(
    of pattern: DatePattern, written: String, locale: LocaleTag
  ) -> FormatSupport.Refusal? {
    guard calendars.contains(pattern.calendar), !pattern.hasOwnNumbering else {
      return FormatSupport.Refusal(
        problem: """
          the \(written) needs the \(pattern.calendar) calendar or numerals of its own in \(locale), which is not \
          supported yet
          """,
        fix: "give the date as a string that the app has formatted")
    }
    for field in pattern.fields where !isSupported(field) {
      let isZone = "zZOvVxX".contains(field.first ?? " ")
      return FormatSupport.Refusal(
        problem: isZone
          ? "the \(written) names the time zone, which is not supported yet"
          : "the \(written) needs the field “\(field)”, which is not supported yet",
        fix: isZone
          ? "use “short” or “medium”" : "use a skeleton of year, month, day, weekday, hour and minute")
    }
    return nil
  }

  /// - Throws: where ICU does not know the style or the runtime cannot show it.
  init(_ style: FormatStyle, locale: LocaleTag) throws {
    let written = DateStyleData.written(style)
    guard DateStyleData.refusal(ofName: style.style, written) == nil else {
      throw NumberStyleData.UnknownShape()
    }
    let pattern = try DatePattern(style, locale: locale)
    guard DateStyleData.refusal(of: pattern, written: written, locale: locale) == nil else {
      throw NumberStyleData.UnknownShape()
    }
    let digits = try pattern.digits()
    var lines = [
      "date|\(style.name)|\(pattern.calendar)|\(digits == "0123456789" ? "latn" : digits)|\(pattern.pattern)"
    ]
    for field in Set(pattern.fields.map(DateStyleData.nameField)).sorted() {
      guard let names = try pattern.names(of: field) else { continue }
      let calendar = "MLG".contains(field.first ?? " ") ? pattern.calendar : "any"
      lines.append((["names", calendar, field] + names).joined(separator: "|"))
    }
    self.lines = lines
  }

  /// The calendars whose fields Foundation computes as ICU does.
  private static let calendars: Set<String> = ["gregorian", "buddhist", "persian", "islamic-umalqura"]

  private static func isSupported(_ field: String) -> Bool {
    switch field.first {
    case "y", "d", "H", "k", "h", "K", "m", "s": true
    case "M", "L", "G", "a", "B": field.count <= 5
    case "E": field.count <= 6
    case "c": field.count >= 3 && field.count <= 6
    default: false
    }
  }

  /// The field whose list of names a field is looked up in: the shortest way to write that width.
  private static func nameField(_ field: String) -> String {
    guard let letter = field.first else { return field }
    switch letter {
    case "E", "c": return String(repeating: letter, count: max(field.count, 3))
    case "a", "B", "G": return String(repeating: letter, count: field.count <= 3 ? 1 : field.count)
    default: return field
    }
  }
}
