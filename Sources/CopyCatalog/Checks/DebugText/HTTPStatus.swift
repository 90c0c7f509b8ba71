/// A status of HTTP, or a request as a server sees it.
struct HTTPStatus: DebugTextCheck {
  static let page = CheckPage(
    id: "http-status", category: .debugText, severity: .blocking,
    summary: "A status of HTTP, such as “HTTP 503” or “404 Not Found”.",
    rationale: """
      A status is what one server tells another. “The service is down for maintenance” tells a person what \
      they need to know. Found are numbers after HTTP and “status code”, numbers with their reason phrase \
      (RFC 9110, 15), and requests such as “GET /v1/albums”. “HTTP proxy”, “500 MB” and “404 people” are not \
      found.
      """,
    examples: [
      .message("HTTP 503 while the album was loaded.", "The album’s service is down for maintenance."),
      .message("The album answered 404 Not Found.", "The album was deleted."),
    ])
  static let sign = DebugSigns.httpStatus
  static let impact = "the reader meets what one server tells another"
  static let fix = "say what the service could not do; the status goes into the copied details"

  /// Reason phrases that stand for themselves beside their number in either case.
  static let phrases = [
    "switching protocols", "multiple choices", "moved permanently", "see other", "not modified", "use proxy",
    "temporary redirect", "permanent redirect", "bad request", "unauthorized", "unauthorised",
    "payment required",
    "forbidden", "not found", "method not allowed", "not acceptable", "proxy authentication required",
    "request timeout",
    "request time-out", "length required", "precondition failed", "payload too large", "content too large",
    "request entity too large", "uri too long", "request-uri too long", "unsupported media type",
    "range not satisfiable",
    "expectation failed", "i'm a teapot", "misdirected request", "unprocessable entity",
    "unprocessable content", "locked",
    "failed dependency", "too early", "upgrade required", "precondition required", "too many requests",
    "request header fields too large", "unavailable for legal reasons", "internal server error",
    "internal error",
    "server error", "not implemented", "bad gateway", "service unavailable",
    "service temporarily unavailable",
    "gateway timeout", "gateway time-out", "http version not supported", "variant also negotiates",
    "insufficient storage", "loop detected", "network authentication required",
  ]
  private static let reasons = PhraseList(phrases)
  /// Phrases that nobody but a server says, in the capitals in which it does.
  private static let distinctive: [StaticString] = [
    "Internal Server Error", "Bad Gateway", "Gateway Timeout", "Gateway Time-out", "Unprocessable Entity",
    "Unprocessable Content", "Precondition Failed", "Not Acceptable", "Method Not Allowed",
    "Payload Too Large",
    "URI Too Long", "I'm a teapot", "Bad Request",
  ]
  /// Reasons of one number alone, as they are ordinary words.
  private static let exact: [(number: StaticString, reason: StaticString)] = [
    ("100", "Continue"), ("200", "OK"), ("201", "Created"), ("202", "Accepted"), ("204", "No Content"),
    ("302", "Found"),
    ("409", "Conflict"), ("410", "Gone"),
  ]
  /// The same, to be looked for.
  static let distinctivePhrases = distinctive.map { "\($0)" }
  private static let verbs: [StaticString] = [
    "GET ", "POST ", "PUT ", "PATCH ", "DELETE ", "HEAD ", "OPTIONS ",
  ]

