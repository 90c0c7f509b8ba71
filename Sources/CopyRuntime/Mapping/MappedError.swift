import Foundation

/// An error as the `maps` of catalogs see it: a domain and a code, and the facts that it carries.
///
/// Generated code is handed one and gives the copy's error back. The facts are looked up when they are asked
/// for: in the error itself, then in the errors around it, then in those underneath.
public struct MappedError: Sendable {
  /// The domain of the `NSError`; `http` for a status of HTTP.
  public let domain: String

  /// The code in the domain.
  public let code: Int

  /// The whole error, with those around the one that was recognised.
  public let original: any Error

  /// The error that has the domain and the code.
  private let recognised: any Error

  /// The errors around it, the outermost one first.
  private let around: [any Error]

  /// - Parameters:
  ///   - original: the error that was thrown.
  ///   - recognised: the error in it that is looked up.
  ///   - around: the errors around that one, the outermost one first.
  init(domain: String, code: Int, original: any Error, recognised: any Error, around: [any Error] = []) {
    self.domain = domain
    self.code = code
    self.original = original
    self.recognised = recognised
    self.around = around
  }

  /// The name of the file it is about, without its folder.
  public var fileName: String? {
    first { _, info in
      for key in ["NSFilePath", "NSURL", "NSSourceFilePathErrorKey"] {
        let url = info[key] as? URL
        guard let path = info[key] as? String ?? (url?.isFileURL == true ? url?.path : nil),
          let name = path.split(separator: "/").last, name != ".", name != ".."
        else { continue }
        return String(name)
      }
      return nil
    }
  }

  /// The address that could not be reached, as a person may read it: without user, password, query and fragment.
  public var url: URL? {
    let url = first { error, info in
      if let url = (error as? any HTTPFailure)?.failingURL { return url }
      if let url = info["NSErrorFailingURLKey"] as? URL { return url }
      return (info["NSErrorFailingURLStringKey"] as? String).flatMap { URL(string: $0) }
    }
    guard let url, var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
    (parts.user, parts.password, parts.query, parts.fragment) = (nil, nil, nil, nil)
    return parts.url
  }

  /// The host that was to answer, such as `example.com`.
  public var host: String? { url?.host.flatMap { $0.isEmpty ? nil : $0 } }

  /// How long to wait before the next try, in seconds, at most a day.
  public var retryAfter: Double? {
    let seconds = first { error, info -> Double? in
      if let seconds = (error as? any HTTPFailure)?.retryAfter { return seconds }
      return (info["CKRetryAfter"] as? NSNumber)?.doubleValue
    }
    // A server that names a time beyond that, or none that is one, says nothing to a person.
    return seconds.flatMap { $0 >= 0 && $0 <= 86_400 ? $0 : nil }
  }

  /// `retryAfter` in whole seconds, rounded up.
  public var retryAfterSeconds: Int? { retryAfter.map { Int($0.rounded(.up)) } }

  /// `retryAfter` as a length of time, in whole seconds, rounded up.
  public var retryAfterDuration: Duration? { retryAfterSeconds.map { .seconds($0) } }

  private func first<Fact>(_ fact: (any Error, [String: Any]) -> Fact?) -> Fact? {
    func find(in error: any Error) -> Fact? { fact(error, (error as NSError).userInfo) }
    if let found = find(in: recognised) { return found }
    for error in around.reversed() {
      if let found = find(in: error) { return found }
    }
    for error in ErrorChain.errors(underneath: recognised) {
      if let found = find(in: error) { return found }
    }
    return nil
  }
}
