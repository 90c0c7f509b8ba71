import Foundation

/// An error and everything underneath it, the outermost first.
///
/// What is underneath is found where errors keep it: the `underlying` of a catalog error, the keys of
/// `userInfo` for one or several underlying errors, the context of a decoding error, and the errors that a
/// Swift error holds as values.
struct ErrorChain {
  /// One error of the chain.
  struct Level {
    /// Its place: empty for the outermost error, `[1]` for the first underneath it, `[1, 2]` for the second
    /// one underneath that.
    var path: [Int]
    var domain: String
    var code: Int
    /// What tells it from others of its domain where a code says little: an entry, a POSIX symbol, a case, the
    /// type of an `HTTPFailure`.
    var name: String?
    /// The public arguments of a catalog error, and whether their values are texts from outside. Of an
    /// `HTTPFailure` with a domain of its own `http-status`.
    var arguments: [(name: String, value: String, isText: Bool)] = []
    /// What its author wrote for developers.
    var developerText: String?
    /// What its author wrote for the person.
    var shownText: String?
    /// The error itself, where a catalog holds what the person is told.
    var catalogError: (any CatalogError)?
  }

  private(set) var levels: [Level] = []
  /// Why the chain ends before its end. `nil` where it is whole.
  private(set) var cut: Cut?
  /// Private arguments of catalog errors, and names of files that errors keep: hidden in every text.
  private(set) var privateTexts: [(text: String, name: String)] = []

  enum Cut: String {
    case cycle = "an error that is underneath itself"
    case tooDeep = "more errors underneath"
    case tooMany = "more errors"
  }

  /// Deeper chains are made by mistake; the stack stays small.
  static let deepest = 16
  static let most = 64

  init(_ error: any Error) {
    add(error, at: [], ancestors: [])
  }

  private mutating func add(_ error: any Error, at path: [Int], ancestors: [ObjectIdentifier]) {
    guard levels.count < ErrorChain.most else { return cut = .tooMany }
    guard path.count < ErrorChain.deepest else { return cut = .tooDeep }
    var ancestors = ancestors
    if type(of: error) is AnyClass {
      let object = ObjectIdentifier(error as AnyObject)
      guard !ancestors.contains(object) else { return cut = .cycle }
      ancestors.append(object)
    }
    for (index, cause) in addLevel(error, at: path).enumerated() {
      add(cause, at: path + [index + 1], ancestors: ancestors)
    }
  }

  /// - Returns: the errors directly underneath.
  private mutating func addLevel(_ error: any Error, at path: [Int]) -> [any Error] {
    if let resolved = error as? ResolvedError {
      // Where the entry does not wrap the original, it is kept beside the copy: all of it, with what is
      // around an error of the catalog that decides.
      let underneath = addLevel(resolved.error, at: path)
      if ErrorChain.catalogError(resolved.original) != nil { return underneath }
      return underneath.count == 1 && ErrorChain.isSame(underneath[0], resolved.original)
        ? underneath : [resolved.original]
    }
    if let own = ErrorChain.catalogError(error) { return addLevel(own, at: path) }
    let bridged = ErrorChain.bridged(error)
    let info = bridged.userInfo
    addNames(in: info)
    let type = ErrorChain.stable(String(reflecting: Swift.type(of: error)))
    let domain = ErrorChain.stable(bridged.domain)
    let coding = CodingFailure(error)
    let isNamedByType = domain == type
    var level = Level(path: path, domain: domain, code: bridged.code)
    level.name = coding?.kind ?? POSIXSymbol.name(domain: domain, code: bridged.code)
    if level.name == nil, isNamedByType { level.name = ErrorChain.caseName(of: error) }
    level.developerText = coding?.text ?? info["NSDebugDescription"] as? String
    if level.developerText == nil, isNamedByType, coding == nil,
      Swift.type(of: error) is any CustomStringConvertible.Type
    {
      level.developerText = "\(error)"
    }
    if let status = (error as? any HTTPFailure)?.httpStatus, domain != "http" || bridged.code != status {
      if isNamedByType {
        // The number of a Swift error says little; the status is what catalogs map it by.
        level.name = [type, level.name].compactMap(\.self).joined(separator: ".")
        (level.domain, level.code) = ("http", status)
      } else {
        level.arguments = [("http-status", String(status), false)]
      }
    }
    level.shownText = info[NSLocalizedDescriptionKey] as? String
    levels.append(level)
    return ErrorChain.errors(underneath: error, info: info, coding: coding)
  }

  /// Whether two values are one error, as far as that can be told of values: of one type, domain and code.
  private static func isSame(_ first: any Error, _ second: any Error) -> Bool {
    Swift.type(of: first) == Swift.type(of: second)
      && EntryFacts.identity(of: first) == EntryFacts.identity(of: second)
  }

  /// The errors directly underneath one that no catalog holds.
  static func errors(underneath error: any Error) -> [any Error] {
    errors(underneath: error, info: bridged(error).userInfo, coding: CodingFailure(error))
  }

