/// What makes a finding the same finding in another run: the check, what it is about, and the text it covers.
///
/// Lines do not count, so that text added above changes nothing.
public struct FindingIdentity: Hashable, Sendable, CustomStringConvertible {
  /// As in a baseline: the check, where, the field or `-`, and the hash of the covered text, with single
  /// spaces between them: `too-long Payments.card-expired@de title 9f86d081884c7d65`.
  public let description: String

  fileprivate init(_ finding: Finding, fileName: String, covered: ArraySlice<UInt8>) {
    let subject = finding.subject
    var whereabouts = subject.domain ?? fileName
    if let entry = subject.entry { whereabouts += ".\(entry)" }
    if let locale = subject.locale { whereabouts += "@\(locale)" }
    description =
      [finding.check, whereabouts, subject.field ?? "-"].map(Self.oneWord).joined(separator: " ")
      + " " + Self.hash(of: covered)
  }

  /// The text of a line of a baseline; nil where it does not have the four words of one.
  init?(line: String) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 4, words.allSatisfy({ !$0.isEmpty }), words[3].utf8.count == 16,
      words[3].utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    description = line
  }

  /// Names are mostly plain; what could end a word, or not be seen, is written as `%` and its bytes in
  /// hexadecimal.
  private static func oneWord(_ text: String) -> String {
    var word = ""
    for scalar in text.unicodeScalars {
      if scalar == "%" || scalar.properties.isWhitespace || VisibleText.symbol(for: scalar) != nil {
        for byte in String(scalar).utf8 { word += "%" + VisibleText.hexadecimal(UInt32(byte), digits: 2) }
      } else {
        word.unicodeScalars.append(scalar)
      }
    }
    return word
  }

  /// FNV-1a with 64 bits (RFC draft “The FNV Non-Cryptographic Hash Algorithm”), as 16 lowercase hexadecimal
  /// digits. A carriage return before a line feed does not count, so that every checkout of a file gives the
  /// same.
  private static func hash(of bytes: ArraySlice<UInt8>) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in bytes.indices {
      let next = index + 1
      if bytes[index] == UInt8(ascii: "\r"), next < bytes.endIndex, bytes[next] == UInt8(ascii: "\n") {
        continue
      }
      hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Gives the identities of findings in the files of a run.
struct FindingIdentities {
  private var files: [String: SourceFile] = [:]

  init(_ files: [SourceFile]) {
    for file in files { self.files[file.path] = file }
  }

  subscript(finding: Finding) -> FindingIdentity {
    let file = files[finding.place.file]
    let bytes = file?.bytes ?? []
    let range = finding.place.range.clamped(to: 0..<bytes.count)
    return FindingIdentity(
      finding, fileName: file?.relativePath ?? finding.place.file, covered: bytes[range])
  }
}
