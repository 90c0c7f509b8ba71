/// Adds what translations lack: for each entry of the source a stub that shows the translator the source
/// text, the note and the arguments, and has the texts laid out to be filled in.
///
/// A stub is a draft: nothing of it is shown to readers, and `check` speaks of it, until its texts are
/// written. A language whose readers are shown the copy of a parent language gets none.
public struct TranslationStubs: Sendable {
  /// The files that change, in the order of their paths; none where nothing is missing.
  public private(set) var changes: [FileChange] = []
  /// What was added and removed, in the order of locales and domains.
  public private(set) var notices: [Notice] = []

  /// What happens to one file.
  public struct Notice: Sendable, Hashable {
    public let path: String
    /// The entries that get a stub.
    public var added: [String] = []
    /// The entries of which single texts were missing.
    public var completed: [String] = []
    /// The entries that the source does not have and that are removed.
    public var removed: [String] = []
  }

  private let catalog: Catalog
  private let all: [SourceFile]
  private let files: [String: SourceFile]
  private let prunes: Bool
  private let isWanted: @Sendable (_ domain: String, _ entry: String) -> Bool

  /// - Parameters:
  ///   - locales: the locales to bring up to date; all of the catalog and those that are required unless
  ///     given. One that has no folder gets one.
  ///   - prunes: whether entries that the source does not have are removed.
  ///   - isWanted: which entries get stubs, by domain and name.
  public init(
    for files: [SourceFile], locales: [LocaleTag]? = nil, prunes: Bool = false,
    where isWanted: @escaping @Sendable (_ domain: String, _ entry: String) -> Bool = { _, _ in true }
  ) throws(EditingFault) {
    catalog = check(files, with: []).catalog
    all = files
    self.files = Dictionary(files.map { ($0.relativePath, $0) }) { first, _ in first }
    self.prunes = prunes
    self.isWanted = isWanted
    let targets = (locales ?? catalog.translationLocales).map { catalog.facts[$0] ?? LocaleFacts(of: $0) }
    for (name, entries) in catalog.groups {
      guard let file = self.files["\(catalog.settings.source)/\(name).toml"] else { continue }
      // What a faulty source does not say would seem to be gone.
      let source = try CatalogDocument(file)
      for facts in targets {
        try add(entries, of: name, with: TranslationStub(source: source, facts: facts))
      }
    }
    changes.sort { $0.path < $1.path }
    notices.sort { $0.path < $1.path }
  }

  private mutating func add(
    _ entries: [Entry], of domain: String, with stub: TranslationStub
  ) throws(EditingFault) {
    let locale = stub.facts.locale
    let path = "\(locale)/\(domain).toml"
    let existing = files[path]
    let document: CatalogDocument
    if let existing {
      document = try CatalogDocument(existing)
    } else {
      document = CatalogDocument(new: all.missing(path))
    }

    var notice = Notice(path: document.file.path)
    var edits: [TextEdit] = []
    var insertions = EntryInsertions(into: document)
    for entry in entries {
      if document.table[entry.name] != nil {
        insertions.pass(entry.name)
        guard isWanted(domain, entry.name), let more = completing(entry, in: document, with: stub) else {
          continue
        }
        edits += more
        notice.completed.append(entry.name)
      } else if isWanted(domain, entry.name), isMissing(entry, in: locale) {
        insertions.add(stub.lines(for: entry))
        notice.added.append(entry.name)
      }
    }
    edits += insertions.edits
    if prunes {
      let known = Set(entries.map(\.name))
      for block in document.blocks() where !known.contains(block.name) && block.name != "domain" {
        edits.append(.delete(document.withBlankLines(block.range)))
        if notice.removed.last != block.name { notice.removed.append(block.name) }
      }
    }
    guard let change = document.change(edits, isNew: existing == nil && !edits.isEmpty) else { return }
    changes.append(change)
    notices.append(notice)
  }

  private func isMissing(_ entry: Entry, in locale: LocaleTag) -> Bool {
    guard catalog.locales.contains(locale) else { return true }
    return catalog.status(of: entry, in: locale) == .missing
  }

