/// The words and phrases of a language with what they do, as one table in which a text is looked up word by word.
///
/// A list is written as a native speaker would read it: phrases with commas between them, words with spaces. `*`
/// stands for any ending or beginning, and inside a phrase for any word: `ошибк*`, `*fehler`, `can * not`. The longest phrase at a place decides; what two
/// lists say of the same phrase adds up.
struct PhraseBook: Sendable {
  /// A word of a phrase as it is looked for.
  private struct Form: Sendable, Hashable {
    let text: String
    let anyStart: Bool
    let anyEnd: Bool

    func matches(_ word: String) -> Bool {
      if matchesAsWritten(word) { return true }
      return word.unicodeScalars.contains(Folding.shadda) && matchesAsWritten(word.withoutShadda)
    }

    private func matchesAsWritten(_ word: String) -> Bool {
      switch (anyStart, anyEnd) {
      case (true, true) where text.isEmpty: true
      case (false, false): word == text
      case (false, true): word.hasPrefix(text)
      case (true, false): word.hasSuffix(text)
      case (true, true): word.contains(text)
      }
    }
  }

  private struct Phrase: Sendable {
    /// The words after the first.
    let rest: [Form]
    var roles: Roles
  }

  /// More words than any phrase has.
  static let longestPhrase = 16

  private var exact: [String: [Phrase]] = [:]
  private var starts: [String: [Phrase]] = [:]
  private var ends: [String: [Phrase]] = [:]
  /// Infixes are few: each word is searched for all of them.
  private var infixes: [(text: String, phrases: [Phrase])] = []
  /// What beginnings and, from their last byte to the first, endings there are.
  private var startFilter = WordFilter()
  private var endFilter = WordFilter()
  /// The longest beginning or ending, in bytes.
  private var longestPiece = 0
  /// For scripts without spaces: the phrases by their first character, the longest first.
  private var runs: [Unicode.Scalar: [(scalars: [Unicode.Scalar], roles: Roles)]] = [:]
  /// What of phrases is written without spaces.
  private let isRun: @Sendable (Unicode.Scalar) -> Bool
  private let folding: Folding
  /// What any of its phrases does.
  private var all: Roles = []

  init(folding: Folding, isRun: @escaping @Sendable (Unicode.Scalar) -> Bool) {
    self.folding = folding
    self.isRun = isRun
  }

  /// The book with the phrases of lists added.
  func adding(_ lists: [(list: String, roles: Roles)]) -> PhraseBook {
    var book = self
    for (list, roles) in lists { book.add(list, roles) }
    return book
  }

