/// A fault that the message parser met, and the words for it.
struct MessageFault: Sendable {
  enum Kind: Sendable {
    case unclosedQuote(isElision: Bool)
    case unmatchedBrace
    /// `closeAt` is where its `}` most likely belongs.
    case unclosedArgument(closeAt: Int?)
    case unclosedForm
    case doubledBraces
    case noName
    case badName(String)
    case numberedArgument(String)
    case nameTooLong
    case unknownType(String, name: String)
    case typeInCapitals(String)
    case choiceFormat(name: String)
    case emptyStyle(String)
    case styleTooLong
    case unclosedQuoteInStyle
    case noForms(String)
    case missingOther(String, name: String)
    case duplicateForm(String, first: Range<Int>, firstForm: Range<Int>, form: Range<Int>)
    case unknownCategory(String, kind: PluralChoice.Kind)
    case badExactForm(String)
    case exactInSelect(String)
    case badKey(String)
    case textBetweenForms(String)
    case formWithoutSelector(String)
    case formWithoutText(String)
    case offsetNotFirst
    case badOffset(String)
    case offsetInSelect
    case hashInSelect(plural: String, offset: Double)
    case tooDeep
  }

  let kind: Kind
  /// UTF-8 bytes of the pattern.
  let range: Range<Int>

  /// What it says to a writer.
  private struct Words {
    var problem: String
    var impact = "generation stops here: this text can’t be read as a message"
    var fix: String
    /// In bytes of the pattern.
    var edits: [(range: Range<Int>, text: String)] = []
    /// Whether the edits never change what the reader sees.
    var isSafe = false
  }

  /// The finding of the check that this fault belongs to.
  func finding(in message: Message, about subject: Subject) -> Finding {
    let words = words(in: message)
    let edits = words.edits.compactMap { message.edit(replacing: $0.range, with: $0.text) }
    var related: [RelatedPlace] = []
    if case .duplicateForm(let form, let first, _, _) = kind {
      related = [RelatedPlace(message.place(of: first), "‘\(form)’ first stands here")]
    }
    return check.finding(
      words.problem, at: message.place(of: range), in: subject, impact: words.impact,
      fix: Fix(words.fix, edits: edits.count == words.edits.count ? edits : [], isSafe: words.isSafe),
      related: related)
  }

  private var check: any Check {
    switch kind {
    case .missingOther: MissingOtherForm()
    case .duplicateForm: DuplicateForm()
    default: MessageSyntax()
    }
  }

