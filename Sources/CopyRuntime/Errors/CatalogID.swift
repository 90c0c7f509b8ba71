/// An entry without its arguments: which error or state something is, whatever it says.
///
/// ```swift
/// #expect(error.id == .cardExpired)                    // a test, whatever the arguments
/// PaymentsError(anyError)?.id == .cardExpired          // of any error, an `NSError` included
/// ```
/// `copyc` generates one member an entry. A value is as large as an `Int`; nothing is looked up before its
/// `name` is asked for.
public struct CatalogID<Copy: CatalogCopy>: Hashable, Sendable {
  /// The entry's place in its domain. It changes with the catalog: store `name`.
  let index: Int

  /// - Parameter index: the entry's place in its domain, from 0. Generated.
  public init(_ index: Int) { self.index = index }

  /// The entry's name in the catalog, such as `card-expired`.
  public var name: String { Copy.catalogDomain.facts(of: index).id }
}

extension CatalogID: CustomStringConvertible {
  public var description: String { name }
}

extension CatalogID where Copy: CatalogError {
  /// The entry's code: unique in its domain and stable for ever.
  public var code: Int { Copy.catalogDomain.facts(of: index).code }
}

extension CatalogCopy {
  public typealias ID = CatalogID<Self>

  /// Which entry this is, whatever its arguments are.
  public var id: CatalogID<Self> { CatalogID(catalogEntry.index) }
}
