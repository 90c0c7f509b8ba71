/// Takes typed values out of TOML tables and reports what is not as it should be.
struct ValueReader {
  let file: String
  /// What the table is about, for findings.
  var subject: Subject
  var findings = Findings()

  init(file: String, subject: Subject) {
    self.file = file
    self.subject = subject
  }

  /// The reader for a part of the table, which gives its findings back when it is done. They are handed over,
  /// as each finding that is added to a shared list would copy all of it.
  mutating func handedOver() -> ValueReader {
    defer { findings = Findings() }
    return self
  }

  func place(_ range: Range<Int>) -> Place {
    Place(file: file, range: range)
  }

  /// The text of a string value.
  mutating func string(_ pair: TOMLPair) -> String? {
    if case .string(let string) = pair.value.content { return string.text }
    wrongValue(pair, expected: "text in quotes", edits: Self.quoting(pair.value))
    return nil
  }

  /// The edits that make a number text; none where that would change its digits.
  static func quoting(_ value: TOMLValue) -> [TextEdit] {
    guard case .integer(let number) = value.content, String(number).utf8.count == value.range.count else {
      return []
    }
    return [TextEdit(replacing: value.range, with: "\"\(number)\"")]
  }

  /// The edits that take the quotes from a value.
  private static func unquoting(_ value: TOMLValue, where isMeant: (String) -> Bool) -> [TextEdit] {
    guard case .string(let string) = value.content, isMeant(string.text) else { return [] }
    return [TextEdit(replacing: value.range, with: string.text)]
  }

  /// The edits that make a list of a text.
  private static func listing(_ value: TOMLValue) -> [TextEdit] {
    guard case .string = value.content else { return [] }
    return [.insert("[", at: value.range.lowerBound), .insert("]", at: value.range.upperBound)]
  }

  /// A number of characters or columns. No text that people read is longer than the most of it.
  mutating func length(_ pair: TOMLPair) -> Int? {
    integer(pair.key, pair.value, from: 1, to: 10_000)
  }

  /// An error's code, which is an `Int32` in every system that it meets.
  mutating func code(_ key: String, _ value: TOMLValue) -> Entry.Code? {
    integer(key, value, from: 1, to: Int(Int32.max)).map { Entry.Code(number: $0, place: place(value.range)) }
  }

  private mutating func integer(_ key: String, _ value: TOMLValue, from low: Int, to high: Int) -> Int? {
    if case .integer(let number) = value.content, let number = Int(exactly: number), low <= number,
      number <= high
    {
      return number
    }
    wrongValue(
      key, value, expected: "a whole number from \(low) to \(high)",
      edits: Self.unquoting(value) { text in
        // No sign and no zero before the number: TOML takes neither for a plain number, nor is one meant.
        Int(text).map { low <= $0 && $0 <= high && String($0) == text } ?? false
      })
    return nil
  }

  mutating func fingerprint(_ pair: TOMLPair) -> Fingerprint? {
    guard let text = string(pair) else { return nil }
    if let fingerprint = Fingerprint(text) { return fingerprint }
    wrongValue(pair, expected: "the 8 digits of a fingerprint, as 'copyc accept' writes them")
    return nil
  }

  mutating func boolean(_ pair: TOMLPair) -> Bool? {
    if case .boolean(let value) = pair.value.content { return value }
    wrongValue(
      pair, expected: "true or false", edits: Self.unquoting(pair.value) { $0 == "true" || $0 == "false" })
    return nil
  }

  mutating func table(_ pair: TOMLPair) -> TOMLTable? {
    if case .table(let table) = pair.value.content { return table }
    wrongValue(pair, expected: "a table with keys of its own")
    return nil
  }

  /// The texts of a list, with the place of each.
  mutating func strings(_ pair: TOMLPair) -> [(text: String, place: Place)]? {
    guard case .array(let values) = pair.value.content else {
      wrongValue(pair, expected: "a list of texts in brackets", edits: Self.listing(pair.value))
      return nil
    }
    var texts: [(text: String, place: Place)] = []
    for value in values {
      if case .string(let string) = value.content {
        texts.append((string.text, place(value.range)))
      } else {
        wrongValue(pair.key, value, expected: "text in quotes")
      }
    }
    return texts
  }

  /// A text or a list of texts.
  mutating func stringOrStrings(_ pair: TOMLPair) -> [(text: String, place: Place)]? {
    if case .string(let string) = pair.value.content { return [(string.text, place(pair.value.range))] }
    return strings(pair)
  }

  /// A text that is one of the cases of an enum.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(_ pair: TOMLPair, of type: Choice.Type)
    -> Choice?
  where Choice.RawValue == String {
    guard let text = string(pair) else { return nil }
    return choice(text, of: type, key: pair.key, at: pair.value.range)
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ text: String, of type: Choice.Type, key: String, at range: Range<Int>
  ) -> Choice? where Choice.RawValue == String {
    if let choice = Choice(rawValue: text) { return choice }
    findings.add(
      WrongValue().notOneOf(
        Choice.allCases.map(\.rawValue), text: text, key: key, at: place(range), in: subject))
    return nil
  }

  /// A locale's tag in its canonical form.
  mutating func locale(_ text: String, at place: Place) -> LocaleTag? {
    switch LocaleTag.canonical(text) {
    case .canonical(let tag): return tag
    case .written(let canonical):
      findings.add(
        UnknownLocale().notCanonical(text, canonical: canonical, at: place, in: subject, isFolder: false))
      return nil
    case .unreadable:
      findings.add(
        UnknownLocale().notATag(
          text, meant: LocaleTag.meant(by: text), at: place, in: subject, isFolder: false))
      return nil
    }
  }

  mutating func unknown(_ pair: TOMLPair, among keys: [String], of owner: String) {
    findings.add(
      UnknownKey().unknown(pair.key, among: keys, of: owner, at: place(pair.keyRange), in: subject))
  }

  mutating func wrongValue(_ pair: TOMLPair, expected: String, edits: [TextEdit] = []) {
    wrongValue(pair.key, pair.value, expected: expected, edits: edits)
  }

  mutating func wrongValue(_ key: String, _ value: TOMLValue, expected: String, edits: [TextEdit] = []) {
    if case .unreadable = value.content { return }
    findings.add(
      WrongValue().wrongType(
        key: key, found: value.content.kindForWriters, expected: expected, edits: edits,
        at: place(value.range),
        in: subject))
  }
}

extension TOMLValue.Content {
  /// What a writer would call the value.
  var kindForWriters: String {
    switch self {
    case .string: "text"
    case .integer, .float: "a number"
    case .boolean: "true or false"
    case .dateTime: "a date"
    case .array: "a list"
    case .table: "a table"
    case .unreadable: "something unreadable"
    }
  }
}
