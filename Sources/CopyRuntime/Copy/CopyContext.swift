/// Where the person meets the copy.
public enum CopyContext: String, Sendable, Hashable, CaseIterable {
  /// Stops the current action.
  case blocking
  /// Can be ignored, and heals itself.
  case passing
  /// One form field is wrong.
  case field
  /// Content did not load.
  case content
  /// A feature or data is gone for good.
  case unavailable
  /// A destructive step to confirm.
  case decision
  /// A view has nothing to show yet.
  case empty
  /// Something is being loaded or done.
  case progress
  /// Something went well.
  case success

  /// How a context is presented.
  public var presentation: Presentation {
    switch self {
    case .blocking: .alert
    case .passing: .banner
    case .field: .atField
    case .content: .retryState
    case .unavailable: .fullScreen
    case .decision: .confirmation
    case .empty, .progress, .success: .inPlace
    }
  }
}

/// How copy is presented. It follows from the context.
public enum Presentation: String, Sendable, Hashable, CaseIterable {
  /// An alert; never two at once.
  case alert
  /// A banner or an inline status, which disappears by itself.
  case banner
  /// Beside the form field that it speaks about.
  case atField
  /// In the place of the content that did not load, with a way to try again.
  case retryState
  /// A whole screen, with a way forward.
  case fullScreen
  /// A question before a destructive step.
  case confirmation
  /// A part of the view itself.
  case inPlace
}

/// Who can end an error.
public enum Remedy: String, Sendable, Hashable, CaseIterable {
  /// The person, by changing something.
  case fix
  /// The person, by doing the same again.
  case retry
  /// Time.
  case wait
  /// Someone else, whom the person can ask.
  case getHelp = "get-help"
  /// Nobody.
  case none
}
