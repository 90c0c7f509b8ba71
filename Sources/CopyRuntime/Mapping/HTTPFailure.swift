import Foundation

/// An error that tells a status of HTTP. An app's own error adopts it, and catalogs show it with the entry
/// that maps `http:429`:
///
/// ```swift
/// extension UploadFailure: HTTPFailure {
///   var httpStatus: Int { response.statusCode }
/// }
/// ```
/// Its domain and code as an `NSError` can be mapped too, and come first.
public protocol HTTPFailure: Error {
  /// The status of the answer, such as 429.
  var httpStatus: Int { get }

  /// How long the server asks to wait, in seconds (`Retry-After`). `nil`: it does not say.
  var retryAfter: Double? { get }

  /// The address that was asked. `nil`: not known.
  var failingURL: URL? { get }
}

extension HTTPFailure {
  public var retryAfter: Double? { nil }
  public var failingURL: URL? { nil }
}

/// An answer of a server that is an error, for apps that have no error type of their own for it.
///
/// ```swift
/// if response.statusCode >= 400 {
///   throw HTTPError(
///     response.statusCode, retryAfter: response.value(forHTTPHeaderField: "Retry-After"), url: response.url)
/// }
/// ```
public struct HTTPError: HTTPFailure, CustomNSError, Hashable, Sendable {
  public let httpStatus: Int
  public let retryAfter: Double?
  public let failingURL: URL?

  /// - Parameters:
  ///   - status: the status of the answer.
  ///   - retryAfter: the header `Retry-After` as it came: seconds, or a date (RFC 9110, 10.2.3) in any of the
  ///     three forms that 5.6.7 asks for. What is neither is as if it were not there.
  ///   - url: the address that was asked.
  ///   - now: the time from which a date is counted.
  public init(_ status: Int, retryAfter: String? = nil, url: URL? = nil, now: Date = Date()) {
    httpStatus = status
    self.retryAfter = retryAfter.flatMap { HTTPError.seconds($0, from: now) }
    failingURL = url
  }

  public static var errorDomain: String { "http" }

  public var errorCode: Int { httpStatus }

  public var errorUserInfo: [String: Any] { [:] }

  private static func seconds(_ header: String, from now: Date) -> Double? {
    let text = header.trimmingCharacters(in: .whitespaces)
    if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return Double(text) }
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(secondsFromGMT: 0)
    for pattern in datePatterns {
      format.dateFormat = pattern
      if let date = format.date(from: text) { return max(0, date.timeIntervalSince(now)) }
    }
    return nil
  }

  /// As it is written today, in RFC 850, and by C's `asctime`.
  private static let datePatterns = [
    "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'", "EEE MMM d HH:mm:ss yyyy",
  ]
}

/// What may be printed: the address may hold a password or a token.
extension HTTPError: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "HTTP \(httpStatus)" }

  public var debugDescription: String { description }

  public var customMirror: Mirror {
    Mirror(self, children: ["httpStatus": httpStatus, "retryAfter": retryAfter as Any], displayStyle: .struct)
  }
}
