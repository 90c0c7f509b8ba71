/// The common system errors that no entry is shown for.
struct UnmappedCommonError: CatalogCheck {
  static let page = CheckPage(
    id: "unmapped-common-error", category: .mapping, severity: .note,
    summary: "Lists the errors that every app meets and that a catalog with `maps` maps to nothing.",
    rationale: """
      What is mapped to nothing is shown as an unknown error: a person whose device is offline or whose disk \
      is full then reads that something unexpected happened. Of the errors that nearly every app meets, \
      those of the network, of files, of decoding and of HTTP are asked for; those of iCloud and the App \
      Store where the catalog maps any of theirs. `copyc init --system` writes copy for them.
      """,
    examples: [
      Example(
        bad: album(busy: #""URLError.cannotConnectToHost", "http:503""#),
        good: album(busy: #""URLError.cannotConnectToHost", "http:429", "http:503""#))
    ], mender: .developer)

  func findings(in catalog: Catalog) -> [Finding] {
    var mapped: Set<SystemErrorIdentity> = []
    for domain in catalog.domains {
      for entry in domain.entries {
        for name in entry.maps where !(name.known?.isCancellation ?? false) {
          mapped.formUnion(name.identities)
        }
      }
    }
    guard !mapped.isEmpty else { return [] }
    let domains = Set(mapped.map(\.domain))
    mapped.formUnion(catalog.settings.quiet.flatMap(\.identities))
    let missing = SystemError.all.filter { error in
      guard error.isCommon, !error.identities.allSatisfy(mapped.contains) else { return false }
      let domain = error.identities[0].domain
      return Self.everywhere.contains(domain) || domains.contains(domain)
    }
    guard !missing.isEmpty else { return [] }
    return [
      finding(
        "no entry maps \(missing.map(\.name).listed("or"))", at: .start(of: catalog.file), in: Subject(),
        impact: catalog.settings.fallbackError.map { "people are shown \($0.text) instead" }
          ?? "people are shown what the app shows for unknown errors",
        fix: Fix(
          "add them to 'maps' of entries whose copy is true of them, or write copy with 'copyc init --system'"
        ))
    ]
  }

  /// The domains whose errors every app meets.
  private static let everywhere: Set<String> = [
    "NSURLErrorDomain", "NSCocoaErrorDomain", SystemErrorIdentity.posixDomain, "http"
  ]

  /// A catalog that maps what every app meets.
  ///
  /// - Parameter busy: what is mapped to the entry for a service that has no time.
  private static func album(busy: String) -> String {
    """
    # catalog.toml
    constants.app = "Lumen"
    # en/Photos.toml
    [offline]
    code = 1
    context = "passing"
    remedy = "fix"
    message = "This device is offline."
    recovery = "Connect to Wi-Fi to see new photos."
    maps = [
      "URLError.notConnectedToInternet", "URLError.timedOut", "URLError.networkConnectionLost",
      "URLError.cannotFindHost",
    ]
    note = "A banner above the album."

    [photos-busy]
    code = 2
    context = "passing"
    remedy = "wait"
    message = "Many people are using {app}, so new photos appear in a few minutes."
    maps = [\(busy)]
    note = "A banner above the album."

    [photo-gone]
    code = 3
    context = "passing"
    remedy = "fix"
    message = "The photo was moved or deleted."
    recovery = "Choose it again from its new folder."
    maps = ["CocoaError.fileNoSuchFile", "CocoaError.fileReadNoSuchFile"]
    note = "A banner above the album."

    [folder-locked]
    code = 4
    context = "passing"
    remedy = "fix"
    message = "You don’t have access to this folder."
    recovery = "Choose another folder for your photos."
    maps = ["CocoaError.fileReadNoPermission", "CocoaError.fileWriteNoPermission"]
    note = "A banner above the album."

    [disk-full]
    code = 5
    context = "passing"
    remedy = "fix"
    message = "This disk has no room for new photos."
    recovery = "Delete files you don’t need."
    maps = ["CocoaError.fileWriteOutOfSpace", "POSIXError.ENOSPC"]
    note = "A banner above the album."

    [update-needed]
    code = 6
    context = "passing"
    remedy = "fix"
    message = "This album needs a newer version of {app}."
    recovery = "Update {app} to see new photos."
    maps = ["DecodingError"]
    note = "A banner above the album."
    """
  }
}
