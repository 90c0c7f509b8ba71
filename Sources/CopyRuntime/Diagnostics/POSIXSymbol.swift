import Foundation

/// POSIX's names of errors. Their numbers differ between systems.
enum POSIXSymbol {
  /// Such as `ENOSPC`. `nil` where the error is none of POSIX's.
  static func name(domain: String, code: Int) -> String? {
    guard domain == NSPOSIXErrorDomain, let raw = Int32(exactly: code) else { return nil }
    return POSIXErrorCode(rawValue: raw).map { "\($0)" }
  }
}
