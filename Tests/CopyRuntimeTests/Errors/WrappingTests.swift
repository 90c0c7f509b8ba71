import CopyRuntime
import Foundation
import LumenErrors
import Testing

private struct Refused: Error {}

/// Not `Sendable`, as most state of a view is.
private final class Upload {
  var progress = 0.0

  nonisolated(nonsending) func run(failingWith error: (any Error)? = nil) async throws -> String {
    progress = 0.5
    await Task.yield()
    if let error { throw error }
    return "done"
  }
}

@Suite struct WrappingTests {
  @Test func whatAnOperationThrowsIsUnderneath() async {
    let upload = Upload()
    let error = await #expect(throws: SyncError.self) {
      try await SyncError.uploadInterrupted(fileName: "a.mov", progress: upload.progress) {
        try await upload.run(failingWith: Refused())
      }
    }
    #expect(error?.id == .uploadInterrupted)
    #expect(error?.underlyingError is Refused)
    // The arguments are asked for when there is something to tell.
    guard case .uploadInterrupted("a.mov", 0.5, _)? = error else {
      Issue.record("\(error as Any)")
      return
    }
  }

  @Test func aResultComesThrough() async throws {
    #expect(try await SyncError.unexpected { try await Upload().run() } == "done")
    #expect(try synchronously { 7 } == 7)
  }

  @Test func errorsOfTheSameDomainPass() async {
    let own = await #expect(throws: SyncError.self) {
      try await SyncError.unexpected { try await Upload().run(failingWith: SyncError.offline) }
    }
    #expect(own?.id == .offline)
    let bridged = #expect(throws: SyncError.self) {
      try synchronously { throw SyncError.offline as NSError }
    }
    #expect(bridged?.id == .offline)
    // What `CatalogErrors` gave, or a wrapper with its handler, is thrown on.
    let resolved = #expect(throws: SyncError.self) {
      let resolution = CatalogErrors(SyncError.self).resolve(SyncError.offline)
      try synchronously { throw try #require(resolution.resolved) }
    }
    #expect(resolved?.id == .offline)
    let recoverable = #expect(throws: SyncError.self) {
      try synchronously { throw SyncError.offline.recoverable { (_: SyncError.Action) in true } }
    }
    #expect(recoverable?.id == .offline)
    let other = #expect(throws: SyncError.self) { try synchronously { throw PhotosError.accessOff } }
    #expect(other?.id == .unexpected)
    #expect((other?.underlyingError as? PhotosError)?.id == .accessOff)
  }

  @Test(arguments: [
    CancellationError() as any Error, CocoaError(.userCancelled), POSIXError(.ECANCELED),
    NSError(domain: "NSURLErrorDomain", code: -999),
  ])
  func cancellationsPass(cancellation: any Error) async {
    let thrown = await #expect(throws: (any Error).self) {
      try await SyncError.unexpected { try await Upload().run(failingWith: cancellation) }
    }
    #expect(thrown.map { SyncError($0) == nil } == true)
    #expect((thrown as NSError?)?.domain == (cancellation as NSError).domain)
    #expect(throws: (any Error).self) { try synchronously { throw cancellation } }
  }

  /// A function that throws errors of one domain alone says what it gives where it was cancelled.
  private func save(failingWith error: (any Error)?) async throws(SyncError) -> String? {
    try await SyncError.unexpected(ifCancelled: nil) { try await Upload().run(failingWith: error) }
  }

  @Test func typedErrorsAreOfTheDomainAlone() async throws {
    #expect(try await save(failingWith: CancellationError()) == nil)
    #expect(try await save(failingWith: nil) == "done")
    do throws(SyncError) {
      _ = try await save(failingWith: Refused())
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.id == .unexpected)
    }
  }

  /// The operation runs on the caller's actor, and may use what is not `Sendable`.
  @MainActor @Test func theOperationStaysWhereItsCallerIs() async throws {
    let upload = Upload()
    let result = try await SyncError.unexpected {
      MainActor.assertIsolated()
      let result = try await upload.run()
      MainActor.assertIsolated()
      return result
    }
    #expect(result == "done")
    #expect(upload.progress == 0.5)
    #expect(try await Counter().count() == 1)
  }

  private actor Counter {
    private var value = 0

    func count() async throws -> Int {
      try await SyncError.fileGone(fileName: "\(value)", change: .moved, days: 1) {
        value += 1
        await Task.yield()
        return value
      }
    }
  }

  /// In a function without `await`, the form for operations that don’t suspend is taken.
  private func synchronously<Success>(_ operation: () throws -> Success) throws -> Success {
    try SyncError.unexpected { try operation() }
  }
}
