/// Finds plurals whose form follows another number than the one that is shown.
struct PluralOfRounded: FormCheck {
  static let page = CheckPage(
    id: "plural-of-rounded", category: .message, severity: .shouldFix,
    summary: "Finds plural forms that show their number rounded, shortened or scaled.",
    rationale: """
      The form follows the whole number, the reader sees the rounded one. In Polish 9618 takes “many” and \
      9623 takes “few”; rounded to two digits both are shown as “9600”, so one of the two sentences is \
      wrong. The same holds for 1.0, which is not “one” in English. Show the number as it is, or leave the \
      plural out.
      """,
    examples: [
      .message(
        "{count, plural, one {# photo is waiting} other {{count, number, ::@@} photos are waiting}} for space.",
        "{count, plural, one {# photo is waiting} other {{count} photos are waiting}} for space.",
        arguments: "count = { type = \"int\", sample = 9618 }")
    ])

  func findings(in message: MessageSite) -> [Finding] {
    var findings: [Finding] = []
    message.forEachPart { part, around in
      guard case .placeholder(let placeholder) = part, let format = placeholder.format,
        format.kind == .number,
        let style = format.style, let argument = message.argument(placeholder.name), argument.type.isNumber,
        Self.changesNumber(style, isWhole: argument.type == .int)
      else { return }
      let isCounted = around.contains { choice in
        if case .plural(let plural) = choice { plural.name == placeholder.name } else { false }
      }
      guard isCounted else { return }
      let form = placeholder.range
      findings.append(
        finding(
          "the plural of {\(placeholder.name)} follows the full number, and a rounded one is shown",
          at: message.message.place(of: placeholder.range), in: message.subject,
          impact: "the form may not fit the number beside it: \(message.rendered(choosing: form))",
          fix: Fix(
            "write {\(placeholder.name)} without the style",
            edits: [
              TextEdit(
                replacing: message.message.place(of: placeholder.range).range, with: "{\(placeholder.name)}")
            ])))
    }
    return findings
  }

  /// Whether a number style shows another number than the one it is given: ICU's skeletons of
  /// https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html.
  private static func changesNumber(_ style: String, isWhole: Bool) -> Bool {
    if style == "integer" { return !isWhole }
    if style == "percent" { return true }
    guard style.hasPrefix("::") else { return false }
    return style.dropFirst(2).split(separator: " ").contains { stem in
      switch stem {
      case "compact-short", "compact-long", "K", "KK", "scientific", "engineering", "%x100": return true
      case "precision-integer", ".": return !isWhole
      default:
        let rounds = [
          "scale/", "precision-increment/", "precision-currency", "scientific/", "engineering/", "E"
        ]
        return rounds.contains { stem.hasPrefix($0) } || stem.first == "." || stem.first == "@"
      }
    }
  }
}
