public protocol CatalogError: Error {}
