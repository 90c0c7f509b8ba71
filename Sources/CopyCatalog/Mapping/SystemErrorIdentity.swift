/// What tells one kind of system error from all others. Two names that mean the same error have one identity.
public enum SystemErrorIdentity: Sendable, Hashable {
  /// The domain and the code of the `NSError` that it is bridged to.
  case code(domain: String, code: Int)
  /// A POSIX error by its symbol: its number differs between systems.
  case posix(String)
  /// A status of HTTP, which the app's own error tells.
  case httpStatus(Int)

  /// The NSError domain of POSIX errors.
  static let posixDomain = "NSPOSIXErrorDomain"

  /// The NSError domain; `http` for a status.
  public var domain: String {
    switch self {
    case .code(let domain, _): domain
    case .posix: Self.posixDomain
    case .httpStatus: "http"
    }
  }

  /// The code within the domain as text: a number, or a symbol of POSIX.
  public var code: String {
    switch self {
    case .code(_, let code): "\(code)"
    case .posix(let symbol): symbol
    case .httpStatus(let status): "\(status)"
    }
  }
}
