import Testing

@testable import CopyCatalog

/// A filter may take a text for one with a sign, but never pass by one that has it.
@Suite struct SignFilterTests {
  private static let roles: Roles = [.blame, .alarm, .joke, .courtesy]

  @Test(arguments: languageTags)
  func findsEveryPhraseInEverySpelling(tag: String) throws {
    let language = try #require(Language.of(LocaleTag(tag)))
    let filter = ToneWords.of(language).filter
    var count = 0
    for role in [Roles.blame, .alarm, .joke, .courtesy] {
    language.signs[role]?.forEachPhrase { words, roles in
      let wanted = roles.intersection(Self.roles)
      // A single character of a script without spaces says too little.
      guard !wanted.isEmpty, !words.contains(""), words.joined().unicodeScalars.count > 1 else { return }
      count += 1
      let phrase = words.joined(separator: " ")
      let capitalized = phrase.prefix(1).uppercased() + phrase.dropFirst()
      for text in [
        phrase, capitalized, "\(capitalized)!", "“\(phrase)”.", "xyz \(phrase), xyz", "xyz, \(phrase) xyz",
        phrase.replacing("'", with: "’"), "xyz \(phrase)…"
      ] {
        #expect(filter.roles(in: text).isSuperset(of: wanted), "\(text)")
      }
    }
    }
    #expect(count > 0)
  }

  @Test func passesByWhatHasNone() {
    let filter = ToneWords.of(english).filter
    for text in [
      "This album is full", "It already holds 500 photos.", "Remove photos from the album, then try again.",
      "Use the code from the latest email.", "The card ending in {last4} expired in {expiry, date, ::yMMMM}.", ""
    ] {
      #expect(filter.roles(in: text).isDisjoint(with: Self.roles), "\(text)")
    }
  }

  @Test func pointsInEveryLanguageThatIsListed() {
    for language in languageTags.compactMap({ Language.of(LocaleTag($0)) }) {
      var roles = Roles()
      PointingWords.book(of: language).forEachPhrase { roles.formUnion($1) }
      #expect(roles.isSuperset(of: [.control, .place, .color, .click, .tap, .choose]), "\(language.tag)")
    }
  }
}
