/// Says of each format once whether it can be shown.
struct FormatJudge {
  struct Fault {
    let problem: String
    /// The type and style to write instead; nil where it takes a person to choose.
    let replacement: String?
    let advice: String
  }

  private struct Key: Hashable {
    let kind: ArgumentFormat.Kind
    let style: String?
    let locale: LocaleTag
  }

  private struct TypeKey: Hashable {
    let type: ArgumentType
    let locale: LocaleTag
  }

  private var known: [Key: Fault?] = [:]
  private var knownTypes: [TypeKey: Fault?] = [:]

  mutating func fault(of format: ArgumentFormat, in locale: LocaleTag) -> Fault? {
    let key = Key(kind: format.kind, style: format.style, locale: locale)
    if let known = known[key] { return known }
    let fault = Self.judge(format, locale) ?? Self.limit(format, locale)
    known[key] = fault
    return fault
  }

  /// Why an argument of a type that is shown by itself cannot be.
  mutating func fault(of type: ArgumentType, in locale: LocaleTag) -> Fault? {
    let key = TypeKey(type: type, locale: locale)
    if let known = knownTypes[key] { return known }
    let fault = FormatSupport.refusal(of: nil, type: type, locale: locale).map {
      Fault(problem: $0.problem, replacement: nil, advice: $0.fix)
    }
    knownTypes[key] = fault
    return fault
  }

  /// What ICU knows and the runtime cannot show as ICU does.
  private static func limit(_ format: ArgumentFormat, _ locale: LocaleTag) -> Fault? {
    let type: ArgumentType = format.kind == .number ? .number : .date
    return FormatSupport.refusal(of: format, type: type, locale: locale).map {
      Fault(problem: $0.problem, replacement: nil, advice: $0.fix)
    }
  }

  private static let dateStyles = ["short", "medium", "long", "full"]

  private static func judge(_ format: ArgumentFormat, _ locale: LocaleTag) -> Fault? {
    switch format.kind {
    case .spellout:
      return Fault(
        problem: "the format ‘spellout’ is not supported", replacement: "number",
        advice: "write the number in digits")
    case .ordinal:
      return Fault(
        problem: "the format ‘ordinal’ is not supported", replacement: nil,
        advice: "use selectordinal, with a form for each ending:  one {#st} two {#nd} few {#rd} other {#th}")
    case .duration:
      return Fault(
        problem: "the format ‘duration’ is not supported", replacement: nil,
        advice: "declare the argument with  type = \"duration\"  and write its name alone")
    case .number:
      guard let style = format.style else { return nil }
      if !style.hasPrefix("::") {
        if ["integer", "percent"].contains(style) { return nil }
        if style == "currency" {
          return Fault(
            problem: "the style ‘currency’ takes the currency from the reader’s country, not from the amount",
            replacement: nil, advice: "declare the argument with  type = \"money\"")
        }
        return Fault(
          problem: "‘\(style)’ is a pattern of one country’s habits", replacement: nil,
          advice: "use percent, integer, or a skeleton such as  ::.00")
      }
    case .date, .time:
      guard let style = format.style else { return nil }
      if !style.hasPrefix("::") {
        if dateStyles.contains(style) { return nil }
        return Fault(
          problem: "‘\(style)’ is a pattern of one country’s habits",
          replacement: skeleton(ofPattern: style).map { "\(format.kind.rawValue), ::\($0)" },
          advice: "use short, medium, long, full, or a skeleton such as  ::yMMMd")
      }
    }
    guard let style = format.style else { return nil }
    do {
      let formatter = try MessageFormatter("{x, \(format.kind.rawValue), \(style)}", locale: locale.tag)
      _ = try formatter.format(["x": format.kind == .number ? .number(1.5) : .date(milliseconds: 0)])
      return nil
    } catch {
      return Fault(
        problem: "‘\(style)’ is not a skeleton that ICU knows", replacement: nil,
        advice: format.kind == .number
          ? "write one such as  ::.00  or  ::percent scale/100" : "write one such as  ::yMMMd  or  ::jm")
    }
  }

  /// The skeleton that asks for the fields of a date pattern: `dd.MM.yyyy` gives `yMMMd`, with a month that
  /// is a word so that nobody takes it for the day. Nil where the pattern has other fields.
  private static func skeleton(ofPattern pattern: String) -> String? {
    var fields: Set<Character> = []
    var isQuoted = false
    for character in pattern {
      if character == "'" { isQuoted.toggle() }
      if !isQuoted, character.isASCII, character.isLetter { fields.insert(character) }
    }
    let time = (fields.contains("H") || fields.contains("h")) ? (fields.contains("m") ? "jm" : "j") : ""
    let date = (fields.contains("E") ? "E" : "") + (fields.contains("y") ? "y" : "")
      + (fields.contains("M") ? "MMM" : "") + (fields.contains("d") ? "d" : "")
    let understood: Set<Character> = ["E", "y", "M", "d", "H", "h", "m", "a", "s"]
    guard !fields.isEmpty, fields.isSubset(of: understood), !fields.contains("s") else { return nil }
    return (date + time).isEmpty ? nil : date + time
  }
}
