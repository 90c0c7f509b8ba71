/// Faults of lists, braces, numbers and dates.
extension SyntaxFault {
  static func unclosedList(range: Range<Int>) -> SyntaxFault {
    SyntaxFault(
      "this list has no closing bracket",
      impact: "the list is not read, and lines after it may be taken for its values",
      fix: Fix("add  ]  after the last value", edits: [.insert("]", at: range.upperBound)]))
  }

  static func missingComma(at offset: Int, in what: String) -> SyntaxFault {
    SyntaxFault(
      "no comma stands between two values of this \(what)",
      impact: "other tools that read the file stop here",
      fix: Fix("write a comma between them", edits: [.insert(",", at: offset)], isSafe: true))
  }

  static func extraComma(range: Range<Int>) -> SyntaxFault {
    SyntaxFault(
      "a comma stands where a value should",
      impact: "other tools that read the file stop here, and a value may be missing",
      fix: Fix("remove the comma", edits: [.delete(range)]))
  }

  static func trailingComma(range: Range<Int>) -> SyntaxFault {
    SyntaxFault(
      "a comma stands before the closing brace",
      impact: "other tools that read the file stop here",
      fix: Fix("remove the comma", edits: [.delete(range)], isSafe: true))
  }

  /// - Parameter opening: The offset of the opening brace.
  static func bracesOverLines(from opening: Int) -> SyntaxFault {
    SyntaxFault(
      "these braces open and close on different lines",
      impact: "other tools that read the file stop here",
      fix: Fix("write all that is in the braces on one line", keys: [.joinLines(opening)], isSafe: true))
  }

  static func unclosedBraces(range: Range<Int>) -> SyntaxFault {
    SyntaxFault(
      "these braces are not closed",
      impact: "nothing in them is read",
      fix: Fix("add  }  at the end of the line", edits: [.insert(" }", at: range.upperBound)]))
  }

  static func strayInBraces(excerpt: String) -> SyntaxFault {
    SyntaxFault(
      "‘\(excerpt)’ in braces is no key with a value",
      impact: "it is not read",
      fix: Fix("write  key = \"value\"  with commas between such pairs"))
  }

  static func otherBoolean(_ written: String, meant: String, range: Range<Int>) -> SyntaxFault {
    SyntaxFault(
      "‘\(written)’ is neither true nor false",
      impact: "the value is not read",
      fix: Fix("write  \(meant)", edits: [TextEdit(replacing: range, with: meant)]))
  }

  static func leadingZero(_ written: String, number: String, range: Range<Int>) -> SyntaxFault {
    SyntaxFault(
      "the number \(written) begins with a zero",
      impact: "the value is not read",
      fix: Fix(
        "write  \(number.excerpt) , or put it in quotes if the zero is part of it",
        edits: [TextEdit(replacing: range, with: number)]))
  }

  static func tooLarge(_ written: String) -> SyntaxFault {
    SyntaxFault(
      "the number \(written) is larger than a computer's whole numbers (9,223,372,036,854,775,807)",
      impact: "the value is not read, since the app would calculate with another one",
      fix: Fix("write a smaller number, or put it in quotes if it is text"))
  }

  static func decimalComma(range: Range<Int>) -> SyntaxFault {
    SyntaxFault(
      "this number has a decimal comma",
      impact: "the digits behind the comma are not read",
      fix: Fix("write a point instead", edits: [TextEdit(replacing: range, with: ".")]))
  }

  static func pointWithoutDigit(_ written: String, edit: TextEdit) -> SyntaxFault {
    SyntaxFault(
      "the number \(written) has no digit on one side of its point",
      impact: "the value is not read",
      fix: Fix("write a zero there", edits: [edit], isSafe: true))
  }

  static func misplacedUnderscore(_ written: String) -> SyntaxFault {
    SyntaxFault(
      "the number \(written) has an underscore that is not between two digits",
      impact: "the value is not read",
      fix: Fix("write underscores only between digits, as in  8_000_000"))
  }

  static func otherRadix(_ written: String) -> SyntaxFault {
    SyntaxFault(
      "\(written) is not written as numbers with 0x, 0o and 0b are",
      impact: "the value is not read",
      fix: Fix("write it as an ordinary number, or put it in quotes if it is text"))
  }

  static func notANumber(_ written: String) -> SyntaxFault {
    SyntaxFault(
      "\(written) is not written as numbers are",
      impact: "the value is not read",
      fix: Fix("write it as in  1500  or  0.5 , or put it in quotes if it is text"))
  }

  static func otherDate(_ written: String) -> SyntaxFault {
    SyntaxFault(
      "\(written) is not written as dates and times are",
      impact: "the value is not read",
      fix: Fix("write it as in  2026-09-01  or  2026-09-01T17:45:00Z , or put it in quotes"))
  }

  static func shortDate(_ written: String, date: String, range: Range<Int>) -> SyntaxFault {
    SyntaxFault(
      "the date \(written) has a month or day of one digit",
      impact: "the value is not read",
      fix: Fix("write  \(date)", edits: [TextEdit(replacing: range, with: date)], isSafe: true))
  }

  static func noSuchMonth(_ written: String, month: Int) -> SyntaxFault {
    SyntaxFault(
      "the date \(written) does not exist: there is no month \(month)",
      impact: "the value is not read",
      fix: Fix("write the year, the month and the day, as in  2026-09-01"))
  }

  static func noSuchDay(_ written: String, month: Int, year: Int, length: Int) -> SyntaxFault {
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
      "November", "December",
    ]
    return SyntaxFault(
      "the date \(written) does not exist: \(names[month - 1]) \(year) has \(length) days",
      impact: "the value is not read",
      fix: Fix("write a day from 01 to \(length)"))
  }

  static func timeWithoutSeconds(_ written: String) -> SyntaxFault {
    SyntaxFault(
      "the time \(written) has no seconds",
      impact: "the value is not read",
      fix: Fix("add the seconds, as in  17:45:00"))
  }

  static func noSuchTime(_ written: String) -> SyntaxFault {
    SyntaxFault(
      "the time \(written) does not exist",
      impact: "the value is not read",
      fix: Fix("write hours from 00 to 23, minutes and seconds from 00 to 59"))
  }
}
