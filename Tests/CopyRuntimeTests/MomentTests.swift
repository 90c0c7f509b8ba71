import Foundation
import Testing

@testable import CopyRuntime

/// The fields that are worked out here are those that Foundation's calendar gives.
@Suite struct MomentTests {
  private static let zones = [
    "UTC", "America/New_York", "Europe/Berlin", "Asia/Kathmandu", "Pacific/Apia", "Pacific/Kiritimati",
    "Africa/Monrovia",
  ].compactMap(TimeZone.init(identifier:))

  private func expectFoundations(_ seconds: Double, in zone: TimeZone, _ location: SourceLocation = #_sourceLocation) {
    let date = Date(timeIntervalSince1970: seconds)
    for (name, identifier) in [("gregorian", Calendar.Identifier.gregorian), ("buddhist", .buddhist)] {
      let expected = Moment(date, foundation: identifier, timeZone: zone)
      let comment = Comment("\(seconds) \(zone.identifier) \(name)")
      #expect(Moment(date, calendar: name, timeZone: zone) == expected, comment, sourceLocation: location)
    }
  }

  @Test func fieldsAreFoundationsInEveryZone() {
    for zone in Self.zones {
      // Steps of 37 years, 11 days, 5 hours … over all years, in whole seconds and with fractions of one.
      for step in -10...214 { expectFoundations(Double(step) * 1_168_614_731.25, in: zone) }
    }
  }

  @Test(arguments: [
    // 31 December and 1 January, the leap days of 1972, 2000 and 2100, which has none.
    -1, 0, 68_255_999, 68_256_000, 951_782_399, 951_868_800, 4_107_542_399, 4_107_542_400, -86_400, -86_401, -0.5,
    // Both sides of where Foundation takes over: after 15 October 1582, and in 9999.
    -12_219_292_800, -12_219_292_801, -12_219_000_000, -12_219_000_001, 253_402_000_000, 253_402_300_800,
    // Before and after the clocks change in Berlin and New York, and the day that Samoa left out.
    1_774_745_999, 1_774_746_000, 1_793_494_800, 1_325_239_199, 1_325_239_200,
  ] as [Double])
  func edgesAreFoundations(seconds: Double) {
    for zone in Self.zones { expectFoundations(seconds, in: zone) }
  }
}
