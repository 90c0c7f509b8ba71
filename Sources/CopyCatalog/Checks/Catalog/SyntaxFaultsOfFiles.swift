/// Faults of a file as a whole.
extension SyntaxFault {
  static func fileTooLarge(megabytes: Int, limit: Int) -> SyntaxFault {
    SyntaxFault(
      "this file is larger than \(limit) MB",
      impact: "nothing of it is read: a catalog of \(megabytes) MB is hardly written by people",
      fix: Fix("divide it into several domains, or move it out of the catalog folder"))
  }

  static func tooManyFaults(limit: Int) -> SyntaxFault {
    SyntaxFault(
      "this file has more than \(limit) faults",
      impact: "what follows is not read",
      fix: Fix("mend the faults above and check again; the file may be none of a catalog"))
  }

  static func tooDeep(limit: Int) -> SyntaxFault {
    SyntaxFault(
      "more than \(limit) names and brackets are inside each other here",
      impact: "the value is not read",
      fix: Fix("write it with fewer levels; catalogs need five at most"))
  }

  static func otherEncoding(_ name: String) -> SyntaxFault {
    SyntaxFault(
      "this file is \(name), and catalogs are UTF-8",
      impact: "nothing of it is read",
      fix: Fix("save the file as UTF-8"))
  }

  /// - Parameter excerpt: The word around the byte as Windows-1252 reads it; empty if it is none there.
  static func notUTF8(byte: UInt8, line: Int, count: Int, isMany: Bool, excerpt: String) -> SyntaxFault {
    let places =
      isMany ? "in more than \(count - 1) places" : count == 1 ? "in one place" : "in \(count) places"
    let guess = excerpt.isEmpty ? "" : "; line \(line) reads “\(excerpt)” in Windows-1252 (Latin-1)"
    return SyntaxFault(
      "this file is not UTF-8: byte \(String(byte, radix: 16, uppercase: true)) on line \(line) is part of no character",
      impact: isMany
        ? "nothing of the file is read: this is so \(places)\(guess)"
        : "the texts with such bytes are not read: this is so \(places)\(guess)",
      fix: Fix(
        excerpt.isEmpty
          ? "save the file as UTF-8" : "open the file as Windows-1252 and save it as UTF-8"))
  }

  static func onlyReturns(edits: [TextEdit]) -> SyntaxFault {
    SyntaxFault(
      "the lines of this file end in CR without LF",
      impact: "other tools that read the file take it for one line",
      fix: Fix("save the file with line ends LF", edits: edits, isSafe: true))
  }

  static func loneReturn(range: Range<Int>) -> SyntaxFault {
    SyntaxFault(
      "a CR without LF stands here",
      impact: "some tools take it for a line end and others for a part of the line",
      fix: Fix("write a line end instead", edits: [TextEdit(replacing: range, with: "\n")]))
  }
}
