/// What the copy of an entry says in one locale, judged once for all checks that ask. An object, as they ask often.
final class CopyJudgement: Sendable {
  let language: Language
  /// Whether all that the texts tell to do is to try again or to wait.
  let onlyRetries: Bool
  /// The slots with a text that tells the reader to do something.
  private let instructing: Slots
  /// What the plain title and the plain message say of what happened; nil where there is no such text.
  private let title, message: Judgement.Statement?
  /// How many steps the longest reading of a text has.
  private let steps: [(field: Field, count: Int)]

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
    var reading = Reading(words.language)
    reading.read(words, .title, as: .title)
    reading.read(words, .recovery, as: .recovery)
    // Mostly the title says what happened and the recovery what to do, and the message has nothing to add to that.
    let isSettled =
      reading.title == .specific && reading.instructing.contains(.recovery) && reading.tellsMore
    if !isSettled { reading.read(words, .message, as: .message) }
    instructing = reading.instructing
    title = reading.title
    message = reading.message
    steps = reading.steps
    onlyRetries = !reading.instructing.isEmpty && !reading.tellsMore
  }

  /// What was read so far.
  private struct Reading {
    var instructing: Slots = []
    var title, message: Judgement.Statement?
    var steps: [(field: Field, count: Int)] = []
    /// Whether a text tells more than to try again or to wait.
    var tellsMore = false
    private var sentence: Sentence

    init(_ language: Language) { sentence = Sentence(language) }

    /// Judges the texts of a slot in each of their readings.
    mutating func read(_ words: CopyWords, _ slot: Slot, as bit: Slots) {
      for index in words.texts.indices where words.texts[index].field.slot == slot {
        var steps = 0
        var statement = Judgement.Statement.missing
        for reading in words.texts[index].readings {
          let judgement = Judgement(of: reading, in: &sentence)
          steps = max(steps, judgement.steps)
          if judgement.statement.rank > statement.rank { statement = judgement.statement }
          if judgement.instructs { instructing.insert(bit) }
          tellsMore = tellsMore || judgement.instructs && !judgement.onlyRetries
        }
        let field = words.texts[index].field
        self.steps.append((field, steps))
        guard field.isPlain else { continue }
        if bit == .title { title = title ?? statement }
        if bit == .message { message = message ?? statement }
      }
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
