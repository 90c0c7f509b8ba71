/// Which entry each system error is shown with: a table for people, or JSON for tools.
public struct MappingListing: Sendable {
  private let rows: [Row]
  /// `Domain.entry`; nil where settings name none.
  private let fallback: String?

  /// One kind of error.
  private struct Row: Sendable {
    let name: String
    let identity: SystemErrorIdentity
    let shown: Shown
    let known: SystemError?
  }

  private enum Shown: Sendable {
    case entry(String, Entry, Place)
    case nobody(Place?)
    case fallback
  }

  /// - Parameter includingUnmapped: whether known errors that the catalog does not name are listed too.
  public init(_ catalog: Catalog, includingUnmapped: Bool) {
    var shown: [SystemErrorIdentity: Shown] = [:]
    var order: [(name: String, identity: SystemErrorIdentity)] = []
    func add(_ name: SystemErrorName, _ what: Shown) {
      for identity in name.identities where shown[identity] == nil {
        shown[identity] = what
        order.append((name.known?.name ?? name.text, identity))
      }
    }
    for domain in catalog.domains {
      for entry in domain.entries {
        for name in entry.maps { add(name, .entry("\(domain.name).\(entry.name)", entry, name.place)) }
      }
    }
    for name in catalog.settings.quiet { add(name, .nobody(name.place)) }
    // Known errors in the order of the table, then the codes that it doesn't have.
    var rows: [Row] = []
    var listed: Set<SystemErrorIdentity> = []
    for error in SystemError.all {
      for identity in error.identities where !listed.contains(identity) {
        guard shown[identity] != nil || includingUnmapped else { continue }
        listed.insert(identity)
        let name = order.first { $0.identity == identity }?.name ?? error.name
        rows.append(
          Row(
            name: name, identity: identity,
            shown: shown[identity] ?? (error.isCancellation ? .nobody(nil) : .fallback), known: error))
      }
    }
    for (name, identity) in order where listed.insert(identity).inserted {
      rows.append(Row(name: name, identity: identity, shown: shown[identity] ?? .fallback, known: nil))
    }
    self.rows = rows
    fallback = catalog.fallbackEntry.map { "\($0.domain.name).\($0.entry.name)" }
  }

  // MARK: For people

  /// A line for each error, and one for all others.
  ///
  /// - Parameter width: the columns of a line; where the table is wider, the domains and codes are left out.
  public func text(width: Int) -> String {
    let lines = table(withIdentities: true).lines
    let fitting =
      lines.allSatisfy { Graphemes.columns($0) <= width } ? lines : table(withIdentities: false).lines
    return (fitting + ["", rest]).joined(separator: "\n") + "\n"
  }

  private var rest: String {
    "Cancellations are shown to nobody, all other errors as "
      + (fallback.map { "\($0)." } ?? "what the app makes of them: there is no fallback-error.")
  }

  private func table(withIdentities: Bool) -> AlignedTable {
    var table = AlignedTable(
      [.leading] + (withIdentities ? [.leading, .trailing] : []) + [.leading, .leading, .leading])
    table.add(["error"] + (withIdentities ? ["domain", "code"] : []) + ["shown as", "context", "ended by"])
    for (index, row) in rows.enumerated() {
      // Codes of one name are one line where they aren't shown.
      if !withIdentities, index > 0, rows[index - 1].name == row.name { continue }
      var cells = [row.name]
      if withIdentities { cells += [row.identity.domain, row.identity.code] }
      switch row.shown {
      case .entry(let name, let entry, _):
        cells += [name, entry.contexts.map(\.rawValue).joined(separator: ", ")]
      case .nobody: cells += ["nobody", ""]
      case .fallback: cells += [fallback ?? "unknown", ""]
      }
      cells.append(row.known?.remedies.map(\.rawValue).joined(separator: ", ") ?? "")
      table.add(cells)
    }
    return table
  }

  // MARK: For tools

  /// One JSON object, an error a line. The shape is version 1 and stable: keys are never renamed, removed or
  /// reordered.
  ///
  /// `fallback` and `entry` are `Domain.entry`, or null. `code` is a number; for a POSIX error, whose number
  /// differs between systems, its symbol. `shown` is `entry`, `nobody`, `fallback`, or `unknown` where there
  /// is no fallback-error. `file` and `line` tell where the catalog names the error; null where it does not.
  /// `contexts` and `remedies` are what is known of the error.
  ///
  /// - Parameter files: the files that the catalog was read from.
  public func json(_ files: [SourceFile]) -> String {
    let maps = Dictionary(files.map { ($0.path, LineMap($0.bytes)) }) { first, _ in first }
    let items = rows.map { row in
      let shown: String
      var entry: String?
      var place: Place?
      switch row.shown {
      case .entry(let name, _, let named): (shown, entry, place) = ("entry", name, named)
      case .nobody(let named): (shown, place) = ("nobody", named)
      case .fallback: shown = fallback == nil ? "unknown" : "fallback"
      }
      let code =
        if case .posix(let symbol) = row.identity { JSONText.quoted(symbol) } else { row.identity.code }
      let line = place.flatMap { place in maps[place.file]?.position(of: place.range.lowerBound).line }
      func list(_ words: [String]) -> String {
        "[\(words.map { JSONText.quoted($0) }.joined(separator: ", "))]"
      }
      return "{\"error\": \(JSONText.quoted(row.name)), \"domain\": \(JSONText.quoted(row.identity.domain)), "
        + "\"code\": \(code), \"shown\": \"\(shown)\", \"entry\": \(JSONText.quoted(entry)), "
        + "\"file\": \(JSONText.quoted(place?.file)), \"line\": \(line.map { "\($0)" } ?? "null"), "
        + "\"contexts\": \(list(row.known?.contexts.map(\.rawValue) ?? [])), "
        + "\"remedies\": \(list(row.known?.remedies.map(\.rawValue) ?? []))}"
    }
    let list = items.isEmpty ? "[]" : "[\n  " + items.joined(separator: ",\n  ") + "]"
    return "{\"version\": 1,\n \"fallback\": \(JSONText.quoted(fallback)),\n \"maps\": \(list)}\n"
  }
}
