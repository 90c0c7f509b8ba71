/// What a domain says about an entry in every language: one line of `CatalogDomain.entries`.
///
/// The line is the entry's name and then `key=value` parts with a space between:
/// `disk-full code=3 contexts=blocking remedy=fix actions=choose-disk:primary,cancel:cancel
/// arguments=-fileName,count:1...500 help=https://… retry-after=1 repeatable=yes`. An argument with `-`
/// before its name is private; a range follows its name. The code, which errors alone have, comes first.
/// `retry-after` is the place of the argument that says it. `repeatable` stands where it does not follow from the remedy.
struct EntryFacts: Sendable {
  var id = ""
  var code = 0
  var contexts: [CopyContext] = []
  var remedy = Remedy.none
  var actions: [(key: String, role: ActionRole)] = []
  var arguments: [ArgumentFacts] = []
  var help: String?
  /// The place of the argument that says when to do the same again.
  var retryAfter: Int?
  private var statedRepeatable: Bool?

  /// Whether what failed can safely be done again.
  var isRepeatable: Bool { statedRepeatable ?? (remedy == .retry || remedy == .wait) }

  var defaultContext: CopyContext { contexts.first ?? .blocking }

  init() {}

  init(line: Substring) {
    var parts = line.split(separator: " ")
    guard !parts.isEmpty else { return }
    id = String(parts.removeFirst())
    for part in parts {
      guard let sign = part.firstIndex(of: "=") else { continue }
      let value = part[part.index(after: sign)...]
      switch part[..<sign] {
      case "code": code = Int(value) ?? 0
      case "contexts": contexts = value.split(separator: ",").compactMap { CopyContext(rawValue: String($0)) }
      case "remedy": remedy = Remedy(rawValue: String(value)) ?? .none
      case "actions":
        actions = value.split(separator: ",").map { action in
          let pair = action.split(separator: ":", maxSplits: 1)
          let role = pair.count == 2 ? ActionRole(rawValue: String(pair[1])) : nil
          return (String(pair.first ?? ""), role ?? .primary)
        }
      case "arguments": arguments = value.split(separator: ",").map { ArgumentFacts($0) }
      case "retry-after": retryAfter = Int(value)
      case "repeatable": statedRepeatable = value == "yes"
      case "help": help = String(value)
      default: break
      }
    }
  }

  /// What is wrong with the arguments of an entry, without the value of a private one. `nil`: nothing.
  func fault(of entry: CatalogEntry) -> String? {
    for (argument, value) in zip(arguments, entry.arguments) {
      if case .int(let number) = value, !argument.allows(number) {
        let given = argument.isPrivate ? "another number" : "\(number)"
        return "\(argument.name) is \(given), and the catalog says \(argument.range)"
      }
    }
    return nil
  }

  /// What may be printed of a value: domain, code, entry, public arguments, and of a wrapped error only
  /// its domain and code.
  func printedChildren<Value: CatalogCopy>(of value: Value) -> [(label: String?, value: Any)] {
    let entry = value.catalogEntry
    var children: [(label: String?, value: Any)] = [
      ("domain", Value.catalogDomain.identifier), ("entry", id),
    ]
    if value is any CatalogError { children.insert(("code", code), at: 1) }
    for (argument, given) in zip(arguments, entry.arguments) where !argument.isPrivate {
      children.append((argument.name, given.value))
    }
    if let underlying = entry.underlying {
      children.append(("underlying", EntryFacts.identity(of: underlying)))
    }
    return children
  }

  func printed<Value: CatalogCopy>(of value: Value) -> String {
    let parts = printedChildren(of: value).dropFirst().map { "\($0.label ?? ""): \($0.value)" }
    return "\(Value.catalogDomain.identifier)(\(parts.joined(separator: ", ")))"
  }
}
