import Foundation

/// Errors that say only that the person, or the app for them, gave something up. They are shown to nobody.
enum Cancellation {
  /// Whether an error is a cancellation, or says nothing itself and has only cancellations underneath.
  ///
  /// What runs operations or holds their outcome asks here. It knows no catalog, so it doesn't know whether an
  /// entry says what a wrapper means: one that anything else wraps is a failure, and none is swallowed. Where
  /// the catalogs are known, `CatalogErrors.resolve(_:)` looks through every error that none of them knows.
  static func isCancellation(_ error: any Error) -> Bool {
    var left = ErrorChain.most
    return isCancellation(error, depth: 0, left: &left)
  }

  /// - Parameter left: how many errors are still looked at.
  private static func isCancellation(_ error: any Error, depth: Int, left: inout Int) -> Bool {
    if error is any CatalogError || error is ResolvedError { return false }
    guard depth < ErrorChain.deepest, left > 0 else { return false }
    left -= 1
    let bridged = error as NSError
    if isItself(error, domain: bridged.domain, code: bridged.code) { return true }
    guard TransparentError.isTransparent(domain: bridged.domain, code: bridged.code) else { return false }
    let underneath = ErrorChain.errors(underneath: error)
    for error in underneath where !isCancellation(error, depth: depth + 1, left: &left) { return false }
    return !underneath.isEmpty
  }

  /// Whether an error is a cancellation, whatever is underneath it.
  ///
  /// - Parameters:
  ///   - domain: the domain of its `NSError`.
  ///   - code: the code in the domain.
  static func isItself(_ error: any Error, domain: String, code: Int) -> Bool {
    error is CancellationError || isCancellation(domain: domain, code: code)
      || cases[domain].map { ErrorChain.caseName(of: error) == $0 } ?? false
  }

  /// Cases of Swift enums whose codes change with their cases, by the name of the type.
  private static let cases = ["StoreKit.StoreKitError": "userCancelled"]

  /// By domain and code of the `NSError`; the constants of Apple's frameworks are not on every system.
  static func isCancellation(domain: String, code: Int) -> Bool {
    switch domain {
    case "Swift.CancellationError": code == 1
    case "NSURLErrorDomain": code == -999 || code == -1012  // cancelled, userCancelledAuthentication
    case NSCocoaErrorDomain: code == 3072  // userCancelled
    case NSPOSIXErrorDomain: code == Int(POSIXErrorCode.ECANCELED.rawValue)
    case "CKErrorDomain": code == 20  // operationCancelled
    case "SKErrorDomain": code == 2 || code == 15  // paymentCancelled, overlayCancelled
    case "com.apple.LocalAuthentication": [-2, -4, -9].contains(code)  // by the user, the system, the app
    case "com.apple.AuthenticationServices.AuthorizationError": code == 1001  // canceled
    case "com.apple.AuthenticationServices.WebAuthenticationSession": code == 1  // canceledLogin
    case "kCLErrorDomain": code == 10  // geocodeCanceled
    case "PHPhotosErrorDomain": code == 3072  // userCancelled
    case "AVFoundationErrorDomain": code == -11878  // operationCancelled
    case "NSOSStatusErrorDomain": code == -128  // errSecUserCanceled
    default: false
    }
  }
}
