/// The words of a language that the checks of tone look for.
final class ToneWords: Sendable {
  let language: Language
  /// What points at controls, and what is done to them.
  let pointing: PhraseBook
  /// Tells which of them a text may have.
  let filter: SignFilter
  /// Of words that say that it is so for good (“can’t”) and of those that say that it may pass (“couldn’t”), whether only
  /// those count that tell of a failure too; nil where the language doesn’t tell the two apart.
  let permanence: (lasting: Bool, passing: Bool)?

  private init(of language: Language) {
    self.language = language
    pointing = PointingWords.book(of: language)
    var filter = SignFilter()
    for role in [Roles.blame, .alarm, .joke, .courtesy, .lasting, .passing] {
      if let book = language.signs[role] { filter.add(book, role) }
    }
    filter.add(pointing, [.place, .color, .click, .tap, .please, .we, .valid])
    self.filter = filter
    permanence = Self.permanence(of: language)
  }

  /// Where some of the words tell of a failure, only those count: “couldn’t”, but not “wasn’t”.
  private static func permanence(of language: Language) -> (lasting: Bool, passing: Bool)? {
    guard let lasting = language.signs[.lasting], let passing = language.signs[.passing] else { return nil }
    var failures: Set<[String]> = []
    language.signs[.failure]?.forEachPhrase { words, _ in failures.insert(words) }
    func tell(_ book: PhraseBook) -> Bool {
      var tell = false
      book.forEachPhrase { words, _ in tell = tell || failures.contains(words) }
      return tell
    }
    return (tell(lasting), tell(passing))
  }

  static func of(_ language: Language) -> ToneWords {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return ToneWords(of: language) }
    return Cache.words.value(of: language) { ToneWords(of: $0) }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private enum Cache {
    static let words = LanguageCache<ToneWords>()
  }
}
