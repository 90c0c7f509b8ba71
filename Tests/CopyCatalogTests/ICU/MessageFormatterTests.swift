import Testing

@testable import CopyCatalog

private func format(
  _ pattern: String, _ locale: String, _ arguments: [String: MessageArgument] = [:], timeZone: String = "UTC"
) throws(MessageFormatError) -> String {
  try MessageFormatter(pattern, locale: locale, timeZone: timeZone).format(arguments)
}

@Suite struct MessageFormatterTests {
  @Test func namedArgumentsAreSubstituted() throws {
    #expect(try format("Hello {name}", "en", ["name": .text("Ann")]) == "Hello Ann")
    #expect(try format("{b} {a}", "en", ["a": .text("1"), "b": .text("2")]) == "2 1")
    #expect(try format("{0} of {total}", "en", ["0": .integer(1), "total": .integer(2)]) == "1 of 2")
  }

  @Test func integersAreExactBeyondTheReachOfADouble() throws {
    let big = MessageArgument.integer(9_007_199_254_740_993)
    #expect(try format("{n}", "en", ["n": big]) == "9,007,199,254,740,993")
    #expect(try format("{n, number}", "en", ["n": big]) == "9,007,199,254,740,993")
    #expect(try format("{n, plural, other {#}}", "en", ["n": big]) == "9,007,199,254,740,993")
    #expect(try format("{n}", "en", ["n": .integer(.min)]) == "-9,223,372,036,854,775,808")
  }

  @Test func russianHasItsForms() throws {
    let pattern = "{n, plural, one {# файл} few {# файла} many {# файлов} other {# файла}}"
    let numbers: [(MessageArgument, String)] = [
      (.integer(0), "0 файлов"), (.integer(1), "1 файл"), (.integer(2), "2 файла"), (.integer(5), "5 файлов"),
      (.integer(11), "11 файлов"), (.integer(21), "21 файл"), (.integer(22), "22 файла"),
      (.integer(101), "101 файл"), (.number(1.5), "1,5 файла"),
    ]
    for (number, text) in numbers { #expect(try format(pattern, "ru", ["n": number]) == text) }
  }

  @Test func exactFormsComeBeforeTheOffset() throws {
    let pattern = """
      {n, plural, offset:1 =0 {nobody} =1 {{who}} one {{who} and # other} other {{who} and # others}}
      """
    let texts = try (0...3).map { try format(pattern, "en", ["n": .integer($0), "who": .text("Ann")]) }
    #expect(texts == ["nobody", "Ann", "Ann and 1 other", "Ann and 2 others"])
  }

  @Test func ordinalsOfEnglish() throws {
    let pattern = "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}"
    #expect(
      try [1, 2, 3, 11, 22, 112].map { try format(pattern, "en", ["n": .integer($0)]) }
        == ["1st", "2nd", "3rd", "11th", "22nd", "112th"])
  }

