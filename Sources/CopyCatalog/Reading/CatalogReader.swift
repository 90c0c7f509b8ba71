/// Reads the files of a catalog folder into one catalog.
///
/// `catalog.toml` holds the settings, `<locale>/Actions.toml` the labels of buttons, and
/// `<locale>/<Domain>.toml` the errors of a domain. A file that cannot be read costs only itself.
struct CatalogReader {
  static let settingsName = "catalog.toml"

  /// A file below a locale's folder.
  private struct LocaleFile: Sendable {
    let locale: LocaleTag
    let name: String
    let file: SourceFile

    func parse(reportingTo findings: inout Findings) -> TOMLTable {
      parseTOML(file, about: Subject(locale: locale, domain: name), reportingTo: &findings)
    }
  }

  /// The files of one name in all locales.
  private struct FileGroup: Sendable {
    let name: String
    /// Nil where the source has no such file.
    let source: LocaleFile?
    let translations: [LocaleFile]

    /// Whether the source's file could not be read. What its translations belong to is then not known, and of each
    /// file is told only what keeps it from being read.
    func isUnreadable(reportingTo findings: inout Findings) -> Bool {
      guard let source, case .unreadable = source.file.content else { return false }
      for file in [source] + translations { _ = file.parse(reportingTo: &findings) }
      return true
    }
  }

  private var findings = Findings()
  private var settingsFile: SourceFile?
  private var localeFiles: [LocaleFile] = []
  /// The paths without ending, in lower case behind the folder, of files that no domain can be named after.
  private var misnamed: Set<String> = []

  static func read(_ files: [SourceFile], reportingTo findings: inout Findings) -> Catalog {
    var reader = CatalogReader()
    let catalog = reader.read(files)
    findings.add(reader.findings.all)
    return catalog
  }

  private mutating func read(_ files: [SourceFile]) -> Catalog {
    for file in files.sorted(by: { $0.relativePath < $1.relativePath }) { sort(file) }
    reportNamesThatDifferInCase()
    let settings = readSettings()
    let tags = locales(source: settings.source, folder: files.first?.path)
    let groups = groups(source: settings.source)

    return Catalog(
      settings: settings,
      domains: readDomains(groups.filter { $0.name != ActionsReader.name }, settings: settings),
      actions: readActions(groups.first { $0.name == ActionsReader.name }, source: settings.source),
      locales: tags,
      facts: Dictionary(
        uniqueKeysWithValues: tags.map { ($0, LocaleFacts(of: $0, words: settings.words(for: $0))) }),
      file: settingsFile?.path ?? Self.settingsName)
  }

  // MARK: Files

  /// Takes a file for what its path makes it.
  private mutating func sort(_ file: SourceFile) {
    let parts = file.relativePath.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let isCatalog = parts.count == 2 && parts[1].hasSuffix(".toml")
    if parts == [Self.settingsName] {
      settingsFile = file
    } else if case .unreadable(let reason) = file.content,
      !isCatalog || !isTypeName(String(parts[1].dropLast(".toml".count)))
    {
      // Its path says nothing more than that something is there that could not be read.
      findings.add(UnreadableFile().finding(reason: reason, file: file.path, in: Subject()))
    } else if isCatalog {
      let name = String(parts[1].dropLast(".toml".count))
      guard isTypeName(name) else {
        misnamed.insert("\(parts[0])/\(name.lowercased())")
        findings.add(UnusableName().file(name, at: .start(of: file.path)))
        return
      }
      switch LocaleTag.canonical(parts[0]) {
      case .canonical(let locale): localeFiles.append(LocaleFile(locale: locale, name: name, file: file))
      case .written(let canonical):
        findings.add(
          UnknownLocale().notCanonical(
            parts[0], canonical: canonical, at: .start(of: file.path), in: Subject(), isFolder: true))
      case .unreadable:
        findings.add(
          UnknownLocale().notATag(
            parts[0], meant: LocaleTag.meant(by: parts[0]), at: .start(of: file.path), in: Subject(),
            isFolder: true))
      }
    } else {
      findings.add(UnknownFile().outOfPlace(at: .start(of: file.path)))
    }
  }

