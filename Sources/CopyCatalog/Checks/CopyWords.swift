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
    let readings: ArraySlice<TextWords>
  }

  init(of copy: Copy, with reader: inout TextWords.Reader) {
    language = reader.language
    reader.reserve(copy.texts.reduce(0) { $0 + $1.message.pattern.utf8.count })
    var places: [TextWords.Reader.Place] = []
    var fields: [(field: Field, places: Range<Int>)] = []
    places.reserveCapacity(copy.texts.count)
    fields.reserveCapacity(copy.texts.count)
    for text in copy.texts where text.field.slot.isRunning && text.message.isSound {
      let first = places.count
      if text.message.hasForms {
        for choice in text.message.choices { places.append(reader.read(text.message, choosing: choice)) }
      } else {
        places.append(reader.read(text.message, choosing: nil))
      }
      fields.append((text.field, first..<places.count))
    }
    let storage = reader.finish()
    let readings = places.map { TextWords(at: $0, in: storage) }
    texts = fields.map { Text(field: $0.field, readings: readings[$0.places]) }
    signs = readings.reduce(into: Roles()) { $0.formUnion($1.signs) }
    haveCapitals = readings.contains(where: \.hasCapitals)
    areSound = copy.texts.allSatisfy(\.message.isSound)
  }

  subscript(field: Field) -> Text? { texts.first { $0.field == field } }
}

/// Readers of the words of copies, one a language.
struct CopyReaders {
  private var readers: [ObjectIdentifier: TextWords.Reader] = [:]

  mutating func words(of copy: Copy, in language: Language) -> CopyWords {
    CopyWords(of: copy, with: &readers[ObjectIdentifier(language), default: TextWords.Reader(language)])
  }
}
