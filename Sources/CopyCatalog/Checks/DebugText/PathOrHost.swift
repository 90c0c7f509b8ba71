/// A path of a file system, or a host that no reader knows.
struct PathOrHost: DebugTextCheck {
  static let page = CheckPage(
    id: "path-or-host", category: .debugText, severity: .shouldFix,
    summary: "A path of a file system, or a host or address of an inside network.",
    rationale: """
      “/var/mobile/Containers/…” and “localhost:8080” lead a reader nowhere and tell others how the app is \
      built. Name the thing as the person knows it: the file’s name, the device, the service. Found are \
      paths from a root, a drive or a server, private and local addresses (RFC 1918, 6761, 8375), hosts of \
      tests and of an API. Web addresses, “name@example.com” as a format, “24/7”, “and/or”, “Settings > \
      General” and “10:30” are not found.
      """,
    examples: [
      .message("Nothing was saved at /var/mobile/Media/DCIM.", "Nothing was saved in your photo library."),
      .translation(
        "es", of: "The service is offline.", "No responde localhost.", "El servicio está desconectado."),
      .message("The album at C:\\\\Users\\\\Public is full.", "The shared album is full."),
    ])
  static let sign = DebugSigns.pathOrHost
  static let impact = "the reader meets a place that leads nowhere for them"
  static let fix = "name the file, the device or the service as the person knows it"

  private static let roots: Set<String> = [
    "Users", "home", "var", "etc", "tmp", "private", "usr", "opt", "System", "Library", "Applications",
    "Volumes", "data",
    "storage", "sdcard", "mnt", "proc", "dev", "root", "srv", "bin", "sbin", "Developer", "Network",
  ]
  /// Names that lead to no public host (RFC 6761, RFC 8375, common use).
  private static let insideEndings: Set<String> = [
    "local", "internal", "corp", "lan", "test", "invalid", "localhost", "localdomain", "intranet", "arpa",
  ]
  private static let insideBeginnings: Set<String> = [
    "staging", "stage", "dev", "qa", "uat", "preprod", "sandbox", "localhost", "int", "testing",
  ]

  static func hits(in text: DebugText) -> [DebugHit] {
    var hits: [DebugHit] = []
    var index = 0
    while index < text.count {
      let range: Range<Int>? =
        switch text.bytes[index] {
        case UInt8(ascii: "/"): path(text, index)
        case UInt8(ascii: "~"): home(text, index)
        case .backslash: windows(text, index)
        case .colon: scheme(text, index)
        case .period: host(text, index)
        case UInt8(ascii: "l"), UInt8(ascii: "L"): localhost(text, index)
        default: nil
        }
      if let range {
        let isHost =
          range.contains(index) && text.bytes[index] != UInt8(ascii: "/") && text.bytes[index] != .backslash
          && text.bytes[index] != UInt8(ascii: "~") && !text.has("file:", at: range.lowerBound)
        hits.append(DebugHit(range, isHost ? "is an address inside a network" : "is a path of a file system"))
        index = max(range.upperBound, index + 1)
      } else {
        index += 1
      }
    }
    return hits
  }

  /// `/var/mobile`, after a space, a bracket, a quotation mark or a colon.
  private static func path(_ text: DebugText, _ slash: Int) -> Range<Int>? {
    if let before = text[slash - 1],
      before.isName
        || [
          .period, UInt8(ascii: "/"), UInt8(ascii: ">"), .closeParenthesis,
          .closeBrace, .hyphen, .colon,
        ].contains(before) && !(before == .colon && text[slash + 1] != UInt8(ascii: "/"))
    {
      return nil
    }
    if slash > 0, text.isCasedLetter(before: slash) { return nil }
    var end = slash + 1
    while let byte = text[end], byte.isName { end += 1 }
    guard roots.contains(text.string(slash + 1..<end)), text[end] == UInt8(ascii: "/"),
      let next = text[end + 1],
      next.isName || next == .period || next >= 0x80
    else { return nil }
    return slash..<wordEnd(text, end)
  }

  /// `~/Library`
  private static func home(_ text: DebugText, _ tilde: Int) -> Range<Int>? {
    guard text.has("~/", at: tilde), !text.isInsideWord(tilde), let next = text[tilde + 2],
      next.isName || next == .period
    else { return nil }
    return tilde..<wordEnd(text, tilde)
  }

