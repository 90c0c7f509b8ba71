/// Facts of a language that judging copy needs. One file a language; `allLanguages` lists them.
public struct Language: Sendable {
  /// The language subtag, such as `de`.
  public let subtag: String
  /// Verb forms that begin an instruction in a user interface, in lowercase: “check”, “prüfe”.
  let instructions: Set<String>
  /// Words before an instruction that leave it one: “please”, “then”, “bitte”.
  let beforeInstruction: Set<String>
  /// Finds an instruction that is formed otherwise than by a verb that begins a clause.
  let hasOtherInstruction: @Sendable (_ clause: [Substring]) -> Bool
  /// Words that carry no meaning of their own, in lowercase: articles, pronouns, auxiliaries.
  let functionWords: Set<String>
  /// Words that say only that something is wrong, in lowercase: “error”, “problem”, “failed”.
  let genericWords: Set<String>

  /// The facts of a locale's language; nil where there are none yet.
  public static func of(_ locale: LocaleTag) -> Language? {
    allLanguages.first { $0.subtag == locale.language }
  }

  /// Whether a sentence tells the reader to do something.
  func instructs(_ text: String) -> Bool {
    clauses(of: text).contains { clause in
      let words = clause.drop { beforeInstruction.contains(String($0)) }
      guard let first = words.first else { return false }
      return instructions.contains(String(first))
        || words.count > 1 && instructions.contains("\(first) \(words[words.startIndex + 1])")
        || hasOtherInstruction(clause)
    }
  }

  /// Whether the words say only that something went wrong.
  func isGeneric(_ text: String) -> Bool {
    let words = clauses(of: text).joined()
    return !words.isEmpty
      && words.allSatisfy { functionWords.contains(String($0)) || genericWords.contains(String($0)) }
  }

  /// The words of a text in lowercase, by clause: a clause ends at any punctuation but an apostrophe or hyphen.
  private func clauses(of text: String) -> [[Substring]] {
    var clauses: [[Substring]] = []
    let text = text.lowercased()
    for clause in text.split(whereSeparator: { ".!?…;:,–—()\n\u{FFFC}“”„«»\"".contains($0) }) {
      let words = clause.split { !($0.isLetter || $0.isNumber || $0 == "’" || $0 == "'" || $0 == "-") }
      if !words.isEmpty { clauses.append(words) }
    }
    return clauses
  }
}

/// The languages whose copy is judged, in the order of their tags.
let allLanguages: [Language] = [german, english]
