import CopyRuntime
import Foundation
import LumenErrors
import Testing

@Suite struct IdentityTests {
  private func save(to name: String) throws(SyncError) {
    throw .nameTaken(fileName: name)
  }

  @Test func aTestExpectsACertainErrorWhateverItsArguments() {
    let error = #expect(throws: SyncError.self) { try save(to: "Notes.txt") }
    #expect(error?.id == .nameTaken)
    #expect(error?.id != .nameTooLong)
  }

  @Test func anErrorThatWasBridgedIsTheSameEntry() {
    let bridged: any Error = SyncError.offline as NSError
    #expect(SyncError(bridged)?.id == .offline)
    #expect(SyncError(POSIXError(.EIO))?.id == nil)
  }

  @Test func anEntryHasItsNameAndItsCode() {
    #expect(SyncError.ID.uploadInterrupted.name == "upload-interrupted")
    #expect("\(SyncError.ID.uploadInterrupted)" == "upload-interrupted")
    #expect(SyncError.ID.uploadInterrupted.code == 3)
    #expect(SyncCopy.uploading(count: 1, progress: 0).id == .uploading)
    #expect(Set<SyncCopy.ID>([.noFiles, .noFiles, .upToDate]).count == 2)
  }

  /// Errors go where SwiftUI asks for something identifiable.
  @Test func anErrorIsIdentifiableForTheAsking() {
    func id<Item: Identifiable>(_ item: Item) -> Item.ID { item.id }
    #expect(id(Shown(error: .offline)) == .offline)
  }

  private struct Shown: Identifiable {
    let error: SyncError
    var id: SyncError.ID { error.id }
  }
}

@Suite struct EqualityAndCodingTests {
  @Test func statesAreEqualWhereEntryAndArgumentsAre() {
    #expect(SyncCopy.deleteFiles(count: 3, days: 30) == .deleteFiles(count: 3, days: 30))
    #expect(SyncCopy.deleteFiles(count: 3, days: 30) != .deleteFiles(count: 4, days: 30))
    #expect(SyncCopy.noFiles != .upToDate)
    let states: Set<AccountCopy> = [.planChanged(plan: .plus), .planChanged(plan: .plus), .planChanged(plan: .free)]
    #expect(states.count == 2)
  }

  /// An error that holds any other error is like no other, and can't be written down.
  @Test func enumsWithAWrappedErrorAreNeither() {
    #expect(!((SyncError.self as Any) is any Hashable.Type))
    #expect(!((SyncError.self as Any) is any Encodable.Type))
    #expect((SyncCopy.self as Any) is any Codable.Type)
  }

  @Test func aValueComesBackFromJSONAndPropertyLists() throws {
    let september = Date(timeIntervalSince1970: 1_788_271_500)
    let states: [AccountCopy] = [.noPayments, .planChanged(plan: .family), .deleteAccount(when: september)]
    #expect(try JSONDecoder().decode([AccountCopy].self, from: JSONEncoder().encode(states)) == states)
    let list = try PropertyListEncoder().encode(states)
    #expect(try PropertyListDecoder().decode([AccountCopy].self, from: list) == states)
    #expect(
      String(decoding: try JSONEncoder.sorted.encode(SyncCopy.deleteFiles(count: 3, days: 30)), as: UTF8.self)
        == #"{"arguments":{"count":3,"days":30},"entry":"delete-files"}"#)
  }

  /// Foundation itself writes a `Decimal` that is no number into JSON as a word that it can't read.
  @Test func anAmountThatIsNoNumberIsNotWritten() throws {
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(MoneyAmount(.nan, "EUR")) }
    let amount = MoneyAmount(12.5, "EUR")
    #expect(
      String(decoding: try JSONEncoder.sorted.encode(amount), as: UTF8.self)
        == #"{"amount":12.5,"currency":"EUR"}"#)
    #expect(try JSONDecoder().decode(MoneyAmount.self, from: JSONEncoder().encode(amount)) == amount)
  }

  @Test(arguments: [
    #"{"entry":"delete-planet"}"#, #"{"entry":"offline"}"#, #"{"entry":"delete-files"}"#,
    #"{"entry":"delete-files","arguments":{"count":"3","days":30}}"#, #"{"entry":3}"#, "[]",
    // A state has no code, and 0 is none.
    #"{"entry":"up-to-date","code":0}"#, #"{"entry":"up-to-date","code":-1}"#,
  ])
  func whatIsNoEntryIsADecodingError(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(SyncCopy.self, from: Data(json.utf8)) }
  }
}

extension JSONEncoder {
  fileprivate static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}

#if DEBUG
  @Suite struct RangeTests {
    @Test func aNumberOutOfItsRangeStopsADebugBuild() async {
      await #expect(processExitsWith: .failure) {
        _ = SyncError.waitingForConnection(count: 0).copy()
      }
    }

    @Test func aNumberWithinItsRangeDoesNot() {
      for count in [1, 100_000] { #expect(!SyncError.waitingForConnection(count: count).copy().message.isEmpty) }
    }
  }
#endif
