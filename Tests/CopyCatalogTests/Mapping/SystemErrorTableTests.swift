import CopyCatalog
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The table of system errors, held against Foundation where it has them.
@Suite struct SystemErrorTableTests {
  @Test func everyCodeOfTheNetworkIsFoundations() {
    let codes: [(String, URLError.Code)] = [
      ("unknown", .unknown), ("cancelled", .cancelled), ("badURL", .badURL), ("timedOut", .timedOut),
      ("unsupportedURL", .unsupportedURL), ("cannotFindHost", .cannotFindHost),
      ("cannotConnectToHost", .cannotConnectToHost), ("networkConnectionLost", .networkConnectionLost),
      ("dnsLookupFailed", .dnsLookupFailed), ("httpTooManyRedirects", .httpTooManyRedirects),
      ("resourceUnavailable", .resourceUnavailable), ("notConnectedToInternet", .notConnectedToInternet),
      ("redirectToNonExistentLocation", .redirectToNonExistentLocation),
      ("badServerResponse", .badServerResponse),
      ("userCancelledAuthentication", .userCancelledAuthentication),
      ("userAuthenticationRequired", .userAuthenticationRequired), ("zeroByteResource", .zeroByteResource),
      ("cannotDecodeRawData", .cannotDecodeRawData), ("cannotDecodeContentData", .cannotDecodeContentData),
      ("cannotParseResponse", .cannotParseResponse), ("fileDoesNotExist", .fileDoesNotExist),
      ("fileIsDirectory", .fileIsDirectory), ("noPermissionsToReadFile", .noPermissionsToReadFile),
      ("secureConnectionFailed", .secureConnectionFailed),
      ("serverCertificateHasBadDate", .serverCertificateHasBadDate),
      ("serverCertificateUntrusted", .serverCertificateUntrusted),
      ("serverCertificateHasUnknownRoot", .serverCertificateHasUnknownRoot),
      ("serverCertificateNotYetValid", .serverCertificateNotYetValid),
      ("clientCertificateRejected", .clientCertificateRejected),
      ("clientCertificateRequired", .clientCertificateRequired),
      ("cannotLoadFromNetwork", .cannotLoadFromNetwork),
      ("cannotCreateFile", .cannotCreateFile), ("cannotOpenFile", .cannotOpenFile),
      ("cannotCloseFile", .cannotCloseFile), ("cannotWriteToFile", .cannotWriteToFile),
      ("cannotRemoveFile", .cannotRemoveFile), ("cannotMoveFile", .cannotMoveFile),
      ("downloadDecodingFailedMidStream", .downloadDecodingFailedMidStream),
      ("downloadDecodingFailedToComplete", .downloadDecodingFailedToComplete),
      ("internationalRoamingOff", .internationalRoamingOff), ("callIsActive", .callIsActive),
      ("dataNotAllowed", .dataNotAllowed), ("requestBodyStreamExhausted", .requestBodyStreamExhausted),
      ("backgroundSessionRequiresSharedContainer", .backgroundSessionRequiresSharedContainer),
      ("backgroundSessionInUseByAnotherProcess", .backgroundSessionInUseByAnotherProcess),
      ("backgroundSessionWasDisconnected", .backgroundSessionWasDisconnected)
    ]
    for (name, code) in codes {
      #expect(
        SystemError.named("URLError.\(name)")?.identities
          == [.code(domain: NSURLErrorDomain, code: code.rawValue)], "\(name)")
    }
    let onlyOnApple: Set = ["appTransportSecurityRequiresSecureConnection", "dataLengthExceedsMaximum"]
    let known = Set(codes.map { "URLError.\($0.0)" }).union(onlyOnApple.map { "URLError.\($0)" })
    #expect(Set(SystemError.all.map(\.name).filter { $0.hasPrefix("URLError.") }) == known)
  }

  @Test func everyCodeOfFilesIsFoundations() {
    let codes: [(String, CocoaError.Code)] = [
      ("fileNoSuchFile", .fileNoSuchFile), ("fileLocking", .fileLocking),
      ("fileReadUnknown", .fileReadUnknown),
      ("fileReadNoPermission", .fileReadNoPermission), ("fileReadInvalidFileName", .fileReadInvalidFileName),
      ("fileReadCorruptFile", .fileReadCorruptFile), ("fileReadNoSuchFile", .fileReadNoSuchFile),
      ("fileReadInapplicableStringEncoding", .fileReadInapplicableStringEncoding),
      ("fileReadUnsupportedScheme", .fileReadUnsupportedScheme), ("fileReadTooLarge", .fileReadTooLarge),
      ("fileReadUnknownStringEncoding", .fileReadUnknownStringEncoding),
      ("fileWriteUnknown", .fileWriteUnknown),
      ("fileWriteNoPermission", .fileWriteNoPermission),
      ("fileWriteInvalidFileName", .fileWriteInvalidFileName),
      ("fileWriteFileExists", .fileWriteFileExists),
      ("fileWriteInapplicableStringEncoding", .fileWriteInapplicableStringEncoding),
      ("fileWriteUnsupportedScheme", .fileWriteUnsupportedScheme),
      ("fileWriteOutOfSpace", .fileWriteOutOfSpace),
      ("fileWriteVolumeReadOnly", .fileWriteVolumeReadOnly),
      ("keyValueValidation", .keyValueValidation), ("formatting", .formatting),
      ("userCancelled", .userCancelled),
      ("featureUnsupported", .featureUnsupported), ("executableNotLoadable", .executableNotLoadable),
      ("executableArchitectureMismatch", .executableArchitectureMismatch),
      ("executableRuntimeMismatch", .executableRuntimeMismatch), ("executableLoad", .executableLoad),
      ("executableLink", .executableLink), ("propertyListReadCorrupt", .propertyListReadCorrupt),
      ("propertyListReadUnknownVersion", .propertyListReadUnknownVersion),
      ("propertyListReadStream", .propertyListReadStream),
      ("propertyListWriteStream", .propertyListWriteStream),
      ("propertyListWriteInvalid", .propertyListWriteInvalid),
      ("ubiquitousFileUnavailable", .ubiquitousFileUnavailable),
      ("ubiquitousFileNotUploadedDueToQuota", .ubiquitousFileNotUploadedDueToQuota),
      ("ubiquitousFileUbiquityServerNotAvailable", .ubiquitousFileUbiquityServerNotAvailable),
      ("userActivityHandoffFailed", .userActivityHandoffFailed),
      ("userActivityConnectionUnavailable", .userActivityConnectionUnavailable),
      ("userActivityRemoteApplicationTimedOut", .userActivityRemoteApplicationTimedOut),
      ("userActivityHandoffUserInfoTooLarge", .userActivityHandoffUserInfoTooLarge),
      ("coderReadCorrupt", .coderReadCorrupt), ("coderValueNotFound", .coderValueNotFound),
      ("coderInvalidValue", .coderInvalidValue)
    ]
    for (name, code) in codes {
      #expect(
        SystemError.named("CocoaError.\(name)")?.identities
          == [.code(domain: NSCocoaErrorDomain, code: code.rawValue)], "\(name)")
    }
  }

  /// A symbol that Foundation lacks would not compile in generated Swift.
  @Test func everySymbolOfPOSIXIsFoundations() {
    let symbols = Set((1...200).compactMap { POSIXErrorCode(rawValue: $0) }.map { "POSIXError.\($0)" })
    for name in SystemError.all.map(\.name) where name.hasPrefix("POSIXError.") {
      // Of two symbols with one number, Foundation prints one.
      #expect(symbols.contains(name) || name == "POSIXError.EWOULDBLOCK", "\(name)")
    }
  }

  @Test func decodingErrorsAreWhatTheyAreBridgedTo() {
    let context = DecodingError.Context(codingPath: [], debugDescription: "")
    let cases: [(String, any Error)] = [
      ("DecodingError.typeMismatch", DecodingError.typeMismatch(Int.self, context)),
      ("DecodingError.valueNotFound", DecodingError.valueNotFound(Int.self, context)),
      ("DecodingError.dataCorrupted", DecodingError.dataCorrupted(context)),
      (
        "EncodingError.invalidValue",
        EncodingError.invalidValue(1, EncodingError.Context(codingPath: [], debugDescription: ""))
      ),
      ("CancellationError", CancellationError())
    ]
    for (name, error) in cases {
      let bridged = error as NSError
      #expect(
        SystemError.named(name)?.identities == [.code(domain: bridged.domain, code: bridged.code)], "\(name)")
    }
  }

  @Test func theTableIsWhole() {
    let names = SystemError.all.map(\.name)
    #expect(Set(names).count == names.count)
    for error in SystemError.all {
      #expect(!error.identities.isEmpty, "\(error.name)")
      // What says nothing itself and what is shown to nobody has no remedy to hold copy against.
      if error.isCancellation { #expect(error.remedies.isEmpty && error.contexts.isEmpty, "\(error.name)") }
      if error.isCommon { #expect(!error.remedies.isEmpty && !error.contexts.isEmpty, "\(error.name)") }
      for context in error.contexts { #expect(context.isError, "\(error.name)") }
      // A full disk or a missing permission is never tried again as it is.
      if error.name.hasSuffix("OutOfSpace") || error.name.contains("Quota")
        || error.name.contains("NoPermission")
      {
        #expect(!error.remedies.contains(.retry), "\(error.name)")
      }
    }
    #expect(SystemError.all.count { $0.isCommon } == 17)
    #expect(SystemError.all.count { $0.isCancellation } == 17)
  }
}
