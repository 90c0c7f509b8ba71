/// The sound texts of a copy, but for its labels, as words: read once for all checks that ask. An object, as they ask
/// often.
final class CopyWords: Sendable {
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
    // For each text its index and where its readings end.
    var ends: [(text: Int, end: Int)] = []
    places.reserveCapacity(copy.texts.count)
    ends.reserveCapacity(copy.texts.count)
    for index in copy.texts.indices where copy.texts[index].field.slot.isRunning {
      let message = copy.texts[index].message
      guard message.isSound else { continue }
      if message.hasForms {
        for choice in message.choices { places.append(reader.read(message, choosing: choice)) }
      } else {
        places.append(reader.read(message, choosing: nil))
      }
      ends.append((index, places.count))
    }
    let storage = reader.finish()
    let readings = places.map { TextWords(at: $0, in: storage) }
    var start = 0
    texts = ends.map { text, end in
      defer { start = end }
      return Text(field: copy.texts[text].field, readings: readings[start..<end])
    }
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
