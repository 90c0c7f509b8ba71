/// What judging copy needs to know of a language. One file a language; `AllLanguages.swift` lists them.
///
/// The facts are lists of words and phrases as they stand in user interfaces, with commas between them. `*` stands
/// for any ending or beginning of a word: `ошибк*`, `*fehler`. Case, the form of the apostrophe, vowel points and the
/// like make no difference (`Folding`). Languages that are written without spaces list pieces of text; the longest
/// that fits at a place counts. Which list a word belongs in, CONTRIBUTING.md shows.
public final class Language: Sendable {
  /// The locale tag that the facts are of, such as `de` or `zh-Hant`.
  public let tag: String
  /// How a message is formed that says what happened, why, and what to do, with ⟨⟩ around what a writer fills in.
  let shape: String
  /// All words that are listed, in the books below.
  let lexicon: Lexicon
  /// What words do in a sentence.
  let grammar: Lexicon.Book
  /// What words are signs of, whatever they do in a sentence: blame, alarm, a failure.
  /// Each has a book of its own, as a phrase may be a sign of several things, and a part of it of others.
  let signs: [Roles: Lexicon.Book]
  /// What points at controls, and what is done to them.
  let pointing: Lexicon.Book
  /// Of words that say that it is so for good (“can’t”) and of those that say that it may pass (“couldn’t”), whether only
  /// those count that tell of a failure too; nil where the language doesn’t tell the two apart.
  let permanence: (lasting: Bool, passing: Bool)?
  /// Labels of buttons that say nothing of what their button does.
  let labels: EmptyLabels
  /// Beginnings of words that alarm, and what to say instead.
  private let plainWords: [(alarms: [String], plain: String)]
  let folding: Folding
  /// Whether what stands beside a noun for an error classifies it from the front, as in “network error”, or from
  /// behind, as in “erreur de réseau”.
  let classifiesBefore: Bool
  /// Whether what says why or when stands at the end of its clause, as in Japanese, and the verb too.
  let reasonsEnd: Bool
  /// Whether an apostrophe ends a word, as in “l’opération”.
  let splitsAtApostrophe: Bool
  /// What is written in front of words and is a word itself: Arabic “و”, Hebrew “ה”. The first is nothing.
  let prefixes: [[UInt8]]
  /// What is written at the end of words and is a word itself: Arabic “ه”. The first is nothing.
  let suffixes: [[UInt8]]
  /// Whether a space separates clauses and not words, as in Thai.
  let endsClauseAtSpace: Bool
  /// How many characters a word has on average, in scripts without spaces.
  let runWordLength: Int
  /// What is written without spaces between words.
  let script: Script

