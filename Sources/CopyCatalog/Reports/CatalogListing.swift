/// What a catalog holds and how far its translations are: an overview for people, or JSON for tools.
public struct CatalogListing: Sendable {
  /// The locales that are listed, the source left out, in the order of the catalog; required ones without a
  /// folder last.
  public let locales: [LocaleTag]
  private let catalog: Catalog
  private let groups: [Group]

  /// The entries of a domain, or the actions.
  private struct Group: Sendable {
    let name: String
    let rows: [Row]
  }

  private struct Row: Sendable {
    let entry: Entry
    /// One for each locale, as are the answers to whether its readers are shown their own language.
    let statuses: [TranslationStatus]
    let isShown: [Bool]
  }

  /// - Parameters:
  ///   - locales: the locales to list; all unless given.
  ///   - domains: the domains to list, `Actions` for the labels of buttons; all unless given.
  public init(_ catalog: Catalog, locales: [LocaleTag]? = nil, domains: [String]? = nil) {
    self.catalog = catalog
    let all = catalog.translationLocales
    let chosen = locales.map { wanted in all.filter(wanted.contains) } ?? all
    self.locales = chosen
    let actions = catalog.actions.map(\.entry)
    let named =
      catalog.domains.map { ($0.name, $0.entries) } + (actions.isEmpty ? [] : [(ActionsReader.name, actions)])
    groups = named.filter { domains?.contains($0.0) ?? true }.map { name, entries in
      Group(
        name: name,
        rows: entries.map { entry in
          Row(
            entry: entry, statuses: chosen.map { catalog.status(of: entry, in: $0) },
            isShown: chosen.map { catalog.isShown(entry, in: $0) })
        })
    }
  }

  private var rows: [Row] { groups.flatMap(\.rows) }

  private func count(_ status: TranslationStatus, at locale: Int) -> Int {
    rows.count { $0.statuses[locale] == status }
  }

  // MARK: For people

  /// A table of the entries, domain by domain, and a line of totals for each locale. Where words don't fit
  /// the width, each status is a sign that is explained below.
  ///
  /// - Parameter width: the columns of a line.
  public func text(width: Int) -> String {
    let wide = table { $0.rawValue }.lines
    let fits = wide.allSatisfy { Graphemes.columns($0) <= width }
    var lines = fits ? wide : table { Self.sign(of: $0) }.lines
    if !fits {
      let used = TranslationStatus.allCases.filter { status in rows.contains { $0.statuses.contains(status) }
      }
      lines += ["", used.map { "\(Self.sign(of: $0)) \($0.rawValue)" }.joined(separator: "  ")]
    }
    lines.append("")
    var totals = AlignedTable([.leading, .leading])
    let source = catalog.settings.source.tag
    totals.add([source, "\(rows.count) \(rows.count == 1 ? "entry" : "entries"), the source"])
    for (index, locale) in locales.enumerated() {
      let counts = TranslationStatus.allCases.map { ($0, count($0, at: index)) }
      let shown = rows.count { $0.isShown[index] }
      let parts = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0.rawValue)" }
      let kind = catalog.settings.required.contains(locale) ? "" : ", optional"
      totals.add([
        locale.tag,
        "\(shown) of \(rows.count) shown\(kind)\(parts.isEmpty ? "" : ": ")\(parts.joined(separator: ", "))"
      ])
    }
    return (lines + totals.lines).joined(separator: "\n") + "\n"
  }

  private func table(_ name: (TranslationStatus) -> String) -> AlignedTable {
    var table = AlignedTable([.leading, .trailing, .leading, .leading] + locales.map { _ in .leading })
    table.add(["entry", "code", "context", "remedy"] + locales.map(\.tag))
    for group in groups {
      table.add([group.name])
      for row in group.rows {
        let entry = row.entry
        table.add(
          [
            "  \(entry.name)", entry.code.map { "\($0.number)" } ?? "",
            entry.contexts.map(\.rawValue).joined(separator: ", "), entry.remedy?.rawValue ?? ""
          ] + row.statuses.map(name))
      }
    }
    return table
  }

  /// One column wide in every terminal.
  private static func sign(of status: TranslationStatus) -> String {
    switch status {
    case .translated: "+"
    case .needsReview: "?"
    case .stale: "~"
    case .draft: "."
    case .inherited: "^"
    case .missing: "-"
    }
  }

  // MARK: For tools

  /// One JSON object, an entry a line. The shape is version 1 and stable: keys are never renamed, removed or
  /// reordered.
  ///
  /// `locales` has the totals of each locale by status (`shown`: the entries whose readers see their own
  /// language) and whether it is required. `entries` has for each entry its domain (`Actions` for the labels
  /// of buttons), code and remedy (null where it has none), contexts, the file and line that define it, and
  /// its status in each locale: `translated`, `needs-review`, `stale`, `draft`, `inherited` or `missing`.
  ///
  /// - Parameter files: the files that the catalog was read from.
  public func json(_ files: [SourceFile]) -> String {
    let maps = Dictionary(files.map { ($0.path, LineMap($0.bytes)) }) { first, _ in first }
    let totals = locales.enumerated().map { index, locale in
      let counts = TranslationStatus.allCases.map { "\"\($0.rawValue)\": \(count($0, at: index))" }
      let shown = rows.count { $0.isShown[index] }
      return "{\"locale\": \(JSONText.quoted(locale.tag)), "
        + "\"required\": \(catalog.settings.required.contains(locale)), \"entries\": \(rows.count), "
        + "\"shown\": \(shown), \(counts.joined(separator: ", "))}"
    }
    let entries = groups.flatMap { group in
      group.rows.map { row in
        let entry = row.entry
        let line = maps[entry.source.file]?.position(of: entry.source.nameRange.lowerBound).line ?? 1
        let contexts = entry.contexts.map { JSONText.quoted($0.rawValue) }.joined(separator: ", ")
        let statuses = zip(locales, row.statuses).map {
          "\(JSONText.quoted($0.tag)): \(JSONText.quoted($1.rawValue))"
        }
        return "{\"domain\": \(JSONText.quoted(group.name)), \"entry\": \(JSONText.quoted(entry.name)), "
          + "\"code\": \(entry.code.map { "\($0.number)" } ?? "null"), \"contexts\": [\(contexts)], "
          + "\"remedy\": \(JSONText.quoted(entry.remedy?.rawValue)), "
          + "\"file\": \(JSONText.quoted(entry.source.file)), \"line\": \(line), "
          + "\"status\": {\(statuses.joined(separator: ", "))}}"
      }
    }
    func list(_ items: [String]) -> String {
      items.isEmpty ? "[]" : "[\n  " + items.joined(separator: ",\n  ") + "]"
    }
    return "{\"version\": 1,\n \"source\": \(JSONText.quoted(catalog.settings.source.tag)),\n"
      + " \"locales\": \(list(totals)),\n \"entries\": \(list(entries))}\n"
  }
}

extension Catalog {
  /// The locales that copy is translated to: those with a folder, by tag, then required ones without.
  public var translationLocales: [LocaleTag] {
    let source = settings.source
    return locales.filter { $0 != source }
      + settings.required.filter { $0 != source && !locales.contains($0) }
  }
}
