import CopyRuntime
import Foundation
import LumenErrors
import Testing

@Suite struct ActionTests {
  private let interrupted = SyncError.uploadInterrupted(
    fileName: "a.mov", progress: 0.5, underlying: POSIXError(.EPIPE))

  @Test func aViewSwitchesOverActions() {
    let copy = interrupted.copy(locale: "de")
    let done = interrupted.buttons(of: copy).map { button in
      switch button.action {
      case .tryAgain: "again: \(button.label)"
      case .cancel: "left: \(button.label)"
      default: "something else: \(button.label)"
      }
    }
    #expect(done == ["again: Erneut versuchen", "left: Abbrechen"])
    #expect(interrupted.actions == [.tryAgain, .cancel])
  }

  @Test func anEntryHasItsOwnWordsForAnAction() {
    let error = SyncError.storageFull(limit: 200)
    let buttons = error.buttons(of: error.copy(locale: "en"))
    #expect(buttons.map(\.action) == [.manageStorage, .seePlans, .cancel])
    #expect(buttons.map(\.label) == ["Free Up Space", "See Plans", "Not Now"])
    #expect(buttons.map(\.id) == buttons.map(\.action))
  }

  @Test func otherStatesShareTheActionsOfTheirDomain() {
    let question = SyncCopy.deleteFiles(count: 3, days: 30)
    let buttons = question.buttons(of: question.copy(locale: "en"))
    #expect(buttons.map(\.action) == [SyncError.Action.delete, .cancel])
    #expect(buttons.map(\.label) == ["Delete 3 Files", "Cancel"])
    #expect(AlbumError.offline.actions == [])
    #expect(NoAction(rawValue: "cancel") == nil)
  }

  @Test func aRoleSaysItsKey() {
    let copy = interrupted.copy(locale: "en")
    #expect(copy.action(for: .confirm)?.key == "try-again")
    #expect(copy.action(for: .dismiss)?.key == "cancel")
    // Return destroys nothing.
    let question = SyncCopy.deleteFiles(count: 3, days: 30).copy(locale: "en")
    #expect(question.action(for: .confirm) == nil)
    #expect(question.action(for: .dismiss)?.key == "cancel")
    // Of two buttons that go on, Return is the first.
    #expect(SyncError.storageFull(limit: 5).copy().action(for: .confirm)?.key == "manage-storage")
  }

  @Test func doingAgainIsOfferedWhereItIsSafe() {
    #expect(interrupted.isRepeatable)
    #expect(SyncError.maintenance(when: .distantFuture).isRepeatable)
    // Its remedy is to change something, and its entry says that what failed can be done again.
    #expect(SyncError.deviceFull(count: 1, needed: 1, underlying: POSIXError(.ENOSPC)).isRepeatable)
    #expect(!SyncError.storageFull(limit: 5).isRepeatable)
  }
}

@Suite struct RetryAfterTests {
  /// What `copyc` generates for an error that knows when the service is back.
  private enum BusyError: CatalogError {
    case seconds(Int), fraction(Double), date(Date), duration(Duration), unknown(String)

    static let catalogDomain = CatalogDomain(
      name: "Busy", identifier: "com.example.busy", catalog: AlbumCopy.catalog,
      entries: """
        seconds code=1 contexts=passing remedy=wait arguments=retryAfter retry-after=0
        fraction code=2 contexts=passing remedy=wait arguments=retryAfter retry-after=0
        date code=3 contexts=passing remedy=wait arguments=when retry-after=0
        duration code=5 contexts=passing remedy=wait arguments=retryAfter retry-after=0
        unknown code=4 contexts=passing remedy=wait arguments=server
        """)

    var catalogEntry: CatalogEntry {
      switch self {
      case .seconds(let a0): CatalogEntry(0, a0)
      case .fraction(let a0): CatalogEntry(1, a0)
      case .date(let a0): CatalogEntry(2, a0)
      case .duration(let a0): CatalogEntry(3, a0)
      case .unknown(let a0): CatalogEntry(4, a0)
      }
    }
  }

  @Test func secondsAndDatesAreATimeToWait() {
    let now = Date(timeIntervalSince1970: 1_788_271_500)
    #expect(BusyError.seconds(90).retryAfter() == .seconds(90))
    #expect(BusyError.fraction(0.5).retryAfter() == .milliseconds(500))
    #expect(BusyError.date(now + 60).retryAfter(now: now) == .seconds(60))
    #expect(BusyError.duration(.seconds(7)).retryAfter() == .seconds(7))
    #expect(BusyError.duration(.seconds(-7)).retryAfter() == .zero)
    #expect(BusyError.unknown("a").retryAfter() == nil)
  }

  @Test func whatIsOverOrNoTimeIsNone() {
    let now = Date(timeIntervalSince1970: 1_788_271_500)
    #expect(BusyError.date(now - 60).retryAfter(now: now) == .zero)
    #expect(BusyError.seconds(.min).retryAfter() == .zero)
    #expect(BusyError.seconds(.max).retryAfter() == nil)
    #expect(BusyError.fraction(.nan).retryAfter() == nil)
    #expect(BusyError.fraction(.infinity).retryAfter() == nil)
  }
}
