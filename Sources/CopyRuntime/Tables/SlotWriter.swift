/// Writes the texts of one entry.
struct SlotWriter {
  let source: EntryText
  let context: CopyContext
  let arguments: [CopyArgument]
  let preferences: CopyPreferences

  /// The text of a slot. `nil` where the entry has none for the context.
  func text(_ slot: String) -> String? {
    source.message(of: slot, in: context).map {
      MessageWriter.text(
        of: $0, arguments: arguments, formats: source.formats.data, preferences: preferences)
    }
  }
}
