import CopyRuntime
import Foundation
import LumenErrors

/// An error that was thrown or another state of a view, and where the person meets it.
struct Occasion {
  let value: any CatalogCopy
  /// Nil for the entry's default.
  var context: CopyContext?
  /// The error of the system that it is shown for. Nil where the app threw it itself.
  var origin: (any Error)?

  /// The entry and its presentation, for the reader of the demo.
  var caption: String {
    let place =
      switch context?.presentation ?? value.presentation {
      case .alert: "alert"
      case .banner: "banner"
      case .atField: "at the field"
      case .retryState: "in place of the content"
      case .fullScreen: "full screen"
      case .confirmation: "confirmation"
      case .inPlace: "in place"
      }
    guard let origin = origin.map({ $0 as NSError }) else { return "\(value.entryID) · \(place)" }
    return "\(value.entryID) · \(place), for \(origin.domain) \(origin.code)"
  }

  init(_ value: any CatalogCopy, context: CopyContext? = nil) {
    self.value = value
    self.context = context
  }

  /// What an error that somebody else threw is shown as. Nil where nobody is shown anything.
  init?(resolving error: any Error, context: CopyContext? = nil) {
    guard let resolved = Self.errors.resolve(error).resolved else { return nil }
    self.init(resolved.error, context: context)
    origin = error
  }

  /// Any error type of Lumen stands for its whole catalog.
  private static let errors = CatalogErrors(SyncError.self)

  private static let september = Date(timeIntervalSince1970: 1_788_273_000)  // 1 September 2026, 14:30 UTC

  static let all: [Occasion] = [
    Occasion(SyncError.offline),
    Occasion(SyncError.uploadInterrupted(
      fileName: "Holiday.mov", progress: 0.85, underlying: URLError(.networkConnectionLost))),
    Occasion(
      SyncError.uploadInterrupted(
        fileName: "Holiday.mov", progress: 0.85, underlying: URLError(.networkConnectionLost)),
      context: .passing),
    Occasion(SyncError.maintenance(when: september)),
    Occasion(SyncError.fileTooLarge(fileName: "Concert.mov", size: 7.6, limit: 5)),
    Occasion(SyncError.deviceFull(
      count: 3, needed: 12, underlying: CocoaError(.fileWriteOutOfSpace))),
    Occasion(SyncError.fileGone(
      fileName: "Report.pdf", change: .deleted, days: 30, underlying: CocoaError(.fileNoSuchFile))),
    Occasion(SyncError.nameTooLong(excess: 1, limit: 255)),
    Occasion(SyncError.accountLocked(count: 5, reference: "4815-1623")),
    Occasion(PhotosError.accessOff),
    Occasion(PhotosError.backupStopped(
      left: 1204, when: september, underlying: URLError(.notConnectedToInternet))),
    Occasion(PhotosError.albumFull(album: "Summer", limit: 5000, used: 4998, count: 11)),
    Occasion(PhotosError.alreadyInAlbum(person: "Aiko", count: 4)),
    Occasion(SharingError.linkPaused(count: 2000, when: september, owner: "Jonas Weber")),
    Occasion(SharingError.oneAddressIncomplete(position: 2)),
    Occasion(AccountError.cardExpired(last4: "4242", expiry: september)),
    Occasion(AccountError.planTooSmall(plan: .free, limit: 15, used: 48.2)),
    Occasion(DevicesError.cardRemoved(left: 86, underlying: POSIXError(.ENODEV))),
    Occasion(DevicesError.lastVersion(next: "6.0", system: "20", installed: "5.12.3", until: september)),
    Occasion(PhotosCopy.nothingFound(query: "Aurora")),
    Occasion(SyncCopy.deleteFiles(count: 3, days: 30)),
    Occasion(DevicesCopy.importing(done: 45, total: 131, progress: 0.34)),
    Occasion(SharingCopy.peopleInvited(person: "Aiko", count: 3)),
  ] + fromTheSystem

  /// Errors of the network, the disk and the service, each shown with the entry that maps it.
  private static let fromTheSystem: [Occasion] = [
    Occasion(resolving: URLError(.notConnectedToInternet), context: .passing),
    Occasion(resolving: HTTPError(429, retryAfter: "90")),
    Occasion(
      resolving: CocoaError(.fileWriteOutOfSpace, userInfo: ["NSFilePath": "/home/aiko/Documents/Report.pdf"])),
    Occasion(resolving: URLError(.cancelled)),  // given up: nobody is shown anything
  ].compactMap(\.self)
}
