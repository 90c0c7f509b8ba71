/// One fact of a report: a stable English key and its value.
public struct DiagnosticField: Sendable, Hashable {
  /// Such as `support-code` or `cause.1`. Unique in its report.
  public let key: String

  /// Nothing private: arguments, paths and secrets are left out. May have several lines.
  public let value: String

  init(_ key: String, _ value: String) {
    self.key = key
    self.value = value
  }
}