  /// `C:\Users`, `\\server\share`
  private static func windows(_ text: DebugText, _ slash: Int) -> Range<Int>? {
    if text[slash - 1] == .colon, slash >= 2, text.bytes[slash - 2].isLetter, !text.isInsideWord(slash - 2),
      let next = text[slash + 1], next.isName || next == .backslash
    {
      return slash - 2..<wordEnd(text, slash)
    }
    if text.has("\\\\", at: slash), let next = text[slash + 2], next.isLetter,
      slash == 0 || !text.isInsideWord(slash)
    {
      let end = wordEnd(text, slash)
      return text.bytes[slash + 2..<end].contains(.backslash) ? slash..<end : nil
    }
    return nil
  }

  /// `file://…`, and web addresses that end in a port or lead to an API.
  private static func scheme(_ text: DebugText, _ colon: Int) -> Range<Int>? {
    guard text.has("://", at: colon), colon > 0,
      text.bytes[colon - 1].isLetter || text.bytes[colon - 1] == .closeBracket
    else { return nil }
    var start = colon
    while start > 0, colon - start < 12, text.bytes[start - 1].isLetter { start -= 1 }
    let end = wordEnd(text, colon + 3)
    if text.has("file", at: start) { return start..<end }
    guard text.has("http", at: start) || text.has("ws", at: start) else { return nil }
    for part: StaticString in ["/api/", "/v1/", "/v2/", "/v3/", "/graphql", "/rest/", "/rpc"] {
      if let index = text.firstIndex(of: part, from: colon + 3, within: end - colon), index < end {
        return start..<end
      }
    }
    return nil
  }

  /// `localhost`, `localhost:8080`
  private static func localhost(_ text: DebugText, _ start: Int) -> Range<Int>? {
    guard text.has("localhost", at: start) || text.has("Localhost", at: start), !text.isInsideWord(start),
      text[start - 1] != .period
    else { return nil }
    var end = start + 9
    guard text[end]?.isName != true else { return nil }
    if text[end] == .colon, text[end + 1]?.isDigit == true {
      end += 1
      while text[end]?.isDigit == true { end += 1 }
    }
    return start..<end
  }

  /// `192.168.0.4`, `build.local`, `staging.example.com`, `10.0.0.1:8080`, from its first point on.
  private static func host(_ text: DebugText, _ dot: Int) -> Range<Int>? {
    guard dot > 0, text.bytes[dot - 1].isName, text[dot + 1]?.isName == true else { return nil }
    var start = dot
    while start > 0, dot - start < 64, text.bytes[start - 1].isName || text.bytes[start - 1] == .hyphen {
      start -= 1
    }
    if let before = text[start - 1], before == UInt8(ascii: "@") || before == .period { return nil }
    var end = dot
    while let byte = text[end],
      byte.isName || byte == .hyphen || byte == .period && text[end + 1]?.isName == true,
      end - dot < 200
    { end += 1 }
    if text[end] == UInt8(ascii: "@") { return nil }
    let labels = text.string(start..<end).lowercased().split(separator: ".")
    guard labels.count >= 2 else { return nil }
    var isInside = false
    if labels.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }) {
      let numbers = labels.compactMap { Int($0) }
      guard numbers.count == 4, numbers.allSatisfy({ $0 <= 255 }) else { return nil }
      isInside =
        numbers[0] == 10 || numbers[0] == 127 || numbers[0] == 192 && numbers[1] == 168
        || numbers[0] == 172 && (16...31).contains(numbers[1]) || numbers[0] == 169 && numbers[1] == 254
      if !isInside { isInside = text[end] == .colon && text[end + 1]?.isDigit == true }
    } else if let last = labels.last, let first = labels.first, last.utf8.allSatisfy(\.isLetter) {
      isInside =
        insideEndings.contains(String(last))
        || labels.count >= 3 && insideBeginnings.contains(String(first))
          && FileTypes.ofHosts.contains(String(last))
      if !isInside, text[end] == .colon, text[end + 1]?.isDigit == true, text[end + 2]?.isDigit == true {
        isInside = FileTypes.ofHosts.contains(String(last))
      }
    }
    guard isInside else { return nil }
    if text[end] == .colon, text[end + 1]?.isDigit == true {
      end += 1
      while text[end]?.isDigit == true { end += 1 }
    }
    return start..<end
  }

  /// The end of the run without white space, less the marks that end a clause, at most 400 bytes on.
  private static func wordEnd(_ text: DebugText, _ start: Int) -> Int {
    var end = start
    while let byte = text[end], !byte.isSpace, byte != .quote, byte != UInt8(ascii: ">"),
      byte != UInt8(ascii: "<"),
      !text.has("”", at: end), !text.has("’", at: end), !text.has("»", at: end), !text.has("」", at: end),
      end - start < 400
    { end += 1 }
    while end > start + 1,
      [.period, .comma, .colon, .semicolon, .closeParenthesis, .exclamationMark, .apostrophe].contains(
        text.bytes[end - 1])
    { end -= 1 }
    return end
  }
}
