import Testing

@testable import CopyCatalog

@Suite struct MessageParserTests {
  // MARK: What a message means

  @Test(arguments: [
    ("The upload failed.", #""The upload failed.""#),
    ("", ""),
    ("We can't open {file}.", #""We can't open " {file} ".""#),
    ("{ file }", "{file}"),
    ("100% of {n} # photos", #""100% of " {n} " # photos""#),
    ("{used, number} of {limit,number, percent}", #"{used number} " of " {limit number percent}"#),
    ("{expiry, date, ::yMMMM}", "{expiry date ::yMMMM}"),
    ("{expiry, date, dd.MM.yyyy 'um' {x} }", "{expiry date dd.MM.yyyy 'um' {x}}"),
    (
      "{count, plural, one {# photo} other {# photos}}",
      #"(plural count one[# " photo"] other[# " photos"])"#
    ),
    (
      "{n, plural, offset:1 =0{nobody} =1{{who}} one{{who} and # other} other{{who} and # others}}",
      #"(plural n -1.0 =0.0["nobody"] =1.0[{who}] one[{who} " and " # " other"] other[{who} " and " # " others"])"#
    ),
    (
      "{n, selectordinal, one{#st} two{#nd} few{#rd} other{#th}}",
      #"(selectordinal n one[# "st"] two[# "nd"] few[# "rd"] other[# "th"])"#
    ),
    (
      "{plan, select, free {Free} pro {{n, plural, other {#}}} other {}}",
      #"(select plan free["Free"] pro[(plural n other[#])] other[])"#
    ),
    ("{größe, select, other {x}}", "refused: ‘größe’ is not a name that an argument can have"),
    ("{s, select, groß {x} other {y}}", #"(select s groß["x"] other["y"])"#),
    ("写真を{count}枚削除", #""写真を" {count} "枚削除""#),
    ("\u{200F}{\u{200F}file\u{200F}}", "\"\u{200F}\" {file}"),
    ("{n, plural,\u{200E}one\u{200E}{a}\u{2028}other\u{85}{b}}", #"(plural n one["a"] other["b"])"#),
    ("{n, plural, =-1 {a} =1.5 {b} other {c}}", #"(plural n =-1.0["a"] =1.5["b"] other["c"])"#),
  ] as [(String, String)])
  func readsMessages(pattern: String, expected: String) {
    #expect(tree(pattern) == expected)
  }

  @Test(arguments: [
    // An apostrophe is itself unless it stands before a brace, or before # in a plural.
    ("don't", #""don't""#), ("the dogs'", #""the dogs'""#), ("'", #""'""#), ("it''s", #""it's""#),
    ("''", #""'""#), ("'''", #""''""#), ("''''", #""''""#),
    ("'{'", #""{""#), ("'{file}'", #""{file}""#), ("a '}' b", #""a } b""#),
    ("'{' '' ''''", #""{ ' ''""#), ("'{''}' x", #""{'} x""#),
    ("'#' and '|", #""'#' and '|""#),
    ("{n, plural, other {'#' files: #}}", ##"(plural n other["# files: " #])"##),
    ("{n, plural, other {it's # '|' }}", #"(plural n other["it's " # " '|' "])"#),
    ("{s, select, other {'#' }}", #"(select s other["'#' "])"#),
    ("Can''t open ''{file}''.", #""Can't open '" {file} "'.""#),
  ] as [(String, String)])
  func readsApostrophesAsICUDoes(pattern: String, expected: String) {
    #expect(tree(pattern) == expected)
  }

  /// Each form is in one of the readings, and no two readings are the same.
  @Test(arguments: [
    ("Plain.", ["Plain."]),
    ("{n} of {m}", ["￼ of ￼"]),
    ("{n, plural, one {# photo} other {# photos}} left", ["￼ photos left", "￼ photo left"]),
    (
      "{n, plural, =0 {none} one {one {g, select, a {A} other {O}}} other {many {g, select, other {o} b {B}}}}",
      ["many o", "none", "one O", "one A", "many B"]
    ),
    ("{g, select, other {They} f {She}} left {n, plural, one {a day} other {days}} ago",
      ["They left days ago", "She left days ago", "They left a day ago"]),
  ])
  func aMessageHasAReadingForEachForm(pattern: String, readings: [String]) {
    #expect(parse(pattern).message.readings() == readings)
  }

  @Test func rangesLeadBackToThePattern() throws {
    let pattern = "Ä {count, plural, offset:1 =0 {no} one {# '{x}' y} other {{d, date, ::yMd}}}"
    let bytes = Array(pattern.utf8)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let parts = parse(pattern).message.parts
    guard case .text(let start) = parts[0], case .plural(let plural) = parts[1] else {
      Issue.record("not text and a plural")
      return
    }
    #expect(text(start.range) == "Ä ")
    #expect(text(plural.nameRange) == "count")
    #expect(text(plural.range) == String(pattern.dropFirst(2)))
    #expect(plural.forms.map { text($0.selectorRange) } == ["=0", "one", "other"])
    #expect(text(plural.forms[1].range) == "{# '{x}' y}")
    guard case .text(let quoted) = plural.forms[1].parts[1],
      case .placeholder(let date) = plural.forms[2].parts[0]
    else {
      Issue.record("not a text and a date")
      return
    }
    #expect(quoted.text == " {x} y")
    #expect(text(quoted.range) == " '{x}' y")
    #expect(text(quoted.map.source(of: 1..<4)).hasPrefix("{x}"))
    #expect(text(quoted.map.source(of: 5..<6)) == "y")
    #expect(text(date.format?.kindRange ?? 0..<0) == "date")
    #expect(text(date.format?.styleRange ?? 0..<0) == "::yMd")
  }

  @Test func findingsPointIntoTheFile() {
    // The text begins at byte 20 of the file; its byte 3 comes from an escape of six bytes.
    var map = TextMap(start: 20)
    map.add(text: 3, source: 23)
    map.add(text: 5, source: 29)
    var findings = Findings()
    _ = parseMessage(
      "ab é {0}", file: "en/A.toml", map: map, subject: Subject(entry: "e"), reportingTo: &findings)
    #expect(findings.all.map(\.place) == [Place(file: "en/A.toml", range: 31..<32)])
    #expect(findings.all.map(\.subject.entry) == ["e"])
  }

  // MARK: Faults

  @Test(arguments: [
    ("Unclosed '{file", "message-syntax “'”: the apostrophe before a brace opens a quote that is never closed"),
    (
      "Impossible d'{verb} {file}.",
      "message-syntax “'”: the apostrophe before a brace opens a quote that is never closed"
    ),
    ("a } b", "message-syntax “}”: this } has no { before it"),
    ("Remove {count", "message-syntax “{”: this { is never closed"),
    ("Remove {", "message-syntax “{”: this { is never closed"),
    ("{n, plural, one {a} other {b}", "message-syntax “{”: this { is never closed"),
    ("{n, plural, one {a} other {b} for space.", "message-syntax “{”: this { is never closed"),
    ("{n, plural, one {a} other {b", "message-syntax “{”: the { of this form is never closed"),
    ("{n, number, 'x}", "message-syntax “'”: an apostrophe in the style opens a quote that is never closed"),
    ("{{file}}", "message-syntax “{{file}}”: an argument stands in more than one pair of braces"),
    ("{}", "message-syntax “{}”: this { names no argument"),
    ("{, number}", "message-syntax “{,”: this { names no argument"),
    ("{0}", "message-syntax “0”: the argument {0} has a number instead of a name"),
    ("{file-name}", "message-syntax “file-name”: ‘file-name’ is not a name that an argument can have"),
    ("{user.name, number}", "message-syntax “user.name”: ‘user.name’ is not a name that an argument can have"),
    ("{n, plurl, other {#}}", "message-syntax “plurl”: ‘plurl’ is not a type that an argument can be shown with"),
    ("{n, Plural, other {#}}", "message-syntax “Plural”: the type ‘Plural’ is written with capital letters"),
    ("{n, choice, 0#none|1#one}", "message-syntax “choice”: the choice format is not part of the catalog’s language"),
    ("{n, number percent}", "message-syntax “number percent”: no comma follows ‘number’"),
    ("{n, number, }", "message-syntax “, ”: no style follows the comma after ‘number’"),
    ("{n,}", "message-syntax “{n,}”: no type follows the comma after ‘n’"),
    ("{n, plural}", "message-syntax “plural”: this plural has no forms"),
    ("{n, select, }", "message-syntax “{n, select, }”: this select has no forms"),
    ("{n, plural, one {a}}", "missing-other-form “{n, plural, one {a}}”: the plural of {n} has no form ‘other’"),
    ("{g, select, male {his} female {her}}",
      "missing-other-form “{g, select, male {his} female {her}}”: the select of {g} has no form ‘other’"),
    ("{n, plural, one {a} one {b} other {c}}", "duplicate-form “one”: the form ‘one’ stands here a second time"),
    ("{n, plural, =1 {a} =1.0 {b} other {c}}", "duplicate-form “=1.0”: the form ‘=1.0’ stands here a second time"),
    ("{s, select, a {a} a {b} other {c}}", "duplicate-form “a”: the form ‘a’ stands here a second time"),
    ("{n, plural, singular {a} other {b}}", "message-syntax “singular”: ‘singular’ is not a plural form"),
    ("{n, plural, one {a} others {b}}", "message-syntax “others”: ‘others’ is not a plural form"),
    ("{n, plural, 1 {a} other {b}}", "message-syntax “1”: ‘1’ is not a plural form"),
    ("{n, plural, = {a} other {b}}", "message-syntax “=”: ‘=’ is not = with a number"),
    ("{n, plural, =1e3 {a} other {b}}", "message-syntax “=1e3”: ‘=1e3’ is not = with a number"),
    ("{s, select, =1 {a} other {b}}", "message-syntax “=1”: ‘=1’ is a form of plural, not of select"),
    ("{s, select, read-only {a} other {b}}",
      "message-syntax “read-only”: ‘read-only’ is not a word that a form can have"),
    ("{n, plural, one {a}, other {b}}", "message-syntax “,”: ‘,’ stands between the forms, where no text is shown"),
    ("{n, plural, one {a} or other {b}}",
      "message-syntax “or”: ‘or’ stands between the forms, where no text is shown"),
    ("{n, plural, {a} other {b}}", "message-syntax “{”: these braces have no form’s name before them"),
    ("{n, plural, one other}", "message-syntax “one other”: the form ‘one’ has no text in braces"),
    ("{n, plural, one {a} offset:1 other {b}}", "message-syntax “offset:1”: offset: stands after a form"),
    ("{n, plural, offset: other {b}}", "message-syntax “offset: ”: offset: has no number"),
    ("{n, plural, offset:-1 other {b}}", "message-syntax “offset:-1”: ‘-1’ is not a whole number to take off"),
    ("{s, select, offset:1 other {b}}", "message-syntax “offset:1”: offset: belongs to plural, not to select"),
    ("{n, plural, other {{s, select, other {# files}}}}",
      "message-syntax “#”: # stands for a number only in a form of the plural itself, not in a select inside it"),
    ("{n,\u{A0}plural, other {#}}",
      "message-syntax “\u{A0}plural, other {#}”: a space of another kind (U+00A0) stands where a plain one belongs"),
  ] as [(String, String)])
  func oneFaultIsOneFinding(pattern: String, expected: String) {
    #expect(faults(pattern) == [expected])
  }

  @Test func oneMessageYieldsAllItsFaults() {
    #expect(
      faults("{0} and } and {n, plural, one {{a-b}} many {{x, nmber}} one {} other {{y, select, other {# {}}}}}")
        .map { $0.prefix { $0 != ":" } } == [
          "message-syntax “0”", "message-syntax “}”", "message-syntax “a-b”", "message-syntax “nmber”",
          "duplicate-form “one”", "message-syntax “#”", "message-syntax “{}”",
        ])
  }

  @Test func aTreeIsGivenAsFarAsItWasRead() {
    let message = parse("Hello {name}, {n, plural, one {a} oter {b}} and {user.name} end").message
    #expect(!message.isSound)
    #expect(tree(message.parts) == #""Hello " {name} ", " (plural n one["a"]) " and " {user.name} " end""#)
  }

  @Test(arguments: [
    ("l'{file}", "l’{file}"), ("{n, plural, 1 {a} other {b}}", "{n, plural, =1 {a} other {b}}"),
    ("{{file}}", "{file}"), ("{n, PLURAL, other {#}}", "{n, plural, other {#}}"),
    ("{n, plural, one {a} otehr {b}}", "{n, plural, one {a} other {b}}"),
    ("{n, plural, one {a} other {b} for space.", "{n, plural, one {a} other {b}} for space."),
    ("{n, plural, one {a} other {b}", "{n, plural, one {a} other {b}}"),
    ("{n, number, }", "{n, number}"), ("{n,\u{A0}plural, other {#}}", "{n, plural, other {#}}"),
    ("{n, plural, other {{s, select, other {# files}}}}", "{n, plural, other {{s, select, other {{n} files}}}}"),
  ] as [(String, String)])
  func editsMakeTheMessageSound(pattern: String, expected: String) {
    var bytes = Array(pattern.utf8)
    for edit in parse(pattern).findings.flatMap(\.fix.edits).reversed() {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    let repaired = String(decoding: bytes, as: UTF8.self)
    #expect(repaired == expected)
    #expect(parse(repaired).message.isSound)
  }

  @Test func namesAreSuggested() {
    #expect(MessageFault.name(from: "file-name") == "fileName")
    #expect(MessageFault.name(from: "$count") == "count")
    #expect(MessageFault.name(from: "2nd.name") == "ndName")
    #expect(MessageFault.name(from: "größe") == nil)
    #expect(MessageFault.name(from: "%") == nil)
  }

  // MARK: Any input

  @Test func depthHasALimit() {
    func nested(_ depth: Int) -> String {
      String(repeating: "{s, select, other {", count: depth) + "x" + String(repeating: "}}", count: depth)
    }
    #expect(parse(nested(20)).message.isSound)
    #expect(faults(nested(21)).count == 1)
    #expect(faults(nested(100_000)).map { $0.prefix(22) } == ["message-syntax “{”: pl"])
  }

  @Test(arguments: [
    "{", "}", "'", "{{", "}}", "{'", "'{", "#", "{a", "{a,", "{a,plural,", "{a,plural,other{", "{a,plural,other",
    "{a,select,=", "{a,number,", "{a,number,'", "{a,plural,offset:", "a{", "{a}", "{a,plural,=1{#}", "{a,x{",
  ])
  func aMegabyteOfAnythingIsRead(piece: String) {
    let pattern = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    #expect(parse(pattern).findings.count <= MessageParser.faultLimit)
  }

  @Test func manyFormsAreRead() {
    let forms = (0..<50_000).map { "=\($0){x}" }.joined()
    let keys = (0..<50_000).map { "k\($0){x}" }.joined()
    #expect(parse("{n,plural,\(forms)other{}}").message.isSound)
    #expect(parse("{s,select,\(keys)other{}}").message.isSound)
  }
}
