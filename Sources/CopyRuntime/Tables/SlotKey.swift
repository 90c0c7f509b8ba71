/// The key of a text of an entry or an action, as `LocaleTables` has it behind its prefixes.
///
/// An app has thousands of titles, messages and recoveries: their keys are one letter, others are spelled out.
struct SlotKey: Sendable {
  private let name: [UInt8]
  /// The action that an entry's own label is for; empty for other texts.
  private let action: String

  private init(_ name: String) {
    self.name = Array(name.utf8)
    action = ""
  }

  private init(labelOf action: String) {
    name = SlotKey.labels.name
    self.action = action
  }

  static let title = SlotKey("t")
  static let message = SlotKey("m")
  static let recovery = SlotKey("r")
  static let announcement = SlotKey("announcement")
  /// The label of an action of the catalog.
  static let label = SlotKey("label")
  static let helpLabel = SlotKey("help.label")
  private static let labels = SlotKey("labels.")

  /// An entry's own label of an action.
  static func label(of action: String) -> SlotKey { SlotKey(labelOf: action) }

  /// The place of the prefixes of a key, `passing.` in `passing.t`; `nil` for the key of another text.
  func prefixes(of key: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
    let start = key.upperBound - name.count - action.utf8.count
    guard start >= key.lowerBound, start == key.lowerBound || bytes[start - 1] == dot,
      bytes.spells(name, at: start..<(start + name.count)),
      bytes.spells(action, at: (start + name.count)..<key.upperBound)
    else { return nil }
    return key.lowerBound..<start
  }
}