  private mutating func add(_ list: String, _ roles: Roles) {
    if !list.isEmpty { all.formUnion(roles) }
    for phrase in list.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
      let words = phrase.split(separator: " ").map(String.init)
      guard let first = words.first else { continue }
      if let scalar = first.unicodeScalars.first, isRun(scalar) {
        addRun(words.joined(), roles)
      } else {
        addWords(words.map(form), roles)
      }
    }
  }

  private func form(_ word: String) -> Form {
    let text = folding.fold(String(word.drop { $0 == "*" }.reversed().drop { $0 == "*" }.reversed()))
    return Form(text: text, anyStart: word.hasPrefix("*"), anyEnd: word.hasSuffix("*"))
  }

  private mutating func addRun(_ text: String, _ roles: Roles) {
    let scalars = Array(folding.fold(text).unicodeScalars)
    guard let first = scalars.first else { return }
    var list = runs[first] ?? []
    if let index = list.firstIndex(where: { $0.scalars == scalars }) {
      list[index].roles.formUnion(roles)
    } else {
      list.insert((scalars, roles), at: list.firstIndex { $0.scalars.count < scalars.count } ?? list.count)
    }
    runs[first] = list
  }

  private mutating func addWords(_ forms: [Form], _ roles: Roles) {
    guard let first = forms.first, !first.text.isEmpty else { return }
    let phrase = Phrase(rest: Array(forms.dropFirst()), roles: roles)
    switch (first.anyStart, first.anyEnd) {
    case (false, false): Self.insert(phrase, into: &exact[first.text, default: []])
    case (false, true):
      Self.insert(phrase, into: &starts[first.text, default: []])
      startFilter.insert(first.text.utf8)
      longestPiece = max(longestPiece, first.text.utf8.count)
    case (true, false):
      Self.insert(phrase, into: &ends[first.text, default: []])
      endFilter.insert(first.text.utf8.reversed())
      longestPiece = max(longestPiece, first.text.utf8.count)
    case (true, true):
      if let index = infixes.firstIndex(where: { $0.text == first.text }) {
        Self.insert(phrase, into: &infixes[index].phrases)
      } else {
        infixes.append((first.text, [phrase]))
      }
    }
  }

  private static func insert(_ phrase: Phrase, into phrases: inout [Phrase]) {
    if let index = phrases.firstIndex(where: { $0.rest == phrase.rest }) {
      phrases[index].roles.formUnion(phrase.roles)
    } else {
      phrases.append(phrase)
    }
  }

  // MARK: Listing

  /// Calls a function with the words of each phrase, as they are looked up and without `*`, and what it does.
  func forEachPhrase(_ body: (_ words: [String], _ roles: Roles) -> Void) {
    for table in [exact, starts, ends] {
      for (first, phrases) in table {
        for phrase in phrases { body([first] + phrase.rest.map(\.text), phrase.roles) }
      }
    }
    for infix in infixes {
      for phrase in infix.phrases { body([infix.text] + phrase.rest.map(\.text), phrase.roles) }
    }
    for run in runs.values.joined() {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: run.scalars)
      body([String(text)], run.roles)
    }
  }

  // MARK: Looking up

  /// Whether it has phrases that do this.
  func holds(_ roles: Roles) -> Bool { all.contains(roles) }

  /// A phrase that a text has at some place.
  struct Match {
    /// How many words it has.
    var count: Int
    var roles: Roles
    /// Whether its first word has something in front of what the phrase says: “network” of “*fehler”.
    var isCompound = false
  }

  /// The longest phrase that begins with the first of `words`; nil where none does.
  func match(_ words: ArraySlice<String>) -> Match? {
    guard let word = words.first else { return nil }
    if let found = match(word, words) { return found }
    return word.unicodeScalars.contains(Folding.shadda) ? match(word.withoutShadda, words) : nil
  }

  private func match(_ word: String, _ words: ArraySlice<String>) -> Match? {
    var best: Match?
    func take(_ phrases: [Phrase]?, isCompound: Bool = false) {
      for phrase in phrases ?? [] where phrase.rest.count < words.count {
        guard zip(phrase.rest, words.dropFirst()).allSatisfy({ $0.matches($1) }) else { continue }
        let count = phrase.rest.count + 1
        if count > best?.count ?? 0 {
          best = Match(count: count, roles: phrase.roles, isCompound: isCompound)
        } else if count == best?.count {
          best?.roles.formUnion(phrase.roles)
        }
      }
    }
    take(exact[word])
    // A word that the language names as it is isn't taken for a form of another, but may begin a longer phrase.
    let own = best
    if !starts.isEmpty {
      forEachPiece(of: word.utf8, in: startFilter) { count in
        if let start = word.utf8Prefix(count) { take(starts[start]) }
      }
    }
    if !ends.isEmpty {
      let length = word.utf8.count
      forEachPiece(of: word.utf8.reversed(), in: endFilter) { count in
        if let end = word.utf8Suffix(count) { take(ends[end], isCompound: count < length) }
      }
    }
    for infix in infixes where word.contains(infix.text) { take(infix.phrases) }
    if let own, own.count == best?.count { return own }
    return best
  }

  /// Calls a function with each number of bytes that may be all of a word of the filter.
  private func forEachPiece(of bytes: some Sequence<UInt8>, in filter: WordFilter, _ body: (Int) -> Void) {
    var hash = WordFilter.seed
    var count = 0
    for byte in bytes.prefix(longestPiece) {
      hash = WordFilter.step(hash, byte)
      count += 1
      if filter.mayContain(hash) { body(count) }
    }
  }

  /// The longest phrase of a script without spaces at a place: its length in scalars and what it does.
  func matchRun(_ scalars: ArraySlice<Unicode.Scalar>) -> (count: Int, roles: Roles)? {
    guard let first = scalars.first, let phrases = runs[first] else { return nil }
    for phrase in phrases where scalars.starts(with: phrase.scalars) { return (phrase.scalars.count, phrase.roles) }
    return nil
  }
}

extension String {
  fileprivate var withoutShadda: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0 != Folding.shadda }))
  }

  /// The text of its first bytes; nil where that would cut a character’s code in two.
  fileprivate func utf8Prefix(_ count: Int) -> String? {
    let end = utf8.index(startIndex, offsetBy: count)
    return String.Index(end, within: unicodeScalars).map { String(self[..<$0]) }
  }

  fileprivate func utf8Suffix(_ count: Int) -> String? {
    let start = utf8.index(endIndex, offsetBy: -count)
    return String.Index(start, within: unicodeScalars).map { String(self[$0...]) }
  }
}
