import CopyCatalog
import CopyRuntime

/// Copy set in a box, as text for a terminal.
struct Card {
  /// Columns between the box's sides and their padding.
  static let width = 64

  /// The lines of the box.
  let text: String

  private let isRightToLeft: Bool

  init(_ copy: ErrorCopy, caption: String) {
    isRightToLeft = Self.runsRightToLeft(copy.locale)
    var lines: [String] = []
    let paragraphs = [copy.title, copy.message, copy.recovery].compactMap(\.self).filter { !$0.isEmpty }
    for (index, paragraph) in paragraphs.enumerated() {
      // The title stands alone; message and recovery belong together.
      if index == 1, copy.title != nil { lines.append("") }
      lines += Self.wrapped(paragraph)
    }
    if !copy.actions.isEmpty {
      lines.append("")
      lines += Self.rows(copy.actions.map { "[ \($0.label) ]" })
    }
    let head = "┌─ \(caption) "
    let top = head + String(repeating: "─", count: max(0, Self.width + 3 - Graphemes.columns(head))) + "┐"
    let bottom = "└" + String(repeating: "─", count: Self.width + 2) + "┘"
    let isRightToLeft = isRightToLeft
    let body = lines.map { "│ \(Self.padded($0, isRightToLeft: isRightToLeft)) │" }
    text = ([top] + body + [bottom]).joined(separator: "\n")
  }

  /// A line that begins on the side where its language begins. Right-to-left text is isolated, so that the sides
  /// of the box stay where they are in terminals that reorder text; the others show it from left to right.
  private static func padded(_ line: String, isRightToLeft: Bool) -> String {
    let space = String(repeating: " ", count: max(0, width - Graphemes.columns(line)))
    return isRightToLeft && !line.isEmpty ? "\(space)\u{2067}\(line)\u{2069}" : line + space
  }

  private static func runsRightToLeft(_ locale: CopyLocale) -> Bool {
    (try? LocaleData.isRightToLeft(locale.identifier)) ?? false
  }

  /// Lines of at most the box's width. They end at a space, or in a text without spaces after any character
  /// but before no closing mark.
  private static func wrapped(_ paragraph: String) -> [String] {
    var lines: [String] = []
    for part in paragraph.split(separator: "\n", omittingEmptySubsequences: false) {
      var rest = part[...]
      while Graphemes.columns(String(rest)) > width {
        let end = lastBreak(in: rest)
        lines.append(String(rest[..<end]))
        rest = rest[end...].drop { $0 == " " }
      }
      lines.append(String(rest))
    }
    return lines
  }

  /// What no line begins with in Japanese and Chinese.
  private static let closing = Set("。、」』），：；”！？ー々ァィゥェォッャュョヮぁぃぅぇぉっゃゅょゎ")

  private static func lastBreak(in line: Substring) -> Substring.Index {
    var columns = 0
    var afterCharacter = line.endIndex
    var afterWord: Substring.Index?
    var index = line.startIndex
    while index < line.endIndex {
      columns += Graphemes.columns(String(line[index]))
      if columns > width { break }
      let next = line.index(after: index)
      if line[index] == " " { afterWord = index }
      if next < line.endIndex, !closing.contains(line[next]) { afterCharacter = next }
      index = next
    }
    if index < line.endIndex, line[index] == " " { return index }
    return afterWord ?? afterCharacter
  }

  /// Buttons side by side in reading order, as many as fit.
  private static func rows(_ buttons: [String]) -> [String] {
    var rows: [String] = []
    for button in buttons {
      if let row = rows.last, Graphemes.columns(row) + 2 + Graphemes.columns(button) <= width {
        rows[rows.count - 1] = "\(row)  \(button)"
      } else {
        rows.append(button)
      }
    }
    return rows
  }
}
