/// The parts of a locale's name that choose a text: language, script, region.
struct LocaleName {
  var language = ""
  var script: String?
  var region: String?
  /// What follows (variants, extensions), kept so that a tag keeps its name.
  var rest: [String] = []

  /// Reads BCP 47, Foundation's and POSIX's spellings. A name that is none of these is a language that no
  /// catalog has.
  init(_ name: String) {
    let atSign = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let tag = atSign[0].prefix { $0 != "." }
    var parts = tag.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard !parts.isEmpty else { return }
    language = parts.removeFirst().lowercased()
    if let part = parts.first, part.utf8.count == 4, part.utf8.allSatisfy(isLetter) {
      script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      parts.removeFirst()
    }
    if let part = parts.first, isRegion(part) {
      region = part.uppercased()
      parts.removeFirst()
    }
    rest = parts
    if atSign.count == 2, script == nil {
      switch atSign[1].lowercased() {
      case "latin": script = "Latn"
      case "cyrillic": script = "Cyrl"
      case "devanagari": script = "Deva"
      default: break
      }
    }
  }

  /// The tag in BCP 47's spelling.
  var joined: String {
    ([language] + [script, region].compactMap { $0 } + rest).joined(separator: "-")
  }

  /// The names to look for in a table, the most exact one first; `*` is any region.
  var candidates: [String] {
    let name = script.map { "\(language)-\($0)" } ?? language
    return region.map { ["\(name)-\($0)", "\(name)-*", name] } ?? [name]
  }
}

private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

private func isRegion(_ part: String) -> Bool {
  switch part.utf8.count {
  case 2: part.utf8.allSatisfy(isLetter)
  case 3: part.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  default: false
  }
}