  private static func errors(
    underneath error: any Error, info: [String: Any], coding: CodingFailure?
  ) -> [any Error] {
    let listed = underlying(in: info)
    if !listed.isEmpty { return listed }
    if let coding { return coding.underlying.map { [$0] } ?? [] }
    return Swift.type(of: error) is NSError.Type || storage(of: error) != nil ? [] : held(by: error)
  }

  /// An error as the `NSError` that holds what is known of it.
  private static func bridged(_ error: any Error) -> NSError { storage(of: error) ?? error as NSError }

  /// The `NSError` that Foundation’s own Swift errors, such as `URLError`, are stored as: the same error, and none
  /// underneath it.
  private static func storage(of error: any Error) -> NSError? {
    guard !(type(of: error) is AnyClass),
      let stored = Mirror(reflecting: error).children.first(where: { $0.label == "_nsError" })?.value as? NSError
    else { return nil }
    let bridged = error as NSError
    return stored.domain == bridged.domain && stored.code == bridged.code ? stored : nil
  }

  private mutating func addLevel(_ error: any CatalogError, at path: [Int]) -> [any Error] {
    let facts = error.facts
    let entry = error.catalogEntry
    var level = Level(path: path, domain: type(of: error).errorDomain, code: error.code, name: facts.id)
    level.catalogError = error
    for (argument, value) in zip(facts.arguments, entry.arguments) {
      switch value {
      case .text(let text) where argument.isPrivate: privateTexts.append((text, argument.name))
      case .list(let items) where argument.isPrivate:
        for item in items { privateTexts.append((item, argument.name)) }
      case _ where argument.isPrivate: break
      case .missing: break
      case .text(let text): level.arguments.append((argument.name, text, true))
      case .list(let items): level.arguments.append((argument.name, items.joined(separator: ", "), true))
      case .date(let date): level.arguments.append((argument.name, Timestamp.text(of: date), false))
      default: level.arguments.append((argument.name, "\(value.value)", false))
      }
    }
    levels.append(level)
    return entry.underlying.map { [$0] } ?? []
  }

  /// The catalog error that an error is, or that it was bridged from.
  static func catalogError(_ error: any Error) -> (any CatalogError)? {
    if let own = error as? any CatalogError { return own }
    if let holder = error as? any HoldsCatalogError { return holder.heldError }
    guard type(of: error) is AnyClass else { return nil }
    return (error as NSError).userInfo[CatalogErrorKeys.original] as? any CatalogError
  }

  // MARK: Where errors keep what is underneath

  private static func underlying(in info: [String: Any]) -> [any Error] {
    var errors: [any Error] = []
    if let one = info[NSUnderlyingErrorKey] as? any Error { errors.append(one) }
    // Foundation's key for several, and Core Data's; the constants are not on every system.
    for key in ["NSMultipleUnderlyingErrorsKey", "NSDetailedErrors"] {
      if let several = info[key] as? [any Error] { errors += several }
    }
    // CloudKit keeps an error an item, in no order.
    if let byItem = info["CKPartialErrors"] as? [AnyHashable: any Error] {
      errors += byItem.values.sorted { EntryFacts.identity(of: $0) < EntryFacts.identity(of: $1) }
    }
    return errors
  }

  /// Errors among the values that a Swift error holds: `case saving(underlying: any Error)`.
  private static func held(by error: any Error) -> [any Error] {
    let mirror = Mirror(reflecting: error)
    let isCase = mirror.displayStyle == .enum
    return mirror.children.flatMap { child -> [any Error] in
      let own = errors(in: child.value)
      if !own.isEmpty || !isCase { return own }
      let payload = Mirror(reflecting: child.value)
      return payload.displayStyle == .tuple ? payload.children.flatMap { errors(in: $0.value) } : []
    }
  }

  private static func errors(in value: Any) -> [any Error] {
    if let error = value as? any Error { return [error] }
    return value as? [any Error] ?? []
  }

  // MARK: Names

  /// The names of files among the facts that an error keeps.
  private mutating func addNames(in info: [String: Any]) {
    for key in ["NSFilePath", "NSURL", "NSSourceFilePathErrorKey", "NSDestinationFilePath"] {
      let url = info[key] as? URL
      guard let path = info[key] as? String ?? (url?.isFileURL == true ? url?.path : nil) else { continue }
      privateTexts.append((path, "path"))
      if let name = path.split(separator: "/").last { privateTexts.append((String(name), "file")) }
    }
  }

  /// The name of an enum's case, without its values.
  static func caseName(of error: any Error) -> String? {
    let type = type(of: error)
    let mirror = Mirror(reflecting: error)
    guard mirror.displayStyle == .enum, !(type is any CustomReflectable.Type) else { return nil }
    if let label = mirror.children.first?.label { return label }
    if type is any CustomStringConvertible.Type { return nil }
    if type is any CustomDebugStringConvertible.Type { return nil }
    return String(describing: error)
  }

  /// A type's name without the address that tells private types of one name apart in one process.
  private static func stable(_ name: String) -> String {
    var name = name
    while let start = name.range(of: "(unknown context at $"),
      let end = name[start.upperBound...].range(of: ").")
    {
      name.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return name
  }
}
