/// A locale as a canonical BCP 47 tag, such as `pt-BR` or `zh-Hans`.
public struct LocaleTag: Hashable, Sendable, CustomStringConvertible, Comparable {
  public let tag: String

  /// Takes a tag that is already canonical; folder names are made canonical when a catalog is read.
  public init(_ tag: String) {
    self.tag = tag
  }

  public var description: String { tag }

  public static func < (left: LocaleTag, right: LocaleTag) -> Bool { left.tag < right.tag }

  /// The language subtag, such as `pt`.
  public var language: String {
    String(tag.prefix { $0 != "-" })
  }
}
