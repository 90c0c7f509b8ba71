/// A text that names a button which isn’t there.
struct ActionMismatch: CopyCheck {
  static let page = CheckPage(
    id: "action-mismatch", category: .actionability, severity: .shouldFix,
    summary: "A text that names a button which its entry doesn’t offer, or calls it otherwise.",
    rationale: """
      The reader looks for the button that the text names, and doesn’t find it. A label that was changed later, and a \
      translation that kept the source’s, are the usual causes. What stands in quotation marks is taken for a button where \
      it is the label of some action of the catalog, where the word for “button” stands beside it, or where a sentence \
      begins with choosing it; names of settings, menus and files are left alone. It has to be the label in the same \
      locale, letter by letter.
      """,
    examples: [
      Example(
        bad: """
          # en/Actions.toml
          [try-again]
          label = "Try Again"
          role = "retry"
          note = "Loads the list once more."
          # en/Photos.toml
          [albums-not-loaded]
          code = 1
          context = "content"
          remedy = "retry"
          title = "Couldn’t load your albums"
          message = "The connection is too slow."
          recovery = "Move closer to your Wi-Fi router, then choose the “Reload” button."
          actions = ["try-again"]
          note = "In place of the list."
          """,
        good: """
          # en/Actions.toml
          [try-again]
          label = "Try Again"
          role = "retry"
          note = "Loads the list once more."
          # en/Photos.toml
          [albums-not-loaded]
          code = 1
          context = "content"
          remedy = "retry"
          title = "Couldn’t load your albums"
          message = "The connection is too slow."
          recovery = "Move closer to your Wi-Fi router, then choose the “Try Again” button."
          actions = ["try-again"]
          note = "In place of the list."
          """)
    ])

  func findings(in site: CopySite) -> [Finding] {
    guard !site.entry.actions.isEmpty, let language = site.language else { return [] }
    var labels: Labels?
    var findings: [Finding] = []
    for text in site.copy.texts {
      switch text.field.slot {
      case .message, .recovery: break
      case .title, .announcement, .label, .helpLabel, .actionLabel: continue
      }
      guard text.message.characters.contains(anyOf: Self.marks), text.message.isSound else { continue }
      labels = labels ?? Labels(of: site)
      guard let labels, let finding = finding(in: text, of: site, language, labels) else { continue }
      findings.append(finding)
    }
    return findings
  }

  private static let marks = ASCIISet.Query(
    "\"", classes: CharacterClasses.quotationMarks.subtracting(.rightSingleQuote))

  private func finding(in text: CopyText, of site: CopySite, _ language: Language, _ labels: Labels)
    -> Finding?
  {
    for read in ReadText.texts(of: text.message) {
      for quotation in read.quotations(in: site.typography) {
        let inside = quotation.lowerBound + 1..<quotation.upperBound - 1
        guard !inside.isEmpty, read.typographic.tokens[inside].allSatisfy({ $0.character != nil }) else {
          continue
        }
        let quoted = read.typographic.text(of: inside).trimmingSpaces
        if quoted.isEmpty || labels.offered.contains(quoted) { continue }
        let folded = quoted.lowercased()
        if let label = labels.offered.first(where: { $0.lowercased() == folded }) {
          return misnamed(quoted, label: label, inside, in: read, text, site)
        }
        guard labels.others.contains(folded) || isButton(quotation, in: read, language, site) else {
          continue
        }
        return finding(
          "'\(text.field)' names the button “\(quoted)”, which \(site.entry.name) doesn’t offer",
          at: read.typographic.place(of: quotation), in: site.subject(text.field),
          impact: "the reader looks for a button that isn’t there",
          fix: Fix("name one that is: \(labels.offered.map { "“\($0)”" }.listed("or"))"))
      }
    }
    return nil
  }

