/// Reads the files of one domain: the source locale's, then the translations.
struct DomainReader {
  /// The keys of `[domain]`.
  static let domainKeys = ["type", "identifier", "short", "summary", "retired-codes", "x"]

  let name: String
  let settings: Settings
  private var typeName: String
  private var identifier: String
  private var short: String?
  private var summary: String?
  private var retiredCodes: [Entry.Code] = []
  private var entries: [Entry] = []

  init(name: String, settings: Settings) {
    self.name = name
    self.settings = settings
    typeName = name + "Error"
    identifier = settings.prefix.map { $0 + "." + name } ?? name
  }

  /// Reads the source file, which defines the entries.
  mutating func readSource(_ table: TOMLTable, file: String, reportingTo findings: inout Findings) {
    var reader = ValueReader(file: file, subject: Subject(locale: settings.source, domain: name))
    for pair in table.pairs {
      if pair.key == "domain" {
        for key in reader.table(pair)?.pairs ?? [] { readDomainKey(key, with: &reader) }
      } else if let table = reader.entryTable(pair) {
        entries.append(EntryReader.readDefinition(pair, table, locale: settings.source, with: &reader))
      }
    }
    findings.add(reader.findings.all)
  }

  private mutating func readDomainKey(_ pair: TOMLPair, with reader: inout ValueReader) {
    switch pair.key {
    case "type":
      guard let text = reader.string(pair) else { return }
      if isTypeName(text) {
        typeName = text
      } else {
        reader.findings.add(UnusableName().type(text, at: reader.place(pair.value.range), in: reader.subject))
      }
    case "identifier": identifier = reader.string(pair) ?? identifier
    case "short": short = reader.string(pair)
    case "summary": summary = reader.string(pair)
    case "retired-codes":
      guard case .array(let values) = pair.value.content else {
        reader.wrongValue(pair, expected: "a list of codes in brackets")
        return
      }
      for value in values {
        if let code = reader.code(pair.key, value) { retiredCodes.append(code) }
      }
    case "x": break
    default: reader.unknown(pair, among: Self.domainKeys, of: "[domain]")
    }
  }

  /// Reads one translation; gives the entries that the source does not have.
  static func readTranslation(
    _ table: TOMLTable, file: String, locale: LocaleTag, domain: String, reportingTo findings: inout Findings
  ) -> [Copy.Stray] {
    var reader = ValueReader(file: file, subject: Subject(locale: locale, domain: domain))
    var copies: [Copy.Stray] = []
    for pair in table.pairs {
      if pair.key == "domain" {
        reader.findings.add(
          UnknownKey().belongsToSource(
            "domain", entry: domain, at: reader.place(pair.keyRange), in: reader.subject))
      } else if let table = reader.entryTable(pair) {
        copies.append(
          Copy.Stray(
            entry: pair.key, copy: EntryReader.readTranslation(pair, table, locale: locale, with: &reader)))
      }
    }
    findings.add(reader.findings.all)
    return copies
  }

  /// The domain with its translations, in the order of their locales.
  func domain(file: String, translations: [[Copy.Stray]]) -> Domain {
    var byEntry: [String: [Copy]] = [:]
    var strays: [Copy.Stray] = []
    let known = Set(entries.map(\.name))
    for copy in translations.joined() {
      if known.contains(copy.entry) {
        byEntry[copy.entry, default: []].append(copy.copy)
      } else {
        strays.append(copy)
      }
    }
    return Domain(
      name: name, typeName: typeName, identifier: identifier, short: short, summary: summary,
      retiredCodes: retiredCodes,
      entries: entries.map { $0.with(translations: byEntry[$0.name] ?? []) }, file: file, strays: strays)
  }
}

extension ValueReader {
  /// The table of an entry; anything else at the top of a domain's file is reported.
  mutating func entryTable(_ pair: TOMLPair) -> TOMLTable? {
    switch pair.value.content {
    case .table(let table):
      if !isKebabCase(pair.key) {
        findings.add(UnusableName().entry(pair.key, at: place(pair.keyRange), in: subject))
      }
      return table
    case .unreadable: return nil
    default:
      findings.add(UnknownKey().outsideEntry(pair.key, at: place(pair.keyRange), in: subject))
      return nil
    }
  }
}
