import CopyRuntime
import Foundation

/// What `copyc` generates for a catalog that maps system errors: the shape that the runtime is made for.
enum FilesError: CatalogError {
  case diskFull(fileName: String?, underlying: any Error)
  case busy(host: String, seconds: Int?)
  case offline
  case partial
  case unexpected(underlying: any Error)
  case nothingCharged

  static let catalogDomain = CatalogDomain(
    name: "Files", identifier: "com.example.files", short: "FIL", catalog: FilesCopy.catalog,
    entries: """
      disk-full code=1 contexts=blocking,passing remedy=fix arguments=-fileName
      busy code=2 contexts=passing remedy=wait arguments=-host,seconds
      offline code=3 contexts=content remedy=fix
      partial code=4 contexts=content remedy=retry
      unexpected code=5 contexts=blocking remedy=retry
      nothing-charged code=6 contexts=blocking remedy=none
      """)

  var catalogEntry: CatalogEntry {
    switch self {
    case .diskFull(let a0, let underlying): CatalogEntry(0, a0, underlying: underlying)
    case .busy(let a0, let a1): CatalogEntry(1, a0, a1)
    case .offline: CatalogEntry(2)
    case .partial: CatalogEntry(3)
    case .unexpected(let underlying): CatalogEntry(4, underlying: underlying)
    case .nothingCharged: CatalogEntry(5)
    }
  }
}

enum FilesCopy {
  static let catalog = CatalogTables(
    source: "en", locales: ["en"], matches: "en", errors: errors
  ) { _ in
    LocaleTables(
      "en",
      data: """
        cardinal one: i = 1 and v = 0
        number|number|1|0-3|0|3,3,1|,|.|latn|0|0|-0|-0|NaN|∞|-∞
        """,
      text: """
        [Files]
        1
         t Not enough space
         m “{0}” wasn’t saved because this disk is full.
         without.fileName.m The file wasn’t saved because this disk is full.
         passing.m “{0}” waits for space.
         r Delete files you don’t need.
         linux.r Delete files of yours.
        2
         m {0} is busy. It goes on in {1 plural|one {1 number} second|other {1 number} seconds}.
         without.seconds.m {0} is busy. It goes on in a few minutes.
        3
         t This device is offline
        4
         t Some files are missing
        5
         t Couldn’t save the file
         m It is in use.
        6
         t Nothing was charged
        """)
  }

  private static let errors = ErrorMaps(
    mapped: { mapped_Files($0) }, isQuiet: { isQuiet($0) },
    fallback: { error in FilesError.unexpected(underlying: error.original) })

  private static func mapped_Files(_ error: MappedError) -> (any CatalogError)? {
    switch error.domain {
    case "NSCocoaErrorDomain":
      switch error.code {
      case 640:
        return FilesError.diskFull(fileName: error.fileName, underlying: error.original)
      default: return nil
      }
    case "NSPOSIXErrorDomain":
      switch error.code {
      case Int(POSIXErrorCode.ENOSPC.rawValue), Int(POSIXErrorCode.EDQUOT.rawValue):
        return FilesError.diskFull(fileName: error.fileName, underlying: error.original)
      default: return nil
      }
    case "http":
      switch error.code {
      case 429, 503:
        guard let a0 = error.host else { return nil }
        return FilesError.busy(host: a0, seconds: error.retryAfterSeconds)
      default: return nil
      }
    case "CKErrorDomain":
      switch error.code {
      case 2:
        return FilesError.partial
      case 3:
        return FilesError.offline
      default: return nil
      }
    case "SKErrorDomain":
      switch error.code {
      case 15:
        return FilesError.nothingCharged
      default: return nil
      }
    case "com.example.sync":
      switch error.code {
      case -7:
        return FilesError.offline
      default: return nil
      }
    default: return nil
    }
  }

  private static func isQuiet(_ error: MappedError) -> Bool {
    switch error.domain {
    case "NSURLErrorDomain":
      switch error.code {
      case -1019: true
      default: false
      }
    default: false
    }
  }
}
