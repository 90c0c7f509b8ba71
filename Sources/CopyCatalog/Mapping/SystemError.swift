/// What is known of one kind of error that a system throws.
public struct SystemError: Sendable {
  /// Its name in Swift, such as `CocoaError.fileWriteOutOfSpace`; `http:413` for a status.
  public let name: String
  /// What an error of this kind is recognised by: one identity, or several where one name stands for a
  /// family.
  public let identities: [SystemErrorIdentity]
  /// The contexts that it is usually shown in; none where nothing general can be said.
  public let contexts: [Context]
  /// Who can end it; none where nothing general can be said.
  public let remedies: [Remedy]
  /// What errors of this kind carry, as a rule. Those around them and underneath them may carry more.
  public let facts: [ErrorFact]
  /// Whether it says only that somebody gave something up, which is shown to nobody.
  public let isCancellation: Bool
  /// Whether it says nothing itself, so that what is underneath it decides.
  public let isTransparent: Bool
  /// Whether it is among the fourteen that every app meets.
  public let isCommon: Bool
}
