/// One domain of a catalog, as a generated file describes it: what is the same in every language.
public final class CatalogDomain: Sendable {
  /// The domain's name: that of its catalog file, such as `Payments`.
  public let name: String

  /// The `NSError` domain, such as `com.example.payments`.
  public let identifier: String

  /// The short name in support codes, such as `PAY`.
  public let short: String?

  let catalog: CatalogTables

  /// One `EntryFacts` line an entry, and where each begins.
  private let entries: String
  private let lines: [Substring]

  /// - Parameter entries: one line an entry; `EntryFacts` says how it reads.
  public init(
    name: String, identifier: String, short: String? = nil, catalog: CatalogTables, entries: String
  ) {
    self.name = name
    self.identifier = identifier
    self.short = short
    self.catalog = catalog
    self.entries = entries
    self.lines = entries.split(separator: "\n")
  }

  func facts(of index: Int) -> EntryFacts {
    lines.indices.contains(index) ? EntryFacts(line: lines[index]) : EntryFacts()
  }

  /// The place of the entry with this code, or, for states, with this name.
  ///
  /// Only the beginnings of the lines are looked at: an array of errors is decoded with one call an error.
  func index(ofEntry name: String, code: Int?) -> Int? {
    guard let code else { return lines.firstIndex { $0.prefix { $0 != " " } == name } }
    let stated = Array("code=\(code)".utf8)
    return lines.firstIndex { line in
      let facts = line.utf8.drop { $0 != UInt8(ascii: " ") }.dropFirst()
      return facts.prefix { $0 != UInt8(ascii: " ") }.elementsEqual(stated)
    }
  }

  func copy(of entry: CatalogEntry, context: CopyContext?, preferences: CopyPreferences) -> ErrorCopy {
    let facts = facts(of: entry.index)
    let context = context.flatMap { facts.contexts.contains($0) ? $0 : nil } ?? facts.defaultContext
    let chosen = catalog.table(for: preferences.languages)
    let source = chosen.entry(entry.index, in: name, catalog: catalog)
    var writer = SlotWriter(
      source: source, context: context, arguments: entry.arguments, preferences: preferences,
      missing: MissingArguments(facts.arguments, entry.arguments))

    let title = writer.text("title")
    let message = writer.text("message") ?? ""
    let recovery = writer.text("recovery")
    let actions = facts.actions.map { action in
      // An entry's own wording of a label is the whole label: it is spoken too.
      if let label = writer.text("labels.\(action.key)") {
        return CopyAction(key: action.key, label: label, role: action.role)
      }
      return CopyAction(
        key: action.key, label: source.actionText("label", of: action.key, catalog: catalog) ?? action.key,
        role: action.role, announcement: source.actionText("announcement", of: action.key, catalog: catalog))
    }
    let shown = [title, message.isEmpty ? nil : message, recovery].compactMap { $0 }
    return ErrorCopy(
      title: title, message: message, recovery: recovery, actions: actions,
      announcement: writer.text("announcement") ?? shown.joined(separator: "\n"),
      help: facts.help.map { CopyHelp(url: $0, label: writer.text("help.label")) },
      locale: CopyLocale(source.formats.locale), context: context,
      sentenceGap: source.formats.data.sentenceGap)
  }
}
