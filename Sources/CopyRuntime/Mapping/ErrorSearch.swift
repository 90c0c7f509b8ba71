import Foundation

/// Looks for the outermost error that a catalog knows, from the outside in.
struct ErrorSearch {
  let maps: [ErrorMaps]
  let original: any Error
  /// The errors that were looked through, the outermost one first.
  private var around: [any Error] = []
  private var count = 0

  enum Found {
    case shown(any CatalogError)
    case quiet
  }

  init(maps: [ErrorMaps], original: any Error) {
    self.maps = maps
    self.original = original
  }

  /// What an error is shown as by itself or by what is underneath it. `nil`: nothing is known of them.
  mutating func look(at error: any Error) -> Found? {
    guard count < ErrorChain.most, around.count < ErrorChain.deepest, !isAround(error) else { return nil }
    count += 1
    if let own = ErrorChain.catalogError(error) { return .shown(own) }
    let bridged = error as NSError
    let isTransparent = TransparentError.isTransparent(domain: bridged.domain, code: bridged.code)
    if !isTransparent, let found = lookUp(error, bridged) { return found }
    around.append(error)
    let underneath = look(underneath: error)
    around.removeLast()
    return underneath ?? (isTransparent ? lookUp(error, bridged) : nil)
  }

  /// Of several errors that happened at once the first that is shown decides. They are quiet only together:
  /// one that nobody knows is still a failure.
  private mutating func look(underneath error: any Error) -> Found? {
    let errors = ErrorChain.errors(underneath: error)
    var quiet = 0
    for error in errors {
      switch look(at: error) {
      case .shown(let found): return .shown(found)
      case .quiet: quiet += 1
      case nil: break
      }
    }
    return quiet > 0 && quiet == errors.count ? .quiet : nil
  }

  /// What the catalogs say of the error itself.
  private func lookUp(_ error: any Error, _ bridged: NSError) -> Found? {
    let found = lookUp(error, domain: bridged.domain, code: bridged.code)
    if found != nil { return found }
    guard let status = (error as? any HTTPFailure)?.httpStatus,
      bridged.domain != "http" || bridged.code != status
    else { return nil }
    return lookUp(error, domain: "http", code: status)
  }

  private func lookUp(_ error: any Error, domain: String, code: Int) -> Found? {
    let mapped = MappedError(
      domain: domain, code: code, original: original, recognised: error, around: around)
    if maps.contains(where: { $0.isQuiet(mapped) }) { return .quiet }
    for map in maps {
      if let shown = map.mapped(mapped) { return .shown(shown) }
    }
    return Cancellation.isItself(error, domain: domain, code: code) ? .quiet : nil
  }

  private func isAround(_ error: any Error) -> Bool {
    guard type(of: error) is AnyClass else { return false }
    let object = error as AnyObject
    return around.contains { type(of: $0) is AnyClass && ($0 as AnyObject) === object }
  }
}
