/// A team’s own words for a language, beside those that `copyc` knows: the section `[language.de]` of the settings.
public struct OwnWords: Sendable, Hashable {
  /// The phrases by what they do.
  public var phrases: [Kind: [String]] = [:]

  public init() {}

  /// What a team can add words for. The raw value is the key of the settings.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case instructions
    case requests
    case genericWords = "generic-words"
    case errorNouns = "error-nouns"
    case helpers
    case alarmWords = "alarm-words"

    /// What the words do, to be read after the key.
    var summary: String {
      switch self {
      case .instructions: "What begins an instruction, such as “beam”."
      case .requests: "What makes its clause an instruction wherever it stands, such as “you may wish to”."
      case .genericWords: "What fits every error of the app, such as “job”."
      case .errorNouns: "Nouns for an error, such as “incident”."
      case .helpers: "Who helps, such as “the front desk”."
      case .alarmWords: "What alarms people, such as “breach”."
      }
    }

    var roles: Roles {
      switch self {
      case .instructions: .instruction
      case .requests: .request
      case .genericWords: .generic
      case .errorNouns: .errorNoun
      case .helpers: .helper
      case .alarmWords: .alarm
      }
    }
  }
}

extension Language {
  /// The language with a team’s own words.
  func with(_ words: OwnWords) -> Language {
    if words.phrases.isEmpty { return self }
    var builder = Lexicon.Builder(lexicon, folding: folding, script: script)
    for kind in OwnWords.Kind.allCases {
      let list = words.phrases[kind, default: []].joined(separator: ",")
      builder.add(list, kind.roles, to: grammar)
      if let book = signs[kind.roles] { builder.add(list, kind.roles, to: book) }
    }
    return Language(self, lexicon: builder.lexicon)
  }
}
