import Observation

/// An operation that can safely be called again: it depends on nothing that a failed attempt leaves behind.
///
/// ```swift
/// let loading = Retry { try await library.photos() }
/// photos.finish(with: await loading.result())        // and the same again behind “Try Again”
/// ```
/// * Attempts never overlap: who asks while one runs gets its outcome.
/// * Cancelling the task of everyone who waits cancels the attempt. Whoever asks afterwards gets a new one.
/// * Every failure reaches everyone who asked.
///
/// Changes are seen by Swift Observation (macOS 14, iOS 17, Linux), and by `onChange` everywhere: a button
/// that starts the operation is disabled and shows progress while `isRunning`.
@MainActor public final class Retry<Success: Sendable, Failure: Error> {
  private let operation: @Sendable () async throws(Failure) -> Success
  private var observers = ChangeObservers()
  private var attempt: Attempt?
  private var count = 0

  /// A run of the operation and those who wait for it.
  @MainActor private final class Attempt {
    private let task: Task<Result<Success, Failure>, Never>
    private var waiting = 0
    private(set) var isGivenUp = false

    /// - Parameter end: called before anyone who waits goes on, so that who asks again gets a new attempt.
    init(
      _ operation: @escaping @Sendable () async throws(Failure) -> Success,
      end: @escaping @MainActor (Result<Success, Failure>) -> Void
    ) {
      task = Task {
        let outcome: Result<Success, Failure>
        do throws(Failure) { outcome = .success(try await operation()) } catch { outcome = .failure(error) }
        end(outcome)
        return outcome
      }
    }

    func outcome() async -> Result<Success, Failure> {
      waiting += 1
      return await withTaskCancellationHandler {
        await task.value
      } onCancel: {
        Task { @MainActor in self.leave() }
      }
    }

    func end() async { _ = await task.value }

    private func leave() {
      waiting -= 1
      guard waiting == 0 else { return }
      isGivenUp = true
      task.cancel()
    }
  }

  public init(_ operation: @escaping @Sendable () async throws(Failure) -> Success) {
    self.operation = operation
  }

  /// Called after each change, where there is no Swift Observation.
  public var onChange: (@MainActor () -> Void)? {
    get { observers.onChange }
    set { observers.onChange = newValue }
  }

  /// Whether an attempt is running.
  public var isRunning: Bool {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) { observers.access(self, \.isRunning) }
    return attempt != nil
  }

  /// Attempts since the last success, a running one included. After some, a view may offer help instead.
  public var attempts: Int {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) { observers.access(self, \.isRunning) }
    return count
  }

  /// Runs the operation, or waits for the attempt that is running.
  public func callAsFunction() async throws(Failure) -> Success { try await result().get() }

  /// Runs the operation, or waits for the attempt that is running.
  public func result() async -> Result<Success, Failure> {
    while let running = attempt, running.isGivenUp { await running.end() }
    return await (attempt ?? start()).outcome()
  }

  private func start() -> Attempt {
    let started = Attempt(operation) { outcome in
      self.change {
        self.attempt = nil
        switch outcome {
        case .success: self.count = 0
        // Given up is not tried.
        case .failure(let error): if Cancellation.isCancellation(error) { self.count -= 1 }
        }
      }
    }
    change {
      attempt = started
      count += 1
    }
    return started
  }

  private func change(_ body: () -> Void) {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) { observers.willSet(self, \.isRunning) }
    body()
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) { observers.didSet(self, \.isRunning) }
    observers.onChange?()
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension Retry: Observable {}
