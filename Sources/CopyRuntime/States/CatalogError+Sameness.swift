extension CatalogError {
  /// Whether two errors are of one entry, whatever their arguments.
  func isSameEntry(as other: any CatalogError) -> Bool {
    Self.errorDomain == type(of: other).errorDomain && code == other.code
  }
}
