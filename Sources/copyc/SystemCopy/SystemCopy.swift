import CopyCatalog

/// Copy for the errors that every app meets and no app throws itself, and for what shows errors: what
/// `copyc init --system` writes.
struct SystemCopy {
  /// The name of its domain.
  static let domain = "System"

  /// The entry that is made to be the `fallback-error`.
  static let fallback = "unexpected"

  /// The locales that it is written in: English, and those of this project's own catalogs.
  static let locales: [(tag: String, texts: Texts)] = [
    ("en", english), ("ar", arabic), ("de", german), ("fr", french), ("ja", japanese), ("pl", polish),
    ("pt-BR", brazilianPortuguese), ("zh-Hans", simplifiedChinese)
  ]

  /// What it says in one language, as the tables of a catalog file.
  struct Texts {
    /// The texts of each entry.
    let entries: String
    /// The words of each action.
    let labels: String
  }

  /// An action that its entries offer.
  struct Button {
    let key: String
    var role = ActionRole.primary
    let note: String
  }

  private static let buttons = [
    Button(key: "try-again", role: .retry, note: "Does once more what failed."),
    Button(key: "cancel", role: .cancel, note: "Leaves everything as it is."),
    Button(key: "open-settings", role: .settings, note: "Opens the system’s settings."),
    Button(key: "choose-file", note: "Opens the system’s file picker."),
    Button(key: "choose-folder", note: "Opens the system’s folder picker."),
    Button(key: "update-app", note: "Opens the app’s page in the store."),
    Button(key: "get-help", role: .getHelp, note: "Opens the app’s help, or a message to support."),
    Button(key: "show-details", note: "Shows the report below the error, in a smaller font."),
    Button(key: "copy-details", note: "Copies the report, to be pasted into a message to support.")
  ]

  /// What an entry is, in every language.
  private struct Definition {
    let name: String
    let contexts: [Context]
    /// Nil for a state that is no error.
    var remedy: Remedy?
    /// Whether doing it again is safe, where the remedy doesn't say so.
    var isRepeatable = false
    var actions: [String] = []
    var maps: [String] = []
    let note: String
    var argument: String?

    var isError: Bool { remedy != nil }
  }

  private static let fileName =
    "args.fileName = { type = \"file\", from = \"file-name\", sample = \"Report.pdf\" }\n"

