import Testing

@testable import CopyCatalog

/// Formats an integer from a locale's data alone, as generated code does.
private func formatted(
  _ integer: Int64, _ data: NumberData, _ format: NumberData.Format, minimumGrouping: Int
) -> String {
  let digits = String(integer.magnitude).utf8.map { data.digits[Int($0) - 48] }
  var text = ""
  for (index, digit) in digits.enumerated() {
    let rest = digits.count - index
    let grouped = format.primaryGrouping > 0 && digits.count >= format.primaryGrouping + minimumGrouping
    let isBoundary =
      rest == format.primaryGrouping
      || (rest > format.primaryGrouping
        && (rest - format.primaryGrouping) % max(1, format.secondaryGrouping) == 0)
    if index > 0, grouped, isBoundary { text += data.group }
    text += digit
  }
  return integer < 0
    ? format.negativePrefix + text + format.negativeSuffix
    : format.positivePrefix + text + format.positiveSuffix
}

@Suite struct NumberDataTests {
  @Test func german() throws {
    let data = try NumberData(locale: "de")
    #expect(data.numberingSystem == "latn")
    #expect(data.digits == ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"])
    #expect([data.decimal, data.group, data.minus, data.percent] == [",", ".", "-", "%"])
    let decimal = try data.format(.decimal)
    #expect(decimal.pattern == "#,##0.###")
    #expect([decimal.primaryGrouping, decimal.secondaryGrouping, decimal.minimumGrouping] == [3, 3, 1])
    #expect([decimal.minimumFractionDigits, decimal.maximumFractionDigits] == [0, 3])
    #expect(try data.format(.percent).positiveSuffix == "\u{A0}%")
  }

  @Test func groupingOfHindiAndSpanish() throws {
    let hindi = try NumberData(locale: "hi").format(.decimal)
    #expect([hindi.primaryGrouping, hindi.secondaryGrouping] == [3, 2])
    #expect(try NumberData(locale: "es").format(.decimal).skeletonMinimumGrouping == 2)
    #expect(try NumberData(locale: "pl").format(.decimal).skeletonMinimumGrouping == 2)
    #expect(try NumberData(locale: "en").format(.percent).minimumGrouping == 1)
  }

  @Test func digitsOutsideOfTheFirstPlane() throws {
    let data = try NumberData(locale: "ff-Adlm")
    #expect(data.numberingSystem == "adlm")
    #expect(data.digits.count == 10 && data.digits[1] == "\u{1E951}")
    #expect(try NumberData(locale: "en-u-nu-arab").digits[3] == "٣")
  }

  @Test func fromItsDataEveryLocaleWritesWhatMessagesWrite() throws {
    let integers: [Int64] = [
      0, 7, -7, 999, 1000, -1234, 12_345, 123_456, 1_234_567, 12_345_678_901, .max, .min,
    ]
    for locale in ICU.locales {
      let data = try NumberData(locale: locale)
      let format = try data.format(.decimal)
      let message = try MessageFormatter("{n}", locale: locale)
      let plain = try integers.filter {
        try formatted($0, data, format, minimumGrouping: format.minimumGrouping)
          != message.format(["n": .integer($0)])
      }
      #expect(plain.isEmpty, "\(locale)")
      let bySkeleton = try integers.filter {
        try formatted($0, data, format, minimumGrouping: format.skeletonMinimumGrouping)
          != NumberOracle.format(integer: $0, locale: locale)
      }
      #expect(bySkeleton.isEmpty, "\(locale)")
      let percent = try data.format(.percent)
      let percentMessage = try MessageFormatter("{n, number, percent}", locale: locale)
      let percents = try [Int64(0), 3, -42, 1234].filter {
        try formatted($0 * 100, data, percent, minimumGrouping: percent.minimumGrouping)
          != percentMessage.format(["n": .integer($0)])
      }
      #expect(percents.isEmpty, "\(locale)")
    }
  }

