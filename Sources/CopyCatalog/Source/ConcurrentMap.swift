import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// The results of a function for all elements, in their order, worked out on all processors where the
  /// system has the lock that it takes.
  package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    guard count > 1, #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
      return map(transform)
    }
    let results = Mutex([Result?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = transform(self[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
