/// The maps of one module's catalog, as generated code lists them. Nothing is made or looked up before an
/// error is resolved.
public struct ErrorMaps: Sendable {
  /// What a system error is shown as. `nil`: the catalog maps it to nothing.
  let mapped: @Sendable (MappedError) -> (any CatalogError)?
  /// Whether an error is shown to nobody.
  let isQuiet: @Sendable (MappedError) -> Bool
  /// What anything else is shown as. `nil`: the catalog names no `fallback-error`.
  let fallback: (@Sendable (MappedError) -> any CatalogError)?

  public init(
    mapped: @escaping @Sendable (MappedError) -> (any CatalogError)?,
    isQuiet: @escaping @Sendable (MappedError) -> Bool = { _ in false },
    fallback: (@Sendable (MappedError) -> any CatalogError)? = nil
  ) {
    self.mapped = mapped
    self.isQuiet = isQuiet
    self.fallback = fallback
  }
}
