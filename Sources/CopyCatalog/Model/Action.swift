/// A button that errors offer, as `Actions.toml` defines it.
public struct Action: Sendable {
  public let key: String
  public let role: ActionRole
  /// Its label in every locale, as an entry with the one slot `label`.
  public let entry: Entry

  public init(key: String, role: ActionRole, entry: Entry) {
    self.key = key
    self.role = role
    self.entry = entry
  }
}

/// What an action does, which decides its key and its place in an alert.
public enum ActionRole: String, Sendable, Hashable, CaseIterable {
  case primary, cancel, retry, destructive, settings
  case getHelp = "get-help"
  case signIn = "sign-in"
}