  /// The label with other capitals.
  private func misnamed(
    _ quoted: String, label: String, _ inside: Range<Int>, in read: ReadText, _ text: CopyText,
    _ site: CopySite
  ) -> Finding {
    let typographic = read.typographic
    let characters = inside.filter { !typographic[$0].isSpace }
    let range = (characters.first ?? inside.lowerBound)..<(characters.last ?? inside.lowerBound) + 1
    return finding(
      "'\(text.field)' calls the button “\(label)” “\(quoted)”", at: typographic.place(of: range),
      in: site.subject(text.field),
      impact: "the reader looks for a button with another label",
      fix: Fix(
        "write “\(label)”",
        // What a message reads as more than text.
        edits: label.contains { "'{}#".contains($0) }
          ? [] : [typographic.replacing(range, with: label)].compactMap(\.self)))
  }

  /// Whether what is quoted is called a button, or a sentence begins with choosing it.
  private func isButton(_ quotation: Range<Int>, in read: ReadText, _ language: Language, _ site: CopySite)
    -> Bool
  {
    let start = read.offset(of: quotation.lowerBound)
    let end = read.offset(of: quotation.upperBound)
    let words = TextWords(read.text, in: language)
    let tokens = words.tokens(by: language.pointing)
    let before = tokens.lastIndex { $0.range.upperBound <= start }
    let after = tokens.firstIndex { $0.range.lowerBound >= end }
    for neighbor in [before, after] {
      if let neighbor, tokens[neighbor].roles.contains(.button) { return true }
    }
    // “Choose “Allow” in Settings” is about another place.
    guard let before, tokens[before].roles.contains(.choose), !offersSettings(site) else { return false }
    let clause = tokens.clause(around: before)
    guard clause.lowerBound > 0 || read.beginsMessage else { return false }
    // “then choose”
    let leading = tokens[clause.lowerBound].range.lowerBound..<tokens[before].range.lowerBound
    let grammar = words.tokens()
      .filter { leading.contains($0.range.lowerBound) }
    guard grammar.allSatisfy({ !$0.roles.isDisjoint(with: [.leadIn, .opening]) }) else { return false }
    return after.map { [.sentenceEnd, .clauseEnd].contains(tokens[$0].kind) } ?? true
  }

  private func offersSettings(_ site: CopySite) -> Bool {
    site.entry.actions.contains { site.catalog.action($0.key)?.role == .settings }
  }

  /// The labels of a locale, those that an entry offers and the others.
  private struct Labels {
    /// In the order of the entry’s actions.
    private(set) var offered: [String] = []
    /// In lowercase.
    private(set) var others: Set<String> = []

    /// Nil where an action is not known, or a label is not plain text.
    init?(of site: CopySite) {
      let keys = Set(site.entry.actions.map(\.key))
      for reference in site.entry.actions {
        guard let action = site.catalog.action(reference.key), let label = Self.label(of: action, in: site)
        else {
          return nil
        }
        let own = site.copy.texts.filter { $0.field.slot == .label(action: action.key) }
        guard own.allSatisfy(\.message.isLiteral) else { return nil }
        offered += own.map(\.message.text)
        if own.contains(where: { $0.field.isPlain }) {
          others.insert(label.lowercased())
        } else {
          offered.append(label)
        }
        // A translation that kept the label of the source.
        if !site.isSource, let source = action.entry.source[.actionLabel], source.message.isLiteral {
          others.insert(source.message.text.lowercased())
        }
      }
      if let help = site.copy[.helpLabel] { offered.append(help.message.text) }
      for action in site.catalog.actions where !keys.contains(action.key) {
        if let label = Self.label(of: action, in: site) { others.insert(label.lowercased()) }
      }
    }

    /// The label of an action in the locale of a site or the one it falls back to.
    private static func label(of action: Action, in site: CopySite) -> String? {
      let parents = site.catalog.facts[site.locale]?.parents ?? []
      for locale in [site.locale] + parents {
        guard let text = action.entry.copy(in: locale)?[.actionLabel] else { continue }
        return text.message.isLiteral ? text.message.text : nil
      }
      guard let source = action.entry.source[.actionLabel], source.message.isLiteral else { return nil }
      return source.message.text
    }
  }
}
