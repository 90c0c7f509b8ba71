import Foundation
import Testing

@testable import CopyRuntime

/// How sizes, durations, amounts and lists are written with the data of English.
@Suite struct QuantityTests {
  private static let formats = FormatData(
    """
    cardinal one: i = 1 and v = 0
    number|number ::precision-integer|1|0-0|0|3,3,1|,|.|latn|0|0|-0|-0|NaN|∞|-∞
    number|number ::.#|1|0-1|0|3,3,1|,|.|latn|0|0|-0|-0|NaN|∞|-∞
    number|number ::.##|1|0-2|0|3,3,1|,|.|latn|0|0|-0|-0|NaN|∞|-∞
    unit|byte|0 bytes|one 0 byte
    unit|kilobyte|0 kB
    unit|megabyte|0 MB
    unit|gigabyte|0 GB
    unit|terabyte|0 TB
    unit|petabyte|0 PB
    unit|day|0 days|one 0 day
    unit|hour|0 hours|one 0 hour
    unit|minute|0 minutes|one 0 minute
    unit|second|0 seconds|one 0 second
    list|units|||, |, |, |||, |
    list|and|||, |, |, and ||| and |
    money||1|2-2|0|3,3,1|,|.|latn|¤\u{A0}0|¤\u{A0}0|-¤\u{A0}0|-¤\u{A0}0|¤\u{A0}NaN|¤\u{A0}∞|-¤\u{A0}∞
    money||1|2-2|0|3,3,1|,|.|latn|¤0|¤0|-¤0|-¤0|¤NaN|¤∞|-¤∞
    currencies|1|EUR €|JPY ¥
    digits|0|JPY
    digits|3|BHD
    """)

  private func text(_ argument: CopyArgument) -> String {
    var writer = MessageWriter(
      arguments: [argument], formats: Self.formats,
      preferences: CopyPreferences(languages: [], isolatesArguments: false))
    return writer.text(of: "{0}")
  }

  @Test(arguments: [
    (0, "0 bytes"), (1, "1 byte"), (512, "512 bytes"), (999, "999 bytes"), (1000, "1 kB"), (1500, "2 kB"),
    (2500, "2 kB"), (999_499, "999 kB"), (999_500, "1 MB"), (8_400_000, "8.4 MB"), (999_950_000, "1 GB"),
    (2_125_000_000, "2.12 GB"), (-8_400_000, "-8.4 MB"), (Int64.max, "9,223.37 PB"),
    (Int64.min, "-9,223.37 PB")
  ])
  func aSizeHasTheUnitThatSuitsIt(bytes: Int64, expected: String) {
    #expect(text(.bytes(ByteCount(bytes))) == expected)
  }

  @Test(arguments: [
    (0, "0 seconds"), (400, "1 second"), (1499, "1 second"), (1500, "2 seconds"), (59_500, "1 minute"),
    (90_000, "1 minute, 30 seconds"), (3_599_400, "59 minutes, 59 seconds"), (3_599_500, "1 hour"),
    (3_900_000, "1 hour, 5 minutes"), (86_370_000, "1 day"), (93_600_000, "1 day, 2 hours"),
    (1_000_000_000_000, "11,574 days, 2 hours"), (-90_000, "-1 minute, 30 seconds")
  ])
  func aDurationHasTwoUnitsAtMost(milliseconds: Int64, expected: String) {
    #expect(text(.duration(.milliseconds(milliseconds))) == expected)
  }

  @Test func theLongestDurationsAreShownToo() {
    let longest = Duration.seconds(Int64.max) + .seconds(Int64.max)
    #expect(text(.duration(longest)) == "11,574,074,074,074 days, 2 hours")
    #expect(text(.duration(.zero - longest)) == "-11,574,074,074,074 days, 2 hours")
  }

  @Test func anAmountHasTheDigitsAndTheSignOfItsCurrency() {
    #expect(text(.money(MoneyAmount(12.5, "EUR"))) == "€12.50")
    #expect(text(.money(MoneyAmount(-1234.5, "JPY"))) == "-¥1,234")
    #expect(text(.money(MoneyAmount(1, "BHD"))) == "BHD\u{A0}1.000")
    #expect(text(.money(MoneyAmount(0.125, "XTS"))) == "XTS\u{A0}0.12")
    #expect(text(.money(MoneyAmount(.nan, "EUR"))) == "€NaN")
    #expect(
      text(.money(MoneyAmount(Decimal(string: "12345678901234567.895") ?? 0, "EUR")))
        == "€12,345,678,901,234,567.90")
    #expect(text(.money(MoneyAmount(1, "|"))) == "|\u{A0}1.00")
    #expect(text(.money(MoneyAmount(1, ""))) == "\u{A0}1.00")
  }

  @Test func aListHasTheWordsOfTheLocaleBetweenItsItems() {
    #expect(text(.list([])) == "")
    #expect(text(.list(["Anna"])) == "Anna")
    #expect(text(.list(["Anna", "Ben"])) == "Anna and Ben")
    #expect(text(.list(["Anna", "Ben", "Kim"])) == "Anna, Ben, and Kim")
    #expect(text(.list(["{0}", "|", "\\"])) == "{0}, |, and \\")
  }

  @Test func eachItemOfAListIsIsolated() {
    var writer = MessageWriter(arguments: [.list(["a", "دنا"])], formats: Self.formats, preferences: nil)
    #expect(writer.text(of: "{0}") == "a and \u{2068}دنا\u{2069}")
  }

  @Test func whatIsPrintedOfAnAmountIsForDevelopers() {
    #expect("\(ByteCount(8_400_000))" == "8400000 bytes")
    #expect("\(MoneyAmount(12.5, "EUR"))" == "12.5 EUR")
    #expect("\(CopyArgument.money(MoneyAmount(12.5, "EUR")))" == "‹money›")
    #expect(ByteCount(UInt64.max).bytes == .max)
  }
}
