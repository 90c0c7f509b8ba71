import Foundation

/// An amount of money in a currency, as an argument of copy: `{price}` shows it as `€12.50`.
///
/// ```swift
/// throw PaymentsError.limitReached(limit: MoneyAmount(250, "EUR"))
/// ```
public struct MoneyAmount: Sendable, Hashable, Codable {
  /// The amount in units of the currency, not in its hundredths. It is rounded to the digits that the
  /// currency has only where it is shown.
  public var amount: Decimal

  /// The currency's code in ISO 4217, such as `EUR`.
  public var currency: String

  /// - Parameters:
  ///   - amount: in units of the currency. A literal with a fraction passes through `Double`; an exact one is
  ///     made of a text, `Decimal(string: "0.1", locale: nil)`.
  ///   - currency: the code in ISO 4217, three capital letters. An unknown one is shown as it is.
  public init(_ amount: Decimal, _ currency: String) {
    self.amount = amount
    self.currency = currency
  }
}

/// For developers, in no language: `12.5 EUR`.
extension MoneyAmount: CustomStringConvertible {
  public var description: String { "\(amount) \(currency)" }
}
