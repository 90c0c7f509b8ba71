/// Reads `catalog.toml`.
struct SettingsReader {
  /// The keys of `catalog.toml`.
  static let keys = [
    "source", "required", "prefix", "access", "codable", "fallback-error", "quiet", "constants", "names", "tone",
    "locale",
    "checks", "lengths", "language", "x",
  ]
  /// The keys of a locale in `[locale]`.
  static let localeKeys = ["register", "fallback", "regions", "x"]

  private var reader: ValueReader
  private var settings = Settings()

  /// The settings of a file; what it does not say, or not readably, is as it is by default.
  static func read(_ file: SourceFile, reportingTo findings: inout Findings) -> Settings {
    let table = parseTOML(file, about: Subject(), reportingTo: &findings)
    var reader = SettingsReader(reader: ValueReader(file: file.path, subject: Subject()))
    for pair in table.pairs { reader.read(pair) }
    findings.add(reader.reader.findings.all)
    return reader.settings
  }

  private mutating func read(_ pair: TOMLPair) {
    switch pair.key {
    case "source":
      if let text = reader.string(pair), let tag = reader.locale(text, at: reader.place(pair.value.range)) {
        settings.source = tag
      }
    case "required":
      settings.required = (reader.strings(pair) ?? []).compactMap { reader.locale($0.text, at: $0.place) }
    case "prefix": settings.prefix = reader.string(pair)
    case "codable": settings.isCodable = reader.boolean(pair) ?? false
    case "access": settings.access = reader.choice(pair, of: Settings.Access.self) ?? .public
    case "fallback-error":
      settings.fallbackError = reader.string(pair).map {
        Settings.Mention(text: $0, place: reader.place(pair.value.range))
      }
    case "quiet":
      settings.quiet = (reader.strings(pair) ?? []).map { SystemErrorName(text: $0.text, place: $0.place) }
    case "constants":
      for constant in reader.table(pair)?.pairs ?? [] {
        guard let text = reader.string(constant) else { continue }
        if !isArgumentName(constant.key) {
          reader.findings.add(
            UnusableName().constant(constant.key, at: reader.place(constant.keyRange), in: reader.subject))
        }
        settings.constants[constant.key] = text
      }
    case "names": readNames(pair)
    case "tone": settings.tone = reader.choice(pair, of: Tone.self) ?? .apple
    case "locale":
      for locale in reader.table(pair)?.pairs ?? [] { readLocale(locale) }
    case "checks":
      for check in reader.table(pair)?.pairs ?? [] { readSeverity(check) }
    case "lengths":
      settings.lengths = readLengths(pair)
    case "language":
      for language in reader.table(pair)?.pairs ?? [] { readWords(language) }
    case "x": break
    default: reader.unknown(pair, among: Self.keys, of: "catalog.toml")
    }
  }

  private mutating func readNames(_ pair: TOMLPair) {
    for name in reader.table(pair)?.pairs ?? [] {
      if name.key == "keep" {
        settings.names = (reader.strings(name) ?? []).map(\.text)
      } else {
        reader.unknown(name, among: ["keep"], of: "[names]")
      }
    }
  }

  private mutating func readLocale(_ pair: TOMLPair) {
    let tag = reader.locale(pair.key, at: reader.place(pair.keyRange))
    var locale = LocaleSettings()
    for setting in reader.table(pair)?.pairs ?? [] {
      switch setting.key {
      case "register":
        locale.register = reader.string(setting)
        if let register = locale.register, let tag, let address = Address.of(tag),
          address.register(called: register) == nil
        {
          reader.findings.add(
            WrongValue().notOneOf(
              address.registers.map(\.name), text: register, key: setting.key,
              at: reader.place(setting.value.range), in: reader.subject))
        }
      case "fallback":
        locale.fallback = (reader.stringOrStrings(setting) ?? []).compactMap {
          reader.locale($0.text, at: $0.place)
        }
      case "regions":
        locale.regions = (reader.strings(setting) ?? []).compactMap { region in
          self.region(region.text, of: tag, at: region.place).map { ListedRegion($0, at: region.place) }
        }
      case "x": break
      default: reader.unknown(setting, among: Self.localeKeys, of: "a locale's settings")
      }
    }
    if let tag { settings.locales[tag] = locale }
  }

  /// A region as a locale. The code of a region alone is told as what is meant by it: "GB" below en is en-GB.
  /// In lower case it is the code of a language where there is one.
  private mutating func region(_ text: String, of locale: LocaleTag?, at place: Place) -> LocaleTag? {
    if let locale, text == text.uppercased() || !LocaleData.isLanguage(text),
      let meant = LocaleTag.region(text, in: locale)
    {
      reader.findings.add(
        UnknownLocale().notATag(text, meant: meant, at: place, in: reader.subject, isFolder: false))
      return nil
    }
    return reader.locale(text, at: place)
  }

  /// The team’s own words for a language.
  private mutating func readWords(_ pair: TOMLPair) {
    let tag = reader.locale(pair.key, at: reader.place(pair.keyRange))
    var words = OwnWords()
    for list in reader.table(pair)?.pairs ?? [] {
      if let kind = OwnWords.Kind(rawValue: list.key) {
        words.phrases[kind] = (reader.strings(list) ?? []).compactMap { phrase in
          if phrase.text.contains(where: { $0 != "*" && $0 != " " && $0 != "," }),
            !phrase.text.hasPrefix("* ")
          {
            return phrase.text
          }
          reader.findings.add(
            WrongValue().notAPhrase(phrase.text, key: list.key, at: phrase.place, in: reader.subject))
          return nil
        }
      } else if list.key != "x" {
        reader.unknown(list, among: OwnWords.Kind.allCases.map(\.rawValue) + ["x"], of: "a language's words")
      }
    }
    guard let tag else { return }
    if Language.of(tag) == nil {
      reader.findings.add(
        WrongValue().languageNotJudged(tag, at: reader.place(pair.keyRange), in: reader.subject))
    }
    settings.words[tag] = words
  }

  private mutating func readSeverity(_ pair: TOMLPair) {
    guard let text = reader.string(pair) else { return }
    if text == "off" {
      settings.severities[pair.key] = .some(nil)
    } else if let severity = Severity(rawValue: text) {
      settings.severities[pair.key] = severity
    } else {
      reader.findings.add(
        WrongValue().notOneOf(
          ["off"] + Severity.allCases.map(\.rawValue), text: text, key: pair.key,
          at: reader.place(pair.value.range), in: reader.subject))
    }
    guard let page = allChecks.first(where: { $0.page.id == pair.key })?.page else {
      reader.unknown(pair, among: allChecks.map(\.page.id), of: "[checks]")
      return
    }
    if page.stopsGeneration {
      reader.findings.add(
        WrongValue().cannotBeSilenced(pair.key, at: reader.place(pair.keyRange), in: reader.subject))
      settings.severities[pair.key] = nil
    }
  }

  private mutating func readLengths(_ pair: TOMLPair) -> [String: Int] {
    var lengths: [String: Int] = [:]
    for length in reader.table(pair)?.pairs ?? [] {
      if LengthLimit.names.contains(length.key) {
        lengths[length.key] = reader.length(length)
      } else {
        reader.unknown(length, among: LengthLimit.names, of: "[lengths]")
      }
    }
    return lengths
  }
}
