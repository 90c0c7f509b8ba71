/// The actions of a domain's errors and states, so that a view can switch over them. The enums `Action` that
/// `copyc` generates conform to it; their raw values are the actions' keys in the catalog.
///
/// ```swift
/// ForEach(error.buttons(of: copy)) { button in
///   Button(button.label) {
///     switch button.action {
///     case .signIn: showSignIn()
///     case .cancel: break
///     }
///   }
/// }
/// ```
public protocol CatalogAction: RawRepresentable<String>, Hashable, CaseIterable, Sendable {}

extension CatalogAction {
  /// The action of a button, where an error is known as `any CatalogError` alone. `nil`: the button is of another
  /// domain.
  public init?(_ button: CopyAction) { self.init(rawValue: button.key) }
}

/// The actions of a domain whose entries have none.
public enum NoAction: CatalogAction {
  public init?(rawValue: String) { nil }

  public var rawValue: String {
    switch self {}
  }
}

/// A button: what it does, to switch over, and what it says.
public struct CopyButton<Action: CatalogAction>: Sendable, Hashable, Identifiable {
  public let action: Action

  /// Its texts and its role.
  public let copy: CopyAction

  public var id: Action { action }

  /// What the button says: the entry's own words for it, else those of the catalog's actions.
  public var label: String { copy.label }

  /// What assistive technology calls it.
  public var announcement: String { copy.announcement }

  public var role: ActionRole { copy.role }
}

extension CatalogCopy {
  /// What the entry offers to do, the primary action first. The same in every language and context.
  public var actions: [Action] { facts.actions.compactMap { Action(rawValue: $0.key) } }

  /// The buttons of copy that this value gave, each with its action to switch over.
  ///
  /// - Parameter copy: the value's own copy, in any language and context.
  public func buttons(of copy: ErrorCopy) -> [CopyButton<Action>] {
    copy.actions.compactMap { button in
      Action(rawValue: button.key).map { CopyButton(action: $0, copy: button) }
    }
  }
}
