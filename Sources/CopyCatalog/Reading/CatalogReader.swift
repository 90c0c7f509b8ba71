/// Reads the files of a catalog folder into one catalog.
///
/// `catalog.toml` holds the settings, `<locale>/Actions.toml` the labels of buttons, and `<locale>/<Domain>.toml`
/// the errors of a domain. A file that cannot be read costs only itself.
struct CatalogReader {
  static let settingsName = "catalog.toml"

  /// A parsed file below a locale's folder.
  private struct LocaleFile {
    let locale: LocaleTag
    let name: String
    let file: SourceFile
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
    let files = files.sorted { $0.relativePath < $1.relativePath }
    for file in files { sort(file) }
    let settings = settingsFile.map { file in
      SettingsReader.read(parseTOML(file, reportingTo: &findings), file: file.path, reportingTo: &findings)
    } ?? Settings()
    reportNamesThatDifferInCase()

    let locales = Set(localeFiles.map(\.locale))
    if !locales.contains(settings.source) {
      findings.add(
        UnknownLocale().sourceMissing(
          settings.source, found: locales.sorted(),
          at: .start(of: settingsFile?.path ?? files.first?.path ?? Self.settingsName)))
    }
    let tags = [settings.source] + locales.subtracting([settings.source]).sorted()
    let source = localeFiles.filter { $0.locale == settings.source }
    let translations = Dictionary(grouping: localeFiles.filter { $0.locale != settings.source }, by: \.name)

    let actionsFile = source.first { $0.name == ActionsReader.name }
    let actions = ActionsReader.read(
      source: actionsFile.map { ($0.table, $0.file.path) }, locale: settings.source,
      translations: (translations[ActionsReader.name] ?? []).map { ($0.table, $0.file.path, $0.locale) },
      reportingTo: &findings)

    var domains: [Domain] = []
    for file in source where file.name != ActionsReader.name {
      var domain = DomainReader(name: file.name, settings: settings)
      domain.readSource(file.table, file: file.file.path, reportingTo: &findings)
      let copies = (translations[file.name] ?? []).map {
        DomainReader.readTranslation(
          $0.table, file: $0.file.path, locale: $0.locale, domain: file.name, reportingTo: &findings)
      }
      domains.append(domain.domain(file: file.file.path, translations: copies))
    }
    reportFilesWithoutSource(source: source, isKnown: locales.contains(settings.source))
    return Catalog(
      settings: settings, domains: domains, actions: actions, locales: tags,
      facts: Dictionary(uniqueKeysWithValues: tags.map { ($0, LocaleFacts(of: $0)) }),
      file: settingsFile?.path ?? Self.settingsName)
  }

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
      case .canonical(let locale):
        localeFiles.append(
          LocaleFile(locale: locale, name: name, file: file, table: parseTOML(file, reportingTo: &findings)))
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
    var kept: [LocaleFile] = []
    for file in localeFiles {
      let folded = file.file.relativePath.lowercased()
      if let first = seen[folded] {
        findings.add(
          NameCollision().files(first.file.path, file.file.path, at: .start(of: file.file.path)))
      } else {
        seen[folded] = file
        kept.append(file)
      }
    }
    localeFiles = kept
  }

  private mutating func reportFilesWithoutSource(source: [LocaleFile], isKnown: Bool) {
    guard isKnown, let folder = source.first?.locale else { return }
    let names = Set(source.map(\.name))
    for file in localeFiles where file.locale != folder && !names.contains(file.name) {
      findings.add(
        ExtraTranslation().file(
          file.name, source: folder, at: .start(of: file.file.path), in: Subject(locale: file.locale, domain: file.name)))
    }
  }
}
