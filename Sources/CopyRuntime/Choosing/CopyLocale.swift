/// A language, with a script and a region where they matter: `de`, `pt-BR`, `zh-Hant-TW`.
public struct CopyLocale: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The BCP 47 tag.
  public let identifier: String

  /// - Parameter identifier: a BCP 47 tag (`pt-BR`), Foundation's spelling (`pt_BR`) or POSIX's
  ///   (`pt_BR.UTF-8`, `sr_RS@latin`).
  public init(_ identifier: String) {
    self.identifier = LocaleName(identifier).joined
  }

  public init(stringLiteral value: String) { self.init(value) }

  public var description: String { identifier }
}
