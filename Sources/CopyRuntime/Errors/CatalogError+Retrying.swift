import Foundation

extension CatalogError {
  /// Whether what failed can be done again as it is: it depends on nothing that the failed attempt left
  /// behind, and doing it twice does no harm. Entries say so with `remedy = "retry"` or `"wait"`, or with
  /// `repeatable`.
  ///
  /// A button with the role `retry` is offered by no other entry.
  public var isRepeatable: Bool { facts.isRepeatable }

  /// How long to wait before what failed is done again; zero where the time is over. `nil`: the error does
  /// not know.
  ///
  /// It is the argument with `from = "retry-after"`, or the one called `retryAfter`: a duration,
  /// seconds as a number, or a date.
  ///
  /// - Parameter now: the time that a date is compared with.
  public func retryAfter(now: Date = Date()) -> Duration? {
    let values = catalogEntry.arguments
    guard let place = facts.retryAfter, values.indices.contains(place) else { return nil }
    let seconds: Double
    switch values[place] {
    case .int(let number): seconds = Double(number)
    case .number(let number): seconds = number
    case .date(let date): seconds = date.timeIntervalSince(now)
    case .duration(let duration): return max(.zero, duration)
    case .text, .choice, .bytes, .money, .list, .missing: return nil
    }
    // More than a million years, or no number: `Duration` would overflow.
    guard seconds < 1e15 else { return nil }
    return .seconds(max(0, seconds))
  }
}