  private static let definitions: [Definition] = [
    Definition(
      name: "offline", contexts: [.content, .passing, .blocking], remedy: .fix, isRepeatable: true,
      actions: ["try-again", "cancel"],
      maps: ["URLError.notConnectedToInternet", "POSIXError.ENETDOWN", "POSIXError.ENETUNREACH"],
      note: "The device has no connection at all. Nothing was sent, so trying again is safe."),
    Definition(
      name: "no-answer", contexts: [.content, .blocking], remedy: .retry, actions: ["try-again", "cancel"],
      maps: ["URLError.timedOut", "POSIXError.ETIMEDOUT"],
      note: """
        Whether the server did what was asked isn’t known: what must not be done twice needs an error of its own.
        """),
    Definition(
      name: "connection-lost", contexts: [.content, .passing, .blocking], remedy: .retry,
      actions: ["try-again", "cancel"], maps: ["URLError.networkConnectionLost", "POSIXError.ECONNRESET"],
      note: """
        It broke while something was sent or loaded: what must not be done twice needs an error of its own.
        """),
    Definition(
      name: "server-not-answering", contexts: [.content, .blocking], remedy: .wait,
      actions: ["try-again", "cancel"], maps: ["URLError.cannotConnectToHost", "POSIXError.ECONNREFUSED"],
      note: "The device is online, and the server takes no connection."),
    Definition(
      name: "server-not-found", contexts: [.content, .field, .blocking], remedy: .fix, isRepeatable: true,
      actions: ["try-again", "cancel"], maps: ["URLError.cannotFindHost", "URLError.dnsLookupFailed"],
      note: """
        The name of the server is known to nobody, often since a network asks for a sign-in first. At a field: the \
        person typed it.
        """),
    Definition(
      name: "file-missing", contexts: [.blocking], remedy: .fix, actions: ["choose-file", "cancel"],
      maps: ["CocoaError.fileNoSuchFile", "CocoaError.fileReadNoSuchFile", "POSIXError.ENOENT"],
      note: "After opening or saving a file that is no longer there.", argument: fileName),
    Definition(
      name: "no-access", contexts: [.blocking], remedy: .fix, actions: ["choose-folder", "cancel"],
      maps: [
        "CocoaError.fileReadNoPermission", "CocoaError.fileWriteNoPermission", "POSIXError.EACCES",
        "POSIXError.EPERM"
      ], note: "After opening or saving a file or a folder that the app may not touch.", argument: fileName),
    Definition(
      name: "disk-full", contexts: [.blocking], remedy: .fix, isRepeatable: true,
      actions: ["try-again", "choose-folder", "cancel"],
      maps: ["CocoaError.fileWriteOutOfSpace", "POSIXError.ENOSPC", "POSIXError.EDQUOT"],
      note: "After saving a file. Nothing was saved, so saving it again is safe.", argument: fileName),
    Definition(
      name: "update-needed", contexts: [.unavailable, .blocking], remedy: .fix,
      actions: ["update-app", "cancel"], maps: ["DecodingError"],
      note: """
        A server or a file has data of a newer kind than this version of the app knows. Trying again brings the same.
        """),
    Definition(
      name: "icloud-signed-out", contexts: [.passing, .blocking], remedy: .fix,
      actions: ["open-settings", "cancel"], maps: ["CKError.notAuthenticated"],
      note: "A banner, or an alert after asking for sync. Nobody is signed in to iCloud on the device."),
    Definition(
      name: "icloud-full", contexts: [.passing, .blocking], remedy: .fix,
      actions: ["open-settings", "cancel"], maps: ["CKError.quotaExceeded"],
      note: "A banner, or an alert after asking for sync. The person’s iCloud storage has no room."),
    Definition(
      name: "purchases-off", contexts: [.blocking], remedy: .fix, actions: ["open-settings", "cancel"],
      maps: ["SKError.paymentNotAllowed"], note: "After choosing to buy. “them” are purchases."),
    Definition(
      name: "service-busy", contexts: [.content, .passing, .blocking], remedy: .wait,
      actions: ["try-again", "cancel"], maps: ["http:429", "http:503"],
      note: "The server asks to wait. “as many as it can” are requests.",
      argument: "args.wait = { type = \"duration\", from = \"retry-after\", sample = 120 }\n"),
    Definition(
      name: fallback, contexts: [.blocking], remedy: .getHelp, actions: ["get-help", "cancel"],
      note: "For errors that nobody expected. Details for support can be copied beside it."),
    Definition(
      name: "fields-summary", contexts: [.passing], remedy: .fix,
      note: "Above a form where more than one field is wrong: FieldErrors.summary. Never shown for one.",
      argument: "args.count = { type = \"int\", range = \"2...50\", sample = 2, public = true }\n"),
    Definition(
      name: "error-details", contexts: [.empty], actions: ["show-details", "copy-details"],
      note: "Below an error that the person may report. The details themselves are in English."),
    Definition(
      name: "details-copied", contexts: [.success],
      note: "In place of the button’s label for two seconds, after the details were copied.")
  ]

  /// An entry that is written.
  private struct Entry {
    let definition: Definition
    /// Nil for a state that is no error.
    let code: Int?
    let maps: [String]
  }

  private let entries: [Entry]

  /// The keys of a catalog's own actions, by those that take their places here.
  private let ownActions: [String: String]

  /// All of it, for a catalog that has nothing yet.
  init() { self.init(taken: [], names: [], actions: []) }

  /// What a catalog has not got: without the errors that it maps or calls quiet, and without the entries for
  /// forms and details that it has under the same names. Its own actions are offered where they do the same.
  init(for catalog: Catalog) {
    let mapped = catalog.domains.flatMap { $0.entries.flatMap { $0.maps.flatMap(\.identities) } }
    self.init(
      taken: Set(mapped + catalog.settings.quiet.flatMap(\.identities)),
      names: Set(catalog.domains.flatMap { $0.entries.map(\.name) }), actions: catalog.actions)
  }

