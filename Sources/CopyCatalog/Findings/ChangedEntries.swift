/// The entries that were changed, so that a run can leave out the faults of all others.
///
/// A change of the source concerns the entry in every locale, one of a translation its own locale. Settings
/// that make a locale required concern what its entries lack for a release. What stands outside entries
/// counts by its lines.
public struct ChangedEntries: Sendable {
  /// A file of the catalog folder before and now; nil where it was not, or is no longer.
  public struct FilePair: Sendable {
    public let old: SourceFile?
    public let new: SourceFile?

    public init(old: SourceFile?, new: SourceFile?) {
      self.old = old
      self.new = new
    }
  }

  private struct Name: Hashable {
    let domain: String
    let entry: String
    /// Nil for every locale.
    let locale: LocaleTag?
  }

  private struct File {
    let entries: EntryMap
    let lines: LineMap
    /// Counted from 1.
    var changedLines: Set<Int>
  }

  private let source: LocaleTag
  private var names: Set<Name> = []
  /// The domains that lost their source file.
  private var lostDomains: Set<String> = []
  /// The locales that lost a file.
  private var poorerLocales: Set<LocaleTag> = []
  /// What required locales lack that were not required before, or took their copy from others.
  private var newlyRequired: ReleaseGate?
  /// By path as findings print it.
  private var files: [String: File] = [:]

  private init(source: LocaleTag) {
    self.source = source
  }

  /// Compares files before and after a change; those that are the same can be left out.
  public init(comparing pairs: [FilePair], source: LocaleTag) {
    self.init(source: source)
    for pair in pairs { compare(pair) }
  }

  private mutating func compare(_ pair: FilePair) {
    guard let path = (pair.new ?? pair.old)?.relativePath else { return }
    if path == CatalogReader.settingsName { compareSettings(pair) }
    let old = pair.old.map { EntryMap(of: $0) }
    let new = pair.new.map { EntryMap(of: $0) }
    if let file = pair.new, let new {
      files[file.path] = File(
        entries: new, lines: LineMap(file.bytes),
        changedLines: Self.newLines(of: file, comparedWith: pair.old))
    }
    guard let (locale, domain) = Self.copy(at: path) else { return }
    if pair.new == nil {
      poorerLocales.insert(locale)
      if locale == source { lostDomains.insert(domain) }
    }
    for entry in Set(old.map { Array($0.tables.keys) } ?? []).union(new.map { Array($0.tables.keys) } ?? []) {
      if EntryMap.saysTheSame(old?.tables[entry], new?.tables[entry]) { continue }
      add(entry, of: domain, in: locale)
    }
  }

  private mutating func compareSettings(_ pair: FilePair) {
    func settings(of file: SourceFile?) -> Settings {
      var findings = Findings()
      return file.map { SettingsReader.read($0, reportingTo: &findings) } ?? Settings()
    }
    let (old, new) = (settings(of: pair.old), settings(of: pair.new))
    newlyRequired = ReleaseGate(
      required: new.required.filter {
        !old.required.contains($0) || old.locales[$0]?.fallback != new.locales[$0]?.fallback
      })
  }

  private mutating func add(_ entry: String, of domain: String, in locale: LocaleTag?) {
    names.insert(Name(domain: domain, entry: entry, locale: locale == source ? nil : locale))
  }

  /// The lines that the old file does not have anywhere.
  private static func newLines(of file: SourceFile, comparedWith old: SourceFile?) -> Set<Int> {
    let known = Set(lines(of: old?.bytes ?? []))
    var new: Set<Int> = []
    for (index, line) in lines(of: file.bytes).enumerated() where !known.contains(line) {
      new.insert(index + 1)
    }
    return new
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
  }

  /// The locale and the domain of a file in a locale's folder.
  private static func copy(at relativePath: String) -> (locale: LocaleTag, domain: String)? {
    let parts = relativePath.split(separator: "/")
    guard parts.count == 2, parts[1].hasSuffix(".toml") else { return nil }
    return (LocaleTag(String(parts[0])), String(parts[1].dropLast(".toml".count)))
  }

  // MARK: What counts

  /// Whether a finding is about something that was changed.
  public func includes(_ finding: Finding) -> Bool {
    let subject = finding.subject
    if newlyRequired?.stops(finding) == true { return true }
    if let domain = subject.domain {
      if lostDomains.contains(domain) { return true }
      if let entry = subject.entry, isChanged(entry, of: domain, in: subject.locale) { return true }
    } else if let locale = subject.locale, poorerLocales.contains(locale) {
      return true
    }
    return isChanged(finding.place) || finding.related.contains { isChanged($0.place) }
  }

  /// Whether findings about what a locale says of an entry may be about something that was changed.
  public func includes(entry: String, of domain: String, in locale: LocaleTag?) -> Bool {
    if let locale, newlyRequired?.isAbout(locale) == true { return true }
    return isChanged(entry, of: domain, in: locale)
  }

  /// Whether an entry was changed in a locale or in the source.
  private func isChanged(_ entry: String, of domain: String, in locale: LocaleTag?) -> Bool {
    names.contains(Name(domain: domain, entry: entry, locale: nil))
      || (locale.map { names.contains(Name(domain: domain, entry: entry, locale: $0)) } ?? false)
  }

