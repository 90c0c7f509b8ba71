import CopyRuntime
import Foundation
import LumenErrors

/// An error that was thrown, and where the person meets it.
struct Occasion {
  let error: any CatalogError
  /// Nil for the entry's default.
  var context: CopyContext?

  /// The entry and its presentation, for the reader of the demo.
  var caption: String {
    let place =
      switch context?.presentation ?? error.presentation {
      case .alert: "alert"
      case .banner: "banner"
      case .atField: "at the field"
      case .retryState: "in place of the content"
      case .fullScreen: "full screen"
      case .confirmation: "confirmation"
      case .inPlace: "in place"
      }
    return "\(error.entryID) · \(place)"
  }

  private static let september = Date(timeIntervalSince1970: 1_788_273_000)  // 1 September 2026, 14:30 UTC

  static let all: [Occasion] = [
    Occasion(error: SyncError.offline),
    Occasion(error: SyncError.uploadInterrupted(
      fileName: "Holiday.mov", progress: 0.85, underlying: URLError(.networkConnectionLost))),
    Occasion(
      error: SyncError.uploadInterrupted(
        fileName: "Holiday.mov", progress: 0.85, underlying: URLError(.networkConnectionLost)),
      context: .passing),
    Occasion(error: SyncError.maintenance(when: september)),
    Occasion(error: SyncError.fileTooLarge(fileName: "Concert.mov", size: 7.6, limit: 5)),
    Occasion(error: SyncError.deviceFull(
      count: 3, needed: 12, underlying: CocoaError(.fileWriteOutOfSpace))),
    Occasion(error: SyncError.fileGone(
      fileName: "Report.pdf", change: .deleted, days: 30, underlying: CocoaError(.fileNoSuchFile))),
    Occasion(error: SyncError.nameTooLong(excess: 1, limit: 255)),
    Occasion(error: SyncError.accountLocked(count: 5, reference: "4815-1623")),
    Occasion(error: PhotosError.accessOff),
    Occasion(error: PhotosError.backupStopped(
      left: 1204, when: september, underlying: URLError(.notConnectedToInternet))),
    Occasion(error: PhotosError.albumFull(album: "Summer", limit: 5000, used: 4998, count: 11)),
    Occasion(error: PhotosError.alreadyInAlbum(person: "Aiko", count: 4)),
  ]
}
