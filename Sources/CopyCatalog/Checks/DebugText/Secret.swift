/// A password, a key or a token, in a text or in what is written about it.
struct Secret: DebugTextCheck, CopyCheck {
  static let page = CheckPage(
    id: "secret", category: .debugText, severity: .blocking,
    summary: "A password, a key or a token in a text, a sample, a note or a comment.",
    rationale: """
      Whoever reads the app, the repository or a translator’s file can use it, and it stays in the history \
      after it is deleted: it has to be revoked as well. Found by the shapes that services give their keys \
      (JWT, AWS, GitHub, Stripe, Slack, Google, PEM), by names such as `password=` before a value, and by a \
      password in an address. Long or odd words alone are none. A finding shows the first letters only.
      """,
    examples: [
      .message("The token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9 ended.", "You were signed out."),
      Example(
        bad: """
          [upload-paused]
          code = 1
          context = "field"
          remedy = "fix"
          message = "Enter the album’s address in full, like {place}."
          note = "Under the field."
          args.place = { type = "url", sample = "https://maria:sommer24@example.com/album" }
          """,
        good: """
          [upload-paused]
          code = 1
          context = "field"
          remedy = "fix"
          message = "Enter the album’s address in full, like {place}."
          note = "Under the field."
          args.place = { type = "url", sample = "https://example.com/album" }
          """),
    ])

  var looks: [Look] { [.debugText(self), .copy(self)] }
  static let sign = DebugSigns.secret
  static let impact = "everybody who can read this can use it"
  static let fix = "take it out and revoke it; text in a repository stays in its history"

  /// How the shapes below begin.
  static let openings =
    prefixes.map { $0.prefix.utf8.first.map { $0 == UInt8(ascii: "-") } == true ? "begin" : $0.prefix }
    + ["bearer", "basic ", "begin"] + names.sorted()

  static func shown(_ hit: DebugHit, in text: DebugText) -> String {
    text.string(hit.range.lowerBound..<min(hit.range.upperBound, hit.range.lowerBound + 4), whole: true) + "…"
  }

  static func hits(in text: DebugText) -> [DebugHit] {
    ranges(in: text.bytes).map { DebugHit($0, what) }
  }

  private static let what = "is the beginning of a password, key or token"

  // MARK: Beside the texts

  /// Samples, notes and comments.
  func findings(in copy: CopySite) -> [Finding] {
    var findings: [Finding] = []
    func look(at text: String?, _ place: Place, _ name: @autoclosure () -> String) {
      guard let text, text.utf8.count >= 8, DebugSigns.signs(of: text).contains(.secret) else { return }
      let bytes = Array(text.utf8)
      guard let first = Self.ranges(in: bytes).first else { return }
      let start = String(
        decoding: bytes[first.lowerBound..<min(first.upperBound, first.lowerBound + 4)], as: UTF8.self)
      findings.append(
        finding(
          "\(name()) of \(copy.entry.name) holds a password, key or token: “\(start)…”", at: place,
          in: copy.subject(),
          impact: Self.impact, fix: Fix(Self.fix)))
    }
    look(at: copy.copy.comment, copy.place, "the comment")
    guard copy.isSource else { return findings }
    look(at: copy.entry.note, copy.place, "the note")
    look(at: copy.entry.support, copy.place, "the text for support")
    if let help = copy.entry.help { look(at: help.url, help.place, "the help address") }
    for argument in copy.entry.arguments {
      look(at: argument.note, argument.place, "the note of {\(argument.name)}")
      switch argument.sample {
      case .text(let text): look(at: text, argument.place, "the sample of {\(argument.name)}")
      case .list(let texts):
        for text in texts { look(at: text, argument.place, "the sample of {\(argument.name)}") }
      case .integer, .number, .date, .money: break
      }
    }
    return findings
  }

  // MARK: Shapes

  /// What the keys of services begin with, and how many letters, digits, `_` and `-` follow at least.
  private static let prefixes: [(prefix: String, rest: Int)] = [
    ("eyJ", 6), ("AKIA", 12), ("ASIA", 12), ("AIza", 30), ("ya29.", 16), ("ghp_", 16), ("gho_", 16),
    ("ghu_", 16),
    ("ghs_", 16), ("ghr_", 16), ("github_pat_", 16), ("glpat-", 16), ("sk_live_", 8), ("sk_test_", 8),
    ("rk_live_", 8),
    ("rk_test_", 8), ("pk_live_", 8), ("pk_test_", 8), ("whsec_", 16), ("xoxb-", 10), ("xoxp-", 10),
    ("xoxa-", 10),
    ("xoxr-", 10), ("xoxs-", 10), ("xoxe-", 10), ("xapp-", 10), ("sk-ant-", 16), ("sk-proj-", 16),
    ("npm_", 30),
    ("pypi-", 30), ("dop_v1_", 30), ("shpat_", 20), ("shpss_", 20), ("hf_", 30), ("SG.", 30),
    ("-----BEGIN ", 3),
  ]
  private static let prefixBytes: [UInt8: [(prefix: [UInt8], rest: Int)]] = {
    var table: [UInt8: [(prefix: [UInt8], rest: Int)]] = [:]
    for (prefix, rest) in prefixes {
      let bytes = Array(prefix.utf8)
      if let first = bytes.first { table[first, default: []].append((bytes, rest)) }
    }
    return table
  }()
  /// What names a secret before its value.
  private static let names: Set<String> = [
    "password", "passwd", "pwd", "passphrase", "secret", "token", "apikey", "api_key", "api-key",
    "access_token",
    "accesstoken", "refresh_token", "client_secret", "auth_token", "authtoken", "private_key", "secret_key",
    "sessionid",
    "session_id", "id_token", "access_key", "x-api-key", "authorization",
  ]

