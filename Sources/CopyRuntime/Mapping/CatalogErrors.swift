import Foundation

/// The catalogs of an app's modules together: any error goes in, and what the person is shown comes out.
///
/// ```swift
/// let errors = CatalogErrors(PaymentsError.self, SyncError.self)    // one error type of each module
///
/// do { try await save() } catch {
///   switch errors.resolve(error) {
///   case .shown(let resolved): show(resolved.copy())
///   case .quiet: break
///   case .unknown(let error): show(unexpected(error))
///   }
/// }
/// ```
/// * An error of a catalog is shown as it is. Any other is looked up by the domain and the code of its
///   `NSError` in the `maps` of the modules, in their order; an `HTTPFailure` by its status after that.
/// * The outermost error that a catalog knows decides. Errors that say nothing themselves, such as
///   `CocoaError.fileWriteUnknown`, and errors that no catalog knows are looked through.
/// * Cancellations, and what settings call quiet, are shown to nobody, also underneath errors that no catalog
///   knows: libraries wrap them in errors of their own. One that an error of a catalog wraps, or an error that
///   an entry maps, is shown as that. An error that means a failure although a step was given up needs an
///   entry or its place in `maps`.
/// * The rest is the `fallback-error` of the first module that names one.
///
/// Making one costs nothing: the tables are code, and are asked when an error is resolved.
public struct CatalogErrors: Sendable {
  private let maps: [ErrorMaps]

  /// - Parameter modules: an error type of each module's catalog, whichever; it stands for the whole catalog.
  public init(_ modules: any CatalogError.Type...) { self.init(modules) }

  /// - Parameter modules: an error type of each module's catalog, whichever; it stands for the whole catalog.
  public init(_ modules: [any CatalogError.Type]) {
    maps = modules.compactMap { $0.catalogDomain.catalog.errors }
  }

  /// What the person is shown of an error.
  public func resolve(_ error: any Error) -> ErrorResolution {
    if let resolved = error as? ResolvedError { return .shown(resolved) }
    var search = ErrorSearch(maps: maps, original: error)
    switch search.look(at: error) {
    case .shown(let found): return .shown(ResolvedError(error: found, original: error))
    case .quiet: return .quiet
    case nil:
      let bridged = error as NSError
      let unknown = MappedError(
        domain: bridged.domain, code: bridged.code, original: error, recognised: error)
      guard let fallback = maps.lazy.compactMap(\.fallback).first else { return .unknown(error) }
      return .shown(ResolvedError(error: fallback(unknown), original: error))
    }
  }

  /// The catalog error that an error is shown as. `nil` where it is shown to nobody. An `AlertQueue` asks it.
  ///
  /// - Parameter unknown: what an error is shown as that no catalog knows, where none has a `fallback-error`: a failure
  ///   is never shown to nobody.
  public func catalogError(
    for error: any Error, orElse unknown: (any Error) -> any CatalogError
  ) -> (any CatalogError)? {
    switch resolve(error) {
    case .shown(let resolved): resolved.error
    case .quiet: nil
    case .unknown(let error): unknown(error)
    }
  }
}
