/// Writes `CopyDomain.<Domain>.swift`: the enum of the domain's errors and, where it has other entries, the
/// enum of its other states.
struct EnumEmitter {
  private let domain: Domain
  private let catalog: Catalog
  private let entries: [Entry]
  private let access: String

  init(_ domain: Domain, in catalog: Catalog) {
    self.domain = domain
    self.catalog = catalog
    entries = EnumEmitter.entries(of: domain)
    access = catalog.settings.access == .internal ? "" : "\(catalog.settings.access.rawValue) "
  }

  /// The entries that Swift is made of, in the order of their places at run time.
  static func entries(of domain: Domain) -> [Entry] {
    domain.entries.filter { !$0.contexts.isEmpty && ($0.code != nil || !$0.isError) }
  }

  var text: String {
    let errors = entries.enumerated().filter { $0.element.isError }.map { ($0.offset, $0.element) }
    let states = entries.enumerated().filter { !$0.element.isError }.map { ($0.offset, $0.element) }
    var text = SwiftEmitter.header(from: "\(catalog.settings.source)/\(domain.name).toml")
    text += "\n\(access)import CopyRuntime\n"
    if entries.contains(where: { $0.arguments.contains { $0.type == .date || $0.type == .url } }) {
      text += "\(access)import Foundation\n"
    }
    text += "\n"
    text += SwiftText.documentation(domain.summary ?? "", indent: "")
    let type = SwiftNames.quoted(SwiftNames.typeName(domain.typeName))
    text += "\(access)enum \(type): CatalogError\(errors.isEmpty ? "" : Self.equality(errors)) {\n"
    text += members(errors)
    text += actions
    text += "  \(access)static let catalogDomain = CatalogDomain(\n"
    text += "    name: \(SwiftText.literal(LocaleEmitter.word(domain.name))),\n"
    text += "    identifier: \(SwiftText.literal(domain.identifier)),\n"
    text += "    short: \(domain.short.map(SwiftText.literal) ?? "nil"),\n"
    text += "    catalog: GeneratedCopy.catalog,\n"
    text += "    entries: \(SwiftText.block(entries.map(facts), indent: "      "))\n  )\n}\n"
    if !states.isEmpty {
      text += "\n/// The other states of the views whose errors are in `\(type)`.\n"
      let plainType = SwiftNames.quoted(SwiftNames.plainTypeName(of: domain))
      text += "\(access)enum \(plainType): CatalogCopy\(Self.equality(states)) {\n"
      text += members(states)
      if !usedActions.isEmpty { text += "  \(access)typealias Action = \(type).Action\n\n" }
      text += "  \(access)static var catalogDomain: CatalogDomain { \(type).catalogDomain }\n}\n"
      text += identities(states, of: plainType)
      if catalog.settings.isCodable { text += CodingEmitter(states, of: plainType, access: access).text }
    }
    text += identities(errors, of: type)
    text += WrappingEmitter(errors.map(\.1), of: type, access: access).text
    if catalog.settings.isCodable { text += CodingEmitter(errors, of: type, access: access).text }
    return text
  }

  /// Values that hold any error are like no other.
  private static func equality(_ entries: [(index: Int, entry: Entry)]) -> String {
    entries.contains { $0.entry.wraps } ? "" : ", Hashable"
  }

  /// The actions that entries offer, in the order of `Actions.toml`.
  private var usedActions: [String] {
    let used = Set(entries.flatMap { offered(by: $0).map(\.key) })
    let known = catalog.actions.map(\.key).filter(used.contains)
    return known + used.subtracting(known).sorted()
  }

  /// What the app shows: doing again is offered only where that is declared safe.
  private func offered(by entry: Entry) -> [(key: String, role: ActionRole)] {
    entry.actions.map { ($0.key, catalog.action($0.key)?.role ?? .primary) }
      .filter { $0.1 != .retry || entry.isRepeatable }
  }

  private var actions: String {
    let keys = usedActions
    if keys.isEmpty { return "" }
    var text = "  /// What these errors and the other states of their views offer to do.\n"
    text += "  \(access)enum Action: String, CatalogAction {\n"
    for key in keys {
      let name = SwiftNames.quoted(SwiftNames.choiceCase(key))
      text += "    case \(name) = \(SwiftText.literal(LocaleEmitter.word(key)))\n"
    }
    return text + "  }\n\n"
  }

  private func identities(_ entries: [(index: Int, entry: Entry)], of type: String) -> String {
    if entries.isEmpty { return "" }
    var text = "\nextension CatalogID where Copy == \(type) {\n"
    for (index, entry) in entries {
      let name = SwiftNames.identityName(entry.name)
      text += "  \(access)static var \(name): Self { CatalogID(\(index)) }\n"
    }
    return text + "}\n"
  }

