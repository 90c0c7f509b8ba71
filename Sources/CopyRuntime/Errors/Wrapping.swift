/// Runs operations whose failures a domain has an entry for. The functions that `copyc` generates for entries
/// with `wraps = true` call it:
///
/// ```swift
/// try await PaymentsError.uploadFailed(fileName: name) { try await upload() }
/// ```
/// * What the operation throws is thrown as the entry, with the error underneath.
/// * Errors of the same domain pass as they are, and so do those that were bridged to `NSError` in between.
/// * Cancellations pass as they are: they are no failure, and are shown to nobody.
/// * The operation runs where the caller runs, on its actor.
///
/// A cancellation is no error of the domain, so a function that lets it pass throws `any Error`. With
/// `ifCancelled` the function says what it gives then, and throws errors of the domain alone:
///
/// ```swift
/// func save() async throws(PaymentsError) -> Receipt? {
///   try await PaymentsError.uploadFailed(fileName: name, ifCancelled: nil) { try await upload() }
/// }
/// ```
public enum Wrapping {
  /// Runs an operation that may suspend.
  ///
  /// - Parameter wrap: makes the entry of what was thrown.
  public nonisolated(nonsending) static func run<Failure: CatalogError, Success>(
    _ wrap: (any Error) -> Failure,
    _ operation: nonisolated(nonsending) () async throws -> Success
  ) async throws -> Success {
    do { return try await operation() } catch { throw passed(error, wrap) }
  }

  /// Runs an operation.
  public static func run<Failure: CatalogError, Success>(
    _ wrap: (any Error) -> Failure, _ operation: () throws -> Success
  ) throws -> Success {
    do { return try operation() } catch { throw passed(error, wrap) }
  }

  /// Runs an operation that may suspend, and gives `value` where it was cancelled.
  public nonisolated(nonsending) static func run<Failure: CatalogError, Success>(
    _ wrap: (any Error) -> Failure, ifCancelled value: () -> Success,
    _ operation: nonisolated(nonsending) () async throws -> Success
  ) async throws(Failure) -> Success {
    do {
      return try await operation()
    } catch {
      if Cancellation.isCancellation(error) { return value() }
      throw Failure(error) ?? wrap(error)
    }
  }

  /// Runs an operation, and gives `value` where it was cancelled.
  public static func run<Failure: CatalogError, Success>(
    _ wrap: (any Error) -> Failure, ifCancelled value: () -> Success, _ operation: () throws -> Success
  ) throws(Failure) -> Success {
    do {
      return try operation()
    } catch {
      if Cancellation.isCancellation(error) { return value() }
      throw Failure(error) ?? wrap(error)
    }
  }

  private static func passed<Failure: CatalogError>(
    _ error: any Error, _ wrap: (any Error) -> Failure
  ) -> any Error {
    if Cancellation.isCancellation(error) { return error }
    return Failure(error) ?? wrap(error)
  }
}
