/// A whole entry at the end of its domain's source file, as a writer begins one.
public struct NewEntry: Sendable {
  /// Where it is added.
  public let domain: String
  public let name: String
  /// The first is the default.
  public let contexts: [Context]
  /// Nil where the contexts are not those of errors.
  public let remedy: Remedy?
  public let title: String?
  public let message: String?
  public let recovery: String?
  public let note: String?
  /// Keys of actions, the primary one first.
  public let actions: [String]

  public init(
    _ name: String, domain: String, contexts: [Context], remedy: Remedy?, title: String? = nil,
    message: String? = nil, recovery: String? = nil, note: String? = nil, actions: [String] = []
  ) {
    self.name = name
    self.domain = domain
    self.contexts = contexts
    self.remedy = remedy
    self.title = title
    self.message = message
    self.recovery = recovery
    self.note = note
    self.actions = actions
  }

  /// What adding it gives.
  public struct Addition: Sendable {
    /// The source file, and the translations where they get stubs.
    public let changes: [FileChange]
    /// The code it got; nil where it is no error.
    public let code: Int?
  }

  /// Adds the entry. A text that is not given is there with nothing in it, which `check` blocks until it is
  /// written; arguments are declared as the texts use them.
  ///
  /// - Parameter syncing: whether translations get stubs of it.
  public func added(to files: [SourceFile], syncing: Bool) throws(EditingFault) -> Addition {
    let catalog = check(files, with: []).catalog
    guard isTypeName(domain), domain != ActionsReader.name else { throw .unusableName(domain, .domain) }
    guard isKebabCase(name), name != "domain" else { throw .unusableName(name, .entry) }
    let path = "\(catalog.settings.source)/\(domain).toml"
    let existing = files[relativePath: path]
    let document: CatalogDocument
    if let existing {
      document = try CatalogDocument(existing)
    } else {
      document = CatalogDocument(new: files.missing(path))
    }
    guard document.table[name] == nil else { throw .entryExists(name, domain: domain) }
    for key in actions where catalog.action(key) == nil { throw .unknownAction(key) }

    let isError = contexts.first?.isError ?? true
    let code = isError ? Self.nextCode(in: catalog.domain(domain)) : nil
    var lines = self.lines(code: code)
    if existing == nil { lines.insert(contentsOf: ["[domain]", ""], at: 0) }
    if !document.isAfterBlankLine(document.bytes.count) { lines.insert("", at: 0) }
    guard let bare = addition(of: lines, to: document, isNew: existing == nil) else {
      return Addition(changes: [], code: code)
    }
    lines += declarations(in: check(files.changed(by: [bare]), with: []).catalog)
    var changes = [addition(of: lines, to: document, isNew: existing == nil) ?? bare]
    try requireGeneratable(changes, of: files)
    if syncing {
      let (domain, name) = (domain, name)
      changes += try TranslationStubs(for: files.changed(by: changes)) { $0 == domain && $1 == name }.changes
    }
    return Addition(changes: changes, code: code)
  }

  /// The code after the highest one that is or was in use: a gap may be that of an entry which was deleted
  /// without a word. The lowest gap where the highest possible code is taken.
  static func nextCode(in domain: Domain?) -> Int {
    let taken = Set(
      (domain?.entries.compactMap { $0.code?.number } ?? []) + (domain?.retiredCodes.map(\.number) ?? []))
    let next = (taken.max() ?? 0) + 1
    guard next > Int(Int32.max) else { return next }
    return (1...).first { !taken.contains($0) } ?? next
  }

  private func addition(of lines: [String], to document: CatalogDocument, isNew: Bool) -> FileChange? {
    document.change([document.lines(lines, at: document.bytes.count)], isNew: isNew)
  }

  private func lines(code: Int?) -> [String] {
    var lines = ["[\(name)]"]
    if let code { lines.append("code = \(code)") }
    let names = contexts.map { tomlString($0.rawValue) }
    lines.append("context = \(names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]")")
    if let remedy { lines.append("remedy = \(tomlString(remedy.rawValue))") }
    if let title = title ?? (contexts.contains(where: \.hasHeadline) ? "" : nil) {
      lines.append("title = \(tomlString(title))")
    }
    lines.append("message = \(tomlString(message ?? ""))")
    if let recovery = recovery ?? (remedy == nil || remedy == Remedy.none ? nil : "") {
      lines.append("recovery = \(tomlString(recovery))")
    }
    lines.append("note = \(tomlString(note ?? ""))")
    if !actions.isEmpty { lines.append("actions = [\(actions.map(tomlString).joined(separator: ", "))]") }
    return lines
  }

  /// A declaration for each argument of the texts, in the order of first use. One whose uses contradict each
  /// other is left to the finding that says so.
  private func declarations(in catalog: Catalog) -> [String] {
    guard let entry = catalog.domain(domain)?.entry(name) else { return [] }
    var names: [String] = []
    for text in entry.source.texts {
      text.message.forEachPart { part in
        guard let (name, _) = part.use, catalog.settings.constants[name] == nil, !names.contains(name) else {
          return
        }
        names.append(name)
      }
    }
    return names.compactMap { ArgumentDeclaration(of: $0, in: entry)?.line }
  }
}
