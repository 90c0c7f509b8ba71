import Synchronization

/// What is worked out from the facts of a language, kept from the first time it is asked for. A language with a team’s
/// own words is one of its own, and nothing is kept for it.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class LanguageCache<Value: Sendable>: Sendable {
  private let values = Mutex<[String: Value]>([:])

  func value(of language: Language, _ make: (Language) -> Value) -> Value {
    guard Language.of(LocaleTag(language.tag)) === language else { return make(language) }
    if let value = values.withLock({ $0[language.tag] }) { return value }
    let value = make(language)
    values.withLock { $0[language.tag] = value }
    return value
  }
}
