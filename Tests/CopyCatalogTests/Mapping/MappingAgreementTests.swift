import CopyCatalog
import Foundation
import Testing

@testable import CopyRuntime

/// What the runtime takes for a cancellation, or looks through, is what the table of system errors says.
@Suite struct MappingAgreementTests {
  private static func number(_ symbol: String) -> Int? {
    (1...200).first { POSIXErrorCode(rawValue: $0).map { "\($0)" } == symbol }.map { Int($0) }
  }

  @Test func theRuntimeAndTheTableAgree() throws {
    for error in SystemError.all {
      for identity in error.identities {
        let code: Int
        switch identity {
        case .code(_, let number): code = number
        case .posix(let symbol): code = Self.number(symbol) ?? 0
        case .httpStatus(let status): code = status
        }
        #expect(
          Cancellation.isCancellation(domain: identity.domain, code: code) == error.isCancellation,
          "\(error.name)")
        #expect(
          TransparentError.isTransparent(domain: identity.domain, code: code) == error.isTransparent,
          "\(error.name)")
      }
    }
  }

  /// And for nothing beyond it.
  @Test func theRuntimeKnowsNoOthers() {
    let known = Set(SystemError.all.filter { $0.isCancellation || $0.isTransparent }.flatMap(\.identities))
    let domains = Set(SystemError.all.flatMap(\.identities).map(\.domain))
    for domain in domains {
      for code in Array(-12_000...6_000) + Array(134_000...134_300) {
        guard
          Cancellation.isCancellation(domain: domain, code: code)
            || TransparentError.isTransparent(domain: domain, code: code)
        else { continue }
        let symbol = POSIXErrorCode(rawValue: Int32(code)).map { "\($0)" } ?? ""
        #expect(
          known.contains(domain == NSPOSIXErrorDomain ? .posix(symbol) : .code(domain: domain, code: code)),
          "\(domain) \(code)")
      }
    }
  }
}
