import CopyRuntime
import Foundation
import LumenErrors
import Testing

@MainActor @Suite struct RecoveringTests {
  private let error = SyncError.uploadInterrupted(
    fileName: "a.mov", progress: 0.5, underlying: POSIXError(.EPIPE))

  private func wrapper(_ chosen: Chosen) -> RecoverableCatalogError<SyncError> {
    error.recoverable(preferences: CopyPreferences(languages: ["en"])) { action in
      chosen.actions.append(action)
      return action == .tryAgain
    }
  }

  private final class Chosen {
    var actions: [SyncError.Action] = []
  }

  @Test func aButtonsPlaceIsItsAction() {
    let chosen = Chosen()
    let recoverable = wrapper(chosen)
    #expect(recoverable.recoveryOptions == ["Try Again", "Cancel"])
    #expect(recoverable.attemptRecovery(optionIndex: 0))
    #expect(!recoverable.attemptRecovery(optionIndex: 1))
    #expect(!recoverable.attemptRecovery(optionIndex: 2))
    #expect(!recoverable.attemptRecovery(optionIndex: -1))
    #expect(chosen.actions == [.tryAgain, .cancel])
  }

  @Test func whereTheAppGoesOnTheAnswerComesLater() async {
    let recoverable = error.recoverable { action in
      await Task.yield()
      return action == .tryAgain
    }
    for (index, expected) in [true, false].enumerated() {
      let recovered = await withCheckedContinuation { continuation in
        recoverable.attemptRecovery(optionIndex: index) { continuation.resume(returning: $0) }
      }
      #expect(recovered == expected)
    }
    let outside = await withCheckedContinuation { continuation in
      recoverable.attemptRecovery(optionIndex: 9) { continuation.resume(returning: $0) }
    }
    #expect(!outside)
  }

  @Test func aHandlerThatSuspendsIsStartedWhereTheAppWaits() async {
    await withCheckedContinuation { continuation in
      let recoverable = error.recoverable { _ in
        await Task.yield()
        continuation.resume()
        return true
      }
      #expect(!recoverable.attemptRecovery(optionIndex: 0))
    }
  }

  @Test func aHandlerThatReturnsAtOnceAnswersBothForms() {
    let chosen = Chosen()
    var answers: [Bool] = []
    wrapper(chosen).attemptRecovery(optionIndex: 0) { answers.append($0) }
    #expect(answers == [true])
  }

  @Test func theBridgedErrorHasTextsButtonsAttempterAndHelp() {
    let chosen = Chosen()
    let bridged = wrapper(chosen) as NSError
    #expect(bridged.domain == "com.example.lumen.sync")
    #expect(bridged.code == 3)
    #expect(bridged.localizedDescription == "Couldn’t upload “a.mov”")
    #expect(bridged.localizedRecoverySuggestion?.hasPrefix("The connection was lost at 50%.") == true)
    #expect(bridged.localizedRecoveryOptions == ["Try Again", "Cancel"])
    #expect((bridged.userInfo[NSUnderlyingErrorKey] as? NSError)?.code == Int(POSIXErrorCode.EPIPE.rawValue))
    #if !canImport(Darwin)
      let attempter = bridged.recoveryAttempter as? any RecoverableError
      #expect(attempter?.attemptRecovery(optionIndex: 0) == true)
      #expect(chosen.actions == [.tryAgain])
    #endif
    let help = SyncError.storageFull(limit: 5).recoverable { _ in false } as NSError
    #expect(help.helpAnchor == "https://example.com/lumen/help/storage")
  }

  @Test func theErrorItselfIsFoundInIt() {
    let recoverable: any Error = wrapper(Chosen())
    #expect(SyncError(recoverable)?.id == .uploadInterrupted)
    #expect(SyncError(recoverable as NSError)?.id == .uploadInterrupted)
    #expect(recoverable.localizedDescription == "Couldn’t upload “a.mov”")
    let report = DiagnosticReport(recoverable, facts: DiagnosticFacts())
    #expect(report.text.contains("support-code: SYN-3"))
    #expect(!(error as any Error is any RecoverableError))
  }

  @Test func printingShowsNothingPrivate() {
    let recoverable = wrapper(Chosen())
    var dumped = ""
    dump(recoverable, to: &dumped)
    for text in ["\(recoverable)", String(reflecting: recoverable), dumped] {
      #expect(text.contains("upload-interrupted"))
      #expect(!text.contains("a.mov"))
    }
  }

  @Test func anAlertQueueKnowsIt() {
    let alerts = AlertQueue { _ in nil }
    alerts.show(wrapper(Chosen()))
    alerts.show(error)
    #expect(alerts.current?.count == 2)
  }
}
