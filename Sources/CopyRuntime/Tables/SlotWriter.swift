/// Writes the texts of one entry.
struct SlotWriter {
  private let source: EntryText
  private let context: CopyContext
  private var writer: MessageWriter

  init(source: EntryText, context: CopyContext, arguments: [CopyArgument], preferences: CopyPreferences) {
    self.source = source
    self.context = context
    writer = MessageWriter(arguments: arguments, formats: source.formats.data, preferences: preferences)
  }

  /// The text of a slot. `nil` where the entry has none for the context.
  mutating func text(_ slot: String) -> String? {
    guard let message = source.message(of: slot, in: context) else { return nil }
    return writer.text(of: source.texts.bytes, source.texts.place(of: message))
  }
}
