/// The errors of the table, by name and by identity.
extension SystemError {
  /// In the order of the table.
  public static let all: [SystemError] = {
    var errors: [SystemError] = []
    for family in SystemErrorTable.families {
      for line in family.lines.split(separator: "\n") {
        if let error = read(line, of: family) { errors.append(error) }
      }
    }
    for alias in SystemErrorTable.aliases {
      if let error = read(alias: alias.name, alias.line) { errors.append(error) }
    }
    return errors
  }()

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  /// The first error of the table that has an identity; one name for each.
  private static let byIdentity: [SystemErrorIdentity: SystemError] = {
    var found: [SystemErrorIdentity: SystemError] = [:]
    for error in all {
      for identity in error.identities where found[identity] == nil { found[identity] = error }
    }
    return found
  }()

  /// The error of a name such as `URLError.timedOut` or `http:429`.
  public static func named(_ name: String) -> SystemError? { byName[name] }

  /// What is known of an error; nil for a code that is in no table.
  public static func known(_ identity: SystemErrorIdentity) -> SystemError? { byIdentity[identity] }

  /// Every name, for suggestions.
  static let names = all.map(\.name)

  /// The names of the types whose errors are known by name, such as `URLError`.
  static let types: Set<String> = Set(
    names.compactMap { name in name.split(separator: ".").first.map(String.init) })

  /// `name code contexts remedies marks…`
  private static func read(_ line: Substring, of family: SystemErrorTable.Family) -> SystemError? {
    let words = line.split(separator: " ").map(String.init)
    guard words.count >= 4 else { return nil }
    let identity: SystemErrorIdentity
    let name: String
    switch family.type {
    case "POSIXError":
      identity = .posix(words[0])
      name = "POSIXError.\(words[0])"
    case "http":
      guard let status = Int(words[1]) else { return nil }
      identity = .httpStatus(status)
      name = "http:\(status)"
    default:
      guard let code = Int(words[1]) else { return nil }
      identity = .code(domain: family.domain, code: code)
      name = "\(family.type).\(words[0])"
    }
    return error(name, [identity], words[2...], facts: family.facts)
  }

  /// `domain code,code contexts remedies marks…`
  private static func read(alias name: String, _ line: String) -> SystemError? {
    let words = line.split(separator: " ").map(String.init)
    guard words.count >= 4 else { return nil }
    let identities = words[1].split(separator: ",").compactMap { Int($0) }.map {
      SystemErrorIdentity.code(domain: words[0], code: $0)
    }
    return error(name, identities, words[2...], facts: [])
  }

  private static func error(
    _ name: String, _ identities: [SystemErrorIdentity], _ words: ArraySlice<String>, facts: [ErrorFact]
  ) -> SystemError? {
    guard let contexts = words.first, let remedies = words.dropFirst().first else { return nil }
    let marks = words.dropFirst(2)
    return SystemError(
      name: name, identities: identities,
      contexts: contexts.split(separator: ",").compactMap { Context(rawValue: String($0)) },
      remedies: remedies.split(separator: ",").compactMap { Remedy(rawValue: String($0)) }, facts: facts,
      isCancellation: marks.contains("cancellation"), isTransparent: marks.contains("transparent"),
      isCommon: marks.contains("common"))
  }
}
