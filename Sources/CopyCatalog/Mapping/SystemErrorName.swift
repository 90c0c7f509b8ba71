/// A system error as a catalog names it: `URLError.timedOut`, `POSIXError.ENOSPC`, `DecodingError`,
/// `http:413`, or any `domain:code`.
public struct SystemErrorName: Sendable, Hashable {
  public let text: String
  public let place: Place
  /// What is meant; nil for a name that is not known.
  let meaning: Meaning?

  /// What a name stands for.
  struct Meaning: Sendable, Hashable {
    let identities: [SystemErrorIdentity]
    /// The name in the table; nil for a code that is in none.
    let known: String?
  }

  public init(text: String, place: Place) {
    self.text = text
    self.place = place
    meaning = Self.meaning(of: text)
  }

  /// What an error of the name is recognised by; none for a name that is not known.
  public var identities: [SystemErrorIdentity] { meaning?.identities ?? [] }

  /// What is known of it; nil where it is in no table.
  public var known: SystemError? { meaning?.known.flatMap(SystemError.named) }

  /// The Swift enum that a name is of, where its cases have no codes of their own: `StoreKitError` of
  /// `StoreKitError.unknown` and of `StoreKit.StoreKitError:2`. Their number is the place of the case, which
  /// changes with the framework.
  static func typeWithoutCodes(_ text: String) -> String? {
    guard let end = text.lastIndex(where: { $0 == ":" || $0 == "." }) else { return nil }
    let type = text[..<end]
    let name = String(type.hasPrefix("StoreKit.") ? type.dropFirst("StoreKit.".count) : type)
    return enumsWithoutCodes.contains(name) ? name : nil
  }

  /// Of StoreKit 2: https://developer.apple.com/documentation/storekit/storekiterror and what stands beside it.
  private static let enumsWithoutCodes: Set<String> = [
    "StoreKitError", "Product.PurchaseError", "VerificationResult.VerificationError",
    "Transaction.RefundRequestError"
  ]

  private static func meaning(of text: String) -> Meaning? {
    if let known = SystemError.named(text) {
      return Meaning(identities: known.identities, known: known.name)
    }
    guard let colon = text.lastIndex(of: ":") else { return nil }
    let domain = String(text[..<colon])
    let written = text[text.index(after: colon)...]
    // The number as Swift writes it, so that one error has one name; an `NSError`'s code is an `Int`.
    guard let code = Int(written), String(code) == written, !domain.isEmpty,
      !domain.unicodeScalars.contains(where: { $0.properties.isWhitespace || $0.value < 0x20 || $0 == "/" })
    else { return nil }
    switch domain {
    // The numbers of POSIX errors differ between systems.
    case SystemErrorIdentity.posixDomain: return nil
    case "http":
      guard (400...599).contains(code) else { return nil }
      return Meaning(identities: [.httpStatus(code)], known: SystemError.known(.httpStatus(code))?.name)
    default:
      // `URLError:-1009` is a Swift type and no domain.
      guard !SystemError.types.contains(domain), typeWithoutCodes(text) == nil else { return nil }
      let identity = SystemErrorIdentity.code(domain: domain, code: code)
      return Meaning(identities: [identity], known: SystemError.known(identity)?.name)
    }
  }
}
