import Foundation

/// Errors that say only that the person, or the app for them, gave something up. They are shown to nobody.
enum Cancellation {
  /// Whether an error is a cancellation itself. One that wraps a cancellation is not: the outermost error
  /// says what the person meets.
  static func isCancellation(_ error: any Error) -> Bool {
    if error is CancellationError { return true }
    if error is any CatalogError { return false }
    let bridged = error as NSError
    return switch bridged.domain {
    case "Swift.CancellationError": true
    case "NSURLErrorDomain": bridged.code == -999  // cancelled
    case NSCocoaErrorDomain: bridged.code == 3072  // userCancelled
    case NSPOSIXErrorDomain: bridged.code == Int(POSIXErrorCode.ECANCELED.rawValue)
    default: false
    }
  }
}
