/// A name of a system error that means none.
struct UnknownSystemError: CatalogCheck, DomainCheck {
  static let page = CheckPage(
    id: "unknown-system-error", category: .mapping, severity: .blocking,
    summary: "Finds names in `maps` and `quiet` that are no error of the system.",
    rationale: """
      A name that means nothing maps nothing: the person is shown the copy for unknown errors instead of the \
      copy that was written for this one. Known are the errors of Foundation, of POSIX by their symbols, the \
      statuses of HTTP from 400 to 599, and those of Apple’s frameworks that people meet; `copyc maps --all` \
      lists them. Any other error is named by its domain and code, such as `com.example.sync:7`. The numbers \
      of POSIX errors differ between systems, so only their symbols are taken. Swift enums without codes of \
      their own, such as `StoreKitError` and `Product.PurchaseError`, are numbered by the place of their cases, \
      which changes with the framework: they can’t be named. Catch them where the framework is called, and throw \
      an entry; the `URLError` that one of them holds is found by itself.
      """,
    examples: [
      .offline(
        #"maps = ["URLError.notConnectedToInternett"]"#, #"maps = ["URLError.notConnectedToInternet"]"#),
      .offline(
        #"maps = ["NSURLErrorDomain:-1009", "ENETDOWN"]"#,
        #"maps = ["NSURLErrorDomain:-1009", "POSIXError.ENETDOWN"]"#)
    ],
    stopsGeneration: true, mender: .developer)

  var looks: [Look] { [.catalog(self), .domain(self)] }

  func findings(in domain: Domain, of catalog: Catalog) -> [Finding] {
    domain.entries.flatMap { entry -> [Finding] in
      guard !entry.maps.isEmpty else { return [] }
      let subject = Subject(
        locale: entry.source.locale, domain: domain.name, entry: entry.name, field: "maps")
      return entry.maps.filter { $0.identities.isEmpty }.map { name in
        unknown(name, in: subject, impact: "the error is shown as one that nobody knows, not with this copy")
      }
    }
  }

  func findings(in catalog: Catalog) -> [Finding] {
    catalog.settings.quiet.filter { $0.identities.isEmpty }.map { name in
      unknown(name, in: Subject(), impact: "the error is shown to people who should not be bothered with it")
    }
  }

  private func unknown(_ name: SystemErrorName, in subject: Subject, impact: String) -> Finding {
    if let type = SystemErrorName.typeWithoutCodes(name.text) {
      return finding(
        "errors of \(type) have no code that stays the same, so “\(name.text)” can’t be named", at: name.place,
        in: subject, impact: impact,
        fix: Fix(
          """
          delete it, catch the error in Swift where \(type) is thrown, and throw an entry of this catalog; what \
          it holds, such as a URLError, is found without being named
          """))
    }
    let known = Self.meant(by: name.text)
    let fix: Fix =
      if let known {
        Fix("write \"\(known)\"", edits: [TextEdit(replacing: name.place.range, with: tomlString(known))])
      } else if name.text.hasPrefix("http:") {
        Fix("write a status of HTTP from 400 to 599, such as \"http:429\"")
      } else if name.text.hasPrefix(SystemErrorIdentity.posixDomain) || name.text.hasPrefix("POSIXError") {
        Fix("write the symbol of the error, such as \"POSIXError.ENOSPC\"")
      } else if name.text.hasSuffix(".*") {
        Fix("name each error that the copy is true of, such as \"URLError.timedOut\"")
      } else if Self.isOfAnUnknownType(name.text) {
        Fix(
          """
          write the domain and the code of its NSError, such as \"com.example.sync:7\", if they stay the same; else \
          catch it in Swift and throw an entry of this catalog
          """)
      } else {
        Fix(
          "write a name such as \"URLError.timedOut\", or a domain and a code such as \"com.example.sync:7\"")
      }
    return finding("“\(name.text)” is no system error", at: name.place, in: subject, impact: impact, fix: fix)
  }

  /// The name that was most likely meant: with its type where that was left out, by its code where a type has
  /// one, from the constant of Objective-C, or the nearest one.
  static func meant(by text: String) -> String? {
    if let colon = text.lastIndex(of: ":"), let code = Int(text[text.index(after: colon)...]) {
      let type = String(text[..<colon])
      return SystemError.all.first {
        $0.name.hasPrefix(type + ".") && $0.identities == [.code(domain: $0.identities[0].domain, code: code)]
      }?.name
    }
    for prefix in ["NSURLError", "NSCocoaError", "NSPOSIXError"] where text.hasPrefix(prefix) {
      let rest = text.dropFirst(prefix.count)
      guard let first = rest.first else { continue }
      let name = String(first).lowercased() + rest.dropFirst()
      if let known = SystemError.named("\(prefix.dropFirst(2)).\(name)") { return known.name }
    }
    if !text.contains(".") {
      let suffix = "." + text.lowercased()
      let whole = SystemError.names.filter { $0.lowercased().hasSuffix(suffix) }
      if whole.count == 1 { return whole[0] }
    }
    guard let dot = text.lastIndex(of: ".") else { return nearest(text, in: SystemError.names) }
    // A name of one type is not meant by that of another: `StoreKitError.networkError` is no error of photos.
    let (given, types) = (String(text[..<dot]), SystemError.types)
    let whole = types.contains(given + "Error") ? given + "Error" : nil
    guard let type = whole ?? nearest(given, in: types.sorted()) else { return nil }
    return nearest(type + text[dot...], in: SystemError.names.filter { $0.hasPrefix(type + ".") })
  }

  /// Whether a name reads like a case of a Swift type that is in no table: `WeatherError.permissionDenied`.
  private static func isOfAnUnknownType(_ text: String) -> Bool {
    guard let dot = text.lastIndex(of: "."), let first = text.first, first.isASCII, first.isUppercase else {
      return false
    }
    return !SystemError.types.contains(String(text[..<dot])) && !text.contains(":") && !text.contains(" ")
  }
}
