import Foundation

/// Errors that say nothing themselves: “unknown”, “partial failure”. What is underneath one decides, and only
/// where nothing is known of that its own mapping.
enum TransparentError {
  /// By domain and code of the `NSError`; the constants of Apple's frameworks are not on every system.
  static func isTransparent(domain: String, code: Int) -> Bool {
    switch domain {
    // unknown, and what went wrong with the file of a download.
    case "NSURLErrorDomain": code == -1 || (-3005 ... -3000).contains(code)
    // fileReadUnknown, fileWriteUnknown, fileManagerUnmountUnknown, cloudSharingOther, persistentStoreSave
    case NSCocoaErrorDomain: [256, 512, 768, 5375, 134_030].contains(code)
    case "CKErrorDomain": [1, 2, 22].contains(code)  // internalError, partialFailure, batchRequestFailed
    case "SKErrorDomain": code == 0  // unknown
    case "com.apple.AuthenticationServices.AuthorizationError": code == 1000  // unknown
    case "AVFoundationErrorDomain": code == -11800 || code == -11820  // unknown, exportFailed
    default: false
    }
  }
}
