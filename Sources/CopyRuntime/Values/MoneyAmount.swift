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

  private enum CodingKeys: CodingKey {
    case amount, currency
  }

  /// - Parameters:
  ///   - amount: in units of the currency. A literal with a fraction passes through `Double`; an exact one is
  ///     made of a text, `Decimal(string: "0.1", locale: nil)`.
  ///   - currency: the code in ISO 4217, three capital letters. An unknown one is shown as it is.
  public init(_ amount: Decimal, _ currency: String) {
    self.amount = amount
    self.currency = currency
  }
}

extension MoneyAmount {
  /// Encodes the amount and the currency.
  ///
  /// - Throws: `EncodingError` where the amount is not a number, which Foundation would write into JSON as a
  ///   word that no reader knows.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    guard !amount.isNaN else {
      throw EncodingError.invalidValue(
        amount,
        EncodingError.Context(
          codingPath: container.codingPath + [CodingKeys.amount],
          debugDescription: "an amount that is a number was expected"))
    }
    try container.encode(amount, forKey: .amount)
    try container.encode(currency, forKey: .currency)
  }
}

/// For developers, in no language: `12.5 EUR`.
extension MoneyAmount: CustomStringConvertible {
  public var description: String { "\(amount) \(currency)" }
}
