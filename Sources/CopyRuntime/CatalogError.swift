import Foundation

/// An error whose copy a catalog holds. The enums that `copyc` generates conform to it.
///
/// * `localizedDescription`, SwiftUI's `alert(isPresented:error:)` and `NSAlert(error:)` have two places for
///   text. With a title: the title, then message and recovery. Without one: the message, then the recovery.
/// * Everything is in `errorUserInfo` too: where a type is both a `LocalizedError` and a `CustomNSError`,
///   Foundation on Linux reads the texts from there alone.
/// * `error as NSError` keeps the original in its `userInfo`; `init?(_:)` finds it again. (`as?` does not:
///   on Linux a bridged `NSError` never casts back.)
/// * Printing the Swift value shows nothing private. Foundation prints an `NSError` with all of its `userInfo`,
///   where the texts are that alerts show: log `DiagnosticReport.logFields(of:)`, which takes both.
public protocol CatalogError: CatalogCopy, LocalizedError, CustomNSError {}

extension CatalogError {
  /// The key of `userInfo` under which a bridged error keeps the Swift value that it came from.
  public static var originalErrorKey: String { CatalogErrorKeys.original }

  /// The catalog error behind any error: the value itself, the one that an `NSError` was bridged from, or the
  /// one that a `RecoverableCatalogError` or a `ResolvedError` shows. `nil` where it is none of this type.
  public init?(_ error: any Error) {
    if let same = error as? Self {
      self = same
    } else if let holder = error as? any HoldsCatalogError {
      guard let held = holder.heldError as? Self else { return nil }
      self = held
    } else if let original = (error as NSError).userInfo[CatalogErrorKeys.original] as? Self {
      self = original
    } else {
      return nil
    }
  }

  /// The entry's code: unique in its domain and stable for ever.
  public var code: Int { facts.code }

  /// What support staff search for, such as `PAY-1`. `nil` where the domain has no short name.
  public var supportCode: String? {
    Self.catalogDomain.short.map { "\($0)-\(code)" }
  }

  /// Who can end the error.
  public var remedy: Remedy { facts.remedy }

  /// The error that this one wraps, where its entry says `wraps = true`.
  public var underlyingError: (any Error)? { catalogEntry.underlying }

  public static var errorDomain: String { catalogDomain.identifier }

  public var errorCode: Int { code }

  public var errorUserInfo: [String: Any] { userInfo(of: copy()) }

  func userInfo(of copy: ErrorCopy) -> [String: Any] {
    var info: [String: Any] = [
      CatalogErrorKeys.original: self,
      NSLocalizedDescriptionKey: copy.headline,
    ]
    if let rest = copy.details { info[NSLocalizedRecoverySuggestionErrorKey] = rest }
    if let help = facts.help { info[NSHelpAnchorErrorKey] = help }
    if !copy.actions.isEmpty {
      info[NSLocalizedRecoveryOptionsErrorKey] = copy.actions.map(\.label)
    }
    if let underlying = catalogEntry.underlying { info[NSUnderlyingErrorKey] = underlying as NSError }
    return info
  }

  public var errorDescription: String? { copy().headline }

  /// Always `nil`: the message says why, and a reason of its own would be shown twice.
  public var failureReason: String? { nil }

  public var recoverySuggestion: String? { copy().details }

  public var helpAnchor: String? { facts.help }
}

enum CatalogErrorKeys {
  static let original = "CopyCatalogOriginalError"
}