  @Test func skeletons() throws {
    #expect(
      try NumberOracle.format(number: 0.425, skeleton: "percent scale/100 .0", locale: "fr") == "42,5\u{A0}%")
    #expect(try NumberOracle.format(integer: 9_007_199_254_740_993, locale: "en") == "9,007,199,254,740,993")
    #expect(throws: ICUError.self) {
      try NumberOracle.format(integer: 1, skeleton: "no-such-stem", locale: "en")
    }
  }

  @Test func currencies() throws {
    let euro = try CurrencyData(code: "EUR", locale: "de")
    #expect([euro.symbol, euro.narrowSymbol, euro.name] == ["€", "€", "Euro"])
    #expect(euro.fractionDigits == 2)
    #expect([euro.positive.before, euro.positive.number, euro.positive.after] == ["", "1,00", "\u{A0}€"])
    #expect([euro.negative.before, euro.negative.after] == ["-", "\u{A0}€"])
    let yen = try CurrencyData(code: "JPY", locale: "en")
    #expect(yen.fractionDigits == 0 && yen.positive.before == "¥" && yen.positive.number == "1")
    #expect(try CurrencyData(code: "CHF", locale: "en").positive.before == "CHF\u{A0}")
    #expect(try CurrencyData(code: "XQQ", locale: "en").symbol == "XQQ")
    for code in ["", "eur", "EURO", "€€€", "E\0R"] {
      #expect(throws: ICUError.self) { try CurrencyData(code: code, locale: "en") }
    }
  }
}

@Suite struct UnitDataTests {
  @Test func megabytes() throws {
    let english = try PluralRules(locale: "en")
    #expect(
      try UnitData(.megabyte, width: .full, rules: english).patterns
        == [.one: "{0} megabyte", .other: "{0} megabytes"])
    #expect(try UnitData(.megabyte, width: .short, rules: english).patterns[.other] == "{0} MB")
    #expect(
      try UnitData(.megabyte, width: .short, rules: PluralRules(locale: "fr")).patterns[.other]
        == "{0}\u{202F}Mo")
  }

  @Test func theArabicDualSaysItsNumber() throws {
    let arabic = try UnitData(.minute, width: .full, rules: PluralRules(locale: "ar")).patterns
    #expect(arabic.count == 6)
    #expect(arabic[.two] == "دقيقتان")
    #expect(arabic[.few] == "{0} دقائق")
  }

  @Test func everyLocaleHasAPatternForEachOfItsCategories() throws {
    for locale in ICU.locales {
      let rules = try PluralRules(locale: locale)
      for width in UnitData.Width.allCases {
        let patterns = try UnitData(.gigabyte, width: width, rules: rules).patterns
        #expect(Set(patterns.keys) == Set(rules.categories), "\(locale)")
        #expect(patterns[.other]?.contains("{0}") == true, "\(locale)")
        #expect(!patterns.values.contains { $0.contains { $0.isNumber && $0 != "0" } }, "\(locale)")
      }
    }
  }

  @Test func everyUnitIsKnown() throws {
    let rules = try PluralRules(locale: "de")
    for unit in UnitData.Unit.allCases {
      #expect(try UnitData(unit, width: .full, rules: rules).patterns.count == 2)
    }
  }
}

@Suite struct ListDataTests {
  @Test func english() throws {
    #expect(try ListData(locale: "en", kind: .and).list(["a", "b", "c", "d"]) == "a, b, c, and d")
    #expect(try ListData(locale: "en", kind: .and).list(["a", "b"]) == "a and b")
    #expect(try ListData(locale: "en", kind: .or).list(["a", "b", "c"]) == "a, b, or c")
    #expect(try ListData(locale: "en", kind: .units, width: .narrow).list(["3ft", "7in"]) == "3ft 7in")
    #expect(try ListData(locale: "en", kind: .and).list(["a"]) == "a")
    #expect(try ListData(locale: "en", kind: .and).list([]).isEmpty)
  }

  @Test func conjunctionsThatDependOnTheNextWord() throws {
    #expect(try ListData(locale: "es", kind: .and).pair.between == " y ")
    #expect(try ListData(locale: "es", kind: .and, last: "Ignacio").pair.between == " e ")
    #expect(try ListData(locale: "es", kind: .or, last: "ocho").end == " u ")
    #expect(try ListData(locale: "he", kind: .and, last: "א").pair.between == " ו")
    #expect(try ListData(locale: "he", kind: .and, last: "a").pair.between == " ו-")
  }

  @Test func fromItsDataEveryLocaleListsAsICUDoes() throws {
    for locale in ICU.locales {
      for kind in ListData.Kind.allCases {
        for width in ListData.Width.allCases {
          let data = try ListData(locale: locale, kind: kind, width: width)
          for count in 1...5 {
            let items = Array(["a", "b", "c", "d", "e"].prefix(count))
            let oracle = try ListData.oracle(items, locale: locale, kind: kind, width: width)
            #expect(data.list(items) == oracle, "\(locale)")
          }
        }
      }
    }
  }
}