  /// Where secrets stand in a text, in UTF-8 bytes.
  static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      var range: Range<Int>?
      let isStart = index == 0 || !(bytes[index - 1].isName || bytes[index - 1] == .hyphen)
      if isStart, let candidates = prefixBytes[byte] {
        range = candidates.lazy.compactMap { key(bytes, index, $0.prefix, $0.rest) }.first
      }
      if range == nil, isStart, byte | 0x20 == UInt8(ascii: "b") { range = authorization(bytes, index) }
      if range == nil, byte == .equalsSign || byte == .colon { range = assignment(bytes, index) }
      if range == nil, byte == .colon { range = credentials(bytes, index) }
      if let range {
        found.append(range)
        index = max(range.upperBound, index + 1)
      } else {
        index += 1
      }
    }
    return found
  }

  private static func key(_ bytes: [UInt8], _ start: Int, _ prefix: [UInt8], _ rest: Int) -> Range<Int>? {
    guard start + prefix.count + rest <= bytes.count,
      bytes[start..<start + prefix.count].elementsEqual(prefix)
    else {
      return nil
    }
    if prefix.first == .hyphen { return start..<start + prefix.count }
    var end = start + prefix.count
    var isMixed = prefix.last == .underscore || prefix.first == UInt8(ascii: "e")
    while let byte = bytes.at(end), end - start < 512,
      byte.isName || byte == .hyphen || byte == .period && bytes.at(end + 1)?.isName == true
    {
      if byte.isDigit { isMixed = true }
      end += 1
    }
    return isMixed && end - start - prefix.count >= rest ? start..<end : nil
  }

  /// `Bearer 4f3a…`, `Basic dXNlcjpwYXNz`
  private static func authorization(_ bytes: [UInt8], _ start: Int) -> Range<Int>? {
    let word = String(decoding: bytes[start..<min(start + 7, bytes.count)], as: UTF8.self).lowercased()
    guard word == "bearer " || word.hasPrefix("basic ") else { return nil }
    let value = start + (word == "bearer " ? 7 : 6)
    var end = value
    var digits = 0
    var capitals = 0
    while let byte = bytes.at(end), byte.isName || "-.~+/=".utf8.contains(byte), end - value < 512 {
      if byte.isDigit { digits += 1 }
      if byte.isCapital { capitals += 1 }
      end += 1
    }
    guard end - value >= (word == "bearer " ? 16 : 12),
      digits > 0 || bytes[end - 1] == .equalsSign && capitals > 1
    else {
      return nil
    }
    return start..<end
  }

  /// `password=hunter2`, `"token": "4f3a"`, `token: ` before a long value.
  private static func assignment(_ bytes: [UInt8], _ sign: Int) -> Range<Int>? {
    var nameEnd = sign
    let isQuoted = nameEnd > 0 && (bytes[nameEnd - 1] == .quote || bytes[nameEnd - 1] == .apostrophe)
    if isQuoted { nameEnd -= 1 }
    var start = nameEnd
    while start > 0, nameEnd - start < 24, bytes[start - 1].isName || bytes[start - 1] == .hyphen {
      start -= 1
    }
    guard start < nameEnd,
      names.contains(String(decoding: bytes[start..<nameEnd], as: UTF8.self).lowercased())
    else {
      return nil
    }
    var value = sign + 1
    let isColon = bytes[sign] == .colon
    while isColon, bytes.at(value) == .space { value += 1 }
    let hasQuote = bytes.at(value) == .quote || bytes.at(value) == .apostrophe
    if hasQuote { value += 1 }
    var end = value
    var digits = 0
    var letters = 0
    while let byte = bytes.at(end), !byte.isSpace, byte != .quote, byte != .apostrophe,
      byte != UInt8(ascii: "&"),
      byte != .semicolon, byte < 0x80, end - value < 256
    {
      if byte.isDigit { digits += 1 }
      if byte.isLetter { letters += 1 }
      end += 1
    }
    while end > value,
      bytes[end - 1] == .period || bytes[end - 1] == .comma || bytes[end - 1] == .closeParenthesis
    { end -= 1 }
    guard end > value, let first = bytes.at(value), first.isName || first == .hyphen || first == .period
    else { return nil }
    if isColon, !(isQuoted && hasQuote) {
      guard end - value >= 16, digits > 0, letters > 0 else { return nil }
    }
    return end - value >= 4 ? start..<end : nil
  }

  /// `https://user:password@host`
  private static func credentials(_ bytes: [UInt8], _ colon: Int) -> Range<Int>? {
    guard bytes.at(colon + 1) == UInt8(ascii: "/"), bytes.at(colon + 2) == UInt8(ascii: "/") else {
      return nil
    }
    var index = colon + 3
    var separator: Int?
    while let byte = bytes.at(index), byte.isName || "-.~!$&'()*+,;=:%".utf8.contains(byte),
      index - colon < 200
    {
      if byte == .colon, separator == nil { separator = index }
      index += 1
    }
    guard let separator, bytes.at(index) == UInt8(ascii: "@"), index > separator + 1, separator > colon + 3
    else {
      return nil
    }
    // How such an address is written is no secret.
    let password = String(decoding: bytes[separator + 1..<index], as: UTF8.self).lowercased()
    if ["password", "pass", "passwort", "secret", "pwd"].contains(password) { return nil }
    return colon + 3..<index
  }
}
