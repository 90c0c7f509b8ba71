/// Gives an entry, an argument or an action another name in every locale at once: its tables and keys, and
/// every mention of it. Comments and all other bytes stay as they are.
public struct Renaming: Sendable {
  /// What is renamed, by its present name.
  public enum Subject: Sendable, Hashable {
    case entry(String, domain: String)
    case argument(String, entry: String, domain: String)
    /// A button of `Actions.toml`, with the entries that offer it or word its label.
    case action(String)
  }

  /// The files that change, in the order of their paths.
  public private(set) var changes: [FileChange] = []
  /// How many names were replaced.
  public private(set) var count = 0

  private let catalog: Catalog
  private let files: [SourceFile]
  private let old: String
  private let new: String

  /// - Throws: where the name is not there, the new one is taken or cannot be used, a file that has it cannot
  ///   be read from start to end, or generation would stop on what comes of it.
  public init(_ subject: Subject, to new: String, in files: [SourceFile]) throws(EditingFault) {
    catalog = check(files, with: []).catalog
    self.files = files
    self.new = new
    switch subject {
    case .entry(let name, let domain):
      old = name
      try renameEntry(of: domain)
    case .argument(let name, let entry, let domain):
      old = name
      try renameArgument(of: entry, domain: domain)
    case .action(let key):
      old = key
      try renameAction()
    }
    changes.sort { $0.path < $1.path }
    try requireGeneratable(changes, of: files)
  }

  // MARK: Entries

  private mutating func renameEntry(of name: String) throws(EditingFault) {
    let domain = try domain(name)
    guard domain.entry(old) != nil else {
      throw .unknownEntry(old, domain: name, nearest: nearest(old, in: domain.entries.map(\.name)))
    }
    guard isKebabCase(new), new != "domain" else { throw .unusableName(new, .entry) }
    let documents = try documents(named: name)
    for document in documents where document.table[new] != nil { throw .entryExists(new, domain: name) }
    for document in documents {
      record(document, document.edits(renaming: old, to: new) { path in path.count == 1 })
    }
    if let mention = catalog.settings.fallbackError, mention.text == "\(name).\(old)",
      let file = files[relativePath: CatalogReader.settingsName]
    {
      let settings = try CatalogDocument(file)
      record(settings, [settings.replacing(mention.place.range, with: "\(name).\(new)")])
    }
  }

  // MARK: Arguments

  private mutating func renameArgument(of entryName: String, domain name: String) throws(EditingFault) {
    let domain = try domain(name)
    guard let entry = domain.entry(entryName) else {
      throw .unknownEntry(
        entryName, domain: name, nearest: nearest(entryName, in: domain.entries.map(\.name)))
    }
    guard entry.argument(old) != nil else { throw .unknownArgument(old, entry: entryName) }
    guard isArgumentName(new) else { throw .unusableName(new, .argument) }
    guard entry.argument(new) == nil, catalog.settings.constants[new] == nil else {
      throw .argumentExists(new, entry: entryName)
    }
    var edits = try namesInMessages(of: entry)
    let (entryName, old) = (entryName, old)
    let documents = try documents(named: name)
    for document in documents {
      let keys = document.edits(renaming: old, to: new) { path in
        path.count == 3 && path[0] == entryName && ["args", "without"].contains(path[1])
      }
      edits[document.file.path, default: []] += keys
    }
    for document in documents { record(document, edits[document.file.path] ?? []) }
    renewFingerprints(of: [(name, entry)])
  }

  /// The names in the messages of an entry, in every locale, by file. A name that stands for something
  /// already is not given to anything else.
  private func namesInMessages(of entry: Entry) throws(EditingFault) -> [String: [TextEdit]] {
    var edits: [String: [TextEdit]] = [:]
    for copy in entry.copies {
      for text in copy.texts + copy.unwritten {
        guard text.message.isSound else { throw .faultyFile(path: copy.file) }
        var isTaken = false
        text.message.forEachPart { part in
          guard let (name, range) = part.use else { return }
          if name == new { isTaken = true }
          guard name == old else { return }
          edits[copy.file, default: []].append(
            TextEdit(replacing: text.message.place(of: range).range, with: new))
        }
        if isTaken { throw .argumentExists(new, entry: entry.name) }
      }
    }
    return edits
  }

  // MARK: Actions

  private mutating func renameAction() throws(EditingFault) {
    guard let action = catalog.action(old) else { throw .unknownAction(old) }
    guard isKebabCase(new) else { throw .unusableName(new, .entry) }
    let labels = try documents(named: ActionsReader.name)
    for document in labels where document.table[new] != nil { throw .actionExists(new) }
    for document in labels {
      record(document, document.edits(renaming: action.key, to: new) { path in path.count == 1 })
    }
    var relabelled: [(domain: String, entry: Entry)] = []
    for domain in catalog.domains {
      let uses = domain.entries.filter(usesAction)
      relabelled += uses.map { (domain.name, $0) }
      guard !uses.isEmpty else { continue }
      let names = Set(uses.map(\.name))
      let documents = try documents(named: domain.name)
      for document in documents {
        var edits: [TextEdit] = []
        for entry in uses where entry.source.file == document.file.path {
          edits += entry.actions.filter { $0.key == old }.map {
            document.replacing($0.place.range, with: new)
          }
        }
        edits += document.edits(renaming: old, to: new) { path in
          path.count > 2 && names.contains(path[0]) && path[path.count - 2] == "labels"
            && Self.isVariant(path[1..<path.count - 2])
        }
        record(document, edits)
      }
    }
    renewFingerprints(of: relabelled)
  }

