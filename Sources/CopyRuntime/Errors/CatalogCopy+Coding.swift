public import Foundation

// What generated enums need to be `Codable`, where no entry wraps an error:
//
//     {"entry": "card-expired", "code": 1, "arguments": {"last4": "4242", "expiry": 809913600}}
//
// An error is found again by its code, which is stable for ever, another state by its name.

extension CatalogCopy where Self: Encodable {
  /// Encodes the entry and its arguments, private ones included: for another process of the app or a file of
  /// it, never for a log.
  public func encode(to encoder: any Encoder) throws {
    let entry = catalogEntry
    let facts = facts
    var container = encoder.container(keyedBy: EntryKey.self)
    try container.encode(facts.id, forKey: .entry)
    if self is any CatalogError { try container.encode(facts.code, forKey: .code) }
    guard !entry.arguments.isEmpty else { return }
    var arguments = container.nestedContainer(keyedBy: ArgumentKey.self, forKey: .arguments)
    for (argument, value) in zip(facts.arguments, entry.arguments) {
      try value.encode(to: arguments.superEncoder(forKey: ArgumentKey(argument.name)))
    }
  }
}

/// Reads an entry and then its arguments, in declared order. Generated code makes the enum's value of them.
public struct CatalogEntryDecoder {
  /// The entry's place in its domain, from 0.
  public let index: Int

  private let arguments: KeyedDecodingContainer<ArgumentKey>?
  private let container: KeyedDecodingContainer<EntryKey>
  private var names: ArraySlice<String>

  /// - Throws: `DecodingError` where the domain has no such entry (any more).
  public init(_ decoder: any Decoder, of domain: CatalogDomain) throws {
    container = try decoder.container(keyedBy: EntryKey.self)
    let name = try container.decode(String.self, forKey: .entry)
    let code = try container.decodeIfPresent(Int.self, forKey: .code)
    guard let index = domain.index(ofEntry: name, code: code) else {
      throw DecodingError.dataCorruptedError(
        forKey: .entry, in: container,
        debugDescription: "\(domain.identifier) has no entry of this name or code")
    }
    self.index = index
    names = domain.facts(of: index).arguments.map(\.name)[...]
    arguments =
      names.isEmpty ? nil : try container.nestedContainer(keyedBy: ArgumentKey.self, forKey: .arguments)
  }

  /// The value of the next argument.
  public mutating func next<Value: CopyValue & Decodable>() throws -> Value {
    guard let name = names.popFirst(), let arguments else { throw unknownEntry }
    return try arguments.decode(Value.self, forKey: ArgumentKey(name))
  }

  /// The value of the next argument, an address: it is written as it is shown, since a `URL` is coded
  /// otherwise from format to format.
  public mutating func next() throws -> URL {
    guard let name = names.popFirst(), let arguments else { throw unknownEntry }
    let text = try arguments.decode(String.self, forKey: ArgumentKey(name))
    guard let url = URL(string: text) else {
      throw DecodingError.dataCorruptedError(
        forKey: ArgumentKey(name), in: arguments, debugDescription: "a URL was expected")
    }
    return url
  }

  /// The value of the next argument, which may have none.
  public mutating func nextIfPresent<Value: CopyValue & Decodable>() throws -> Value? {
    guard let name = names.popFirst(), let arguments else { throw unknownEntry }
    return try arguments.decodeIfPresent(Value.self, forKey: ArgumentKey(name))
  }

  /// The value of the next argument, an address, which may be none.
  public mutating func nextIfPresent() throws -> URL? {
    guard let name = names.first, let arguments else { throw unknownEntry }
    guard try arguments.contains(ArgumentKey(name)) && !arguments.decodeNil(forKey: ArgumentKey(name)) else {
      names.removeFirst()
      return nil
    }
    return try next() as URL
  }

  /// What an enum throws that has no case for the entry.
  public var unknownEntry: DecodingError {
    DecodingError.dataCorruptedError(
      forKey: .entry, in: container, debugDescription: "this enum has no such entry")
  }
}

private enum EntryKey: String, CodingKey {
  case entry, code, arguments
}

private struct ArgumentKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension CopyArgument {
  fileprivate func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .choice(let name): try container.encode(name)
    case .int(let number): try container.encode(number)
    case .number(let number): try container.encode(number)
    case .date(let date): try container.encode(date)
    case .duration(let duration): try container.encode(duration)
    case .bytes(let size): try container.encode(size)
    case .money(let amount): try container.encode(amount)
    case .list(let items): try container.encode(items)
    case .missing: try container.encodeNil()
    }
  }
}
