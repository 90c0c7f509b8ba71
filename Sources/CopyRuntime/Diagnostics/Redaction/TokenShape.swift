/// Tokens and keys, by the shapes that their issuers give them and by how letters and digits mix in them.
enum TokenShape {
  /// The beginnings of tokens, from the issuers' own lists of what secret scanning looks for:
  /// GitHub, GitLab, Slack, Stripe, AWS, Google, OpenAI and Anthropic, SendGrid, npm, PyPI, Shopify, Square,
  /// DigitalOcean, Hugging Face, Twilio, Mailgun, Atlassian, Linear, Supabase.
  private static let beginnings = [
    "ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_", "glpat-", "xoxa-", "xoxb-", "xoxp-", "xoxr-",
    "xoxs-", "xapp-", "sk_live_", "sk_test_", "pk_live_", "rk_live_", "whsec_", "AKIA", "ASIA", "AIza",
    "ya29.", "1//0", "GOCSPX-", "sk-", "SG.", "npm_", "pypi-", "shpat_", "shpss_", "sq0atp-", "sq0csp-",
    "EAAA", "dop_v1_", "hf_", "SK", "key-", "ATATT", "lin_api_", "sbp_", "eyJ",
  ].map { Array($0.unicodeScalars) }

  /// Letters and digits that a token has behind its beginning, at least.
  private static let shortestRest = 16

  /// Letters and digits of a token that is known by nothing but their mixing.
  private static let shortest = 20

  /// The word with its tokens taken out: the whole word, or the parts between its slashes and dots.
  static func redacted(_ word: ArraySlice<Unicode.Scalar>) -> String {
    guard word.count >= 16 else { return String(word) }
    // Slashes are a part of base64, and between the parts of a path.
    if isWebToken(word) || begins(word) || word.first != "/" && isMixed(word) { return "‹token›" }
    var out = ""
    var start = word.startIndex
    for index in word.indices where word[index] == "/" || word[index] == "." {
      out += part(word[start..<index])
      out.unicodeScalars.append(word[index])
      start = index + 1
    }
    return out + part(word[start...])
  }

  private static func part(_ part: ArraySlice<Unicode.Scalar>) -> String {
    begins(part) || isMixed(part) || isLongHex(part) ? "‹token›" : String(part)
  }

  /// A word of a language: letters alone, capitals at its beginning or throughout.
  static func isWord(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = word.first, isLetter(first) else { return false }
    let end = word.last.map { ".!?".unicodeScalars.contains($0) } == true ? word.dropLast() : word
    guard end.allSatisfy({ isLetter($0) || $0 == "-" }) else { return false }
    let capitals = end.dropFirst().count { $0.properties.isUppercase }
    return capitals == 0 || capitals == end.count - 1
  }

  /// Whether a word says that a token follows.
  static func introduces(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    guard (5...9).contains(word.count), word.allSatisfy(isASCIILetter) else { return false }
    return ["bearer", "basic", "token", "negotiate"].contains(String(word).lowercased())
  }

  /// A JSON Web Token: three parts (five where it is encrypted), the first of them a JSON object in base64.
  private static func isWebToken(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    word.starts(with: "eyJ".unicodeScalars) && word.count { $0 == "." } >= 2
  }

  private static func begins(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let beginning = beginnings.first(where: { word.starts(with: $0) }) else { return false }
    let rest = word.dropFirst(beginning.count)
    let letters = rest.count(where: isASCIILetter)
    let digits = rest.count(where: isASCIIDigit)
    let signs = rest.count { "-_+/.=".unicodeScalars.contains($0) }
    // A short or a common beginning alone tells little: the rest of an issuer's token has digits.
    return letters + digits + signs == rest.count && letters + digits >= shortestRest && digits > 0
  }

  /// Whether letters and digits change places as often as they do by chance. Names and words change from
  /// small to capital or to a number at the seams of their parts only.
  private static func isMixed(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    guard word.count >= shortest, !isUUID(word), !isMangled(word) else { return false }
    var count = 0
    var digits = 0
    var changes = 0
    var caseChanges = 0
    var before: Kind?
    for scalar in word {
      guard let kind = Kind(scalar) else {
        guard "-_+/~=".unicodeScalars.contains(scalar) else { return false }
        before = nil
        continue
      }
      count += 1
      if kind == .digit { digits += 1 }
      if let before, before != kind {
        if before == .digit || kind == .digit || kind == .capital { changes += 1 }
        if before != .digit, kind != .digit { caseChanges += 1 }
      }
      before = kind
    }
    guard count >= shortest else { return false }
    if digits >= 2, changes * 4 > count { return true }
    return count >= 32 && caseChanges * 5 > count * 2
  }

  private enum Kind {
    case small, capital, digit

    init?(_ scalar: Unicode.Scalar) {
      if isASCIIDigit(scalar) {
        self = .digit
      } else if isASCIILetter(scalar) {
        self = scalar.value & 0x20 == 0 ? .capital : .small
      } else {
        return nil
      }
    }
  }

  /// A digest or a key in hexadecimal: 32 digits and more.
  private static func isLongHex(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    word.count >= 32 && word.allSatisfy(isHexDigit) && word.contains(where: isASCIILetter)
      && word.contains(where: isASCIIDigit)
  }

  /// The name of a request or a device, which support looks for, and no key to anything.
  static func isUUID(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [8, 4, 4, 4, 12] && parts.allSatisfy { $0.allSatisfy(isHexDigit) }
  }

  /// A symbol of Swift.
  private static func isMangled(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    word.starts(with: "$s".unicodeScalars) || word.starts(with: "$S".unicodeScalars)
  }

  private static func isHexDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isASCIIHexDigit }
}

extension String {
  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self.init()
    unicodeScalars.append(contentsOf: scalars)
  }
}
