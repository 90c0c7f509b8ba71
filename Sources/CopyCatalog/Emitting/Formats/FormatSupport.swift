/// Whether an app can show a format exactly as ICU does.
public enum FormatSupport {
  /// Why the runtime cannot show an argument in this format as ICU does, and what to use; nil where it can.
  ///
  /// - Parameters:
  ///   - format: what stands behind the name in the message; nil for a plain `{name}`.
  ///   - type: the argument's declared type.
  ///   - locale: the locale whose data decides, such as its calendar.
  public static func refusal(of format: ArgumentFormat?, type: ArgumentType, locale: LocaleTag) -> Refusal? {
    switch type {
    case .duration, .bytes, .money, .list:
      if let format {
        return Refusal(
          problem: "a \(type.rawValue) has no format \(written(format))", fix: "remove the format")
      }
      var formats = LocaleFormats(locale)
      guard let style = FormatStyle(nil, of: type), !formats.canShow(style, type) else { return nil }
      return Refusal(
        problem:
          "ICU writes arguments of the type \(type.rawValue) in \(locale) in a way that apps cannot follow",
        fix: "declare the argument as string, and give it the text that the app has formatted")
    case .string, .file, .title, .person, .url, .code, .choice:
      guard let format else { return nil }
      return Refusal(
        problem: "a \(type.rawValue) has no format \(written(format))", fix: "remove the format")
    case .int, .number, .percent, .date: break
    }
    guard let style = FormatStyle(format, of: type) else {
      return Refusal(
        problem: "the format \(format.map(written) ?? "") is not supported",
        fix: type == .date ? "use “date” or “time”" : "use “number”")
    }
    guard (style.kind == .number) == type.isNumber else {
      return Refusal(
        problem: "a \(type.rawValue) cannot be shown as \(style.kind.rawValue)",
        fix: type == .date ? "use “date” or “time”" : "use “number”")
    }
    return style.kind == .number
      ? NumberStyleData.refusal(of: style) : DateStyleData.refusal(of: style, locale: locale)
  }

  /// A format that an app cannot show exactly.
  public struct Refusal: Sendable, Hashable {
    /// What is wrong, as the problem line of a finding.
    public let problem: String
    /// What to use.
    public let fix: String
  }

  private static func written(_ format: ArgumentFormat) -> String {
    "“" + ([format.kind.rawValue] + [format.style].compactMap { $0 }).joined(separator: ", ") + "”"
  }
}
