/// One walk over a text for `Redaction`. At the beginning of every word it is asked, in this order: is a
/// secret or somebody's name assigned here, is it an address, a sensitive path, a number that is known by its
/// shape; else the word itself is looked at.
struct RedactionScanner {
  private let text: [Unicode.Scalar]
  private let redaction: Redaction
  /// How often the text has been percent-decoded.
  private let depth: Int
  private var at = 0
  private var out = ""
  /// Whether the word before says that a token follows: `Bearer …`.
  private var isIntroduced = false

  init(_ text: [Unicode.Scalar], redaction: Redaction, depth: Int) {
    self.text = text
    self.redaction = redaction
    self.depth = depth
  }

  mutating func redacted() -> String {
    while at < text.count {
      if endsWord(text[at]) {
        // “(555) 123-4567” begins with a bracket.
        if text[at] == "(", writeNumber() { continue }
        if isLineBreak(text[at]) || text[at] == "›" { isIntroduced = false }
        copy(1)
      } else if !writeAssignment(), !writeAddress(), !writePath(), !writeNumber() {
        writeWord()
      }
    }
    return out
  }

  // MARK: Secrets that are named

  /// `password=…`, `"token": "…"`, `--api-key …`, `Authorization: Bearer …`.
  private mutating func writeAssignment() -> Bool {
    let keyEnd = end(from: at, atMost: 64) {
      isLetter($0) || isASCIIDigit($0) || $0 == "_" || $0 == "-" || $0 == "."
    }
    var next = keyEnd
    if next < text.count, text[next] == "\\" { next += 1 }
    if next < text.count, isQuote(text[next]) { next += 1 }
    next = skippingSpaces(next)
    let isOption = keyEnd < text.count && text[keyEnd] == " " && text[at] == "-"
    var isLoose = false
    if next < text.count, ":=：".unicodeScalars.contains(text[next]) {
      next += 1
      if next < text.count, text[next] == ">" || text[next] == "=" { next += 1 }
      let value = skippingSpaces(next)
      isLoose = text[next - 1] == "：" || (value > next && text[next - 1] == ":")
      next = value
    } else if !isOption {
      return false
    }
    let isEscaped = next < text.count && text[next] == "\\"
    if isEscaped { next += 1 }
    var quote: Unicode.Scalar?
    if next < text.count, isQuote(text[next]) {
      quote = text[next]
      next += 1
    }
    guard next < text.count, text[next] != "‹" else { return false }
    guard let kind = SecretName(text[at..<keyEnd]) else {
      return writePerson(keyEnd: keyEnd, valueStart: next, quote: quote, isEscaped: isEscaped, isLoose: isLoose)
    }
    let end = valueEnd(from: next, quote: quote, isEscaped: isEscaped, kind: kind)
    let value = text[next..<end]
    guard !value.isEmpty, !SecretName.saysNothing(value) else { return false }
    if isLoose, quote == nil, !isSecret(value, before: end, kind: kind) { return false }
    out += TokenShape.redacted(text[at..<keyEnd])
    at = keyEnd
    copy(next - at)
    out += "‹secret›"
    at = end
    isIntroduced = false
    return true
  }

  /// `user=ada`, `"phone": "030 1234567"`. Behind `user: ` a sentence may go on, so that a name is in quotes
  /// there or stays.
  private mutating func writePerson(
    keyEnd: Int, valueStart: Int, quote: Unicode.Scalar?, isEscaped: Bool, isLoose: Bool
  ) -> Bool {
    guard let kind = PersonName(text[at..<keyEnd]) else { return false }
    var end = valueEnd(
      from: valueStart, quote: quote, isEscaped: isEscaped, kind: .token, atMost: PersonName.longest)
    if kind == .phone, quote == nil { end = PhoneNumber.looseEnd(in: text, from: valueStart) }
    let value = text[valueStart..<end]
    // An e-mail address is told as one.
    guard !value.isEmpty, kind.isTold(by: value), EmailShape.find(in: value) == nil else { return false }
    if kind == .user, quote == nil, isLoose || text[at] == "-" && text[keyEnd] == " " && !isUserOption(keyEnd) {
      return false
    }
    copy(valueStart - at)
    out += kind.placeholder
    at = end
    isIntroduced = false
    return true
  }

  /// `--user ada`. Behind other options with a space, such as `--login`, a sentence goes on.
  private func isUserOption(_ keyEnd: Int) -> Bool {
    let name = text[at..<keyEnd].drop { $0 == "-" }
    return name.elementsEqual("user".unicodeScalars) || name.elementsEqual("username".unicodeScalars)
  }

  /// - Parameter isEscaped: whether the value stands in a string of a string, between `\"` and `\"`.
  private func valueEnd(
    from start: Int, quote: Unicode.Scalar?, isEscaped: Bool, kind: SecretName, atMost limit: Int = .max
  ) -> Int {
    if let quote {
      var end = start
      while end < text.count, end - start < limit, text[end] != closing(quote), !isLineBreak(text[end]) {
        if text[end] == "\\", isEscaped { break }
        end += text[end] == "\\" ? 2 : 1
      }
      return min(end, text.count)
    }
    if kind == .header { return end(from: start) { !isLineBreak($0) && !isQuote($0) } }
    return end(from: start, atMost: limit) { !endsWord($0) && $0 != "&" }
  }

