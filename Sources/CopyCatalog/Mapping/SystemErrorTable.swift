/// The errors that systems throw, and what they mean for the person who meets them.
///
/// One line is one kind of error: its name, its code, the contexts it is usually shown in, who can end it,
/// and what else holds: `common` (one of those that every app meets), `cancellation` (shown to nobody),
/// `transparent` (what is underneath decides). `-` is where nothing general can be said. Permission that is
/// missing is always the person's to give, a full disk is never tried again, and a mistake of the programmer
/// has no copy of its own.
///
/// Names and codes: swift-corelibs-foundation (`URLError`, `CocoaError`, `POSIXErrorCode`), which a test
/// compares; for what is only on Apple systems the headers of its SDKs (`CKError.h`, `SKError.h`,
/// `LAError.h`,
/// `AVError.h`, `PHError.h`, `CLError.h`, `ASAuthorizationError.h`, `CoreDataErrors.h`); statuses of HTTP:
/// RFC 9110.
enum SystemErrorTable {
  static let families: [Family] = [
    Family("URLError", domain: "NSURLErrorDomain", facts: [.host, .url], network),
    Family("CocoaError", domain: "NSCocoaErrorDomain", facts: [.fileName], files),
    Family("CocoaError", domain: "NSCocoaErrorDomain", facts: [], cocoa),
    Family("POSIXError", domain: SystemErrorIdentity.posixDomain, facts: [], posix),
    Family("http", domain: "http", facts: [.host, .url, .retryAfter], http),
    Family("CKError", domain: "CKErrorDomain", facts: [.retryAfter], cloud),
    Family("SKError", domain: "SKErrorDomain", facts: [], store),
    Family("LAError", domain: "com.apple.LocalAuthentication", facts: [], authentication),
    Family(
      "ASAuthorizationError", domain: "com.apple.AuthenticationServices.AuthorizationError", facts: [], signIn
    ),
    Family(
      "ASWebAuthenticationSessionError", domain: "com.apple.AuthenticationServices.WebAuthenticationSession",
      facts: [], webSignIn),
    Family("CLError", domain: "kCLErrorDomain", facts: [], location),
    Family("PHPhotosError", domain: "PHPhotosErrorDomain", facts: [], photos),
    Family("AVError", domain: "AVFoundationErrorDomain", facts: [], media),
    Family(
      "UNError", domain: "UNErrorDomain", facts: [], "notificationsNotAllowed 1 passing,unavailable fix"),
    Family("CNError", domain: "CNErrorDomain", facts: [], "authorizationDenied 100 unavailable fix"),
    Family("OSStatus", domain: "NSOSStatusErrorDomain", facts: [], security)
  ]

  /// Names that stand for errors of another family's domain.
  static let aliases: [(name: String, line: String)] = [
    // A `DecodingError` is bridged to the two codes of `CocoaError.coder…`, and so are its cases.
    ("DecodingError", "NSCocoaErrorDomain 4864,4865 content,blocking fix,get-help common"),
    ("DecodingError.typeMismatch", "NSCocoaErrorDomain 4864 content,blocking fix,get-help"),
    ("DecodingError.dataCorrupted", "NSCocoaErrorDomain 4864 content,blocking fix,get-help"),
    ("DecodingError.keyNotFound", "NSCocoaErrorDomain 4865 content,blocking fix,get-help"),
    ("DecodingError.valueNotFound", "NSCocoaErrorDomain 4865 content,blocking fix,get-help"),
    ("EncodingError", "NSCocoaErrorDomain 4866 - get-help"),
    ("EncodingError.invalidValue", "NSCocoaErrorDomain 4866 - get-help"),
    ("CancellationError", "Swift.CancellationError 1 - - cancellation")
  ]

  /// One family of errors: the names of one Swift type.
  struct Family {
    let type: String
    let domain: String
    let facts: [ErrorFact]
    let lines: String

    init(_ type: String, domain: String, facts: [ErrorFact], _ lines: String) {
      self.type = type
      self.domain = domain
      self.facts = facts
      self.lines = lines
    }
  }

