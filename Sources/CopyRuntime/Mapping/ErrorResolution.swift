import Foundation

/// What a person is shown of an error.
public enum ErrorResolution: Sendable {
  /// Copy of a catalog.
  case shown(ResolvedError)
  /// Nothing: it is a cancellation, or the catalog's settings say so.
  case quiet
  /// No catalog knows it, and none names a `fallback-error`.
  case unknown(any Error)

  /// What is shown. `nil` where that is nothing or not known.
  public var resolved: ResolvedError? {
    if case .shown(let resolved) = self { resolved } else { nil }
  }
}

/// An error with the copy that a catalog has for it.
///
/// It is an error itself: a `DiagnosticReport` of it has the copy and the chain of the original.
public struct ResolvedError: Error {
  /// What is shown. Where its entry wraps, `underlyingError` is the original.
  public let error: any CatalogError

  /// The error that was resolved, whether or not the entry wraps it.
  public let original: any Error

  /// The texts. See `CatalogCopy.copy(locale:context:preferences:)`.
  public func copy(
    locale: CopyLocale? = nil, context: CopyContext? = nil, preferences: CopyPreferences = .current
  ) -> ErrorCopy {
    error.copy(locale: locale, context: context, preferences: preferences)
  }

  /// How it is presented by default.
  public var presentation: Presentation { error.presentation }
}

/// Where an API takes any error, it shows the copy.
extension ResolvedError: LocalizedError, CustomNSError {
  public static var errorDomain: String { "CopyRuntime.ResolvedError" }

  public var errorCode: Int { error.errorCode }

  public var errorUserInfo: [String: Any] {
    var info = error.errorUserInfo
    info[NSUnderlyingErrorKey] = original as NSError
    return info
  }

  public var errorDescription: String? { error.errorDescription }

  public var failureReason: String? { nil }

  public var recoverySuggestion: String? { error.recoverySuggestion }

  public var helpAnchor: String? { error.helpAnchor }
}

extension ResolvedError: HoldsCatalogError {
  var heldError: any CatalogError { error }
}

extension ResolvedError: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// What may be printed: the entry with its public arguments, and of the original its domain and code.
  public var description: String { "\(error) for \(EntryFacts.identity(of: original))" }

  public var debugDescription: String { description }

  public var customMirror: Mirror {
    Mirror(
      self, children: ["error": "\(error)", "original": EntryFacts.identity(of: original)],
      displayStyle: .struct)
  }
}
