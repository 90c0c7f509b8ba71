import Testing

@testable import CopyCatalog

/// ICU is the judge: what our parser takes, ICU takes with the same meaning, and what we render, ICU renders.
@Suite struct ICUAgreementTests {
  static let locales = [
    "en", "de", "fr", "es", "it", "pt", "pt-PT", "nl", "sv", "da", "nb", "fi", "pl", "cs", "sk", "sl", "hr", "ru", "uk",
    "bg", "ro", "hu", "el", "tr", "lt", "lv", "et", "ar", "ar-EG", "he", "fa", "hi", "bn", "ta", "th", "vi", "id", "ja",
    "ko", "zh-Hans", "zh-Hant", "cy", "ga", "mt", "is", "ca", "eu", "sw", "ur", "ka",
  ]

  @Test func acceptedPatternsMeanToICUWhatTheTreeSays() {
    let oracle = MessageOracle()
    var generator = PatternGenerator(seed: 1)
    var accepted = 0
    var refusedByBoth = 0
    var stricter = 0
    for _ in 0..<110_000 {
      let pattern = generator.pattern()
      let (message, findings) = parse(pattern)
      if message.isSound {
        accepted += 1
        do {
          let parts = try oracle.parts(of: pattern)
          let (ours, its) = (tree(message.parts), ICUTree.text(pattern, parts))
          if ours != its { Issue.record("\(pattern)\n  ours: \(ours)\n  ICU:  \(its)") }
        } catch {
          Issue.record("ICU refuses \(pattern): \(error)")
        }
      } else {
        if findings.isEmpty { Issue.record("refused without a finding: \(pattern)") }
        for finding in findings where !(0...pattern.utf8.count).contains(finding.place.range.upperBound) {
          Issue.record("a finding outside the pattern: \(pattern)")
        }
        if oracle.accepts(pattern) { stricter += 1 } else { refusedByBoth += 1 }
      }
    }
    // The test says nothing where one of these is rare.
    #expect(accepted > 60_000)
    #expect(refusedByBoth > 10_000)
    #expect(stricter > 2_000)
  }

  @Test func renderedTextIsICUs() {
    var generator = PatternGenerator(seed: 2)
    var renderers = Self.locales.map { MessageRenderer(facts: LocaleFacts(of: LocaleTag($0))) }
    let place = Place.start(of: "")
    func argument(_ name: String, _ type: ArgumentType, _ value: ArgumentValue) -> Argument {
      Argument(name: name, type: type, sample: value, isPublic: true, place: place)
    }
    var judge = FormatJudge()
    var compared = 0
    for round in 0..<100_000 {
      let pattern = generator.pattern()
      let message = parse(pattern).message
      guard message.isSound, !message.isLiteral else { continue }
      // Formats that ICU does not know, or reads as a pattern of its own, are findings.
      var isSupported = Set(message.argumentNames).isSubset(of: ["n", "m", "d", "s", "g"])
      message.forEachPart { part in
        if case .placeholder(let placeholder) = part, let format = placeholder.format,
          judge.fault(of: format, in: LocaleTag("en")) != nil
        {
          isSupported = false
        }
      }
      guard isSupported else { continue }
      let whole = generator.pick([0, 1, 2, 3, 5, 11, 21, 100, 1004, 1_000_000, -1, 9_007_199_254_740_991])
      let number = generator.pick([0, 1, 1.5, 0.1, 2.25, 21, 1_000_000, 1234.5678, -1])
      let word = generator.pick(["male", "female", "größe", "plural", "unknown"])
      let locale = Self.locales[round % Self.locales.count]
      let arguments = [
        argument("n", .int, .integer(Int64(whole))), argument("m", .number, .number(number)),
        argument("d", .date, .date(milliseconds: 1_788_264_000_000)), argument("s", .string, .text("Ω {x} 'y'")),
        argument("g", .choice, .text(word)),
      ]
      let ours = renderers[round % renderers.count].render(message, arguments: arguments)
      do {
        let its = try MessageFormatter(pattern, locale: locale).format([
          "n": .integer(Int64(whole)), "m": .number(number), "d": .date(milliseconds: 1_788_264_000_000),
          "s": .text("Ω {x} 'y'"), "g": .text(word),
        ])
        compared += 1
        if ours != its {
          Issue.record("\(locale) n=\(whole) m=\(number) g=\(word) \(pattern)\n  ours: \(ours)\n  ICU:  \(its)")
        }
      } catch {
        Issue.record("ICU refuses \(pattern) in \(locale): \(error)")
      }
    }
    #expect(compared > 20_000)
  }

  @Test func aWholeNumberIsShownExactly() {
    let message = parse("{n} of {n, number}").message
    let size = Argument(
      name: "n", type: .int, sample: .integer(9_007_199_254_740_993), isPublic: true, place: .start(of: ""))
    var renderer = MessageRenderer(facts: LocaleFacts(of: LocaleTag("en")))
    #expect(
      renderer.render(message, arguments: [size]) == "9,007,199,254,740,993 of 9,007,199,254,740,993")
  }

  @Test func aChosenFormIsWhatICUShowsForItsNumber() {
    let pattern = "{n, plural, offset:1 =0 {none} one {# one} few {# few} many {# many} other {# other}}"
    let message = parse(pattern).message
    let place = Place.start(of: "")
    let count = Argument(name: "n", type: .int, sample: .integer(5), isPublic: true, place: place)
    var renderer = MessageRenderer(facts: LocaleFacts(of: LocaleTag("pl")))
    #expect(
      renderer.renderForms(message, arguments: [count]).map(\.text)
        == ["4 few", "none", "1 one", "4 few", "0 many", "4 other"])
  }
}
