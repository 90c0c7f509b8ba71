import CopyRuntime
import Testing

private typealias Photos = Loadable<[String], AlbumError>

@Suite struct LoadableTests {
  @Test func fourStatesAndEmptinessApart() {
    var photos = Photos.notStarted
    #expect(photos.value == nil && !photos.isLoading && photos.failure == nil)
    photos.start()
    #expect(photos.isLoading && photos.value == nil)
    photos.finish(with: .success(["a"]))
    if case .loaded(["a"]) = photos {} else { Issue.record("\(photos)") }
    photos.finish(with: .success([]))
    if case .empty = photos {} else { Issue.record("\(photos)") }
    var number = Loadable<Int, AlbumError>.notStarted
    number.finish(with: .success(0))
    if case .loaded(0) = number {} else { Issue.record("\(number)") }
  }

  @Test func theLastGoodValueStays() {
    var photos = Photos.loaded(["a"])
    photos.start()
    #expect(photos.value == ["a"])
    photos.finish(with: .failure(.offline))
    #expect(photos.value == ["a"])
    #expect(photos.failure != nil)
    #expect(photos.failureContext == .passing)
    photos.start()
    photos.finish(with: .failure(.offline))
    #expect(photos.value == ["a"])
    photos.finish(with: .success(["b"]))
    #expect(photos.value == ["b"] && photos.failure == nil)

    var fresh = Photos.notStarted
    fresh.start()
    fresh.finish(with: .failure(.offline))
    #expect(fresh.value == nil && fresh.failureContext == .content)
  }

  @Test func whatIsGivenUpIsNoFailure() {
    var photos = Loadable<[String], any Error>.notStarted
    photos.start()
    photos.finish(with: .failure(CancellationError()))
    if case .notStarted = photos {} else { Issue.record("\(photos)") }
    photos.finish(with: .success([]))
    photos.start()
    photos.finish(with: .failure(CancellationError()))
    if case .empty = photos {} else { Issue.record("\(photos)") }
    photos = .failed(AlbumError.offline, last: ["a"])
    photos.start()
    photos.finish(with: .failure(CancellationError()))
    if case .loaded(["a"]) = photos {} else { Issue.record("\(photos)") }
    photos.finish(with: .failure(AlbumError.uploadTooLarge(
      fileName: "a", count: 1, reason: .quota, underlying: CancellationError())))
    #expect(photos.failure != nil)
  }

  @Test func aFailureAlwaysOffersAWayOn() {
    let error = AlbumError.uploadTooLarge(
      fileName: "a", count: 1, reason: .quota, underlying: CancellationError())
    var copy = error.copy(locale: "en")
    #expect(copy.actions.map(\.role) == [.destructive, .cancel])
    #expect(copy.wayOn == .actions([copy.actions[0]]))
    copy.actions.removeAll { $0.role != .cancel }
    #expect(copy.actions.count == 1)
    #expect(copy.wayOn == .help(CopyHelp(url: "https://example.com/help", label: "Free up space")))
    #expect(AlbumError.offline.copy(locale: "en").wayOn == .loadAgain)
  }
}