  /// The edits that add to a translation the slots of the source that it lacks; nil where it lacks none.
  private func completing(
    _ entry: Entry, in document: CatalogDocument, with stub: TranslationStub
  ) -> [TextEdit]? {
    guard case .table(let table)? = document.table[entry.name]?.value.content,
      [.missing, .draft].contains(catalog.status(of: entry, in: stub.facts.locale))
    else { return nil }
    let own = entry.copy(in: stub.facts.locale)
    let missing = entry.source.texts.filter {
      $0.field.isNeeded && TranslationStub.isToBeTranslated($0) && !table.has($0.field)
        && !(own?.hasWording(for: $0.field) ?? false)
    }
    guard !missing.isEmpty else { return nil }
    var values = [(key: "state", value: tomlString(TranslationState.draft.rawValue))]
    if own?.texts.isEmpty ?? true {
      // Nothing was translated from the text that the source had before.
      values.append((key: "from", value: tomlString(Fingerprint(of: entry.source).description)))
    }
    return document.setting(values, of: entry.name, adding: missing.map { stub.key($0, of: entry) })
  }
}

extension TOMLTable {
  /// Whether a table of an entry has the key of a field, whatever its value.
  func has(_ field: Field) -> Bool {
    var table = self
    var names = field.path
    let last = names.removeLast()
    for name in names {
      guard let pair = table[name] else { return false }
      // What is no table is reported, and nothing can be added under it.
      guard case .table(let inner) = pair.value.content else { return true }
      table = inner
    }
    return table[last] != nil
  }
}

/// Where the stubs of one file go: each after the entry that is before it in the source.
private struct EntryInsertions {
  private let document: CatalogDocument
  /// The end of the block of each entry, and where the keys before the first header end.
  private let ends: [String: Int]
  private let beginnings: [String: Int]
  private let top: Int
  private var position: Int?
  /// Stubs whose place is known only by the entry that follows them.
  private var waiting: [[String]] = []
  private var stubs: [(position: Int, lines: [[String]])] = []

  init(into document: CatalogDocument) {
    self.document = document
    var ends: [String: Int] = [:]
    var beginnings: [String: Int] = [:]
    var top = 0
    for block in document.blocks() {
      if ends[block.name] == nil {
        ends[block.name] = block.range.upperBound
        beginnings[block.name] = block.range.lowerBound
      }
      if !block.hasHeader { top = block.range.upperBound }
    }
    self.ends = ends
    self.beginnings = beginnings
    self.top = top
  }

  /// Says that an entry of the source is in the file.
  mutating func pass(_ entry: String) {
    if !waiting.isEmpty, let beginning = beginnings[entry] {
      stubs.append((max(beginning, top), waiting))
      waiting = []
    }
    if let end = ends[entry] { position = max(end, top) }
  }

  mutating func add(_ lines: [String]) {
    guard let position else { return waiting.append(lines) }
    if stubs.last?.position == position {
      stubs[stubs.count - 1].lines.append(lines)
    } else {
      stubs.append((position, [lines]))
    }
  }

  /// The stubs of each place as one edit, with a blank line between them and what is around them.
  var edits: [TextEdit] {
    var byPosition: [Int: [[String]]] = [:]
    let end = document.bytes.count
    for (position, lines) in stubs + (waiting.isEmpty ? [] : [(end, waiting)]) {
      byPosition[position, default: []] += lines
    }
    return byPosition.map { position, stubs in
      var lines = Array(stubs.map { $0 }.joined(separator: [""]))
      if !document.isAfterBlankLine(position) { lines.insert("", at: 0) }
      if !document.isBeforeBlankLine(position) { lines.append("") }
      return document.lines(lines, at: position)
    }
  }
}

extension CatalogDocument {
  /// Whether a place at the start of a line is the beginning of the file or follows a blank line.
  func isAfterBlankLine(_ offset: Int) -> Bool {
    var lineEnds = 0
    for byte in bytes[start..<offset].reversed() {
      switch byte {
      case .lineFeed: lineEnds += 1
      case .carriageReturn, .space, .tab: continue
      default: return false
      }
      if lineEnds == 2 { return true }
    }
    return true
  }

  /// Whether a place at the start of a line is the end of the file or precedes a blank line.
  func isBeforeBlankLine(_ offset: Int) -> Bool {
    let next = bytes[offset...].first { $0 != .carriageReturn && $0 != .space && $0 != .tab }
    return next == nil || next == .lineFeed
  }

  /// Whole lines together with the blank lines below them, or, at the end of the file, above them.
  func withBlankLines(_ range: Range<Int>) -> Range<Int> {
    var upper = range.upperBound
    while upper < bytes.count, isBeforeBlankLine(upper) { upper = nextLine(after: upper) }
    var lower = range.lowerBound
    if upper == bytes.count {
      while lower > start, isBeforeBlankLine(lineStart(of: lower - 1)) { lower = lineStart(of: lower - 1) }
    }
    return lower..<upper
  }
}
