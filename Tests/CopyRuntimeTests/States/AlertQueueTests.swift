import CopyRuntime
import Foundation
import Observation
import Testing

private func tooLarge(_ name: String) -> AlbumError {
  .uploadTooLarge(fileName: name, count: 1, reason: .quota, underlying: CancellationError())
}

private let expired = AlbumError.cardExpired(last4: "4242", expiry: Date(timeIntervalSince1970: 0))

@MainActor @Suite struct AlertQueueTests {
  private let queue = AlertQueue { _ in AlbumError.shared(share: 1, size: 1, place: "") }

  private var codes: [Int] {
    ([queue.current].compactMap { $0 } + queue.waiting).map(\.error.code)
  }

  @Test func oneAtATimeAndTheSameErrorOnce() {
    queue.show(tooLarge("a"))
    queue.show(AlbumError.offline)
    queue.show(tooLarge("b"))
    queue.show(tooLarge("c") as NSError)
    #expect(codes == [2, 3])
    #expect(queue.current?.count == 3)
    let english = CopyPreferences(languages: ["en"])
    #expect(queue.current?.copy(preferences: english).title == "Couldn’t upload “a”")
    for _ in 0..<1000 { queue.show(tooLarge("d")) }
    #expect(queue.current?.count == 1003)
    #expect(queue.current?.errors.count == 100)
  }

  @Test func cancellationsAreShownToNobody() {
    let quiet: [any Error] = [
      CancellationError(), URLError(.cancelled), CocoaError(.userCancelled), POSIXError(.ECANCELED),
      NSError(domain: NSURLErrorDomain, code: -999), CancellationError() as NSError,
    ]
    for error in quiet { queue.show(error) }
    #expect(queue.current == nil)
    let silent = AlertQueue { _ in nil }
    silent.show(URLError(.timedOut))
    #expect(silent.current == nil)
    queue.show(tooLarge("a"))  // It wraps a cancellation; what it says itself counts.
    queue.show(URLError(.timedOut))
    #expect(codes == [2, 4])
  }

  @Test func theMostSevereWaitsInFrontAndNothingInterrupts() {
    queue.show(AlbumError.offline)
    queue.show(URLError(.timedOut))
    queue.show(expired)
    queue.show(tooLarge("a"))
    #expect(codes == [3, 2, 1, 4])
  }

  @Test func aSecondTapNeverDismissesTheNext() throws {
    queue.show(AlbumError.offline)
    queue.show(tooLarge("a"))
    let first = try #require(queue.current).id
    queue.dismiss(first)
    queue.dismiss(first)
    #expect(codes == [2])
    queue.dismiss(try #require(queue.current).id)
    #expect(queue.current == nil)
    queue.show(AlbumError.offline)
    #expect(queue.current?.id != first)
  }

  @Test func anAlertGoesWhenItsCauseIsGone() {
    queue.show(AlbumError.offline, cause: "photos")
    queue.show(tooLarge("a"), cause: "photos")
    queue.show(tooLarge("b"), cause: "videos")
    queue.show(expired)
    queue.causeIsGone("photos")
    #expect(codes == [2, 1])
    queue.causeIsGone("music")
    queue.causeIsGone("videos")
    #expect(codes == [1])
    queue.show(expired, cause: "card")
    queue.causeIsGone("card")
    #expect(codes == [1])  // It was shown without a cause too.
  }

  @Test func changesAreSeen() async {
    var changes = 0
    queue.onChange = { changes += 1 }
    await confirmation { observed in
      withObservationTracking {
        _ = queue.current
      } onChange: {
        observed()
      }
      queue.show(AlbumError.offline)
    }
    queue.show(CancellationError())
    queue.dismiss(-1)
    queue.causeIsGone("nothing")
    #expect(changes == 1)
  }

  @Test func manyTasksShowAtOnce() async {
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<500 {
        group.addTask {
          await queue.show(index % 2 == 0 ? AlbumError.offline : tooLarge("\(index)"), cause: "\(index % 5)")
        }
      }
    }
    #expect(codes.count == 2)
    #expect((queue.current?.count ?? 0) + (queue.waiting.first?.count ?? 0) == 500)
    for cause in 0..<5 { queue.causeIsGone("\(cause)") }
    #expect(queue.current == nil)
  }
}
