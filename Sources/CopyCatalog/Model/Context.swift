/// Where a person meets a text. The presentation follows from it.
public enum Context: String, Sendable, Hashable, CaseIterable {
  /// Stops the current action: an alert.
  case blocking
  /// Can be ignored and heals itself: a banner.
  case passing
  /// One form field is wrong: shown at the field.
  case field
  /// Content did not load: a retry state in its place.
  case content
  /// A feature or data is gone for good: a full screen.
  case unavailable
  /// A destructive step to confirm: a confirmation.
  case decision
  /// Nothing is there yet.
  case empty
  /// Something loads.
  case progress
  /// Something is done.
  case success

  /// Whether what is shown in this context has a place for a headline.
  public var hasHeadline: Bool {
    switch self {
    case .blocking, .content, .unavailable, .decision, .empty: true
    case .passing, .field, .progress, .success: false
    }
  }

  /// Whether an entry with this context is an error: it has a code and a remedy and becomes an enum case.
  public var isError: Bool {
    switch self {
    case .blocking, .passing, .field, .content, .unavailable: true
    case .decision, .empty, .progress, .success: false
    }
  }
}

/// Who can end an error, and how.
public enum Remedy: String, Sendable, Hashable, CaseIterable {
  /// The person changes something.
  case fix
  /// The same action may succeed when it is done again.
  case retry
  /// Time ends it.
  case wait
  /// Somebody else has to help.
  case getHelp = "get-help"
  /// Nothing ends it; no next step is asked for.
  case none
}

/// A system that may have its own wording.
public enum Platform: String, Sendable, Hashable, CaseIterable {
  case ios, macos, tvos, watchos, visionos, linux
}
