/// What a view offers under a failure. There is always something.
public enum WayOn: Sendable, Hashable {
  /// The buttons of the copy that do more than leave, the primary one first: where content did not load,
  /// nothing is under way that could be cancelled.
  case actions([CopyAction])
  /// The copy has no such button but a page that says more.
  case help(CopyHelp)
  /// The copy names nothing to do: load again when the person asks for it or comes back.
  case loadAgain
}

extension ErrorCopy {
  /// What to offer under this copy where content did not load.
  public var wayOn: WayOn {
    let actions = actions.filter { $0.role != .cancel }
    if !actions.isEmpty { return .actions(actions) }
    return help.map(WayOn.help) ?? .loadAgain
  }
}