  @Test func quotesAsICUReadsThem() throws {
    #expect(
      try format("Impossible d'{verb} {file}.", "fr", ["file": .text("x")]) == "Impossible d{verb} {file}.")
    #expect(try format("Can''t open ''{file}''.", "en", ["file": .text("a.txt")]) == "Can't open 'a.txt'.")
    #expect(
      try format("{n, plural, one {# file} other {'#' files: #}}", "en", ["n": .integer(3)]) == "# files: 3")
  }

  @Test func aMissingArgumentIsAnErrorAlsoInAnotherForm() {
    #expect(throws: MessageFormatError.missingArgument("name")) { try format("Hello {name}", "en") }
    #expect(throws: MessageFormatError.missingArgument("n")) {
      try format("{n, plural, one {a} other {b}}", "en", ["m": .integer(1)])
    }
    #expect(throws: MessageFormatError.missingArgument("who")) {
      try format("{n, plural, one {a} other {{who}}}", "en", ["n": .integer(1)])
    }
  }

  @Test(arguments: [
    ("{x, plural, other {#}}", MessageArgument.text("3")), ("{x, selectordinal, other {#}}", .text("3")),
    ("{x, number}", .text("3")), ("{x, number, ::percent}", .date(milliseconds: 0)),
    ("{x, plural, other {#}}", .date(milliseconds: 0)), ("{x, date}", .integer(0)), ("{x, time}", .text("")),
    ("{x, select, other {a}}", .integer(1)), ("{n, plural, other {{x, date, short}}}", .number(1)),
  ])
  func anArgumentOfTheWrongTypeIsAnError(pattern: String, value: MessageArgument) {
    #expect(throws: MessageFormatError.argumentType("x")) {
      try format(pattern, "en", ["x": value, "n": .integer(1)])
    }
  }

  /// 2026-09-01T23:30:00Z: already the next day in Berlin.
  static let lateEvening = MessageArgument.date(milliseconds: 1_788_305_400_000)

  @Test func datesAreInTheGivenZoneWhereverTheyStand() throws {
    let arguments: [String: MessageArgument] = ["d": Self.lateEvening, "n": .integer(1), "s": .text("a")]
    for pattern in [
      "{d, date, ::yMMMMd}", "{n, plural, other {{d, date, ::yMMMMd}}}",
      "{s, select, a {{n, plural, =1 {{d, date, ::yMMMMd}} other {}}} other {}}",
    ] {
      #expect(try format(pattern, "en", arguments) == "September 1, 2026")
      #expect(try format(pattern, "en", arguments, timeZone: "Europe/Berlin") == "September 2, 2026")
    }
    #expect(try format("{d, date, short} {d, time, short}", "de", arguments) == "01.09.26 23:30")
    #expect(try format("{d}", "de", arguments, timeZone: "Europe/Berlin") == "02.09.26, 01:30")
    // A pattern of one's own begins right after the comma, with its space.
    #expect(try format("{d, date, yyyy-MM-dd 'at' HH:mm}", "en", arguments) == " 2026-09-01 at 23:30")
    #expect(try format("{n, plural, other {{d, date, '#'d} #}}", "en", arguments) == " #1 1")
  }

  @Test func datesOfALocaleWithAnotherCalendar() throws {
    #expect(try format("{d, date, ::y}", "th", ["d": Self.lateEvening]) == "พ.ศ. 2569")
  }

  @Test func argumentsCanBeGivenAnew() throws {
    let message = try MessageFormatter("{a} {b}", locale: "en")
    #expect(try message.format(["a": .text("1"), "b": .text("2")]) == "1 2")
    #expect(throws: MessageFormatError.missingArgument("b")) { try message.format(["a": .text("3")]) }
    #expect(try message.format(["a": .text("5"), "b": .text("6")]) == "5 6")
  }

  @Test func whatICUDoesNotKnowIsAnError() {
    func name(_ pattern: String, _ locale: String, _ zone: String = "UTC") -> String? {
      do {
        _ = try MessageFormatter(pattern, locale: locale, timeZone: zone)
        return nil
      } catch .pattern(let error) { return error.error.name } catch { return "\(error)" }
    }
    #expect(name("{", "en") == "U_UNMATCHED_BRACES")
    #expect(name("a", "not a locale") == "U_ILLEGAL_ARGUMENT_ERROR")
    #expect(name("a", "") == "U_ILLEGAL_ARGUMENT_ERROR")
    #expect(name("a", "en", "Mars/Olympus") == "CICU_UNKNOWN_TIME_ZONE")
    #expect(name("{n, number, ::nonsense-stem}", "en") != nil)
    #expect(name("{n, nonsense}", "en") != nil)
    #expect(name(String(repeating: "{n,plural,other{", count: 5000), "en") == "CICU_TOO_DEEP")
    #expect(name("a", "qaa") == nil, "a well-formed tag CLDR does not know falls back")
  }

  @Test func textOfAnyKindPassesThrough() throws {
    for text in [
      "", "\0", "a\0b", "{name}", "'", "#", "😀", "\u{202E}", String(repeating: "é", count: 1 << 19),
    ] {
      #expect(try format("{t}", "en", ["t": .text(text)]) == text)
    }
  }

  @Test func numbersThatAreNoneAreFormatted() throws {
    #expect(try format("{n}", "en", ["n": .number(.nan)]) == "NaN")
    #expect(try format("{n}", "en", ["n": .number(-.infinity)]) == "-∞")
    #expect(throws: Never.self) { try format("{d, date}", "en", ["d": .date(milliseconds: .nan)]) }
    #expect(throws: Never.self) { try format("{d, date}", "en", ["d": .date(milliseconds: 1e300)]) }
  }
}
