import Dispatch
public import Foundation

/// A catalog error together with what its buttons do, for the parts of AppKit that offer a recovery:
/// `NSApplication.presentError`, `NSResponder.presentError` and `NSDocument`.
///
/// ```swift
/// presentError(error.recoverable { action in
///   switch action {
///   case .tryAgain: return await upload()
///   case .cancel: return false
///   }
/// })
/// ```
/// The error itself is no `RecoverableError`: it has no handler, and “not recovered” would be a wrong answer.
/// SwiftUI and UIKit never ask for a recovery; there, `buttons(of:)` gives the buttons.
///
/// Its texts, domain and code are those of the error, and `PaymentsError(_:)` finds the error in it.
public struct RecoverableCatalogError<Failure: CatalogError>: LocalizedError, RecoverableError,
  CustomNSError
{
  public let error: Failure

  /// What is shown, in the language of the time when the wrapper was made: a button's place stays its own.
  public let copy: ErrorCopy

  private let buttons: [CopyButton<Failure.Action>]
  private let handler: Handler

  /// What is done when a button is chosen. `true`: the cause is gone, and what failed is to be done again.
  enum Handler: Sendable {
    case immediate(@MainActor @Sendable (Failure.Action) -> Bool)
    case later(@MainActor @Sendable (Failure.Action) async -> Bool)
  }

  init(_ error: Failure, copy: ErrorCopy, handler: Handler) {
    self.error = error
    self.copy = copy
    self.handler = handler
    buttons = error.buttons(of: copy)
  }

  public var recoveryOptions: [String] { buttons.map(\.label) }

  /// Asked where the app waits for the answer (`presentError` for the whole app).
  ///
  /// - Returns: whether what failed is to be done again. A handler that suspends is started, and `false` is
  ///   returned before it has ended: it has to do again itself what failed.
  public func attemptRecovery(optionIndex recoveryOptionIndex: Int) -> Bool {
    guard buttons.indices.contains(recoveryOptionIndex) else { return false }
    let action = buttons[recoveryOptionIndex].action
    switch handler {
    case .immediate(let handler):
      if MainQueue.isCurrent { return MainActor.assumeIsolated { handler(action) } }
      return DispatchQueue.main.sync { MainActor.assumeIsolated { handler(action) } }
    case .later(let handler):
      Task { @MainActor in _ = await handler(action) }
      return false
    }
  }

  /// Asked where the app goes on meanwhile (`presentError` for a window or a document).
  ///
  /// - Parameter handler: called once, when the answer is known: on the main thread where the recovery
  ///   suspends, else before this method returns.
  public func attemptRecovery(
    optionIndex recoveryOptionIndex: Int, resultHandler handler: @escaping (_ recovered: Bool) -> Void
  ) {
    guard buttons.indices.contains(recoveryOptionIndex), case .later(let attempt) = self.handler else {
      return handler(attemptRecovery(optionIndex: recoveryOptionIndex))
    }
    let action = buttons[recoveryOptionIndex].action
    // Foundation's protocol does not say that the closure may change threads, and AppKit both calls this
    // method and awaits the answer on the main thread; that is where the closure is called, once.
    nonisolated(unsafe) let answer = handler
    Task { @MainActor in answer(await attempt(action)) }
  }

  public static var errorDomain: String { Failure.errorDomain }

  public var errorCode: Int { error.errorCode }

  public var errorUserInfo: [String: Any] {
    var info = error.userInfo(of: copy)
    #if !canImport(Darwin)
      // On Apple systems Foundation itself makes the attempter, an object that AppKit sends its messages to.
      info[NSRecoveryAttempterErrorKey] = self
    #endif
    return info
  }

  public var errorDescription: String? { copy.headline }

  public var failureReason: String? { nil }

  public var recoverySuggestion: String? { copy.details }

  public var helpAnchor: String? { error.helpAnchor }
}

/// Shows what the error itself shows: its texts hold private arguments.
extension RecoverableCatalogError: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { error.description }

  public var debugDescription: String { error.debugDescription }

  public var customMirror: Mirror { error.customMirror }
}

extension CatalogError {
  /// The error with what its buttons do.
  ///
  /// - Parameters:
  ///   - context: where it is shown; the first context of the entry where it is `nil`.
  ///   - preferences: for whom it is shown.
  ///   - handler: does what a button says. `true`: what failed is to be done again.
  public func recoverable(
    context: CopyContext? = nil, preferences: CopyPreferences = .current,
    _ handler: @escaping @MainActor @Sendable (Action) -> Bool
  ) -> RecoverableCatalogError<Self> {
    RecoverableCatalogError(
      self, copy: copy(context: context, preferences: preferences), handler: .immediate(handler))
  }

  /// The error with what its buttons do, where that takes time.
  public func recoverable(
    context: CopyContext? = nil, preferences: CopyPreferences = .current,
    _ handler: @escaping @MainActor @Sendable (Action) async -> Bool
  ) -> RecoverableCatalogError<Self> {
    RecoverableCatalogError(
      self, copy: copy(context: context, preferences: preferences), handler: .later(handler))
  }
}

/// Whether code runs on the main actor already, so that waiting for it would be waiting for ever. On Linux
/// the main queue need not be run by the main thread.
private enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? Thread.isMainThread }
}

/// An error that shows a catalog error.
protocol HoldsCatalogError {
  var heldError: any CatalogError { get }
}

extension RecoverableCatalogError: HoldsCatalogError {
  var heldError: any CatalogError { error }
}
