/// Reads the files of a catalog folder into one catalog.
///
/// `catalog.toml` holds the settings, `<locale>/Actions.toml` the labels of buttons, and `<locale>/<Domain>.toml`
/// the errors of a domain. A file that cannot be read costs only itself.
struct CatalogReader {
  static let settingsName = "catalog.toml"

  /// A file below a locale's folder.
  private struct LocaleFile: Sendable {
    let locale: LocaleTag
    let name: String
    let file: SourceFile
  }

  private struct ParsedFile: Sendable {
    let locale: LocaleTag
    let name: String
    let path: String
    let table: TOMLTable
  }

  private var findings = Findings()
  private var settingsFile: SourceFile?
  private var localeFiles: [LocaleFile] = []

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
    let parsed = parse()
    let tags = locales(source: settings.source, folder: files.first?.path)
    let source = parsed.filter { $0.locale == settings.source }
    let translations = Dictionary(grouping: parsed.filter { $0.locale != settings.source }, by: \.name)
    reportFilesWithoutSource(source, translations: translations, locale: settings.source)

    return Catalog(
      settings: settings,
      domains: readDomains(source, translations: translations, settings: settings),
      actions: readActions(source, translations: translations, settings: settings),
      locales: tags,
      facts: Dictionary(uniqueKeysWithValues: tags.map { ($0, LocaleFacts(of: $0)) }),
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
        findings.add(UnknownLocale().notATag(parts[0], at: .start(of: file.path), in: Subject(), isFolder: true))
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

  private mutating func parse() -> [ParsedFile] {
    let results = localeFiles.concurrentMap { file in
      var findings = Findings()
      let table = parseTOML(
        file.file, about: Subject(locale: file.locale, domain: file.name), reportingTo: &findings)
      return (ParsedFile(locale: file.locale, name: file.name, path: file.file.path, table: table), findings.all)
    }
    for (_, found) in results { findings.add(found) }
    return results.map(\.0)
  }

  // MARK: What they say

  private mutating func readSettings() -> Settings {
    guard let file = settingsFile else { return Settings() }
    let table = parseTOML(file, about: Subject(), reportingTo: &findings)
    return SettingsReader.read(table, file: file.path, reportingTo: &findings)
  }

  /// The locales that have a folder: the source first, then by tag.
  private mutating func locales(source: LocaleTag, folder: String?) -> [LocaleTag] {
    let found = Set(localeFiles.map(\.locale))
    if !found.contains(source) {
      findings.add(
        UnknownLocale().sourceMissing(
          source, found: found.sorted(), at: .start(of: settingsFile?.path ?? folder ?? Self.settingsName)))
    }
    return [source] + found.subtracting([source]).sorted()
  }

  private mutating func readActions(
    _ source: [ParsedFile], translations: [String: [ParsedFile]], settings: Settings
  ) -> [Action] {
    ActionsReader.read(
      source: source.first { $0.name == ActionsReader.name }.map { ($0.table, $0.path) }, locale: settings.source,
      translations: (translations[ActionsReader.name] ?? []).map { ($0.table, $0.path, $0.locale) },
      reportingTo: &findings)
  }

  private mutating func readDomains(
    _ source: [ParsedFile], translations: [String: [ParsedFile]], settings: Settings
  ) -> [Domain] {
    let files = source.filter { $0.name != ActionsReader.name }
    let results = files.concurrentMap { file in
      var findings = Findings()
      var reader = DomainReader(name: file.name, settings: settings)
      reader.readSource(file.table, file: file.path, reportingTo: &findings)
      let copies = (translations[file.name] ?? []).map {
        DomainReader.readTranslation(
          $0.table, file: $0.path, locale: $0.locale, domain: file.name, reportingTo: &findings)
      }
      return (reader.domain(file: file.path, translations: copies), findings.all)
    }
    for (_, found) in results { findings.add(found) }
    return results.map(\.0)
  }

  private mutating func reportFilesWithoutSource(
    _ source: [ParsedFile], translations: [String: [ParsedFile]], locale: LocaleTag
  ) {
    guard !source.isEmpty else { return }
    for (name, files) in translations where !source.contains(where: { $0.name == name }) {
      for file in files {
        findings.add(
          ExtraTranslation().file(
            name, source: locale, at: .start(of: file.path), in: Subject(locale: file.locale, domain: name)))
      }
    }
  }
}