  /// - Parameters:
  ///   - shape: How a message is formed that says enough, with ⟨⟩ around what a writer fills in.
  ///   - script: What is written without spaces between words; nothing where words have spaces.
  ///   - instructions: What begins an instruction, in the forms that interfaces use.
  ///   - alsoNouns: Those of them that are nouns or statements too (“update”); listed here only.
  ///   - objects: Words after an `alsoNouns` that show it to be a verb: articles, possessives, “if”.
  ///   - closings: What ends an instruction: verbs of languages that have them last, infinitives.
  ///   - requests: What makes its clause an instruction wherever it stands: “you can”, “veuillez”, “请”.
  ///   - undoings: What makes its clause no instruction, whatever else stands there: “請求”, “konnte nicht”.
  ///   - leadIns: What may stand before an instruction: “then”, “and”.
  ///   - openings: What begins a clause of its own without a comma before it: “so”.
  ///   - conditions: What makes a clause depend on the next one: “if”, “to”.
  ///   - reasons: What begins (or ends) a clause that says why: “because”, “due to”, “ため”.
  ///   - retries: Instructions that only say to do it again or to wait: “try again”.
  ///   - laters: What says when without saying it: “later”.
  ///   - functionWords: Articles, pronouns, auxiliaries, prepositions: what has no meaning of its own.
  ///   - genericWords: What fits every error: “something”, “went wrong”, “operation”, “unexpected”.
  ///   - errorNouns: Nouns for errors: “error”, “problem”, “issue”. Compounds with `*`: `*fehler`.
  ///   - links: What leads from such a noun to what was being done: “while”, “beim”, “lors de”.
  ///   - actions: Nouns for actions that are made of verbs: “loading”.
  ///   - predicates: Verbs and auxiliaries that make a clause a statement: “is”, “failed”, “could”.
  ///   - requirements: What says what something must be: “must”, “at least”, “too short”.
  ///   - failures: What makes a title tell of a failure: “couldn’t”, “failed”.
  ///   - successes: Whole titles that tell of a success: “all set”.
  ///   - successWords: What makes a title tell of a success: “successfully”.
  ///   - reservations: What takes back what a sentence says: “not”, “until”, “if”.
  ///   - passing: What says that it is so now: “couldn’t”. Empty where the language makes no such difference.
  ///   - lasting: What says that it is so for good: “can’t”.
  ///   - whens: What says when something goes on or that it does by itself: “in a few minutes”, “automatically”.
  ///   - helpers: Who helps: “support”, “your administrator”.
  ///   - blames: What blames the reader: “you forgot”, “you entered”.
  ///   - alarms: What alarms: “fatal”, “illegal”, “abort”.
  ///   - jokes: Interjections and jokes: “oops”, “uh-oh”.
  ///   - courtesies: Words for sorry and please that add nothing: “sorry”.
  ///   - buttons: Nouns for buttons, alone: with a noun before it a control has a name (“the Send button”).
  ///   - controls: Nouns for other controls: “field”, “link”.
  ///   - places: What says where a control is, right beside its noun. Words that are ordinary ones too (“right”, “over”)
  ///     stand in phrases that are not: “on the right”.
  ///   - colors: Colors in the forms that stand beside such a noun.
  ///   - clicks: Verbs for a mouse only.
  ///   - taps: Verbs for a finger only.
  ///   - chooses: Verbs for any device, in the forms that instructions use.
  ///   - pleases: “please”. English only, as are the next two: other languages ask otherwise.
  ///   - firstPersons: “we”.
  ///   - valids: “valid” and “invalid”.
  ///   - agreements: Labels of buttons that only agree: “Got it”. “OK” is known everywhere.
  ///   - answers: Labels that only answer: “Yes”.
  ///   - heres: Labels that only say that they can be chosen: “Click here”.
  ///   - plainWords: Beginnings of words that alarm, and what to say instead. Source: Microsoft’s list of words to avoid
  ///     in error messages, and the same words in the localization style guides of each language.
  init(
    _ tag: String, shape: String = "", script: Script = .spaced,
    classifiesBefore: Bool = false, reasonsEnd: Bool = false, splitsAtApostrophe: Bool = false,
    prefixes: String = "", suffixes: String = "", folding: Folding = Folding(),
    instructions: String = "", alsoNouns: String = "", objects: String = "", closings: String = "",
    requests: String = "", undoings: String = "", leadIns: String = "", openings: String = "",
    conditions: String = "", reasons: String = "", retries: String = "", laters: String = "",
    functionWords: String = "", genericWords: String = "", errorNouns: String = "", links: String = "",
    actions: String = "", predicates: String = "", requirements: String = "", failures: String = "",
    successes: String = "", successWords: String = "", reservations: String = "", passing: String = "", lasting: String = "", whens: String = "", helpers: String = "",
    blames: String = "", alarms: String = "", jokes: String = "", courtesies: String = "", buttons: String = "",
    controls: String = "", places: String = "", colors: String = "", clicks: String = "", taps: String = "",
    chooses: String = "", pleases: String = "", firstPersons: String = "", valids: String = "", agreements: String = "",
    answers: String = "", heres: String = "", plainWords: [(alarms: String, plain: String)] = []
  ) {
    self.tag = tag
    self.shape = shape
    self.folding = folding
    self.classifiesBefore = classifiesBefore
    self.reasonsEnd = reasonsEnd
    self.splitsAtApostrophe = splitsAtApostrophe
    func affixes(_ list: String) -> [[UInt8]] {
      [[]] + list.split(separator: " ").map { Array(folding.fold(String($0)).utf8) }
    }
    self.prefixes = affixes(prefixes)
    self.suffixes = affixes(suffixes)
    endsClauseAtSpace = script == .thai
    runWordLength = script.wordLength
    self.script = script
    let grammar: [(String, Roles)] = [
      (instructions, .instruction), (alsoNouns, [.instruction, .alsoNoun]), (objects, .object),
      (closings, .closing), (requests, .request), (undoings, .undoing), (leadIns, .leadIn), (openings, .opening),
      (conditions, .condition), (reasons, .reason), (retries, .retry), (laters, .later),
      (functionWords, .function), (genericWords, .generic), (errorNouns, .errorNoun), (links, .link), (actions, .action),
      (predicates, .predicate), (jokes, .joke), (courtesies, .courtesy)
    ]
    let signs: [(String, Roles)] = [
      (requirements, .requirement), (failures, .failure), (successes, .success), (successWords, .successWord),
      (reservations, .reservation), (passing, .passing), (lasting, .lasting), (whens, .when), (helpers, .helper), (blames, .blame),
      (alarms, .alarm), (jokes, .joke), (courtesies, .courtesy)
    ]
    var builder = Lexicon.Builder(folding: folding, script: script)
    self.grammar = builder.addBook(grammar)
    pointing = builder.addBook([
      (buttons, [.control, .button]), (controls, .control), (places, .place), (colors, .color), (clicks, .click),
      (taps, .tap), (chooses, .choose), (pleases, .please), (firstPersons, .we), (valids, .valid)
    ])
    var books: [Roles: Lexicon.Book] = [:]
    for sign in signs where !sign.0.isEmpty { books[sign.1] = builder.addBook([sign]) }
    self.signs = books
    lexicon = builder.lexicon
    permanence = Self.permanence(books, in: lexicon)
    labels = EmptyLabels(agreements: agreements, answers: answers, heres: heres, folding: folding)
    self.plainWords = plainWords.map { words in
      (words.alarms.split(separator: " ").map { folding.fold(String($0)) }, words.plain)
    }
  }

