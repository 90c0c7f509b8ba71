/// An entry of a domain with its arguments, as a generated enum hands them over.
///
/// Printing or reflecting on it never shows an argument.
public struct CatalogEntry: Sendable {
  /// The entry's place in its domain.
  let index: Int
  let arguments: [CopyArgument]
  let underlying: (any Error)?

  /// - Parameters:
  ///   - index: the entry's place among the lines of `CatalogDomain`'s entries, from 0.
  ///   - values: the arguments, in declared order. (A parameter pack: of the ways to hand over values of
  ///     different types, an array of enum cases makes a large enum compile half as slow again.)
  ///   - underlying: the wrapped error, where the entry wraps one.
  public init<each Value: CopyValue>(
    _ index: Int, _ values: repeat each Value, underlying: (any Error)? = nil
  ) {
    var arguments: [CopyArgument] = []
    for value in repeat each values { arguments.append(value.copyArgument) }
    self.index = index
    self.arguments = arguments
    self.underlying = underlying
  }

  /// An entry with arguments that are values already.
  init(index: Int, arguments: [CopyArgument]) {
    self.index = index
    self.arguments = arguments
    underlying = nil
  }
}

extension CatalogEntry: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "entry \(index)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["index": index], displayStyle: .struct) }
}
