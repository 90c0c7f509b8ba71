import Testing

@testable import CopyCatalog

@Suite struct DateDataTests {
  @Test func patternsOfStyles() throws {
    let german = try DateData(locale: "de")
    #expect(try german.pattern(date: .short) == "dd.MM.yy")
    #expect(try german.pattern(date: .full) == "EEEE, d. MMMM y")
    #expect(try german.pattern(time: .short) == "HH:mm")
    #expect(try german.pattern(date: .medium, time: .short) == "dd.MM.y, HH:mm")
    #expect(throws: ICUError.self) { try german.pattern() }
  }

  @Test func patternsOfSkeletons() throws {
    #expect(try DateData(locale: "de").pattern(skeleton: "yMMMM") == "MMMM y")
    #expect(try DateData(locale: "ja").pattern(skeleton: "yMMMMd") == "y年M月d日")
    #expect(try DateData(locale: "de").generatedPattern(skeleton: "jmm") == "HH:mm")
    #expect(try DateData(locale: "en").generatedPattern(skeleton: "jmm").hasPrefix("h:mm"))
  }

  /// 2026-02-03T04:05:06Z and 2026-11-22T20:15:00Z.
  static let moments: [Double] = [1_770_091_506_000, 1_795_378_500_000]

  @Test func thePatternIsWhatMessagesFormatBy() throws {
    for locale in ICU.locales {
      let data = try DateData(locale: locale)
      for skeleton in ["yMMMM", "yMMMEd", "jmm", "yMdjm", "Hms", "MMMd"] {
        let message = try MessageFormatter("{d, date, ::\(skeleton)}", locale: locale)
        let byPattern = try data.format(Self.moments, pattern: data.pattern(skeleton: skeleton))
        for (moment, text) in zip(Self.moments, byPattern) {
          #expect(try message.format(["d": .date(milliseconds: moment)]) == text, "\(locale) \(skeleton)")
        }
      }
      for style in DateData.Style.allCases {
        guard try data.lettersWithOwnNumbering(date: style).isEmpty else {
          #expect(locale == "haw" || locale.hasPrefix("haw-"))
          continue
        }
        let message = try MessageFormatter("{d, date, \(style)} {d, time, \(style)}", locale: locale)
        let dates = try data.format(Self.moments, pattern: data.pattern(date: style))
        let times = try data.format(Self.moments, pattern: data.pattern(time: style))
        for (moment, text) in zip(Self.moments, zip(dates, times).map { "\($0) \($1)" }) {
          #expect(try message.format(["d": .date(milliseconds: moment)]) == text, "\(locale) \(style)")
        }
      }
    }
  }

  @Test func calendars() throws {
    #expect(try DateData(locale: "en").calendar == "gregorian")
    #expect(try DateData(locale: "th").calendar == "buddhist")
    #expect(try DateData(locale: "fa").calendar == "persian")
    #expect(try DateData(locale: "th-u-ca-gregory").calendar == "gregorian")
    #expect(try DateData(locale: "fa").names(.months).first == "فروردین")
  }

  @Test func namesOfMonthsAndDays() throws {
    let polish = try DateData(locale: "pl")
    #expect(try polish.names(.months).first == "stycznia")
    #expect(try polish.names(.months, form: .standAlone).first == "styczeń")
    #expect(try polish.names(.months).count == 12)
    let german = try DateData(locale: "de")
    #expect(try german.names(.weekdays).first == "Sonntag")
    #expect(try german.names(.weekdays, width: .abbreviated).first == "So.")
    #expect(try german.names(.weekdays, form: .standAlone, width: .abbreviated)[1] == "Mo")
    #expect(try german.names(.quarters) == ["1. Quartal", "2. Quartal", "3. Quartal", "4. Quartal"])
    #expect(try german.names(.eras, width: .abbreviated) == ["v. Chr.", "n. Chr."])
  }

  @Test func namesAreWhatPatternsShow() throws {
    // The first of each month of 2026, and the first seven days of March 2026, a Sunday first.
    let months = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334].map {
      1_767_225_600_000 + Double($0) * 86_400_000
    }
    let days = (0..<7).map { 1_772_323_200_000 + Double($0) * 86_400_000 }
    for locale in ICU.locales {
      let data = try DateData(locale: locale)
      if data.calendar == "gregorian" {
        #expect(try data.names(.months) == data.format(months, pattern: "MMMM"), "\(locale)")
        #expect(
          try data.names(.months, form: .standAlone, width: .abbreviated)
            == data.format(months, pattern: "LLL"),
          "\(locale)")
      }
      #expect(try data.names(.weekdays) == data.format(days, pattern: "EEEE"), "\(locale)")
      #expect(try data.names(.weekdays, width: .narrow) == data.format(days, pattern: "EEEEE"), "\(locale)")
      #expect(try data.names(.weekdays, width: .short) == data.format(days, pattern: "EEEEEE"), "\(locale)")
    }
  }

  @Test func partsOfTheDay() throws {
    let english = try DateData(locale: "en")
    let halves = try english.dayPeriods(.halves)
    #expect(halves.hours == Array(repeating: "AM", count: 12) + Array(repeating: "PM", count: 12))
    let exact = try english.dayPeriods(.exact)
    #expect(exact.noon == "noon" && exact.midnight == "AM" && exact.hours[12] == "PM")
    let flexible = try english.dayPeriods(.flexible, width: .wide)
    #expect(flexible.hours[8] == "in the morning" && flexible.hours[15] == "in the afternoon")
    #expect(flexible.hours[0] == "at night" && flexible.hours[12] == "in the afternoon")
    #expect(try DateData(locale: "zh-Hant").dayPeriods(.flexible).hours[5] == "清晨")
  }

  @Test func whatICUDoesNotKnowIsAnError() throws {
    let english = try DateData(locale: "en")
    #expect(throws: ICUError.self) { try DateData(locale: "not a tag") }
    #expect(throws: ICUError.self) { try english.pattern(skeleton: String(repeating: "y", count: 5000)) }
    #expect(throws: ICUError.self) { try english.format([0], pattern: "y", timeZone: "Nowhere") }
    for skeleton in ["", "é", "'", "{", "jjjjjjjj", "\u{202E}", "yyyyyyyyyyyyyyyyyy", "Q?!", "🙂"] {
      _ = try? english.pattern(skeleton: skeleton)
      _ = try? english.generatedPattern(skeleton: skeleton)
    }
    #expect(try english.format([], pattern: "y").isEmpty)
  }
}
