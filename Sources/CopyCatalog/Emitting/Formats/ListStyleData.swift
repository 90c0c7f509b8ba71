/// How a locale writes lists of a kind, in ICU's widest form.
struct ListStyleData {
  /// Lines of the runtime's `FormatData`: first the one that always holds.
  let lines: [String]

  /// What the last item begins with where ICU has another word before it: the conditions that the runtime's
  /// `ListStyle` knows, by language, each with an item that meets it.
  private static let conditions: [String: (name: String, item: String)] = [
    "es": ("i", "i"), "he": ("not-hebrew", "a")
  ]

  /// Items of which some meet each condition and some do not.
  private static let probes = [
    "a", "i", "I", "hi", "HI", "hij", "hia", "Hie", "hiE", "h", "o", "O", "ho", "8", "80", "11", "11 a", "1",
    "א", "׃", "שa",
    "ﬁ", "ä", "و", " i", "í", "y"
  ]

  /// - Throws: where ICU changes the words before an item under another condition than those that the runtime
  ///   knows.
  init(_ kind: ListData.Kind, locale: LocaleTag) throws {
    let condition = ListStyleData.conditions[locale.language]
    let usual = try ListData(locale: locale.tag, kind: kind, last: locale.language == "he" ? "א" : "a")
    let special = try condition.map { try ListData(locale: locale.tag, kind: kind, last: $0.item) }
    for probe in ListStyleData.probes {
      let data = try ListData(locale: locale.tag, kind: kind, last: probe)
      let isMet = condition.map { ListStyleData.meets($0.name, probe) } ?? false
      guard data == (isMet ? special ?? usual : usual) else { throw NumberStyleData.UnknownShape() }
    }
    var lines = [try ListStyleData.line(kind, "", usual)]
    if let condition, let special, special != usual {
      lines.append(try ListStyleData.line(kind, condition.name, special))
    }
    self.lines = lines
  }

  private static func meets(_ condition: String, _ item: String) -> Bool {
    guard condition == "i" else {
      return item.unicodeScalars.first.map { CharacterFacts($0).script.tag != "Hebr" } ?? false
    }
    let letters = String(decoding: item.utf8.prefix(3).map { $0.isLetter ? $0 | 0x20 : $0 }, as: UTF8.self)
    return letters.hasPrefix("i") || (letters.hasPrefix("hi") && letters != "hia" && letters != "hie")
  }

  private static func line(_ kind: ListData.Kind, _ condition: String, _ data: ListData) throws -> String {
    let fields = [
      kind == .and ? "and" : "units", condition, data.before, data.start, data.middle, data.end, data.after,
      data.pair.before,
      data.pair.between, data.pair.after
    ]
    guard !fields.contains(where: { $0.contains("|") || $0.contains("\n") }) else {
      throw NumberStyleData.UnknownShape()
    }
    return "list|" + fields.joined(separator: "|")
  }
}