  /// Whether what follows `key: ` is a secret and not the sentence going on (“Wrong password: try again”).
  private func isSecret(_ value: ArraySlice<Unicode.Scalar>, before end: Int, kind: SecretName) -> Bool {
    if kind == .word { return false }
    if kind == .header || !TokenShape.isWord(value) { return true }
    let next = skippingSpaces(end)
    return kind == .password && (next == text.count || !isLetter(text[next]) && text[next] != "‹")
  }

  // MARK: Addresses

  /// `scheme://credentials@host/path?query#fragment`, and what a `data:` address holds.
  private mutating func writeAddress() -> Bool {
    guard isASCIILetter(text[at]) else { return false }
    let schemeEnd = end(from: at, atMost: 32) {
      isASCIILetter($0) || isASCIIDigit($0) || $0 == "+" || $0 == "-" || $0 == "."
    }
    guard schemeEnd < text.count, text[schemeEnd] == ":" else { return false }
    if text[at..<schemeEnd].elementsEqual("data".unicodeScalars) { return writeData(from: schemeEnd + 1) }
    guard schemeEnd + 3 < text.count, text[schemeEnd...].starts(with: "://".unicodeScalars) else {
      return false
    }
    let scheme = String(text[at..<schemeEnd])
    let end = max(schemeEnd + 3, trimmedEnd(addressEnd(from: schemeEnd + 3)))
    copy(schemeEnd + 3 - at)
    if scheme.lowercased() == "file" {
      copy((text[at..<end].firstIndex(of: "/") ?? end) - at)
      isIntroduced = false
      if at < text.count, !endsWord(text[at]), !writePath() { writeWord() }
      return true
    }
    let authorityEnd = text[at..<end].firstIndex { "/?#".unicodeScalars.contains($0) } ?? end
    if let sign = text[at..<authorityEnd].lastIndex(of: "@") {
      out += "‹credentials›"
      at = sign
    }
    while at < authorityEnd {
      if let end = IPAddress.end(in: text, from: at), end <= authorityEnd {
        out += "‹ip›"
        at = end
      } else {
        copy(1)
      }
    }
    let pathEnd = text[at..<end].firstIndex { $0 == "?" || $0 == "#" } ?? end
    while at < pathEnd {
      if text[at] == "/" { copy(1) }
      let segmentEnd = text[at..<pathEnd].firstIndex(of: "/") ?? pathEnd
      out += redactedWord(text[at..<segmentEnd])
      at = segmentEnd
    }
    if at < end, text[at] == "?" {
      out += "?‹query›"
      at = text[at..<end].firstIndex(of: "#") ?? end
    }
    if at < end {
      let fragment = text[at..<end]
      let isSecret = fragment.contains("=") || redactedWord(fragment) != String(fragment)
      out += isSecret ? "#‹fragment›" : String(fragment)
      at = end
    }
    isIntroduced = false
    return true
  }

  /// What a `data:` address holds, behind its type and the comma.
  private mutating func writeData(from start: Int) -> Bool {
    let typeEnd = end(from: start, atMost: 128) { $0 != "," && !endsWord($0) || $0 == ";" }
    guard typeEnd < text.count, text[typeEnd] == ",", text[start..<typeEnd].contains("/") else {
      return false
    }
    let dataEnd = addressEnd(from: typeEnd + 1)
    copy(typeEnd + 1 - at)
    if dataEnd > at { out += "‹data›" }
    at = dataEnd
    return true
  }

  private func addressEnd(from start: Int) -> Int {
    end(from: start) { !isSpace($0) && !isQuote($0) && !"<>‹›|`".unicodeScalars.contains($0) }
  }

  // MARK: Paths

  private mutating func writePath() -> Bool {
    guard SensitivePath.begins(text, at: at) else { return false }
    let before = at > 0 ? text[at - 1] : " "
    at = isQuote(before) ? end(from: at) { $0 != closing(before) && !isLineBreak($0) } : pathEnd()
    out += "‹path›"
    isIntroduced = false
    return true
  }

  /// The end of a path without quotes. Paths hold spaces: as long as a later word of the clause looks like a
  /// part of a path, it is one. Rather a few words too many than a name too few.
  private func pathEnd() -> Int {
    var wordEnd = pathWordEnd(from: at)
    var next = wordEnd
    while next < text.count, text[next] == " " {
      let start = skippingSpaces(next)
      if ",;:".unicodeScalars.contains(text[next - 1]) { break }
      next = pathWordEnd(from: start)
      if next == start { break }
      if SensitivePath.looksLikePart(text[start..<next]) { wordEnd = next }
    }
    return trimmedEnd(wordEnd)
  }

  private func pathWordEnd(from start: Int) -> Int {
    var next = start
    while next < text.count {
      // A space behind a backslash is a part of the path.
      if isSpace(text[next]), text[next] != " " || next == start || text[next - 1] != "\\" { break }
      if isQuote(text[next]) || "<>|‹›、。，；：！？".unicodeScalars.contains(text[next]) { break }
      next += 1
    }
    return next
  }

