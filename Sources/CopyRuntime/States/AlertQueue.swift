import Observation

/// The alerts of an app or a window, one at a time.
///
/// ```swift
/// let alerts = AlertQueue(CatalogErrors(SyncError.self)) { SyncError.unexpected(underlying: $0) }
/// do { try await sync() } catch { alerts.show(error, cause: "sync") }
/// …
/// alerts.causeIsGone("sync")     // the connection is back: nobody has to dismiss this any more
/// ```
/// * Errors of one entry are one alert while it is waiting or shown; its `count` says how many they are.
/// * Cancellations are shown to nobody, unless an entry maps them.
/// * The most severe one waits in front; nothing takes the place of an alert that is being read.
/// * It is for what blocks: what can be ignored is a banner, what is wrong in a form stands at the field.
///
/// Changes are seen by Swift Observation (macOS 14, iOS 17, Linux), and by `onChange` everywhere.
@MainActor public final class AlertQueue {
  /// One alert.
  public struct Alert: Sendable, Identifiable {
    public let id: Int
    /// How many errors it stands for, all of one entry.
    public fileprivate(set) var count = 1
    /// Those errors, the first 100 of them, for an app that says how many files were not saved, or which.
    public fileprivate(set) var errors: [any CatalogError]
    /// What it is shown for. The alert goes when all of that is gone.
    public fileprivate(set) var causes: Set<String>
    /// Whether one of its errors came without a cause, so that only the person can dismiss it.
    fileprivate var staysWithoutCause: Bool

    /// The error that is shown: the first one. It does not change while it is read.
    public var error: any CatalogError { errors[0] }

    /// What the person reads: the words for an alert, where the entry has several.
    public func copy(preferences: CopyPreferences = .current) -> ErrorCopy {
      error.copy(context: .blocking, preferences: preferences)
    }

    fileprivate mutating func add(_ error: any CatalogError, cause: String?) {
      count += 1
      if errors.count < 100 { errors.append(error) }
      if let cause { causes.insert(cause) } else { staysWithoutCause = true }
    }

    fileprivate var severity: Int { AlertQueue.severity(of: error) }
  }

  private let resolve: @MainActor (any Error) -> (any CatalogError)?
  private var observers = ChangeObservers()
  private var lastID = 0
  private var alerts: [Alert] = []

  /// A queue that shows what catalogs say of an error.
  ///
  /// ```swift
  /// let alerts = AlertQueue(CatalogErrors(SyncError.self)) { SyncError.unexpected(underlying: $0) }
  /// ```
  /// What is quiet is what the catalogs call so: a cancellation that an entry maps all the same
  /// (`allow.cancellation-shown`) is shown.
  ///
  /// - Parameter unknown: what an error is shown as that no catalog knows, where none has a `fallback-error`.
  public init(_ errors: CatalogErrors, orElse unknown: @escaping @MainActor (any Error) -> any CatalogError) {
    resolve = { errors.catalogError(for: $0, orElse: unknown) }
  }

  /// A queue for an app that maps no errors of others. Cancellations are shown to nobody.
  ///
  /// - Parameter resolve: what an error is shown as that is no catalog error and no cancellation. `nil`: it is
  ///   shown to nobody.
  public init(resolve: @escaping @MainActor (any Error) -> (any CatalogError)?) {
    self.resolve = { Cancellation.isCancellation($0) ? nil : resolve($0) }
  }

  /// Called after each change, where there is no Swift Observation.
  public var onChange: (@MainActor () -> Void)? {
    get { observers.onChange }
    set { observers.onChange = newValue }
  }

  /// The alert to show now. `nil`: none.
  public var current: Alert? {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) { observers.access(self, \.current) }
    return alerts.first
  }

  /// The alerts behind it, in the order in which they are shown.
  public var waiting: [Alert] {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) { observers.access(self, \.current) }
    return Array(alerts.dropFirst())
  }

  /// Shows an error, now or when it is its turn.
  ///
  /// - Parameter cause: what it is shown for, to be taken back by `causeIsGone`. `nil`: none that can go.
  public func show(_ error: any Error, cause: String? = nil) {
    guard let error = ErrorChain.catalogError(error) ?? resolve(error) else { return }
    change { alerts in
      if let same = alerts.firstIndex(where: { $0.error.isSameEntry(as: error) }) {
        return alerts[same].add(error, cause: cause)
      }
      lastID += 1
      let alert = Alert(
        id: lastID, errors: [error], causes: cause.map { [$0] } ?? [], staysWithoutCause: cause == nil)
      let severity = alert.severity
      let place = alerts.dropFirst().firstIndex { $0.severity < severity } ?? alerts.endIndex
      alerts.insert(alert, at: place)
    }
  }

  /// The person has answered an alert. Nothing happens where it is not the current one any more: a second tap
  /// never dismisses the next alert.
  public func dismiss(_ id: Alert.ID) {
    guard alerts.first?.id == id else { return }
    change { $0.removeFirst() }
  }

  /// Alerts go that are shown for this cause alone.
  public func causeIsGone(_ cause: String) {
    guard alerts.contains(where: { $0.causes.contains(cause) }) else { return }
    change { alerts in
      for index in alerts.indices { alerts[index].causes.remove(cause) }
      alerts.removeAll { $0.causes.isEmpty && !$0.staysWithoutCause }
    }
  }

  private func change(_ body: (inout [Alert]) -> Void) {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) { observers.willSet(self, \.current) }
    body(&alerts)
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) { observers.didSet(self, \.current) }
    observers.onChange?()
  }

  /// What is gone for good comes before what stops an action, and that before what can be ignored. Among the
  /// same, what the person can do something about comes first.
  nonisolated private static func severity(of error: any CatalogError) -> Int {
    let place =
      switch error.presentation {
      case .fullScreen: 3
      case .alert, .confirmation: 2
      case .retryState, .atField: 1
      case .banner, .inPlace: 0
      }
    return place * 2 + (error.remedy == .fix ? 1 : 0)
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension AlertQueue: Observable {}