  private static let network = """
    unknown -1 - - transparent
    backgroundSessionRequiresSharedContainer -995 - get-help
    backgroundSessionInUseByAnotherProcess -996 - -
    backgroundSessionWasDisconnected -997 passing,content retry,wait
    cancelled -999 - - cancellation
    badURL -1000 field,blocking fix,get-help
    timedOut -1001 content,blocking retry,wait,fix common
    unsupportedURL -1002 field,blocking fix,get-help
    cannotFindHost -1003 content,field,blocking retry,wait,fix common
    cannotConnectToHost -1004 content,blocking wait,retry common
    networkConnectionLost -1005 passing,content,blocking retry,fix,wait common
    dnsLookupFailed -1006 content,field,blocking retry,wait,fix
    httpTooManyRedirects -1007 content get-help
    resourceUnavailable -1008 content wait,retry
    notConnectedToInternet -1009 content,passing,blocking fix,retry common
    redirectToNonExistentLocation -1010 content get-help
    badServerResponse -1011 content wait,retry,get-help
    userCancelledAuthentication -1012 - - cancellation
    userAuthenticationRequired -1013 blocking,content fix
    zeroByteResource -1014 content wait,retry,get-help
    cannotDecodeRawData -1015 content wait,retry,get-help
    cannotDecodeContentData -1016 content wait,retry,get-help
    cannotParseResponse -1017 content wait,retry,get-help
    internationalRoamingOff -1018 content,passing fix
    callIsActive -1019 passing,content wait
    dataNotAllowed -1020 content,passing fix
    requestBodyStreamExhausted -1021 - retry,get-help
    appTransportSecurityRequiresSecureConnection -1022 - get-help
    fileDoesNotExist -1100 blocking,content fix
    fileIsDirectory -1101 blocking fix
    noPermissionsToReadFile -1102 blocking fix,get-help
    dataLengthExceedsMaximum -1103 blocking,content none,fix
    secureConnectionFailed -1200 blocking,content fix,get-help
    serverCertificateHasBadDate -1201 blocking,content fix,get-help
    serverCertificateUntrusted -1202 blocking,content fix,get-help
    serverCertificateHasUnknownRoot -1203 blocking,content fix,get-help
    serverCertificateNotYetValid -1204 blocking,content fix,get-help
    clientCertificateRejected -1205 unavailable,blocking get-help
    clientCertificateRequired -1206 unavailable,blocking get-help
    cannotLoadFromNetwork -2000 content fix,retry
    cannotCreateFile -3000 blocking fix transparent
    cannotOpenFile -3001 blocking fix transparent
    cannotCloseFile -3002 blocking fix transparent
    cannotWriteToFile -3003 blocking fix transparent
    cannotRemoveFile -3004 blocking fix transparent
    cannotMoveFile -3005 blocking fix transparent
    downloadDecodingFailedMidStream -3006 content,blocking retry
    downloadDecodingFailedToComplete -3007 content,blocking retry
    """

  private static let files = """
    fileNoSuchFile 4 blocking,content fix common
    fileLocking 255 blocking wait,fix
    fileReadUnknown 256 blocking - transparent
    fileReadNoPermission 257 blocking fix,get-help common
    fileReadInvalidFileName 258 field,blocking fix
    fileReadCorruptFile 259 blocking fix,get-help
    fileReadNoSuchFile 260 blocking,content fix common
    fileReadInapplicableStringEncoding 261 blocking fix
    fileReadUnsupportedScheme 262 field,blocking fix
    fileReadTooLarge 263 blocking fix,none
    fileReadUnknownStringEncoding 264 blocking fix
    fileWriteUnknown 512 blocking - transparent
    fileWriteNoPermission 513 blocking fix,get-help common
    fileWriteInvalidFileName 514 field,blocking fix
    fileWriteFileExists 516 blocking,field fix
    fileWriteInapplicableStringEncoding 517 blocking fix
    fileWriteUnsupportedScheme 518 field,blocking fix
    fileWriteOutOfSpace 640 blocking fix common
    fileWriteVolumeReadOnly 642 blocking fix
    fileManagerUnmountUnknown 768 blocking - transparent
    fileManagerUnmountBusy 769 blocking wait,fix
    propertyListReadCorrupt 3840 blocking fix,get-help
    propertyListReadUnknownVersion 3841 blocking fix,get-help
    propertyListReadStream 3842 blocking retry,get-help
    propertyListWriteStream 3851 blocking retry,get-help
    propertyListWriteInvalid 3852 - get-help
    ubiquitousFileUnavailable 4353 content,passing wait,retry,fix
    ubiquitousFileNotUploadedDueToQuota 4354 passing,blocking fix
    ubiquitousFileUbiquityServerNotAvailable 4355 passing,content wait,retry
    """

