import CopyRuntime
import Foundation
import Observation
import Synchronization
import Testing

/// Counts the attempts and holds them until they are let go.
private final class Gate: Sendable {
  private let state = Mutex((runs: 0, running: 0, most: 0, isOpen: false))

  var runs: Int { state.withLock { $0.runs } }
  var most: Int { state.withLock { $0.most } }
  func open() { state.withLock { $0.isOpen = true } }
  func close() { state.withLock { $0.isOpen = false } }

  /// - Returns: which attempt it is, from 1.
  func pass() async throws -> Int {
    let run = state.withLock { state in
      state.runs += 1
      state.running += 1
      state.most = max(state.most, state.running)
      return state.runs
    }
    defer { state.withLock { $0.running -= 1 } }
    while !state.withLock({ $0.isOpen }) {
      try Task.checkCancellation()
      await Task.yield()
    }
    return run
  }
}

@MainActor private func wait(until condition: @MainActor () -> Bool) async {
  while !condition() { await Task.yield() }
}

@MainActor @Suite(.timeLimit(.minutes(1))) struct RetryTests {
  private let gate = Gate()

  @Test func aFailureReachesTheCallerAndTheOperationRunsAgain() async throws {
    let outcomes = Mutex<[Result<Int, AlbumError>]>([.failure(.offline), .failure(.offline), .success(7)])
    let retry = Retry { () async throws(AlbumError) -> Int in
      try outcomes.withLock { $0.removeFirst() }.get()
    }
    #expect(retry.attempts == 0 && !retry.isRunning)
    for attempt in 1...2 {
      await #expect(throws: AlbumError.self) { try await retry() }
      #expect(retry.attempts == attempt && !retry.isRunning)
    }
    #expect(try await retry() == 7)
    #expect(retry.attempts == 0)
  }

  @Test func attemptsNeverOverlap() async throws {
    let retry = Retry { [gate] in try await gate.pass() }
    let callers = (0..<100).map { _ in Task { try await retry() } }
    await wait { gate.runs == 1 && retry.isRunning }
    for _ in 0..<50 { await Task.yield() }
    gate.open()
    for caller in callers { #expect(try await caller.value == 1) }
    #expect(gate.runs == 1 && gate.most == 1 && !retry.isRunning)
    #expect(try await retry() == 2)
  }

  @Test func whoAsksRightAfterAnOutcomeGetsANewAttempt() async throws {
    gate.open()
    let retry = Retry { [gate] in try await gate.pass() }
    for attempt in 1...200 { #expect(try await retry() == attempt) }
  }

  @Test func cancellationPassesThrough() async throws {
    let retry = Retry { [gate] in try await gate.pass() }
    let caller = Task { try await retry() }
    await wait { gate.runs == 1 }
    caller.cancel()
    await #expect(throws: CancellationError.self) { try await caller.value }
    #expect(retry.attempts == 0 && !retry.isRunning)
    gate.open()
    #expect(try await retry() == 2)
  }

  @Test func oneWhoLeavesTakesTheAttemptFromNobody() async throws {
    let retry = Retry { [gate] in try await gate.pass() }
    let first = Task { try await retry() }
    await wait { gate.runs == 1 }
    let second = Task { try await retry() }
    for _ in 0..<50 { await Task.yield() }
    first.cancel()
    for _ in 0..<50 { await Task.yield() }
    gate.open()
    #expect(try await second.value == 1)
    #expect(try await first.value == 1)
  }

  @Test func nobodyJoinsAnAttemptThatIsGivenUp() async throws {
    let stubborn = Mutex(0)
    let retry = Retry { [gate] () async throws -> Int in
      let run = stubborn.withLock { $0 += 1; return $0 }
      do { return try await gate.pass() } catch {
        // It takes its time to stop.
        for _ in 0..<200 { await Task.yield() }
        throw run == 1 ? error : AlbumError.offline
      }
    }
    let first = Task { try await retry() }
    await wait { gate.runs == 1 }
    first.cancel()
    for _ in 0..<20 { await Task.yield() }
    let second = Task { try await retry() }
    await wait { gate.runs == 2 }
    gate.open()
    #expect(try await second.value == 2)
    await #expect(throws: CancellationError.self) { try await first.value }
    #expect(gate.most == 1)
  }

  @Test func aTaskThatIsCancelledAlreadyLeavesNothingRunning() async throws {
    let retry = Retry { [gate] in try await gate.pass() }
    let caller = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await retry()
    }
    caller.cancel()
    await #expect(throws: CancellationError.self) { try await caller.value }
    #expect(!retry.isRunning)
  }

  @Test func theOperationRunsWithTheCallersPreferences() async throws {
    let retry = Retry { () async throws(AlbumError) -> String in AlbumError.offline.copy().message }
    let message = try await CopyPreferences.$task.withValue(CopyPreferences(languages: ["zh-TW"])) {
      try await retry()
    }
    #expect(message == "您已離線。")
  }

  @Test func changesAreSeen() async throws {
    gate.open()
    let retry = Retry { [gate] in try await gate.pass() }
    var seen: [Bool] = []
    retry.onChange = { seen.append(retry.isRunning) }
    try await confirmation { observed in
      withObservationTracking {
        _ = retry.isRunning
      } onChange: {
        observed()
      }
      _ = try await retry()
    }
    #expect(seen == [true, false])
    retry.onChange = nil
  }

  @Test func manyCallersComeAndGo() async {
    let retry = Retry { [gate] in try await gate.pass() }
    gate.open()
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<400 {
        group.addTask {
          let caller = Task { try await retry() }
          if index % 3 == 0 { caller.cancel() }
          _ = await caller.result
        }
      }
    }
    #expect(gate.most == 1 && !retry.isRunning)
  }
}