  private func words(in message: Message) -> Words {
    switch kind {
    case .unclosedQuote(let isElision):
      let tail = quote(message.pattern, from: range.upperBound)
      return Words(
        problem: "the apostrophe before a brace opens a quote that is never closed",
        impact: "what follows is shown as it stands, braces and all: \(tail)",
        fix: isElision
          ? "write the apostrophe as ’"
          : "write the quotation mark that the reader is to see as ‘ or “, or close the quote with another '",
        edits: isElision ? [(range, "’")] : [])
    case .unmatchedBrace:
      return Words(
        problem: "this } has no { before it", impact: "the } is shown as it stands",
        fix: "delete it, or write '}' where the reader is to see a brace")
    case .unclosedArgument(let end):
      return Words(
        problem: "this { is never closed",
        fix: end == nil
          ? "close it with a } where the argument ends" : "close it with a } after its last form",
        edits: end.map { [($0..<$0, "}")] } ?? [])
    case .unclosedForm:
      return Words(
        problem: "the { of this form is never closed",
        fix: "close the form with a }, and what it stands in with another }")
    case .doubledBraces:
      return Words(
        problem: "an argument stands in more than one pair of braces", fix: "write one { and one }",
        edits: undoubled(message))
    case .noName:
      return Words(problem: "this { names no argument", fix: "write the argument’s name, such as {count}")
    case .badName(let name):
      let suggestion = Self.name(from: name)
      return Words(
        problem: "‘\(short(name))’ is not a name that an argument can have",
        fix: suggestion.map { "name it \($0), here and where it is declared" }
          ?? "use a name of the letters a–z, digits and _ that begins with a letter; to show a brace write '{'"
      )
    case .numberedArgument(let number):
      return Words(
        problem: "the argument {\(short(number))} has a number instead of a name",
        fix: "write the name that the entry declares, such as {count}")
    case .nameTooLong:
      return Words(
        problem: "this name is longer than \(MessageParser.tokenLimit) bytes",
        fix: "give the argument a shorter name")
    case .unknownType(let written, let name):
      return unknownType(written, name: name)
    case .typeInCapitals(let written):
      return Words(
        problem: "the type ‘\(written)’ is written with capital letters",
        fix: "write it as \(written.lowercased())", edits: [(range, written.lowercased())])
    case .choiceFormat(let name):
      return Words(
        problem: "the choice format is not part of the catalog’s language",
        fix: "write  {\(name), plural, =0 {…} one {…} other {…}}  for numbers, select for words")
    case .emptyStyle(let type):
      return Words(
        problem: "no style follows the comma after ‘\(type)’",
        fix: "delete the comma, or write a style such as  ::\(type == "date" ? "yMMMd" : "percent")",
        edits: [(range, "")])
    case .styleTooLong:
      return Words(
        problem: "this style is longer than \(MessageParser.tokenLimit) bytes", fix: "write a shorter style")
    case .unclosedQuoteInStyle:
      return Words(
        problem: "an apostrophe in the style opens a quote that is never closed",
        fix: "close it with another ' before the }")
    case .noForms(let type):
      return Words(
        problem: "this \(type) has no forms",
        fix: type == "select"
          ? "add its forms after a comma:  key {…} other {…}"
          : "add its forms after a comma:  one {…} other {…}")
    case .missingOther(let type, let name):
      return Words(
        problem: "the \(type) of {\(name)} has no form ‘other’",
        impact: type == "select"
          ? "a value without a form of its own has no text at all, in this locale or the next"
          : "a number without a form of its own has no text at all",
        fix: "add  other {…}  as its last form")
    case .duplicateForm(let form, _, let firstBody, let body):
      let bytes = Array(message.pattern.utf8)
      let isSame = bytes[firstBody].elementsEqual(bytes[body])
      return Words(
        problem: "the form ‘\(short(form))’ stands here a second time",
        impact: "only the first one is ever shown; nobody reads \(quoted(message, body))",
        fix: isSame
          ? "delete it: the first says the same"
          : "delete one of the two, or give this one the form it is meant for",
        edits: isSame ? [(message.extent(ofForm: range, body: body), "")] : [], isSafe: isSame)
    case .unknownCategory(let word, let kind):
      return unknownCategory(word, kind: kind)
    case .badExactForm(let written):
      return Words(
        problem: "‘\(short(written))’ is not = with a number",
        fix: "write a number right after the equals sign, such as =0 or =1.5")
    case .exactInSelect(let written):
      return Words(
        problem: "‘\(short(written))’ is a form of plural, not of select",
        fix: "use the value’s own word as the form, or plural instead of select")
    case .badKey(let key):
      return Words(
        problem: "‘\(short(key))’ is not a word that a form can have",
        fix: Self.name(from: key).map { "write a value of the argument without punctuation, such as \($0)" }
          ?? "write a value of the argument: letters, digits and _")
    case .textBetweenForms(let text):
      return Words(
        problem: "‘\(short(text))’ stands between the forms, where no text is shown",
        fix: "delete it, or move it into the braces of a form")
    case .formWithoutSelector(let type):
      return Words(
        problem: "these braces have no form’s name before them",
        fix: type == "select"
          ? "write the value they are for before the {" : "write one, few, other or =1 before the {")
    case .formWithoutText(let form):
      return Words(
        problem: "the form ‘\(short(form))’ has no text in braces",
        fix: "write its text:  \(short(form)) {…}")
    case .offsetNotFirst:
      return Words(
        problem: "offset: stands after a form", fix: "move it before the first form, right after the comma")
    case .badOffset(let value):
      return Words(
        problem: value.isEmpty
          ? "offset: has no number" : "‘\(short(value))’ is not a whole number to take off",
        fix: "write it as  offset:1")
    case .offsetInSelect:
      return Words(
        problem: "offset: belongs to plural, not to select",
        fix: "delete it, or use plural instead of select")
    case .hashInSelect(let plural, let offset):
      return Words(
        problem: "# stands for a number only in a form of the plural itself, not in a select inside it",
        impact: "the # is shown as it stands",
        fix: offset == 0
          ? "write {\(plural)} instead"
          : "put the select around the plural, so that # is in the plural’s own form",
        edits: offset == 0 ? [(range, "{\(plural)}")] : [])
    case .tooDeep:
      return Words(
        problem: "plurals and selects stand in one another more than \(MessageParser.depthLimit) deep",
        fix: "split the text into entries of their own")
    }
  }