  private static let cocoa = """
    keyValueValidation 1024 field fix
    managedObjectValidation 1550 field fix
    formatting 2048 field fix
    userCancelled 3072 - - cancellation
    featureUnsupported 3328 unavailable,blocking none,fix
    executableNotLoadable 3584 unavailable,blocking get-help
    executableArchitectureMismatch 3585 unavailable,blocking get-help
    executableRuntimeMismatch 3586 unavailable,blocking get-help
    executableLoad 3587 unavailable,blocking get-help
    executableLink 3588 unavailable,blocking get-help
    xpcConnectionInterrupted 4097 blocking retry,get-help
    xpcConnectionInvalid 4099 blocking retry,get-help
    xpcConnectionReplyInvalid 4101 blocking retry,get-help
    userActivityHandoffFailed 4608 passing,blocking retry
    userActivityConnectionUnavailable 4609 passing,blocking fix,retry
    userActivityRemoteApplicationTimedOut 4610 passing,blocking retry,wait
    userActivityHandoffUserInfoTooLarge 4611 - get-help
    coderReadCorrupt 4864 content,blocking fix,get-help
    coderValueNotFound 4865 content,blocking fix,get-help
    coderInvalidValue 4866 - get-help
    bundleOnDemandResourceOutOfSpace 4992 blocking fix
    bundleOnDemandResourceExceededMaximumSize 4993 - get-help
    bundleOnDemandResourceInvalidTag 4994 - get-help
    cloudSharingNetworkFailure 5120 blocking,passing fix,retry
    cloudSharingQuotaExceeded 5121 blocking,passing fix
    cloudSharingTooManyParticipants 5122 blocking fix
    cloudSharingConflict 5123 blocking fix,retry
    cloudSharingNoPermission 5124 blocking fix,get-help
    cloudSharingOther 5375 blocking - transparent
    compressionFailed 5376 blocking get-help,fix
    decompressionFailed 5377 blocking fix,get-help
    persistentStoreSave 134030 blocking - transparent
    persistentStoreOpen 134080 unavailable get-help
    persistentStoreIncompatibleVersionHash 134100 unavailable fix
    migration 134110 unavailable get-help
    """

  /// The symbols that Linux and Darwin share.
  private static let posix = """
    EPERM - blocking fix,get-help
    ENOENT - blocking,content fix
    ESRCH - - -
    EINTR - - retry
    EIO - blocking get-help,fix
    ENXIO - blocking fix,get-help
    E2BIG - - get-help
    ENOEXEC - blocking get-help,fix
    EBADF - - get-help
    ECHILD - - -
    EDEADLK - - retry,get-help
    ENOMEM - blocking wait,fix
    EACCES - blocking fix,get-help
    EFAULT - - get-help
    EBUSY - blocking wait,fix
    EEXIST - blocking,field fix
    EXDEV - blocking fix
    ENODEV - blocking fix
    ENOTDIR - blocking fix
    EISDIR - blocking fix
    EINVAL - - get-help
    ENFILE - blocking wait,fix
    EMFILE - blocking wait,fix
    ENOTTY - - get-help
    ETXTBSY - blocking wait,fix
    EFBIG - blocking fix,none
    ENOSPC - blocking fix common
    ESPIPE - - get-help
    EROFS - blocking fix
    EMLINK - blocking fix
    EPIPE - content,blocking retry,wait
    EDOM - - get-help
    ERANGE - - get-help
    EAGAIN - content,blocking retry,wait
    EINPROGRESS - - wait
    EALREADY - - wait
    ENOTSOCK - - get-help
    EDESTADDRREQ - - get-help
    EMSGSIZE - - get-help
    EPROTOTYPE - - get-help
    ENOPROTOOPT - - get-help
    EPROTONOSUPPORT - - get-help
    ESOCKTNOSUPPORT - - get-help
    EPFNOSUPPORT - - get-help
    EAFNOSUPPORT - - get-help
    EADDRINUSE - blocking fix,wait
    EADDRNOTAVAIL - content,blocking fix,retry
    ENETDOWN - content,passing fix,retry
    ENETUNREACH - content,passing fix,retry
    ENETRESET - content,passing retry
    ECONNABORTED - content,blocking retry,wait
    ECONNRESET - content,blocking retry,wait
    ENOBUFS - blocking wait
    EISCONN - - get-help
    ENOTCONN - content retry
    ESHUTDOWN - content retry
    ETIMEDOUT - content,blocking retry,wait,fix
    ECONNREFUSED - content,blocking wait,retry
    ELOOP - blocking fix
    ENAMETOOLONG - field,blocking fix
    EHOSTDOWN - content,blocking wait,retry
    EHOSTUNREACH - content,blocking fix,retry,wait
    ENOTEMPTY - blocking fix
    EUSERS - blocking wait,get-help
    EDQUOT - blocking fix
    ESTALE - blocking fix,retry
    ENOLCK - blocking wait
    ENOSYS - unavailable,blocking none
    EOVERFLOW - blocking fix,none
    ECANCELED - - - cancellation
    EILSEQ - blocking,field fix
    """

