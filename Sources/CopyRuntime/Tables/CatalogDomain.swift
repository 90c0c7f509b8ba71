/// One domain of a catalog, as a generated file describes it: what is the same in every language.
public final class CatalogDomain: Sendable {
  /// The domain's name: that of its catalog file, such as `Payments`.
  public let name: String

  /// The `NSError` domain, such as `com.example.payments`.
  public let identifier: String

  /// The short name in support codes, such as `PAY`.
  public let short: String?

  let catalog: CatalogTables

  /// One `EntryFacts` line an entry, in UTF-8, and where each begins; at last, where one more would.
  private let bytes: [UInt8]
  private let lines: [Int]

  /// - Parameter entries: one line an entry; `EntryFacts` says how it reads.
  public init(
    name: String, identifier: String, short: String? = nil, catalog: CatalogTables, entries: String
  ) {
    self.name = name
    self.identifier = identifier
    self.short = short
    self.catalog = catalog
    bytes = Array(entries.utf8)
    lines = bytes.lineStarts
  }

  func facts(of index: Int) -> EntryFacts {
    guard index >= 0, index + 1 < lines.count else { return EntryFacts() }
    return EntryFacts(bytes, lines[index]..<(lines[index + 1] - 1))
  }

  /// The place of the entry with this code, or, for states, with this name.
  ///
  /// Only the beginnings of the lines are looked at: an array of errors is decoded with one call an error.
  func index(ofEntry name: String, code: Int?) -> Int? {
    let stated = code.map { "code=\($0)" }
    for (index, (start, next)) in zip(lines, lines.dropFirst()).enumerated() {
      let line = start..<(next - 1)
      let gap = bytes.firstIndex(of: space, in: line) ?? line.upperBound
      guard let stated else {
        if bytes.spells(name, at: start..<gap) { return index }
        continue
      }
      let rest = min(gap + 1, line.upperBound)..<line.upperBound
      if bytes.spells(stated, at: rest.lowerBound..<(bytes.firstIndex(of: space, in: rest) ?? rest.upperBound)) {
        return index
      }
    }
    return nil
  }

  func copy(of entry: CatalogEntry, context: CopyContext?, preferences: CopyPreferences) -> ErrorCopy {
    let facts = facts(of: entry.index)
    let context = context.flatMap { facts.contexts.contains($0) ? $0 : nil } ?? facts.defaultContext
    let chosen = catalog.table(for: preferences.languages)
    let source = chosen.entry(entry.index, in: name, catalog: catalog)
    var writer = SlotWriter(
      source: source, context: context, arguments: entry.arguments, preferences: preferences,
      missing: MissingArguments(facts, entry.arguments))

    let title = writer.text(.title)
    let message = writer.text(.message) ?? ""
    let recovery = writer.text(.recovery)
    let actions = facts.actions.map { key, role in
      // An entry's own wording of a label is the whole label: it is spoken too.
      if let label = writer.text(.label(of: key)) { return CopyAction(key: key, label: label, role: role) }
      guard let action = source.texts.action(key, catalog: catalog) else {
        return CopyAction(key: key, label: key, role: role)
      }
      var words = SlotWriter(source: action, context: .blocking)
      return CopyAction(
        key: key, label: words.text(.label) ?? key, role: role, announcement: words.text(.announcement))
    }
    let shown = [title, message.isEmpty ? nil : message, recovery].compactMap { $0 }
    return ErrorCopy(
      title: title, message: message, recovery: recovery, actions: actions,
      announcement: writer.text(.announcement) ?? shown.joined(separator: "\n"),
      help: facts.help.map { CopyHelp(url: $0, label: writer.text(.helpLabel)) },
      locale: source.formats.textLocale, formats: source.formats.copyLocale, context: context,
      sentenceGap: source.formats.data.sentenceGap)
  }
}
