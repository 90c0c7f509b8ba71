/// Paths that tell who a person is or what they keep: homes, containers of apps, temporary folders, volumes,
/// shares. Paths of the system (`/usr/lib`, `C:\Windows`) tell nothing and stay.
enum SensitivePath {
  /// Whether such a path begins at a place, which is the beginning of a word.
  static func begins(_ text: [Unicode.Scalar], at start: Int) -> Bool {
    let first = text[start]
    let next = start + 1 < text.count ? text[start + 1] : " "
    if first == "/" { return isBelowRoot(components(of: text, from: start)) }
    if first == "~" { return isHomeName(text, from: start + 1) }
    if first == "$" { return text[start...].starts(with: "$HOME/".unicodeScalars) }
    if first == "%" { return profiles.contains { text[start...].starts(with: $0) } }
    if first == "\\", next == "\\" { return isShare(text, from: start + 2) }
    let third = start + 2 < text.count ? text[start + 2] : " "
    if isASCIILetter(first), next == ":", third == "\\" || third == "/" {
      let parts = components(of: text, from: start + 2)
      guard let folder = parts.first?.lowercased() else { return false }
      return !["windows", "program files", "program", "programdata"].contains(folder)
    }
    return false
  }

  /// Whether a word behind a space goes on with the path before it.
  static func looksLikePart(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    if word.contains("/") || word.contains("\\") { return true }
    var end = word.endIndex
    while end > word.startIndex, ".,;:!?)".unicodeScalars.contains(word[end - 1]) { end -= 1 }
    guard let dot = word[..<end].lastIndex(of: ".") else { return false }
    let ending = word[(dot + 1)..<end]
    return (1...8).contains(ending.count) && ending.allSatisfy { isASCIILetter($0) || isASCIIDigit($0) }
  }

  private static let profiles = ["%USERPROFILE%", "%APPDATA%", "%LOCALAPPDATA%", "%TEMP%", "%HOMEPATH%"]
    .map { Array($0.unicodeScalars) }

  /// Folders with something of a person's in each of their own folders, by their components.
  private static let roots: [[String]] = [
    ["Users"], ["home"], ["root"], ["Volumes"], ["tmp"], ["mnt"], ["sdcard"], ["cygdrive"],
    ["var", "mobile"], ["var", "root"], ["var", "folders"], ["var", "containers"], ["var", "tmp"],
    ["run", "user"], ["run", "media"], ["data", "user"], ["data", "data"], ["export", "home"],
    ["storage", "emulated"], ["media"], ["c", "Users"],
  ]

  private static func isBelowRoot(_ components: [String]) -> Bool {
    var components = components[...]
    if components.first == "private" { components = components.dropFirst() }
    if components.starts(with: ["System", "Volumes", "Data"]) { components = components.dropFirst(3) }
    return roots.contains { components.count > $0.count && components.starts(with: $0) }
  }

  /// The first components, at most six.
  private static func components(of text: [Unicode.Scalar], from start: Int) -> [String] {
    var components: [String] = []
    var part = ""
    var at = start
    while at < text.count, components.count < 6, !isLineBreak(text[at]), !isQuote(text[at]) {
      if text[at] == "/" || text[at] == "\\" {
        if !part.isEmpty { components.append(part) }
        part = ""
      } else if text[at] == " ", !components.isEmpty || !part.hasPrefix("Program") {
        break
      } else {
        part.unicodeScalars.append(text[at])
        if part.unicodeScalars.count > 255 { break }
      }
      at += 1
    }
    if !part.isEmpty { components.append(part) }
    return components
  }

  /// `~/…` and `~name/…`.
  private static func isHomeName(_ text: [Unicode.Scalar], from start: Int) -> Bool {
    guard start < text.count, text[start] == "/" || isLetter(text[start]) else { return false }
    var at = start
    while at < text.count, at - start < 64, !endsWord(text[at]), text[at] != "/" { at += 1 }
    return at + 1 < text.count && text[at] == "/" && !isSpace(text[at + 1])
  }

  /// `\\server\share`, and `\\?\C:\…`.
  private static func isShare(_ text: [Unicode.Scalar], from start: Int) -> Bool {
    var at = start
    while at < text.count, at - start < 256, !endsWord(text[at]), text[at] != "\\" { at += 1 }
    return at > start && at + 1 < text.count && text[at] == "\\" && !isSpace(text[at + 1])
  }
}
