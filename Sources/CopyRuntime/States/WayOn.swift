/// What a view offers under a failure. There is always something.
public enum WayOn: Sendable, Hashable {
  /// The buttons of the copy, the primary one first. At least one of them does more than leave.
  case actions([CopyAction])
  /// The copy has no such button but a page that says more.
  case help(CopyHelp)
  /// The copy names nothing to do: load again when the person asks for it or comes back.
  case loadAgain
}

extension ErrorCopy {
  /// What to offer under this copy where content did not load.
  public var wayOn: WayOn {
    if actions.contains(where: { $0.role != .cancel }) { return .actions(actions) }
    return help.map(WayOn.help) ?? .loadAgain
  }
}
