/// Writes the `errors` of `CopyCatalog.swift`: which system errors are shown with which entry, which are
/// shown to nobody, and what the rest is shown as.
///
/// All of it is code that is run when an error is resolved: a function for each domain that switches over the
/// error's domain and code. POSIX errors are compared by Foundation's symbols, as their numbers differ
/// between systems.
struct MappingEmitter {
  private let catalog: Catalog
  private let maps: [(domain: Domain, entries: [Entry])]
  private let fallback: (domain: Domain, entry: Entry)?

  init(_ catalog: Catalog) {
    self.catalog = catalog
    maps = catalog.domains.compactMap { domain in
      let entries = EnumEmitter.entries(of: domain).filter {
        !Self.identities(of: $0).isEmpty && Self.canBeShown($0)
      }
      return entries.isEmpty ? nil : (domain, entries)
    }
    fallback = catalog.fallbackEntry.flatMap { domain, entry in
      entry.code != nil && Self.values(of: entry) != nil && Self.needed(by: entry).isEmpty
        ? (domain, entry) : nil
    }
  }

  /// Whether there is anything to write.
  var isEmpty: Bool { maps.isEmpty && quiet.isEmpty && fallback == nil }

  /// Whether symbols of Foundation are in it.
  var needsFoundation: Bool {
    let all = maps.flatMap { $0.entries.flatMap { Self.identities(of: $0) } } + quiet
    return all.contains { if case .posix = $0 { true } else { false } }
  }

  private var quiet: [SystemErrorIdentity] { catalog.settings.quiet.flatMap(\.identities) }

  /// The members of `GeneratedCopy`.
  var text: String {
    let names = maps.map { "mapped_\(LocaleEmitter.word($0.domain.name))($0)" }
    var text = "\nextension GeneratedCopy {\n"
    text += "  /// The errors that this catalog shows and that are not its own.\n"
    text += "  static let errors = ErrorMaps(\n"
    text += "    mapped: { \(names.isEmpty ? "_ in nil" : names.joined(separator: " ?? ")) }"
    if !quiet.isEmpty { text += ",\n    isQuiet: { isQuiet($0) }" }
    if let fallback {
      text += ",\n    fallback: { error in \(call(fallback.entry, of: fallback.domain, error: "error")) }"
    }
    text += ")\n"
    for (domain, entries) in maps { text += function(domain, entries) }
    if !quiet.isEmpty {
      text += "\n  /// Whether an error is shown to nobody.\n"
      text += "  private static func isQuiet(_ error: MappedError) -> Bool {\n    switch error.domain {\n"
      for (domain, cases) in Self.grouped(quiet.map { ($0, 0) }) {
        text += "    case \(SwiftText.literal(domain)):\n      switch error.code {\n"
        for (codes, _) in cases { text += "      case \(codes): true\n" }
        text += "      default: false\n      }\n"
      }
      text += "    default: false\n    }\n  }\n"
    }
    return text + "}\n"
  }

  private func function(_ domain: Domain, _ entries: [Entry]) -> String {
    let type = SwiftNames.quoted(SwiftNames.typeName(domain.typeName))
    var text = "\n  /// What of `\(type)` a system error is shown as.\n"
    text += "  private static func mapped_\(LocaleEmitter.word(domain.name))(_ error: MappedError)"
    text += " -> (any CatalogError)? {\n    switch error.domain {\n"
    var identities: [(SystemErrorIdentity, Int)] = []
    for (index, entry) in entries.enumerated() {
      for identity in Self.identities(of: entry) { identities.append((identity, index)) }
    }
    for (name, cases) in Self.grouped(identities) {
      text += "    case \(SwiftText.literal(name)):\n      switch error.code {\n"
      for (codes, index) in cases {
        let entry = entries[index]
        text += "      case \(codes):\n"
        for (place, fact) in Self.needed(by: entry) {
          text += "        guard let a\(place) = \(fact) else { return nil }\n"
        }
        text += "        return \(call(entry, of: domain, error: "error"))\n"
      }
      text += "      default: return nil\n      }\n"
    }
    return text + "    default: return nil\n    }\n  }\n"
  }

  /// The cases by domain, in the order of the catalog, and within a domain by entry.
  private static func grouped(
    _ identities: [(SystemErrorIdentity, Int)]
  ) -> [(domain: String, cases: [(codes: String, index: Int)])] {
    var domains: [(domain: String, cases: [(codes: String, index: Int)])] = []
    var seen: Set<SystemErrorIdentity> = []
    for (identity, index) in identities where seen.insert(identity).inserted {
      let code =
        switch identity {
        case .posix(let symbol): "Int(POSIXErrorCode.\(symbol).rawValue)"
        case .code, .httpStatus: identity.code
        }
      let place = domains.firstIndex { $0.domain == identity.domain } ?? domains.count
      if place == domains.count { domains.append((identity.domain, [])) }
      if let known = domains[place].cases.firstIndex(where: { $0.index == index }) {
        domains[place].cases[known].codes += ", \(code)"
      } else {
        domains[place].cases.append((code, index))
      }
    }
    return domains
  }

  // MARK: Entries

  /// The errors that an entry is shown for: a cancellation only where the entry says why.
  private static func identities(of entry: Entry) -> [SystemErrorIdentity] {
    let showsCancellations = entry.source.allowances.contains { $0.check == CancellationShown.page.id }
    return entry.maps.filter { showsCancellations || !($0.known?.isCancellation ?? false) }.flatMap(
      \.identities)
  }

  private static func canBeShown(_ entry: Entry) -> Bool { values(of: entry) != nil }

  /// The Swift that makes the value of each argument; nil where one has none.
  private static func values(of entry: Entry, error: String = "error") -> [String]? {
    var values: [String] = []
    for (place, argument) in entry.arguments.enumerated() {
      if entry.isOptional(argument.name) {
        values.append(argument.from.map { "\(error).\(member(of: $0, as: argument.type))" } ?? "nil")
      } else if argument.from != nil {
        values.append("a\(place)")
      } else {
        return nil
      }
    }
    return values
  }

  /// The facts without which an entry can't be shown, with the places of their arguments.
  private static func needed(by entry: Entry) -> [(place: Int, fact: String)] {
    entry.arguments.enumerated().compactMap { place, argument in
      guard !entry.isOptional(argument.name), let fact = argument.from else { return nil }
      return (place, "error.\(member(of: fact, as: argument.type))")
    }
  }

  private static func member(of fact: ErrorFact, as type: ArgumentType) -> String {
    switch (fact, type) {
    case (.fileName, _): "fileName"
    case (.host, _): "host"
    case (.url, _): "url"
    case (.retryAfter, .int): "retryAfterSeconds"
    case (.retryAfter, .duration): "retryAfterDuration"
    case (.retryAfter, _): "retryAfter"
    }
  }

  private func call(_ entry: Entry, of domain: Domain, error: String) -> String {
    let type = SwiftNames.quoted(SwiftNames.typeName(domain.typeName))
    let name = SwiftNames.quoted(SwiftNames.caseName(entry.name))
    var arguments = zip(entry.arguments, Self.values(of: entry, error: error) ?? []).map { argument, value in
      "\(SwiftNames.callLabel(argument.name, wraps: entry.wraps)): \(value)"
    }
    if entry.wraps { arguments.append("underlying: \(error).original") }
    return "\(type).\(name)\(arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")"
  }
}
