/// Writes `CopyLocale.<locale>.swift`: what a locale's readers are shown, one message a line, and what the
/// formats of those messages need.
struct LocaleEmitter {
  private let locale: LocaleTag
  private let catalog: Catalog

  init(_ locale: LocaleTag, in catalog: Catalog) {
    self.locale = locale
    self.catalog = catalog
  }

  func text(_ resolver: inout CopyResolver) -> String {
    let texts = texts(&resolver)
    let data = data(&resolver)
    let member = SwiftNames.localeMember(locale)
    let regions = (catalog.regions[locale] ?? []).map { region in
      """

          /// The texts in `\(locale)`, in the formats of `\(region)`.
          static let \(SwiftNames.localeMember(region)) = LocaleTables(
            formatsOf: \(SwiftText.literal(region.tag)), for: \(member),
            data: \(SwiftText.block(self.data(inFormatsOf: region, &resolver), indent: "      ")))

        """
    }
    return SwiftEmitter.header(from: "\(locale)/") + """

      import CopyRuntime

      extension GeneratedCopy {
        static let \(member) = LocaleTables(
          \(SwiftText.literal(locale.tag)),
          data: \(SwiftText.block(data, indent: "      ")),
          text: \(SwiftText.block(texts, indent: "      ")))
      \(regions.joined())}

      """
  }

  /// The lines of the runtime's `LocaleTables`.
  func texts(_ resolver: inout CopyResolver) -> [String] {
    var lines: [String] = []
    if !catalog.actions.isEmpty {
      lines.append("[Actions]")
      for action in catalog.actions {
        append(LocaleEmitter.word(action.key), resolver.shown(action.entry, in: locale), to: &lines)
      }
    }
    for domain in catalog.domains {
      lines.append("[\(LocaleEmitter.word(domain.name))]")
      for entry in EnumEmitter.entries(of: domain) {
        append(head(of: entry), resolver.shown(entry, in: locale), to: &lines)
      }
    }
    return lines
  }

  /// What the lines of an entry begin with: the code of an error, which is stable and shorter than its name, or the
  /// name of another state.
  private func head(of entry: Entry) -> String {
    if entry.isError, let code = entry.code { return "\(code.number)" }
    return LocaleEmitter.word(entry.name)
  }

  private func append(_ head: String, _ shown: CopyResolver.Shown, to lines: inout [String]) {
    switch shown {
    case .own(let texts):
      lines.append(head)
      for text in texts { lines.append(" \(LocaleEmitter.word(text.key)) \(text.message)") }
    case .texts(let other): lines.append("\(head) ~ \(other)")
    case .entry(let other): lines.append("\(head) = \(other)")
    }
  }

  /// The lines of the runtime's `FormatData` that the texts resolved so far for the locale need.
  func data(_ resolver: inout CopyResolver) -> [String] {
    var lines: [String] = []
    if (try? LocaleData.isRightToLeft(locale.tag)) == true { lines.append("direction rtl") }
    if locale.sentenceGap.isEmpty { lines.append("sentences joined") }
    let needs = resolver.needs(of: locale)
    for (kind, isNeeded) in [(PluralKind.cardinal, needs.cardinals), (.ordinal, needs.ordinals)] {
      guard isNeeded, let rules = rules(kind, in: locale) else { continue }
      lines.append("\(kind.rawValue) \(rules)")
    }
    return lines + formatLines(of: needs.styles, in: locale, &resolver)
  }

  /// The lines that the same texts need in the formats of a region, beside those of their own locale.
  ///
  /// Where the region has a style that apps cannot show, which is a finding, they have the locale's own.
  func data(inFormatsOf region: LocaleTag, _ resolver: inout CopyResolver) -> [String] {
    let styles = resolver.needs(of: locale).styles
    var lines: [String] = []
    if styles.contains(where: \.usesCardinals) {
      let rules = rules(.cardinal, in: region)
      if rules != self.rules(.cardinal, in: locale) { lines.append("units \(rules ?? "")") }
    }
    return lines
      + RegionLines.differing(
        formatLines(of: styles, in: region, &resolver), from: formatLines(of: styles, in: locale, &resolver))
  }

  private func formatLines(
    of styles: Set<FormatStyle>, in locale: LocaleTag, _ resolver: inout CopyResolver
  ) -> [String] {
    var lines: [String] = []
    var known: Set<String> = []
    for style in styles.sorted() {
      // Styles may share the names of a calendar, or the numbers of units.
      for line in resolver.formatLines(for: style, in: locale) where known.insert(line).inserted {
        lines.append(line)
      }
    }
    return lines
  }

  /// The plural rules as the runtime's `PluralRuleSet` reads them; nil where there is `other` alone.
  private func rules(_ kind: PluralKind, in locale: LocaleTag) -> String? {
    let rules = (try? PluralRules(locale: locale.tag, kind: kind).rules) ?? []
    let texts = rules.filter { !$0.text.isEmpty }.map { "\($0.category.rawValue): \($0.text)" }
    return texts.isEmpty ? nil : texts.joined(separator: "; ")
  }

  /// A name as one word of a line: what would end the word or the line is `_`. Names of entries, actions and
  /// domains hold no such characters unless a finding says so.
  static func word(_ name: String) -> String {
    let word = String(name.map { $0.isWhitespace || $0.isNewline ? "_" : $0 })
    return word.isEmpty || word.hasPrefix("[") ? "_\(word)" : word
  }
}
