import Foundation

/// The value of one argument of a message.
///
/// Printing or reflecting on it shows its type, never its value.
public enum CopyArgument: Sendable, Hashable {
  /// A text from outside: names, files, addresses, codes. Shown as it is, isolated where directions may mix.
  case text(String)
  /// One of the listed values of a choice, by its name in the catalog.
  case choice(String)
  case int(Int)
  /// A number; a percentage is its fraction (0.42 for 42 %).
  case number(Double)
  case date(Date)
  /// A length of time, shown in words.
  case duration(Duration)
  case bytes(ByteCount)
  case money(MoneyAmount)
  /// Texts from outside, shown as a list.
  case list([String])
  /// There is no value; the catalog has wordings that do without it.
  case missing
}

extension CopyArgument: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String {
    switch self {
    case .text: "‹text›"
    case .choice: "‹choice›"
    case .int: "‹int›"
    case .number: "‹number›"
    case .date: "‹date›"
    case .duration: "‹duration›"
    case .bytes: "‹bytes›"
    case .money: "‹money›"
    case .list: "‹list›"
    case .missing: "‹missing›"
    }
  }

  public var debugDescription: String { description }

  public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }

  /// The value where it may be printed.
  var value: any Sendable {
    switch self {
    case .text(let text): text
    case .choice(let name): name
    case .int(let number): number
    case .number(let number): number
    case .date(let date): date
    case .duration(let duration): duration
    case .bytes(let size): size
    case .money(let amount): amount
    case .list(let items): items
    case .missing: String?.none
    }
  }
}

/// A type that arguments of copy have.
public protocol CopyValue: Sendable {
  /// The value as messages take it.
  var copyArgument: CopyArgument { get }
}

extension String: CopyValue {
  public var copyArgument: CopyArgument { .text(self) }
}

extension Int: CopyValue {
  public var copyArgument: CopyArgument { .int(self) }
}

extension Double: CopyValue {
  public var copyArgument: CopyArgument { .number(self) }
}

extension Date: CopyValue {
  public var copyArgument: CopyArgument { .date(self) }
}

extension Duration: CopyValue {
  public var copyArgument: CopyArgument { .duration(self) }
}

extension ByteCount: CopyValue {
  public var copyArgument: CopyArgument { .bytes(self) }
}

extension MoneyAmount: CopyValue {
  public var copyArgument: CopyArgument { .money(self) }
}

extension [String]: CopyValue {
  public var copyArgument: CopyArgument { .list(self) }
}

/// An argument that may have no value.
extension Optional: CopyValue where Wrapped: CopyValue {
  public var copyArgument: CopyArgument { map(\.copyArgument) ?? .missing }
}

/// An address is shown as it is written.
extension URL: CopyValue {
  public var copyArgument: CopyArgument { .text(absoluteString) }
}

/// An argument with listed values. The enums that `copyc` generates for `choice` arguments conform to it;
/// their raw values are the values' names in the catalog.
public protocol CopyChoice: CopyValue, Hashable, CaseIterable, RawRepresentable<String> {}

extension CopyChoice {
  public var copyArgument: CopyArgument { .choice(rawValue) }
}
