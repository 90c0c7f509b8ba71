/// A key as it is written: one name, or several with dots between them.
struct TOMLKey {
  /// One name of a key.
  struct Part {
    let text: String
    /// UTF-8 bytes of the name in the file, with its quotes if it has any.
    let range: Range<Int>
  }

  var first: Part
  /// The names after the first dot. Kept apart because most keys have none, and none needs no memory.
  var rest: [Part] = []

  var count: Int { 1 + rest.count }

  var parts: [Part] { [first] + rest }

  subscript(part: Int) -> Part { part == 0 ? first : rest[part - 1] }

  /// UTF-8 bytes of the whole key in the file.
  var range: Range<Int> { first.range.lowerBound..<(rest.last ?? first).range.upperBound }

  /// The names with dots between them, for people.
  var name: String {
    rest.isEmpty ? first.text : rest.reduce(into: first.text) { $0 += "." + $1.text }
  }
}
