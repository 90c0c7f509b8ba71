/// The one change that a finding recommends.
public struct Fix: Hashable, Sendable {
  /// A verb phrase that helps on its own, such as “add  few {…}  for 2, 3, 4, 22 …”.
  public let summary: String
  /// The change as text edits in the finding's file; none where it takes a person to decide.
  public let edits: [TextEdit]
  /// Whether the edits may be applied unasked: they never change what the copy says.
  public let isSafe: Bool
  /// Changes of whole keys, which become `edits` once all findings are made.
  let keyEdits: [KeyEdit]

  public init(_ summary: String, edits: [TextEdit] = [], isSafe: Bool = false) {
    self.summary = summary
    self.edits = edits
    self.isSafe = isSafe
    keyEdits = []
  }

  /// A fix that adds or removes keys.
  init(_ summary: String, keys: [KeyEdit], isSafe: Bool = false) {
    self.summary = summary
    edits = []
    self.isSafe = isSafe
    keyEdits = keys
  }
}

/// Text that takes the place of a range of a file.
public struct TextEdit: Hashable, Sendable {
  /// UTF-8 byte offsets in the file as it is now; empty to insert.
  public let range: Range<Int>
  public let text: String

  public init(replacing range: Range<Int>, with text: String) {
    self.range = range
    self.text = text
  }

  public static func insert(_ text: String, at offset: Int) -> TextEdit {
    TextEdit(replacing: offset..<offset, with: text)
  }

  public static func delete(_ range: Range<Int>) -> TextEdit {
    TextEdit(replacing: range, with: "")
  }
}
