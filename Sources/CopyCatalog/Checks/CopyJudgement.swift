/// What the copy of an entry says in one locale, judged once for all checks that ask.
struct CopyJudgement: Sendable {
  let language: Language
  private var texts: [Text]

  /// A text with a judgement of each of its readings.
  private struct Text: Sendable {
    let field: Field
    let readings: [Judgement]
  }

  /// Nil where a text has a syntax fault, so that what it says is not certain.
  init?(of words: CopyWords) {
    guard words.areSound else { return nil }
    language = words.language
    texts = []
    func judge(where isWanted: (Slot) -> Bool) {
      for text in words.texts where isWanted(text.field.slot) {
        texts.append(Text(field: text.field, readings: text.readings.map { Judgement(of: $0) }))
      }
    }
    judge { $0 == .title || $0 == .recovery }
    // Mostly the title says what happened and the recovery what to do, and the message has nothing to add to that.
    let isSettled =
      statement(of: .title) == .specific && instructs(in: .recovery) && !onlyRetries
    if !isSettled { judge { $0 == .message } }
  }

  /// Whether a text of these slots, in any of its variants, tells the reader to do something.
  func instructs(in slots: Slot...) -> Bool {
    texts.contains { slots.contains($0.field.slot) && $0.readings.contains(where: \.instructs) }
  }

  /// Whether all that the texts tell to do is to try again or to wait.
  var onlyRetries: Bool {
    let instructing = texts.filter { $0.readings.contains(where: \.instructs) }
    return !instructing.isEmpty && instructing.allSatisfy { $0.readings.allSatisfy { !$0.instructs || $0.onlyRetries } }
  }

  /// What the plain text of a slot says of what happened; nil where there is no such text.
  func statement(of slot: Slot) -> Judgement.Statement? {
    texts.first { $0.field.slot == slot && $0.field.isPlain }
      .flatMap { $0.readings.map(\.statement).max { $0.rank < $1.rank } }
  }

  /// What the plain texts of slots say together.
  func statement(of slots: Slot...) -> Judgement.Statement? {
    slots.compactMap { statement(of: $0) }.max { $0.rank < $1.rank }
  }

  /// The number of steps that the longest reading of a text has.
  func steps(in field: Field) -> Int {
    texts.first { $0.field == field }?.readings.map(\.steps).max() ?? 0
  }
}
