/// What is wrong in a form: at most one error a field, in the order of the fields.
///
/// ```swift
/// enum Field { case number, expiry }
/// var errors = FieldErrors<Field>(order: [.number, .expiry])
///
/// errors.check(.expiry) { () throws(AccountError) in try card.validate() }   // on submit
/// focus = errors.firstField
/// announce(errors.takeAnnouncement())
///
/// errors.recheck(.expiry) { () throws(AccountError) in try card.validate() } // on every edit
/// ```
/// The fields keep their values; an error goes with the first valid one.
public struct FieldErrors<Field: Hashable & Sendable>: Sendable {
  private var order: [Field]
  private var errors: [Field: any CatalogError] = [:]
  /// Fields whose errors have come since the last announcement.
  private var unannounced: Set<Field> = []

  /// - Parameter order: the fields as they stand in the form, the first one first. A field that is not among
  ///   them comes last once it has an error: none is counted and nowhere to be found.
  public init(order: [Field]) {
    self.order = order
  }

  /// The error of a field. `nil`: none, or take it away.
  public subscript(field: Field) -> (any CatalogError)? {
    get { errors[field] }
    set {
      if let newValue {
        if errors[field]?.isSameEntry(as: newValue) != true { unannounced.insert(field) }
        if !order.contains(field) { order.append(field) }
      } else {
        unannounced.remove(field)
      }
      errors[field] = newValue
    }
  }

  public var isEmpty: Bool { errors.isEmpty }

  /// The fields with errors, in the order of the form.
  public var fields: [Field] { order.filter { errors[$0] != nil } }

  /// The field to focus after a submit that failed.
  public var firstField: Field? { fields.first }

  /// Checks a field: its error is what the check throws, or none.
  public mutating func check<Failure: CatalogError>(_ field: Field, _ check: () throws(Failure) -> Void) {
    do throws(Failure) {
      try check()
      self[field] = nil
    } catch {
      self[field] = error
    }
  }

  /// Checks a field while its value is edited: an error is taken away or changes, and none comes new before
  /// the person is done.
  public mutating func recheck<Failure: CatalogError>(_ field: Field, _ check: () throws(Failure) -> Void) {
    if errors[field] != nil { self.check(field, check) }
  }

  /// What stands at the field.
  public func copy(of field: Field, preferences: CopyPreferences = .current) -> ErrorCopy? {
    errors[field]?.copy(context: .field, preferences: preferences)
  }

  /// What assistive technology reads at the field: the error, what to enter, the value. “Card expired. Enter
  /// a date after 11/26. 12/19”. Without an error it is the value.
  ///
  /// - Parameter value: as the field shows it; none for what is hidden, such as a password.
  public func accessibilityValue(
    of field: Field, value: String?, preferences: CopyPreferences = .current
  ) -> String {
    guard let copy = copy(of: field, preferences: preferences) else { return value ?? "" }
    var spoken = ""
    for text in [copy.title, copy.message, copy.recovery, value] {
      guard let text, !text.isEmpty else { continue }
      // Where no mark ends a sentence, as in Thai or after a title, a line break makes the pause.
      if let last = spoken.last { spoken += last.isPunctuation ? copy.sentenceGap : "\n" }
      spoken += text
    }
    return spoken
  }

  /// The line above the form, such as “2 entries need to be changed.” `nil` where one field or none has an
  /// error: the error at the field says it all.
  ///
  /// - Parameter copy: the entry that counts them.
  public func summary(
    preferences: CopyPreferences = .current, _ copy: (_ count: Int) -> any CatalogCopy
  ) -> ErrorCopy? {
    errors.count > 1 ? copy(errors.count).copy(preferences: preferences) : nil
  }

  /// What assistive technology announces, once: the summary, where there is one, and the first error that has
  /// not been announced. `nil` where nothing has come since it was asked before: after a submit that failed in
  /// the same way again, the field that gets the focus says its error.
  public mutating func takeAnnouncement(
    summary: ErrorCopy? = nil, preferences: CopyPreferences = .current
  ) -> String? {
    guard let first = fields.first(where: unannounced.contains) else { return nil }
    unannounced = []
    let texts = [summary?.announcement, copy(of: first, preferences: preferences)?.announcement]
    return texts.compactMap { $0 }.joined(separator: "\n")
  }
}
