/// What an error tells beside its domain and code, and so what an argument can be taken `from`.
///
/// Where errors keep it: Foundation's keys of `userInfo` (`NSFilePath`, `NSURL`, `NSErrorFailingURLKey`),
/// CloudKit's
/// `CKRetryAfter`, and for HTTP what the app's own error tells. None of them is there always: whoever makes
/// an error by hand leaves them out.
public enum ErrorFact: String, Sendable, Hashable, CaseIterable {
  /// The name of the file it is about, without its folder.
  case fileName = "file-name"
  /// The host that was to answer, such as `example.com`.
  case host
  /// The address that could not be reached.
  case url
  /// How long to wait before the next try, in seconds.
  case retryAfter = "retry-after"

  /// The types of the arguments that can hold it.
  public var types: [ArgumentType] {
    switch self {
    case .fileName: [.file, .title, .string]
    case .host: [.string, .code]
    case .url: [.url]
    case .retryAfter: [.duration, .int, .number]
    }
  }

  /// What it is, in a sentence about an error: “carries no file name”.
  var name: String {
    switch self {
    case .fileName: "file name"
    case .host: "host"
    case .url: "address"
    case .retryAfter: "time to wait"
    }
  }
}
