/// What a word or phrase does in copy, as the facts of its language say.
struct Roles: OptionSet, Sendable, Hashable {
  let rawValue: UInt64

  /// Begins an instruction: “check”.
  static let instruction = Roles(rawValue: 1 << 0)
  /// Begins an instruction but is a noun too: “update”.
  static let alsoNoun = Roles(rawValue: 1 << 1)
  /// Ends an instruction: “eingeben”, “deneyin”.
  static let closing = Roles(rawValue: 1 << 2)
  /// Makes its clause an instruction wherever it stands: “you can”, “veuillez”.
  static let request = Roles(rawValue: 1 << 3)
  /// Makes its clause no instruction whatever else stands there.
  static let undoing = Roles(rawValue: 1 << 4)
  /// May stand before an instruction: “then”.
  static let leadIn = Roles(rawValue: 1 << 5)
  /// Begins a clause of its own without a comma before it: “so”.
  static let opening = Roles(rawValue: 1 << 6)
  /// Makes a clause depend on another: “if”.
  static let condition = Roles(rawValue: 1 << 7)
  /// An instruction that only says to do the same again, or to wait: “try again”.
  static let retry = Roles(rawValue: 1 << 8)
  /// Says when without saying it: “later”.
  static let later = Roles(rawValue: 1 << 9)
  /// Stands after a verb and not after a noun that is the subject: “your”.
  static let object = Roles(rawValue: 1 << 10)
  /// Carries no meaning of its own: “the”, “was”.
  static let function = Roles(rawValue: 1 << 11)
  /// Fits every error: “something”, “operation”.
  static let generic = Roles(rawValue: 1 << 12)
  /// A noun for an error, which what stands beside it only classifies: “error” of “network error”.
  static let errorNoun = Roles(rawValue: 1 << 13)
  /// Leads to what was being done: “while”.
  static let link = Roles(rawValue: 1 << 14)
  /// A noun for an action, after or before a noun for an error: “loading”.
  static let action = Roles(rawValue: 1 << 15)
  /// Makes the clause a statement: “failed”, “is”.
  static let predicate = Roles(rawValue: 1 << 16)
  /// Says what something must be: “at least”.
  static let requirement = Roles(rawValue: 1 << 17)
  /// Says that something failed, in a title: “couldn’t”.
  static let failure = Roles(rawValue: 1 << 18)
  /// Is a title that says that something is done: “all set”.
  static let success = Roles(rawValue: 1 << 19)
  /// Takes back what a sentence says: “not”, “until”.
  static let reservation = Roles(rawValue: 1 << 20)
  /// Says that it is so now and may be otherwise later: “couldn’t”.
  static let passing = Roles(rawValue: 1 << 21)
  /// Says that it is so for good: “can’t”.
  static let lasting = Roles(rawValue: 1 << 22)
  /// Says when, or that it goes on by itself: “in a few minutes”, “automatically”.
  static let when = Roles(rawValue: 1 << 23)
  /// Names who helps: “support”.
  static let helper = Roles(rawValue: 1 << 24)
  /// Blames the reader: “you forgot”.
  static let blame = Roles(rawValue: 1 << 25)
  /// Alarms the reader: “fatal”.
  static let alarm = Roles(rawValue: 1 << 26)
  /// Makes light of it: “oops”.
  static let joke = Roles(rawValue: 1 << 27)
  /// Says sorry or please: “sorry”.
  static let courtesy = Roles(rawValue: 1 << 28)

  /// Begins a reason, which says what happened even where it stands after advice: “because”.
  static let reason = Roles(rawValue: 1 << 29)

  /// Makes a title say that something is done: “successfully”.
  static let successWord = Roles(rawValue: 1 << 30)

  // What the book of pointing says:

  /// Names a kind of control and not which one: “button”.
  static let control = Roles(rawValue: 1 << 40)
  /// Says where something is: “below”.
  static let place = Roles(rawValue: 1 << 41)
  /// Names a color: “red”.
  static let color = Roles(rawValue: 1 << 42)
  /// Is done with a mouse: “click”.
  static let click = Roles(rawValue: 1 << 43)
  /// Is done with a finger: “tap”.
  static let tap = Roles(rawValue: 1 << 44)
  /// Is done to a control with any device: “choose”.
  static let choose = Roles(rawValue: 1 << 45)
  /// A button: what `control` is, but not a field or a link.
  static let button = Roles(rawValue: 1 << 46)
  /// English “please”.
  static let please = Roles(rawValue: 1 << 47)
  /// English “we”.
  static let we = Roles(rawValue: 1 << 48)
  /// English “valid” and “invalid”.
  static let valid = Roles(rawValue: 1 << 49)

  /// Adds nothing to what a statement says.
  static let empty: Roles = [
    .function, .generic, .errorNoun, .link, .leadIn, .opening, .condition, .reason, .later, .predicate, .joke,
    .courtesy
  ]
}
