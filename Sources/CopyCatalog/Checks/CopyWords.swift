/// The sound texts of a copy, but for its labels, as words: read once for all checks that ask.
struct CopyWords: Sendable {
  let language: Language
  let texts: [Text]
  /// Whether all texts of the copy are sound.
  let areSound: Bool
  /// What the texts have signs of, whether or not a longer phrase decides at their place: a check that looks
  /// for another has nothing to look at.
  let signs: Roles

  /// A text, with the words of each of its readings.
  struct Text: Sendable {
    let field: Field
    let readings: [TextWords]
  }

  init(of copy: Copy, in language: Language) {
    self.language = language
    var texts: [Text] = []
    var signs = Roles()
    texts.reserveCapacity(copy.texts.count)
    for text in copy.texts where text.field.slot.isRunning && text.message.isSound {
      let readings =
        text.message.isLiteral
        ? [TextWords(text.message.text, in: language)]
        : text.message.readings().map { TextWords($0, in: language) }
      for reading in readings { signs.formUnion(reading.signs) }
      texts.append(Text(field: text.field, readings: readings))
    }
    self.texts = texts
    self.signs = signs
    areSound = copy.texts.allSatisfy(\.message.isSound)
  }

  subscript(field: Field) -> Text? { texts.first { $0.field == field } }
}