  /// The same language with more words.
  init(_ language: Language, lexicon: Lexicon) {
    tag = language.tag
    shape = language.shape
    self.lexicon = lexicon
    grammar = language.grammar
    signs = language.signs
    pointing = language.pointing
    permanence = language.permanence
    labels = language.labels
    plainWords = language.plainWords
    folding = language.folding
    classifiesBefore = language.classifiesBefore
    reasonsEnd = language.reasonsEnd
    splitsAtApostrophe = language.splitsAtApostrophe
    prefixes = language.prefixes
    suffixes = language.suffixes
    endsClauseAtSpace = language.endsClauseAtSpace
    runWordLength = language.runWordLength
    script = language.script
  }

  /// What to say instead of a word that alarms; nil where leaving it out is best, or where nothing is known.
  func plainWord(for word: String) -> String? {
    let folded = folding.fold(word)
    return plainWords.first { $0.alarms.contains(where: folded.hasPrefix) }?.plain
  }

  /// Where some of the words tell of a failure, only those count: “couldn’t”, but not “wasn’t”.
  private static func permanence(
    _ signs: [Roles: Lexicon.Book], in lexicon: Lexicon
  ) -> (lasting: Bool, passing: Bool)? {
    guard let lasting = signs[.lasting], let passing = signs[.passing] else { return nil }
    guard let failures = signs[.failure] else { return (false, false) }
    return (lexicon.share(lasting, failures), lexicon.share(passing, failures))
  }

  /// How a language divides its text into words.
  enum Script: Sendable {
    case spaced
    /// Han characters and kana, without spaces.
    case chinese, japanese
    /// Thai has spaces between clauses only.
    case thai

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .spaced: false
      case .chinese, .japanese:
        switch scalar.value {
        case 0x3005...0x3007, 0x3041...0x30FA, 0x30FC...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
          0x20000...0x323AF:
          true
        default: false
        }
      case .thai: (0x0E01...0x0E3A).contains(scalar.value) || (0x0E40...0x0E4E).contains(scalar.value)
      }
    }

    /// In characters.
    var wordLength: Int {
      switch self {
      case .spaced: 1
      case .chinese: 2
      case .japanese: 4
      case .thai: 6
      }
    }
  }
}
