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
    public let changes: [CatalogChange]
    /// The code it got; nil where it is no error.
    public let code: Int?
  }

  /// Adds the entry. A text that is not given is there with nothing in it, which `check` blocks until it is written;
  /// arguments are declared as the texts use them.
  ///
  /// - Parameter syncing: whether translations get stubs of it.
  public func added(to files: [SourceFile], syncing: Bool) throws(EditingFault) -> Addition {
    let catalog = check(files, with: []).catalog
    guard isTypeName(domain), domain != ActionsReader.name else { throw .unusableName(domain, .domain) }
    guard isKebabCase(name), name != "domain" else { throw .unusableName(name, .entry) }
    let path = "\(catalog.settings.source)/\(domain).toml"
    let existing = files[relativePath: path]
    let document: CatalogDocument
    if let existing { document = try CatalogDocument(existing) } else { document = CatalogDocument(newAt: path) }
    guard document.table[name] == nil else { throw .entryExists(name, domain: domain) }
    for key in actions where catalog.action(key) == nil { throw .unknownAction(key) }

    let isError = contexts.first?.isError ?? true
    let code = isError ? Self.nextCode(in: catalog.domain(domain)) : nil
    var lines = self.lines(code: code, constants: Set(catalog.settings.constants.keys))
    if existing == nil { lines.insert(contentsOf: ["[domain]", ""], at: 0) }
    if !document.isAfterBlankLine(document.bytes.count) { lines.insert("", at: 0) }
    let edit = document.lines(lines, at: document.bytes.count)
    guard let change = document.change([edit], isNew: existing == nil) else {
      return Addition(changes: [], code: code)
    }
    var changes = [change]
    try requireGeneratable(changes, of: files)
    if syncing {
      let (domain, name) = (domain, name)
      changes += try TranslationStubs(for: files.changed(by: changes)) { $0 == domain && $1 == name }.changes
    }
    return Addition(changes: changes, code: code)
  }

  /// The code after the highest one that is or was in use: a gap may be that of an entry which was deleted without a
  /// word. The lowest gap where the highest possible code is taken.
  static func nextCode(in domain: Domain?) -> Int {
    let taken = Set((domain?.entries.compactMap { $0.code?.number } ?? []) + (domain?.retiredCodes.map(\.number) ?? []))
    let next = (taken.max() ?? 0) + 1
    guard next > Int(Int32.max) else { return next }
    return (1...).first { !taken.contains($0) } ?? next
  }

  private func lines(code: Int?, constants: Set<String>) -> [String] {
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
    return lines + declarations(constants: constants)
  }

  /// A declaration for each argument of the given texts, in the order of their first use.
  private func declarations(constants: Set<String>) -> [String] {
    var parts: [MessagePart] = []
    for text in [title, message, recovery] {
      guard let text else { continue }
      var findings = Findings()
      parts += parseMessage(
        text, file: "", map: TextMap(start: 0), subject: Subject(), reportingTo: &findings
      ).parts
    }
    return NewDeclaration.all(in: parts, except: constants).map { "args.\($0.name) = \($0.value)" }
  }
}

/// A declaration that suits the way in which messages use an argument.
private struct NewDeclaration {
  let name: String
  /// As TOML.
  let value: String

  /// One for each argument, in the order of first use; the use that says most decides.
  static func all(in parts: [MessagePart], except constants: Set<String>) -> [NewDeclaration] {
    var names: [String] = []
    var types: [String: ArgumentType] = [:]
    var choices: [String: [String]] = [:]
    MessagePart.forEachPart(of: parts) { part in
      guard let (name, _) = part.use, !constants.contains(name) else { return }
      if types[name] == nil { names.append(name) }
      let type = type(for: part)
      if types[name] == nil || types[name] == .string || type == .choice { types[name] = type }
      if case .select(let select) = part {
        for form in select.forms where form.key != "other" && choices[name]?.contains(form.key) != true {
          choices[name, default: []].append(form.key)
        }
      }
    }
    return names.map { name in
      let values = choices[name] ?? []
      let type = types[name] == .choice && values.isEmpty ? .string : types[name] ?? .string
      var value = "{ type = \(tomlString(type.rawValue))"
      if type == .choice {
        value += ", values = [\(values.map(tomlString).joined(separator: ", "))]"
      }
      return NewDeclaration(name: name, value: value + " }")
    }
  }

  private static func type(for part: MessagePart) -> ArgumentType {
    switch part {
    case .plural: .int
    case .select: .choice
    case .placeholder(let placeholder):
      switch placeholder.format?.kind {
      case .date, .time: .date
      case .number: placeholder.format?.style?.contains("percent") == true ? .percent : .number
      case .spellout, .ordinal: .int
      case .duration: .duration
      case nil: .string
      }
    case .text, .pluralNumber: .string
    }
  }
}