  /// Two files whose names differ in case only are one file on many people's disks.
  private mutating func reportNamesThatDifferInCase() {
    var seen: [String: LocaleFile] = [:]
    localeFiles = localeFiles.filter { file in
      let folded = file.file.relativePath.lowercased()
      guard let first = seen[folded] else {
        seen[folded] = file
        return true
      }
      findings.add(NameCollision().files(first.file.path, file.file.path, at: .start(of: file.file.path)))
      return false
    }
  }

  /// The files by name, those of the source in its order first.
  private func groups(source: LocaleTag) -> [FileGroup] {
    var translations = Dictionary(grouping: localeFiles.filter { $0.locale != source }, by: \.name)
    let sources = localeFiles.filter { $0.locale == source }.map { file in
      FileGroup(
        name: file.name, source: file, translations: translations.removeValue(forKey: file.name) ?? [])
    }
    return sources
      + translations.sorted { $0.key < $1.key }.map {
        FileGroup(name: $0.key, source: nil, translations: $0.value)
      }
  }

  // MARK: What they say

  private mutating func readSettings() -> Settings {
    settingsFile.map { SettingsReader.read($0, reportingTo: &findings) } ?? Settings()
  }

  /// The locales that have a folder: the source first, then by tag.
  private mutating func locales(source: LocaleTag, folder: String?) -> [LocaleTag] {
    let found = Set(localeFiles.map(\.locale))
    if !found.contains(source) {
      findings.add(
        UnknownLocale().sourceMissing(
          source, found: found.filter { $0.language == source.language }.sorted() + found.sorted(),
          at: .start(of: settingsFile?.path ?? folder ?? Self.settingsName)))
    }
    return [source] + found.subtracting([source]).sorted()
  }

  private mutating func readActions(_ group: FileGroup?, source locale: LocaleTag) -> [Action] {
    guard let group else { return [] }
    if group.source == nil { findings.add(extraFiles(of: group, source: locale)) }
    if group.isUnreadable(reportingTo: &findings) { return [] }
    return ActionsReader.read(
      source: group.source.map { ($0.parse(reportingTo: &findings), $0.file.path) }, locale: locale,
      translations: group.translations.map { ($0.parse(reportingTo: &findings), $0.file.path, $0.locale) },
      reportingTo: &findings)
  }

  /// Reads each domain where its files are parsed, so that no table is kept for longer than it is read.
  private mutating func readDomains(_ groups: [FileGroup], settings: Settings) -> [Domain] {
    let results = groups.concurrentMap { [self] group in
      var findings = Findings()
      return (readDomain(group, settings: settings, reportingTo: &findings), findings.all)
    }
    for (_, found) in results { findings.add(found) }
    return results.compactMap(\.0)
  }

  /// Nil where the source has no such domain; its translations are then read for their syntax alone.
  private func readDomain(
    _ group: FileGroup, settings: Settings, reportingTo findings: inout Findings
  ) -> Domain? {
    guard let source = group.source else {
      for file in group.translations { _ = file.parse(reportingTo: &findings) }
      findings.add(extraFiles(of: group, source: settings.source))
      return nil
    }
    if group.isUnreadable(reportingTo: &findings) { return nil }
    var reader = DomainReader(name: group.name, settings: settings)
    reader.readSource(source.parse(reportingTo: &findings), file: source.file.path, reportingTo: &findings)
    let translations = group.translations.concurrentMap { file in
      var findings = Findings()
      let copies = DomainReader.readTranslation(
        file.parse(reportingTo: &findings), file: file.file.path, locale: file.locale, domain: group.name,
        reportingTo: &findings)
      return (copies, findings.all)
    }
    for (_, found) in translations { findings.add(found) }
    return reader.domain(file: source.file.path, translations: translations.map(\.0))
  }

  /// Files that the source does not have; where it has none at all, or this one under a name that no domain
  /// can have, that is told instead.
  private func extraFiles(of group: FileGroup, source: LocaleTag) -> [Finding] {
    guard localeFiles.contains(where: { $0.locale == source }),
      !misnamed.contains("\(source)/\(group.name.lowercased())")
    else { return [] }
    return group.translations.map { file in
      ExtraTranslation().file(
        group.name, source: source, at: .start(of: file.file.path),
        in: Subject(locale: file.locale, domain: group.name))
    }
  }
}