  private init(taken: Set<SystemErrorIdentity>, names: Set<String>, actions: [Action]) {
    entries = Self.definitions.enumerated().compactMap { index, definition in
      let maps = definition.maps.filter { name in
        let identities = SystemError.named(name)?.identities ?? []
        return identities.allSatisfy { !taken.contains($0) }
      }
      if maps.isEmpty, !definition.maps.isEmpty { return nil }
      if definition.maps.isEmpty, definition.name != Self.fallback, names.contains(definition.name) { return nil }
      return Entry(definition: definition, code: definition.isError ? index + 1 : nil, maps: maps)
    }
    var own: [String: String] = [:]
    for button in Self.buttons {
      let ofRole = button.role == .primary ? nil : actions.first { $0.role == button.role }
      if let action = actions.first(where: { $0.key == button.key }) ?? ofRole { own[button.key] = action.key }
    }
    ownActions = own
  }

  // MARK: Files

  /// The file that defines the errors, in its language; nil for a language that they aren't written in.
  func source(in tag: String) -> String? {
    guard let texts = Self.texts(in: tag).map({ Self.tables(of: $0.entries) }) else { return nil }
    var text = """
      # Errors of the system, in words of this app, and what shows errors. Change what you like. The first context is
      # where an error is shown by default; views ask for another one, such as an alert for “blocking”.

      [domain]
      summary = "What the system, the network and the disk throw, and what shows errors."

      """
    for entry in entries {
      let definition = entry.definition
      text += "\n[\(definition.name)]\n"
      if let code = entry.code { text += "code = \(code)\n" }
      text += Self.list("context", definition.contexts.map(\.rawValue), isAlone: true)
      if let remedy = definition.remedy { text += "remedy = \"\(remedy.rawValue)\"\n" }
      if definition.isRepeatable { text += "repeatable = true\n" }
      text += texts[definition.name] ?? ""
      let actions = definition.actions.map { ownActions[$0] ?? $0 }
      if !actions.isEmpty { text += Self.list("actions", actions) }
      if definition.isError, definition.name != "fields-summary" { text += "wraps = true\n" }
      if !entry.maps.isEmpty { text += Self.list("maps", entry.maps) }
      text += "note = \"\(definition.note)\"\n"
      text += definition.argument ?? ""
    }
    return text
  }

  /// A translation; nil for a language that the errors aren't written in.
  func translation(in tag: String) -> String? {
    guard let texts = Self.texts(in: tag).map({ Self.tables(of: $0.entries) }) else { return nil }
    let tables = entries.map { "[\($0.definition.name)]\n" + (texts[$0.definition.name] ?? "") }
    return tables.joined(separator: "\n")
  }

  /// The actions that its entries offer and the catalog has not got, with their labels in a language; nil for
  /// a language that they aren't written in, empty where there are none.
  func actions(in tag: String, isSource: Bool) -> String? {
    guard let texts = Self.texts(in: tag).map({ Self.tables(of: $0.labels) }) else { return nil }
    let offered = Set(entries.flatMap(\.definition.actions))
    let missing = Self.buttons.filter { offered.contains($0.key) && ownActions[$0.key] == nil }
    let tables = missing.map { button in
      var table = "[\(button.key)]\n" + (texts[button.key] ?? "")
      if isSource {
        if button.role != .primary { table += "role = \"\(button.role.rawValue)\"\n" }
        table += "note = \"\(button.note)\"\n"
      }
      return table
    }
    return tables.joined(separator: "\n")
  }

  /// A list as the canonical form writes it: on one line where it fits.
  ///
  /// - Parameter isAlone: whether one value stands without brackets.
  private static func list(_ key: String, _ names: [String], isAlone: Bool = false) -> String {
    let quoted = names.map { "\"\($0)\"" }
    if isAlone, quoted.count == 1 { return "\(key) = \(quoted[0])\n" }
    let line = "\(key) = [\(quoted.joined(separator: ", "))]"
    if line.count <= 110 { return line + "\n" }
    return "\(key) = [\n" + quoted.map { "  \($0),\n" }.joined() + "]\n"
  }

  private static func texts(in tag: String) -> Texts? { locales.first { $0.tag == tag }?.texts }

  /// The lines of each table, by its name.
  private static func tables(of text: String) -> [String: String] {
    var tables: [String: String] = [:]
    var name = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("[") {
        name = String(line.dropFirst().dropLast())
      } else {
        tables[name, default: ""] += line + "\n"
      }
    }
    return tables
  }
}
