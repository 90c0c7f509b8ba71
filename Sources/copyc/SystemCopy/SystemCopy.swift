import CopyCatalog

/// Copy for the errors that every app meets and no app throws itself: what `copyc init --system` writes.
struct SystemCopy {
  /// The name of its domain.
  static let domain = "System"

  /// The entry that is made to be the `fallback-error`.
  static let fallback = "unexpected"

  /// The locales that it is written in: English, and those of this project's own catalogs.
  static let locales: [(tag: String, texts: String)] = [
    ("en", english), ("ar", arabic), ("de", german), ("fr", french), ("ja", japanese), ("pl", polish),
    ("pt-BR", brazilianPortuguese), ("zh-Hans", simplifiedChinese)
  ]

  /// The errors that another domain maps or that are quiet, which are left out.
  private let taken: Set<SystemErrorIdentity>

  init(taken: Set<SystemErrorIdentity> = []) { self.taken = taken }

  /// What an entry is, in every language.
  private struct Definition {
    let name: String
    let remedy: Remedy
    let maps: [String]
    let note: String
    var hasFileName = false
  }

  private static let definitions: [Definition] = [
    Definition(
      name: "offline", remedy: .fix,
      maps: ["URLError.notConnectedToInternet", "POSIXError.ENETDOWN", "POSIXError.ENETUNREACH"],
      note: "The device has no connection at all."),
    Definition(
      name: "no-answer", remedy: .retry, maps: ["URLError.timedOut", "POSIXError.ETIMEDOUT"],
      note: "A request got no answer in time. Whether the server did what was asked isn’t known."),
    Definition(
      name: "connection-lost", remedy: .retry,
      maps: ["URLError.networkConnectionLost", "POSIXError.ECONNRESET"],
      note: "The connection broke while something was sent or loaded."),
    Definition(
      name: "server-not-answering", remedy: .wait,
      maps: ["URLError.cannotConnectToHost", "POSIXError.ECONNREFUSED"],
      note: "The device is online, and the server takes no connection."),
    Definition(
      name: "server-not-found", remedy: .fix, maps: ["URLError.cannotFindHost", "URLError.dnsLookupFailed"],
      note: "The name of the server is known to nobody, often since a network asks for a sign-in first."),
    Definition(
      name: "file-missing", remedy: .fix,
      maps: ["CocoaError.fileNoSuchFile", "CocoaError.fileReadNoSuchFile", "POSIXError.ENOENT"],
      note: "After opening or saving a file that is no longer there.", hasFileName: true),
    Definition(
      name: "no-access", remedy: .fix,
      maps: [
        "CocoaError.fileReadNoPermission", "CocoaError.fileWriteNoPermission", "POSIXError.EACCES",
        "POSIXError.EPERM"
      ], note: "After opening or saving a file or a folder that the app may not touch.", hasFileName: true),
    Definition(
      name: "disk-full", remedy: .fix,
      maps: ["CocoaError.fileWriteOutOfSpace", "POSIXError.ENOSPC", "POSIXError.EDQUOT"],
      note: "After saving a file. Nothing was saved.", hasFileName: true),
    Definition(
      name: "update-needed", remedy: .fix, maps: ["DecodingError"],
      note: "A server or a file has data of a newer kind than this version of the app knows."),
    Definition(
      name: "icloud-signed-out", remedy: .fix, maps: ["CKError.notAuthenticated"],
      note: "After asking for sync. Nobody is signed in to iCloud on the device."),
    Definition(
      name: "icloud-full", remedy: .fix, maps: ["CKError.quotaExceeded"],
      note: "The person’s iCloud storage has no room for their changes."),
    Definition(
      name: "purchases-off", remedy: .fix, maps: ["SKError.paymentNotAllowed"],
      note: "After choosing to buy. “them” are purchases."),
    Definition(
      name: "service-busy", remedy: .wait, maps: ["http:429", "http:503"],
      note: "The server asks to wait. “as many as it can” are requests."),
    Definition(
      name: fallback, remedy: .getHelp, maps: [],
      note: "For errors that nobody expected. Details for support can be copied beside it.")
  ]

  /// The entries, as far as they map anything that is left.
  private var entries: [(code: Int, definition: Definition, maps: [String])] {
    Self.definitions.enumerated().compactMap { index, definition in
      let maps = definition.maps.filter { name in
        let identities = SystemError.named(name)?.identities ?? []
        return identities.allSatisfy { !taken.contains($0) }
      }
      return maps.isEmpty && !definition.maps.isEmpty ? nil : (index + 1, definition, maps)
    }
  }

  /// The file that defines the errors, in its language; nil for a language that they aren't written in.
  func source(in tag: String) -> String? {
    guard let texts = Self.texts(in: tag) else { return nil }
    var text = """
      # Errors of the system, in words of this app. Change what you like; each is shown as the context says.

      [domain]
      summary = "What the system, the network and the disk throw."

      """
    for (code, definition, maps) in entries {
      text += "\n[\(definition.name)]\ncode = \(code)\ncontext = \"blocking\"\n"
      text += "remedy = \"\(definition.remedy.rawValue)\"\n"
      text += texts[definition.name] ?? ""
      text += "wraps = true\n"
      if !maps.isEmpty { text += Self.list("maps", maps) }
      text += "note = \"\(definition.note)\"\n"
      if definition.hasFileName {
        text += "args.fileName = { type = \"file\", from = \"file-name\", sample = \"Report.pdf\" }\n"
      }
    }
    return text
  }

  /// A translation; nil for a language that the errors aren't written in.
  func translation(in tag: String) -> String? {
    guard let texts = Self.texts(in: tag) else { return nil }
    let entries = entries.map { "[\($0.definition.name)]\n" + (texts[$0.definition.name] ?? "") }
    return entries.joined(separator: "\n")
  }

  /// A list as the canonical form writes it: on one line where it fits.
  private static func list(_ key: String, _ names: [String]) -> String {
    let quoted = names.map { "\"\($0)\"" }
    let line = "\(key) = [\(quoted.joined(separator: ", "))]"
    if line.count <= 110 { return line + "\n" }
    return "\(key) = [\n" + quoted.map { "  \($0),\n" }.joined() + "]\n"
  }

  /// The lines of each entry's texts, by its name.
  private static func texts(in tag: String) -> [String: String]? {
    guard let whole = locales.first(where: { $0.tag == tag })?.texts else { return nil }
    var texts: [String: String] = [:]
    var entry = ""
    for line in whole.split(separator: "\n") {
      if line.hasPrefix("[") {
        entry = String(line.dropFirst().dropLast())
      } else {
        texts[entry, default: ""] += line + "\n"
      }
    }
    return texts
  }
}