  private func isChanged(_ place: Place) -> Bool {
    guard let file = files[place.file] else { return false }
    // What concerns a file as a whole.
    if place.range == 0..<0 { return true }
    let first = file.lines.position(of: place.range.lowerBound).line
    let last = file.lines.position(of: max(place.range.lowerBound, place.range.upperBound - 1)).line
    if (first...last).contains(where: file.changedLines.contains) { return true }
    guard let entry = file.entries.entry(at: place.range.lowerBound),
      let (locale, domain) = Self.copy(at: place.file.split(separator: "/").suffix(2).joined(separator: "/"))
    else { return false }
    return isChanged(entry, of: domain, in: locale)
  }
}

extension ChangedEntries {
  /// A line of a list that could not be taken.
  public struct Remark: Sendable, Hashable {
    /// Counted from 1.
    public let line: Int
    public let text: String
    /// What is wrong with it; lowercase, no full stop.
    public let reason: String
    /// Whether it can't be read at all. What can be read but isn't there may have been deleted.
    public let isUnreadable: Bool
  }

  /// Takes a list with one `Domain.entry`, `Domain.entry@locale` or `path:line` a line. Blank lines, and
  /// lines that begin with `#`, say nothing.
  ///
  /// - Returns: the entries, and what is to be said about lines.
  public static func listed(_ list: String, in compilation: Compilation) -> (ChangedEntries, [Remark]) {
    let catalog = compilation.catalog
    var changes = ChangedEntries(source: catalog.settings.source)
    var remarks: [Remark] = []
    let names = KnownNames(of: catalog)
    let files = KnownFiles(compilation.files)
    let lines = list.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      let text = line.trimmed
      if text.isEmpty || text.hasPrefix("#") { continue }
      do {
        if let (path, number) = placeAndLine(text) {
          try changes.add(line: number, of: path, among: files)
        } else {
          try changes.add(text, among: names, in: catalog)
        }
      } catch {
        remarks.append(
          Remark(line: index + 1, text: text, reason: error.reason, isUnreadable: error.isUnreadable))
      }
    }
    return (changes, remarks)
  }

  private struct Doubt: Error {
    let reason: String
    var isUnreadable = false
  }

  private struct KnownNames {
    /// By domain.
    let entries: [String: Set<String>]
    let locales: Set<LocaleTag>

    init(of catalog: Catalog) {
      var entries: [String: Set<String>] = [ActionsReader.name: Set(catalog.actions.map(\.key))]
      for domain in catalog.domains {
        entries[domain.name] = Set(domain.entries.map(\.name) + domain.strays.map(\.entry))
      }
      self.entries = entries
      locales = Set(catalog.locales + catalog.settings.required)
    }
  }

  /// The files of a run by either of their paths.
  private struct KnownFiles {
    private var files: [String: SourceFile] = [:]

    init(_ files: [SourceFile]) {
      for file in files {
        self.files[file.relativePath] = file
        self.files[file.path] = file
      }
    }

    subscript(path: String) -> SourceFile? {
      files[path] ?? (path.hasPrefix("./") ? files[String(path.dropFirst(2))] : nil)
    }
  }

  /// `path:line`; nil where the text is none.
  private static func placeAndLine(_ text: String) -> (path: String, line: Int)? {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]), line > 0
    else {
      return nil
    }
    return (String(text[..<colon]), line)
  }

  private mutating func add(line: Int, of path: String, among known: KnownFiles) throws(Doubt) {
    guard let file = known[path] else { throw Doubt(reason: "there is no such file in the catalog") }
    if files[file.path] == nil {
      files[file.path] = File(entries: EntryMap(of: file), lines: LineMap(file.bytes), changedLines: [])
    }
    guard let lines = files[file.path]?.lines, line <= lines.lineCount else {
      throw Doubt(reason: "the file has \(LineMap(file.bytes).lineCount) lines")
    }
    // In place: a copy of the lines for each of them would cost the square of their number.
    files[file.path]?.changedLines.insert(line)
    if let (locale, domain) = Self.copy(at: file.relativePath),
      let entry = files[file.path]?.entries.entry(touching: lines.range(ofLine: line))
    {
      add(entry, of: domain, in: locale)
    }
  }

  private mutating func add(_ text: String, among names: KnownNames, in catalog: Catalog) throws(Doubt) {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard name.count == 2, !name[0].isEmpty, !name[1].isEmpty, parts.count == 1 || !parts[1].isEmpty else {
      throw Doubt(
        reason: "this is neither Domain.entry nor Domain.entry@locale nor path:line", isUnreadable: true)
    }
    guard let entries = names.entries[name[0]] else {
      throw Doubt(reason: "there is no domain \(name[0])" + meant(name[0], among: Array(names.entries.keys)))
    }
    guard entries.contains(name[1]) else {
      throw Doubt(reason: "\(name[0]) has no entry \(name[1])" + meant(name[1], among: Array(entries)))
    }
    let locale = parts.count == 2 ? LocaleTag(String(parts[1])) : nil
    if let locale, !names.locales.contains(locale) {
      throw Doubt(reason: "there is no locale \(locale)" + meant(locale.tag, among: names.locales.map(\.tag)))
    }
    add(name[1], of: name[0], in: locale)
  }

  private func meant(_ word: String, among words: [String]) -> String {
    nearest(word, in: words.sorted()).map { "; did you mean \($0)?" } ?? ""
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