  // MARK: Numbers that are known by their shape

  private mutating func writeNumber() -> Bool {
    guard let (placeholder, end) = number() else { return false }
    out += placeholder
    at = end
    isIntroduced = false
    return true
  }

  private func number() -> (placeholder: String, end: Int)? {
    if isASCIIDigit(text[at]), let end = CardNumber.end(in: text, from: at) { return ("‹number›", end) }
    if let end = AccountNumber.end(in: text, from: at) { return ("‹account›", end) }
    if let end = DeviceAddress.end(in: text, from: at) { return ("‹device›", end) }
    if let end = IPAddress.end(in: text, from: at) { return ("‹ip›", end) }
    if let end = PhoneNumber.end(in: text, from: at) { return ("‹phone›", end) }
    return nil
  }

  // MARK: Words

  private mutating func writeWord() {
    var wordEnd = at + 1
    while wordEnd < text.count, !isSeam(text[wordEnd - 1], text[wordEnd]) { wordEnd += 1 }
    if skipKey(text[at..<wordEnd]) { return }
    if wordEnd - at > 1 { wordEnd = max(at + 1, trimmedEnd(wordEnd)) }
    let word = text[at..<wordEnd]
    let isQuery = wordEnd < text.count && text[wordEnd] == "="
    if isQuery, let mark = word.firstIndex(of: "?") {
      out += redactedWord(text[at..<mark]) + "?‹query›"
      at = end(from: wordEnd) { !isSpace($0) && !isQuote($0) && !"<>‹›|`()[]{}".unicodeScalars.contains($0) }
      isIntroduced = false
      return
    }
    // What stands behind an e-mail address may be a word of its own.
    if let address = EmailShape.find(in: word) {
      out += TokenShape.redacted(word[..<address.lowerBound]) + "‹e-mail›"
      at = address.upperBound
      isIntroduced = false
      return
    }
    if isIntroduced, word.count >= 6, !TokenShape.isWord(word) {
      out += "‹token›"
      at = skippingPadding(wordEnd)
    } else {
      let written = redactedWord(word)
      out += written
      at = written.hasSuffix("‹token›") ? skippingPadding(wordEnd) : wordEnd
    }
    isIntroduced = TokenShape.introduces(word)
  }

  /// Whether a word ends between two scalars. What is written without spaces ends where Latin letters begin.
  private func isSeam(_ before: Unicode.Scalar, _ next: Unicode.Scalar) -> Bool {
    if endsWord(next) || isJoint(next) || isJoint(before) { return true }
    if isUnspaced(before) { return isASCIILetter(next) || isASCIIDigit(next) || next == "/" }
    return isUnspaced(next) && (isASCIILetter(before) || isASCIIDigit(before))
  }

  private func isJoint(_ scalar: Unicode.Scalar) -> Bool { scalar == ":" || scalar == "=" || scalar == "&" }

  /// A private key in its armour, from `-----BEGIN` to behind `-----END …-----` or to the end of the text.
  private mutating func skipKey(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    guard word.elementsEqual("-----BEGIN".unicodeScalars) else { return false }
    let mark = Array("-----END".unicodeScalars)
    var next = word.endIndex
    while next < text.count, !text[next...].starts(with: mark) { next += 1 }
    at = next
    // The rest of the line that ends it.
    at = end(from: at) { !isLineBreak($0) && !isQuote($0) }
    out += "‹key›"
    return true
  }

  /// A word with its e-mail address, token or percent-encoded contents taken out.
  private func redactedWord(_ word: ArraySlice<Unicode.Scalar>) -> String {
    if depth < 3, word.contains("%"), let decoded = PercentEncoding.decoded(word) {
      let inner = redaction.applied(to: decoded, depth: depth + 1)
      if inner != decoded { return inner }
    }
    if let parts = EmailShape.find(in: word) {
      let before = TokenShape.redacted(word[..<parts.lowerBound])
      return before + "‹e-mail›" + TokenShape.redacted(word[parts.upperBound...])
    }
    return TokenShape.redacted(word)
  }

  // MARK: The text

  private mutating func copy(_ count: Int) {
    for scalar in text[at..<(at + count)] { out.unicodeScalars.append(scalar) }
    at += count
  }

  private func end(
    from start: Int, atMost limit: Int = .max, while isPart: (Unicode.Scalar) -> Bool
  ) -> Int {
    let last = limit < text.count - start ? start + limit : text.count
    var next = start
    while next < last, isPart(text[next]) { next += 1 }
    return next
  }

  private func skippingSpaces(_ start: Int) -> Int { end(from: start) { $0 == " " || $0 == "\t" } }

  private func skippingPadding(_ start: Int) -> Int { end(from: start, atMost: 2) { $0 == "=" } }

  /// The end without the punctuation of the sentence around.
  private func trimmedEnd(_ end: Int) -> Int {
    var last = end
    while last > at, ".,;:!?)".unicodeScalars.contains(text[last - 1]) { last -= 1 }
    return last
  }
}
