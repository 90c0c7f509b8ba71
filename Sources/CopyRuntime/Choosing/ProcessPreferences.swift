#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// The process's preferences behind a lock.
final class ProcessPreferences: Sendable {
  static let shared = ProcessPreferences()

  #if canImport(Darwin)
    private let state = OSAllocatedUnfairLock<CopyPreferences?>(initialState: nil)
  #else
    private let state = Mutex<CopyPreferences?>(nil)
  #endif

  var value: CopyPreferences? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
