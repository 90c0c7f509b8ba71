extension Example {
  /// An entry whose English message has the fault, and the same entry with a message as it should be.
  ///
  /// - Parameter arguments: the declarations, such as `count = { type = "int", sample = 3 }`.
  static func message(_ bad: String, _ good: String, arguments: String...) -> Example {
    Example(bad: entry(bad, arguments), good: entry(good, arguments))
  }

  /// An entry whose translation has the fault, and the same entry with a translation as it should be.
  static func translation(
    _ locale: String, of source: String, _ bad: String, _ good: String, arguments: String...
  ) -> Example {
    let english = entry(source, arguments)
    func file(_ text: String) -> String {
      """
      \(english)
      # \(locale)/Photos.toml
      [upload-paused]
      message = "\(text)"

      """
    }
    return Example(bad: file(bad), good: file(good))
  }

  private static func entry(_ message: String, _ arguments: [String]) -> String {
    """
    [upload-paused]
    code = 1
    context = "passing"
    remedy = "none"
    message = "\(message)"
    note = "A banner above the album."

    """ + arguments.map { "args.\($0)\n" }.joined()
  }
}