  private static let http = """
    400 400 - get-help
    401 401 blocking,content fix
    402 402 blocking fix
    403 403 blocking,unavailable get-help,fix
    404 404 unavailable,content none,fix
    408 408 content,blocking retry,wait
    409 409 blocking fix
    410 410 unavailable,content none,fix
    412 412 blocking fix,retry
    413 413 blocking fix,none
    415 415 blocking fix
    422 422 field,blocking fix
    423 423 blocking wait,fix
    426 426 unavailable,blocking fix
    429 429 passing,content,blocking wait common
    451 451 unavailable none
    500 500 content,blocking wait,retry,get-help
    501 501 unavailable none,get-help
    502 502 content,blocking wait,retry,get-help
    503 503 content,passing,blocking wait common
    504 504 content,blocking wait,retry
    507 507 blocking,passing fix
    511 511 content,blocking fix
    """

  private static let cloud = """
    internalError 1 - - transparent
    partialFailure 2 - - transparent
    networkUnavailable 3 passing,content fix,retry
    networkFailure 4 passing,content retry,wait
    badContainer 5 - get-help
    serviceUnavailable 6 passing,content wait
    requestRateLimited 7 passing,content wait
    missingEntitlement 8 - get-help
    notAuthenticated 9 passing,blocking,unavailable fix common
    permissionFailure 10 blocking get-help,fix
    unknownItem 11 blocking,unavailable none,fix
    invalidArguments 12 - get-help
    resultsTruncated 13 - -
    serverRecordChanged 14 blocking fix
    serverRejectedRequest 15 - get-help,retry
    assetFileNotFound 16 blocking fix
    assetFileModified 17 blocking retry,fix
    incompatibleVersion 18 unavailable,blocking fix
    constraintViolation 19 - get-help,fix
    operationCancelled 20 - - cancellation
    changeTokenExpired 21 - -
    batchRequestFailed 22 - - transparent
    zoneBusy 23 passing,content wait
    badDatabase 24 - get-help
    quotaExceeded 25 passing,blocking fix common
    zoneNotFound 26 - -
    limitExceeded 27 - -
    userDeletedZone 28 blocking fix
    tooManyParticipants 29 blocking fix
    alreadyShared 30 blocking none
    referenceViolation 31 - get-help
    managedAccountRestricted 32 unavailable get-help
    participantMayNeedVerification 33 blocking fix
    serverResponseLost 34 passing,content retry,wait
    assetNotAvailable 35 content,passing wait,retry
    accountTemporarilyUnavailable 36 passing,blocking fix
    """

  private static let store = """
    unknown 0 blocking - transparent
    clientInvalid 1 blocking fix,get-help
    paymentCancelled 2 - - cancellation
    paymentInvalid 3 blocking get-help
    paymentNotAllowed 4 blocking,unavailable fix,get-help common
    storeProductNotAvailable 5 unavailable,blocking none
    cloudServicePermissionDenied 6 unavailable,blocking fix
    cloudServiceNetworkConnectionFailed 7 content,blocking fix,retry
    cloudServiceRevoked 8 blocking fix
    privacyAcknowledgementRequired 9 blocking fix
    unauthorizedRequestData 10 - get-help
    invalidOfferIdentifier 11 - get-help
    invalidSignature 12 - get-help
    missingOfferParams 13 - get-help
    invalidOfferPrice 14 - get-help
    overlayCancelled 15 - - cancellation
    overlayTimeout 17 passing,blocking retry
    ineligibleForOffer 18 blocking none
    unsupportedPlatform 19 unavailable,blocking none
    """

