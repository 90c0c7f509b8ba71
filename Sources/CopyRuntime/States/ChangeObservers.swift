import Observation

/// Tells of changes of a state: Swift Observation where the system has it (macOS 14, iOS 17, Linux), and one
/// closure for everything else.
@MainActor struct ChangeObservers {
  /// Called after each change.
  var onChange: (@MainActor () -> Void)?

  /// An `ObservationRegistrar`.
  private let registrar: (any Sendable)?

  init() {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
      registrar = ObservationRegistrar()
    } else {
      registrar = nil
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  func access<Subject: Observable, Member>(_ subject: Subject, _ member: KeyPath<Subject, Member>) {
    (registrar as? ObservationRegistrar)?.access(subject, keyPath: member)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  func willSet<Subject: Observable, Member>(_ subject: Subject, _ member: KeyPath<Subject, Member>) {
    (registrar as? ObservationRegistrar)?.willSet(subject, keyPath: member)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  func didSet<Subject: Observable, Member>(_ subject: Subject, _ member: KeyPath<Subject, Member>) {
    (registrar as? ObservationRegistrar)?.didSet(subject, keyPath: member)
  }
}
