/// Faults of keys, headers and lines.
extension SyntaxFault {
  private static let lineLost = "nothing of this line is read"

  static func strayLine(excerpt: String) -> SyntaxFault {
    SyntaxFault(
      "‘\(excerpt)’ is no key with a value, no [header] and no # comment",
      impact: "it is not read; if it belongs to a text, the app would show the text without it",
      fix: Fix("put text that goes on here between  \"\"\"  and  \"\"\", or begin the line with  #"))
  }

  static func keyAlone(name: String) -> SyntaxFault {
    SyntaxFault(
      "‘\(name)’ has no value",
      impact: lineLost,
      fix: Fix("add  =  and a value in quotes"))
  }

  static var missingKey: SyntaxFault {
    SyntaxFault(
      "nothing stands before the equals sign",
      impact: "the value belongs to no key and is not read",
      fix: Fix("write the key before  ="))
  }

  static func missingValue(lost: String) -> SyntaxFault {
    SyntaxFault(
      "nothing stands where a value should",
      impact: "\(lost) has no value, and the app would show nothing there",
      fix: Fix("write the value, or remove the key"))
  }

  static func missingEqualsSign(name: String, at offset: Int) -> SyntaxFault {
    SyntaxFault(
      "no equals sign stands between ‘\(name.excerpt)’ and its value",
      impact: "other tools that read the file stop here",
      fix: Fix("write  =  after ‘\(name.excerpt)’", edits: [.insert("= ", at: offset)], isSafe: true))
  }

  static func otherSeparator(
    _ written: String, name: String, range: Range<Int>, replacement: String
  ) -> SyntaxFault {
    SyntaxFault(
      "‘\(name.excerpt)’ is followed by  \(written)  and not by an equals sign",
      impact: "other tools that read the file stop here",
      fix: Fix(
        "write  =  instead of  \(written)", edits: [TextEdit(replacing: range, with: replacement)],
        isSafe: true))
  }

  static func keyWithSpaces(_ written: String, replacement: String, range: Range<Int>) -> SyntaxFault {
    SyntaxFault(
      "the name ‘\(written)’ has a space",
      impact: "it cannot be found under this name",
      fix: Fix(
        "write  \(replacement.excerpt)", edits: [TextEdit(replacing: range, with: replacement)]))
  }

  static func emptyName(_ written: String, replacement: String, range: Range<Int>) -> SyntaxFault {
    SyntaxFault(
      "the name ‘\(written)’ has a dot with nothing on one side of it",
      impact: "it cannot be found under this name",
      fix: Fix("write  \(replacement.excerpt)", edits: [TextEdit(replacing: range, with: replacement)]))
  }

  static func keyWithOtherCharacters(
    _ written: String, replacement: String, range: Range<Int>
  ) -> SyntaxFault {
    SyntaxFault(
      "the name ‘\(written)’ has more than letters A–Z, digits, hyphens and underscores",
      impact: "it cannot be found under this name",
      fix: Fix("write  \(replacement.excerpt)", edits: [TextEdit(replacing: range, with: replacement)]))
  }

  static var keyInThreeQuotes: SyntaxFault {
    SyntaxFault(
      "a name stands in three quotes",
      impact: lineLost,
      fix: Fix("write the name without quotes"))
  }

  static var emptyHeader: SyntaxFault {
    SyntaxFault(
      "this header has no name",
      impact: "the lines below it belong to no entry and are not read",
      fix: Fix("write the name of the entry in the brackets"))
  }

  static func unclosedHeader(name: String, closing: String, range: Range<Int>) -> SyntaxFault {
    SyntaxFault(
      "the header of ‘\(name.excerpt)’ has no closing  \(closing)",
      impact: "other tools that read the file take the lines below for another entry",
      fix: Fix(
        "write  \(closing)  after the name", edits: [TextEdit(replacing: range, with: closing)],
        isSafe: range.isEmpty))
  }

  static func afterHeader(name: String, rest: String) -> SyntaxFault {
    SyntaxFault(
      "‘\(rest)’ follows the header of ‘\(name.excerpt)’ on its line",
      impact: "it is not read",
      fix: Fix("remove it, or begin it with  #"))
  }

  static func pairAfterHeader(name: String, blanks: Range<Int>) -> SyntaxFault {
    SyntaxFault(
      "a key follows the header of ‘\(name.excerpt)’ on its line",
      impact: "other tools that read the file stop here",
      fix: Fix(
        "move it to a line of its own", edits: [TextEdit(replacing: blanks, with: "\n")], isSafe: true))
  }

  static func secondPair(_ rest: String, blanks: Range<Int>) -> SyntaxFault {
    SyntaxFault(
      "‘\(rest)’ follows another value on its line",
      impact: "other tools that read the file stop here",
      fix: Fix(
        "move it to a line of its own", edits: [TextEdit(replacing: blanks, with: "\n")], isSafe: true))
  }

  static func afterValue(rest: String) -> SyntaxFault {
    SyntaxFault(
      "‘\(rest)’ follows a value that is complete",
      impact: "it is not read; the app may show less than was meant",
      fix: Fix("remove it, or put quotes around the whole value"))
  }

  static func signAfterValue(_ sign: String, range: Range<Int>) -> SyntaxFault {
    SyntaxFault(
      "a  \(sign)  follows the value",
      impact: "other tools that read the file stop here",
      fix: Fix("remove the  \(sign)", edits: [.delete(range)], isSafe: true))
  }

  static func foreignBlank(_ name: String, replacement: String, range: Range<Int>) -> SyntaxFault {
    SyntaxFault(
      "\(name == "ideographic space (U+3000)" ? "an" : "a") \(name) stands outside of text",
      impact: "it looks like a space or like nothing; other tools take it for a part of a name",
      fix: Fix(
        replacement.isEmpty ? "remove it" : "write a space instead",
        edits: [TextEdit(replacing: range, with: replacement)], isSafe: true))
  }
}