  private static let authentication = """
    authenticationFailed -1 passing,field,blocking retry,fix
    userCancel -2 - - cancellation
    userFallback -3 - -
    systemCancel -4 - - cancellation
    passcodeNotSet -5 blocking,unavailable fix
    biometryNotAvailable -6 unavailable,blocking fix
    biometryNotEnrolled -7 blocking,unavailable fix
    biometryLockout -8 blocking fix
    appCancel -9 - - cancellation
    invalidContext -10 - get-help
    biometryNotPaired -12 blocking fix
    biometryDisconnected -13 blocking fix
    notInteractive -1004 - -
    """

  private static let signIn = """
    unknown 1000 blocking - transparent
    canceled 1001 - - cancellation
    invalidResponse 1002 blocking retry,fix,get-help
    notHandled 1003 blocking retry,fix,get-help
    failed 1004 blocking retry,fix,get-help
    notInteractive 1005 - -
    """

  private static let webSignIn = """
    canceledLogin 1 - - cancellation
    presentationContextNotProvided 2 - get-help
    presentationContextInvalid 3 - get-help
    """

  private static let location = """
    locationUnknown 0 passing,content wait,retry
    denied 1 unavailable,passing,blocking fix
    network 2 passing,content wait,retry,fix
    headingFailure 3 passing wait,fix
    regionMonitoringDenied 4 unavailable,passing fix
    geocodeFoundNoResult 8 field,content fix
    geocodeFoundPartialResult 9 field,content fix
    geocodeCanceled 10 - - cancellation
    rangingUnavailable 16 unavailable none,fix
    promptDeclined 18 unavailable,passing fix
    """

  private static let photos = """
    userCancelled 3072 - - cancellation
    libraryVolumeOffline 3114 unavailable,blocking fix
    networkAccessRequired 3164 content,blocking fix
    networkError 3169 content,blocking retry,fix
    identifierNotFound 3201 blocking,content fix,none
    changeNotSupported 3300 blocking none,fix
    operationInterrupted 3301 blocking retry
    invalidResource 3302 blocking fix
    missingResource 3303 blocking fix
    notEnoughSpace 3305 blocking fix
    requestNotSupportedForAsset 3306 blocking none,fix
    accessRestricted 3310 unavailable,blocking get-help
    accessUserDenied 3311 unavailable,blocking fix
    """

  private static let media = """
    unknown -11800 blocking - transparent
    outOfMemory -11801 blocking wait,fix
    deviceAlreadyUsedByAnotherSession -11804 blocking wait,fix
    diskFull -11807 blocking fix
    deviceWasDisconnected -11808 blocking fix
    maximumDurationReached -11810 passing,blocking none,fix
    maximumFileSizeReached -11811 passing,blocking none,fix
    deviceNotConnected -11814 blocking fix
    deviceInUseByAnotherApplication -11815 blocking wait,fix
    sessionWasInterrupted -11818 passing,blocking wait,retry
    mediaServicesWereReset -11819 blocking retry
    exportFailed -11820 blocking retry transparent
    decodeFailed -11821 blocking fix
    fileFormatNotRecognized -11828 blocking fix
    fileFailedToParse -11829 blocking fix
    contentIsProtected -11831 unavailable,blocking get-help,fix
    contentIsNotAuthorized -11835 unavailable,blocking get-help,fix
    applicationIsNotAuthorizedToUseDevice -11852 unavailable,blocking fix
    undecodableMediaData -11855 blocking fix
    contentIsUnavailable -11863 unavailable,blocking none
    noLongerPlayable -11867 unavailable,blocking none
    operationCancelled -11878 - - cancellation
    """

  private static let security = """
    errSecUserCanceled -128 - - cancellation
    errSecAuthFailed -25293 field,blocking fix
    errSecInteractionNotAllowed -25308 passing,blocking wait,fix
    """
}
