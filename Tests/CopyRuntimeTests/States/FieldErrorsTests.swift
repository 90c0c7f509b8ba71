import CopyRuntime
import Foundation
import Testing

private enum Field { case name, number, expiry }

private let english = CopyPreferences(languages: ["en"], timeZone: TimeZone(identifier: "UTC"))
/// It expires on 1 September 2026, 14:05 in UTC.
private let expired = AlbumError.cardExpired(
  last4: "4242", expiry: Date(timeIntervalSince1970: 1_788_271_500))

@Suite struct FieldErrorsTests {
  private var form = FieldErrors<Field>(order: [.name, .number, .expiry])

  @Test func errorsComeInTheOrderOfTheForm() {
    var form = form
    #expect(form.isEmpty && form.firstField == nil)
    form[.expiry] = expired
    form[.name] = AlbumError.offline
    #expect(form.fields == [.name, .expiry])
    #expect(form.firstField == .name)
    form[.name] = nil
    #expect(form.firstField == .expiry)
  }

  @Test func aValidValueTakesTheErrorAway() {
    var form = form
    func check(_ isValid: Bool) throws(AlbumError) { if !isValid { throw expired } }
    form.recheck(.expiry) { () throws(AlbumError) in try check(false) }
    #expect(form.isEmpty)  // Nobody is told of an error before they are done.
    form.check(.expiry) { () throws(AlbumError) in try check(false) }
    #expect(form.fields == [.expiry])
    form.recheck(.expiry) { () throws(AlbumError) in try check(false) }
    #expect(form.fields == [.expiry])
    form.recheck(.expiry) { () throws(AlbumError) in try check(true) }
    #expect(form.isEmpty)
  }

  @Test func assistiveTechnologyReadsTheErrorAndThenTheValue() {
    var form = form
    form[.expiry] = expired
    #expect(
      form.accessibilityValue(of: .expiry, value: "12/19", preferences: english)
        == "The card ending in 4242 expired in September 2026, 2:05 PM. "
        + "Enter a card that is still valid. 12/19")
    #expect(form.accessibilityValue(of: .expiry, value: nil, preferences: english).hasSuffix("still valid."))
    #expect(form.accessibilityValue(of: .name, value: "Ada", preferences: english) == "Ada")
    #expect(form.accessibilityValue(of: .name, value: nil) == "")
    form[.name] = AlbumError.uploadTooLarge(
      fileName: "a", count: 2, reason: .quota, underlying: CancellationError())
    let japanese = CopyPreferences(languages: ["ja"])
    #expect(
      form.accessibilityValue(of: .name, value: "海", preferences: japanese)
        == "容量が足りません\nアルバムがいっぱいです。2枚の写真を削除してください。海")
  }

  @Test func theSummaryCountsAndStandsForMoreThanOne() {
    var form = form
    func summary() -> ErrorCopy? {
      form.summary(preferences: english) { AlbumError.shared(share: 1, size: Double($0), place: "Ann") }
    }
    #expect(summary() == nil)
    form[.expiry] = expired
    #expect(summary() == nil)
    form[.name] = AlbumError.offline
    #expect(summary()?.message == "100% of 2, 2.00 hours")
  }

  @Test func anErrorIsAnnouncedOnce() {
    var form = form
    #expect(form.takeAnnouncement() == nil)
    form[.expiry] = expired
    form[.name] = AlbumError.offline
    let summary = AlbumError.shared(share: 1, size: 1, place: "Ann").copy(preferences: english)
    #expect(
      form.takeAnnouncement(summary: summary, preferences: english)
        == "100% of 1, 1.00 hours\nOnly Ann\nNo connection.")
    #expect(form.takeAnnouncement() == nil)
    form[.name] = AlbumError.offline
    #expect(form.takeAnnouncement() == nil)  // The same error still stands there.
    form[.name] = nil
    form[.name] = AlbumError.offline
    #expect(form.takeAnnouncement(preferences: english) == "No connection.")
    form[.number] = expired
    form[.number] = nil
    #expect(form.takeAnnouncement() == nil)
    // What came is announced, and not once more what stands before it.
    form[.number] = expired
    #expect(form.takeAnnouncement(preferences: english)?.hasPrefix("The card ending in 4242 expired") == true)
  }

  @Test func aFieldThatTheFormDidNotNameComesLast() {
    var form = FieldErrors<Field>(order: [.name])
    form[.expiry] = expired
    #expect(form.firstField == .expiry)
    form[.number] = expired
    form[.name] = AlbumError.offline
    #expect(form.fields == [.name, .expiry, .number])
    form[.expiry] = nil
    #expect(form.fields == [.name, .number])
  }
}
