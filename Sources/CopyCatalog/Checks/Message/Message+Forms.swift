extension Message {
  /// What goes where a form is deleted: the form and the white space before it, or after it where it is the
  /// first.
  ///
  /// - Parameters:
  ///   - selector: the form's name, in UTF-8 bytes of the pattern.
  ///   - body: from `{` to `}`.
  /// - Returns: UTF-8 bytes of the pattern.
  func extent(ofForm selector: Range<Int>, body: Range<Int>) -> Range<Int> {
    let bytes = Array(pattern.utf8)
    func isSpace(_ index: Int) -> Bool { bytes.at(index) == .space || bytes.at(index) == .lineFeed }
    var start = selector.lowerBound
    while start > 0, isSpace(start - 1) { start -= 1 }
    if start > 0, bytes[start - 1] == .comma { start = min(start + 1, selector.lowerBound) }
    var end = body.upperBound
    // After the comma one space stays before the next form.
    if start > 0, bytes[start - 1] == .space { while isSpace(end) { end += 1 } }
    return start..<end
  }
}