  private func usesAction(_ entry: Entry) -> Bool {
    entry.actions.contains { $0.key == old }
      || entry.copies.contains { copy in
        (copy.texts + copy.unwritten).contains { $0.field.slot == .label(action: old) }
      }
  }

  /// Whether names lead to the texts of a variant: a context, a platform, both, or a wording without an
  /// argument.
  private static func isVariant(_ path: ArraySlice<String>) -> Bool {
    var rest = path
    if rest.first == "without" {
      guard rest.count > 1 else { return false }
      rest = rest.dropFirst(2)
    }
    return rest.allSatisfy { Context(rawValue: $0) != nil || Platform(rawValue: $0) != nil }
  }

  // MARK: Fingerprints

  /// Gives translations that are up to date the fingerprint that their source has under the new name: names
  /// count in it, and nothing is to translate anew.
  private mutating func renewFingerprints(of entries: [(domain: String, entry: Entry)]) {
    let renamed = files.changed(by: changes)
    let catalog = check(renamed, with: []).catalog
    let domains = Dictionary(catalog.domains.map { ($0.name, $0) }) { first, _ in first }
    let sources = domains.mapValues {
      Dictionary($0.entries.map { ($0.name, $0.source) }) { first, _ in first }
    }
    var edits: [String: [(entry: String, fingerprint: Fingerprint)]] = [:]
    for (domain, entry) in entries {
      guard let old = entry.fingerprint, let source = sources[domain]?[entry.name] else { continue }
      for copy in entry.copies where copy.from == old {
        edits["\(copy.locale)/\(domain).toml", default: []].append((entry.name, Fingerprint(of: source)))
      }
    }
    let byPath = Dictionary(renamed.map { ($0.relativePath, $0) }) { first, _ in first }
    for (path, renewals) in edits {
      // A file that was readable is so with other names in it.
      guard let file = byPath[path], let document = try? CatalogDocument(file) else { continue }
      let change = document.change(
        renewals.flatMap { renewal in
          document.setting([("from", tomlString(renewal.fingerprint.description))], of: renewal.entry) ?? []
        })
      guard let change else { continue }
      let number = changes.firstIndex { $0.path == change.path }
      let renewed = FileChange(
        path: change.path, old: number.map { changes[$0].old } ?? change.old, new: change.new)
      if let number { changes[number] = renewed } else { changes.append(renewed) }
    }
  }

  // MARK: Documents

  private func domain(_ name: String) throws(EditingFault) -> Domain {
    guard let domain = catalog.domain(name) else {
      throw .unknownDomain(name, nearest: nearest(name, in: catalog.domains.map(\.name)))
    }
    return domain
  }

  /// The files of one name in all locales.
  private func documents(named name: String) throws(EditingFault) -> [CatalogDocument] {
    var documents: [CatalogDocument] = []
    for locale in catalog.locales {
      if let file = files[relativePath: "\(locale)/\(name).toml"] {
        documents.append(try CatalogDocument(file))
      }
    }
    return documents
  }

  private mutating func record(_ document: CatalogDocument, _ edits: [TextEdit]) {
    guard let change = document.change(edits) else { return }
    changes.append(change)
    count += edits.count
  }
}

extension CatalogDocument {
  /// The edits that give a name another one wherever it is part of a key, or of a header, that stands under a
  /// path for which a condition holds. The path ends with the name.
  func edits(renaming old: String, to new: String, where isMeant: ([String]) -> Bool) -> [TextEdit] {
    var edits: [TextEdit] = []
    for statement in statements where statement.key.contains(where: { $0.text == old }) {
      let path = statement.path
      for (index, part) in statement.key.enumerated() where part.text == old {
        guard isMeant(Array(path[...(statement.around.count + index)])) else { continue }
        edits.append(replacing(part.range, with: new))
      }
    }
    return edits
  }

  /// Puts a name or text that needs no escapes in the place of another, in quotes of the same kind.
  func replacing(_ range: Range<Int>, with text: String) -> TextEdit {
    let mark = bytes[range].first ?? 0
    guard mark == .quote || mark == .apostrophe else { return TextEdit(replacing: range, with: text) }
    let isTripled = range.count >= 6 && bytes[range].prefix(3).allSatisfy { $0 == mark }
    let quotes = String(repeating: mark == .quote ? "\"" : "'", count: isTripled ? 3 : 1)
    return TextEdit(replacing: range, with: quotes + text + quotes)
  }
}
