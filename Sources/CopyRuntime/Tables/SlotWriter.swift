/// Writes the texts of one entry, and those of its actions, which take no arguments.
struct SlotWriter {
  private let source: EntryText
  private let context: CopyContext
  private let missing: MissingArguments
  private var writer: MessageWriter

  /// - Parameter missing: the arguments that have no value.
  init(
    source: EntryText, context: CopyContext, arguments: [CopyArgument] = [], preferences: CopyPreferences? = nil,
    missing: MissingArguments = MissingArguments()
  ) {
    self.source = source
    self.context = context
    self.missing = missing
    writer = MessageWriter(arguments: arguments, formats: source.formats.data, preferences: preferences)
  }

  /// A text. `nil` where the entry has none for the context.
  mutating func text(_ slot: SlotKey) -> String? {
    guard let message = source.message(of: slot, in: context, without: missing) else { return nil }
    return writer.text(of: source.texts.bytes, message)
  }
}
