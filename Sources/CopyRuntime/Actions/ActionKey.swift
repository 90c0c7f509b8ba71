/// A key of the keyboard that triggers a button of an alert, a confirmation or another state.
public enum ActionKey: Sendable, Hashable, CaseIterable {
  /// Return: the button that goes on.
  case confirm
  /// Escape: the button that leaves everything as it is.
  case dismiss
}

extension ActionRole {
  /// The key that triggers a button of this role. Where several buttons of one copy have the same, it is the
  /// first one's.
  ///
  /// `nil` for what destroys something: nobody does that by pressing Return without reading (Apple's Human
  /// Interface Guidelines on alerts: “Avoid making a button that performs a destructive action the default
  /// button”).
  public var key: ActionKey? {
    switch self {
    case .cancel: .dismiss
    case .destructive: nil
    case .primary, .retry, .settings, .getHelp, .signIn: .confirm
    }
  }
}

extension ErrorCopy {
  /// The button that a key triggers. `nil`: none, and the key does nothing.
  ///
  /// ```swift
  /// Button(action.label) { … }
  ///   .keyboardShortcut(action == copy.action(for: .confirm) ? .defaultAction : nil)
  /// ```
  public func action(for key: ActionKey) -> CopyAction? { actions.first { $0.role.key == key } }
}
