/// What the copy of an entry says in one locale, judged once for all checks that ask.
struct CopyJudgement: Sendable {
  let language: Language
  /// Whether all that the texts tell to do is to try again or to wait.
  private(set) var onlyRetries = false
  /// The slots with a text that tells the reader to do something.
  private var instructing: Slots = []
  /// What the plain title and the plain message say of what happened; nil where there is no such text.
  private var title, message: Judgement.Statement?
  /// How many steps the longest reading of a text has.
  private var steps: [(field: Field, count: Int)] = []

  /// The slots that are judged.
  struct Slots: OptionSet, Sendable {
    let rawValue: UInt8

    static let title = Slots(rawValue: 1 << 0)
    static let message = Slots(rawValue: 1 << 1)
    static let recovery = Slots(rawValue: 1 << 2)
  }

  /// Nil where a text has a syntax fault, so that what it says is not certain.
  init?(of words: CopyWords) {
    guard words.areSound else { return nil }
    language = words.language
    var sentence = Sentence(language)
    var tellsMore = false
    for text in words.texts where text.field.slot == .title { read(text, .title, in: &sentence, &tellsMore) }
    for text in words.texts where text.field.slot == .recovery {
      read(text, .recovery, in: &sentence, &tellsMore)
    }
    // Mostly the title says what happened and the recovery what to do, and the message has nothing to add to that.
    let isSettled = title == .specific && instructing.contains(.recovery) && tellsMore
    if !isSettled {
      for text in words.texts where text.field.slot == .message {
        read(text, .message, in: &sentence, &tellsMore)
      }
    }
    onlyRetries = !instructing.isEmpty && !tellsMore
  }

  /// Judges a text in each of its readings.
  ///
  /// - Parameter tellsMore: Set where it tells more than to try again or to wait.
  private mutating func read(
    _ text: CopyWords.Text, _ slot: Slots, in sentence: inout Sentence, _ tellsMore: inout Bool
  ) {
    var steps = 0
    var statement = Judgement.Statement.missing
    for reading in text.readings {
      let judgement = Judgement(of: reading, in: &sentence)
      steps = max(steps, judgement.steps)
      if judgement.statement.rank > statement.rank { statement = judgement.statement }
      if judgement.instructs { instructing.insert(slot) }
      tellsMore = tellsMore || judgement.instructs && !judgement.onlyRetries
    }
    self.steps.append((text.field, steps))
    guard text.field.isPlain else { return }
    switch slot {
    case .title: title = title ?? statement
    case .message: message = message ?? statement
    default: break
    }
  }

  /// Whether a text of these slots, in any of its variants, tells the reader to do something.
  func instructs(in slots: Slots) -> Bool { !instructing.isDisjoint(with: slots) }

  /// What the plain texts of slots say together of what happened; nil where there are none.
  func statement(of slots: Slots) -> Judgement.Statement? {
    let title = slots.contains(.title) ? title : nil
    let message = slots.contains(.message) ? message : nil
    guard let title, let message else { return title ?? message }
    return title.rank > message.rank ? title : message
  }

  /// The number of steps that the longest reading of a text has.
  func steps(in field: Field) -> Int { steps.first { $0.field == field }?.count ?? 0 }
}