  private func unknownType(_ written: String, name: String) -> Words {
    let types = ["plural", "select", "selectordinal", "number", "date", "time"]
    let first = String(written.prefix { !$0.isWhitespace })
    if written.isEmpty {
      return Words(
        problem: "no type follows the comma after ‘\(short(name))’",
        fix: "delete the comma, or write a type: \(types.joined(separator: ", "))")
    }
    if let space = written.unicodeScalars.first, !space.isASCII, space.properties.isWhitespace {
      let code = String(space.value, radix: 16, uppercase: true)
      return Words(
        problem:
          "a space of another kind (U+\(String(repeating: "0", count: max(0, 4 - code.count)) + code)) "
          + "stands where a plain one belongs",
        fix: "write a plain space", edits: [(range.lowerBound..<range.lowerBound + space.utf8.count, " ")])
    }
    if first.count < written.count, types.contains(first) {
      return Words(
        problem: "no comma follows ‘\(first)’",
        fix: "write  {\(short(name)), \(first), …}")
    }
    let near = nearest(written, in: types)
    return Words(
      problem: "‘\(short(written))’ is not a type that an argument can be shown with",
      fix: near.map { "did you mean \($0)?" }
        ?? "use one of \(types.joined(separator: ", ")), or {\(short(name))} alone",
      edits: near.map { [(range, $0)] } ?? [])
  }

  private func unknownCategory(_ word: String, kind: PluralChoice.Kind) -> Words {
    let problem = "‘\(short(word))’ is not a plural form"
    if !word.isEmpty, word.utf8.count <= 9, word.utf8.allSatisfy({ $0 &- 0x30 < 10 }) {
      return Words(problem: problem, fix: "write =\(word) for exactly \(word)", edits: [(range, "=\(word)")])
    }
    let meant: [String: String] = [
      "singular": "one", "plural": "other", "others": "other", "default": "other", "none": "=0", "a": "one",
    ]
    let names = PluralCategory.allCases.map(\.rawValue)
    if let form = meant[word.lowercased()] ?? nearest(word, in: names) {
      return Words(problem: problem, fix: "did you mean \(form)?", edits: [(range, form)])
    }
    return Words(
      problem: problem, fix: "use zero, one, two, few, many or other, or = with a number such as =1")
  }

  /// One pair of braces where several stand.
  private func undoubled(_ message: Message) -> [(range: Range<Int>, text: String)] {
    let bytes = Array(message.pattern.utf8)
    let run = bytes[range]
    let opened = run.prefix { $0 == UInt8(ascii: "{") }.count
    let closed = run.reversed().prefix { $0 == UInt8(ascii: "}") }.count
    // A form's own brace may be among the closing ones; then it takes a person to see which is too many.
    guard opened > 1, closed == opened, !run.dropFirst(opened).dropLast(closed).contains(UInt8(ascii: "{"))
    else { return [] }
    return [
      (range.lowerBound..<range.lowerBound + opened - 1, ""),
      (range.upperBound - closed + 1..<range.upperBound, ""),
    ]
  }

  // MARK: Showing pieces of a pattern

  /// Text of the writer's, cut to a length that fits a line.
  private func short(_ text: String) -> String {
    text.count <= 40 ? text : text.prefix(39) + "…"
  }

  /// What follows an offset, in quotation marks.
  private func quote(_ pattern: String, from offset: Int) -> String {
    let start = pattern.utf8.index(pattern.startIndex, offsetBy: min(offset, pattern.utf8.count))
    return "“\(short(String(pattern[start...].prefix(41))))”"
  }

  /// A form's text without its braces, in quotation marks.
  private func quoted(_ message: Message, _ form: Range<Int>) -> String {
    let bytes = Array(message.pattern.utf8)[form].dropFirst().dropLast()
    return "“\(short(String(decoding: bytes, as: UTF8.self)))”"
  }

  /// A name as arguments have it that says the same: `file-name` gives `fileName`. Nil where nothing is left,
  /// or letters beyond a–z would be lost.
  static func name(from written: String) -> String? {
    guard written.utf8.count <= 100, written.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    var name = ""
    for word in written.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      name += name.isEmpty ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    let trimmed = name.drop { $0.isNumber }
    return trimmed.isEmpty || String(trimmed) == written ? nil : String(trimmed)
  }
}
