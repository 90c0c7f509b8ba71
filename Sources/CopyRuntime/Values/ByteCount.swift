/// A size in bytes, as an argument of copy: `{limit}` shows it as `8.4 MB`.
///
/// ```swift
/// throw AlbumError.uploadTooLarge(limit: 8_400_000)
/// ```
public struct ByteCount: Sendable, Hashable, Comparable, Codable, ExpressibleByIntegerLiteral {
  public var bytes: Int64

  /// - Parameter bytes: a number beyond 64 bits becomes the nearest that there is.
  public init(_ bytes: some BinaryInteger) { self.bytes = Int64(clamping: bytes) }

  public init(integerLiteral bytes: Int64) { self.bytes = bytes }

  /// From a whole number, as `encode` writes it.
  public init(from decoder: any Decoder) throws {
    bytes = try decoder.singleValueContainer().decode(Int64.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(bytes)
  }

  public static func < (left: ByteCount, right: ByteCount) -> Bool { left.bytes < right.bytes }
}

/// For developers, in no language: `8400000 bytes`.
extension ByteCount: CustomStringConvertible {
  public var description: String { "\(bytes) bytes" }
}
