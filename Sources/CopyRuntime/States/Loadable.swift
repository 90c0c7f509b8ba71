/// Content that arrives later: the four states that a view of it has, with emptiness told apart.
///
/// ```swift
/// photos.start()
/// photos.finish(with: await loading.result())
/// ```
/// ```swift
/// switch photos {
/// case .notStarted, .loading(last: nil): ProgressView(…)
/// case .empty: ContentUnavailableView(…)
/// case .loaded(let photos), .loading(last: let photos?): PhotoGrid(photos)
/// case .failed(let error, last: nil): RetryState(error.copy(context: .content))
/// case .failed(let error, last: let photos?): PhotoGrid(photos).banner(error.copy(context: .passing))
/// }
/// ```
/// The last good value stays while it is loaded anew, and after that failed: content that can still be used
/// is never taken away.
public enum Loadable<Value, Failure: Error> {
  case notStarted
  case loading(last: Value?)
  case loaded(Value)
  /// It did load, and there is nothing. The value is the empty one.
  case empty(Value)
  case failed(Failure, last: Value?)

  /// The last good value.
  public var value: Value? {
    switch self {
    case .notStarted: nil
    case .loaded(let value), .empty(let value): value
    case .loading(let last), .failed(_, let last): last
    }
  }

  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  public var failure: Failure? {
    if case .failed(let failure, _) = self { failure } else { nil }
  }

  /// Where a failure is shown: in place of the content, or, where older content stays, in passing.
  public var failureContext: CopyContext { value == nil ? .content : .passing }

  /// Loading begins.
  public mutating func start() { self = .loading(last: value) }

  /// Loading has ended. Given up, it leaves what was there before and shows nobody a failure.
  ///
  /// - Parameter isEmpty: whether a value is nothing to show.
  public mutating func finish(with result: Result<Value, Failure>, isEmpty: (Value) -> Bool) {
    switch result {
    case .success(let value): settle(on: value, isEmpty: isEmpty)
    case .failure(let error) where Cancellation.isCancellation(error):
      if let value { settle(on: value, isEmpty: isEmpty) } else { self = .notStarted }
    case .failure(let error): self = .failed(error, last: value)
    }
  }

  private mutating func settle(on value: Value, isEmpty: (Value) -> Bool) {
    self = isEmpty(value) ? .empty(value) : .loaded(value)
  }
}

extension Loadable {
  /// Loading has ended, for content that is always something.
  public mutating func finish(with result: Result<Value, Failure>) { finish(with: result) { _ in false } }
}

extension Loadable where Value: Collection {
  /// Loading has ended. A collection without elements is empty.
  public mutating func finish(with result: Result<Value, Failure>) { finish(with: result) { $0.isEmpty } }
}

extension Loadable: Sendable where Value: Sendable {}

extension Loadable: Equatable where Value: Equatable, Failure: Equatable {}