  static func hits(in text: DebugText) -> [DebugHit] {
    var hits: [DebugHit] = []
    let what = "is a status of HTTP"
    var index = 0
    while index < text.count {
      let byte = text.bytes[index]
      var end = index + 1
      if byte.isDigit {
        while text[end]?.isDigit == true { end += 1 }
        if let hit = status(text, index..<end, what) {
          hits.append(hit)
          end = hit.range.upperBound
        }
      } else if byte.isLetter, DebugSigns.isWordStart(text.bytes, index) {
        if let hit = named(text, index, what) ?? request(text, index) ?? alone(text, index) {
          hits.append(hit)
          end = hit.range.upperBound
        }
      }
      index = max(end, index + 1)
    }
    for range in reasons.matches(in: text) {
      if let hit = numberAfter(text, range, what) { hits.append(hit) }
    }
    return hits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func isStatus(_ text: DebugText, _ digits: Range<Int>) -> Bool {
    digits.count == 3 && (0x31...0x35).contains(text.bytes[digits.lowerBound])
  }

  /// `404 Not Found`, `503: Service Unavailable`, `(404) Not Found`, `404 error`
  private static func status(_ text: DebugText, _ digits: Range<Int>, _ what: String) -> DebugHit? {
    guard isStatus(text, digits), !text.isInsideWord(digits.lowerBound) else { return nil }
    var index = digits.upperBound
    while let byte = text[index], index - digits.upperBound < 4,
      [.space, .colon, .hyphen, .closeParenthesis, .comma].contains(byte)
    { index += 1 }
    if index == digits.upperBound, text.has(" – ", at: index) || text.has(" — ", at: index) { index += 5 }
    if index > digits.upperBound, let end = reasons.match(in: text, at: index) {
      return DebugHit(digits.lowerBound..<end, what)
    }
    for (number, reason) in exact where text.has(number, at: digits.lowerBound) && text.has(reason, at: index)
    {
      let end = index + reason.utf8CodeUnitCount
      // “100 Continue Street” is an address.
      let isAll = text[end].map { !$0.isName && !$0.isSpace } ?? (text.next == nil)
      if index > digits.upperBound, isAll { return DebugHit(digits.lowerBound..<end, what) }
    }
    guard text.bytes[digits.lowerBound] >= 0x34 else { return nil }
    let errors: [StaticString] =
      switch text.site.locale.language {
      case "en": [" error", " Error"]
      case "de": ["-Fehler"]
      case "nl": ["-fout"]
      case "sv": ["-fel"]
      case "nb", "no": ["-feil"]
      case "da": ["-fejl"]
      case "ja": ["エラー", " エラー"]
      case "zh": ["错误", " 错误", "錯誤", " 錯誤"]
      case "ko": [" 오류", "오류", " 에러", "에러"]
      case "tr": [" hatası"]
      default: []
      }
    for error in errors where text.has(error, at: digits.upperBound) {
      let end = digits.upperBound + error.utf8CodeUnitCount
      if text[end]?.isName != true { return DebugHit(digits.lowerBound..<end, what, .shouldFix) }
    }
    return nil
  }

  /// `HTTP 500`, `HTTP/1.1 404`, `HTTP error {status}`, `status code 403`
  private static func named(_ text: DebugText, _ start: Int, _ what: String) -> DebugHit? {
    var index = start
    var isHTTP = false
    if text.has("HTTP", at: start) || text.has("Http", at: start) {
      isHTTP = true
      index += 4
      if text[index] == UInt8(ascii: "S") || text[index] == UInt8(ascii: "s") { index += 1 }
      if text.has("/", at: index) {
        index += 1
        while let byte = text[index], byte.isDigit || byte == .period { index += 1 }
      }
    } else if !["status", "Status", "STATUS"].contains(where: { text.hasText($0, at: start) }) {
      return nil
    } else {
      index += 6
    }
    var hasWord = false
    var lastEnd = index
    while index - start < 60 {
      while let byte = text[index], [.space, .colon, .hyphen, .equalsSign, .openParenthesis].contains(byte) {
        index += 1
      }
      if text.has("：", at: index) { index += 3 }
      let wordStart = index
      while let byte = text[index], byte.isLetter || byte >= 0x80, index - start < 100 { index += 1 }
      guard index > wordStart else { break }
      let word = text.string(wordStart..<index).lowercased()
      let words = DebugWords.of(text.site.locale)
      guard
        ["status", "code", "error", "response", "statuscode", "state"].contains(word)
          || (words?.errors.contains(word) ?? false) || (words?.codes.contains(word) ?? false)
          || (words?.errorCodes.contains(word) ?? false)
      else {
        index = wordStart
        break
      }
      hasWord = true
      lastEnd = index
    }
    let digits = index
    while text[index]?.isDigit == true { index += 1 }
    if index > digits {
      guard isStatus(text, digits..<index), text[index]?.isName != true, isHTTP || hasWord else { return nil }
      return DebugHit(start..<index, what)
    }
    guard digits == text.count, case .placeholder(let placeholder)? = text.next, isHTTP || hasWord else {
      return nil
    }
    return DebugHit(start..<lastEnd, "shows the reader a status of HTTP by {\(placeholder.name)}", .shouldFix)
  }

  /// `GET /v1/albums`
  private static func request(_ text: DebugText, _ start: Int) -> DebugHit? {
    for verb in verbs where text.has(verb, at: start) {
      let path = start + verb.utf8CodeUnitCount
      guard text.has("/", at: path) || text.has("http", at: path), text[path + 1]?.isSpace == false else {
        return nil
      }
      return DebugHit(
        start..<text.word(around: path..<path + 1).upperBound, "is a request of one program to another")
    }
    return nil
  }

  /// `Internal Server Error`
  private static func alone(_ text: DebugText, _ start: Int) -> DebugHit? {
    for reason in distinctive where text.has(reason, at: start) {
      let end = start + reason.utf8CodeUnitCount
      if text[end]?.isName != true { return DebugHit(start..<end, "is a phrase of HTTP", .shouldFix) }
    }
    return nil
  }

  /// `not found (404)`
  private static func numberAfter(_ text: DebugText, _ reason: Range<Int>, _ what: String) -> DebugHit? {
    var index = text.skippingSpaces(reason.upperBound)
    guard text[index] == .openParenthesis || text[index] == .colon else { return nil }
    let isBracketed = text[index] == .openParenthesis
    index = text.skippingSpaces(index + 1)
    let digits = index
    while text[index]?.isDigit == true { index += 1 }
    guard isStatus(text, digits..<index), text.bytes[digits] >= 0x33, text[index]?.isName != true else {
      return nil
    }
    if isBracketed { guard text[index] == .closeParenthesis else { return nil } }
    return DebugHit(reason.lowerBound..<index + (isBracketed ? 1 : 0), what)
  }
}

extension DebugText {
  /// Whether some text stands at an offset, letter by letter.
  func hasText(_ sought: String, at offset: Int) -> Bool {
    offset >= 0 && offset + sought.utf8.count <= bytes.count
      && bytes[offset..<offset + sought.utf8.count].elementsEqual(sought.utf8)
  }
}
