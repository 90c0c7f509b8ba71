/// The words of a language that the checks of tone look for.
final class ToneWords: Sendable {
  let language: Language
  /// What points at controls, and what is done to them.
  let pointing: PhraseBook
  /// Tells which of them a text may have.
  let filter: SignFilter
  /// What says that it is so for good, and that it may pass; nil where the language doesn’t tell them apart.
  let permanence: (lasting: Roles, passing: Roles)?

  private init(of language: Language) {
    self.language = language
    pointing = PointingWords.book(of: language)
    var filter = SignFilter()
    filter.add(language.signs, [.blame, .alarm, .joke, .courtesy, .lasting, .passing])
    filter.add(pointing, [.place, .color, .click, .tap, .please, .we, .valid])
    self.filter = filter
    permanence = Self.permanence(of: language)
  }

  /// Where some of the words tell of a failure too, only those count: “couldn’t”, but not “wasn’t”.
  private static func permanence(of language: Language) -> (lasting: Roles, passing: Roles)? {
    var found: [Roles] = []
    language.signs.forEachPhrase { _, roles in found.append(roles) }
    func roles(_ role: Roles) -> Roles? {
      let failing = role.union(.failure)
      if found.contains(where: { $0.isSuperset(of: failing) }) { return failing }
      return found.contains { $0.contains(role) } ? role : nil
    }
    guard let lasting = roles(.lasting), let passing = roles(.passing) else { return nil }
    return (lasting, passing)
  }

  static func of(_ language: Language) -> ToneWords {
    if let words = byTag[language.tag], words.language === language { return words }
    return ToneWords(of: language)
  }

  private static let byTag = Dictionary(allLanguages.map { ($0.tag, ToneWords(of: $0)) }) { first, _ in first }
}
