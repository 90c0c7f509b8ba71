@testable import CopyCatalog

/// Makes a catalog of values, as the reader makes it of files.
struct CatalogBuilder {
  var settings = Settings()
  private var domains: [String: [Entry]] = [:]
  private var actions: [Action] = []
  private var locales: Set<LocaleTag> = []

  init(source: LocaleTag = LocaleTag("en")) {
    settings.source = source
    locales = [source]
  }

  /// Adds an error, or another state where the first context is one.
  ///
  /// - Parameter texts: by locale, then by dotted key, such as `["en": ["passing.message": "…"]]`.
  mutating func add(
    _ name: String, to domain: String = "Sync", code: Int? = 1, contexts: [Context] = [.blocking],
    remedy: Remedy = .fix, repeatable: Bool? = nil, arguments: [Argument] = [], actions: [String] = [],
    wraps: Bool = false, maps: [String] = [], help: Entry.Help? = nil,
    texts: [String: [(String, String)]]
  ) {
    let copies = texts.mapValues { $0 }
    let source = copy(copies[settings.source.tag] ?? [], locale: settings.source)
    let translations = copies.keys.sorted().filter { $0 != settings.source.tag }.map { tag in
      copy(copies[tag] ?? [], locale: LocaleTag(tag))
    }
    locales.formUnion(texts.keys.map { LocaleTag($0) })
    domains[domain, default: []].append(
      Entry(
        name: name, code: code.map { Entry.Code(number: $0, place: .start(of: "")) }, contexts: contexts,
        remedy: contexts.first?.isError == true ? remedy : nil, repeatable: repeatable, arguments: arguments,
        actions: actions.map { ActionReference(key: $0, place: .start(of: "")) }, wraps: wraps,
        maps: maps.map { SystemErrorName(text: $0, place: .start(of: "")) },
        help: help, note: nil, support: nil, lengths: [:], source: source, translations: translations))
  }

  /// Adds an action with its label by locale.
  mutating func addAction(_ key: String, role: CopyCatalog.ActionRole, labels: [String: String]) {
    func label(_ tag: String) -> Copy { copy([("label", labels[tag] ?? "")], locale: LocaleTag(tag)) }
    actions.append(
      Action(
        key: key, role: role,
        entry: Entry(
          name: key, code: nil, contexts: [], remedy: nil, arguments: [], actions: [], wraps: false, maps: [],
          help: nil, note: nil, support: nil, lengths: [:], source: label(settings.source.tag),
          translations: labels.keys.sorted().filter { $0 != settings.source.tag }.map(label))))
  }

  func catalog(typeNames: [String: String] = [:], summary: String? = nil) -> Catalog {
    let others = locales.subtracting([settings.source]).sorted()
    return Catalog(
      settings: settings,
      domains: domains.keys.sorted().map { name in
        Domain(
          name: name, typeName: typeNames[name] ?? name + "Error", identifier: "com.example.\(name.lowercased())",
          short: "SYN", summary: summary, retiredCodes: [], entries: domains[name] ?? [], file: "", strays: [])
      },
      actions: actions, locales: [settings.source] + others, facts: [:], file: "")
  }

  private func copy(_ texts: [(String, String)], locale: LocaleTag) -> Copy {
    Copy(
      locale: locale, file: "", nameRange: 0..<0,
      texts: texts.compactMap { key, text in
        CatalogBuilder.field(key).map {
          CopyText(field: $0, keyRange: 0..<0, valueRange: 0..<0, message: CatalogBuilder.message(text))
        }
      })
  }

  static func message(_ pattern: String) -> Message {
    var findings = Findings()
    return parseMessage(pattern, file: "", map: TextMap(start: 0), subject: Subject(), reportingTo: &findings)
  }

  static func argument(
    _ name: String, _ type: ArgumentType, isPublic: Bool? = nil, choices: [String] = [], note: String? = nil,
    range: ClosedRange<Int64>? = nil, from: ErrorFact? = nil
  ) -> Argument {
    Argument(
      name: name, type: type, sample: .text("sample"), note: note, range: range, isPublic: isPublic ?? !type.isText,
      choices: choices, from: from, place: .start(of: ""))
  }

  private static func field(_ key: String) -> Field? {
    var parts = key.split(separator: ".").map(String.init)
    guard let last = parts.popLast() else { return nil }
    let slot: Slot
    if parts.last == "labels" {
      slot = .label(action: last)
      parts.removeLast()
    } else if last == "label" {
      slot = parts.popLast() == "help" ? .helpLabel : .actionLabel
    } else if let plain = Slot.plain.first(where: { $0.name == last }) {
      slot = plain
    } else {
      return nil
    }
    return Field(
      slot, context: parts.lazy.compactMap { Context(rawValue: $0) }.first,
      platform: parts.lazy.compactMap { Platform(rawValue: $0) }.first,
      without: parts.firstIndex(of: "without").flatMap { $0 + 1 < parts.count ? parts[$0 + 1] : nil })
  }
}
