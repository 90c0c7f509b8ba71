/// The sound texts of a copy, but for its labels, as words: read once for all checks that ask.
struct CopyWords: Sendable {
  let language: Language
  let texts: [Text]
  /// Whether all texts of the copy are sound.
  let areSound: Bool
  /// What the texts have signs of, whether or not a longer phrase decides at their place: a check that looks
  /// for another has nothing to look at.
  let signs: Roles
  /// Whether a text has a long word of capitals, or several of any length.
  let haveCapitals: Bool

  /// A text, with the words of each of its readings.
  struct Text: Sendable {
    let field: Field
    let readings: [TextWords]
  }

  init(of copy: Copy, in language: Language) {
    self.language = language
    var texts: [Text] = []
    var signs = Roles()
    var haveCapitals = false
    var reader = TextWords.Reader(language)
    texts.reserveCapacity(copy.texts.count)
    for text in copy.texts where text.field.slot.isRunning && text.message.isSound {
      let readings =
        text.message.isLiteral
        ? [reader.read(text.message.text)] : text.message.readings().map { reader.read($0) }
      for reading in readings {
        signs.formUnion(reading.signs)
        haveCapitals = haveCapitals || reading.hasCapitals
      }
      texts.append(Text(field: text.field, readings: readings))
    }
    self.texts = texts
    self.signs = signs
    self.haveCapitals = haveCapitals
    areSound = copy.texts.allSatisfy(\.message.isSound)
  }

  subscript(field: Field) -> Text? { texts.first { $0.field == field } }
}
