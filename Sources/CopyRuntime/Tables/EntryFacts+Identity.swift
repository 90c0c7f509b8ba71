import Foundation

extension EntryFacts {
  /// An error's domain and code, which tell developers what it is and hold nothing of the person's.
  static func identity(of error: any Error) -> String {
    if let error = error as? any CatalogError { return "\(type(of: error).errorDomain) \(error.errorCode)" }
    let bridged = error as NSError
    return "\(bridged.domain) \(bridged.code)"
  }
}