  private func members(_ entries: [(index: Int, entry: Entry)]) -> String {
    var text = ""
    for (_, entry) in entries { text += declaration(of: entry) + "\n" }
    for (_, entry) in entries {
      for argument in entry.arguments where argument.type == .choice {
        text += choice(argument, of: entry) + "\n"
      }
    }
    text += "  \(access)var catalogEntry: CatalogEntry {\n    switch self {\n"
    for (index, entry) in entries { text += pattern(of: entry, at: index) }
    return text + "    }\n  }\n\n"
  }

  private func declaration(of entry: Entry) -> String {
    var values = entry.arguments.map { argument in
      let label = SwiftNames.quoted(SwiftNames.argumentLabel(argument.name, wraps: entry.wraps))
      return "\(label): \(EnumEmitter.type(of: argument, entry: entry))"
    }
    if entry.wraps { values.append("underlying: any Error") }
    let payload = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
    return SwiftText.documentation(CaseComment(entry).text, indent: "  ")
      + "  case \(SwiftNames.quoted(SwiftNames.caseName(entry.name)))\(payload)\n"
  }

  /// The Swift type of an argument.
  static func type(of argument: Argument, entry: Entry) -> String {
    valueType(of: argument, entry: entry) + (entry.isOptional(argument.name) ? "?" : "")
  }

  private static func valueType(of argument: Argument, entry: Entry) -> String {
    switch argument.type {
    case .string, .file, .title, .person, .code: "String"
    case .duration: "Duration"
    case .bytes: "ByteCount"
    case .money: "MoneyAmount"
    case .list: "[String]"
    case .url: "URL"
    case .int: "Int"
    case .number, .percent: "Double"
    case .date: "Date"
    case .choice: SwiftNames.quoted(SwiftNames.choiceName(entry: entry.name, argument: argument.name))
    }
  }

  private func pattern(of entry: Entry, at index: Int) -> String {
    let name = SwiftNames.quoted(SwiftNames.caseName(entry.name))
    let values = entry.arguments.indices.map { "a\($0)" }
    let bound = values + (entry.wraps ? ["underlying"] : [])
    let handed = ["\(index)"] + values + (entry.wraps ? ["underlying: underlying"] : [])
    let payload = bound.isEmpty ? "" : "(\(bound.joined(separator: ", ")))"
    return
      "    case \(bound.isEmpty ? "" : "let ").\(name)\(payload): CatalogEntry(\(handed.joined(separator: ", ")))\n"
  }

  private func choice(_ argument: Argument, of entry: Entry) -> String {
    let name = SwiftNames.quoted(SwiftNames.choiceName(entry: entry.name, argument: argument.name))
    var text = SwiftText.documentation(argument.note ?? "", indent: "  ")
    let coding = catalog.settings.isCodable ? ", Codable" : ""
    text += "  \(access)enum \(name): String, CopyChoice\(coding) {\n"
    for value in argument.choices where value != "other" {
      text += "    case \(SwiftNames.quoted(SwiftNames.choiceCase(value))) = \(SwiftText.literal(value))\n"
    }
    return text + "  }\n"
  }

  private static func facts(of argument: Argument) -> String {
    var text = (argument.isPublic ? "" : "-") + LocaleEmitter.word(argument.name)
    if let range = argument.range, argument.type == .int {
      text += ":\(range.lowerBound)...\(range.upperBound == .max ? "" : "\(range.upperBound)")"
    }
    return text
  }

  private static func saysWhenToRetry(_ argument: Argument) -> Bool {
    switch argument.type {
    case .int, .number, .date, .duration: argument.from == .retryAfter || argument.name == "retryAfter"
    default: false
    }
  }

  /// A line of `EntryFacts`.
  private func facts(of entry: Entry) -> String {
    var parts = [LocaleEmitter.word(entry.name)]
    if entry.isError, let code = entry.code { parts.append("code=\(code.number)") }
    parts.append("contexts=\(entry.contexts.map(\.rawValue).joined(separator: ","))")
    if entry.isError, let remedy = entry.remedy { parts.append("remedy=\(remedy.rawValue)") }
    if entry.isError, let repeatable = entry.repeatable {
      parts.append("repeatable=\(repeatable ? "yes" : "no")")
    }
    let actions = offered(by: entry).map { "\(LocaleEmitter.word($0.key)):\($0.role.rawValue)" }
    if !actions.isEmpty { parts.append("actions=\(actions.joined(separator: ","))") }
    if !entry.arguments.isEmpty {
      parts.append("arguments=\(entry.arguments.map(EnumEmitter.facts).joined(separator: ","))")
    }
    if let place = entry.arguments.firstIndex(where: EnumEmitter.saysWhenToRetry) {
      parts.append("retry-after=\(place)")
    }
    if let help = entry.help { parts.append("help=\(LocaleEmitter.word(help.url))") }
    return parts.joined(separator: " ")
  }
}
