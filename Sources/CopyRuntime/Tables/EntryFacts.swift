/// What a domain says about an entry in every language: one line of `CatalogDomain.entries`.
///
/// The line is the entry's name and then `key=value` parts with a space between:
/// `disk-full code=3 contexts=blocking remedy=fix actions=choose-disk:primary,cancel:cancel
/// arguments=-fileName,count:1...500 help=https://… retry-after=1 repeatable=yes`. An argument with `-`
/// before its name is private; a range follows its name. The code, which errors alone have, comes first.
/// `retry-after` is the place of the argument that says it. `repeatable` stands where it does not follow from the
/// remedy.
///
/// The line is walked through once, and what it says is read when it is asked for: most lookups need a part of it.
struct EntryFacts: Sendable {
  /// The lines of the domain in UTF-8, and the places of what this one says; empty for what it does not say.
  private let bytes: [UInt8]
  private var name = 0..<0
  private var codePlace = 0..<0
  private var contextsPlace = 0..<0
  private var remedyPlace = 0..<0
  private var actionsPlace = 0..<0
  private var argumentsPlace = 0..<0
  private var retryAfterPlace = 0..<0
  private var repeatablePlace = 0..<0
  private var helpPlace = 0..<0

  /// Those of no entry.
  init() { bytes = [] }

  /// Those of the entry whose line stands at a place in some bytes.
  init(_ bytes: [UInt8], _ line: Range<Int>) {
    self.bytes = bytes
    var start = line.lowerBound
    var sign: Int?
    for at in line {
      if bytes[at] == UInt8(ascii: "="), sign == nil { sign = at }
      guard bytes[at] == space || at == line.upperBound - 1 else { continue }
      let end = bytes[at] == space ? at : line.upperBound
      if start == line.lowerBound {
        name = start..<end
      } else if let sign, sign < end {
        note(start..<sign, (sign + 1)..<end)
      }
      start = at + 1
      sign = nil
    }
  }

  private mutating func note(_ key: Range<Int>, _ value: Range<Int>) {
    if bytes.spells("code", at: key) {
      codePlace = value
    } else if bytes.spells("contexts", at: key) {
      contextsPlace = value
    } else if bytes.spells("remedy", at: key) {
      remedyPlace = value
    } else if bytes.spells("actions", at: key) {
      actionsPlace = value
    } else if bytes.spells("arguments", at: key) {
      argumentsPlace = value
    } else if bytes.spells("retry-after", at: key) {
      retryAfterPlace = value
    } else if bytes.spells("repeatable", at: key) {
      repeatablePlace = value
    } else if bytes.spells("help", at: key) {
      helpPlace = value
    }
  }

  var id: String { bytes.text(at: name) }

  var code: Int { Int(bytes.text(at: codePlace)) ?? 0 }

  var contexts: [CopyContext] {
    bytes.fields(at: contextsPlace, separator: comma).compactMap { CopyContext(rawValue: bytes.text(at: $0)) }
  }

  /// The first of its contexts.
  var defaultContext: CopyContext {
    let end = bytes.firstIndex(of: comma, in: contextsPlace) ?? contextsPlace.upperBound
    return CopyContext(rawValue: bytes.text(at: contextsPlace.lowerBound..<end)) ?? .blocking
  }

  var remedy: Remedy { Remedy(rawValue: bytes.text(at: remedyPlace)) ?? .none }

  var actions: [(key: String, role: ActionRole)] {
    bytes.fields(at: actionsPlace, separator: comma).map { action in
      let end = bytes.firstIndex(of: colon, in: action) ?? action.upperBound
      let role = bytes.text(at: min(end + 1, action.upperBound)..<action.upperBound)
      return (bytes.text(at: action.lowerBound..<end), ActionRole(rawValue: role) ?? .primary)
    }
  }

  var arguments: [ArgumentFacts] {
    bytes.fields(at: argumentsPlace, separator: comma).map { ArgumentFacts(bytes, $0) }
  }

  /// An address. `nil`: the entry has no page of help.
  var help: String? { helpPlace.isEmpty ? nil : bytes.text(at: helpPlace) }

  /// The place of the argument that says when to do the same again.
  var retryAfter: Int? { Int(bytes.text(at: retryAfterPlace)) }

  /// Whether what failed can safely be done again.
  var isRepeatable: Bool {
    if !repeatablePlace.isEmpty { return bytes.spells("yes", at: repeatablePlace) }
    let remedy = remedy
    return remedy == .retry || remedy == .wait
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
